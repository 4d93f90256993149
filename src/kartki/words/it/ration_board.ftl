# Ration Board: che cosa succede, che cosa si chiede, che cosa non si può fare

title = Ration Board
subtitle = USA 1943: chiama il tuo numero, vai agli Uffici razionamento e torna a Casa

bot-names = June, Hank, Ruth, Walt, Mabel, Earl, Rosie, Ray

## Le parole del tabellone

space-HOME = Casa
    .to = a Casa
space-EXIT = Uscita
    .to = all’Uscita
space-R = casella rossa { $number }
    .to = alla casella rossa { $number }
    .short = rossa { $number }
space-B = casella blu { $number }
    .to = alla casella blu { $number }
    .short = blu { $number }
space-D = casella { $number } della Deviazione
    .to = alla casella { $number } della Deviazione
    .short = deviazione { $number }
space-OFF = fuori strada
    .to = fuori strada

spaces-count = { $number ->
    [one] 1 casella
   *[other] { $number } caselle
}

ration-butter = burro
    .for = del burro
    .short = bur
    .sign = bu
ration-coffee = caffè
    .for = del caffè
    .short = caf
    .sign = cf
ration-meat = carne
    .for = della carne
    .short = car
    .sign = cr
ration-sugar = zucchero
    .for = dello zucchero
    .short = zuc
    .sign = zu
ration-gas = benzina
    .for = della benzina
    .short = ben
    .sign = be

kind-wooded = bosco
kind-stormy = temporale
kind-short_cut = Scorciatoia
kind-detour = Deviazione
kind-ration_board = Ufficio
kind-exit = Uscita
kind-home = Casa
kind-road = strada

## Che cosa succede

