# Stół Reglamentacji: słowa potrzebne tylko na stronach

## Sklep, kolejka, moja taca (reg-shop-)

reg-shop-year = styczeń 1983
reg-shop-your_turn = Twój ruch

reg-shop-ask_setup = Nakrywamy do stołu.
reg-shop-ask_flick = Bączek jest twój: zakręć!
reg-shop-ask_flick_of = { $seat } zaraz zakręci bączkiem.
reg-shop-ask_spin = Bączek jest twój: zakręć!
reg-shop-ask_spin_of = { $seat } zaraz zakręci bączkiem.
reg-shop-ask_trade = Handluj, póki bączek się kręci!
reg-shop-ask_trade_of = Bączka ma { $seat }: handlujcie, póki się kręci!
reg-shop-ask_trade_watched = { $seat } handluje, póki bączek się kręci.
reg-shop-ask_final = Ostatni handel: każdy z każdym!
reg-shop-ask_fallen = Bączek leży: koniec handlu.
reg-shop-ask_word = Masz głos: oferta, odpowiedź albo cisza.
reg-shop-ask_word_of = Głos ma { $seat }.
reg-shop-ask_discard = { $number ->
    [one] Odrzuć jedną kartkę: możesz mieć sześć.
    [few] Odrzuć { $number } kartki: możesz mieć sześć.
   *[other] Odrzuć { $number } kartek: możesz mieć sześć.
}
reg-shop-ask_discard_of = { $seat } odrzuca kartki do sześciu.
reg-shop-ask_buy = Stoisz przy ladzie: kup kartę albo nic.
reg-shop-ask_buy_of = Przy ladzie stoi { $seat }.
reg-shop-ask_last = Ostatnie zakupy: kup kartę albo nic.
reg-shop-ask_last_of = Ostatnie zakupy robi { $seat }.
reg-shop-ask_speculator = Spekulant robi zakupy.
reg-shop-ask_over = Goście już w drzwiach: koniec gry.

reg-shop-hint = Co zrobiłby bot?
reg-shop-understood = Rozumiem

reg-shop-sign = Sklep
reg-shop-sign_what = spożywczy
reg-shop-sign_number = nr 17
reg-shop-row = Karty zakupów, pierwsza leży najbliżej lady
reg-shop-stack = { $number ->
    [one] 1 karta na zapleczu
    [few] { $number } karty na zapleczu
   *[other] { $number } kart na zapleczu
}
reg-shop-in_back = na zapleczu
reg-shop-have = stać cię
reg-shop-have_later = gdy 1.
reg-shop-lack = brak { $number }
reg-shop-ready = Stać cię!
reg-shop-ready_later = Stać cię, gdy 1.
reg-shop-buy_tag = kup
reg-shop-sold_to = Bierze: { $seat }
reg-shop-snatched = wykupione
reg-shop-points = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[other] { $number } punktów
}
reg-shop-points_double = { $number ->
    [one] 1 punkt, już podwojony dzięki twojej wizycie
    [few] { $number } punkty, już podwojone dzięki twojej wizycie
   *[other] { $number } punktów, już podwojonych dzięki twojej wizycie
}
reg-shop-card = { $die }: { $card }, { $category }, { $points }. Cena: { $cost }. { $missing ->
    [0] Masz wszystko.
   *[other] Brakuje ci { $lack }.
}
reg-shop-card_watched = { $die }: { $card }, { $category }, { $points }. Cena: { $cost }.
reg-shop-price = Cena
reg-shop-short_of = Brakuje ci { $lack }.
reg-shop-all_there = Masz wszystkie trzy kartki.
reg-shop-all_there_later = Masz wszystkie trzy kartki: kupisz, gdy będziesz na początku kolejki.
reg-shop-buy = Kupuję
reg-shop-get_missing = Zdobądź, czego brak
reg-shop-close = Zamknij

reg-shop-queue = Kolejka, od lady
reg-shop-counter = lada
reg-shop-you = ty
reg-shop-speculator = spekulant
reg-shop-at_counter = przy ladzie
reg-shop-has_top = ma bączka
reg-shop-served = po zakupach

