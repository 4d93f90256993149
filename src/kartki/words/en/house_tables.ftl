# Tables on the net: why something is refused, and what is told of a table

refusal-seat-none = You have no seat at this table.
refusal-seat-other = That is somebody else’s move.
refusal-seat-stand_in = A bot is playing for you. Take your seat back first.
refusal-seat-is_yours = You are playing this seat yourself already.
refusal-seat-unknown = There is no such seat: the table has { $number }.
refusal-seat-watching = This link is for watching. To play you need an invitation with the room code.
refusal-seat-have_one = You have a seat at this table already.
refusal-seat-taken = { $name } sits there.
refusal-seat-closed = A bot has this seat. The host can free it.
refusal-seat-held = A person has held this seat in this game, so nobody simply sits down there. Ask for it: it is yours when everybody else at the table accepts.
refusal-seat-removed = You were removed from this seat, and a bot plays on. Ask for it: you can sit down again when everybody else at the table accepts.
refusal-seat-other_hand = You have held another seat in this game and know its hand. You cannot have a second one.
refusal-seat-need_not_ask = You need not ask for this seat: just sit down.
refusal-seat-asked = { $name } is asking for a seat already. Wait until that is decided.
refusal-seat-host_alone = Nobody who sat here from the beginning could accept but the host, and a host does not decide alone who sees this hand. So a bot plays on, unless whoever held the seat comes by and agrees.
refusal-seat-not_asked = This request for a seat is not open any more.
refusal-seat-no_say = This request is not yours to answer.
refusal-seat-empty = Nobody sits there.
refusal-seat-no_person = Only a person can be the host, and nobody sits there.
refusal-seat-name = A name has 1 to { $most } visible characters, without quotes, brackets, semicolons, underscores or the signs =, ! and @.
refusal-seat-name_taken = Somebody at this table is called { $name } already.
refusal-seat-name_mixed = A name takes its letters from one alphabet: Latin, Greek and Cyrillic letters, for example, are not mixed, because some of them look the same.
refusal-seat-name_alike = On a screen this name looks like { $name }, and somebody at this table is called that already.
refusal-figure-taken = { $name } has taken this figure already. Choose another one.
refusal-figure-unknown = There is no such figure in the box: it has { $number }.
refusal-figure-begun = The game has begun, and everybody keeps their figure until it is over.
refusal-host-only = Only the host may do that.
refusal-bot-unknown = No bot called “{ $name }” plays this game. There are: { $allowed }.
refusal-table-begun = The game has begun already.
refusal-table-not_begun = The game has not begun yet.
refusal-table-not_over = The game is not over yet.
refusal-table-rematched = There is a new table already: { $code }.
refusal-table-seats_empty = Seats are still empty: { $seats }. Somebody has to sit there, or a bot.
refusal-table-too_small = Somebody sits on seat { $number }, so the table needs at least that many.
refusal-table-too_many = There are too many open tables at the moment. Please try again later.
refusal-table-closed = This table was closed by whoever runs the server. What was told can still be read; nobody plays on here.
refusal-table-deleted = This table was deleted by whoever runs the server.
refusal-table-held = This game was begun under other rules than the ones that run now. It is kept, and goes on under the version it began with.
refusal-table-damaged = What is stored of this table cannot be read. It is kept as it is, and opens again once whoever runs the server has mended it. The other tables go on.
refusal-branch-number = That game is not so long: its last line is { $number }.
refusal-branch-over = There the game was over already. Choose an earlier line.
refusal-game-unknown = There is no game called “{ $name }”. There are: { $allowed }.
refusal-edition-unknown = There is no edition called “{ $name }”. There are: { $allowed }.
refusal-option-unknown = There is no option “{ $name }”. Known options: { $allowed }.
refusal-option-value = “{ $value }” is not a value of the option { $name }. Allowed: { $allowed }.
refusal-option-needs_clock = The option { $name }={ $value } needs a live table.
refusal-option-only_for = The option { $name }={ $value } is for { $allowed } players only.
refusal-option-players = { $value } cannot play this game; the number of players lies between these: { $allowed }.
refusal-command-stale = Something has happened since. Look again, then act.
refusal-command-ahead = You are ahead of the game: the last number is { $number }.
refusal-notation-unreadable = That is no move that this game knows.
refusal-message-malformed = That is no message that this table understands: { $detail }
refusal-undo-off = At this table nothing is taken back.
refusal-undo-not_asked = Nobody is asking to take anything back.
refusal-chat-off = The host has switched the chat off.
refusal-chat-watching = Those who watch are quiet.
refusal-chat-phrase = There is no such phrase. There are: { $allowed }.
refusal-chat-empty = Say something, or choose a phrase; one of the two.
refusal-chat-signs = There are signs in it that cannot be shown.
refusal-hint-off = The host has switched hints off.
refusal-hint-none = No advice can be had right now.
refusal-preview-luck = Chance cannot bring “{ $line }” here.
refusal-clock-late = Too late: the clock has struck.
refusal-clock-standstill =
    { $seconds ->
        [one] The speculator is shopping, and everything stands still: one more second.
       *[other] The speculator is shopping, and everything stands still for another { $seconds } seconds.
    }
