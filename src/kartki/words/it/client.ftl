# The browser: the table around every game

table-opening = Stiamo preparando il tavolo…
table-your_turn = Tocca a te.
table-no_screen = A questo gioco non si può ancora giocare nel browser.
table-none = Il tavolo { $code } non esiste
table-shut = Il tavolo { $code } per ora è chiuso
table-closed = Il tavolo { $code } è chiuso
table-to_front = Alla pagina iniziale
table-reconnecting = La connessione è caduta. Niente è perduto: stiamo tornando.
table-comes_back = La casa chiude un momento e riapre tra { $number } s. Niente è perduto.
table-not_loaded = Non è stato possibile caricare i disegni del gioco. La partita è al sicuro.
table-reload = Carica di nuovo
