# Caring for the tables of a server: what kartki tables says to whoever runs it

## Help

help-tables = Care for the tables of the server, also while it is running.
help-tables_list = List the tables, the latest change first.
help-tables_phase = Only tables in this phase: gathering, playing, over or closed.
help-tables_older = Only tables at which nothing has happened for so long: 45m, 12h or 30d.
help-tables_due = Only tables that are due by the settings keep_…_days, and what would become of them. Nothing is changed.
help-tables_json = Write JSON, for programs.

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

## What cannot be done

trouble-tables_phase = There is no phase “{ $value }”. Allowed: { $allowed }.
trouble-tables_older = “{ $value }” is no age. Write a whole number with m, h or d for minutes, hours or days, for example 30d.
trouble-admin-no_sockets = A server has the store { $path } open, and on this system it cannot be asked while it runs. Stop it first, then try again.
trouble-admin-unreachable = Something has the store { $path } open, but no server answers at kartki.sock beside it ({ $found }). If a server is just starting or stopping, try again in a moment; otherwise stop it first.
trouble-admin-malformed = The server that has the store { $path } open does not understand this command, perhaps because it is of another version. Start it again with this version, or stop it first.
trouble-admin-fault = Something broke in the server that has the store { $path } open. A note for the makers is in its log.
