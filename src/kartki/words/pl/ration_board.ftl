# Ration Board: co się dzieje, o co pytamy, na co się nie zgadzamy

title = Ration Board
subtitle = USA 1943: zapowiedz liczbę, jedź do urzędów przydziałów i wracaj do domu

bot-names = June, Hank, Ruth, Walt, Mabel, Earl, Rosie, Ray

## Słowa z planszy

space-HOME = Dom
    .to = do Domu
space-EXIT = Wyjazd
    .to = na Wyjazd
space-R = pole czerwone { $number }
    .to = na pole czerwone { $number }
    .short = czerwone { $number }
space-B = pole niebieskie { $number }
    .to = na pole niebieskie { $number }
    .short = niebieskie { $number }
space-D = pole { $number } drogi objazdowej
    .to = na pole { $number } drogi objazdowej
    .short = objazd { $number }
space-OFF = poza trasą
    .to = poza trasę

spaces-count = { $number ->
    [one] 1 pole
    [few] { $number } pola
   *[other] { $number } pól
}

ration-butter = masło
    .for = na masło
    .short = mas
    .sign = ma
ration-coffee = kawa
    .for = na kawę
    .short = kaw
    .sign = ka
ration-meat = mięso
    .for = na mięso
    .short = mię
    .sign = mi
ration-sugar = cukier
    .for = na cukier
    .short = cuk
    .sign = cu
ration-gas = benzyna
    .for = na benzynę
    .short = ben
    .sign = be

kind-wooded = las
kind-stormy = burza
kind-short_cut = Skrót
kind-detour = Objazd
kind-ration_board = urząd
kind-exit = Wyjazd
kind-home = Dom
kind-road = droga

## Co się dzieje

