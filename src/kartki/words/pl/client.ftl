# The browser: the table around every game

table-opening = Nakrywamy do stołu…
table-your_turn = Twój ruch.
table-no_screen = W tę grę nie można jeszcze grać w przeglądarce.
table-none = Nie ma stołu { $code }
table-shut = Stół { $code } jest na razie zamknięty
table-closed = Stół { $code } jest zamknięty
table-to_front = Na stronę główną
table-reconnecting = Połączenie przerwane. Nic nie przepadło, zaraz wracamy.
table-comes_back = Zamykamy na chwilę i otwieramy znowu za { $number } s. Nic nie przepadło.
table-not_loaded = Nie udało się wczytać rysunków tej gry. Samej grze nic się nie stało.
table-reload = Wczytaj ponownie
