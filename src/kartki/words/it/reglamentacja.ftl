# Reglamentacja: che cosa succede, che cosa si dice, che cosa si chiede, che cosa non si può fare

title = Reglamentacja
subtitle = Gennaio 1983, arrivano ospiti: contratta i bollini finché gira la trottola e compra ciò che li farà contenti

bot-names = Wanda, Kazimierz, Lucyna, Edward, Barbara, Czesław, Irena, Marian

## Che cosa succede

event-stands_first = { $seat_me ->
    [yes] In testa alla coda ci sei tu.
   *[no] In testa alla coda c’è { $seat }.
}
event-expects = { $seat_me ->
    [yes] La tua visita: { $visit }.
   *[no] La visita di { $seat }: { $visit }.
}
event-expects_somebody = { $seat_me ->
    [yes] Aspetti una visita.
   *[no] { $seat } aspetta una visita.
}
event-turned_up = Novità in negozio: «{ $card }».
event-drew = { $seat_me ->
    [yes] Peschi { $stamp_one }.
   *[no] { $seat } pesca { $stamp_one }.
}
event-drew_something = { $seat_me ->
    [yes] Peschi un bollino.
   *[no] { $seat } pesca un bollino.
}
event-discarded = { $seat_me ->
    [yes] Scarti { $stamp_one }.
   *[no] { $seat } scarta { $stamp_one }.
}
event-reshuffled = { $number ->
    [one] La pila è finita: l’unico bollino scartato diventa la nuova.
   *[other] La pila è finita: si mescolano { $number } bollini scartati e se ne fa una nuova.
}
event-nothing_to_draw = Non c’è più nessun bollino da pescare.
event-turn_began = { $seat_me ->
    [yes] Nuovo turno: la trottola è tua.
   *[no] Nuovo turno: la trottola è di { $seat }.
}
event-top_spun = { $seat_me ->
    [yes] Fai girare la trottola. Si contratta finché gira!
   *[no] { $seat } fa girare la trottola. Si contratta finché gira!
}
event-spin_failed = { $seat_me ->
    [yes] La trottola barcolla e ti sfugge di mano. { $left ->
        [one] Ancora un tentativo.
       *[other] Ancora { $left } tentativi.
    }
   *[no] La trottola barcolla e sfugge di mano a { $seat }. { $left ->
        [one] Ancora un tentativo.
       *[other] Ancora { $left } tentativi.
    }
}
event-top_stopped = { $seat_me ->
    [yes] Metti una mano sulla trottola: non si contratta più.
   *[no] { $seat } mette una mano sulla trottola: non si contratta più.
}
event-all_quiet = Nessuno ha più niente da dire: la trottola si ferma.
event-top_fell = La trottola è stanca e cade da sola!
event-hands_went_down = Giù le mani: niente più accordi.
event-bought = { $seat_me ->
    [yes] Compri «{ $card }».
   *[no] { $seat } compra «{ $card }».
}
event-bought_nothing = { $seat_me ->
    [yes] Non compri nulla.
   *[no] { $seat } non compra nulla.
}
event-speculator_took = Lo speculatore tira un { $die } e si porta via «{ $card }».
event-final_turn_began = La fila non si può più completare: turno finale! Lo speculatore lascia la coda, ognuno pesca tre bollini e contratta con chi vuole. { $seat_me ->
    [yes] La trottola è tua.
   *[no] La trottola è di { $seat }.
}
event-scored = { $seat_me ->
    [yes] Tu
   *[no] { $seat }
}: { $visit } – { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, { $cards ->
    [one] 1 carta
   *[other] { $cards } carte
}, { $stamps ->
    [one] 1 bollino
   *[other] { $stamps } bollini
} in mano.

## Offerte e accordi

event-offer_made = #{ $number } { $all ->
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
} { $give } per { $part ->
    [only] { $choice }
    [both] { $ask } più { $choice }
   *[none] { $ask }
}{ $counter ->
    [yes] , in risposta alla #{ $answers }
   *[no] { "" }
}.
event-dealt = Affare fatto (#{ $number })!{ event-dealt_what }
# chi dà che cosa a chi in un affare
event-dealt_what = { $stamps ->
    [both] { "" } { $seat_me ->
        [yes] Dai { $gave } e ricevi { $paid } da { $taker }.
       *[no] { $taker_me ->
            [yes] Dai { $paid } e ricevi { $gave } da { $seat }.
           *[no] { $seat } dà { $gave } e riceve { $paid } da { $taker }.
        }
    }
    [gave] { "" } { $seat_me ->
        [yes] Dai { $gave } a { $taker }.
       *[no] { $taker_me ->
            [yes] Ricevi { $gave } da { $seat }.
           *[no] { $seat } dà { $gave } a { $taker }.
        }
    }
    [paid] { "" } { $seat_me ->
        [yes] Ricevi { $paid } da { $taker }.
       *[no] { $taker_me ->
            [yes] Dai { $paid } a { $seat }.
           *[no] { $taker } dà { $paid } a { $seat }.
        }
    }
   *[none] { "" }
}{ $place ->
    [yes] { "" } { $seat_me ->
        [yes] Tu e { $taker } vi scambiate di posto.
       *[no] { $taker_me ->
            [yes] Tu e { $seat } vi scambiate di posto.
           *[no] { $seat } e { $taker } si scambiano di posto in coda.
        }
    }
   *[no] { "" }
}
event-offer_gone = { $why ->
    [withdrawn] { $seat_me ->
        [yes] Ritiri la #{ $number }.
       *[no] { $seat } ritira la #{ $number }.
    }
    [replaced] { $seat_me ->
        [yes] La tua #{ $number } lascia il posto a un’offerta nuova.
       *[no] La #{ $number } di { $seat } lascia il posto a un’offerta nuova.
    }
    [declined] La #{ $number } non vale più.
    [cannot_keep] { $seat_me ->
        [yes] La tua #{ $number } decade: hai appena dato via bollini così. Se ne hai altri, offri di nuovo.
       *[no] La #{ $number } di { $seat } decade: ha appena dato via bollini così.
    }
   *[pawn_moved] { $seat_me ->
        [yes] La tua #{ $number } decade: una pedina ha cambiato posto.
       *[no] La #{ $number } di { $seat } decade: una pedina ha cambiato posto.
    }
}
event-declined = { $seat_me ->
    [yes] Rifiuti la #{ $number }.
   *[no] { $seat } rifiuta la #{ $number }.
}
event-called = { $seat_me ->
    [yes] Tu
   *[no] { $seat }
}: «{ $phrase ->
    [who_has] { call-who_has }
    [gives] { call-gives }
    [sells_place] { call-sells_place }
    [wants_place_of] { call-wants_place_of }
    [too_dear] { call-too_dear }
   *[last_chance] { call-last_chance }
}»
event-kept_quiet = { $seat_me ->
    [yes] Non dici nulla.
   *[no] { $seat } non dice nulla.
}
event-paid_speculator = { $place ->
    [yes] { $seat_me ->
        [yes] Allunghi allo speculatore { $stamps } e fai cambio di posto con lui.
       *[no] { $seat } allunga allo speculatore { $stamps } e fa cambio di posto con lui.
    }
   *[no] { $seat_me ->
        [yes] Allunghi allo speculatore { $stamps } in cambio di un bollino della pila.
       *[no] { $seat } allunga allo speculatore { $stamps } in cambio di un bollino della pila.
    }
}

## Annunci

call-who_has = Chi ha { $stamp_for }?
call-gives = Cedo { $stamp_for }!
call-sells_place = Vendo il mio posto!
call-wants_place_of = { $whom_me ->
    [yes] Voglio il tuo posto!
   *[no] { $whom }, voglio il tuo posto!
}
call-too_dear = Troppo caro!
call-last_chance = Ultima occasione!

## Che cosa si chiede

prompt-spinning = Fai girare la trottola: premi Invio.
prompt-trading = La trottola gira: offri, rispondi, fai un annuncio o taci.
prompt-discarding = { $number ->
    [one] Puoi tenere sei bollini: scartane ancora uno.
   *[other] Puoi tenere sei bollini: scartane ancora { $number }, uno alla volta.
}
prompt-shopping = Sei in testa alla coda: compra una carta, oppure nulla.
prompt-last_shopping = Un’ultima carta: comprala, oppure non comprare nulla.
prompt-drawing = Si pescano i bollini.
prompt-refilling = La fila si completa.
prompt-visits = Si pescano le visite.
prompt-first = Chi è in testa alla coda?
prompt-wobbling = La trottola oscilla.
prompt-luck = La trottola parte.
prompt-speculator = Lo speculatore fa la spesa.

phase-setup = preparazione
phase-allocation = assegnazione
phase-shopping = spesa
phase-refill = spesa
phase-final = turno finale
phase-last_shopping = turno finale, ultima spesa

screen-turn = { $number ->
    [0] { $phase }
   *[other] turno { $number }, { $phase }
}
screen-drew = { $seat_me ->
    [yes] Peschi { $stamps }.
   *[no] { $seat } pesca { $stamps }.
}
screen-drew_some = { $seat_me ->
    [yes] Peschi { $number ->
        [one] 1 bollino
       *[other] { $number } bollini
    }.
   *[no] { $seat } pesca { $number ->
        [one] 1 bollino
       *[other] { $number } bollini
    }.
}

## Che cosa si può scrivere

slip-stamp = Non conosco il bollino «{ $text }». Ci sono { $list }. Per esempio: { $example }
slip-which = «{ $text }» può essere { $list }. Scrivine ancora qualche lettera.
slip-word = Qui non capisco «{ $text }». Per esempio: { $example }
slip-for = Che cosa vuoi in cambio? Metti «per» fra le due parti: { $example }
slip-give = Che cosa dai? Scrivilo prima di «per»: { $example }
slip-ask = Che cosa chiedi? Scrivilo dopo «per»: { $example }
slip-own_choice = La scelta si può lasciare solo all’altra parte. Scrivi che cosa dai: { $example }
slip-or = «o» lascia la scelta di un solo bollino. Per averne di più scrivi: { $example }
slip-player = A questo tavolo nessuno si chiama «{ $text }». Al tavolo: { $list }. Per esempio: { $example }
slip-players = Un’offerta va a una persona sola o a tutto il tavolo: { $example }
slip-number = Quale offerta? Scrivi il numero: { $example }
slip-gone = L’offerta { $number } non è sul tavolo. { $list } Per esempio: { $example }
slip-open = { $number ->
    [0] Adesso non c’è nessuna offerta aperta.
   *[other] Aperte: { $list }.
}
slip-choose = L’offerta { $number } ti lascia la scelta: { $choice }. Per esempio: { $example }
slip-pay = Lo speculatore vuole esattamente due bollini, per un bollino o per il suo posto: { $example }
slip-call = Che cosa cerchi o annunci? Per esempio: { $example }
slip-discard = Quale bollino? Per esempio: { $example }
slip-card = In negozio non c’è nessuna carta «{ $text }». Per esempio: { $example }
slip-buy = Che cosa compri? Per esempio: { $example }

## Che cosa non si può fare

refusal-act-not_now = Questo si fa in un altro momento del turno. Adesso { $asked }.
refusal-top-fallen = La trottola è caduta: non si contratta più.
refusal-top-spinning = La trottola gira ancora.
refusal-clock-not_due = La trottola non cade adesso.
refusal-spin-needs_flick = A un tavolo con l’orologio la trottola si lancia con un colpo di dita.
refusal-spin-no_flick = A un tavolo senza orologio la trottola gira e basta.
refusal-offer-to_yourself = Per contrattare bisogna essere in due.
refusal-offer-not_with_active = { $active_me ->
    [yes] La trottola è tua: ogni accordo passa da te.
   *[no] La trottola è di { $active }: per ora puoi contrattare solo con { $active }.
}
refusal-offer-too_many = { $most ->
    [one] Puoi avere una sola offerta aperta. Prima ritirala.
   *[other] Puoi avere al massimo { $most } offerte aperte. Prima ritirane una.
}
refusal-offer-gives_nothing = Ciascuna delle due parti dà qualcosa: tu che cosa dai?
refusal-offer-asks_nothing = Ciascuna delle due parti dà qualcosa: tu che cosa chiedi?
refusal-offer-not_held = Sei a corto { $stamp_of }: non si può promettere ciò che non si ha.
refusal-offer-too_much = Di quei bollini non ce ne sono così tanti in tutta la scatola.
refusal-offer-gone = { $was ->
    [never] { $made ->
        [0] Nessuno ha ancora fatto un’offerta.
       *[other] Un’offerta { $number } non c’è mai stata. L’ultima è la { $made }.
    }
   *[ended] L’offerta { $number } non è più sul tavolo.
}
refusal-offer-your_own = L’offerta { $number } è tua. Puoi ritirarla.
refusal-offer-not_for_you = L’offerta { $number } non è per te.
refusal-take-choice = { $short ->
    [0] { $number ->
        [0] Questa offerta non lascia scegliere che cosa pagare.
        [one] Scegli esattamente 1 bollino fra quelli richiesti.
       *[other] Scegli esattamente { $number } bollini fra quelli richiesti.
    }
    [one] Ti manca 1 bollino: questa offerta ne chiede { $number } a scelta. Puoi fare una controfferta.
   *[other] Ti mancano { $short } bollini: questa offerta ne chiede { $number } a scelta. Puoi fare una controfferta.
}
refusal-take-not_held = Così non puoi pagare. Ti serve ancora: { $missing }. Puoi fare una controfferta.
refusal-offer-declined_already = L’offerta { $number } l’hai già rifiutata. Finché vale, puoi ancora accettarla.
refusal-offer-not_yours = L’offerta { $number } non è tua: non puoi ritirarla.
refusal-call-to_yourself = Il tuo posto ce l’hai già.
refusal-call-nobody = Lì non siede nessuno.
refusal-speculator-final_turn = Lo speculatore se n’è andato: nel turno finale con lui non si contratta.
refusal-speculator-not_active = { $active_me ->
    [yes] Con lo speculatore tratti solo quando la trottola è tua.
   *[no] Con lo speculatore tratta solo chi ha la trottola: { $active }.
}
refusal-speculator-not_held = Non hai quei due bollini.
refusal-stop-final_turn = Nel turno finale la trottola deve fermarsi da sola.
refusal-stop-not_active = { $active_me ->
    [yes] Puoi fermare la trottola solo nel tuo turno.
   *[no] La trottola può fermarla solo chi l’ha lanciata: { $active }.
}
refusal-discard-not_held = Non hai bollini { $stamp_for }.
refusal-buy-not_in_row = Adesso questa carta non è in negozio: { $card }.
refusal-buy-wrong_stamps = Non puoi pagare questa carta: { $card }. Ti serve ancora: { $missing }.
refusal-row-not_due = Adesso non si gira nessuna carta.
refusal-row-not_in_stack = Quella carta non è nel mazzo.
refusal-draw-not_due = Adesso nessuno deve pescare un bollino.
refusal-draw-other_seat = Tocca a un’altra persona pescare.
refusal-draw-not_in_stack = Nella pila non c’è nessun bollino così.
refusal-visit-not_due = Adesso non si pescano visite.
refusal-visit-not_left = Quella visita è già stata pescata, o è tornata nella scatola.
refusal-first-not_due = Si sa già chi è in testa alla coda.
refusal-wobble-not_due = Adesso la trottola non oscilla.
refusal-wobble-too_long = La trottola non può reggere più a lungo di così.
refusal-luck-not_due = Adesso la fortuna non ha niente da decidere.
refusal-luck-out_of_range = La fortuna è un numero da 0 a 9999.
refusal-die-not_due = Adesso lo speculatore non tira.
refusal-die-impossible = Un dado va da 1 a 6.

## Come finisce

outcome-points = { $how ->
    [draw] Pareggio, e ospiti felici dappertutto! Vittoria condivisa: { $winners }. Pari i punti, pari le carte, pari i bollini.
    [tie_cards] { $seat_me ->
        [yes] Vinci tu: a parità di punti, hai più carte.
       *[no] Vince { $seat }: a parità di punti, ha più carte.
    }
    [tie_stamps] { $seat_me ->
        [yes] Vinci tu: a parità di punti e di carte, hai più bollini in mano.
       *[no] Vince { $seat }: a parità di punti e di carte, ha più bollini in mano.
    }
   *[alone] { $seat_me ->
        [yes] Vinci tu: nessuno si è preparato meglio alla visita.
       *[no] Vince { $seat }: nessuno si è preparato meglio alla visita.
    }
}
outcome-by_time = Il tempo è scaduto. { $how ->
    [draw] Pareggio! Vittoria condivisa: { $winners }. Nessuno si è preparato meglio.
    [tie_cards] { $seat_me ->
        [yes] Vinci tu: a parità di punti, hai più carte.
       *[no] Vince { $seat }: a parità di punti, ha più carte.
    }
    [tie_stamps] { $seat_me ->
        [yes] Vinci tu: a parità di punti e di carte, hai più bollini in mano.
       *[no] Vince { $seat }: a parità di punti e di carte, ha più bollini in mano.
    }
   *[alone] { $seat_me ->
        [yes] Vinci tu: finora nessuno si è preparato meglio alla visita.
       *[no] Vince { $seat }: finora nessuno si è preparato meglio alla visita.
    }
}

option-pace = che cosa mette fine alle contrattazioni: un certo numero di battute (beats), oppure l’orologio di un tavolo dal vivo (live)
option-visits = quali visite si pescano se si gioca in tre: tutte e sei (all), oppure solo quelle senza pasto (no_meal)
