# Reglamentacja: słowa z pudełka

## Kartki

# .one: jedna kartka, którą się oddaje, bierze albo o którą się pyta (biernik). .for: na co jest
# kartka. .of: czego brakuje (dopełniacz). .count: ręka albo cena (mianownik). .some: strona umowy
# (biernik). .lack: ilu kartek brakuje (dopełniacz).

stamp-sugar = cukier
    .one = cukier
    .for = na cukier
    .of = cukru
    .count = { $number ->
        [one] 1 cukier
        [few] { $number } cukry
       *[other] { $number } cukrów
    }
    .some = { $number ->
        [one] cukier
        [few] { $number } cukry
       *[other] { $number } cukrów
    }
    .lack = { $number ->
        [one] 1 cukru
       *[other] { $number } cukrów
    }
stamp-meat = mięso
    .one = mięso
    .for = na mięso
    .of = mięsa
    .count = { $number ->
        [one] 1 mięso
        [few] { $number } mięsa
       *[other] { $number } mięs
    }
    .some = { $number ->
        [one] mięso
        [few] { $number } mięsa
       *[other] { $number } mięs
    }
    .lack = { $number ->
        [one] 1 mięsa
       *[other] { $number } mięs
    }
stamp-flour = mąka
    .one = mąkę
    .for = na mąkę
    .of = mąki
    .count = { $number ->
        [one] 1 mąka
        [few] { $number } mąki
       *[other] { $number } mąk
    }
    .some = { $number ->
        [one] mąkę
        [few] { $number } mąki
       *[other] { $number } mąk
    }
    .lack = { $number ->
        [one] 1 mąki
       *[other] { $number } mąk
    }
stamp-alcohol = alkohol
    .one = alkohol
    .for = na alkohol
    .of = alkoholu
    .count = { $number ->
        [one] 1 alkohol
        [few] { $number } alkohole
       *[other] { $number } alkoholi
    }
    .some = { $number ->
        [one] alkohol
        [few] { $number } alkohole
       *[other] { $number } alkoholi
    }
    .lack = { $number ->
        [one] 1 alkoholu
       *[other] { $number } alkoholi
    }
stamp-butter = masło
    .one = masło
    .for = na masło
    .of = masła
    .count = { $number ->
        [one] 1 masło
        [few] { $number } masła
       *[other] { $number } maseł
    }
    .some = { $number ->
        [one] masło
        [few] { $number } masła
       *[other] { $number } maseł
    }
    .lack = { $number ->
        [one] 1 masła
       *[other] { $number } maseł
    }
stamp-soap = mydło
    .one = mydło
    .for = na mydło
    .of = mydła
    .count = { $number ->
        [one] 1 mydło
        [few] { $number } mydła
       *[other] { $number } mydeł
    }
    .some = { $number ->
        [one] mydło
        [few] { $number } mydła
       *[other] { $number } mydeł
    }
    .lack = { $number ->
        [one] 1 mydła
       *[other] { $number } mydeł
    }
# .label: skrót na samej kartce; .typed: co jeszcze można wpisać w terminalu
stamp-chocolate = wyrób czekoladowy
    .label = wyr. czek.
    .typed = wyrób, wyroby, wyrobu, wyrobów, czekoladowy, czekoladowe, czekolada, czekoladę, czekolady, czekolad
    .one = wyrób czekoladowy
    .for = na wyrób czekoladowy
    .of = wyrobu czekoladowego
    .count = { $number ->
        [one] 1 wyrób czekoladowy
        [few] { $number } wyroby czekoladowe
       *[other] { $number } wyrobów czekoladowych
    }
    .some = { $number ->
        [one] wyrób czekoladowy
        [few] { $number } wyroby czekoladowe
       *[other] { $number } wyrobów czekoladowych
    }
    .lack = { $number ->
        [one] 1 wyrobu czekoladowego
       *[other] { $number } wyrobów czekoladowych
    }
stamp-any = dowolna kartka
    .one = dowolną kartkę
    .for = na cokolwiek
    .of = dowolnej kartki
    .count = { $number ->
        [one] dowolna kartka
        [few] dowolne { $number } kartki
       *[other] dowolnych { $number } kartek
    }
    .some = { $number ->
        [one] dowolną kartkę
        [few] dowolne { $number } kartki
       *[other] dowolnych { $number } kartek
    }
    .lack = { $number ->
        [one] dowolnej kartki
       *[other] dowolnych { $number } kartek
    }

# nie kartka: miejsce w kolejce jako strona umowy
stamp-place = miejsce
    .one = miejsce w kolejce
    .for = za miejsce
    .of = miejsca
    .count = miejsce w kolejce
    .some = miejsce w kolejce
    .lack = miejsca

stamps-count = { $number ->
    [one] 1 kartka
    [few] { $number } kartki
   *[other] { $number } kartek
}
    .some = { $number ->
        [one] 1 kartkę
        [few] { $number } kartki
       *[other] { $number } kartek
    }
    .lack = { $number ->
        [one] 1 kartki
       *[other] { $number } kartek
    }

## Kategorie

category-fix_up = remont
    .of = remontu
    .count = { $number ->
        [one] 1 symbol remontu
        [few] { $number } symbole remontu
       *[other] { $number } symboli remontu
    }
category-meal = obiad
    .of = obiadu
    .count = { $number ->
        [one] 1 symbol obiadu
        [few] { $number } symbole obiadu
       *[other] { $number } symboli obiadu
    }
category-cake = ciasto
    .of = ciasta
    .count = { $number ->
        [one] 1 symbol ciasta
        [few] { $number } symbole ciasta
       *[other] { $number } symboli ciasta
    }
category-event = impreza
    .of = imprezy
    .count = { $number ->
        [one] 1 symbol imprezy
        [few] { $number } symbole imprezy
       *[other] { $number } symboli imprezy
    }

## Dwadzieścia kart zakupów

card-sweet_yeast_cake = babka drożdżowa
card-butter_biscuits = herbatniki maślane
card-cheesecake = sernik
card-brownie = ciasto czekoladowe
card-birthday_cake = tort urodzinowy
card-meat_roulade = rolada mięsna
card-meat_balls = kotlety mielone
card-breakfast_for_children = śniadanie dla dzieci
card-home_dumplings = domowe pierogi
card-three_course_meal = obiad z trzech dań
card-tea_sugar = cukier do herbaty
card-buffet = bufet
card-something_to_the_coffee = coś do kawy
card-name_day_consumption = konsumpcja na imieninach
card-a_serving_for_guests = poczęstunek dla gości
card-great_laundry = wielkie pranie
card-for_chimney_sweep = dla kominiarza
card-for_landlords_electrician = dla elektryka z administracji
card-starching_bed_sheets = krochmalenie pościeli
card-for_mr_henry_handyman = dla pana Henia Złotej Rączki

## Sześć wizyt

visit-rendezvous_with_friends = Spotkanie z przyjaciółkami
visit-dinner_with_the_boss = Obiad z kierownikiem
visit-mother_in_law_pays_a_visit = Wizyta teściowej
visit-family_gathering = Zjazd rodzinny
visit-husbands_name_day = Imieniny męża
visit-meeting_with_mrs_engineer = Odwiedziny pani inżynierowej

## Spekulant i lada

pawn-speculator = spekulant
    .to = spekulantowi
    .with = ze spekulantem
place-counter = lada
    .at = przy ladzie
    .to = do lady
