# Kolejka: co się dzieje, o co pytamy, na co się nie zgadzamy

title = Kolejka
subtitle = PRL na co dzień: stań w kolejce, przepychaj się, skompletuj listę zakupów

bot-names = Grażyna, Zbigniew, Halina, Mirek, Bożena, Ryszard, Jadwiga, Zdzisław

## Co się dzieje

event-got_list = { $seat_me ->
    [yes] Twoja lista zakupów: { $list }.
   *[no] { $seat } ma listę: { $list }.
}
event-goes_first = { $seat_me ->
    [yes] Zaczynasz.
   *[no] Zaczyna { $seat }.
}
event-drew_card = { $seat_me ->
    [yes] Dobierasz kartę „{ $card }”.
   *[no] { $seat } dobiera kartę „{ $card }”.
}
event-drew_something = { $seat_me ->
    [yes] Dobierasz kartę kolejki.
   *[no] { $seat } dobiera kartę kolejki.
}
event-queued_up = { $seat_me ->
    [yes] Idziesz { $shop_to } i stajesz w kolejce na miejscu { $place }.
   *[no] { $seat } idzie { $shop_to } i staje w kolejce na miejscu { $place }.
}
event-speculators_came = Na końcu każdej kolejki do sklepu staje spekulant.
event-delivery_came = { $moved ->
    [0] Dostawa { $shop_to }: w planie { $number }, a ciężarówka pusta.
    [one] Dostawa { $shop_to }: rzucili 1 towar.
    [few] Dostawa { $shop_to }: rzucili { $moved } towary.
   *[other] Dostawa { $shop_to }: rzucili { $moved } towarów.
}
event-looked = { $number ->
    [one] W drodze { $shop_to }: 1 towar.
    [few] W drodze { $shop_to }: { $number } towary.
   *[other] W drodze { $shop_to }: { $number } towarów.
} { $seat_me ->
    [yes] (Wiesz o tym tylko ty.)
   *[no] (Wie o tym tylko { $seat }.)
}
event-looked_at_something = { $seat_me ->
    [yes] Podglądasz kartę dostawy.
   *[no] { $seat } podgląda kartę dostawy.
}
event-passed = { $seat_me ->
    [yes] Pasujesz na dziś; karty wracają na twój stos.
   *[no] { $seat } pasuje na dziś.
}
event-bought = { $seat_me ->
    [yes] Bierzesz { $shop_at } { $goods_one } i idziesz z nim do domu.
   *[no] { $seat } bierze { $shop_at } { $goods_one } i idzie z nim do domu.
}
event-speculator_bought = Spekulant bierze { $shop_at } { $goods_one }, prosto na bazar.
event-sold_out = Wszystkie sklepy i ciężarówki są puste. Po dzisiejszym bazarze gra się kończy.
event-exchanged = { $seat_me ->
    [yes] Na bazarze wymieniasz { $paid ->
        [two] { $pay_one } i { $also_one }
        [alike] { $pay_two }
       *[one] { $pay_one }
    } na { $take_one }.
   *[no] Na bazarze { $seat } wymienia { $paid ->
        [two] { $pay_one } i { $also_one }
        [alike] { $pay_two }
       *[one] { $pay_one }
    } na { $take_one }.
}
event-waited = { $seat_me ->
    [yes] Czekasz na bazarze.
   *[no] { $seat } czeka na bazarze.
}
event-went_home = { $seat_me ->
    [yes] Twój pionek idzie z bazaru do domu.
   *[no] { $seat } zabiera pionek z bazaru do domu.
}
event-recalled = { $seat_me ->
    [yes] Zabierasz do domu pionek z kolejki { $shop_of } (miejsce { $place }).
   *[no] { $seat } zabiera do domu pionek z kolejki { $shop_of } (miejsce { $place }).
}
event-day_ended = Koniec dnia: { $day }. Znacznik pierwszego gracza przechodzi do następnej osoby.
event-saturday_came = Sobota: zagrane karty wracają do właścicieli, handlarz wraca do pierwszego straganu.
event-completed = { $seat_me ->
    [yes] Masz wszystko ze swojej listy!
   *[no] { $seat } ma wszystko ze swojej listy!
}

## O co pytamy

prompt-queue_up = Postaw pionek na końcu którejś kolejki.
prompt-jumping = Zagraj kartę kolejki albo spasuj na dziś.
prompt-opening = Jaki towar bierzesz { $shop_at }?
prompt-market = Na bazarze kolej na twój pionek: wymieniaj, czekaj albo idź do domu.
prompt-market_again = Po wymianie: wymień jeszcze coś albo idź do domu.
prompt-recall = Koniec dnia: zabierz pionki do domu albo niech stoją dalej.
prompt-delivery = Jadą ciężarówki.
prompt-drawing = Trwa dobieranie kart kolejki.
prompt-looking = Kolega pokazuje, co przyjedzie.
prompt-lists = Trwa losowanie list zakupów.
prompt-first = Kto zaczyna?
prompt-stalls = Bazar się rozstawia.

