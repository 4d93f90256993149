# Kolejka: le carte coda. Tutte le parole di una carta stanno insieme: nome e testo, in breve, nel
# terminale (choice-), perché no (refusal-), nel browser (kol-) e nel suggerimento (deed-).

## Elenco comunitario

card-list = Elenco comunitario
    .text = Inverti tutta la coda di un negozio, speculatore compreso.
kol-card_list = Inverte tutta la coda di un negozio, speculatore compreso.
choice-word_list = elenco
choice-list = { $card }: { $shop }
choice-here_list = Ora, con la coda invertita: { $list }.
choice-each_list = ({ $queue })
choice-nowhere_list = Non ora: ogni coda, invertita, resterebbe uguale.
refusal-list-nothing_changes = Non cambierebbe nulla: la coda { $shop_of } è uguale da un capo e dall’altro.
kol-ask_list_shop = quale coda va invertita?
kol-deed_list = Inverti la coda
kol-detail_list = { $shop_of }
deed-list = giocare «{ $card }» e invertire la coda { $shop_of }

## Signore… questo non è il suo posto!

card-sir = Signore… questo non è il suo posto!
    .text = Fai avanzare di un posto una tua pedina nella coda di un negozio.
kol-card_sir = Una tua pedina avanza di un posto.
choice-word_sir = signore
choice-sir = { $card }: { $shop } { $place } → { $target }
choice-here_sir = Ora: { $list }.
choice-each_sir = { $place } → { $target }
choice-nowhere_sir = Non ora: nessuna tua pedina in coda a un negozio ne ha subito davanti una non tua.
refusal-sir-not_yours = Quella pedina in coda { $shop_at } non è tua.
refusal-sir-first_already = La tua pedina è già la prima in coda { $shop_at }.
refusal-sir-nothing_changes = Non cambierebbe nulla: { $shop_at } anche la pedina davanti è tua.
kol-ask_sir_pawn = quale tua pedina avanza di un posto?
kol-deed_sir = Avanza
kol-detail_sir = dal posto { $place } al { $target }
deed-sir = giocare «{ $card }» nella coda { $shop_of }, per la pedina al posto { $place }

## Mamma con bambino

card-mother = Mamma con bambino
    .text = Porta in testa una tua pedina che è in coda a un negozio.
kol-card_mother = Una tua pedina va in testa alla sua coda.
choice-word_mother = mamma
choice-mother = { $card }: { $shop } { $place } → 1
choice-here_mother = Ora: { $list }.
choice-each_mother = { $place } → { $target }
choice-nowhere_mother = Non ora: nessuna tua pedina in coda a un negozio ne ha davanti una non tua.
refusal-mother-not_yours = Quella pedina in coda { $shop_at } non è tua.
refusal-mother-first_already = La tua pedina è già la prima in coda { $shop_at }.
refusal-mother-nothing_changes = Non cambierebbe nulla: { $shop_at } le pedine davanti sono tutte tue.
kol-ask_mother_pawn = quale tua pedina va in testa?
kol-deed_mother = In testa
kol-detail_mother = dal posto { $place } al primo
deed-mother = giocare «{ $card }» nella coda { $shop_of }, per la pedina al posto { $place }

## Criticare le autorità

card-criticise = Criticare le autorità
    .text = Fai arretrare di due posti, né più né meno, una pedina qualsiasi (tua, altrui o uno speculatore) nella coda di un negozio.
kol-card_criticise = Una pedina, anche uno speculatore, arretra di due posti.
choice-word_criticise = critica
choice-criticise = { $card }: { $shop } { $place } { $pawn } → { $target }
choice-here_criticise = Ora può arretrare: { $list }.
choice-each_criticise = { $place } { $pawn }
choice-nowhere_criticise = Non ora: nessuna pedina può arretrare di due posti in modo che cambi qualcosa.
refusal-criticise-nobody_behind = Nella coda { $shop_of } quella pedina non ne ha altre due dietro.
refusal-criticise-nothing_changes = Non cambierebbe nulla: { $shop_at } quella pedina e le due dietro sono dello stesso colore.
kol-ask_criticise_pawn = chi arretra di due posti?
kol-deed_criticise = { $whose ->
    [speculator] Indietro lo speculatore
    [own] Indietro la tua pedina
   *[other] Indietro { $pawn }
}
kol-detail_criticise = dal posto { $place } al { $target }
deed-criticise = giocare «{ $card }» nella coda { $shop_of }, contro la pedina al posto { $place }

## Colpo di fortuna

