# The browser: the first page, new tables, gathering round a table, several on one screen

lobby-title = Kartki: three games of queues and ration cards
lobby-motto = Three board games about too little of everything
lobby-about = Kartki are ration cards. This is a house for three board games about scarcity: free, without accounts and without advertising. The server judges every move by the rulebook, and every roll of the dice can be checked afterwards.
lobby-for_programs = For programs: the server’s API
lobby-to_front = Kartki: to the first page
lobby-language = Language
lobby-sound = Sounds
lobby-motion = Animation

## The boxes

lobby-play_now = Play now against bots
lobby-opening = Opening the box …
lobby-for_friends = A table for friends
lobby-learn = Learn it
lobby-rules = Rules
lobby-history = History
lobby-default_name = Guest

## Tables to go to

lobby-join = Do you have a code?
lobby-code_label = The code or the link from your invitation
lobby-join_go = Join
lobby-code_missing = Type the six letters and figures of your invitation first.
lobby-class = A class
lobby-class_note = Thirty pupils, one code, one lesson: for schools, libraries and museums.
lobby-class_go = Open a class
lobby-my_tables = Your tables
lobby-go_on = Go on
lobby-finished = Played to the end
lobby-replay = See again
lobby-public = Open to everybody
lobby-public_none = No public table is open right now. Yours could be the first.
lobby-watch = Watch
lobby-nobody_yet = nobody yet
lobby-phase-gathering = { $free ->
    [0] everybody is here, about to begin
    [one] one seat is free
   *[other] { $free } seats are free
}
lobby-phase-playing = the game is on
lobby-phase-held = waiting for its version of the rules
lobby-phase-over = over
lobby-phase-closed = closed
lobby-turn_yours = Your turn
lobby-turn_others = Waiting for { $names }

## A new table

lobby-new_title = A table for { $game }
lobby-new_intro = Say how many you are, open the table, and send the others the link. Empty seats can be given to bots.
lobby-your_name = Your name
lobby-name_hint = So that the others know who you are. No account, nothing else.
lobby-where = Who plays where?
lobby-where-apart = Everybody on a screen of their own
lobby-where-apart_note = You get a link, a code and a picture to scan.
lobby-where-here = Several of us on this screen
lobby-where-here_note = You pass the screen round; hands stay hidden.
lobby-seats = Seats at the table
lobby-people_here = The people at this screen
lobby-person = Name of person { $number }
lobby-person_add = One more
lobby-person_remove = Without person { $number }
lobby-bots_fill = { $number ->
    [0] No seat is left for bots.
    [one] A bot takes the seat that is left.
   *[other] Bots take the { $number } seats that are left.
}
lobby-open = Open the table
lobby-open_here = Begin the game
lobby-opening_table = The table is being laid …
lobby-details = House rules, time, manners
lobby-details_note = Everything is set sensibly; change what you like.
lobby-no_game = There is no game called “{ $name }” here.
lobby-no_game_yet = { $game } cannot be played in the browser yet.
lobby-house_rules = House rules
lobby-edition = Edition
lobby-edition-standard = the box as printed
lobby-edition-rebuilt-1943 = 1943, rebuilt from what is known of the box
lobby-edition-rebuilt-1983 = 1983, rebuilt from what is known of the box
lobby-option-stalls = The stalls at the market
lobby-option-stalls-fixed = in the order of the book
lobby-option-stalls-random = in an order drawn by chance
lobby-option-saturday = On Saturday everybody shuffles
lobby-option-saturday-all = all ten queue cards
lobby-option-saturday-played = only the played cards, which go under the rest
lobby-option-remind = Rolling without having called a number
lobby-option-remind-off = costs the turn
lobby-option-remind-on = is refused, with a friendly reminder
lobby-option-past_home = A car that comes past Home
lobby-option-past_home-drive = drives on with what is left of the roll
lobby-option-past_home-stop = stops at Home
lobby-option-places = When somebody has won
lobby-option-places-off = the game is over
lobby-option-places-on = the others play on for their places
lobby-option-pace = The trading ends
lobby-option-pace-beats = when chance decides, without a clock
lobby-option-pace-live = when the top falls
lobby-option-visits = Visits at a table of three
lobby-option-visits-all = all six
lobby-option-visits-no_meal = only those without a meal
lobby-time = Time
lobby-pace = Pace
lobby-pace-live = In one sitting, all at the table
lobby-pace-days = Without a clock, a move when you find the time
lobby-decision_seconds = Time for each decision
lobby-seat_seconds = Time for each player, for the whole game
lobby-gone_seconds = A bot stands in for somebody who is away
lobby-no_limit = without limit
lobby-never = never
lobby-after = { $number ->
    [one] after a minute
   *[other] after { $number } minutes
}
lobby-seconds = { $number ->
    [one] 1 second
   *[other] { $number } seconds
}
lobby-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
}
lobby-hours = { $number ->
    [one] 1 hour
   *[other] { $number } hours
}
lobby-manners = Manners
lobby-undo = Moves may be taken back
lobby-chat = There is a chat
lobby-hints = Bots may be asked for advice
lobby-memory_aids = Memory aids: cards and deliveries once seen stay in sight
lobby-bot_delay = Bots play
lobby-bot_delay-fast = at once
lobby-bot_delay-usual = so that one can follow
lobby-bot_delay-slow = at leisure
lobby-who_comes = Who may come
lobby-by_link = Only those who have the link
lobby-public_yes = Everybody: the table is listed on the first page

