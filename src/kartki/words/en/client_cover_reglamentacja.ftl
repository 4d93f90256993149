# The browser: Reglamentacja on the pages around it

lobby-game-reglamentacja = Reglamentacja
lobby-pitch-reglamentacja = January 1983, and guests are coming. Trade ration stamps while the top spins, and buy what will please your visitors.
lobby-players-reglamentacja = 3 to 5 players · haggling
learn-book_reglamentacja = Reglamentacja
learn-about_reglamentacja = Poland in the 1980s: ration stamps, bargaining, and a top that spins.
learn-when_reglamentacja = Poland, 1944 to 1989
after-graph_reglamentacja = Points of the cards bought, turn by turn; the secret visits count only at the end