event-rolled_off = { $seat_me ->
    [yes] Chi comincia? Lanci i dadi: { $first } e { $second }, totale { $total }.
   *[no] Chi comincia? { $seat } lancia i dadi: { $first } e { $second }, totale { $total }.
}
event-tied_for_start = { $seat_me ->
    [yes] Parità a { $number }: lanci di nuovo.
   *[no] Parità a { $number }: { $seat } lancia di nuovo.
}
event-starts = { $seat_me ->
    [yes] Cominci tu.
   *[no] Comincia { $seat }.
}
event-called = { $seat_me ->
    [yes] Chiami { $number }.
   *[no] { $seat } chiama { $number }.
}
event-rolled = { $seat_me ->
    [yes] Lanci i dadi: { $first } e { $second }, totale { $total }.
   *[no] { $seat } lancia i dadi: { $first } e { $second }, totale { $total }.
}
event-forgot_to_call = { $seat_me ->
    [yes] Lanci senza aver chiamato un numero e perdi il turno.
   *[no] { $seat } lancia senza aver chiamato un numero e perde il turno.
}
event-fell_short = { $seat_me ->
    [yes] Non basta, avevi chiamato { $number }: resti dove sei.
   *[no] Non basta, la chiamata era { $number }: { $seat } non si muove.
}
event-drove = { $spaces ->
    [0] { $seat_me ->
        [yes] Resti dove sei.
       *[no] { $seat } non si muove.
    }
    [one] { $seat_me ->
        [yes] Avanzi di 1 casella, fino { $space_to }.
       *[no] { $seat } avanza di 1 casella, fino { $space_to }.
    }
   *[other] { $seat_me ->
        [yes] Avanzi di { $spaces } caselle, fino { $space_to }.
       *[no] { $seat } avanza di { $spaces } caselle, fino { $space_to }.
    }
}
event-drove_back = { $spaces ->
    [one] { $seat_me ->
        [yes] Torni indietro di 1 casella, fino { $space_to }.
       *[no] { $seat } torna indietro di 1 casella, fino { $space_to }.
    }
   *[other] { $seat_me ->
        [yes] Torni indietro di { $spaces } caselle, fino { $space_to }.
       *[no] { $seat } torna indietro di { $spaces } caselle, fino { $space_to }.
    }
}{ $left ->
    [0] { "" }
   *[other] { " " }Più indietro la strada non va.
}
event-drove_on = { $spaces ->
    [one] { $seat_me ->
        [yes] A Casa resta ancora 1 casella del lancio: senza chiamata prosegui fino { $space_to }.
       *[no] A Casa resta ancora 1 casella del lancio: senza chiamata { $seat } prosegue fino { $space_to }.
    }
   *[other] { $seat_me ->
        [yes] A Casa restano ancora { $spaces } caselle del lancio: senza chiamata prosegui fino { $space_to }.
       *[no] A Casa restano ancora { $spaces } caselle del lancio: senza chiamata { $seat } prosegue fino { $space_to }.
    }
}
event-took_short_cut = { $seat_me ->
    [yes] Scorciatoia! Il sentiero recintato ti porta { $space_to }.
   *[no] Scorciatoia! Il sentiero recintato porta { $seat } { $space_to }.
}
event-waits_at_detour = { $seat_me ->
    [yes] Deviazione! Dal prossimo turno percorri la strada della Deviazione.
   *[no] Deviazione! Dal prossimo turno { $seat } percorre la strada della Deviazione.
}
event-applied = { $seat_me ->
    [yes] Fai domanda per la tessera { $ration_for }; dal prossimo turno lanci per ottenerla.
   *[no] { $seat } fa domanda per la tessera { $ration_for }; dal prossimo turno lancia per ottenerla.
}
event-approved = { $seat_me ->
    [yes] Domanda approvata! Prendi la tessera { $ration_for } e vai all’Uscita.
   *[no] Domanda approvata! { $seat } prende la tessera { $ration_for } e va all’Uscita.
}
event-turned_down = { $seat_me ->
    [yes] Tessera { $ration_for }: domanda respinta. Riprovi al prossimo turno.
   *[no] Tessera { $ration_for }: domanda respinta. { $seat } riprova al prossimo turno.
}
event-came_home = { $back ->
    [1] { $seat_me ->
        [yes] Devi tornare indietro fino a Casa.
       *[no] { $seat } deve tornare indietro fino a Casa.
    }
   *[0] { $seat_me ->
        [yes] Arrivi a Casa.
       *[no] { $seat } arriva a Casa.
    }
}
event-drew = { $seat_me ->
    [yes] Peschi: «{ $card }»
   *[no] { $seat } pesca: «{ $card }»
}
event-kept = { $seat_me ->
    [yes] DA TENERE! Tieni questa carta: { $card_name }.
   *[no] DA TENERE! { $seat } tiene questa carta: { $card_name }.
}
event-gave_back = { $use ->
    [ration_second_chance] { $helps ->
        [yes] { $seat_me ->
            [yes] L’Ufficio respinge { $total }, ma con la tua carta DA TENERE ({ $card_name }) basta { $number } o più. La carta torna sotto il mazzo.
           *[no] L’Ufficio respinge { $total }, ma con la carta DA TENERE di { $seat } ({ $card_name }) basta { $number } o più. La carta torna sotto il mazzo.
        }
       *[no] { $seat_me ->
            [yes] L’Ufficio respinge { $total }, e la tua carta DA TENERE ({ $card_name }) aiuta solo da { $number } in su. La carta torna sotto il mazzo.
           *[no] L’Ufficio respinge { $total }, e la carta DA TENERE di { $seat } ({ $card_name }) aiuta solo da { $number } in su. La carta torna sotto il mazzo.
        }
    }
    [skip_next_area] { $seat_me ->
        [yes] Usi la carta DA TENERE ({ $card_name }): qui non peschi niente. La carta torna sotto il mazzo.
       *[no] { $seat } usa una carta DA TENERE ({ $card_name }) e qui non pesca niente. La carta torna sotto il mazzo.
    }
    [full_roll_on_red] { $seat_me ->
        [yes] Usi la carta DA TENERE ({ $card_name }): niente chiamata, avanzi di tutto il lancio. La carta torna sotto il mazzo.
       *[no] { $seat } usa una carta DA TENERE ({ $card_name }): niente chiamata, avanza di tutto il lancio. La carta torna sotto il mazzo.
    }
   *[nothing] { $seat_me ->
        [yes] La tua carta DA TENERE ({ $card_name }) torna sotto il mazzo.
       *[no] La carta DA TENERE di { $seat } ({ $card_name }) torna sotto il mazzo.
    }
}
event-got_out = { $how ->
    [behind] { $distance ->
        [one] { $seat_me ->
            [yes] Torni indietro di 1 casella, fuori zona, { $space_to }.
           *[no] { $seat } torna indietro di 1 casella, fuori zona, { $space_to }.
        }
       *[other] { $seat_me ->
            [yes] Torni indietro di { $distance } caselle, fuori zona, { $space_to }.
           *[no] { $seat } torna indietro di { $distance } caselle, fuori zona, { $space_to }.
        }
    }
    [nobody_ahead] { $seat_me ->
        [yes] Non c’è nessuno con cui scambiare l’auto: vai avanti, fuori zona, { $space_to }.
       *[no] Non c’è nessuno con cui scambiare l’auto: { $seat } va avanti, fuori zona, { $space_to }.
    }
    [nobody_behind] { $seat_me ->
        [yes] Dietro di te non c’è nessuno da portare: vai avanti, fuori zona, { $space_to }.
       *[no] Dietro non c’è nessuno da portare: { $seat } va avanti, fuori zona, { $space_to }.
    }
   *[ahead] { $seat_me ->
        [yes] Arrivi fuori zona, più avanti, { $space_to }.
       *[no] { $seat } arriva fuori zona, più avanti, { $space_to }.
    }
}
event-missed_turn = { $seat_me ->
    [yes] Salti un turno ({ $card_name }); la carta torna sotto il mazzo.
   *[no] { $seat } salta un turno ({ $card_name }); la carta torna sotto il mazzo.
}
event-won_extra_turn = { $seat_me ->
    [yes] Guadagni un turno in più.
   *[no] { $seat } guadagna un turno in più.
}
event-turns_cancelled = { $seat_me ->
    [yes] Il tuo turno in più e un turno da saltare ({ $card_name }) si annullano.
   *[no] Per { $seat } il turno in più e un turno da saltare ({ $card_name }) si annullano.
}
event-traded = { $seat_me ->
    [yes] Scambi il posto con { $other }.
   *[no] { $other_me ->
        [yes] { $seat } scambia il posto con te.
       *[no] { $seat } scambia il posto con { $other }.
    }
}
event-shared_ride = { $seat_me ->
    [yes] Viaggi in compagnia: con te c’è { $other }.
   *[no] { $other_me ->
        [yes] Si viaggia in compagnia: { $seat } ti porta con sé.
       *[no] Si viaggia in compagnia: { $seat } porta con sé { $other }.
    }
}
event-shuffled = Il mazzo ha fatto un giro completo e si rimescola.
event-won = { $seat_me ->
    [yes] Sei a Casa con tutte e cinque le tessere. Hai vinto!
   *[no] { $seat } è a Casa con tutte e cinque le tessere e vince!
}
event-finished = { $seat_me ->
    [yes] Sei a Casa con tutte e cinque le tessere: { $number }º posto.
   *[no] { $seat } è a Casa con tutte e cinque le tessere: { $number }º posto.
}

