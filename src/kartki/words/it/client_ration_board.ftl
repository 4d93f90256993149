# The browser: Ration Board's table

## Le chiamate, come si gridano

rb-number-1 = Uno!
rb-number-2 = Due!
rb-number-3 = Tre!
rb-number-4 = Quattro!
rb-number-5 = Cinque!
rb-number-6 = Sei!
rb-number-7 = Sette!
rb-number-8 = Otto!
rb-number-9 = Nove!
rb-number-10 = Dieci!
rb-number-11 = Undici!
rb-number-12 = Dodici!

## La barra in alto

rb-trip = Viaggio { $number } di { $of }
rb-outward = Per
rb-homeward = A casa con
rb-bar-butter = burro
rb-bar-coffee = caffè
rb-bar-meat = carne
rb-bar-sugar = zucchero
rb-bar-gas = benzina

## A chi tocca, e che cosa si chiede

rb-tag-mine = Tocca a te, { $seat }
rb-tag-other = Al volante: { $seat }
rb-tag-start = Chi comincia?
rb-tag-over = La partita è finita
rb-standing = La classifica di tutti
rb-head-start = Lanciano tutti: comincia chi fa di più.
rb-head-call = Chiama un numero, poi lancia.
rb-more-call = Se fai almeno quello, avanzi di quel numero. Se no, resti lì.
rb-head-roll_called = Hai chiamato { $number }. Ora lancia!
rb-more-roll_called = Se fai almeno quello, avanzi di quel numero. Se no, resti lì.
rb-head-roll_sticker = Oggi non si chiama: avanzi di tutto il lancio.
rb-more-roll_sticker = Il bollino dice che il tuo viaggio è indispensabile.
rb-head-at_the_board = Convinci chi è allo sportello.
rb-more-at_the_board = Ti serve { $numbers }. Se no, riprovi al prossimo turno.
rb-head-blue_route = Lancia e torna verso casa.
rb-more-blue_route = Qui avanzi di quanto esce. Niente chiamata.
rb-head-my_red = In viaggio sulla strada rossa
rb-head-my_board = Allo sportello { $ration_for }
rb-head-my_blue = Verso casa sulla strada blu
rb-head-my_home = A Casa con tutte e cinque le tessere!
rb-head-my_drawing = Peschi una carta di soccorso.
rb-head-other_red = Sulla strada rossa, per la tessera { $ration_for }
rb-head-other_board = Allo sportello { $ration_for }
rb-head-other_blue = Verso casa sulla strada blu
rb-head-other_home = A Casa con tutte e cinque le tessere!
rb-head-other_drawing = { $seat } pesca una carta di soccorso.

## I numeri e il pulsante

rb-pad = Il numero da chiamare
rb-key = Chiama { $number }: probabilità { $ways } su 36
rb-key_to = Chiama { $number }: probabilità { $ways } su 36. Porta { $space_to }: { $what }
rb-legend-wooded = finisci nel bosco
rb-legend-stormy = finisci nel temporale
rb-legend-short_cut = scorciatoia
rb-legend-ration_board = il tuo sportello
rb-legend-chance = probabilità
rb-ways = { $number ->
    [one] 1 caso su 36
   *[other] { $number } casi su 36
}
rb-leads-road = { $space_to }
rb-leads-past = strada libera oltre il bosco
rb-leads-wooded = in mezzo agli alberi
rb-leads-stormy = dentro il temporale
rb-leads-short_cut = per il sentiero recintato, fino { $end_to }
rb-leads-ration_board = fino al tuo sportello
rb-leads-detour = alla Deviazione
rb-leads-home = a Casa
rb-leads-exit = all’Uscita
rb-do-choose = Scegli il tuo numero
rb-do-call = Chiama «{ $word }» e lancia
rb-do-roll_called = Lancia!
rb-do-roll_sticker = Lancia e avanza di quanto esce
rb-do-at_the_board = Lancia! In palio: { $ration }
rb-do-blue_route = Lancia e avanza
rb-dice_uncalled = Lancia senza aver chiamato un numero
rb-dice_roll = Lancia i dadi
rb-dice_shown = I dadi mostrano { $first } e { $second }
rb-has_dice = I dadi sono in mano a { $seat }.
rb-skip = Salta alla fine

