# The house: what the command line and every table say

## At the table

bot-names = Krystyna, Tadeusz, Danuta, Leszek, Wiesława, Bogdan, Teresa, Stanisław
names-one = { $seat_me ->
    [yes] you
   *[no] { $seat }
}
verbs-call = call, calls
verbs-roll = roll, rolls, r

refusal-chance-first = First chance has its say; wait for it.
refusal-turn-not_yours = It is not your turn.
refusal-game-over = The game is over.
refusal-undo-nothing = There is nothing to take back yet.
refusal-undo-not_yours = The last act was not yours, so you cannot take it back.
refusal-undo-revealed = Something has come to light since, so this cannot be taken back.
refusal-undo-clock = A clock is running: while it does, nothing can be taken back.
refusal-undo-time_up = The time is up and the game is over: nothing is taken back any more.

bot-greedy = takes the next step that brings something it lacks
    .name = greedy
bot-neighbour = weighs queues, cards and deliveries against what its list and the leader need
    .name = neighbour
bot-planner = plays the next days through in its head, again and again, and does what wins most often
    .name = planner
bot-random = takes any legal act, all equally likely
    .name = random
bot-navigator = calls the number that brings its car Home soonest, on average
    .name = navigator
bot-six = calls 6, or the distance to its goal if that is less
    .name = six
bot-always6 = always calls 6
    .name = always 6

## Replay, verify, simulate

replay-keys = [{ $at }/{ $last }] Enter: on, b: back, a number: there, q: quit
replay-at = Move { $at } of { $last }: { $line }
replay-next = Next: { $seat } ({ $mark })
verify-lines = { $number ->
    [one] { $path }: 1 line of the log, legal.
   *[other] { $path }: { $number } lines of the log, all legal.
}
verify-fingerprints = { $number ->
    [one] 1 fingerprint, right.
   *[other] { $number } fingerprints, all right.
}
verify-refusals = { $number ->
    [one] 1 line that must be refused, and is.
   *[other] { $number } lines that must be refused, and are.
}
verify-sealed = { $number ->
    [one] 1 chance line recomputed from the sealed seed that the head committed to.
   *[other] { $number } chance lines recomputed from the sealed seed that the head committed to.
}
verify-seeded = { $number ->
    [one] 1 chance line recomputed from the seed of a simulation.
   *[other] { $number } chance lines recomputed from the seed of a simulation.
}
verify-hand = Chance was dealt by hand or is still sealed, so it proves nothing about the dice.
verify-by_time = The game was ended by time: its places are how it stood at that moment.
decimal-mark = .

## What is wrong with a record

fault-refused = “{ $found }” is not allowed here ({ $code }, { $rule }).
fault-record-too_long = the record is too long ({ $found } characters).
fault-record-no_game = this is not a record: the tag [Game "…"] is missing.
fault-record-game = the game “{ $found }” is not known here.
fault-record-newer = the record was made with newer rules ({ $found }); update Kartki to open it.
fault-record-edition = the edition “{ $found }” is not known here; give its file with --edition.
fault-record-box = the edition “{ $found }” here is not the one the record was made with.
fault-record-options = the option { $found } is not known or not allowed.
fault-record-seats = the seats “{ $found }” do not fit the game; write a=Name b=Name … from a on.
fault-record-tag = a tag was expected here, like [Game "ration_board"], and this was found: { $found }
fault-record-tag_twice = the tag { $found } stands twice.
fault-record-after_foot = nothing may follow the foot, and this does: { $found }
fault-record-fingerprint_form = a fingerprint has 16 hexadecimal digits; found: { $found }
fault-record-who = a line begins with a seat (a, b, c …), *, ~, ^, = or ; and this one does not: { $found }
fault-record-unreadable = “{ $found }” is no move of this game.
fault-record-redacted = “{ $found }” hides what happened; a record as one seat saw it can only be read up to here.
fault-record-not_a_move = only a move can be refused; { $found } stands behind something else.
fault-record-not_refused = “{ $found }” should be refused, and is allowed.
fault-record-refused_otherwise = the line is refused for another reason: { $found }
fault-record-fingerprint = the position is another one than the fingerprint says; it should be { $found }
fault-record-change = “{ $found }” is no change of a table. Known: “a takes back 1”, “b is played by NAME”, “time is up”.
fault-record-take_back = “{ $found }” takes back more than there is.
fault-record-dealt_otherwise = the dealer had to deal something else here: { $found }
fault-record-cut = the record has a foot but the game is not over: lines are missing.
fault-record-result = the result in the foot ({ $found }) is not how the game ended.
fault-record-ended = the tag Ended says “{ $found }”, and that is not how the game ended. Allowed is “by time”, where the line “^ time is up” ends the game.
fault-record-ended_by_time = the line “^ time is up” ends the game, but the foot does not say so: the tag [Ended "by time"] is missing.
fault-record-dealer = the dealer “{ $found }” is not known. Known: sealed, seeded N, hand.
fault-record-secret = the secret or a nonce in the foot is not hexadecimal.
fault-record-other_secret = the secret is not the one that the head commits to.
fault-record-not_text = this is not a text file.

## What is wrong with an edition

fault-record-no_secret = the game is over, but the secret of its sealed dealer is missing: the dice cannot be proven.
fault-record-bot = the bot “{ $found }” is not known here.
replay-start = Before the first of { $last } moves.

## Lists

list-and = { $first } and { $last }
list-or = { $first } or { $last }
list-choice = { $number ->
    [one] { $list }
   *[other] any { $number } of { $list }
}

bot-trader = counts what each card in the row would bring and trades for what is missing
    .name = trader
bot-haggler = imagines what the others hold, offers what they would just accept, and keeps its share
    .name = haggler
bot-hermit = plays like the trader, but deals with nobody except the speculator
    .name = hermit
