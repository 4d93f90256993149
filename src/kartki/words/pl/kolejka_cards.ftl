# Kolejka: karty kolejki. Wszystkie słowa jednej karty stoją razem: nazwa i tekst, w skrócie, w
# terminalu (choice-), dlaczego nie (refusal-), w przeglądarce (kol-) i w podpowiedzi (deed-).

## Lista społeczna

card-list = Lista społeczna
    .text = Odwracasz całą kolejkę do jednego sklepu, razem ze spekulantem.
kol-card_list = Odwraca całą kolejkę do jednego sklepu, ze spekulantem włącznie.
choice-word_list = lista
choice-list = { $card }: { $shop }
choice-here_list = Teraz po odwróceniu: { $list }.
choice-each_list = ({ $queue })
choice-nowhere_list = Teraz nie: każda kolejka po odwróceniu wyglądałaby tak samo.
refusal-list-nothing_changes = Kolejka { $shop_of } wygląda z obu stron tak samo.
kol-ask_list_shop = którą kolejkę odwrócić?
kol-deed_list = Odwróć kolejkę
kol-detail_list = { $shop_of }
deed-list = zagrać kartę „{ $card }” i odwrócić kolejkę { $shop_of }

## Pan tu nie stał

card-sir = Pan tu nie stał
    .text = Przesuwasz jeden własny pionek o jedno miejsce do przodu.
kol-card_sir = Twój pionek idzie o jedno miejsce do przodu.
choice-word_sir = pan
choice-sir = { $card }: { $shop } { $place } → { $target }
choice-here_sir = Teraz: { $list }.
choice-each_sir = { $place } → { $target }
choice-nowhere_sir = Teraz nie: żaden twój pionek nie stoi w kolejce do sklepu tuż za cudzym.
refusal-sir-not_yours = Ten pionek w kolejce { $shop_of } nie jest twój.
refusal-sir-first_already = Twój pionek już stoi pierwszy w kolejce { $shop_of }.
refusal-sir-nothing_changes = Przed tym pionkiem w kolejce { $shop_of } też stoi twój: nic by się nie zmieniło.
kol-ask_sir_pawn = który twój pionek ma iść o jedno miejsce do przodu?
kol-deed_sir = Przesuń się
kol-detail_sir = z { $place }. na { $target }. miejsce
deed-sir = zagrać kartę „{ $card }” w kolejce { $shop_of }, na pionek z miejsca { $place }

## Matka z dzieckiem na ręku

card-mother = Matka z dzieckiem na ręku
    .text = Przestawiasz jeden własny pionek na sam początek jego kolejki.
kol-card_mother = Twój pionek idzie na sam początek swojej kolejki.
choice-word_mother = matka
choice-mother = { $card }: { $shop } { $place } → 1
choice-here_mother = Teraz: { $list }.
choice-each_mother = { $place } → { $target }
choice-nowhere_mother = Teraz nie: żaden twój pionek nie stoi w kolejce do sklepu za cudzym.
refusal-mother-not_yours = Ten pionek w kolejce { $shop_of } nie jest twój.
refusal-mother-first_already = Twój pionek już stoi pierwszy w kolejce { $shop_of }.
refusal-mother-nothing_changes = Przed tym pionkiem w kolejce { $shop_of } stoją same twoje: nic by się nie zmieniło.
kol-ask_mother_pawn = który twój pionek idzie na początek?
kol-deed_mother = Na początek
kol-detail_mother = z { $place }. na 1. miejsce
deed-mother = zagrać kartę „{ $card }” w kolejce { $shop_of }, na pionek z miejsca { $place }

## Krytyka władzy

card-criticise = Krytyka władzy
    .text = Cofasz dowolny pionek, nawet spekulanta, dokładnie o dwa miejsca.
