# The browser: Ration Board on the pages around it

lobby-game-ration_board = Ration Board
lobby-pitch-ration_board = America, 1943. Call a number, roll the dice, drive to five unimpressed clerks, and come home with all five rations before the others do.
lobby-players-ration_board = 2 to 8 players · dice and daring
learn-book_ration_board = Ration Board
learn-about_ration_board = The United States in 1943: five trips for five ration cards.
learn-when_ration_board = United States, 1943
after-graph_ration_board = Ration cards, round by round
