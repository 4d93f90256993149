# The browser: the table around every game

table-opening = Stiamo preparando il tavolo …
table-your_turn = Tocca a te.
table-no_screen = A questo gioco non si può ancora giocare nel browser.
table-none = Nessun tavolo { $code }
table-to_front = Alla prima pagina
table-reconnecting = Connessione interrotta. Niente è perduto: stiamo tornando.
table-comes_back = La casa chiude un momento e riapre fra { $number } s. Niente è perduto.
