# Il browser: Reglamentacja sulle pagine intorno al gioco

lobby-game-reglamentacja = Reglamentacja
lobby-pitch-reglamentacja = Gennaio 1983, arrivano ospiti. Contratta i bollini finché la trottola gira, e compra ciò che li farà contenti.
lobby-players-reglamentacja = 3–5 persone · contrattazioni
learn-book_reglamentacja = Reglamentacja
learn-about_reglamentacja = Polonia, anni Ottanta: bollini, contrattazioni e una trottola che gira.
learn-when_reglamentacja = Polonia, 1944–1989
after-graph_reglamentacja = I punti delle carte comprate, turno per turno; le visite segrete contano solo alla fine
