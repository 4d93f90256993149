# Il tavolo di Reglamentacja: parole che servono solo alle pagine

## Il negozio, la coda, il mio vassoio (reg-shop-)

reg-shop-year = gennaio 1983
reg-shop-your_turn = Tocca a te

reg-shop-ask_setup = Si apparecchia la tavola.
reg-shop-ask_flick = La trottola è tua: lanciala!
reg-shop-ask_flick_of = { $seat } sta per lanciare la trottola.
reg-shop-ask_spin = La trottola è tua: falla girare!
reg-shop-ask_spin_of = { $seat } sta per far girare la trottola.
reg-shop-ask_trade = Contratta finché la trottola gira!
reg-shop-ask_trade_of = Contratta con { $seat } finché la trottola gira!
reg-shop-ask_trade_watched = { $seat } contratta finché la trottola gira.
reg-shop-ask_final = Ultime contrattazioni: tutti con tutti!
reg-shop-ask_fallen = La trottola è caduta: non si contratta più.
reg-shop-ask_word = A te la parola: offri, rispondi o taci.
reg-shop-ask_word_of = La parola è a { $seat }.
reg-shop-ask_discard = { $number ->
    [one] Scarta un bollino: puoi tenerne sei.
   *[other] Scarta { $number } bollini: puoi tenerne sei.
}
reg-shop-ask_discard_of = { $seat } scarta fino a tenere sei bollini.
reg-shop-ask_buy = Sei al banco: compra una carta, o nulla.
reg-shop-ask_buy_of = Al banco c’è { $seat }.
reg-shop-ask_last = Ultima spesa: una carta, o nulla.
reg-shop-ask_last_of = { $seat } fa l’ultima spesa.
reg-shop-ask_speculator = Lo speculatore fa la spesa.
reg-shop-ask_over = Gli ospiti sono alla porta: la partita è finita.

reg-shop-hint = Che farebbe un bot?
reg-shop-understood = Capito

reg-shop-sign = Negozio
reg-shop-sign_what = alimentari
reg-shop-sign_number = n. 17
reg-shop-row = Carte spesa, la prima è la più vicina al banco
reg-shop-stack = { $number ->
    [one] 1 carta nel retro
   *[other] { $number } carte nel retro
}
reg-shop-in_back = nel retro
reg-shop-have = hai tutto
reg-shop-have_later = da 1°
reg-shop-lack = { $number ->
    [one] manca 1
   *[other] mancano { $number }
}
reg-shop-ready = Puoi pagarla
reg-shop-ready_later = Puoi pagarla da 1°
reg-shop-buy_tag = compra
reg-shop-sold_to = Va a { $seat }
reg-shop-snatched = sparita
reg-shop-points = { $number ->
    [one] 1 punto
   *[other] { $number } punti
}
reg-shop-points_double = { $number ->
    [one] 1 punto, raddoppiato dalla tua visita
   *[other] { $number } punti, raddoppiati dalla tua visita
}
reg-shop-card = { $die }: { $card }, { $category }, { $points }. Prezzo: { $cost }. { $missing ->
    [0] Hai tutto.
   *[other] Ti manca: { $lack }.
}
reg-shop-card_watched = { $die }: { $card }, { $category }, { $points }. Prezzo: { $cost }.
reg-shop-price = Prezzo
reg-shop-short_of = Ti manca: { $lack }.
reg-shop-all_there = Hai tutti e tre i bollini.
reg-shop-all_there_later = Hai tutti e tre i bollini: puoi comprarla quando tocca a te, in testa alla coda.
reg-shop-buy = La compro
reg-shop-get_missing = Procurami quel che manca
reg-shop-close = Chiudi

reg-shop-queue = La coda, a partire dal banco
reg-shop-counter = banco
reg-shop-you = tu
reg-shop-speculator = speculatore
reg-shop-at_counter = al banco
reg-shop-has_top = ha la trottola
reg-shop-served = ha fatto la spesa