reg-shop-visit = Twoja wizyta · tajne
reg-shop-visit_doubles = { $list }: liczą się podwójnie
reg-shop-visit_hide = Zakryj wizytę
reg-shop-visit_show = Obejrzyj swoją wizytę
reg-shop-visit_back = Twoja wizyta
reg-shop-hand = Twoje kartki
reg-shop-held = { $stamps }
reg-shop-held_give = { $stamps }: dołóż jedną do oferty
reg-shop-held_discard = { $stamps }: odrzuć jedną
reg-shop-held_new = { $held }, nowe: { $number }
reg-shop-ghost_call = nie masz { $stamp_of }: zawołaj „Kto ma?”
reg-shop-ghost_ask = nie masz { $stamp_of }: poproś w ofercie
reg-shop-ghost = nie masz { $stamp_of }
reg-shop-withdraw = Wycofaj ofertę { $number }
reg-shop-offered = Oferujesz { $give } za { $part ->
    [only] { $choice }
    [both] { $ask } oraz { $choice }
   *[none] { $ask }
}
reg-shop-piles = Stos { $stack } · odrzucone { $discards }
reg-shop-offer = Wołaj / oferuj
reg-shop-pay_stamp = 2 kartki za 1 ze stosu
reg-shop-pay_place = 2 kartki za jego miejsce
reg-shop-pay_stamp_long = Daj spekulantowi dwie kartki za jedną ze stosu
reg-shop-pay_place_long = Daj spekulantowi dwie kartki za jego miejsce w kolejce
reg-shop-buy_named = Kupuję „{ $card }”
reg-shop-buy_nothing = Nic nie kupuję
reg-shop-choose_card = Dotknij karty, którą chcesz kupić.
reg-shop-cannot_pay = Na żadną kartę teraz cię nie stać.
reg-shop-discard_more = { $number ->
    [one] Odrzuć jeszcze jedną
    [few] Odrzuć jeszcze { $number }
   *[other] Odrzuć jeszcze { $number }
}
reg-shop-no_seat = Oglądasz tę grę. Kartki i wizyty graczy są tajne aż do końca.

reg-shop-end = Co powiedzą goście
reg-shop-end_points = { $number ->
    [one] 1 punkt
    [few] { $number } punkty
   *[other] { $number } punktów
}
reg-shop-end_nothing = bez zakupów
reg-shop-end_skip = Pokaż wszystko
reg-shop-end_again = Opowiedz jeszcze raz
reg-shop-end_tie = Przy równej liczbie punktów rozstrzyga liczba kart, potem kartek na ręce.
reg-shop-end_cards = { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[other] { $number } kart
}
reg-shop-end_stamps = { $number ->
    [one] została 1 kartka
    [few] zostały { $number } kartki
   *[other] zostało { $number } kartek
}
reg-shop-end_twice = { $number } × 2
reg-shop-end_first = najlepsza gościna

reg-shop-slip = ofertę ({ $seat }): { $give } za { $part ->
    [only] { $choice }
    [both] { $ask } oraz { $choice }
   *[none] { $ask }
}
reg-shop-slip_gone = ofertę, której już nie ma
reg-shop-deed_spin = zakręcić bączkiem
reg-shop-deed_stop = zatrzymać bączka
reg-shop-deed_quiet = nic nie mówić
reg-shop-deed_buy = kupić kartę „{ $card }”
reg-shop-deed_buy_nothing = nic nie kupować
reg-shop-deed_discard = odrzucić { $stamp_one }
reg-shop-deed_pay_stamp = dać spekulantowi { $stamps } za kartkę ze stosu
reg-shop-deed_pay_place = dać spekulantowi { $stamps } za jego miejsce w kolejce
reg-shop-deed_decline = odrzucić { $slip }
reg-shop-deed_withdraw = wycofać { $slip }
reg-shop-deed_take = przyjąć { $slip }
reg-shop-deed_take_giving = przyjąć { $slip }, oddając { $stamps }
reg-shop-deed_call = zawołać „{ $call }”
reg-shop-deed_offer = złożyć ofertę ({ $seat }): { $give } za { $part ->
    [only] { $choice }
    [both] { $ask } oraz { $choice }
   *[none] { $ask }
}
reg-shop-deed_offer_all = zaproponować wszystkim { $give } za { $part ->
    [only] { $choice }
    [both] { $ask } oraz { $choice }
   *[none] { $ask }
}
reg-shop-deed_counter = odpowiedzieć ofertą „{ $give } za { $part ->
    [only] { $choice }
    [both] { $ask } oraz { $choice }
   *[none] { $ask }
}” na { $slip }

## Targ (reg-deal-)