## Che cosa si chiede

prompt-roll_off = Si lanciano i dadi per decidere chi comincia.
prompt-call = Chiama un numero da 1 a 12, poi lancia. Se fai almeno quel numero, avanzi esattamente di tanto. Se fai meno, resti dove sei.
prompt-roll_called = Hai chiamato { $number }. Ora lancia.
prompt-roll_sticker = Con il bollino non si chiama: lancia e avanza di tutto quello che esce!
prompt-at_the_board = All’Ufficio per la tessera { $ration_for } ti serve { $numbers }.
prompt-blue_route = Strada blu: lancia e avanza del totale. Niente chiamata.
prompt-dice = I dadi rotolano.
prompt-drawing = Si pesca una carta di soccorso.
numbers-doubles = un doppio
numbers-or = { $list } oppure { $last }

choice-heading = In quanti casi su 36 la chiamata riesce, e dove arriveresti:
choice-roll = lancia
choice-odds = { $ways }/36

screen-red = strada rossa
screen-blue = strada blu
screen-detour = strada della Deviazione
screen-legend = { $tree } bosco   { $rain } temporale   { $cut } Scorciatoia   { $detour } Deviazione   X Uscita
screen-round = giro { $number }
screen-pack = { $number ->
    [one] resta 1 carta in questo giro del mazzo
   *[other] restano { $number } carte in questo giro del mazzo
}
screen-hold = DA TENERE
screen-distance = { $number ->
    [0] { $space }, sportello: { $ration }
    [one] { $space }, { $ration } a 1 casella
   *[other] { $space }, { $ration } a { $number } caselle
}
screen-homeward = { $space }, verso Casa
screen-finished = a Casa, { $number }º posto

