# Kolejka nel browser: insegne, pulsanti, domande, lo scontrino

## La testata

kol-week = Settimana { $number }
kol-day_1 = Lu
kol-day_2 = Ma
kol-day_3 = Me
kol-day_4 = Gi
kol-day_5 = Ve
kol-last_day = Ultimo giorno!
kol-hours = Le fasi della giornata
kol-hour_queue_up = Coda
kol-hour_delivery = Consegna
kol-hour_jumping = Spintoni
kol-hour_opening = Apertura
kol-hour_market = Mercato
kol-hour_close = Chiusura
kol-round = giro

## La freccia e le domande

kol-over = Fine
kol-automatic = Un momento…
kol-your_turn = Tocca a te!
kol-turn_of = Tocca a { $seat }
kol-legend = Cerchiato: si può. Grigio: non si può, ma ti dice perché.
kol-wait_queue_up = Qualcuno cerca la coda più corta.
kol-wait_jumping = Qualcuno pensa a chi dare una spinta.
kol-wait_opening = Qualcuno sceglie la merce { $shop_at }.
kol-wait_market = Al mercato si contratta.
kol-wait_market_again = Al mercato si contratta ancora.
kol-wait_recall = Chiusura: chi resta in coda per la notte?
kol-wait_delivery = Arrivano i camion.
kol-wait_drawing = Si pescano le carte coda.
kol-wait_looking = Un amico mostra che cosa arriverà.
kol-wait_lists = Si pescano le liste della spesa.
kol-wait_first = Chi comincia?
kol-wait_stalls = Si allestisce il mercato.

## Le azioni: il pulsante e le righe piccole sotto

kol-deed_exchange = Prendi { $take_one }
kol-detail_exchange = in cambio di { $paid ->
    [two] { $pay_one } e { $also_one }
    [alike] { $pay_two }
   *[one] { $pay_one }
}
kol-act_pass = Passo
kol-act_wait = Aspetto qui
kol-act_go_home = Vado a casa
kol-act_done = Le lascio in coda
kol-cancel = Ci ripenso

## La strada

kol-shops = La strada
kol-speculator = lo speculatore
kol-you = TU
kol-pawn = { $mine ->
    [yes] La tua pedina, posto { $place } { $shop_at }
   *[no] { $name }, posto { $place } { $shop_at }
}
kol-ghost = Qui starebbe { $name }: posto { $place }
kol-queue = { $number ->
    [0] La coda { $shop_of }: nessuno
    [one] La coda { $shop_of }: 1 pedina
   *[other] La coda { $shop_of }: { $number } pedine
}
kol-join = Mettiti qui: posto { $place } { $shop_at }
kol-in_line = { $number ->
    [0] nessuno
   *[other] { $number } in coda
}
kol-enough = ce n’è
kol-short = non ce n’è
kol-empty = niente merce
kol-stamp_closed = Inventario
kol-shop = { $name }: { $number ->
    [0] niente merce
    [one] 1 merce
   *[other] { $number } merci
}{ $listed ->
    [yes] { " " }({ $goods })
   *[no] { "" }
}{ $closed ->
    [yes] , chiuso per inventario
   *[no] { "" }
}
kol-truck = { $number ->
    [0] Camion: vuoto
    [one] Sul camion: 1 merce
   *[other] Sul camion: { $number } merci
}{ $today ->
    [0] { "" }
   *[other] , annunciate oggi: { $today }
}
kol-today = oggi +{ $number }
kol-stall = Bancarella: { $goods }{ $trader ->
    [yes] ; qui c’è l’operatore di mercato: una per una
   *[no] { "" }
}
kol-rate = 1 per 1
kol-no_cards_here = Al mercato niente carte:
kol-trades = { $seat_me ->
    [yes] tocca alla tua pedina
   *[no] tocca a { $seat }
}

## Le carte, il banco, la trattativa

kol-not_now = ora no
kol-hand = Le tue carte
kol-no_cards = Oggi non hai carte in mano.
kol-kept_cards = In cima al tuo mazzo, finché non peschi di nuovo.
kol-pile = mazzetto { $number }
kol-counter = { $shop_at }: che cosa prendi?
kol-on_my_list = in lista
kol-you_pay = { $state ->
    [nothing] Dai: una o due
    [one] Dai: una, all’operatore di mercato
    [trader] Dai una: prendi dall’operatore, o aggiungine una
    [now_trader] Dai una: ora prendi dall’operatore
    [more] Dai: e ancora una
   *[enough] Dai
}
kol-you_take = Prendi
kol-own_nothing = Non hai nulla da scambiare.

## Lo scontrino

kol-will_happen = Che cosa succederà
kol-effect = { $mine ->
    [yes] Tu
   *[no] { $name }
}{ $where ->
    [yes] { " " }{ $shop_at }
   *[no] { "" }
}: dal posto { $from } al { $to }{ $reach ->
    [gains] , la merce basta!
    [loses] , senza merce
   *[same] { "" }
}
kol-effect_comes = { $mine ->
    [yes] Tu
   *[no] { $name }
} { $shop_to }, posto { $to }{ $reach ->
    [gains] : la merce basta!
    [loses] : senza merce
   *[same] { "" }
}
kol-effect_stays = { $mine ->
    [yes] Tu
   *[no] { $name }
}, posto { $from }{ $reach ->
    [gains] : la merce basta!
   *[loses] : senza merce
}
kol-effect_shut = { $mine ->
    [yes] Tu
   *[no] { $name }
}, posto { $from }: oggi il negozio resta chiuso
kol-more_moves = { $number ->
    [one] e si sposta un’altra pedina
   *[other] e si spostano altre { $number } pedine
}
kol-restocked = { $way ->
    [more] { $shop_at }: { $number } in più
   *[less] { $shop_at }: { $number } in meno
}
kol-stamp_gains = Ce n’è!
kol-stamp_loses = Troppo tardi!

## Le liste

kol-lists = Chi cerca che cosa
kol-ticked = ✓ ce l’ha
kol-lacks = cerca
kol-me = (tu)
kol-wish = { $name }: { $owned } su { $wanted }
kol-plays_now = ▸ gioca ora
kol-passed = ha passato
kol-cards = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
kol-home = pedine a casa: { $number }
kol-surplus = +{ $number } in più
kol-stamp_won = Completa!
kol-stamp_best = Vince!
kol-my_list = La tua lista
kol-i_want = Cerco:
kol-i_have_all = Comprato tutto!
kol-have = { $number } su { $all }
kol-delivered_today = Oggi
kol-shown = Ti hanno mostrato
kol-deck = mazzo { $number }
kol-understood = Capito
