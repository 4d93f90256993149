## Whose turn it is, and what they are doing

refusal-turn-not_yours = It is not your turn: { $turn } { $doing }.
doing-spinning = is about to spin the top
doing-trading = has the word
doing-discarding = is discarding stamps
doing-shopping = is at the counter
doing-last_shopping = is buying a last card

## What is asked now, in the middle of a sentence

asked-spinning = spin the top
asked-trading = trade while the top spins
asked-discarding = discard stamps until you hold six
asked-shopping = buy one card, or nothing
asked-last_shopping = buy one last card, or nothing