kol-card_criticise = Dowolny pionek, nawet spekulant, cofa się dokładnie o dwa miejsca.
choice-word_criticise = krytyka
choice-criticise = { $card }: { $shop } { $place } { $pawn } → { $target }
choice-here_criticise = Teraz o dwa miejsca do tyłu: { $list }.
choice-each_criticise = { $place } { $pawn }
choice-nowhere_criticise = Teraz nie: nikogo nie da się cofnąć o dwa miejsca tak, żeby coś się zmieniło.
refusal-criticise-nobody_behind = Za tym pionkiem w kolejce { $shop_of } nie ma już dwóch miejsc.
refusal-criticise-nothing_changes = Ten pionek i dwa za nim w kolejce { $shop_of } należą do jednego gracza: nic by się nie zmieniło.
kol-ask_criticise_pawn = kogo cofnąć o dwa miejsca?
kol-deed_criticise = { $whose ->
    [speculator] Cofnij spekulanta
    [own] Cofnij swój pionek
   *[other] Cofnij: { $pawn }
}
kol-detail_criticise = z { $place }. na { $target }. miejsce
deed-criticise = zagrać kartę „{ $card }” w kolejce { $shop_of }, przeciw pionkowi z miejsca { $place }

## Szczęśliwy traf

card-lucky = Szczęśliwy traf
    .text = Przestawiasz jeden własny pionek z jego kolejki na drugie miejsce w kolejce do innego sklepu.
kol-card_lucky = Twój pionek biegnie na drugie miejsce do innego sklepu.
choice-word_lucky = traf
choice-lucky = { $card }: { $shop } { $place } → { $other }
choice-here_lucky = Teraz twój pionek stąd: { $list }. W każdej innej kolejce stanie jako drugi.
choice-each_lucky = { $place }
choice-nowhere_lucky = Teraz nie: żaden twój pionek nie stoi w kolejce do sklepu.
refusal-lucky-not_yours = Ten pionek w kolejce { $shop_of } nie jest twój.
refusal-lucky-same_queue = Szczęśliwy traf prowadzi do innego sklepu, a nie do tej samej kolejki.
kol-ask_lucky_pawn = który twój pionek ma szczęście?
kol-ask_lucky_to = a do którego sklepu biegnie?
kol-deed_lucky = Biegnij
kol-detail_lucky = na drugie miejsce { $other_at }
deed-lucky = zagrać kartę „{ $card }”: z miejsca { $place } w kolejce { $shop_of } na drugie w kolejce { $other_of }

## Pomyłka w dostawie

card-error = Pomyłka w dostawie
    .text = Przenosisz jeden wybrany towar z jednego sklepu do innego, byle oba były otwarte.
kol-card_error = Jeden towar trafia z otwartego sklepu do innego otwartego.
choice-word_error = pomyłka
choice-error = { $card }: { $goods }, { $shop } → { $other }
choice-error_own = { $card }: { $shop } → { $other }
choice-here_error = Teraz do innego otwartego sklepu: { $list }.
choice-each_error = ({ $wares })
choice-nowhere_error = Teraz nie: żaden towar nie może trafić z jednego otwartego sklepu do drugiego.
refusal-error-no_such_goods = Takiego towaru { $shop_at } nie ma.
refusal-error-same_shop = Towar musi trafić do innego sklepu.
refusal-error-closed = Remanent { $shop_at }: żaden towar dziś tam nie trafi ani stamtąd nie wyjdzie.
kol-ask_error_shop = z którego sklepu ginie towar?
kol-ask_error_goods = jaki towar?
kol-ask_error_to = a gdzie się odnajdzie?
kol-deed_error = Pomyl się
kol-detail_error = { $goods_one } { $other_to }
deed-error = zagrać kartę „{ $card }” i przewieźć { $goods_one } { $shop_from } { $other_to }

## Zwiększona dostawa

card-increased = Zwiększona dostawa
    .text = Do otwartego sklepu, który miał dziś dostawę, trafia jeszcze jeden towar z jego ciężarówki.