event-rolled_off = { $seat_me ->
    [yes] Rzucasz o pierwszeństwo: { $first } i { $second }, razem { $total }.
   *[no] { $seat } rzuca o pierwszeństwo: { $first } i { $second }, razem { $total }.
}
event-tied_for_start = { $seat_me ->
    [yes] Remis z wynikiem { $number }: rzucasz jeszcze raz.
   *[no] Remis z wynikiem { $number }: { $seat } rzuca jeszcze raz.
}
event-starts = { $seat_me ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $seat }.
}
event-called = { $seat_me ->
    [yes] Zapowiadasz { $number }.
   *[no] { $seat } zapowiada { $number }.
}
event-rolled = { $seat_me ->
    [yes] Rzucasz: { $first } i { $second }, razem { $total }.
   *[no] { $seat } rzuca: { $first } i { $second }, razem { $total }.
}
event-forgot_to_call = { $seat_me ->
    [yes] Rzucasz bez zapowiedzi i tracisz turę.
   *[no] { $seat } rzuca bez zapowiedzi i traci turę.
}
event-fell_short = { $seat_me ->
    [yes] To mniej niż zapowiedziane { $number }: zostajesz na miejscu.
   *[no] To mniej niż zapowiedziane { $number }: { $seat } zostaje na miejscu.
}
event-drove = { $spaces ->
    [0] { $seat_me ->
        [yes] Zostajesz na miejscu.
       *[no] { $seat } zostaje na miejscu.
    }
    [one] { $seat_me ->
        [yes] Jedziesz o 1 pole { $space_to }.
       *[no] { $seat } jedzie o 1 pole { $space_to }.
    }
    [few] { $seat_me ->
        [yes] Jedziesz o { $spaces } pola { $space_to }.
       *[no] { $seat } jedzie o { $spaces } pola { $space_to }.
    }
   *[other] { $seat_me ->
        [yes] Jedziesz o { $spaces } pól { $space_to }.
       *[no] { $seat } jedzie o { $spaces } pól { $space_to }.
    }
}
event-drove_back = { $spaces ->
    [one] { $seat_me ->
        [yes] Cofasz się o 1 pole { $space_to }.
       *[no] { $seat } cofa się o 1 pole { $space_to }.
    }
    [few] { $seat_me ->
        [yes] Cofasz się o { $spaces } pola { $space_to }.
       *[no] { $seat } cofa się o { $spaces } pola { $space_to }.
    }
   *[other] { $seat_me ->
        [yes] Cofasz się o { $spaces } pól { $space_to }.
       *[no] { $seat } cofa się o { $spaces } pól { $space_to }.
    }
}{ $left ->
    [0] { "" }
   *[other] { " " }Dalej w tył nie ma już drogi.
}
event-drove_on = { $spaces ->
    [one] { $seat_me ->
        [yes] W Domu zostaje jeszcze 1 pole z rzutu: bez zapowiedzi jedziesz dalej { $space_to }.
       *[no] W Domu zostaje jeszcze 1 pole z rzutu: bez zapowiedzi { $seat } jedzie dalej { $space_to }.
    }
    [few] { $seat_me ->
        [yes] W Domu zostają jeszcze { $spaces } pola z rzutu: bez zapowiedzi jedziesz dalej { $space_to }.
       *[no] W Domu zostają jeszcze { $spaces } pola z rzutu: bez zapowiedzi { $seat } jedzie dalej { $space_to }.
    }
   *[other] { $seat_me ->
        [yes] W Domu zostaje jeszcze { $spaces } pól z rzutu: bez zapowiedzi jedziesz dalej { $space_to }.
       *[no] W Domu zostaje jeszcze { $spaces } pól z rzutu: bez zapowiedzi { $seat } jedzie dalej { $space_to }.
    }
}
event-took_short_cut = { $seat_me ->
    [yes] Skrót! Ogrodzoną ścieżką trafiasz { $space_to }.
   *[no] Skrót! Ogrodzoną ścieżką { $seat } trafia { $space_to }.
}
event-waits_at_detour = { $seat_me ->
    [yes] Objazd! Od następnej tury jedziesz drogą objazdową.
   *[no] Objazd! Od następnej tury { $seat } jedzie drogą objazdową.
}
event-applied = { $seat_me ->
    [yes] Składasz wniosek o kartkę { $ration_for }; o zgodę rzucasz od następnej tury.
   *[no] { $seat } składa wniosek o kartkę { $ration_for }; o zgodę rzuca od następnej tury.
}
event-approved = { $seat_me ->
    [yes] Jest zgoda! Bierzesz kartkę { $ration_for } i jedziesz na Wyjazd.
   *[no] Jest zgoda! { $seat } bierze kartkę { $ration_for } i jedzie na Wyjazd.
}
event-turned_down = { $seat_me ->
    [yes] Odmowa! W następnej turze znowu starasz się o kartkę { $ration_for }.
   *[no] Odmowa! W następnej turze { $seat } znowu stara się o kartkę { $ration_for }.
}
event-came_home = { $back ->
    [1] { $seat_me ->
        [yes] Musisz wrócić aż do Domu.
       *[no] { $seat } musi wrócić aż do Domu.
    }
   *[0] { $seat_me ->
        [yes] Docierasz do Domu.
       *[no] { $seat } dociera do Domu.
    }
}
event-drew = { $seat_me ->
    [yes] Ciągniesz kartę: „{ $card }”
   *[no] { $seat } ciągnie kartę: „{ $card }”
}
event-kept = { $seat_me ->
    [yes] ZACHOWAJ! Zachowujesz tę kartę: { $card_name }.
   *[no] ZACHOWAJ! { $seat } zachowuje tę kartę: { $card_name }.
}
event-gave_back = { $use ->
    [ration_second_chance] { $helps ->
        [yes] { $seat_me ->
            [yes] Urząd odrzuca { $total }, ale z twoją kartą ZACHOWAJ ({ $card_name }) wystarczy { $number } lub więcej. Karta wraca na spód talii.
           *[no] Urząd odrzuca { $total }, ale { $seat } ma kartę ZACHOWAJ ({ $card_name }), a z nią wystarczy { $number } lub więcej. Karta wraca na spód talii.
        }
       *[no] { $seat_me ->
            [yes] Urząd odrzuca { $total }, a twoja karta ZACHOWAJ ({ $card_name }) pomaga dopiero od { $number }. Karta wraca na spód talii.
           *[no] Urząd odrzuca { $total }. { $seat } ma kartę ZACHOWAJ ({ $card_name }), ale ta pomaga dopiero od { $number }. Karta wraca na spód talii.
        }
    }
    [skip_next_area] { $seat_me ->
        [yes] Używasz karty ZACHOWAJ ({ $card_name }): tu nic nie ciągniesz. Karta wraca na spód talii.
       *[no] { $seat } używa karty ZACHOWAJ ({ $card_name }) i nic tu nie ciągnie. Karta wraca na spód talii.
    }
    [full_roll_on_red] { $seat_me ->
        [yes] Używasz karty ZACHOWAJ ({ $card_name }): bez zapowiedzi jedziesz, ile wypadło. Karta wraca na spód talii.
       *[no] { $seat } używa karty ZACHOWAJ ({ $card_name }): bez zapowiedzi jedzie, ile wypadło. Karta wraca na spód talii.
    }
   *[nothing] { $seat_me ->
        [yes] Oddajesz kartę ZACHOWAJ ({ $card_name }) na spód talii.
       *[no] { $seat } oddaje kartę ZACHOWAJ ({ $card_name }) na spód talii.
    }
}
event-got_out = { $how ->
    [behind] { $distance ->
        [one] { $seat_me ->
            [yes] Cofasz się o 1 pole na przejezdną drogę: { $space }.
           *[no] { $seat } cofa się o 1 pole na przejezdną drogę: { $space }.
        }
        [few] { $seat_me ->
            [yes] Cofasz się o { $distance } pola na przejezdną drogę: { $space }.
           *[no] { $seat } cofa się o { $distance } pola na przejezdną drogę: { $space }.
        }
       *[other] { $seat_me ->
            [yes] Cofasz się o { $distance } pól na przejezdną drogę: { $space }.
           *[no] { $seat } cofa się o { $distance } pól na przejezdną drogę: { $space }.
        }
    }
    [nobody_ahead] { $seat_me ->
        [yes] Nie ma z kim zamienić się autami, więc trafiasz na przejezdną drogę z przodu: { $space }.
       *[no] Nie ma z kim zamienić się autami, więc { $seat } trafia na przejezdną drogę z przodu: { $space }.
    }
    [nobody_behind] { $seat_me ->
        [yes] Z tyłu nie ma kogo zabrać, więc trafiasz na przejezdną drogę z przodu: { $space }.
       *[no] Z tyłu nie ma kogo zabrać, więc { $seat } trafia na przejezdną drogę z przodu: { $space }.
    }
   *[ahead] { $seat_me ->
        [yes] Trafiasz na przejezdną drogę z przodu: { $space }.
       *[no] { $seat } trafia na przejezdną drogę z przodu: { $space }.
    }
}
event-missed_turn = { $seat_me ->
    [yes] Opuszczasz turę ({ $card_name }); karta wraca na spód talii.
   *[no] { $seat } opuszcza turę ({ $card_name }); karta wraca na spód talii.
}
event-won_extra_turn = { $seat_me ->
    [yes] Masz dodatkową turę.
   *[no] { $seat } ma dodatkową turę.
}
event-turns_cancelled = { $seat_me ->
    [yes] Twoja dodatkowa tura i tura do opuszczenia ({ $card_name }) znoszą się nawzajem.
   *[no] { $seat }: dodatkowa tura i tura do opuszczenia ({ $card_name }) znoszą się nawzajem.
}
event-traded = { $seat_me ->
    [yes] Zamiana aut! Ty i { $other } zamieniacie się miejscami.
   *[no] { $other_me ->
        [yes] Zamiana aut! { $seat } zamienia się z tobą miejscami.
       *[no] Zamiana aut! { $seat } i { $other } zamieniają się miejscami.
    }
}
event-shared_ride = { $seat_me ->
    [yes] Wspólna jazda! Zabiera się z tobą { $other }.
   *[no] { $other_me ->
        [yes] Wspólna jazda! { $seat } zabiera cię ze sobą.
       *[no] Wspólna jazda! { $seat } i { $other } jadą razem.
    }
}
event-shuffled = Talia zatoczyła pełne koło: tasujemy.
event-won = { $seat_me ->
    [yes] Jesteś w Domu z kompletem pięciu kartek. Wygrywasz!
   *[no] { $seat } jest w Domu z kompletem pięciu kartek i wygrywa!
}
event-finished = { $seat_me ->
    [yes] Jesteś w Domu z kompletem pięciu kartek: miejsce { $number }.
   *[no] { $seat } jest w Domu z kompletem pięciu kartek: miejsce { $number }.
}

