# Zwarty ekran terminala

compact-left = karty w stosie: { $cards }, kartki: { $stamps }
compact-bought = { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[other] { $number } kart
}
compact-points = { $number } pkt

## Cały ekran i to, co się wpisuje

choice-take = biorę { $number }
choice-take_giving = biorę { $number }, zapłata: { $stamps }
choice-decline = odmawiam { $number }
choice-withdraw = wycofuję { $number }
choice-quiet = milczę
choice-stop = zatrzymuję bączka
choice-spin = kręcę bączkiem
choice-discard = { $stamp }
choice-buy = { $card } ({ $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
})
choice-buy_nothing = nic nie kupuję
screen-beats = { $number ->
    [0] bączek dopiero ruszył
    [one] bączek się kręci, minął 1 takt
    [few] bączek się kręci, minęły { $number } takty
   *[other] bączek się kręci, minęło { $number } taktów
}
screen-spins = bączek się kręci
screen-fallen = bączek leży
screen-shop = W sklepie, licząc od lady; twoje punkty i cena
screen-shop_open = W sklepie, licząc od lady; punkty i cena
screen-marks = ✓ masz   ✗ brak   ★ liczy się podwójnie dzięki twojej wizycie
screen-queue = lada
screen-speculator = X spekulant
screen-top = { $seat_me ->
    [yes] masz bączka
   *[no] ma bączka
}
screen-stamps = { $number ->
    [one] 1 kartka
    [few] { $number } kartki
   *[other] { $number } kartek
}
screen-known = na pewno na ręce: { $stamps }
screen-known_of_you = znane innym: { $stamps }
screen-bought = { $number ->
    [one] kupione: { $cards } – 1 punkt
    [few] kupione: { $cards } – { $number } punkty
   *[other] kupione: { $cards } – { $number } punktów
}
screen-bought_open = kupione: { $cards }
screen-visit = wizyta: { $visit }
screen-won = { $number ->
    [one] { $seat_me ->
        [yes] wygrywasz
       *[no] wygrywa
    }
   *[other] { $seat_me ->
        [yes] dzielisz zwycięstwo
       *[no] dzieli zwycięstwo
    }
}
screen-stack = kartki w stosie: { $number } · odrzucone: { $stamps }
screen-cards = Karty do odkrycia: { $number }
screen-gone = Łup spekulanta: { $cards }
screen-nothing = brak
screen-talk = Zawołania w tej turze:
screen-said = { $seat_me ->
    [yes] ty
   *[no] { $seat }
}: „{ $call }”
screen-offers = Otwarte oferty; → dla ciebie, ✓ masz czym zapłacić:
screen-offers_open = Otwarte oferty:
screen-offer = { $seat_me ->
    [yes] ty
   *[no] { $seat }
} → { $all ->
    [yes] wszyscy
   *[no] { $to_me ->
        [yes] ty
       *[no] { $to }
    }
}: { $seat_me ->
    [yes] dajesz
   *[no] daje
} { $give } za { $part ->
    [only] { $choice }
    [both] { $ask } oraz { $choice }
   *[none] { $ask }
}
screen-declined = odmowa: { $names }
screen-hand = Twoje kartki ({ $number }): { $stamps }
screen-expect = Twoja wizyta: { $visit } – { $doubled } liczą się podwójnie
screen-type = Albo wpisz: { $example } – „pomoc” pokazuje wszystkie słowa.
screen-row = Nowości w sklepie: { $cards }.
screen-help =
    Póki bączek się kręci, możesz wpisać na przykład:
      daję 2 masła za cukier dla Ani       wystarczy litera: dla b
      daję wyrób za dowolne 3              dla wszystkich; bez bączka: dla osoby,
                                           która go ma
      daję masło za cukier albo mięso      wybiera druga strona
      daję mydło za dowolne 2 z cukier mięso
      daję miejsce za 2 mydła dla b        zamieniacie się miejscami w kolejce
      daję mydło za miejsce dla b
      biorę 3 · biorę 3 masło mydło        gdy jest wybór, podaj, co dajesz
      kontra 3 mydło za masło · odmawiam 3 · wycofuję 3
      kto ma masło · oddam mięso · sprzedam miejsce · chcę miejsce b
      za drogo · ostatnia szansa
      płacę masło mydło za kartkę          spekulantowi, jeśli masz bączka
      płacę masło mydło za miejsce
      cisza · stop
    Przy ladzie: kupuję sernik (albo jego numer w rzędzie) · kupuję nic
    Słowa można skracać: czek, masł. Tabulator je uzupełnia.
verbs-spin = kręcę, kręć, zakręć, spin, spins
verbs-offer = daję, oferta, oferuję, dam, offer, offers
verbs-take = biorę, bierz, przyjmuję, take, takes, accept
verbs-counter = kontra, kontroferta, counter, counters
verbs-decline = odmawiam, nie, dziękuję, decline, declines, refuse
verbs-withdraw = wycofuję, wycofaj, withdraw, withdraws
verbs-call = kto ma, wołam, zawołanie, call, calls, shout
verbs-quiet = cisza, milczę, cicho, pas, pasuję, quiet, is quiet, silent
verbs-stop = stop, zatrzymuję, zatrzymuję bączka, stops, stops the top, stop the top
verbs-pay = płacę, płać, pay, pays
verbs-discard = odrzucam, odrzuć, discard, discards
verbs-buy = kupuję, kup, buy, buys
verbs-for = za, for
verbs-to = dla, do, to
verbs-all = wszystkich, wszyscy, all, everyone
verbs-any = dowolne, dowolna, dowolną, dowolnych, jakiekolwiek, any
verbs-of = z, ze, spośród, of, from
verbs-or = albo, lub, or
verbs-and = i, oraz, plus, and
verbs-place = miejsce, swoje miejsce, moje miejsce, twoje miejsce, jego miejsce, miejsce w kolejce, miejsca, place, his place, my place, your place
verbs-paper = kartkę, kartka, kartki, kartek, jedną kartkę, stamp, a stamp, one stamp
verbs-nothing = nic, nic nie kupuję, nothing
verbs-giving = zapłata, dając, daję, i daję, giving, with
verbs-who_has = kto ma, who has
verbs-gives = oddam, oddaję, give, gives
verbs-sells = sprzedam, sprzedaję, sell, sells
verbs-wants = chcę, kupię, want, wants
verbs-too_dear = za drogo, drogo, too dear
verbs-last_chance = ostatnia szansa, last chance
verbs-between = proszę, numer, nr, na, gracza, the, a, an, my, your