kol-card_increased = Jeszcze jeden towar do sklepu, który miał dziś dostawę.
choice-word_increased = dostawa
choice-increased = { $card }: { $shop } +1
choice-here_increased = Teraz o jeden towar więcej: { $list }.
choice-nowhere_increased = Teraz nie: żaden otwarty sklep z dzisiejszą dostawą nie ma już nic na ciężarówce.
refusal-increased-no_delivery = Dostawy { $shop_to } dziś nie było.
refusal-increased-truck_empty = Ciężarówka jest pusta: nic więcej { $shop_to } nie przyjedzie.
refusal-increased-closed = Zamknięte: remanent { $shop_at }.
kol-ask_increased_shop = gdzie dowieźć jeszcze jeden towar?
kol-deed_increased = Dowieź jeden
kol-detail_increased = z ciężarówki { $shop_to }
deed-increased = zagrać { $shop_at } kartę „{ $card }”

## Towar spod lady

card-counter = Towar spod lady
    .text = Jeśli twój pionek stoi pierwszy w kolejce do otwartego sklepu z towarem, bierzesz jeden towar i pionek od razu idzie z nim do domu.
kol-card_counter = Twój pionek pierwszy, a towar jest? Bierz jeden i do domu.
choice-word_counter = lada
choice-counter = { $card }: { $shop }, { $goods }
choice-counter_own = { $card }: { $shop }
choice-here_counter = Teraz, od ręki: { $list }.
choice-each_counter = ({ $wares })
choice-nowhere_counter = Teraz nie: żaden twój pionek nie stoi pierwszy w kolejce do otwartego sklepu z towarem.
refusal-counter-not_first = Twój pionek nie stoi pierwszy w kolejce { $shop_of }.
refusal-counter-closed = Zamknięte: remanent { $shop_at }.
refusal-counter-no_such_goods = Takiego towaru { $shop_at } nie ma.
kol-ask_counter_shop = w którym sklepie masz znajomości?
kol-ask_counter_goods = co odłożono dla ciebie pod ladą?
kol-deed_counter = Bierz
kol-detail_counter = { $goods_one } i do domu
deed-counter = zagrać { $shop_at } kartę „{ $card }” i wziąć { $goods_one }

## Remanent

card-stocktaking = Remanent
    .text = Zamykasz sklep, w którym jest towar: dziś niczego nie sprzedaje, nawet spod lady, a towar ani drgnie.
kol-card_stocktaking = Sklep z towarem dziś już niczego nie sprzeda.
choice-word_stocktaking = remanent
choice-stocktaking = { $card }: { $shop }
choice-here_stocktaking = Teraz: { $list }.
choice-each_stocktaking = ({ $stock })
choice-nowhere_stocktaking = Teraz nie: w żadnym otwartym sklepie nie ma towaru.
refusal-stocktaking-empty_shop = Nie ma czego liczyć { $shop_at }: sklep jest pusty.
refusal-stocktaking-closed_already = Remanent { $shop_at } już trwa.
kol-ask_stocktaking_shop = w którym sklepie dziś liczą?
kol-deed_stocktaking = Zamknij
kol-detail_stocktaking = dziś { $shop_at } nic nie kupisz
deed-stocktaking = zagrać { $shop_at } kartę „{ $card }”

## Kolega w Komitecie Wojewódzkim

card-committee = Kolega w Komitecie Wojewódzkim
    .text = Oglądasz w tajemnicy dwie wierzchnie karty talii dostaw.
kol-card_committee = Tylko ty widzisz dwie najbliższe karty dostawy.
choice-word_committee = kolega
choice-committee = { $card }
choice-here_committee = { $number ->
    [one] Teraz: ostatnia karta dostawy.
    [few] Teraz: { $number } wierzchnie karty dostawy.
   *[other] Teraz: { $number } wierzchnich kart dostawy.
}
choice-nowhere_committee = Teraz nie: w talii dostaw nie ma już ani jednej karty.
refusal-committee-empty_deck = W talii dostaw nie ma już czego podglądać.
kol-ask_committee = rzut oka na najbliższe dostawy, tylko dla ciebie.
kol-deed_committee = Zajrzyj
kol-detail_committee = co przyjedzie
deed-committee = zagrać kartę „{ $card }”

