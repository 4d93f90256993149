# Przeglądarka: Kolejka na stronach wokół gry

lobby-game-kolejka = Kolejka
lobby-pitch-kolejka = Polska, lata osiemdziesiąte. Sklepy puste, kolejka długa, a każdy ma jakieś znajomości. Przynieś do domu wszystko z listy, zanim zrobią to inni.
lobby-players-kolejka = 2–5 osób · karty i nerwy
learn-book_kolejka = Kolejka
learn-about_kolejka = Polska lat osiemdziesiątych: kolejki, dostawy i przepychanki, uczciwe i nie całkiem.
learn-when_kolejka = Polska, lata osiemdziesiąte
after-graph_kolejka = Czego jeszcze brakowało, dzień po dniu
