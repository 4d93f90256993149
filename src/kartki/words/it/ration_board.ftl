# Ration Board: che cosa succede, che cosa si chiede, che cosa non si può fare

title = Ration Board
subtitle = USA 1943: chiama il tuo numero, va' agli Uffici razionamento e torna a Casa

## Le parole del tabellone

space-HOME = Casa
    .to = a Casa
space-EXIT = Uscita
    .to = all'Uscita
space-R = casella rossa { $number }
    .to = alla casella rossa { $number }
    .short = rossa { $number }
space-B = casella blu { $number }
    .to = alla casella blu { $number }
    .short = blu { $number }
space-D = casella { $number } della strada della Deviazione
    .to = alla casella { $number } della strada della Deviazione
    .short = deviazione { $number }
space-OFF = fuori strada
    .to = fuori strada

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
    [yes] Per chi comincia lanci { $first } e { $second }: totale { $total }.
   *[no] Per chi comincia { $seat } lancia { $first } e { $second }: totale { $total }.
}
event-tied_for_start = { $seat_me ->
    [yes] Pareggio a { $number }: lanci di nuovo.
   *[no] Pareggio a { $number }: { $seat } lancia di nuovo.
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
    [yes] Lanci { $first } e { $second }: totale { $total }.
   *[no] { $seat } lancia { $first } e { $second }: totale { $total }.
}
event-forgot_to_call = { $seat_me ->
    [yes] Lanci senza aver chiamato un numero e perdi il turno.
   *[no] { $seat } lancia senza aver chiamato un numero e perde il turno.
}
event-fell_short = { $seat_me ->
    [yes] È meno del { $number } che hai chiamato: resti dove sei.
   *[no] È meno del { $number } chiamato: { $seat } non si muove.
}
event-drove = { $spaces ->
    [0] { $seat_me ->
        [yes] Resti dove sei.
       *[no] { $seat } non si muove.
    }
    [one] { $seat_me ->
        [yes] Avanzi di 1 casella { $space_to }.
       *[no] { $seat } avanza di 1 casella { $space_to }.
    }
   *[other] { $seat_me ->
        [yes] Avanzi di { $spaces } caselle { $space_to }.
       *[no] { $seat } avanza di { $spaces } caselle { $space_to }.
    }
}
event-drove_back = { $spaces ->
    [one] { $seat_me ->
        [yes] Torni indietro di 1 casella { $space_to }.
       *[no] { $seat } torna indietro di 1 casella { $space_to }.
    }
   *[other] { $seat_me ->
        [yes] Torni indietro di { $spaces } caselle { $space_to }.
       *[no] { $seat } torna indietro di { $spaces } caselle { $space_to }.
    }
}
event-drove_on = { $spaces ->
    [one] { $seat_me ->
        [yes] Superi Casa e prosegui di 1 casella { $space_to }.
       *[no] { $seat } supera Casa e prosegue di 1 casella { $space_to }.
    }
   *[other] { $seat_me ->
        [yes] Superi Casa e prosegui di { $spaces } caselle { $space_to }.
       *[no] { $seat } supera Casa e prosegue di { $spaces } caselle { $space_to }.
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
    [yes] Domanda approvata! Prendi la tessera { $ration_for } e vai all'Uscita.
   *[no] Domanda approvata! { $seat } prende la tessera { $ration_for } e va all'Uscita.
}
event-turned_down = { $seat_me ->
    [yes] Tessera { $ration_for }: domanda respinta. Riprovi al prossimo turno.
   *[no] Tessera { $ration_for }: domanda respinta. { $seat } riprova al prossimo turno.
}
event-came_home = { $seat_me ->
    [yes] Arrivi a Casa.
   *[no] { $seat } arriva a Casa.
}
event-drew = { $seat_me ->
    [yes] Peschi: «{ $card }»
   *[no] { $seat } pesca: «{ $card }»
}
event-kept = { $seat_me ->
    [yes] Tieni questa carta: { $card_name }.
   *[no] { $seat } tiene questa carta: { $card_name }.
}
event-gave_back = { $seat_me ->
    [yes] La tua carta DA TENERE ({ $card_name }) è usata e torna in fondo al mazzo.
   *[no] La carta DA TENERE di { $seat } ({ $card_name }) è usata e torna in fondo al mazzo.
}
event-got_out = { $seat_me ->
    [yes] Ne esci: arrivi { $space_to }.
   *[no] { $seat } ne esce: arriva { $space_to }.
}
event-missed_turn = { $seat_me ->
    [yes] Salti un turno ({ $card_name }); la carta torna in fondo al mazzo.
   *[no] { $seat } salta un turno ({ $card_name }); la carta torna in fondo al mazzo.
}
event-won_extra_turn = { $seat_me ->
    [yes] Hai un turno in più.
   *[no] { $seat } ha un turno in più.
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
    [yes] Viaggi in compagnia: con te c'è { $other }.
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
    [yes] Sei a Casa con tutte e cinque le tessere: posto numero { $number }.
   *[no] { $seat } è a Casa con tutte e cinque le tessere: posto numero { $number }.
}

## Che cosa si chiede

prompt-roll_off = Tutti lanciano per decidere chi comincia.
prompt-call = Chiama un numero da 1 a 12, poi lancia. Se esce quello o di più, avanzi esattamente di tanto. Se esce meno, resti fermo.
prompt-roll_called = Hai chiamato { $number }. Ora lancia.
prompt-roll_sticker = Con l'adesivo avanzi di tutto il lancio senza chiamare. Lancia!
prompt-at_the_board = All'Ufficio per la tessera { $ration_for }: serve { $numbers }.
prompt-blue_route = Strada blu: lancia e avanza della somma. Niente chiamata.
prompt-dice = I dadi rotolano.
prompt-drawing = Si pesca una carta di sblocco.
numbers-doubles = un doppio qualsiasi
numbers-or = { $list } oppure { $last }

choice-heading = La probabilità di fare almeno tanto, e dove arriveresti:
choice-roll = lancia
choice-roll_uncalled = lancia senza chiamare (perdi il turno)
choice-odds = { $ways }/36

screen-red = strada rossa
screen-blue = strada blu
screen-detour = Deviazione
screen-legend = { $tree } bosco   { $rain } temporale   { $cut } Scorciatoia   { $detour } Deviazione   X Uscita
screen-round = giro { $number }
screen-pack = { $number ->
    [one] resta 1 carta in questo giro del mazzo
   *[other] restano { $number } carte in questo giro del mazzo
}
screen-hold = DA TENERE
screen-distance = { $number ->
    [0] { $space }, sportello: { $ration }
   *[other] { $space }, { $ration } tra { $number }
}
screen-homeward = { $space }, verso Casa
screen-finished = a Casa, posto { $number }

## Che cosa non si può fare

refusal-call-out_of_range = Si chiamano numeri da 1 a 12; { $number } non vale.
refusal-call-twice = Hai già chiamato { $number }. Ora lancia.
refusal-call-not_on_blue = Sulla strada blu non si chiama: lancia e avanza della somma.
refusal-call-at_board = All'Ufficio non si chiama: lancia per il suo numero.
refusal-call-sticker = Con l'adesivo non si chiama: lancia e avanza di tutto il lancio.
refusal-roll-call_first = Prima chiama un numero! Lanciare senza chiamare ti costerebbe il turno.
refusal-dice-not_due = Nessuno ha lanciato, quindi i dadi non possono cadere.
refusal-dice-other_roller = I dadi adesso sono di { $seat }.
refusal-dice-impossible = Ciascuno dei due dadi va da 1 a 6.
refusal-card-not_due = Adesso nessuno deve pescare una carta di sblocco.
refusal-card-other_drawer = Adesso deve pescare { $seat }.
refusal-card-not_in_pack = Quella carta non è nel mazzo in questo giro.

## Come finisce

outcome-first_home = { $seat_me ->
    [yes] La tua auto arriva a Casa per prima con tutte e cinque le tessere.
   *[no] L'auto di { $seat } arriva a Casa per prima con tutte e cinque le tessere.
}
outcome-all_places = Tutti i posti sono assegnati. { $seat_me ->
    [yes] Il primo è tuo.
   *[no] Il primo va a { $seat }.
}

## Opzioni del tavolo

option-remind = rifiuta il lancio senza chiamata e te lo ricorda (on), oppure lo fa costare il turno (off)
option-past_home = oltre Casa si prosegue con ciò che resta del movimento (drive), oppure ci si ferma a Casa (stop)
option-places = si gioca ancora per il secondo e il terzo posto (on), oppure si finisce con il primo (off)
