# Reglamentacja: co się dzieje, co się mówi, o co pytamy, na co się nie zgadzamy

title = Reglamentacja
subtitle = Styczeń 1983, goście w drodze: handluj kartkami, póki kręci się bączek, i kup to, co ich ucieszy

bot-names = Wanda, Kazimierz, Lucyna, Edward, Barbara, Czesław, Irena, Marian

## Co się dzieje

event-stands_first = { $seat_me ->
    [yes] Stoisz na początku kolejki.
   *[no] Na początku kolejki stoi { $seat }.
}
event-expects = { $seat_me ->
    [yes] Czeka cię: { $visit }.
   *[no] { $seat } czeka na gości: { $visit }.
}
event-expects_somebody = { $seat_me ->
    [yes] Czekasz na gości.
   *[no] { $seat } czeka na gości.
}
event-turned_up = Nowość w sklepie: „{ $card }”.
event-drew = { $seat_me ->
    [yes] Dobierasz { $stamp_one }.
   *[no] { $seat } dobiera { $stamp_one }.
}
event-drew_something = { $seat_me ->
    [yes] Dobierasz kartkę.
   *[no] { $seat } dobiera kartkę.
}
event-discarded = { $seat_me ->
    [yes] Odrzucasz { $stamp_one }.
   *[no] { $seat } odrzuca { $stamp_one }.
}
event-reshuffled = { $number ->
    [one] Stos jest pusty: jedyna odrzucona kartka tworzy nowy.
    [few] Stos jest pusty: { $number } odrzucone kartki tworzą po przetasowaniu nowy.
   *[other] Stos jest pusty: { $number } odrzuconych kartek tworzy po przetasowaniu nowy.
}
event-nothing_to_draw = Nie ma już ani jednej kartki do dobrania.
event-turn_began = { $seat_me ->
    [yes] Nowa tura: bączek jest u ciebie.
   *[no] Nowa tura: bączka ma { $seat }.
}
event-top_spun = { $seat_me ->
    [yes] Kręcisz bączkiem. Handlujcie, póki się kręci!
   *[no] { $seat } kręci bączkiem. Handlujcie, póki się kręci!
}
event-spin_failed = { $seat_me ->
    [yes] Bączek chwieje się i wypada ci z palców. { $left ->
        [one] Jeszcze jedna próba.
        [few] Jeszcze { $left } próby.
       *[other] Jeszcze { $left } prób.
    }
   *[no] { $seat }: bączek chwieje się i wypada z palców. { $left ->
        [one] Jeszcze jedna próba.
        [few] Jeszcze { $left } próby.
       *[other] Jeszcze { $left } prób.
    }
}
event-top_stopped = { $seat_me ->
    [yes] Kładziesz rękę na bączku: koniec handlu.
   *[no] { $seat } kładzie rękę na bączku: koniec handlu.
}
event-all_quiet = Nikt nie ma już nic do powiedzenia: bączek staje.
event-top_fell = Bączek traci siły i sam pada!
event-hands_went_down = Ręce na stół: koniec umów.
event-bought = { $seat_me ->
    [yes] Kupujesz kartę „{ $card }”.
   *[no] { $seat } kupuje kartę „{ $card }”.
}
event-bought_nothing = { $seat_me ->
    [yes] Nic nie kupujesz.
   *[no] { $seat } nic nie kupuje.
}
event-speculator_took = Spekulant wyrzuca { $die } i zgarnia wam sprzed nosa kartę „{ $card }”.
event-final_turn_began = Rzędu nie da się już uzupełnić: ostatnia tura! Spekulant odchodzi z kolejki, każdy dobiera trzy kartki i handluje z każdym. { $seat_me ->
    [yes] Bączek jest u ciebie.
   *[no] Bączka ma { $seat }.
}
event-scored = { $seat_me ->
    [yes] Ty
   *[no] { $seat }
}: { $visit } – { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}, { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } kart
}, na ręce { $stamps ->
    [one] 1 kartka
    [few] { $stamps } kartki
   *[other] { $stamps } kartek
}.

## Oferty i umowy

