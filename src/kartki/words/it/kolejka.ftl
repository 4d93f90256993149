# Kolejka: che cosa succede, che cosa si chiede, che cosa non si può fare

title = Kolejka
subtitle = Polonia, anni Ottanta: mettiti in coda, fatti largo e completa la tua lista della spesa

pawn-speculator = lo speculatore

## Che cosa succede

event-got_list = { $seat_me ->
    [yes] La tua lista della spesa: { $list }.
   *[no] La lista della spesa di { $seat }: { $list }.
}
event-goes_first = { $seat_me ->
    [yes] Cominci tu.
   *[no] Comincia { $seat }.
}
event-drew_card = { $seat_me ->
    [yes] Peschi «{ $card }».
   *[no] { $seat } pesca «{ $card }».
}
event-drew_something = { $seat } pesca una carta coda.
event-queued_up = { $seat_me ->
    [yes] Ti metti in coda { $shop_at }, posto { $place }.
   *[no] { $seat } si mette in coda { $shop_at }, posto { $place }.
}
event-speculators_came = In fondo alla coda di ogni negozio si mette uno speculatore.
event-delivery_came = { $moved ->
    [0] Consegna { $shop_at }: { $number ->
        [one] 1 merce
       *[other] { $number } merci
    } sulla carta, ma il camion è vuoto.
    [one] Consegna { $shop_at }: 1 merce.
   *[other] Consegna { $shop_at }: { $moved } merci.
}
event-card_played = { $kind ->
    [list] { $seat_me ->
        [yes] Giochi «{ $card }» e rovesci la coda { $shop_at }.
       *[no] { $seat } gioca «{ $card }» e rovescia la coda { $shop_at }.
    }
    [sir] { $seat_me ->
        [yes] Giochi «{ $card }» { $shop_at }: dal posto { $place } avanzi di uno.
       *[no] { $seat } gioca «{ $card }» { $shop_at }: dal posto { $place } avanza di uno.
    }
    [mother] { $seat_me ->
        [yes] Giochi «{ $card }» { $shop_at }: dal posto { $place } passi in testa.
       *[no] { $seat } gioca «{ $card }» { $shop_at }: dal posto { $place } passa in testa.
    }
    [criticise] { $seat_me ->
        [yes] Giochi «{ $card }» { $shop_at }: chi è al posto { $place } arretra di due ({ $pawn }).
       *[no] { $seat } gioca «{ $card }» { $shop_at }: chi è al posto { $place } arretra di due ({ $pawn }).
    }
    [lucky] { $seat_me ->
        [yes] Giochi «{ $card }» { $shop_at }: dal posto { $place } passi al secondo posto { $other_at }.
       *[no] { $seat } gioca «{ $card }» { $shop_at }: dal posto { $place } passa al secondo posto { $other_at }.
    }
    [error] { $seat_me ->
        [yes] Giochi «{ $card }» { $shop_at }: { $goods_one } finisce { $other_to }.
       *[no] { $seat } gioca «{ $card }» { $shop_at }: { $goods_one } finisce { $other_to }.
    }
    [increased] { $seat_me ->
        [yes] Giochi «{ $card }» { $shop_at }: arriva una merce in più.
       *[no] { $seat } gioca «{ $card }» { $shop_at }: arriva una merce in più.
    }
    [counter] { $seat_me ->
        [yes] Giochi «{ $card }» { $shop_at }.
       *[no] { $seat } gioca «{ $card }» { $shop_at }.
    }
    [stocktaking] { $seat_me ->
        [yes] Giochi «{ $card }» { $shop_at }: oggi non si vende nulla.
       *[no] { $seat } gioca «{ $card }» { $shop_at }: oggi non si vende nulla.
    }
   *[committee] { $seat_me ->
        [yes] Giochi «{ $card }» e sbirci le prossime consegne.
       *[no] { $seat } gioca «{ $card }» e sbircia le prossime consegne.
    }
}
event-looked = In arrivo { $shop_at }: { $number ->
    [one] 1 merce
   *[other] { $number } merci
}. { $seat_me ->
    [yes] (Lo sai solo tu.)
   *[no] (Lo sai solo tu, { $seat }.)
}
event-looked_at_something = { $seat } sbircia una carta consegna.
event-passed = { $seat_me ->
    [yes] Passi e tieni le tue carte per un altro giorno.
   *[no] { $seat } passa.
}
event-bought = { $seat_me ->
    [yes] Prendi { $goods_one } { $shop_at } e te lo porti a casa.
   *[no] { $seat } prende { $goods_one } { $shop_at } e se lo porta a casa.
}
event-speculator_bought = Lo speculatore prende { $goods_one } { $shop_at } e lo mette in vendita al mercato.
event-sold_out = Negozi e camion sono tutti vuoti. Dopo il mercato di oggi la partita finisce.
event-exchanged = { $seat_me ->
    [yes] Al mercato prendi { $take_one } e paghi con { $pay_one }{ $two ->
        [yes] {" "}e { $also_one }
       *[no] {""}
    }.
   *[no] Al mercato { $seat } prende { $take_one } e paga con { $pay_one }{ $two ->
        [yes] {" "}e { $also_one }
       *[no] {""}
    }.
}
event-waited = { $seat_me ->
    [yes] Aspetti al mercato.
   *[no] { $seat } aspetta al mercato.
}
event-went_home = { $seat_me ->
    [yes] La tua pedina torna a casa dal mercato.
   *[no] La pedina di { $seat } torna a casa dal mercato.
}
event-recalled = { $seat_me ->
    [yes] Riporti a casa una pedina in coda { $shop_at }, posto { $place }.
   *[no] { $seat } riporta a casa una pedina in coda { $shop_at }, posto { $place }.
}
event-day_ended = Fine della giornata ({ $day }). Il segnalino di inizio passa a sinistra.
event-saturday_came = Sabato: le carte giocate tornano a chi le ha giocate, l'ambulante riparte dalla prima bancarella.
event-completed = { $seat_me ->
    [yes] Hai tutto ciò che chiede la tua lista!
   *[no] { $seat } ha tutto ciò che chiede la sua lista!
}

