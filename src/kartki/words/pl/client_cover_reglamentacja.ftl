# Przeglądarka: Reglamentacja na stronach wokół gry

lobby-game-reglamentacja = Reglamentacja
lobby-pitch-reglamentacja = Styczeń 1983, idą goście. Wymieniaj kartki, póki bączek się kręci, i kup to, co ich ucieszy.
lobby-players-reglamentacja = 3–5 osób · targowanie się
learn-book_reglamentacja = Reglamentacja
learn-about_reglamentacja = Polska lat osiemdziesiątych: kartki, targowanie się i bączek, który wciąż się kręci.
learn-when_reglamentacja = Polska, 1944–1989
after-graph_reglamentacja = Punkty za kupione karty, tura po turze; tajne wizyty liczą się dopiero na końcu