card-lucky = Colpo di fortuna
    .text = Sposta una tua pedina dalla coda di un negozio al secondo posto della coda di un altro negozio.
kol-card_lucky = Una tua pedina corre al secondo posto di un altro negozio.
choice-word_lucky = fortuna
choice-lucky = { $card }: { $shop } { $place } → { $other }
choice-here_lucky = Ora può partire da: { $list }. In ogni altra coda arriva al secondo posto.
choice-each_lucky = { $place }
choice-nowhere_lucky = Non ora: nessuna tua pedina è in coda a un negozio.
refusal-lucky-not_yours = Quella pedina in coda { $shop_at } non è tua.
refusal-lucky-same_queue = Il colpo di fortuna porta in coda a un altro negozio, mai nella stessa coda.
kol-ask_lucky_pawn = quale tua pedina ha fortuna?
kol-ask_lucky_to = e verso quale negozio corre?
kol-deed_lucky = Corri
kol-detail_lucky = al secondo posto { $other_at }
deed-lucky = giocare «{ $card }»: dal posto { $place } della coda { $shop_of } al secondo della coda { $other_of }

## Errore di consegna

card-error = Errore di consegna
    .text = Sposta una merce a tua scelta da un negozio aperto a un altro negozio aperto.
kol-card_error = Per errore una merce passa da un negozio aperto a un altro.
choice-word_error = errore
choice-error = { $card }: { $goods }, { $shop } → { $other }
choice-error_own = { $card }: { $shop } → { $other }
choice-here_error = Ora, verso un altro negozio aperto, da: { $list }.
choice-each_error = ({ $wares })
choice-nowhere_error = Non ora: nessuna merce può passare da un negozio aperto a un altro negozio aperto.
refusal-error-no_such_goods = Non c’è merce di quel tipo { $shop_at }.
refusal-error-same_shop = La merce deve andare in un altro negozio.
refusal-error-closed = Oggi { $shop_at } c’è l’inventario: la merce non entra e non esce.
kol-ask_error_shop = da quale negozio sparisce la merce?
kol-ask_error_goods = quale merce?
kol-ask_error_to = e dove rispunta?
kol-deed_error = Sbaglia consegna
kol-detail_error = { $goods_one } { $other_to }
deed-error = giocare «{ $card }» e mandare { $goods_one } { $shop_from } { $other_to }

## Maggiore consegna

card-increased = Maggiore consegna
    .text = Fai arrivare dal camion un’altra merce in un negozio aperto che oggi ha avuto una consegna.
kol-card_increased = Un’altra merce dove oggi c’è stata una consegna.
choice-word_increased = consegna
choice-increased = { $card }: { $shop } +1
choice-here_increased = Ora, una merce in più: { $list }.
choice-nowhere_increased = Non ora: nessun negozio aperto che oggi ha avuto una consegna ha altra merce sul camion.
refusal-increased-no_delivery = Oggi { $shop_at } non c’è stata nessuna consegna.
refusal-increased-truck_empty = Il camion è vuoto: { $shop_to } non può arrivare altro.
refusal-increased-closed = Oggi { $shop_at } c’è l’inventario: il negozio è chiuso.
kol-ask_increased_shop = dove arriva un’altra merce?
kol-deed_increased = Portane un’altra
kol-detail_increased = dal camion { $shop_to }
deed-increased = giocare «{ $card }» { $shop_at }

## Vendita sottobanco

card-counter = Vendita sottobanco
    .text = Se una tua pedina è in testa alla coda di un negozio aperto che ha merce, prendi subito una merce a tua scelta e portala a casa con la pedina.
kol-card_counter = In testa alla coda, e c’è merce? Prendine una e vai a casa.
choice-word_counter = sottobanco
choice-counter = { $card }: { $shop }, { $goods }
choice-counter_own = { $card }: { $shop }
choice-here_counter = Ora: { $list }.
choice-each_counter = ({ $wares })
choice-nowhere_counter = Non ora: nessuna tua pedina è la prima in coda a un negozio aperto con merce.
refusal-counter-not_first = La prima pedina in coda { $shop_at } non è tua.
refusal-counter-closed = Oggi { $shop_at } c’è l’inventario: il negozio è chiuso.
refusal-counter-no_such_goods = Non c’è merce di quel tipo { $shop_at }.
kol-ask_counter_shop = in quale negozio hai conoscenze?
kol-ask_counter_goods = che cosa ti tengono sottobanco?
kol-deed_counter = Prendi
kol-detail_counter = { $goods_one }, e via a casa
deed-counter = giocare «{ $card }» { $shop_at } e prendere { $goods_one }