event-offer_made = #{ $number } { $seat_me ->
    [yes] Ty
   *[no] { $seat }
} → { $all ->
    [yes] wszyscy
   *[no] { $to_me ->
        [yes] ty
       *[no] { $to }
    }
}{ $counter ->
    [yes] , w odpowiedzi na #{ $answers }
   *[no] { "" }
}: { $seat_me ->
    [yes] dajesz
   *[no] daje
} { $give } za { $part ->
    [only] { $choice }
    [both] { $ask } oraz { $choice }
   *[none] { $ask }
}.
event-dealt = Umowa stoi (#{ $number })!{ event-dealt_what }
# kto komu co daje w umowie
event-dealt_what = { $stamps ->
    [both] { "" } { $seat_me ->
        [yes] Dajesz { $gave }, a { $taker } daje ci { $paid }.
       *[no] { $taker_me ->
            [yes] Dajesz { $paid }, a { $seat } daje ci { $gave }.
           *[no] { $seat } daje { $gave }, a { $taker } { $paid }.
        }
    }
    [gave] { "" } { $seat_me ->
        [yes] { $taker } dostaje od ciebie { $gave }.
       *[no] { $taker_me ->
            [yes] { $seat } daje ci { $gave }.
           *[no] { $seat } daje, a { $taker } bierze { $gave }.
        }
    }
    [paid] { "" } { $seat_me ->
        [yes] { $taker } daje ci { $paid }.
       *[no] { $taker_me ->
            [yes] { $seat } dostaje od ciebie { $paid }.
           *[no] { $taker } daje, a { $seat } bierze { $paid }.
        }
    }
   *[none] { "" }
}{ $place ->
    [yes] { "" } { $seat_me ->
        [yes] Ty i { $taker } zamieniacie się miejscami w kolejce.
       *[no] { $taker_me ->
            [yes] Ty i { $seat } zamieniacie się miejscami w kolejce.
           *[no] { $seat } i { $taker } zamieniają się miejscami w kolejce.
        }
    }
   *[no] { "" }
}
event-offer_gone = { $why ->
    [withdrawn] { $seat_me ->
        [yes] Wycofujesz ofertę #{ $number }.
       *[no] { $seat } wycofuje ofertę #{ $number }.
    }
    [replaced] { $seat_me ->
        [yes] Twoja oferta #{ $number } ustępuje nowej.
       *[no] Oferta #{ $number } ({ $seat }) ustępuje nowej.
    }
    [declined] Oferta #{ $number } jest nieaktualna.
    [cannot_keep] { $seat_me ->
        [yes] Twoja oferta #{ $number } przepada: takie kartki właśnie poszły w inne ręce. Masz ich więcej? Złóż ją jeszcze raz.
       *[no] Oferta #{ $number } ({ $seat }) przepada: takie kartki właśnie poszły w inne ręce.
    }
   *[pawn_moved] { $seat_me ->
        [yes] Twoja oferta #{ $number } przepada: pionek zmienił miejsce.
       *[no] Oferta #{ $number } ({ $seat }) przepada: pionek zmienił miejsce.
    }
}
event-declined = { $seat_me ->
    [yes] Nie przyjmujesz oferty #{ $number }.
   *[no] { $seat } nie przyjmuje oferty #{ $number }.
}
event-called = { $seat_me ->
    [yes] Ty
   *[no] { $seat }
}: „{ $phrase ->
    [who_has] { call-who_has }
    [gives] { call-gives }
    [sells_place] { call-sells_place }
    [wants_place_of] { call-wants_place_of }
    [too_dear] { call-too_dear }
   *[last_chance] { call-last_chance }
}”
event-kept_quiet = { $seat_me ->
    [yes] Milczysz.
   *[no] { $seat } milczy.
}
event-paid_speculator = { $place ->
    [yes] { $seat_me ->
        [yes] Wsuwasz spekulantowi do kieszeni { $stamps } i zamieniasz się z nim miejscami.
       *[no] { $seat } wsuwa spekulantowi do kieszeni { $stamps } i zamienia się z nim miejscami.
    }
   *[no] { $seat_me ->
        [yes] Wsuwasz spekulantowi do kieszeni { $stamps } za kartkę ze stosu.
       *[no] { $seat } wsuwa spekulantowi do kieszeni { $stamps } za kartkę ze stosu.
    }
}

## Zawołania

call-who_has = Kto ma { $stamp_one }?
call-gives = Oddam { $stamp_one }!
call-sells_place = Sprzedam miejsce w kolejce!
call-wants_place_of = { $whom_me ->
    [yes] Chcę twoje miejsce!
   *[no] { $whom }, chcę twoje miejsce!
}
call-too_dear = Za drogo!
call-last_chance = Ostatnia szansa!

## O co pytamy

prompt-spinning = Zakręć bączkiem: naciśnij Enter.
prompt-trading = Bączek się kręci: oferta, odpowiedź, zawołanie albo cisza.
prompt-discarding = { $number ->
    [one] Możesz zachować sześć kartek: odrzuć jeszcze jedną.
    [few] Możesz zachować sześć kartek: odrzuć jeszcze { $number }, po jednej.
   *[other] Możesz zachować sześć kartek: odrzuć jeszcze { $number }, po jednej.
}
prompt-shopping = Stoisz przy ladzie: kup jedną kartę albo nic.
prompt-last_shopping = Ostatnie zakupy: kup jeszcze jedną kartę albo nic.
prompt-drawing = Trwa dobieranie kartek.
prompt-refilling = Trwa uzupełnianie rzędu.
prompt-visits = Trwa losowanie wizyt.
prompt-first = Kto stoi na początku kolejki?
prompt-wobbling = Bączek się chwieje.
prompt-luck = Bączek rusza.
prompt-speculator = Spekulant robi zakupy.

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

phase-setup = przygotowanie
phase-allocation = przydział
phase-shopping = zakupy
phase-refill = zakupy
phase-final = ostatnia tura
phase-last_shopping = ostatnia tura, ostatnie zakupy

screen-turn = { $number ->
    [0] { $phase }
   *[other] tura { $number }, { $phase }
}
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
screen-drew = { $seat_me ->
    [yes] Dobierasz { $stamps }.
   *[no] { $seat } dobiera { $stamps }.
}
screen-drew_some = { $seat_me ->
    [yes] Dobierasz { $number ->
        [one] 1 kartkę
        [few] { $number } kartki
       *[other] { $number } kartek
    }.
   *[no] { $seat } dobiera { $number ->
        [one] 1 kartkę
        [few] { $number } kartki
       *[other] { $number } kartek
    }.
}
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

## Co można wpisać

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

slip-stamp = Nie znam kartki „{ $text }”. Są: { $list }. Na przykład: { $example }
slip-which = „{ $text }” to może być { $list }. Dopisz jeszcze kilka liter.
slip-word = Nie rozumiem tu słowa „{ $text }”. Na przykład: { $example }
slip-for = Co za to chcesz? Wstaw „za” między obie strony: { $example }
slip-give = Co dajesz? Napisz to przed „za”: { $example }
slip-ask = Czego chcesz? Napisz to po „za”: { $example }
slip-own_choice = Wybór można zostawić tylko drugiej stronie. Napisz, co dajesz: { $example }
slip-or = „albo” zostawia wybór jednej kartki. Gdy ma być więcej, napisz: { $example }
slip-player = Przy tym stole nie ma nikogo o imieniu „{ $text }”. Grają: { $list }. Na przykład: { $example }
slip-players = Jedna osoba albo wszyscy, nie kilka osób naraz: { $example }
slip-number = Która oferta? Podaj numer: { $example }
slip-gone = Oferty { $number } nie ma na stole. { $list } Na przykład: { $example }
slip-open = { $number ->
    [0] Teraz nie ma żadnej otwartej oferty.
   *[other] Otwarte: { $list }.
}
slip-choose = Oferta { $number } zostawia ci wybór ({ $choice }). Na przykład: { $example }
slip-pay = Spekulant bierze dokładnie dwie kartki: za kartkę albo za swoje miejsce. Na przykład: { $example }
slip-call = Co wołasz? Na przykład: { $example }
slip-discard = Którą kartkę? Na przykład: { $example }
slip-card = Nie ma w sklepie karty „{ $text }”. Na przykład: { $example }
slip-buy = Co kupujesz? Na przykład: { $example }

## Na co się nie zgadzamy

refusal-act-not_now = To nie ten moment tury. Teraz { $asked }.
refusal-top-fallen = Bączek leży: handel skończony.
refusal-top-spinning = Bączek jeszcze się kręci.
refusal-clock-not_due = Bączek teraz nie pada.
refusal-spin-needs_flick = Przy stole z zegarem bączkiem trzeba zakręcić palcami.
refusal-spin-no_flick = Przy stole bez zegara bączek po prostu się kręci.
refusal-offer-to_yourself = Do handlu trzeba dwojga: sobie niczego nie sprzedasz.
refusal-offer-not_with_active = { $active_me ->
    [yes] Bączek jest u ciebie: każda umowa idzie przez ciebie.
   *[no] Bączka ma { $active }: tylko z tą osobą możesz teraz handlować.
}
refusal-offer-too_many = { $most ->
    [one] Możesz mieć 1 otwartą ofertę. Najpierw ją wycofaj.
    [few] Możesz mieć { $most } otwarte oferty. Najpierw wycofaj którąś.
   *[other] Możesz mieć { $most } otwartych ofert. Najpierw wycofaj którąś.
}
refusal-offer-gives_nothing = Każda strona coś daje: co dajesz ty?
refusal-offer-asks_nothing = Każda strona coś daje: czego chcesz w zamian?
refusal-offer-not_held = Brakuje ci { $stamp_of }, a nie można obiecać tego, czego się nie ma.
refusal-offer-too_much = Tylu takich kartek nie ma w całym pudełku.
refusal-offer-gone = { $was ->
    [never] { $made ->
        [0] Nie było jeszcze żadnej oferty.
       *[other] Oferty { $number } nigdy nie było. Ostatnia ma numer { $made }.
    }
   *[ended] Oferty { $number } nie ma już na stole.
}
refusal-offer-your_own = Oferta { $number } jest twoja. Możesz ją wycofać.
refusal-offer-not_for_you = Oferta { $number } nie jest dla ciebie.
refusal-take-choice = { $short ->
    [0] { $number ->
        [0] Ta oferta nie zostawia wyboru, czym zapłacić.
        [one] Wybierz dokładnie 1 kartkę z tych, o które chodzi.
        [few] Wybierz dokładnie { $number } kartki z tych, o które chodzi.
       *[other] Wybierz dokładnie { $number } kartek z tych, o które chodzi.
    }
    [one] Brakuje ci 1 kartki: ta oferta kosztuje { $number ->
        [one] 1 kartkę
        [few] { $number } kartki
       *[other] { $number } kartek
    } do wyboru. Możesz złożyć kontrofertę.
   *[other] Brakuje ci { $short } kartek: ta oferta kosztuje { $number ->
        [one] 1 kartkę
        [few] { $number } kartki
       *[other] { $number } kartek
    } do wyboru. Możesz złożyć kontrofertę.
}
refusal-take-not_held = Nie masz czym zapłacić. Musisz mieć jeszcze: { $missing }. Możesz złożyć kontrofertę.
refusal-offer-declined_already = Twoje „nie” już padło, ale dopóki oferta { $number } jest ważna, możesz ją jeszcze przyjąć.
refusal-offer-not_yours = Oferta { $number } nie jest twoja, więc jej nie wycofasz.
refusal-call-to_yourself = Własne miejsce już masz.
refusal-call-nobody = Nikt tam nie siedzi.
refusal-speculator-final_turn = Spekulant już odszedł: w ostatniej turze nikt z nim nie handluje.
refusal-speculator-not_active = { $active_me ->
    [yes] Ze spekulantem handlujesz tylko wtedy, gdy masz bączka.
   *[no] Ze spekulantem handluje tylko osoba, która ma bączka: { $active }.
}
refusal-speculator-not_held = Nie masz tych dwóch kartek.
refusal-stop-final_turn = W ostatniej turze bączek musi stanąć sam.
refusal-stop-not_active = { $active_me ->
    [yes] Bączka zatrzymujesz tylko w swojej turze.
   *[no] Bączka może zatrzymać tylko osoba, która nim kręci: { $active }.
}
refusal-discard-not_held = Nie masz { $stamp_of }.
refusal-buy-not_in_row = Karty „{ $card }” nie ma teraz w sklepie.
refusal-buy-wrong_stamps = Nie masz czym zapłacić za kartę „{ $card }”. Musisz mieć jeszcze: { $missing }.
refusal-row-not_due = Teraz nie odkrywa się żadnej karty.
refusal-row-not_in_stack = Tej karty nie ma w stosie.
refusal-draw-not_due = Nikt nie dobiera teraz kartki.
refusal-draw-other_seat = Dobiera ktoś inny.
refusal-draw-not_in_stack = Takiej kartki nie ma w stosie.
refusal-visit-not_due = Teraz nie losuje się wizyty.
refusal-visit-not_left = Ta wizyta jest zajęta albo wróciła do pudełka.
refusal-first-not_due = Wiadomo już, kto stoi na początku kolejki.
refusal-wobble-not_due = Bączek teraz ani się nie trzyma, ani nie przewraca.
refusal-wobble-too_long = Dłużej bączek się nie utrzyma.
refusal-luck-not_due = Szczęście nie ma teraz nic do powiedzenia.
refusal-luck-out_of_range = Szczęście to liczba od 0 do 9999.
refusal-die-not_due = Spekulant teraz nie rzuca kostką.
refusal-die-impossible = Kostka pokazuje od 1 do 6.

## Jak to się kończy

outcome-points = { $how ->
    [draw] Remis, a goście zachwyceni! Wspólna wygrana: { $winners }. Tyle samo punktów, kart i kartek.
    [tie_cards] { $seat_me ->
        [yes] Wygrywasz: ktoś jeszcze ma tyle samo punktów, ale ty masz więcej kart zakupów.
       *[no] Wygrywa { $seat }: przy równych punktach rozstrzyga większa liczba kart zakupów.
    }
    [tie_stamps] { $seat_me ->
        [yes] Wygrywasz: ktoś jeszcze ma tyle samo punktów i kart zakupów, ale ty masz więcej kartek na ręce.
       *[no] Wygrywa { $seat }: przy równych punktach i kartach zakupów rozstrzyga większa liczba kartek na ręce.
    }
   *[alone] { $seat_me ->
        [yes] Wygrywasz: nikt nie przyjmie gości lepiej.
       *[no] Wygrywa { $seat }: nikt nie przyjmie gości lepiej.
    }
}
outcome-by_time = Czas minął. { $how ->
    [draw] Remis! Wspólna wygrana: { $winners }. Nikt nie przyjmie gości lepiej.
    [tie_cards] { $seat_me ->
        [yes] Wygrywasz: ktoś jeszcze ma tyle samo punktów, ale ty masz więcej kart zakupów.
       *[no] Wygrywa { $seat }: przy równych punktach rozstrzyga większa liczba kart zakupów.
    }
    [tie_stamps] { $seat_me ->
        [yes] Wygrywasz: ktoś jeszcze ma tyle samo punktów i kart zakupów, ale ty masz więcej kartek na ręce.
       *[no] Wygrywa { $seat }: przy równych punktach i kartach zakupów rozstrzyga większa liczba kartek na ręce.
    }
   *[alone] { $seat_me ->
        [yes] Wygrywasz: jak dotąd nikt nie przyjmie gości lepiej.
       *[no] Wygrywa { $seat }: jak dotąd nikt nie przyjmie gości lepiej.
    }
}

option-pace = co kończy handel: odliczone takty (beats) albo zegar przy stole na żywo (live)
option-visits = spośród jakich wizyt losują trzy osoby: wszystkich sześciu (all) albo tylko tych bez obiadu (no_meal)
