# Caring for the tables of a server: what kartki tables says to whoever runs it

## Help

help-tables = Care for the tables of the server, also while it is running.
help-tables_list = List the tables, the latest change first.
help-tables_phase = Only tables in this phase: gathering, playing, over or closed.
help-tables_older = Only tables at which nothing has happened for so long: 45m, 12h or 30d.
help-tables_due = Only tables that are due by the settings keep_…_days, and what would become of them. Nothing is changed.
help-tables_json = Write JSON, for programs.
help-tables_show = Show everything that may be known of one table: its settings, seats, times and sizes. No hidden card and no key is shown.
help-tables_code = The room code or the spectators’ code of the table.
help-tables_codes = The room codes or spectators’ codes of the tables.
help-tables_chat = Also show what was said in the chat.
help-tables_close = Close tables for good, without a result. Nobody plays on there; what was told can still be read.
help-tables_delete = Delete tables with their games and their chat, for good.
help-tables_yes = Delete without asking.

## A list of tables

tables-head_code = CODE
tables-head_game = GAME
tables-head_phase = PHASE
tables-head_age = LAST CHANGE
tables-head_lines = LINES
tables-head_chat = CHAT
tables-head_people = PEOPLE
tables-phase_gathering = gathering
tables-phase_playing = playing
tables-phase_over = over
tables-phase_closed = closed
tables-due_delete = would be deleted
tables-due_close = would be closed
tables-due_record = would become a nameless record
tables-age_now = just now
tables-age_minutes = { $number } min ago
tables-age_hours = { $number } h ago
tables-age_days = { $number ->
    [one] 1 day ago
   *[other] { $number } days ago
}
tables-count_phase = { $phase } { $number }
tables-count = { $number ->
    [one] 1 table: { $phases }.
   *[other] { $number } tables: { $phases }.
}
tables-none = There are no such tables.
## One table

tables-fact_code = room code
tables-fact_watch = spectators’ code
tables-fact_game = game, edition
tables-fact_options = house rules
tables-fact_pace = pace
tables-fact_public = on the public list
tables-fact_phase = phase
tables-fact_made = opened
tables-fact_changed = last change
tables-fact_here = sockets there now
tables-fact_lines = lines of the record
tables-fact_chat = words in the chat
tables-fact_rematch = rematch
tables-fact_settings = settings
tables-seat_bot = bot { $kind }
tables-seat_stand_in = the bot { $kind } stands in
tables-seat_host = host
tables-seat_open = open
tables-nobody = (nobody)

## Closed, deleted

tables-closed = { $code } is closed. Nobody plays on there; what was told can still be read.
tables-was_closed = { $code } was closed already.
tables-was_over = { $code } is over already: there is nothing to close.
tables-deleted = { $code } is deleted, with its game and its chat.
tables-unknown = There is no table { $code }.
tables-played = { $code } is being played, so it was not deleted. To delete it, close it first: kartki tables close { $code }
tables-gathered = There are people at { $code }, so it was not deleted. To delete it, close it first: kartki tables close { $code }
tables-unreadable = What is stored of { $code } cannot be read, so it cannot be closed. kartki check-store says more; it can be deleted: kartki tables delete { $code }
tables-sure = { $number ->
    [one] Delete the table { $codes } with its game and its chat, for good? (yes/no)
   *[other] Delete { $number } tables ({ $codes }) with their games and their chat, for good? (yes/no)
}
tables-unsure = Nothing was deleted.
tables-left = The tables are deleted, but their old bytes could not be taken off the disk yet: there is too little room, or another program reads { $path }. Make room, then start the server again or delete another table: that takes them off, too.

## What cannot be done

trouble-tables_phase = There is no phase “{ $value }”. Allowed: { $allowed }.
trouble-tables_older = “{ $value }” is no age. Write a whole number with m, h or d for minutes, hours or days, for example 30d.
trouble-admin-no_sockets = A server has the store { $path } open, and on this system it cannot be asked while it runs. Stop it first, then try again.
trouble-admin-unreachable = Something has the store { $path } open, but no server answers at kartki.sock beside it ({ $found }). If a server is just starting or stopping, try again in a moment; otherwise stop it first.
trouble-admin-malformed = The server that has the store { $path } open does not understand this command, perhaps because it is of another version. Start it again with this version, or stop it first.
trouble-admin-fault = Something broke in the server that has the store { $path } open. A note for the makers is in its log.
trouble-tables_unknown = There is no table { $found }.
trouble-tables_unreadable = What is stored of the table { $found } cannot be read. kartki check-store says more.
trouble-tables_yes = Nobody can be asked here whether you are sure, so nothing was deleted. Give the command with --yes.
