# The browser: what lies beside the table, what comes after the game, replays

## A rule that is opened

rule-opening = One moment …
rule-missing = This rule cannot be fetched right now.
rule-book = In the rulebook
rule-close = Close

## The drawer

drawer-label = Beside the table
drawer-close = Close
drawer-log = Log
drawer-chat = Chat
drawer-people = People
drawer-settings = Settings
drawer-unread = { $number ->
    [one] 1 new message
   *[other] { $number } new messages
}

## The log

log-empty = Nothing has happened yet.
log-earlier = { $number ->
    [one] 1 earlier entry
   *[other] { $number } earlier entries
}
announce-more = { $number ->
    [one] 1 event skipped; the log has it.
   *[other] { $number } events skipped; the log has them.
}
announce-connected = You are connected again.
announce-away = { $name } is away.
announce-here = { $name } is back at the table.
asked-queue_up = Your turn: put a pawn in a queue.
asked-jumping = Your turn: play a queue card, or pass.
asked-opening = Your turn at the counter: take one of the goods.
asked-market = Your turn at the market: swap, wait or go home.
asked-market_again = You have swapped. Once more, or go home?
asked-recall = The day ends: call pawns home, or leave them in line.
asked-call = Your turn: call a number and roll.
asked-roll_called = You have called. Now roll.
asked-roll_sticker = Your turn: your sticker lets you roll without a call.
asked-at_the_board = Your turn at the ration board: roll.
asked-blue_route = Your turn on the blue route: roll and drive.
asked-spinning = Your turn: spin the top.
asked-trading = The top is spinning: you can trade.
asked-discarding = You have too many stamps: discard some.
asked-shopping = Your turn at the counter: buy one card, or nothing.
asked-last_shopping = One last card: buy it, or buy nothing.
back-own = Take back my last move
back-ask = Ask to take my last move back
back-ask_why = Something has happened since. So everybody has to agree, and the game goes back to just before your move.
back-asks = { $seat } asks to take the last move back. Do you agree?
back-waiting = You asked to take your last move back. Still to answer: { $list }.
back-others = { $seat } asks to take the last move back. Still to answer: { $list }.
back-yes = I agree
back-no = No, play on

## The chat

chat-nothing = Nobody has said anything yet.
chat-write = Say something
chat-send = Send
chat-phrases = Ready phrases; everybody reads them in their own language
chat-is_off = The host has switched the chat off. The game speaks for itself.
chat-quiet = You are watching, and those who watch are quiet. Enjoy the game!
chat-mute = Do not show { $name }’s messages
chat-unmute = Show { $name }’s messages again
chat-is_muted = { $name }’s messages are hidden here; nobody else notices.
phrase-hello = Hello, everybody!
phrase-good_luck = Good luck!
phrase-well_played = Well played!
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-hurry = Could we hurry a little?
phrase-wait = One moment, please.
phrase-oh_no = Oh no!
phrase-bravo = Bravo!
phrase-your_turn = It is your turn.
phrase-back_soon = I will be right back.
phrase-good_game = That was a good game.
phrase-erased = (erased)

react-button = React over your figure
react-shown = Show reactions over the figures

## The people

people-you = you
people-host = host
people-free = empty seat
people-bot = bot: { $bot }
people-here = at the table
people-away = away
people-stand_in = A bot plays until { $name } comes back.
people-stand_in_you = A bot plays for you until you come back.
people-come_back = I am back
people-left = { $time } left to decide
people-rename = Change name
people-new_name = New name
people-keep = Keep
people-cancel = Cancel
people-replace = Let a bot play
people-remove = Take the seat away
people-hand_over = Make host
people-tools = { $name }: seat
people-watching = { $number ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $number } people are watching.
}
people-invite = Invitation to the table
people-watch_link = Link for watching
people-copy = Copy
people-copied = Copied

## Seats while the game is on

seats-free = You are watching. Bots play here from the beginning: you may take the seat of one.
seats-to_ask = You are watching. There is a seat that you may ask for.
seats-lost = The host has taken your seat away, and a bot plays on. You may ask for your seat.
seats-choose = Show the seats
seats-watch = Just watch
seats-take = Sit down here
seats-ask = Ask for this seat
seats-ask_why = A person has held this seat in this game. It is yours when everybody else at the table accepts.
seats-name = Your name
seats-go = Sit down
seats-ask_go = Ask
seats-asks_again = { $name } held the seat “{ $seat }” before and asks for it again, from the same browser. Do you accept?
seats-asks_new = { $name } asks for the seat “{ $seat }”. This is not the browser that held it before, and whoever sits down there sees its hand. Do you accept?
seats-waiting = You asked for the seat “{ $seat }”. Still to answer: { $list }.
seats-others = { $name } asks for the seat “{ $seat }”. Still to answer: { $list }.
seats-without = { $number ->
    [one] 1 person without a seat
   *[other] { $number } people without a seat
}
seats-request = Somebody asks for a seat
seats-yes = Accept
seats-no = Decline
seats-withdraw = Withdraw
seats-ended = Your request has ended: somebody declined, the people at the table have changed, or the connection was lost.