reg-shop-visit = Visita · segreta
reg-shop-visit_doubles = { $list }: valgono doppio
reg-shop-visit_hide = Copri la visita
reg-shop-visit_show = Guarda la tua visita
reg-shop-visit_back = La tua visita
reg-shop-hand = I tuoi bollini
reg-shop-held = { $stamps }
reg-shop-held_give = { $stamps }: mettine uno nell’offerta
reg-shop-held_discard = { $stamps }: scartane uno
reg-shop-held_new = { $held }, { $number ->
    [one] 1 nuovo
   *[other] { $number } nuovi
}
reg-shop-ghost_call = niente { $stamp }: annuncia «Chi ne ha?»
reg-shop-ghost_ask = niente { $stamp }: chiedilo nell’offerta
reg-shop-ghost = niente { $stamp }
reg-shop-withdraw = Ritira l’offerta { $number }
reg-shop-offered = Offri { $give } per { $part ->
    [only] { $choice }
    [both] { $ask } più { $choice }
   *[none] { $ask }
}
reg-shop-piles = Pila { $stack } · scarti { $discards }
reg-shop-offer = Annuncia / offri
reg-shop-pay_stamp = 2 bollini per 1 pescato
reg-shop-pay_place = 2 bollini per il suo posto
reg-shop-pay_stamp_long = Dai allo speculatore due bollini per uno della pila
reg-shop-pay_place_long = Dai allo speculatore due bollini per il suo posto in coda
reg-shop-buy_named = Compra «{ $card }»
reg-shop-buy_nothing = Non compro nulla
reg-shop-choose_card = Tocca la carta che vuoi comprare.
reg-shop-cannot_pay = Ora non puoi pagare nessuna carta.
reg-shop-discard_more = { $number ->
    [one] Scartane ancora uno
   *[other] Scartane ancora { $number }
}
reg-shop-no_seat = Stai guardando. Bollini e visite restano segreti fino alla fine.

reg-shop-end = Che cosa diranno gli ospiti
reg-shop-end_points = { $number ->
    [one] 1 punto
   *[other] { $number } punti
}
reg-shop-end_nothing = nessun acquisto
reg-shop-end_skip = Mostra tutto
reg-shop-end_again = Racconta da capo
reg-shop-end_tie = A pari punti vince chi ha più carte, poi più bollini in mano.
reg-shop-end_cards = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
reg-shop-end_stamps = { $number ->
    [one] 1 bollino avanzato
   *[other] { $number } bollini avanzati
}
reg-shop-end_twice = { $number } × 2
reg-shop-end_first = la casa più ospitale

reg-shop-slip = l’offerta di { $seat }: { $give } per { $part ->
    [only] { $choice }
    [both] { $ask } più { $choice }
   *[none] { $ask }
}
reg-shop-slip_gone = un’offerta che non c’è più
reg-shop-deed_spin = far girare la trottola
reg-shop-deed_stop = fermare la trottola
reg-shop-deed_quiet = non dire nulla
reg-shop-deed_buy = comprare «{ $card }»
reg-shop-deed_buy_nothing = non comprare nulla
reg-shop-deed_discard = scartare { $stamp_one }
reg-shop-deed_pay_stamp = allungare allo speculatore { $stamps } per un bollino della pila
reg-shop-deed_pay_place = allungare allo speculatore { $stamps } per il suo posto in coda
reg-shop-deed_decline = rifiutare { $slip }
reg-shop-deed_withdraw = ritirare { $slip }
reg-shop-deed_take = accettare { $slip }
reg-shop-deed_take_giving = accettare { $slip }, dando { $stamps }
reg-shop-deed_call = annunciare «{ $call }»
reg-shop-deed_offer = offrire a { $seat } { $give } per { $part ->
    [only] { $choice }
    [both] { $ask } più { $choice }
   *[none] { $ask }
}
reg-shop-deed_offer_all = offrire a tutti { $give } per { $part ->
    [only] { $choice }
    [both] { $ask } più { $choice }
   *[none] { $ask }
}
reg-shop-deed_counter = non accettare { $slip }, e rispondere con { $give } per { $part ->
    [only] { $choice }
    [both] { $ask } più { $choice }
   *[none] { $ask }
}

## Il mercato (reg-deal-)