## Lo sportello

rb-window_white = Ci vuole { $number }
rb-window_or = oppure
rb-window_doubles = oppure un doppio
rb-stamp-approved = Approvato
rb-stamp-turned_down = Respinto

## I giocatori

rb-players = Al tavolo
rb-you = · tu
rb-rations = { $number ->
    [0] Ancora nessuna tessera
    [one] 1 tessera: { $list }
   *[other] { $number } tessere: { $list }
}
rb-where-home = a Casa
rb-where-before_wooded = prima del bosco
rb-where-wooded = nel bosco
rb-where-after_wooded = in periferia
rb-where-window = allo sportello
rb-where-windows = fra gli sportelli
rb-where-exit = all’Uscita
rb-where-detour = alla Deviazione
rb-where-detour_road = sulla Deviazione
rb-where-before_stormy = prima del temporale
rb-where-stormy = nel temporale
rb-where-after_stormy = quasi a Casa
rb-where-finished = a Casa
rb-rolled = Fa { $number }
rb-said-calls = chiama { $number }
rb-said-called = chiama { $number }, fa { $total }
rb-said-approved = approvato
rb-said-turned_down = respinto
rb-said-forgot = senza chiamata
rb-race-call = Chiamata
rb-race-roll = Lancio
rb-holds = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}

## Le carte di soccorso

rb-release = Carta di soccorso
rb-draws = { $seat_me ->
    [yes] Peschi una carta
   *[no] { $seat } pesca una carta
}
rb-why_card-wooded = Fermata nel bosco: si pesca finché l’auto non è fuori.
rb-why_card-wooded_again = Ancora nel bosco: si pesca un’altra carta.
rb-why_card-stormy = Fermata nel temporale: si pesca finché l’auto non è fuori.
rb-why_card-stormy_again = Ancora nel temporale: si pesca un’altra carta.
rb-moves_me = La tua auto si sposta!
rb-card_number = carta { $number }
rb-go_on = Si riparte
rb-my_holds = Le carte che tieni
rb-hold-ration_second_chance = { $name }: per una volta un lancio respinto di { $number } o più passa lo stesso.
rb-hold-skip_next_area = { $name }: nel prossimo bosco o temporale non peschi.
rb-hold-full_roll_on_red = { $name }: sul rosso niente chiamata, avanzi di tutto.
rb-hold-miss_turn = { $name }: salti il prossimo turno.
rb-hold-to_clear_ahead_and_miss_turn = { $name }: salti il prossimo turno.

## Le caselle

rb-close = Chiudi
rb-ribbon = Tutto il viaggio: la strada rossa all’andata, la blu al ritorno
rb-space-home = Vince chi torna qui per primo con tutte e cinque le tessere.
rb-space-exit = Da qui riparte verso casa chi ha avuto la tessera.
rb-space-road_red = Strada normale. Qui non succede niente.
rb-space-road_blue = Strada normale. Qui non succede niente.
rb-space-road_detour = Il giro lungo.
rb-space-wooded = Chi si ferma qui pesca carte di soccorso finché non esce dal bosco.
rb-space-stormy = Chi si ferma qui pesca carte di soccorso finché non esce dal temporale.
rb-space-short_cut = Chi si ferma qui va subito { $space_to }, per il sentiero recintato.
rb-space-detour = Chi si ferma qui dal prossimo turno percorre la strada della Deviazione.
rb-space-ration_board = Lo sportello della tessera { $ration_for }. Fai il suo numero e la tessera è tua.

## Le parole sulla mappa

rb-map-map = La mappa: con i tasti freccia si segue la strada
rb-map-woods = il Bosco
rb-map-suburbs = la Periferia
rb-map-storm = Temporale in arrivo
rb-map-detour_road = Deviazione
rb-map-exit = Uscita
rb-map-home = Casa
rb-map-release = Soccorso
rb-map-cards = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
rb-map-poster_1 = Cura
rb-map-poster_2 = le tue
rb-map-poster_3 = gomme
