# The browser: Ration Board's table

## Zapowiedzi, tak jak się je woła

rb-number-1 = Jeden!
rb-number-2 = Dwa!
rb-number-3 = Trzy!
rb-number-4 = Cztery!
rb-number-5 = Pięć!
rb-number-6 = Sześć!
rb-number-7 = Siedem!
rb-number-8 = Osiem!
rb-number-9 = Dziewięć!
rb-number-10 = Dziesięć!
rb-number-11 = Jedenaście!
rb-number-12 = Dwanaście!

## Pasek u góry

rb-trip = Wyprawa { $number } z { $of }
rb-outward = Po
rb-homeward = Z kartką na
rb-bar-butter = masło
rb-bar-coffee = kawę
rb-bar-meat = mięso
rb-bar-sugar = cukier
rb-bar-gas = benzynę

## Czyj ruch i o co chodzi

rb-tag-mine = Twój ruch, { $seat }
rb-tag-other = Jedzie { $seat }
rb-tag-start = Kto zaczyna?
rb-tag-over = Koniec gry
rb-standing = Wyniki wszystkich
rb-head-start = Rzucają wszyscy, zaczyna najwyższy wynik.
rb-head-call = Zapowiedz liczbę i rzuć.
rb-more-call = Tyle lub więcej: jedziesz o tyle. Mniej: stoisz.
rb-head-roll_called = Zapowiedź: { $number }. Rzucaj!
rb-more-roll_called = Tyle lub więcej: jedziesz o tyle. Mniej: stoisz.
rb-head-roll_sticker = Dziś bez zapowiedzi: jedziesz, ile wypadnie.
rb-more-roll_sticker = Naklejka mówi, że ta podróż jest konieczna.
rb-head-at_the_board = Przekonaj urząd.
rb-more-at_the_board = Wyrzuć { $numbers }. Jak nie, to w następnej turze.
rb-head-blue_route = Rzuć i wracaj do Domu.
rb-more-blue_route = Tu jedziesz o tyle pól, ile wypadnie. Bez zapowiedzi.
rb-head-my_red = W drodze czerwoną trasą
rb-head-my_board = Przy okienku: { $ration }
rb-head-my_blue = Niebieską trasą do Domu
rb-head-my_home = W Domu z kompletem kartek!
rb-head-my_drawing = Ciągniesz kartę ratunku.
rb-head-other_red = Czerwoną trasą po kartkę { $ration_for }
rb-head-other_board = Przy okienku: { $ration }
rb-head-other_blue = Niebieską trasą do Domu
rb-head-other_home = W Domu z kompletem kartek!
rb-head-other_drawing = { $seat } ciągnie kartę ratunku.

## Liczby i przycisk

rb-pad = Liczba do zapowiedzenia
rb-key = Zapowiedź { $number }: szansa { $ways } na 36
rb-key_to = Zapowiedź { $number }: szansa { $ways } na 36. Prowadzi { $space_to }: { $what }
rb-legend-wooded = wpadasz do lasu
rb-legend-stormy = wpadasz w burzę
rb-legend-short_cut = skrót
rb-legend-ration_board = twoje okienko
rb-legend-chance = szansa
rb-ways = { $number ->
    [one] 1 szansa na 36
    [few] { $number } szanse na 36
   *[other] { $number } szans na 36
}
rb-leads-road = { $space_to }
rb-leads-past = za las, na wolną drogę
rb-leads-wooded = między drzewa
rb-leads-stormy = w sam środek burzy
rb-leads-short_cut = ogrodzoną ścieżką { $end_to }
rb-leads-ration_board = pod twoje okienko
rb-leads-detour = na Objazd
rb-leads-home = do Domu
rb-leads-exit = na Wyjazd
rb-do-choose = Wybierz liczbę
rb-do-call = „{ $word }” i rzucam
rb-do-roll_called = Rzucam!
rb-do-roll_sticker = Rzuć i jedź, ile wypadnie
rb-do-at_the_board = Rzuć o kartkę { $ration_for }
rb-do-blue_route = Rzuć i jedź
rb-dice_uncalled = Rzuć bez zapowiedzi
rb-dice_roll = Rzuć kośćmi
rb-dice_shown = Na kościach { $first } i { $second }
rb-has_dice = Kości ma { $seat }.
rb-skip = Przewiń do końca