# sui foglietti
reg-deal-slips = Offerte sul tavolo
reg-deal-for_you = Per te
reg-deal-rest = Le tue e quelle fra gli altri
reg-deal-none = Nessuno offre niente.
reg-deal-none_yours = Tocca un tuo bollino per fare un’offerta.
reg-deal-more = { $number ->
    [one] un’altra sotto
   *[other] altre { $number } sotto
}
reg-deal-more_takes = { $number ->
    [one] un’altra sotto
   *[other] altre { $number } sotto
}, puoi accettarne { $takes }
reg-deal-take = Accetta
reg-deal-counter = Rilancia
reg-deal-withdraw = Ritira
reg-deal-wait = Aspetta
reg-deal-any = { $number } a scelta
reg-deal-place = posto
# fra ciò che dà chi fa l’offerta e ciò che vuole
reg-deal-gives_for = per
reg-deal-decline = Rifiuta: { $seat }, offerta { $number }
reg-deal-counter_it = Rilancia
reg-deal-decline_it = Rifiuta
reg-deal-choose = Scegli come pagare l’offerta { $number }
reg-deal-too_soon = È appena cambiata: guarda di nuovo.
reg-deal-gone = { $why ->
    [dealt] { $taker_me ->
        [yes] Affare fatto: è tua!
       *[no] { $seat_me ->
            [yes] Affare fatto con { $taker }!
           *[no] accettata da { $taker }
        }
    }
    [withdrawn] ritirata
    [replaced] c’è un’offerta nuova
    [declined] { $all ->
        [yes] non la voleva nessuno
       *[no] { $to_me ->
            [yes] hai detto di no
           *[no] { $to } ha detto di no
        }
    }
    [answered] { $to_me ->
        [yes] hai offerto altro
       *[no] { $all ->
            [yes] non la voleva nessuno
           *[no] { $to } ha offerto altro
        }
    }
    [cannot_keep] bollini uguali appena ceduti
    [pawn_moved] la coda è cambiata
   *[over] non si contratta più
}

reg-deal-done_with = Affare
reg-deal-done_gave = hai dato
reg-deal-done_got = hai avuto
reg-deal-done_places = posti scambiati
reg-deal-refused = hai detto no
reg-deal-answered = hai risposto
reg-deal-again = Offri di nuovo

# che cosa dice di un foglietto il lettore di schermo
reg-deal-say_refused = Hai detto di no, ma puoi cambiare idea. { $slip }
reg-deal-say_answered = Hai risposto con un’altra offerta, ma puoi cambiare idea. { $slip }
reg-deal-say_again = La tua offerta, { $terms }, non vale più: { $why }. Falla di nuovo
reg-deal-terms = { $give } per { $part ->
    [only] { $choice }
    [both] { $ask } più { $choice }
   *[none] { $ask }
}
reg-deal-say_take = { $seat } offre { $to_me ->
    [yes] a te
   *[no] a tutti
} { $terms }; { $paid ->
    [none] daresti il tuo posto
   *[other] daresti { $paid }
}.{ $card ->
    [none] { "" }
   *[other] { " " }Così completi: { $card }.
} Accetta
reg-deal-say_counter = { $seat } offre { $to_me ->
    [yes] a te
   *[no] a tutti
} { $terms }. Così non puoi pagare. Fai una controfferta
reg-deal-say_wait = { $seat } offre { $to_me ->
    [yes] a te
   *[no] a tutti
} { $terms }. Adesso la parola non è tua
reg-deal-say_withdraw = Offri { $all ->
    [yes] a tutti
   *[no] a { $to }
} { $terms }. Ritira
reg-deal-say_watch = { $seat } offre { $all ->
    [yes] a tutti
   *[no] a { $to }
} { $terms }

# il riassunto a richiesta
reg-deal-summary = Che cosa c’è sul tavolo?
reg-deal-summary_for_you = { $number ->
    [0] Nessuna offerta è per te.
    [one] Un’offerta è per te: { $list }.
   *[other] { $number } offerte sono per te: { $list }.
}
reg-deal-summary_refused = { $number ->
    [one] Hai detto di no a un’offerta che vale ancora: { $list }.
   *[other] Hai detto di no a { $number } offerte che valgono ancora: { $list }.
}
reg-deal-summary_mine = { $number ->
    [0] Non hai offerte aperte.
    [one] Hai un’offerta aperta: { $list }.
   *[other] Hai { $number } offerte aperte: { $list }.
}
reg-deal-summary_others = { $number ->
    [0] Fra gli altri non c’è niente di aperto.
    [one] Fra gli altri c’è un’offerta aperta.
   *[other] Fra gli altri ci sono { $number } offerte aperte.
}