# na karteczkach
reg-deal-slips = Oferty na stole
reg-deal-for_you = Dla ciebie
reg-deal-rest = Twoje i cudze
reg-deal-none = Nikt nic nie proponuje.
reg-deal-none_yours = Dotknij swojej kartki, żeby coś zaproponować.
reg-deal-more = niżej jeszcze { $number }
reg-deal-more_takes = niżej jeszcze { $number }, do wzięcia { $takes }
reg-deal-take = Bierz
reg-deal-counter = Odpowiedz
reg-deal-withdraw = Wycofaj
reg-deal-wait = Czekaj
reg-deal-any = { $number ->
    [one] dowolna 1
    [few] dowolne { $number }
   *[other] dowolnych { $number }
}
reg-deal-place = miejsce
# między tym, co autor oferty daje, a tym, czego chce
reg-deal-gives_for = za
reg-deal-decline = Odmów: { $seat }, oferta { $number }
reg-deal-counter_it = Własna oferta
reg-deal-decline_it = Odmów
reg-deal-choose = Wybierz, czym płacisz za ofertę { $number }
reg-deal-too_soon = Zmiana w ostatniej chwili: spójrz jeszcze raz.
reg-deal-gone = { $why ->
    [dealt] { $taker_me ->
        [yes] Umowa stoi: twoje!
       *[no] { $seat_me ->
            [yes] Umowa! Bierze { $taker }
           *[no] bierze { $taker }
        }
    }
    [withdrawn] wycofana
    [replaced] jest już nowa oferta
    [declined] { $all ->
        [yes] nikt jej nie chciał
       *[no] { $to_me ->
            [yes] twoja odpowiedź: nie
           *[no] { $to } odmawia
        }
    }
    [answered] { $to_me ->
        [yes] proponujesz coś innego
       *[no] { $all ->
            [yes] nikt jej nie chciał
           *[no] { $to } proponuje coś innego
        }
    }
    [cannot_keep] takie kartki poszły w inne ręce
    [pawn_moved] kolejka się zmieniła
   *[over] koniec handlu
}

reg-deal-done_with = Umowa
reg-deal-done_gave = dajesz
reg-deal-done_got = dostajesz
reg-deal-done_places = zamiana miejsc
reg-deal-refused = nie chcesz
reg-deal-answered = twoja oferta
reg-deal-again = Ponów ofertę

# co o karteczce mówi czytnik ekranu
reg-deal-say_refused = Twoja odpowiedź brzmiała „nie”, ale możesz zmienić zdanie. { $slip }
reg-deal-say_answered = Twoja odpowiedź to inna oferta, ale możesz zmienić zdanie. { $slip }
reg-deal-say_again = Twoja oferta: { $terms }. Już jej nie ma: { $why }. Złóż ją jeszcze raz
reg-deal-terms = { $give } za { $part ->
    [only] { $choice }
    [both] { $ask } oraz { $choice }
   *[none] { $ask }
}
reg-deal-say_take = { $seat } oferuje { $to_me ->
    [yes] ci
   *[no] wszystkim
} { $terms }; { $paid ->
    [none] oddasz swoje miejsce
   *[other] oddasz: { $paid }
}.{ $card ->
    [none] { "" }
   *[other] { " " }Masz wtedy komplet: { $card }.
} Bierz
reg-deal-say_counter = { $seat } oferuje { $to_me ->
    [yes] ci
   *[no] wszystkim
} { $terms }. Nie masz czym zapłacić. Odpowiedz własną ofertą
reg-deal-say_wait = { $seat } oferuje { $to_me ->
    [yes] ci
   *[no] wszystkim
} { $terms }. Teraz głos ma kto inny
reg-deal-say_withdraw = Twoja oferta, { $all ->
    [yes] dla wszystkich
   *[no] adresat: { $to }
}: { $terms }. Wycofaj
reg-deal-say_watch = { $seat } składa ofertę, { $all ->
    [yes] dla wszystkich
   *[no] adresat: { $to }
}: { $terms }

# streszczenie na życzenie
reg-deal-summary = Co leży na stole?
reg-deal-summary_for_you = { $number ->
    [0] Żadna oferta nie jest dla ciebie.
    [one] Jedna oferta jest dla ciebie: { $list }.
    [few] { $number } oferty są dla ciebie: { $list }.
   *[other] { $number } ofert jest dla ciebie: { $list }.
}
reg-deal-summary_refused = { $number ->
    [one] Nie chcesz jednej oferty, ale nadal leży: { $list }.
    [few] Nie chcesz { $number } ofert, ale nadal leżą: { $list }.
   *[other] Nie chcesz { $number } ofert, ale nadal leżą: { $list }.
}
reg-deal-summary_mine = { $number ->
    [0] Nie masz otwartej oferty.
    [one] Masz jedną otwartą ofertę: { $list }.
    [few] Masz { $number } otwarte oferty: { $list }.
   *[other] Masz { $number } otwartych ofert: { $list }.
}
reg-deal-summary_others = { $number ->
    [0] Pozostali nie mają między sobą otwartych ofert.
    [one] Pozostali mają między sobą jedną otwartą ofertę.
    [few] Pozostali mają między sobą { $number } otwarte oferty.
   *[other] Pozostali mają między sobą { $number } otwartych ofert.
}