choice-queue = { $shop } ({ $number ->
    [0] nikt nie stoi
    [one] stoi 1
    [few] stoją { $number }
   *[other] stoi { $number }
})
choice-pass = pas (karty wracają na twój stos)
choice-take = { $goods_one }
choice-wait = czekam na bazarze
choice-home = idę do domu
choice-done = niech stoją dalej
choice-recall = do domu z kolejki { $shop_of }, miejsce { $place }
choice-exchange = { $pay }+{ $also } → { $take }
choice-exchange_one = { $pay } → { $take } (1:1)

screen-day = tydzień { $week }, { $day }, { $phase }
screen-truck = ciężarówka { $number }
screen-trader = handlarz: { $stall }
screen-first = pierwszy gracz
screen-home = { $number } w domu
screen-cards = { $hand } na ręce, { $pile } w stosie
screen-to_come = Jak łatwo policzyć, do tasowania przyjedzie jeszcze: { $list }
screen-shown = Od kolegi wiesz, co leży na wierzchu talii dostaw: { $list }
screen-nothing = nic
screen-legend = X spekulant   pierwszy w kolejce stoi z lewej
screen-place = miejsce
screen-stock = { $number ->
    [0] pusto
   *[other] { $number } szt.
}
screen-stocktaking = dziś zamknięte: remanent
screen-today = Dzisiejsze dostawy: { $list }
screen-counted = 1/3 jest jeden z trzech   ✓ komplet
screen-passed = pas
screen-won = { $number ->
    [one] wygrana
   *[other] remis
}
screen-list = { $list }: jest { $bought }, brakuje { $missing }
screen-hand_now = Twoje karty i co która może teraz zdziałać
screen-hand_later = Twoje karty, do zagrania po dostawie
screen-card = { $word } · „{ $card }”: { $text }
screen-type = Wpisz numer albo kartę i sklep, na przykład: { $example }
screen-swap = Co dajesz → co bierzesz:
choice-exchange_two = { $pay } → { $take }
verbs-between = z, ze, do, w, na, za, i, oraz, kolejki, kolejce, miejsce, miejsca, from, to, at, for
verbs-queue = staję, stań, stoję, idę, idź, kolejka, queue, queues
verbs-play = gram, zagrywam, zagraj, play, plays
verbs-take = biorę, weź, take, takes
verbs-exchange = wymieniam, wymień, daję, płacę, exchange, exchanges
verbs-recall = zabieram, zabierz, odwołuję, recall, recalls
verbs-pass = pas, pasuję, spasuj, pass, passes
verbs-wait = czekam, czekaj, czekam na bazarze, wait, waits
verbs-home = dom, do domu, idę do domu, idź do domu, home, go home, goes home
verbs-done = niech stoją dalej, niech stoją, reszta stoi, gotowe, done, is done

## Na co się nie zgadzamy

refusal-act-not_now = Na to jest inna pora dnia. Teraz { $asked }.
refusal-card-not_in_hand = Nie masz tej karty na ręce.
refusal-card-market = Karty kolejki nigdy nie dotyczą bazaru.
refusal-place-empty = Na tym miejscu nikt nie stoi.
refusal-take-no_such_goods = Takiego towaru { $shop_at } nie ma.
refusal-take-not_your_place = Teraz obsługują cię { $shop_at }.
refusal-exchange-not_owned = Płacić możesz tylko tym, co masz. Brakuje: { $number ->
    [one] { $lack_one }
   *[other] { $lack_two }
}.
refusal-exchange-stall_empty = Tego na bazarze nie ma: { $goods }.
refusal-exchange-not_the_traders_stall = Tutaj cena to dwa towary. Jeden za jeden wymienisz dziś tylko przy straganie, przy którym stoi handlarz: { $trader }{ $left ->
    [0] , a tam nic już nie ma
   *[other] { "" }
}.
refusal-exchange-same_goods = Towarów tego samego sklepu nie wymienia się jeden za jeden.
refusal-market-exchanged = Po wymianie pionek już nie czeka, tylko idzie do domu.
refusal-recall-not_yours = Nie stoi tam żaden twój pionek.
refusal-draw-not_due = Nikt nie musi teraz dobierać karty kolejki.
refusal-draw-other_seat = Kartę dobiera teraz kto inny.
refusal-draw-not_in_pile = Ta karta nie leży na wierzchu stosu.
refusal-delivery-not_due = Nie pora teraz na kartę dostawy.
refusal-delivery-not_in_deck = Ta karta dostawy nie leży na wierzchu talii.
refusal-look-not_due = Nikomu nie wolno teraz zaglądać do talii dostaw.
refusal-look-other_seat = Do talii dostaw zagląda teraz kto inny.
refusal-look-not_in_deck = Ta karta dostawy nie może tam leżeć.
refusal-list-not_due = Nie pora teraz na tę listę.
refusal-list-impossible = Tej listy nie można wylosować: jest zajęta albo listy nie miałyby kolejnych numerów.
refusal-first-not_due = Już wiadomo, kto zaczyna.
refusal-stalls-not_due = Bazar stoi, jak stoi.