## Settings

settings-language = Language
settings-sound = Sounds
settings-motion = Animation
settings-notify = Tell me when it is my turn, even when I am on another page
settings-notify_denied = Your browser blocks notifications for this page. You can change that in its own settings.
settings-advice = Advice
settings-paper = Paper
settings-record = Download the record so far
settings-record_failed = The record cannot be fetched right now.
settings-rules = Rulebook
settings-seat = My seat
settings-leave = Get up from the table
settings-leave_sure = A bot will play on in your place. You can come back at any time with this link. Get up?
settings-leave_yes = Get up
settings-leave_no = Stay
settings-seal = The dealer’s seal
settings-seal_why = Before anybody sat down, the server put its part of the luck into an envelope: this number seals it. Each browser added a part of its own. After the game the envelope is opened, so that everybody can check that neither dice nor cards were tampered with.

## A hint

hint-ask = What would a bot do?
hint-wait = The bot is thinking …
hint-told = In your place the bot would { $deed }.
hint-why = That is how this one thinks: it { $how }.
hint-honest = It knows only what you know, and it has been wrong before.
hint-do = Do that
hint-close = Thanks, I will decide
hint-later = A bot can advise you when it is your turn.

deed-queue = put a pawn in the queue { $shop_of }
deed-pass = pass and save the cards for another day
deed-wait = wait at the market
deed-home = go home from the market
deed-done = leave the other pawns where they stand
deed-take = take { $goods_one }
deed-exchange = swap { $goods_one } for { $other_one } at the market
deed-exchange_two = swap { $goods_one } and { $also_one } for { $other_one } at the market
deed-exchange_alike = swap { $goods_two } for { $other_one } at the market
deed-recall = call the pawn home from place { $place } { $shop_at }
deed-call = call { $number }
deed-roll = just roll
deed-other = play this: { $move }

## After the game

after-fold = Look at the board
after-unfold = How it ended
after-standing = Standing
after-place = { $number }.
after-missing = { $number ->
    [0] nothing missing
    [one] 1 good missing
   *[other] { $number } goods missing
}
after-rations = { $number ->
    [one] 1 ration card
   *[other] { $number } ration cards
}
after-as_table = The same as a table
after-start = Start
after-day = Week { $week }, { $day }
after-round = Round { $number }
after-turn = Turn { $number }
after-visits_up = With the visits turned up
after-visits_short = Visits
after-graph_none = The course of the game cannot be drawn right now.
after-rematch = Play again, same people
after-rematch_open = A new table is laid: go there
after-rematch_host = { $name } can open a new table for the same people.
after-replay = Watch it again
after-what_if = What if …? While you watch it again, you can take a seat at any move and play on from there against bots.
after-record = Download the record
after-check = Check the dealer
after-checking = Every line is being checked …
after-check_failed = The check cannot be made right now.
after-front = To the first page
proof-holds = Everything is as it should be.
proof-fails = Something is wrong in this record:
proof-lines = { $number ->
    [one] 1 line of the game, legal.
   *[other] { $number } lines of the game, every one legal.
}
proof-sealed = { $number ->
    [one] 1 time luck decided. It was computed again from the opened envelope and is the same.
   *[other] { $number } times luck decided. Each was computed again from the opened envelope and is the same.
}

## A replay

rerun-title = Replay
rerun-opening = The film is being wound back …
rerun-none = This game cannot be shown
rerun-table = To the table
rerun-scrub = Where in the game
rerun-at = { $at } of { $last }
rerun-play = Play
rerun-pause = Pause
rerun-first = To the beginning
rerun-back = One step back
rerun-on = One step on
rerun-last = To the end
rerun-jump = Jump to
rerun-eyes = Seen by
rerun-eyes_all = Whoever’s turn it is
rerun-eyes_watch = Spectator
rerun-speed = Speed
rerun-speed_times = { $number } ×
rerun-log = What happened
rerun-begin = Before the first move
rerun-what_if_failed = The new table cannot be laid right now.
rerun-what_if_as = From here on as { $name }, against bots
rerun-what_if_why = A new table is laid with exactly this position. You take the seat of the player through whose eyes you look; bots play the others, and fresh luck is dealt.
refusal-replay-only = This is a replay: you can look, but what was done is done.