## O co pytamy

prompt-roll_off = Wszyscy rzucają o pierwszeństwo.
prompt-call = Zapowiedz liczbę od 1 do 12, potem rzuć. Jeśli wypadnie co najmniej tyle, jedziesz dokładnie o tyle pól; jeśli mniej, stoisz.
prompt-roll_called = Zapowiedź: { $number }. Teraz rzuć.
prompt-roll_sticker = Masz naklejkę: bez zapowiedzi jedziesz o tyle pól, ile wypadnie. Rzuć!
prompt-at_the_board = Jesteś w urzędzie po kartkę { $ration_for }: wyrzuć { $numbers }.
prompt-blue_route = Niebieska trasa: rzuć i jedź o tyle pól, ile wypadnie. Bez zapowiedzi.
prompt-dice = Kości się toczą.
prompt-drawing = Trwa ciągnięcie karty ratunku.
numbers-doubles = dowolny dublet
numbers-or = { $list } albo { $last }

choice-heading = Szansa, że wypadnie tyle albo więcej, i pole, na którym wtedy staniesz:
choice-roll = rzucam
choice-odds = { $ways }/36

screen-red = czerwona trasa
screen-blue = niebieska trasa
screen-detour = objazd
screen-legend = { $tree } las   { $rain } burza   { $cut } Skrót   { $detour } Objazd   X Wyjazd
screen-round = runda { $number }
screen-pack = { $number ->
    [one] tasowanie talii za 1 kartę
    [few] tasowanie talii za { $number } karty
   *[other] tasowanie talii za { $number } kart
}
screen-hold = ZACHOWAJ
screen-distance = { $number ->
    [0] { $space }, urząd: { $ration }
    [one] { $space }, { $ration } za 1 pole
    [few] { $space }, { $ration } za { $number } pola
   *[other] { $space }, { $ration } za { $number } pól
}
screen-homeward = { $space }, w drodze do Domu
screen-finished = w Domu, miejsce { $number }

