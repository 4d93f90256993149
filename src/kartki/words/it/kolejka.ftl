# Kolejka: che cosa succede, che cosa si chiede, che cosa non si può fare

title = Kolejka
subtitle = Polonia, anni Ottanta: mettiti in coda, fatti largo e completa la tua lista della spesa

bot-names = Grażyna, Zbigniew, Halina, Mirek, Bożena, Ryszard, Jadwiga, Zdzisław

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
event-drew_something = { $seat_me ->
    [yes] Peschi una carta coda.
   *[no] { $seat } pesca una carta coda.
}
event-queued_up = { $seat_me ->
    [yes] Ti metti in coda { $shop_at }, al posto { $place }.
   *[no] { $seat } si mette in coda { $shop_at }, al posto { $place }.
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
event-looked = In arrivo { $shop_at }: { $number ->
    [one] 1 merce
   *[other] { $number } merci
}. { $seat_me ->
    [yes] (Lo sai solo tu.)
   *[no] (Lo sa solo { $seat }.)
}
event-looked_at_something = { $seat_me ->
    [yes] Sbirci una carta consegna.
   *[no] { $seat } sbircia una carta consegna.
}
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
    [yes] Al mercato prendi { $take_one } e paghi con { $paid ->
        [two] { $pay_one } e { $also_one }
        [alike] { $pay_two }
       *[one] { $pay_one }
    }.
   *[no] Al mercato { $seat } prende { $take_one } e paga con { $paid ->
        [two] { $pay_one } e { $also_one }
        [alike] { $pay_two }
       *[one] { $pay_one }
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
    [yes] Riporti a casa la pedina che avevi in coda { $shop_at }, al posto { $place }.
   *[no] { $seat } riporta a casa la pedina che aveva in coda { $shop_at }, al posto { $place }.
}
event-day_ended = La giornata di { $day } è finita. Il segnalino di inizio passa al giocatore successivo.
event-saturday_came = Sabato: le carte giocate tornano a chi le ha giocate, l’operatore di mercato riparte dalla prima bancarella.
event-completed = { $seat_me ->
    [yes] Hai tutto ciò che chiede la tua lista!
   *[no] { $seat } ha tutto ciò che chiede la sua lista!
}

## Che cosa si chiede

prompt-queue_up = Metti una pedina in fondo a una coda.
prompt-jumping = Gioca una carta coda, oppure passa per oggi.
prompt-opening = Che cosa prendi { $shop_at }?
prompt-market = La tua pedina è al mercato: scambia, aspetta o vai a casa.
prompt-market_again = Hai scambiato: scambia ancora, oppure vai a casa.
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
choice-pass = passa (le tue carte tornano sul mazzetto)
choice-take = { $goods_one }
choice-wait = aspetta al mercato
choice-home = vai a casa
choice-done = le pedine in coda restano dove sono
choice-recall = riporta a casa { $shop_from }, posto { $place }
choice-exchange = { $pay }+{ $also } → { $take }
choice-exchange_one = { $pay } → { $take } (1:1)

screen-day = settimana { $week }, { $day } · { $phase }
screen-truck = camion { $number }
screen-trader = operatore: { $stall }
screen-first = comincia
screen-home = { $number ->
    [one] 1 a casa
   *[other] { $number } a casa
}
screen-cards = { $hand } in mano, { $pile } nel mazzetto
screen-to_come = Carte consegna non ancora uscite: { $list }
screen-shown = L’amico ti ha mostrato, dalla cima del mazzo: { $list }
screen-nothing = nessuna
screen-legend = X speculatore   la testa della coda è a sinistra
screen-place = posto
screen-stock = { $number ->
    [0] vuoto
    [one] 1 merce
   *[other] { $number } merci
}
screen-stocktaking = oggi chiuso per inventario
screen-today = Consegne di oggi: { $list }
screen-counted = 1/3 una merce presa su tre da avere   ✓ prese tutte
screen-passed = ha passato
screen-won = { $number ->
    [one] vince
   *[other] pareggia
}
screen-list = { $list }: { $bought ->
    [one] presa 1
   *[other] prese { $bought }
}, { $missing ->
    [one] manca 1
   *[other] mancano { $missing }
}
screen-hand_now = Le tue carte, e come si possono giocare ora
screen-hand_later = Le tue carte, da giocare dopo la consegna
screen-card = { $word } · «{ $card }»: { $text }
screen-type = Scrivi un numero, oppure la carta e il negozio: { $example }
screen-swap = Che cosa dai → che cosa prendi:
choice-exchange_two = { $pay } → { $take }
verbs-between = da, dal, dall, a, al, all, di, del, dell, della, per, e, in, posto, from, to, at, for, place
verbs-queue = coda, mettiti, metto, queue, queues
verbs-play = gioco, gioca, play, plays
verbs-take = prendo, prendi, take, takes
verbs-exchange = scambio, scambia, do, dai, pago, exchange, exchanges
verbs-recall = riporto, richiamo, riporta a casa, recall, recalls
verbs-pass = passo, passa, pass, passes
verbs-wait = aspetto, aspetta, aspetta al mercato, wait, waits
verbs-home = casa, a casa, vado a casa, vai a casa, home, go home, goes home
verbs-done = fatto, basta, restano, lascia, lascia le altre, le pedine in coda restano dove sono, done, is done

## Che cosa non si può fare

refusal-act-not_now = Questo si fa in un altro momento della giornata. Adesso { $asked }.
refusal-card-not_in_hand = Non hai in mano quella carta.
refusal-card-market = Le carte coda non toccano mai il mercato.
refusal-place-empty = A quel posto non c’è nessuno.
refusal-take-no_such_goods = Non c’è merce di quel tipo { $shop_at }.
refusal-take-not_your_place = Adesso tocca a te { $shop_at }, non altrove.
refusal-exchange-not_owned = Puoi pagare solo con le merci che hai: { $number ->
    [one] ti manca { $lack_one }
   *[other] ti mancano { $lack_two }
}.
refusal-exchange-stall_empty = Al mercato non c’è nemmeno { $goods_one }.
refusal-exchange-not_the_traders_stall = Qui il prezzo è di due merci. Oggi una per una puoi prendere solo { $trader_one }, alla bancarella dell’operatore di mercato{ $left ->
    [0] , ma lì non è rimasto nulla
   *[other] { "" }
}.
refusal-exchange-same_goods = Merci dello stesso tipo non si scambiano una per una.
refusal-market-exchanged = Hai già fatto uno scambio: la tua pedina non può più restare in coda.
refusal-recall-not_yours = Lì non c’è nessuna tua pedina.
refusal-draw-not_due = Adesso nessuno deve pescare una carta coda.
refusal-draw-other_seat = Tocca a un’altra persona pescare.
refusal-draw-not_in_pile = Quella carta non è in cima al mazzetto.
refusal-delivery-not_due = Adesso non si scopre nessuna carta consegna.
refusal-delivery-not_in_deck = Quella carta consegna non è in cima al mazzo.
refusal-look-not_due = Adesso nessuno può guardare il mazzo delle consegne.
refusal-look-other_seat = Tocca a un’altra persona guardare.
refusal-look-not_in_deck = Quella carta consegna non può essere lì.
refusal-list-not_due = Non è il momento di pescare quella lista.
refusal-list-impossible = Quella lista non si può pescare: è già presa, oppure le liste non sarebbero consecutive.
refusal-first-not_due = Si sa già chi comincia.
refusal-stalls-not_due = Il mercato resta com’è.

## Come finisce

outcome-list_complete = { $how ->
    [draw] Pareggio! Vittoria condivisa: { $winners }. Liste completate nello stesso momento, con lo stesso numero di merci oltre la lista.
    [tie_break] { $seat_me ->
        [yes] Vinci tu: tra chi ha completato la lista nello stesso momento, hai il maggior numero di merci oltre la lista.
       *[no] Vince { $seat }: tra chi ha completato la lista nello stesso momento, ha il maggior numero di merci oltre la lista.
    }
   *[alone] { $seat_me ->
        [yes] Hai completato la tua lista: vinci tu!
       *[no] { $seat } ha completato la sua lista e vince.
    }
}
outcome-shops_empty = Tutto esaurito. { $how ->
    [draw] Pareggio! Vittoria condivisa: { $winners }. Stesso numero di merci mancanti, stesso numero di merci oltre la lista.
    [tie_break] { $seat_me ->
        [yes] Vinci tu: a parità di merci mancanti, hai più merci oltre la lista.
       *[no] Vince { $seat }: a parità di merci mancanti, ha più merci oltre la lista.
    }
   *[alone] { $seat_me ->
        [yes] Vinci tu: la tua è la lista a cui mancano meno merci.
       *[no] Vince { $seat }: la sua è la lista a cui mancano meno merci.
    }
}
outcome-by_time = Il tempo è scaduto. { $how ->
    [draw] Pareggio! Vittoria condivisa: { $winners }. Stesso numero di merci mancanti, il più basso.
   *[alone] { $seat_me ->
        [yes] Vinci tu: la tua è la lista a cui mancano meno merci.
       *[no] Vince { $seat }: la sua è la lista a cui mancano meno merci.
    }
}

## Opzioni del tavolo

option-stalls = l’ordine delle bancarelle: quello del regolamento (fixed), oppure a caso (random)
option-saturday = quali carte si mescolano il sabato: tutte e dieci le carte coda (all), oppure solo quelle giocate, che vanno sotto le altre (played)

## Perché un bot lo farebbe

reason-queue_wanted = { $number ->
    [one] Da lì ti manca ancora una cosa, e il { $place }º posto { $shop_at } è il più promettente.
   *[other] Da lì ti mancano ancora { $number } cose, e il { $place }º posto { $shop_at } è il più promettente.
}
reason-queue_spare = Da lì non ti manca niente, ma dal { $place }º posto { $shop_at } è probabile essere serviti, e con ciò che avanza si paga al mercato.
reason-queue_market = { $number ->
    [0] Al mercato una pedina può aspettare un giorno migliore.
    [one] Hai una cosa in più: al mercato può diventare ciò che ti manca.
   *[other] Hai { $number } cose in più: al mercato possono diventare ciò che ti manca.
}
reason-card_own = Avvicina la tua gente { $shop_at } a ciò che ti manca.
reason-card_rival = A guadagnarci { $shop_at } sarebbe soprattutto { $seat }; questa carta glielo impedisce.
reason-card_counter = Ciò che ti serve è lì adesso, e nessuno potrà più portartelo via.
reason-card_news = Nient’altro vale una carta adesso, e chi conosce le prossime consegne sa dove mettersi.
reason-pass = Nessuna carta rende abbastanza adesso; meglio tenerle per un altro giorno.
reason-take_wanted = È sulla tua lista: { $goods }.
reason-take_spare = Non ti serve, ma al mercato vale come denaro: { $goods }.
reason-exchange = Paghi con ciò che ti avanza ({ $pay }) e prendi ciò che ti manca ({ $take }).
reason-wait = Più avanti nella settimana l’operatore di mercato starà a una bancarella migliore per te.
reason-go_home = Qui niente vale il prezzo; la pedina serve di più in un’altra coda.
reason-recall = Quella pedina aspetta invano; domani starà meglio in fondo a un’altra coda.
reason-done = Tutta la tua gente sta dove deve stare.
