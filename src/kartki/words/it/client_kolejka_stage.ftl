# Kolejka nel browser: quello che si vede mentre accade, e l'ultima azione di ognuno

## Scene

kolst-sold_out = Esaurito
kolst-you = Tu!
kolst-you_hit = Riguarda te
kolst-plays = { $seat_me ->
    [yes] Giochi la carta
   *[no] { $seat } gioca la carta
}
kolst-walk = { $name }: dal posto { $from } al { $to }
kolst-walk_other = { $name }: { $shop_to }, posto { $to }
kolst-walk_home = { $name }: a casa
kolst-speculators = Speculatori
kolst-saturday = Sabato
kolst-new_week = Comincia la settimana { $number }.
kolst-evening = Chiusura
kolst-last = L’ultimo giorno
kolst-complete = Lista completa
kolst-time_up = Tempo scaduto
kolst-next = Tocca per continuare

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
