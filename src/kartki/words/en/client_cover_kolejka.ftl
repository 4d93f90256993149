# The browser: Kolejka on the pages around it

lobby-game-kolejka = Kolejka
lobby-pitch-kolejka = Poland in the 1980s. The shops are empty, the queue is long, and everybody knows somebody. Be the first to bring home everything on your list.
lobby-players-kolejka = 2 to 5 players · cards and nerves
learn-book_kolejka = Kolejka
learn-about_kolejka = Poland in the 1980s: queues, deliveries, and getting ahead by fair means and foul.
learn-when_kolejka = Poland, the 1980s
after-graph_kolejka = What was still missing, day by day
