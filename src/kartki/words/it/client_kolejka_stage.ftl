# Kolejka nel browser: quello che si vede mentre accade, e l'ultima azione di ognuno

## Scene

kolst-sold_out = Esaurito
kolst-you = Tu!
kolst-you_hit = { $mood ->
    [good] A tuo vantaggio
    [bad] A tuo danno
   *[mixed] Riguarda te
}
kolst-mine = { $number ->
    [one] La tua pedina: posto { $ways }
   *[other] Le tue pedine: posti { $ways }
}
kolst-mine_other = La tua pedina: { $shop_to }, posto { $to }
kolst-hit = { $short ->
    [yes] { $seat } – { $lines }
   *[no] { $seat }, «{ $card }». { $lines }
}
kolst-plays = { $seat_me ->
    [yes] Giochi la carta
   *[no] { $seat } gioca la carta
}
kolst-walk = { $name }: dal posto { $from } al { $to }
kolst-walk_other = { $name }: { $shop_to }, posto { $to }
kolst-walk_home = { $name }: a casa
kolst-speculators = Speculatori
kolst-saturday = Sabato
kolst-new_week = Lunedì comincia la settimana { $number }.
kolst-evening = Chiusura
kolst-last = L’ultimo giorno
kolst-complete = Lista completa
kolst-time_up = Tempo scaduto
kolst-next = Tocca per continuare
kolst-just_now = Poco fa
kolst-next_you = Poi: tu
kolst-next_of = Poi: { $seat }
kolst-showing_queue_up = Ci si mette in coda.
kolst-showing_delivery = I camion portano la merce.
kolst-showing_jumping = Si giocano le carte coda.
kolst-showing_opening = I negozi sono aperti: compra chi è davanti.
kolst-showing_market = Il mercato è aperto.
kolst-showing_close = La giornata sta finendo.
kolst-trader = Domani l’operatore (1 per 1) è alla bancarella: { $stall }.
kolst-first = { $seat_me ->
    [yes] Domani cominci tu.
   *[no] Domani comincia { $seat }.
}

## L'ultima azione di ognuno, in poche parole

kolst-did_queued_up = ✓ in coda → { $shop }
kolst-did_card_played = ✓ { $card }{ $where ->
    [yes] { " → " }{ $shop }
   *[no] { "" }
}
kolst-did_passed = ✓ passa
kolst-did_bought = ✓ prende { $goods_one }
kolst-did_exchanged = ✓ mercato → { $take_one }
kolst-did_waited = ✓ aspetta al mercato
kolst-did_went_home = ✓ a casa dal mercato
kolst-did_recalled = ✓ a casa ← { $shop }
