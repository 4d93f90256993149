# The browser: the table around every game

table-opening = Nakrywamy do stołu …
table-your_turn = Twój ruch.
table-no_screen = W tę grę nie można jeszcze grać w przeglądarce.
table-none = Nie ma stołu { $code }
table-to_front = Na stronę główną
table-reconnecting = Połączenie przerwane. Nic nie przepadło, zaraz wracamy.
table-comes_back = Serwer zamyka się na chwilę i otworzy się za { $number } s. Nic nie przepadło.
table-not_loaded = Nie udało się wczytać rysunków tej gry. Sama gra jest bezpieczna.
table-reload = Wczytaj ponownie