## Jak się kończy

outcome-list_complete = { $how ->
    [draw] Remis! Wspólna wygrana: { $winners }. Listy skompletowane w tej samej chwili, a ponad listę tyle samo towarów.
    [tie_break] { $seat_me ->
        [yes] Wygrywasz: w tej samej chwili listę kompletuje ktoś jeszcze, ale najwięcej towarów ponad listę masz ty.
       *[no] Wygrywa { $seat }: w tej samej chwili listę kompletuje ktoś jeszcze, ale najwięcej towarów ponad listę ma { $seat }.
    }
   *[alone] { $seat_me ->
        [yes] Kompletujesz listę i wygrywasz.
       *[no] { $seat } kompletuje listę i wygrywa.
    }
}
outcome-shops_empty = Wszystko wyprzedane. { $how ->
    [draw] Remis! Wspólna wygrana: { $winners }. Tyle samo braków i tyle samo towarów ponad listę.
    [tie_break] { $seat_me ->
        [yes] Wygrywasz: równie mało braków ma ktoś jeszcze, ale najwięcej towarów ponad listę masz ty.
       *[no] Wygrywa { $seat }: równie mało braków ma ktoś jeszcze, ale najwięcej towarów ponad listę ma { $seat }.
    }
   *[alone] { $seat_me ->
        [yes] Masz najmniej braków i wygrywasz.
       *[no] { $seat } ma najmniej braków i wygrywa.
    }
}
outcome-by_time = Czas minął. { $how ->
    [draw] Remis! Wspólna wygrana: { $winners }. Tyle samo braków, najmniej przy stole.
   *[alone] { $seat_me ->
        [yes] Masz najmniej braków i wygrywasz.
       *[no] { $seat } ma najmniej braków i wygrywa.
    }
}

## Opcje stołu

option-stalls = kolejność straganów na bazarze: jak w zasadach (fixed) albo losowa (random)
option-saturday = co tasuje się w sobotę: wszystkie dziesięć kart kolejki (all) albo tylko zagrane, wkładane pod resztę stosu (played)

## Dlaczego bot by tak zrobił

reason-queue_wanted = { $number ->
    [one] Brakuje ci stamtąd jeszcze jednej rzeczy, a { $place }. miejsce { $shop_at } rokuje najlepiej.
    [few] Brakuje ci stamtąd jeszcze { $number } rzeczy, a { $place }. miejsce { $shop_at } rokuje najlepiej.
   *[other] Brakuje ci stamtąd jeszcze { $number } rzeczy, a { $place }. miejsce { $shop_at } rokuje najlepiej.
}
reason-queue_spare = Stamtąd nic ci nie trzeba, ale z { $place }. miejsca { $shop_at } pewnie coś się dostanie, a nadwyżką płaci się na bazarze.
reason-queue_market = { $number ->
    [0] Na bazarze pionek może poczekać na lepszy dzień.
    [one] Masz jedną rzecz ponad listę: na bazarze zamieni się w to, czego ci brak.
    [few] Masz { $number } rzeczy ponad listę: na bazarze zamienią się w to, czego ci brak.
   *[other] Masz { $number } rzeczy ponad listę: na bazarze zamienią się w to, czego ci brak.
}
reason-card_own = Zbliża twoich ludzi { $shop_at } do tego, czego ci brak.
reason-card_rival = Najwięcej { $shop_at } może teraz zyskać { $seat }; ta karta temu zapobiega.
reason-card_counter = To, czego potrzebujesz, leży tam teraz i nikt ci tego już nie zabierze.
reason-card_news = Nic innego nie jest teraz warte karty, a kto zna następne dostawy, ten wie, gdzie stanąć.
reason-pass = Żadna karta nie daje teraz dość; lepiej zachować je na inny dzień.
reason-take_wanted = To jest na twojej liście: { $goods }.
reason-take_spare = Nie jest ci to potrzebne, ale na bazarze to pieniądz: { $goods }.
reason-exchange = Płacisz tym, czego masz za dużo ({ $pay }), a dostajesz to, czego ci brak ({ $take }).
reason-wait = Handlarz stanie w tym tygodniu jeszcze przy lepszym dla ciebie straganie.
reason-go_home = Nie ma tu nic wartego zapłaty; pionek bardziej przyda się w innej kolejce.
reason-recall = Ten pionek czeka na próżno; jutro lepiej mu będzie na końcu innej kolejki.
reason-done = Wszyscy twoi ludzie stoją tam, gdzie trzeba.