## Che cosa non si può fare

refusal-call-out_of_range = Si può chiamare da 1 a 12: { $number } non vale.
refusal-call-twice = Hai già chiamato { $number }. Ora lancia.
refusal-call-not_on_blue = Sulla strada blu non si chiama: lancia e avanza del totale.
refusal-call-at_board = All’Ufficio non si chiama: lancia e spera in uno dei suoi numeri.
refusal-call-sticker = Con il bollino non si chiama: lancia e avanza di tutto quello che esce.
refusal-roll-call_first = Prima chiama un numero! Lanciare senza chiamare ti costerebbe il turno.
refusal-dice-not_due = Nessuno ha lanciato: i dadi stanno fermi.
refusal-dice-other_roller = { $seat_me ->
    [yes] Adesso i dadi sono tuoi.
   *[no] Adesso i dadi sono di { $seat }.
}
refusal-dice-impossible = Ciascuno dei due dadi va da 1 a 6.
refusal-card-not_due = Adesso nessuno deve pescare una carta di soccorso.
refusal-card-other_drawer = { $seat_me ->
    [yes] Adesso peschi tu.
   *[no] Adesso pesca { $seat }.
}
refusal-card-not_in_pack = Quella carta non è nel mazzo in questo giro.

## Come finisce

outcome-first_home = { $seat_me ->
    [yes] La tua auto arriva a Casa per prima con tutte e cinque le tessere.
   *[no] L’auto di { $seat } arriva a Casa per prima con tutte e cinque le tessere.
}
outcome-all_places = Tutti i posti sono assegnati. { $seat_me ->
    [yes] Il primo è tuo.
   *[no] Il primo è di { $seat }.
}
outcome-by_time = Il tempo è scaduto. { $how ->
    [draw] Pareggio! Vittoria condivisa: { $winners }. Pari le tessere, pari la strada ancora da fare.
   *[alone] { $seat_me ->
        [yes] Vinci tu: la tua auto è la più avanti.
       *[no] Vince { $seat }: la sua auto è la più avanti.
    }
}

## Opzioni del tavolo

option-remind = senza chiamata il lancio è rifiutato e ti si ricorda di chiamare (on), oppure costa il turno (off)
option-past_home = oltre Casa si prosegue con ciò che resta della mossa (drive), oppure ci si ferma a Casa (stop)
option-places = dopo la vittoria si continua per il secondo e il terzo posto (on), oppure la partita finisce lì (off)

## Perché un bot lo farebbe

reason-call = Con { $number } la probabilità è { $ways } su 36. In media sei a Casa con tutte e cinque le tessere in { $whole },{ $tenth } turni{ $hundredths ->
    [0] ; chiamare { $other } andrebbe altrettanto bene.
    [one] ; la seconda chiamata migliore, { $other }, costa un centesimo di turno in più.
   *[other] ; la seconda chiamata migliore, { $other }, costa { $hundredths } centesimi di turno in più.
}
reason-just_roll = Non c’è niente da scegliere: lancia.