## Na co się nie zgadzamy

refusal-call-out_of_range = Zapowiadać można od 1 do 12, więc { $number } odpada.
refusal-call-twice = Zapowiedź już padła: { $number }. Teraz rzuć.
refusal-call-not_on_blue = Na niebieskiej trasie niczego się nie zapowiada: rzuć i jedź o tyle pól, ile wypadnie.
refusal-call-at_board = W urzędzie niczego się nie zapowiada: wyrzuć jedną z jego liczb.
refusal-call-sticker = Z naklejką niczego się nie zapowiada: rzuć i jedź o tyle pól, ile wypadnie.
refusal-roll-call_first = Najpierw zapowiedz liczbę! Rzut bez zapowiedzi kosztowałby cię turę.
refusal-dice-not_due = Nikt nie rzucał, więc kości nie mogą nic pokazać.
refusal-dice-other_roller = Kości ma teraz { $seat }.
refusal-dice-impossible = Każda z dwóch kości pokazuje od 1 do 6.
refusal-card-not_due = Nikt nie musi teraz ciągnąć karty ratunku.
refusal-card-other_drawer = Kartę ciągnie teraz { $seat }.
refusal-card-not_in_pack = W tym obiegu talii tej karty już nie ma.

## Jak się kończy

outcome-first_home = { $seat_me ->
    [yes] Wygrywasz: twoje auto jest pierwsze w Domu z kompletem pięciu kartek.
   *[no] Wygrywa { $seat }: pierwsze auto w Domu z kompletem pięciu kartek.
}
outcome-all_places = Wszystkie miejsca są zajęte. { $seat_me ->
    [yes] Pierwsze miejsce jest twoje.
   *[no] Pierwsze miejsce: { $seat }.
}
outcome-by_time = Czas minął. { $how ->
    [draw] Remis! Wspólna wygrana: { $winners }. Tyle samo kartek i tyle samo drogi do przejechania.
   *[alone] { $seat_me ->
        [yes] Wygrywasz: twoje auto jest najdalej.
       *[no] Wygrywa { $seat }: to auto jest najdalej.
    }
}

## Opcje stołu

option-remind = program nie przyjmuje rzutu bez zapowiedzi i przypomina o niej (on) albo taki rzut kosztuje turę (off)
option-past_home = auto jedzie za Dom o resztę ruchu (drive) albo zatrzymuje się w Domu (stop)
option-places = gra toczy się dalej o drugie i trzecie miejsce (on) albo kończy się na pierwszym (off)

## Dlaczego bot by tak zrobił

reason-call = Na { $number } wystarcza { $ways } z 36 rzutów. Średnio wrócisz z kompletem kartek do Domu w { $whole },{ $tenth } tury{ $hundredths ->
    [0] ; zapowiedź { $other } byłaby równie dobra.
    [one] ; następna najlepsza zapowiedź, { $other }, kosztuje o jedną setną tury więcej.
    [few] ; następna najlepsza zapowiedź, { $other }, kosztuje o { $hundredths } setne tury więcej.
   *[other] ; następna najlepsza zapowiedź, { $other }, kosztuje o { $hundredths } setnych tury więcej.
}
reason-just_roll = Nie ma tu wyboru: rzucaj.