## Gathering

lobby-gathering = Gathering round the table
lobby-invited = You are invited to { $game }
lobby-invited_by = { $name } invites you to { $game }
lobby-sit_first = Say who you are and sit down. That is all.
lobby-sit_down = Sit down
lobby-sit_here = Sit here
lobby-full = All seats are taken. You can watch from here.
lobby-watching_only = This link is for watching. When the game begins, you will see it here.
lobby-seat = Seat { $number }
lobby-seat_free = free
lobby-seat_you = you
lobby-seat_host = host
lobby-seat_away = away
lobby-seat_bot = bot
lobby-seats_title = Seats
lobby-bot_kind = Bot for seat { $number }
lobby-bot_add = Put a bot here
lobby-bots_all = Bots on all free seats
lobby-name_at = Name at seat { $number }
lobby-rename = Rename
lobby-rename_of = Rename { $name }
lobby-rename_done = Done
lobby-remove = Send away
lobby-remove_of = Send away: { $name }
lobby-hand_over = Make host
lobby-hand_over_to = Make host: { $name }
lobby-figure = My figure
lobby-figure_taken = { $figure }: taken by { $name }
lobby-rise = Get up
lobby-start = Begin the game
lobby-start_not_yet = { $number ->
    [one] One seat is still empty: somebody has to sit there, or a bot.
   *[other] { $number } seats are still empty: somebody has to sit there, or bots.
}
lobby-start_ready = Everybody is here. Begin when you like.
lobby-start_sit = You are the host, but you have no seat yet.
lobby-wait_host = { $name } begins the game when everybody is here.
lobby-wait_hosts = The host begins the game when everybody is here.
lobby-invite = Invite the others
lobby-invite_how = Send the link, read the code aloud, or let them scan the picture.
lobby-room_code = Room code
lobby-share = Share
lobby-share_text = Come and play { $game } with me. The code is { $code }.
lobby-qr = The link as a picture to scan
lobby-watching = { $number ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $number } people are watching.
}
lobby-settings = This table
lobby-seats_fewer = One seat fewer
lobby-seats_more = One seat more
lobby-says-edition = Edition: { $edition }
lobby-says-undo = { $on ->
    [yes] Moves may be taken back.
   *[no] Nothing is taken back.
}
lobby-says-chat = { $on ->
    [yes] There is a chat.
   *[no] There is no chat.
}
lobby-says-hints = { $on ->
    [yes] Bots may be asked for advice.
   *[no] Nobody gives advice.
}
lobby-says-memory_aids = { $on ->
    [yes] Memory aids: what was bought, what players surely hold and which deliveries are to come can be looked up.
   *[no] No memory aids: what was seen once has to be remembered, as at a table of wood.
}
lobby-says-public = { $on ->
    [yes] The table is listed on the first page; everybody may come.
   *[no] Only those who have the link may come.
}
lobby-says-decision_seconds = Each decision: at most { $time }.
lobby-says-seat_seconds = Each player, in all: at most { $time }.
lobby-says-gone_seconds = A bot stands in for somebody who is away for { $time }.

## Several on one screen

lobby-pass = Now { $name }
lobby-pass_how = Pass the screen to { $name }. Tap when nobody else is looking.
lobby-pass_go = I am { $name }
lobby-hotseat_lost = The keys of this table are not on this device. It was opened in another browser, perhaps.
lobby-hotseat_now = { $name } plays

## Lost

lobby-lost = Nothing on this shelf
lobby-lost_why = You have queued at an address where nothing is given out: { $path }. It happens to the best.
lobby-lost_go = Back to the first page

## What the server could not do

refusal-house-away = The server does not answer. Are you connected? Try again in a moment.
refusal-house-busy = Too much is being asked at once. Please try again in a moment.
refusal-house-stopping = The house is closing for a moment. Please come back soon.
refusal-house-fault = Something broke that should not have. It has been noted down for whoever runs this server.
refusal-table-unknown = There is no table { $code }. Look at the code again: letters and figures, no O and no zero.
refusal-table-too_often = Too many tables were opened from your address within an hour. Please try again later.
refusal-code-too_many = Too many wrong codes. Wait a minute, then look at the code again.
refusal-body-malformed = The server did not understand what this page sent. Please load the page again and try once more.