## Che cosa si chiede

prompt-queue_up = Metti una pedina in fondo a una coda.
prompt-jumping = Gioca una carta coda, oppure passa per oggi.
prompt-opening = Che cosa prendi { $shop_at }?
prompt-market = Al mercato è il momento della tua pedina: scambia, aspetta o vai a casa.
prompt-recall = Chiusura: riporta a casa le pedine che vuoi, o lasciale in coda.
prompt-delivery = Arrivano i camion.
prompt-drawing = Si pescano le carte coda.
prompt-looking = Un amico mostra che cosa arriverà.
prompt-lists = Si pescano le liste della spesa.
prompt-first = Chi comincia?
prompt-stalls = Si allestisce il mercato.

choice-queue = { $shop } ({ $number ->
    [0] nessuno in coda
    [one] 1 in coda
   *[other] { $number } in coda
})
choice-sir = { $card } · { $shop }, { $place } → { $target }
choice-mother = { $card } · { $shop }, { $place } → 1
choice-criticise = { $card } · { $shop }, { $place } → { $target } ({ $pawn })
choice-list = { $card } · { $shop }
choice-lucky = { $card } · { $shop } { $place } → { $other } 2
choice-error = { $card } · { $goods }, { $shop } → { $other }
choice-increased = { $card } · { $shop } +1
choice-counter = { $card } · { $goods_one }, { $shop }
choice-stocktaking = { $card } · { $shop }
choice-committee = { $card }
choice-pass = passa (le tue carte tornano sul mazzetto)
choice-take = { $goods_one }
choice-wait = aspetta al mercato
choice-home = vai a casa
choice-done = lascia le altre dove sono
choice-recall = riporta a casa: { $shop }, posto { $place }
choice-exchange = dai { $pay } + { $also }, prendi { $take }
choice-exchange_one = dai { $pay }, prendi { $take } (1:1)

screen-day = settimana { $week }, { $day } · { $phase }
screen-truck = camion { $number }
screen-closed = chiuso
screen-trader = ambulante
screen-first = comincia
screen-home = { $number ->
    [one] 1 a casa
   *[other] { $number } a casa
}
screen-cards = { $hand } in mano, { $pile } nel mazzetto
screen-hand = Le tue carte
screen-to_come = Consegne ancora da venire, contando le carte: { $list }
screen-shown = L'amico ti ha mostrato, dalla cima del mazzo: { $list }
screen-nothing = nulla
screen-legend = X speculatore   la testa della coda è a sinistra

## Che cosa non si può fare