## Chiuso per inventario

card-stocktaking = Chiuso per inventario
    .text = Chiudi fino a domani un negozio che ha merce: oggi non vende nulla, e lì non funzionano «Errore di consegna», «Maggiore consegna» e «Vendita sottobanco».
kol-card_stocktaking = Un negozio con merce oggi non vende più nulla.
choice-word_stocktaking = inventario
choice-stocktaking = { $card }: { $shop }
choice-here_stocktaking = Ora: { $list }.
choice-each_stocktaking = ({ $stock })
choice-nowhere_stocktaking = Non ora: nessun negozio aperto ha merce.
refusal-stocktaking-empty_shop = Non c’è nulla da contare { $shop_at }: il negozio è vuoto.
refusal-stocktaking-closed_already = Oggi { $shop_at } c’è già l’inventario.
kol-ask_stocktaking_shop = quale negozio fa l’inventario oggi?
kol-deed_stocktaking = Chiudilo
kol-detail_stocktaking = oggi { $shop_at } non si vende
deed-stocktaking = giocare «{ $card }» { $shop_at }

## Amico nel comitato provinciale

card-committee = Amico nel comitato provinciale
    .text = Guarda in segreto le prime due carte del mazzo delle consegne, che restano nello stesso ordine.
kol-card_committee = Solo tu vedi le prossime due carte consegna.
choice-word_committee = amico
choice-committee = { $card }
choice-here_committee = { $number ->
    [one] Ora: l’ultima carta consegna.
   *[other] Ora: le prossime { $number } carte consegna.
}
choice-nowhere_committee = Non ora: non restano carte consegna.
refusal-committee-empty_deck = Non resta nessuna carta consegna da guardare.
kol-ask_committee = uno sguardo alle prossime consegne, solo per te.
kol-deed_committee = Dai un’occhiata
kol-detail_committee = alle prossime consegne
deed-committee = giocare «{ $card }»

## Che cosa sentono tutti quando si gioca una carta

event-card_played = { $kind ->
    [list] { $seat_me ->
        [yes] Giochi «{ $card }» e inverti tutta la coda { $shop_of }.
       *[no] { $seat } gioca «{ $card }» e inverte tutta la coda { $shop_of }.
    }
    [sir] { $seat_me ->
        [yes] Giochi «{ $card }»: nella coda { $shop_of } la tua pedina al posto { $place } avanza di uno.
       *[no] { $seat } gioca «{ $card }»: nella coda { $shop_of } la sua pedina al posto { $place } avanza di uno.
    }
    [mother] { $seat_me ->
        [yes] Giochi «{ $card }»: la tua pedina al posto { $place } passa in testa alla coda { $shop_of }.
       *[no] { $seat } gioca «{ $card }»: la sua pedina al posto { $place } passa in testa alla coda { $shop_of }.
    }
    [criticise] { $seat_me ->
        [yes] Giochi «{ $card }»: nella coda { $shop_of } { $whose ->
            [speculator] lo speculatore
            [own] la tua pedina
           *[other] la pedina di { $pawn }
        } al posto { $place } arretra di due.
       *[no] { $seat } gioca «{ $card }»: nella coda { $shop_of } { $whose ->
            [speculator] lo speculatore
            [own] la sua pedina
           *[other] { $pawn_me ->
                [yes] la tua pedina
               *[no] la pedina di { $pawn }
            }
        } al posto { $place } arretra di due.
    }
    [lucky] { $seat_me ->
        [yes] Giochi «{ $card }»: dal posto { $place } della coda { $shop_of } la tua pedina passa al secondo della coda { $other_of }.
       *[no] { $seat } gioca «{ $card }»: dal posto { $place } della coda { $shop_of } la sua pedina passa al secondo della coda { $other_of }.
    }
    [error] { $seat_me ->
        [yes] Giochi «{ $card }»: { $goods_one } passa { $shop_from } { $other_to }.
       *[no] { $seat } gioca «{ $card }»: { $goods_one } passa { $shop_from } { $other_to }.
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
        [yes] Giochi «{ $card }» { $shop_at }: oggi lì non si vende nulla.
       *[no] { $seat } gioca «{ $card }» { $shop_at }: oggi lì non si vende nulla.
    }
   *[committee] { $seat_me ->
        [yes] Giochi «{ $card }» e sbirci le prossime consegne.
       *[no] { $seat } gioca «{ $card }» e sbircia le prossime consegne.
    }
}
