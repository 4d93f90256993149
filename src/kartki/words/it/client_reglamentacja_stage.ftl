# Reglamentacja nel browser: che cosa si mostra mentre succede, e l'ultima cosa che ha fatto ciascuno

## Scene

reg-stage-next = Tocca per continuare
reg-stage-raid = Lo speculatore fa la spesa
reg-stage-rolling = Sta tirando il dado…
reg-stage-still = Finché lui è al banco nessuno contratta, e la trottola resta sospesa.
reg-stage-lost = Avresti potuto pagarla
reg-stage-paid = { $seat_me ->
    [yes] Paghi { $stamps } e te la porti a casa.
   *[no] { $seat } paga { $stamps } e se la porta a casa.
}

## Il turno finale

reg-stage-final = Turno finale
reg-stage-final_different = Adesso cambia tutto
reg-stage-final_everyone = Tutti contrattano con tutti: bollini e posti nella coda.
reg-stage-final_speculator = Lo speculatore se n’è andato: niente più affari con lui, niente più razzie.
reg-stage-final_stamps = Ognuno pesca tre bollini, e se ne possono tenere più di sei.
reg-stage-final_top = Nessuno può fermare la trottola: cade da sola.
reg-stage-final_last = Poi ognuno, nell’ordine della coda, può comprare un’ultima carta.
reg-stage-final_go = Al turno finale
reg-stage-final_sign = tutti con tutti

## Che cosa si chiede

reg-shop-ask_word_final = Turno finale: contratta con chi vuoi, o taci.
reg-shop-ask_word_final_of = Turno finale: la parola è a { $seat }.
reg-shop-ask_flick_final = Turno finale: lancia la trottola! Cadrà da sola.
reg-shop-ask_spin_final = Turno finale: fai girare la trottola! Cadrà da sola.
# a chi è nuovo, mentre gli altri contrattano
reg-shop-ask_trade_of_new = Contratta con { $seat }, o guarda soltanto.
reg-shop-ask_final_new = Ultime contrattazioni, tutti con tutti: puoi anche solo guardare.
reg-shop-ask_word_of_new = La parola è a { $seat }: puoi anche solo guardare.
reg-shop-ask_word_final_of_new = Turno finale: la parola è a { $seat }. Puoi anche solo guardare.
reg-stage-watch_trade = È la prima volta? Puoi anche solo guardare: nessuno è obbligato a contrattare.

## L'ultima cosa che ha fatto ciascuno, in poche parole

reg-stage-did_top_spun = lancia la trottola
reg-stage-did_top_stopped = ferma la trottola
reg-stage-did_offer_made = offre { $give }
reg-stage-did_dealt = affare fatto
reg-stage-did_declined = dice di no
reg-stage-did_called = «{ $phrase ->
    [who_has] { call-who_has }
    [gives] { call-gives }
    [sells_place] { call-sells_place }
    [wants_place_of] { call-wants_place_of }
    [too_dear] { call-too_dear }
   *[last_chance] { call-last_chance }
}»
reg-stage-did_kept_quiet = non dice nulla
reg-stage-did_paid_speculator = paga lo speculatore
reg-stage-did_discarded = scarta { $stamp_one }
reg-stage-did_bought = compra «{ $card }»
reg-stage-did_bought_nothing = non compra nulla
reg-stage-did_last = Ultima mossa: { $deed }

## Nell'elenco: le offerte come le vede la gente, senza numeri

reg-stage-slip = { $give } per { $part ->
    [only] { $choice }
    [both] { $ask } più { $choice }
   *[none] { $ask }
}
reg-stage-place_of = { $whose_me ->
    [yes] il tuo posto in coda
   *[no] il posto in coda di { $whose }
}
reg-stage-told_offer_made = { $all ->
    [yes] { $seat_me ->
        [yes] Offri a tutto il tavolo
       *[no] { $seat } offre a tutto il tavolo
    }
   *[no] { $seat_me ->
        [yes] Offri a { $to }
       *[no] { $to_me ->
            [yes] { $seat } ti offre
           *[no] { $seat } offre a { $to }
        }
    }
}{ $counter ->
    [yes] { " in risposta" }
   *[no] { "" }
}: { $slip }.
reg-stage-told_dealt = Affare fatto!{ event-dealt_what }
reg-stage-told_declined = { $seat_me ->
    [yes] Rifiuti l’offerta di { $whose }: { $slip }.
   *[no] { $whose_me ->
        [yes] { $seat } rifiuta la tua offerta: { $slip }.
       *[no] { $seat } rifiuta l’offerta di { $whose }: { $slip }.
    }
}
reg-stage-told_offer_gone = { $why ->
    [withdrawn] { $seat_me ->
        [yes] Ritiri la tua offerta: { $slip }.
       *[no] { $seat } ritira un’offerta: { $slip }.
    }
    [replaced] { $seat_me ->
        [yes] La tua vecchia offerta decade: { $slip }.
       *[no] La vecchia offerta di { $seat } decade: { $slip }.
    }
    [declined] { $seat_me ->
        [yes] La tua offerta non vale più: { $slip }.
       *[no] L’offerta di { $seat } non vale più: { $slip }.
    }
    [cannot_keep] { $seat_me ->
        [yes] La tua offerta decade: { $slip }. Hai appena dato via bollini così; se ne hai altri, offri di nuovo.
       *[no] L’offerta di { $seat } decade: { $slip }. Bollini così sono appena passati di mano.
    }
   *[pawn_moved] { $seat_me ->
        [yes] La tua offerta decade, perché una pedina ha cambiato posto: { $slip }.
       *[no] L’offerta di { $seat } decade, perché una pedina ha cambiato posto: { $slip }.
    }
}