# scegliere i bollini
reg-deal-pick_give = Do { $stamps }
reg-deal-pick_more = { $number ->
    [one] ancora uno
   *[other] ancora { $number }
}
reg-deal-pick_stamp = { $stamp }: { $chosen } su { $held }
reg-deal-close = Chiudi

# lo speculatore
reg-deal-pay_stamp = Due bollini per il primo della pila
reg-deal-pay_place = Due bollini per il posto dello speculatore
reg-deal-pay_stamp_do = Dagli { $stamps }
reg-deal-pay_none = Per lo speculatore servono due bollini.

# i giocatori
reg-deal-players = Intorno al tavolo
reg-deal-player = { $seat }: { $stamps ->
    [one] 1 bollino
   *[other] { $stamps } bollini
}, { $cards ->
    [0] nessun acquisto
    [one] 1 carta comprata
   *[other] { $cards } carte comprate
}{ $state ->
    [bot] , un bot
    [stand_in] , al suo posto gioca un bot
    [away] , al momento assente
   *[here] { "" }
}{ $active ->
    [yes] , ha la trottola
   *[no] { "" }
}{ $turn ->
    [yes] , ha la parola
   *[no] { "" }
}
reg-deal-no_thanks = No, grazie!
reg-deal-bot = bot
reg-deal-stand_in = gioca un bot
reg-deal-away = assente
reg-deal-known = ha di sicuro: { $stamps }
reg-deal-known_nothing = Nessuno sa che cosa ha in mano { $seat }.
reg-deal-bought = acquisti: { $cards }
reg-deal-offer_to = Fai un’offerta a { $seat }

# comporre un’offerta
reg-deal-compose = La tua offerta
reg-deal-answering = La tua risposta a { $seat }
reg-deal-i_give = Do
reg-deal-i_want = Voglio
reg-deal-to = A
reg-deal-all = tutti
reg-deal-my_place = il mio posto
reg-deal-their_place = il tuo posto
reg-deal-tap_stamps = tocca i tuoi bollini
reg-deal-want = { $stamp }: ne voglio { $number }
reg-deal-any_of = { $number } a scelta dell’altra parte
reg-deal-offer_all = Offri: { $terms }
reg-deal-offer_one = A { $seat }: { $terms }
reg-deal-counter_one = Rilancia: { $terms }
reg-deal-only_of = solo tra…
reg-deal-now_want = Ora tocca che cosa vuoi in cambio
reg-deal-now_give = Ora tocca che cosa dai in cambio
reg-deal-call = Annuncia: «{ $call }»
reg-deal-cancel = Metti via

# senza orologio
reg-deal-quiet = Non dico nulla

## The top (reg-top-)

# che cosa fa la trottola, per chi ascolta
reg-top-fresh = La trottola gira veloce e dritta.
reg-top-leaning = La trottola gira e comincia a inclinarsi.
reg-top-tired = La trottola è stanca e ondeggia.
reg-top-staggering = La trottola barcolla: può cadere da un momento all’altro.
reg-top-down = La trottola è ferma sul tavolo.
reg-top-frozen = La trottola resta sospesa mentre lo speculatore fa la spesa.
reg-top-held_mine = La trottola è in mano tua.
reg-top-held = La trottola è in mano a { $seat }.

# … e che cosa succede a toccarla
reg-top-do_flick = Tieni premuto Spazio o Invio e rilascia quando il suono è più acuto; oppure trascina il pomello di lato e lascialo andare.
reg-top-do_spin = Falla girare.
reg-top-do_stop = Fermala.
reg-top-do_ask = Perché non posso fermarla?

reg-top-stop = Fermala
reg-top-spin = Fai girare la trottola
reg-top-hint = Un colpo di lato al pomello, e via!
reg-top-hold = Premi e rilascia
reg-top-needle = Rilascia quando la lancetta è tutta a destra!
reg-top-now = Adesso!
reg-top-tries = { $number ->
    [one] resta un tentativo
   *[other] restano { $number } tentativi
}
reg-top-flick_hopeless = Non parte
reg-top-flick_weak = Un colpo fiacco
reg-top-flick_fair = Un colpo discreto
reg-top-flick_good = Un bel colpo!
reg-top-flick_superb = Che colpo!

reg-top-strip_away = Come si stanca una trottola: nascondi i disegni
reg-top-strip_here = Come si stanca una trottola: mostra i disegni
