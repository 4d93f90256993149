# Il browser: Ration Board sulle pagine intorno al gioco

lobby-game-ration_board = Ration Board
lobby-pitch-ration_board = America, 1943. Chiama un numero, lancia i dadi, vai da cinque impiegati che non si lasciano impressionare e torna a casa prima degli altri con tutte e cinque le tessere.
lobby-players-ration_board = 2–8 persone · dadi e coraggio
learn-book_ration_board = Ration Board
learn-about_ration_board = Stati Uniti, 1943: cinque viaggi per cinque tessere.
learn-when_ration_board = Stati Uniti, 1943
after-graph_ration_board = Le tessere, giro per giro