## Okienko urzędu

rb-window_white = Potrzebne: { $number }
rb-window_or = albo
rb-window_doubles = albo dowolny dublet
rb-stamp-approved = Zgoda
rb-stamp-turned_down = Odmowa

## Gracze

rb-players = Gracze
rb-you = · ty
rb-rations = { $number ->
    [0] Jeszcze bez kartek
    [one] 1 kartka: { $list }
    [few] { $number } kartki: { $list }
   *[other] { $number } kartek: { $list }
}
rb-where-home = w Domu
rb-where-before_wooded = przed lasem
rb-where-wooded = w lesie
rb-where-after_wooded = na przedmieściach
rb-where-window = przy okienku
rb-where-windows = między okienkami
rb-where-exit = na Wyjeździe
rb-where-detour = na Objeździe
rb-where-detour_road = drogą objazdową
rb-where-before_stormy = przed burzą
rb-where-stormy = w burzy
rb-where-after_stormy = prawie w Domu
rb-where-finished = w Domu
rb-rolled = Rzut: { $number }
rb-said-calls = zapowiedź { $number }
rb-said-called = zapowiedź { $number }, rzut { $total }
rb-said-approved = jest zgoda
rb-said-turned_down = odmowa
rb-said-forgot = bez zapowiedzi
rb-race-call = Zapowiedź
rb-race-roll = Rzut
rb-holds = { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[other] { $number } kart
}

## Karty ratunku

rb-release = Karta ratunku
rb-draws = { $seat_me ->
    [yes] Ciągniesz kartę
   *[no] Kartę ciągnie { $seat }
}
rb-why_card-wooded = Postój w lesie: karty ciągnie się aż do wyjazdu.
rb-why_card-wooded_again = Auto wciąż w lesie, więc następna karta.
rb-why_card-stormy = Postój w burzy: karty ciągnie się aż do wyjazdu.
rb-why_card-stormy_again = Auto wciąż w burzy, więc następna karta.
rb-moves_me = Rusza twoje auto!
rb-card_number = karta { $number }
rb-go_on = W drogę
rb-my_holds = Twoje karty ZACHOWAJ
rb-hold-ration_second_chance = { $name }: przy pierwszej odmowie urzędu wystarczy { $number } lub więcej.
rb-hold-skip_next_area = { $name }: następny las albo burza bez ciągnięcia kart.
rb-hold-full_roll_on_red = { $name }: następny czerwony rzut bez zapowiedzi, jedziesz, ile wypadnie.
rb-hold-miss_turn = { $name }: opuszczasz następną turę.
rb-hold-to_clear_ahead_and_miss_turn = { $name }: opuszczasz następną turę.

## Pola

rb-close = Zamknij
rb-ribbon = Cała wyprawa: czerwona trasa tam, niebieska z powrotem
rb-space-home = Kto pierwszy wróci tu z kompletem pięciu kartek, wygrywa.
rb-space-exit = Stąd rusza do Domu każdy, kto dostał kartkę.
rb-space-road_red = Zwykła droga. Nic się tu nie dzieje.
rb-space-road_blue = Zwykła droga. Nic się tu nie dzieje.
rb-space-road_detour = Droga naokoło.
rb-space-wooded = Kto się tu zatrzyma, ciągnie karty ratunku, aż wyjedzie z lasu.
rb-space-stormy = Kto się tu zatrzyma, ciągnie karty ratunku, aż wyjedzie z burzy.
rb-space-short_cut = Kto się tu zatrzyma, od razu jedzie ogrodzoną ścieżką { $space_to }.
rb-space-detour = Kto się tu zatrzyma, od następnej tury jedzie drogą objazdową.
rb-space-ration_board = Okienko: { $ration }. Wyrzuć jego liczbę, a kartka będzie twoja.

## Słowa na mapie

rb-map-map = Mapa: strzałki prowadzą wzdłuż drogi
rb-map-woods = Las
rb-map-suburbs = Przedmieścia
rb-map-storm = Idzie burza
rb-map-detour_road = Objazd
rb-map-exit = Wyjazd
rb-map-home = Dom
rb-map-release = Ratunek
rb-map-cards = { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[other] { $number } kart
}
rb-map-poster_1 = Szanuj
rb-map-poster_2 = swoje
rb-map-poster_3 = opony
