## Whose turn it is, and what they are doing

refusal-turn-not_yours = It is not your turn: { $turn } { $doing }.
doing-queue_up = is putting a pawn into a queue
doing-jumping = is choosing a queue card
doing-opening = is choosing goods in a shop
doing-market = is bargaining at the market
doing-recall = is deciding which pawns to call home

## What is asked now, in the middle of a sentence

asked-queue_up = put a pawn at the end of a queue
asked-jumping = play a queue card, or pass
asked-opening = take goods in the shop that serves you
asked-market = exchange at the market, wait, or go home
asked-recall = call pawns home, or leave them in line
