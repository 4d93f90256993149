# La scatola di Reglamentacja: bollini, categorie, carte, visite

## I bollini

# .one: un solo bollino che si dà, si prende o si chiede. .for: di che cosa è il bollino.
# .of: di che cosa si è a corto. .count: una mano o un prezzo («2 di burro»: «bollini» è sottinteso).
# .some: ciò che dà una parte in un accordo. .lack: quanti ne mancano.

stamp-sugar = zucchero
    .one = un bollino dello zucchero
    .for = dello zucchero
    .of = di zucchero
    .count = { $number } di zucchero
    .some = { $number ->
        [one] zucchero
       *[other] { $number } di zucchero
    }
    .lack = { $number ->
        [one] 1 bollino dello zucchero
       *[other] { $number } bollini dello zucchero
    }
stamp-meat = carne
    .one = un bollino della carne
    .for = della carne
    .of = di carne
    .count = { $number } di carne
    .some = { $number ->
        [one] carne
       *[other] { $number } di carne
    }
    .lack = { $number ->
        [one] 1 bollino della carne
       *[other] { $number } bollini della carne
    }
stamp-flour = farina
    .one = un bollino della farina
    .for = della farina
    .of = di farina
    .count = { $number } di farina
    .some = { $number ->
        [one] farina
       *[other] { $number } di farina
    }
    .lack = { $number ->
        [one] 1 bollino della farina
       *[other] { $number } bollini della farina
    }
stamp-alcohol = alcol
    .one = un bollino dell’alcol
    .for = dell’alcol
    .of = di alcol
    .count = { $number } di alcol
    .some = { $number ->
        [one] alcol
       *[other] { $number } di alcol
    }
    .lack = { $number ->
        [one] 1 bollino dell’alcol
       *[other] { $number } bollini dell’alcol
    }
stamp-butter = burro
    .one = un bollino del burro
    .for = del burro
    .of = di burro
    .count = { $number } di burro
    .some = { $number ->
        [one] burro
       *[other] { $number } di burro
    }
    .lack = { $number ->
        [one] 1 bollino del burro
       *[other] { $number } bollini del burro
    }
stamp-soap = sapone
    .one = un bollino del sapone
    .for = del sapone
    .of = di sapone
    .count = { $number } di sapone
    .some = { $number ->
        [one] sapone
       *[other] { $number } di sapone
    }
    .lack = { $number ->
        [one] 1 bollino del sapone
       *[other] { $number } bollini del sapone
    }
# .label: sul bollino stesso; .typed: che altro si può scrivere nel terminale
stamp-chocolate = cioccolato
    .label = cioccolato
    .typed = cioccolato
    .one = un bollino del cioccolato
    .for = del cioccolato
    .of = di cioccolato
    .count = { $number } di cioccolato
    .some = { $number ->
        [one] cioccolato
       *[other] { $number } di cioccolato
    }
    .lack = { $number ->
        [one] 1 bollino del cioccolato
       *[other] { $number } bollini del cioccolato
    }
stamp-any = bollino qualsiasi
    .one = un bollino qualsiasi
    .for = di qualsiasi tipo
    .of = di bollini
    .count = { $number ->
        [one] 1 bollino qualsiasi
       *[other] { $number } bollini qualsiasi
    }
    .some = { $number ->
        [one] un bollino qualsiasi
       *[other] { $number } bollini qualsiasi
    }
    .lack = { $number ->
        [one] 1 bollino qualsiasi
       *[other] { $number } bollini qualsiasi
    }

# non è un bollino: il posto in coda, come parte di un accordo
stamp-place = posto
    .one = il posto in coda
    .for = del posto
    .of = del posto
    .count = il posto in coda
    .some = il posto in coda
    .lack = del posto

stamps-count = { $number ->
    [one] 1 bollino
   *[other] { $number } bollini
}
    .some = { $number ->
        [one] 1 bollino
       *[other] { $number } bollini
    }
    .lack = { $number ->
        [one] 1 bollino
       *[other] { $number } bollini
    }

## Le categorie

category-fix_up = faccende
    .of = delle faccende
    .count = { $number ->
        [one] 1 icona faccende
       *[other] { $number } icone faccende
    }
category-meal = pasto
    .of = del pasto
    .count = { $number ->
        [one] 1 icona pasto
       *[other] { $number } icone pasto
    }
category-cake = dolce
    .of = del dolce
    .count = { $number ->
        [one] 1 icona dolce
       *[other] { $number } icone dolce
    }
category-event = festa
    .of = della festa
    .count = { $number ->
        [one] 1 icona festa
       *[other] { $number } icone festa
    }

## Le venti carte spesa

card-sweet_yeast_cake = ciambella lievitata
card-butter_biscuits = biscotti al burro
card-cheesecake = torta di ricotta
card-brownie = torta al cioccolato
card-birthday_cake = torta di compleanno
card-meat_roulade = rotolo di carne
card-meat_balls = polpette
card-breakfast_for_children = colazione per i bambini
card-home_dumplings = pierogi fatti in casa
card-three_course_meal = pranzo di tre portate
card-tea_sugar = zucchero per il tè
card-buffet = buffet
card-something_to_the_coffee = qualcosa con il caffè
card-name_day_consumption = tavolata per l’onomastico
card-a_serving_for_guests = rinfresco per gli ospiti
card-great_laundry = gran bucato
card-for_chimney_sweep = per lo spazzacamino
card-for_landlords_electrician = per l’elettricista dell’amministrazione
card-starching_bed_sheets = lenzuola da inamidare
card-for_mr_henry_handyman = per il signor Henio Mani d’Oro

## Le sei visite

visit-rendezvous_with_friends = Incontro con le amiche
visit-dinner_with_the_boss = Pranzo con il capo
visit-mother_in_law_pays_a_visit = Arriva la suocera
visit-family_gathering = Riunione di famiglia
visit-husbands_name_day = Onomastico del marito
visit-meeting_with_mrs_engineer = Incontro con la moglie dell’ingegnere

## Lo speculatore e il banco

pawn-speculator = lo speculatore
    .to = allo speculatore
    .with = con lo speculatore
place-counter = banco
    .at = al banco
    .to = al banco
