# Il browser: Kolejka sulle pagine intorno al gioco

lobby-game-kolejka = Kolejka
lobby-pitch-kolejka = Polonia, anni Ottanta. I negozi sono vuoti, la coda è lunga e tutti conoscono qualcuno. Porta a casa prima degli altri tutto ciò che hai sulla lista.
lobby-players-kolejka = 2–5 persone · carte e nervi
learn-book_kolejka = Kolejka
learn-about_kolejka = Polonia, anni Ottanta: code, consegne e mille modi, onesti o meno, per passare avanti.
learn-when_kolejka = Polonia, anni Ottanta
after-graph_kolejka = Che cosa mancava ancora, giorno per giorno