# wybieranie kartek
reg-deal-pick_give = Oddaję { $stamps }
reg-deal-pick_more = { $number ->
    [one] jeszcze jedna
    [few] jeszcze { $number }
   *[other] jeszcze { $number }
}
reg-deal-pick_stamp = { $stamp }: { $chosen } z { $held }
reg-deal-close = Zamknij

# spekulant
reg-deal-pay_stamp = Dwie kartki za jedną z wierzchu stosu
reg-deal-pay_place = Dwie kartki za miejsce spekulanta
reg-deal-pay_stamp_do = Daj mu { $stamps }
reg-deal-pay_none = Dla spekulanta trzeba mieć dwie kartki.

# gracze
reg-deal-players = Wokół stołu
reg-deal-player = { $seat }: { $stamps ->
    [one] 1 kartka
    [few] { $stamps } kartki
   *[other] { $stamps } kartek
}, { $cards ->
    [0] bez zakupów
    [one] 1 karta kupiona
    [few] { $cards } karty kupione
   *[other] { $cards } kart kupionych
}{ $state ->
    [bot] , bot
    [stand_in] , w zastępstwie gra bot
    [away] , poza stołem
   *[here] { "" }
}{ $active ->
    [yes] , ma bączka
   *[no] { "" }
}{ $turn ->
    [yes] , ma głos
   *[no] { "" }
}
reg-deal-no_thanks = Nie, dziękuję!
reg-deal-bot = bot
reg-deal-stand_in = gra bot
reg-deal-away = poza stołem
reg-deal-known = na pewno ma: { $stamps }
reg-deal-known_nothing = { $seat }: nikt nie wie, co ma na ręce.
reg-deal-bought = kupione: { $cards }
reg-deal-offer_to = { $seat }: złóż ofertę

# układanie oferty
reg-deal-compose = Twoja oferta
reg-deal-answering = Twoja odpowiedź: { $seat }
reg-deal-i_give = Daję
reg-deal-i_want = Chcę
reg-deal-to = Komu
reg-deal-all = wszystkim
reg-deal-my_place = moje miejsce
reg-deal-their_place = twoje miejsce
reg-deal-tap_stamps = dotknij swoich kartek
reg-deal-want = { $stamp }: chcę { $number }
reg-deal-any_of = { $number ->
    [one] dowolna 1, wybiera druga strona
    [few] dowolne { $number }, wybiera druga strona
   *[other] dowolnych { $number }, wybiera druga strona
}
reg-deal-offer_all = Oferuj: { $terms }
reg-deal-offer_one = Oferta → { $seat }: { $terms }
reg-deal-counter_one = Odpowiedz: { $terms }
reg-deal-only_of = tylko z…
reg-deal-now_want = Teraz dotknij, co za to chcesz
reg-deal-now_give = Teraz dotknij, co za to dajesz
reg-deal-call = Wołaj: „{ $call }”
reg-deal-cancel = Odłóż

# bez zegara
reg-deal-quiet = Milczę

## The top (reg-top-)

# co robi bączek, dla tych, którzy słuchają
reg-top-fresh = Bączek kręci się szybko i prosto.
reg-top-leaning = Bączek kręci się i zaczyna się przechylać.
reg-top-tired = Bączek jest zmęczony i się kołysze.
reg-top-staggering = Bączek się słania: w każdej chwili może paść.
reg-top-down = Bączek leży na stole.
reg-top-frozen = Bączek zastygł, bo spekulant robi zakupy.
reg-top-held_mine = Masz bączka w ręku.
reg-top-held = Bączka ma w ręku { $seat }.

# … i co się stanie, gdy go dotknąć
reg-top-do_flick = Przytrzymaj spację lub Enter i puść, gdy dźwięk jest najwyższy; albo pociągnij gałkę w bok i puść.
reg-top-do_spin = Zakręć.
reg-top-do_stop = Zatrzymaj.
reg-top-do_ask = Dlaczego nie mogę go zatrzymać?

reg-top-stop = Zatrzymaj
reg-top-spin = Zakręć bączkiem
reg-top-hint = Machnij gałką w bok i puść!
reg-top-hold = Przytrzymaj i puść
reg-top-needle = Puść, gdy wskazówka jest najdalej w prawo!
reg-top-now = Teraz!
reg-top-tries = { $number ->
    [one] jeszcze jedna próba
    [few] jeszcze { $number } próby
   *[other] jeszcze { $number } prób
}
reg-top-flick_hopeless = Nie chce ruszyć
reg-top-flick_weak = Słabo zakręcone
reg-top-flick_fair = Nieźle zakręcone
reg-top-flick_good = Dobrze zakręcone!
reg-top-flick_superb = Mistrzowsko zakręcone!

reg-top-strip_away = Jak bączek się męczy: schowaj obrazki
reg-top-strip_here = Jak bączek się męczy: pokaż obrazki