## Co słyszą wszyscy, gdy ktoś zagra kartę

event-card_played = { $kind ->
    [list] { $seat_me ->
        [yes] Zagrywasz kartę „{ $card }” i odwracasz kolejkę { $shop_of }.
       *[no] { $seat } zagrywa kartę „{ $card }” i odwraca kolejkę { $shop_of }.
    }
    [sir] { $seat_me ->
        [yes] Zagrywasz kartę „{ $card }”: w kolejce { $shop_of } przesuwasz pionek z miejsca { $place } o jedno do przodu.
       *[no] { $seat } zagrywa kartę „{ $card }”: w kolejce { $shop_of } przesuwa pionek z miejsca { $place } o jedno do przodu.
    }
    [mother] { $seat_me ->
        [yes] Zagrywasz kartę „{ $card }”: przestawiasz pionek z miejsca { $place } na sam początek kolejki { $shop_of }.
       *[no] { $seat } zagrywa kartę „{ $card }”: przestawia pionek z miejsca { $place } na sam początek kolejki { $shop_of }.
    }
    [criticise] { $seat_me ->
        [yes] Zagrywasz kartę „{ $card }”: w kolejce { $shop_of } cofasz o dwa miejsca { $whose ->
            [speculator] spekulanta z miejsca { $place }
            [own] własny pionek z miejsca { $place }
           *[other] pionek z miejsca { $place } ({ $pawn })
        }.
       *[no] { $seat } zagrywa kartę „{ $card }”: w kolejce { $shop_of } cofa o dwa miejsca { $whose ->
            [speculator] spekulanta z miejsca { $place }
            [own] własny pionek z miejsca { $place }
           *[other] { $pawn_me ->
                [yes] twój pionek z miejsca { $place }
               *[no] pionek z miejsca { $place } ({ $pawn })
            }
        }.
    }
    [lucky] { $seat_me ->
        [yes] Zagrywasz kartę „{ $card }”: przestawiasz pionek z miejsca { $place } w kolejce { $shop_of } na drugie w kolejce { $other_of }.
       *[no] { $seat } zagrywa kartę „{ $card }”: przestawia pionek z miejsca { $place } w kolejce { $shop_of } na drugie w kolejce { $other_of }.
    }
    [error] { $seat_me ->
        [yes] Zagrywasz kartę „{ $card }”: { $goods_one } trafia { $shop_from } { $other_to }.
       *[no] { $seat } zagrywa kartę „{ $card }”: { $goods_one } trafia { $shop_from } { $other_to }.
    }
    [increased] { $seat_me ->
        [yes] Zagrywasz kartę „{ $card }”: { $shop_to } trafia jeszcze jeden towar.
       *[no] { $seat } zagrywa kartę „{ $card }”: { $shop_to } trafia jeszcze jeden towar.
    }
    [counter] { $seat_me ->
        [yes] Zagrywasz { $shop_at } kartę „{ $card }”.
       *[no] { $seat } zagrywa { $shop_at } kartę „{ $card }”.
    }
    [stocktaking] { $seat_me ->
        [yes] Zagrywasz kartę „{ $card }”: { $shop_at } dziś nic nie sprzedają.
       *[no] { $seat } zagrywa kartę „{ $card }”: { $shop_at } dziś nic nie sprzedają.
    }
   *[committee] { $seat_me ->
        [yes] Zagrywasz kartę „{ $card }” i podglądasz, co przyjedzie.
       *[no] { $seat } zagrywa kartę „{ $card }” i podgląda, co przyjedzie.
    }
}
