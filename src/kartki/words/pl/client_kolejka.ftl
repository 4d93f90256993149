# Kolejka w przeglądarce: szyldy, przyciski, pytania, kwitek

## Winieta

kol-week = Tydzień { $number }
kol-day_1 = Pn
kol-day_2 = Wt
kol-day_3 = Śr
kol-day_4 = Cz
kol-day_5 = Pt
kol-last_day = Ostatni dzień!
kol-hours = Fazy dnia
kol-hour_queue_up = Kolejka
kol-hour_delivery = Dostawa
kol-hour_jumping = Przepychanki
kol-hour_opening = Otwarcie
kol-hour_market = Bazar
kol-hour_close = Koniec dnia
kol-round = runda

## Strzałka i pytania

kol-over = Koniec gry
kol-automatic = Chwileczkę…
kol-your_turn = Twój ruch!
kol-turn_of = Teraz { $seat }
kol-legend = W kółku: można. Na szaro: nie można; dotknij, a powie dlaczego.
kol-wait_queue_up = Ktoś szuka najkrótszej kolejki.
kol-wait_jumping = Ktoś się zastanawia, kogo by tu przepchnąć.
kol-wait_opening = Ktoś wybiera towar { $shop_at }.
kol-wait_market = Na bazarze trwa targowanie.
kol-wait_market_again = Na bazarze wciąż trwa targowanie.
kol-wait_recall = Koniec dnia: kto zostaje w kolejce na noc?
kol-wait_delivery = Jadą ciężarówki.
kol-wait_drawing = Trwa dobieranie kart kolejki.
kol-wait_looking = Kolega pokazuje, co przyjedzie.
kol-wait_lists = Trwa losowanie list zakupów.
kol-wait_first = Kto zaczyna?
kol-wait_stalls = Bazar się rozstawia.

## Czyny: przycisk i drobny druk pod nim

kol-deed_exchange = Bierz: { $take_one }
kol-detail_exchange = dajesz { $paid ->
    [two] { $pay_one } i { $also_one }
    [alike] { $pay_two }
   *[one] { $pay_one }
}
kol-act_pass = Pasuję
kol-act_wait = Czekam tu
kol-act_go_home = Idę do domu
kol-act_done = Niech stoją
kol-cancel = Jednak nie

## Ulica

kol-shops = Ulica
kol-speculator = spekulant
kol-you = TY
kol-pawn = { $mine ->
    [yes] Twój pionek, { $place }. miejsce { $shop_at }
   *[no] { $name }, { $place }. miejsce { $shop_at }
}
kol-ghost = Tu stanie { $name }: { $place }. miejsce
kol-queue = { $number ->
    [0] Kolejka { $shop_of }: nikogo
    [one] Kolejka { $shop_of }: 1 pionek
    [few] Kolejka { $shop_of }: { $number } pionki
   *[many] Kolejka { $shop_of }: { $number } pionków
}
kol-join = Stań tutaj: { $place }. miejsce { $shop_at }
kol-in_line = { $number ->
    [0] nikogo
    [few] stoją { $number }
   *[other] stoi { $number }
}
kol-enough = starczy
kol-short = zabraknie
kol-empty = towaru brak
kol-stamp_closed = Remanent
kol-shop = { $name }: { $number ->
    [0] towaru brak
    [one] 1 towar
    [few] { $number } towary
   *[many] { $number } towarów
}{ $listed ->
    [yes] { " " }({ $goods })
   *[no] { "" }
}{ $closed ->
    [yes] , zamknięte: remanent
   *[no] { "" }
}
kol-truck = { $number ->
    [0] Ciężarówka: pusta
    [one] Na ciężarówce: 1 towar
    [few] Na ciężarówce: { $number } towary
   *[many] Na ciężarówce: { $number } towarów
}{ $today ->
    [0] { "" }
   *[other] , dziś zapowiedziano: { $today }
}
kol-today = dziś +{ $number }
kol-stall = Stragan: { $goods }{ $trader ->
    [yes] ; tu stoi handlarz: jeden za jeden
   *[no] { "" }
}
kol-rate = 1 za 1
kol-no_cards_here = Karty tu nie działają:
kol-trades = { $seat_me ->
    [yes] targuje się twój pionek
   *[no] targuje się { $seat }
}

## Karty, lada, targi

kol-not_now = teraz nie
kol-hand = Twoje karty
kol-no_cards = Nie masz dziś na ręce żadnej karty.
kol-kept_cards = Na wierzchu twojego stosu, do następnego dobierania.
kol-pile = stos { $number }
kol-counter = { $shop_at }: co podać?
kol-on_my_list = z listy
kol-you_pay = { $state ->
    [nothing] Dajesz: jeden albo dwa
    [one] Dajesz: jeden, handlarzowi
    [trader] Dajesz jeden: bierz u handlarza albo dołóż drugi
    [now_trader] Dajesz jeden: teraz weź coś u handlarza
    [more] Dajesz: i jeszcze jeden
   *[enough] Dajesz
}
kol-you_take = Bierzesz
kol-own_nothing = Nie masz nic na wymianę.

## Kwitek

kol-will_happen = Co się stanie
kol-effect = { $mine ->
    [yes] Ty
   *[no] { $name }
}{ $where ->
    [yes] { " " }{ $shop_at }
   *[no] { "" }
} z { $from }. na { $to }.{ $reach ->
    [gains] , towar w zasięgu!
    [loses] , już bez towaru
   *[same] { " " }miejsce
}
kol-effect_comes = { $mine ->
    [yes] Ty
   *[no] { $name }
} { $shop_to } na { $to }.{ $reach ->
    [gains] , towar w zasięgu!
    [loses] , już bez towaru
   *[same] { " " }miejsce
}
kol-effect_stays = { $mine ->
    [yes] Ty
   *[no] { $name }
} ({ $from }.){ $reach ->
    [gains] : towar w zasięgu!
   *[loses] : już bez towaru
}
kol-effect_shut = { $mine ->
    [yes] Ty
   *[no] { $name }
} ({ $from }.): sklep dziś zamknięty
kol-more_moves = { $number ->
    [one] i jeszcze 1 pionek zmieni miejsce
    [few] i jeszcze { $number } pionki zmienią miejsce
   *[many] i jeszcze { $number } pionków zmieni miejsce
}
kol-restocked = { $way ->
    [more] { $shop_at } o { $number } więcej
   *[less] { $shop_at } o { $number } mniej
}
kol-stamp_gains = Starczy!
kol-stamp_loses = Zabraknie!

## Listy

kol-lists = Kto czego szuka
kol-ticked = ✓ już ma
kol-lacks = brak
kol-me = (ty)
kol-wish = { $name }: { $owned } z { $wanted }
kol-plays_now = ▸ teraz gra
kol-passed = pas
kol-cards = { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[many] { $number } kart
}
kol-home = pionki w domu: { $number }
kol-surplus = nadwyżka +{ $number }
kol-stamp_won = Komplet!
kol-stamp_best = Wygrana!
kol-my_list = Twoja lista
kol-i_want = Szukam:
kol-i_have_all = Wszystko kupione!
kol-have = mam { $number } z { $all }
kol-delivered_today = Dziś
kol-shown = Wiesz od kolegi
kol-deck = talia { $number }
kol-understood = Rozumiem