refusal-act-not_now = Questo si fa in un altro momento della giornata.
refusal-card-not_in_hand = Non hai in mano quella carta.
refusal-card-market = Le carte coda non toccano mai il mercato.
refusal-place-empty = A quel posto non c'è nessuno.
refusal-list-nothing_changes = Anche rovesciata, la coda { $shop_at } sarebbe la stessa.
refusal-sir-not_yours = Quella pedina { $shop_at } non è tua.
refusal-sir-first_already = La tua pedina { $shop_at } è già in testa.
refusal-sir-nothing_changes = Non cambierebbe nulla: { $shop_at } anche la pedina davanti è tua.
refusal-mother-not_yours = Quella pedina { $shop_at } non è tua.
refusal-mother-first_already = La tua pedina { $shop_at } è già in testa.
refusal-mother-nothing_changes = Non cambierebbe nulla: { $shop_at } le pedine davanti sono tutte tue.
refusal-criticise-nobody_behind = Quella pedina { $shop_at } non ha due posti dietro di sé.
refusal-criticise-nothing_changes = Non cambierebbe nulla: { $shop_at } le due pedine dietro sono dello stesso colore.
refusal-lucky-not_yours = Quella pedina { $shop_at } non è tua.
refusal-lucky-same_queue = Il colpo di fortuna porta a un altro negozio, non nella stessa coda.
refusal-error-no_such_goods = Merce di quel tipo { $shop_at } non ce n'è.
refusal-error-same_shop = La merce deve andare in un altro negozio.
refusal-error-closed = Oggi { $shop_at } c'è l'inventario: la merce non entra e non esce.
refusal-increased-no_delivery = Oggi { $shop_at } non c'è stata nessuna consegna.
refusal-increased-truck_empty = Il camion è vuoto: { $shop_to } non può arrivare altro.
refusal-increased-closed = Oggi { $shop_at } c'è l'inventario: è chiuso.
refusal-counter-not_first = In testa alla coda { $shop_at } non c'è una tua pedina.
refusal-counter-closed = Oggi { $shop_at } c'è l'inventario: è chiuso.
refusal-counter-no_such_goods = Merce di quel tipo { $shop_at } non ce n'è.
refusal-stocktaking-empty_shop = Non c'è nulla da contare { $shop_at }: il negozio è vuoto.
refusal-stocktaking-closed_already = Oggi { $shop_at } è già chiuso.
refusal-committee-empty_deck = Non resta nessuna carta consegna da guardare.
refusal-take-no_such_goods = Merce di quel tipo { $shop_at } non ce n'è.
refusal-take-not_your_place = Adesso tocca a te { $shop_at }.
refusal-exchange-not_owned = Puoi pagare solo con merci tue.
refusal-exchange-stall_empty = Al mercato non c'è nulla di questo tipo: { $goods }.
refusal-exchange-not_the_traders_stall = Una per una si scambia solo alla bancarella dell'ambulante, e lì { $goods_one } non c'è.
refusal-exchange-same_goods = Merci dello stesso tipo non si scambiano una per una.
refusal-market-exchanged = Dopo uno scambio la tua pedina va a casa.
refusal-recall-not_yours = Lì non c'è nessuna tua pedina.
refusal-draw-not_due = Adesso nessuno deve pescare una carta coda.
refusal-draw-other_seat = A pescare è un'altra persona.
refusal-draw-not_in_pile = Quella carta non è in cima al mazzetto.
refusal-delivery-not_due = Adesso non si scopre nessuna carta consegna.
refusal-delivery-not_in_deck = Quella carta consegna non è in cima al mazzo.
refusal-look-not_due = Adesso nessuno può guardare il mazzo delle consegne.
refusal-look-other_seat = A guardare è un'altra persona.
refusal-look-not_in_deck = Quella carta consegna non può essere lì.
refusal-list-not_due = Adesso quella lista non si pesca.
refusal-list-impossible = Quella lista non si può pescare: è già presa, oppure le liste non sarebbero consecutive.
refusal-first-not_due = Si sa già chi comincia.
refusal-stalls-not_due = Il mercato resta com'è.

## Come finisce

outcome-list_complete = { $seat_me ->
    [yes] Completi la tua lista e vinci.
   *[no] { $seat } completa la sua lista e vince.
}
outcome-shops_empty = Tutto esaurito. { $seat_me ->
    [yes] Vinci tu: alla tua lista manca meno che alle altre.
   *[no] Vince { $seat }: alla sua lista manca meno che alle altre.
}

## Opzioni del tavolo

option-stalls = l'ordine delle bancarelle: quello del regolamento (fixed), oppure a caso (random)
option-saturday = che cosa si mescola il sabato: tutte e dieci le carte coda (all), oppure solo quelle giocate, che vanno sotto le altre (played)
