# The browser: the table around every game

table-opening = The table is being laid …
table-your_turn = Your turn.
table-no_screen = This game cannot be played in the browser yet.
table-none = No table { $code }
table-shut = Table { $code } is closed for now
table-closed = Table { $code } is closed
table-to_front = To the first page
table-reconnecting = The connection is gone. Nothing is lost; we are coming back.
table-comes_back = The house closes for a moment and opens again in { $number } s. Nothing is lost.
table-not_loaded = The drawings of this game could not be loaded. The game itself is safe.
table-reload = Load again