refusal-table-not_ready = It begins when { $name } is ready, in a minute at the latest.
refusal-ready-no_clock = There is no clock at this table: nobody has to hurry, and nobody waits.
refusal-ready-begun = The game is under way already, and waits for nobody any more.
refusal-store-full = The disk of the server is full. Nothing was lost and nothing was done; try again when there is room.
refusal-store-read_only = The server may not write to its disk. Nothing was lost and nothing was done; try again later.
refusal-store-broken = The server could not keep this. Nothing was lost and nothing was done; try again later.
refusal-server-fault = Something broke in the server. Nothing was lost and nothing was done; a note for the makers is in its log.
refusal-hello-missing = The first message has to say which table.
refusal-hello-twice = You have been welcomed already.
refusal-hello-table = There is no table { $code }.
refusal-hello-version = This page is of another version than the server. Load it again.
refusal-hello-too_many = Too many wrong codes. Wait a minute.

event-took_back = { $seat_me ->
    [yes] You take back your last act.
   *[no] { $seat } takes back the last act.
}
event-took_back_agreed = { $seat_me ->
    [yes] All agree: everything back to your last act is taken back.
   *[no] All agree: everything back to { $seat }’s last act is taken back.
}
event-played_by = { $seat_me ->
    [yes] Your place: { $name } plays there from now on.
   *[no] { $seat }’s place: { $name } plays there from now on.
}
event-played_by_bot = { $seat_me ->
    [yes] Your place: a bot ({ $bot_name }) plays there from now on.
   *[no] { $seat }’s place: a bot ({ $bot_name }) plays there from now on.
}
event-time_was_up = Time is up: the game ends here.

fault-record-unfinished = the game is not over: only finished games are taken in.
fault-record-name = “{ $found }”: nobody can have this name at a table. A name has 1 to 20 visible characters, without quotes, brackets, =, ;, ! and @.
fault-record-bot_seat = “{ $found }” does not say which bot played which seat; write b=BOT, with the letter of a seat.
fault-record-bot_kind = “{ $found }”: no bot can be called this. Its name has 1 to 40 letters, digits and hyphens.
fault-stored-page = the pages of the store that hold it are damaged ({ $found }).
fault-stored-row = { $found } holds something that cannot be there.
fault-stored-text = a text of it is not UTF-8 any more.
fault-stored-room = its document cannot be read: { $found }.
fault-stored-game = the game “{ $found }” is not known here.
fault-stored-lines = lines of its log are missing or too many (found / expected: { $found }).
fault-stored-seats = its seats ({ $found }) do not fit the game.
fault-stored-odd = it cannot be put together again ({ $found }).

front-about = Three board games of queues and rationing: Kolejka, Reglamentacja and Ration Board. This server is running, and its tables are open; only the pages to play on have not been built here yet.
front-build = Stop the server and start it with this command: it builds the pages once, which takes a minute, and opens them.
front-terminal = Or play in the terminal right away:
front-programs = The server’s interface, for programs
