# Lo schermo compatto del terminale

compact-left = carte nel mazzo: { $cards }, bollini: { $stamps }
compact-bought = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
compact-points = { $number ->
    [one] 1 punto
   *[other] { $number } punti
}

## Lo schermo intero e quello che si scrive

choice-take = accetta la { $number }
choice-take_giving = accetta la { $number } e dai: { $stamps }
choice-decline = rifiuta la { $number }
choice-withdraw = ritira la { $number }
choice-quiet = non dire nulla
choice-stop = ferma la trottola
choice-spin = fai girare la trottola
choice-discard = { $stamp }
choice-buy = { $card } ({ $points ->
    [one] 1 punto
   *[other] { $points } punti
})
choice-buy_nothing = non comprare nulla
screen-beats = { $number ->
    [0] la trottola comincia a girare
    [one] la trottola gira da 1 battuta
   *[other] la trottola gira da { $number } battute
}
screen-spins = la trottola gira
screen-fallen = la trottola è caduta
screen-shop = In negozio, a partire dal banco; i punti per te, e il prezzo
screen-shop_open = In negozio, a partire dal banco; i punti e il prezzo
screen-marks = ✓ ce l’hai   ✗ ti manca   ★ vale doppio per la tua visita
screen-queue = banco
screen-speculator = X speculatore
screen-top = { $seat_me ->
    [yes] hai la trottola
   *[no] ha la trottola
}
screen-stamps = { $number ->
    [one] 1 bollino
   *[other] { $number } bollini
}
screen-known = ha di sicuro: { $stamps }
screen-known_of_you = si sa che hai: { $stamps }
screen-bought = { $number ->
    [one] comprato: { $cards } – 1 punto
   *[other] comprato: { $cards } – { $number } punti
}
screen-bought_open = comprato: { $cards }
screen-visit = visita: { $visit }
screen-won = { $number ->
    [one] { $seat_me ->
        [yes] vinci
       *[no] vince
    }
   *[other] { $seat_me ->
        [yes] vinci a pari merito
       *[no] vince a pari merito
    }
}
screen-stack = bollini nella pila: { $number } · scartati: { $stamps }
screen-cards = Carte ancora da girare: { $number }
screen-gone = Bottino dello speculatore: { $cards }
screen-nothing = nessuno
screen-talk = Annunci di questo turno:
screen-said = { $seat_me ->
    [yes] tu
   *[no] { $seat }
}: «{ $call }»
screen-offers = Offerte aperte; → è per te, ✓ puoi pagarla subito:
screen-offers_open = Offerte aperte:
screen-offer = { $seat_me ->
    [yes] tu
   *[no] { $seat }
} a { $all ->
    [yes] tutto il tavolo
   *[no] { $to_me ->
        [yes] te
       *[no] { $to }
    }
}: { $give } per { $part ->
    [only] { $choice }
    [both] { $ask } più { $choice }
   *[none] { $ask }
}
screen-declined = rifiutata da: { $names }
screen-hand = I tuoi bollini ({ $number }): { $stamps }
screen-expect = La tua visita: { $visit } – valgono doppio: { $doubled }
screen-type = Oppure scrivi: { $example } – «aiuto» elenca tutte le parole.
screen-row = Novità in negozio: { $cards }.
screen-help =
    Finché la trottola gira puoi scrivere, per esempio:
      offro 2 burro per zucchero ad ania   al posto del nome basta la lettera: a b
      offro cioccolato per 3 qualsiasi     a tutti; se la trottola non è tua,
                                           a chi ce l’ha
      offro burro per zucchero o carne     sceglie l’altra parte
      offro sapone per 2 a scelta fra zucchero carne
      offro posto per 2 sapone a b         vi scambiate di posto in coda
      offro sapone per posto a b
      accetto 3 · accetto 3 burro sapone   se puoi scegliere, scrivi che cosa dai
      rilancio 3 sapone per burro · rifiuto 3 · ritiro 3
      cerco burro · cedo carne · vendo posto · voglio posto di b
      troppo caro · ultima occasione
      pago burro sapone per bollino        allo speculatore, se la trottola è tua
      pago burro sapone per posto
      taccio · fermo
    Al banco: compro torta di ricotta (o il suo numero nella fila) · nulla
    Le parole si possono accorciare: cioc, bur. Il tasto Tab le completa.
verbs-spin = giro, gira, spin, spins
verbs-offer = offro, offri, offerta, offer, offers
verbs-take = accetto, accetta, prendo, prendi, take, takes, accept
verbs-counter = rilancio, controfferta, counter, counters
verbs-decline = rifiuto, rifiuta, no, decline, declines, refuse
verbs-withdraw = ritiro, ritira, withdraw, withdraws
verbs-call = cerco, annuncio, dico, call, calls, shout
verbs-quiet = taccio, taci, non dico nulla, non dico niente, non dire nulla, zitto, zitta, silenzio, passo, quiet, is quiet, silent
verbs-stop = fermo, ferma, fermo la trottola, ferma la trottola, stop, stops, stops the top, stop the top
verbs-pay = pago, paga, pay, pays
verbs-discard = scarto, scarta, discard, discards
verbs-buy = compro, compra, buy, buys
verbs-for = per, in cambio di, for
verbs-to = a, ad, al, to
verbs-all = tutti, tutto il tavolo, all, everyone
verbs-any = qualsiasi, qualunque, a scelta, any
verbs-of = fra, tra, di, del, of, from
verbs-or = o, oppure, or
verbs-and = e, ed, più, plus, and
verbs-place = posto, il posto, il mio posto, il tuo posto, il suo posto, posto in coda, il posto in coda, place, his place, my place, your place
verbs-paper = bollino, un bollino, bollini, stamp, a stamp, one stamp
verbs-nothing = nulla, niente, non compro nulla, non compro niente, non comprare nulla, nothing
verbs-giving = dando, dandoti, dai, giving, with
verbs-who_has = chi ha, chi ha del, who has
verbs-gives = cedo, do, dò, give, gives
verbs-sells = vendo, vendesi, sell, sells
verbs-wants = voglio, vorrei, want, wants
verbs-too_dear = troppo caro, caro, troppo cara, too dear
verbs-last_chance = ultima occasione, last chance
verbs-between = il, lo, la, i, le, un, una, numero, prego, the, an, my, your
