# Il browser: regolamenti, note storiche, prime partite guidate

## La striscia in alto

learn-pages = Pagine di questo gioco
learn-page_rules = Regole
learn-page_learn = Prima partita
learn-page_history = Storia
learn-page_teach = Lezione
learn-languages = Lingua

## Regolamenti

learn-shelf = I regolamenti
learn-book_house = Le buone maniere della casa
learn-about_house = Quel che vale a ogni tavolo, qualunque sia il gioco.
learn-contents = Indice
learn-search = Cerca parole o codici di regola
learn-search_short = Cerca…
learn-found = { $number ->
    [0] Nessuna regola ne parla.
    [one] 1 regola
   *[other] { $number } regole
}
learn-print = Stampa
learn-opening = Stiamo prendendo il libro…
learn-away = Ora non si riesce a prendere il libro. Riprova tra un momento.

## Le carte da consultare

learn-cards = Le carte
learn-queue_cards = { $number ->
    [10] Dieci carte coda, uguali per tutti
   *[other] { $number } carte coda, uguali per tutti
}
learn-deliveries = Carte consegna
learn-delivery_line = In { $players }: le carte { $cards } di ogni negozio; ogni giorno { $day ->
    [one] se ne scopre una
   *[other] se ne scoprono { $day }
}.
learn-lists = Liste della spesa
learn-windows = I numeri buoni degli Uffici
learn-release_cards = Carte di soccorso
learn-shopping_cards = Carte spesa
learn-visits = Sei visite: chi potrebbe arrivare
learn-stamps = I bollini
learn-hold = DA TENERE

## Note storiche

learn-no_notes = Su questo non abbiamo ancora scritto niente
learn-handout = Scheda per la classe
learn-to_handout = Da stampare: la scheda per la classe
learn-to_teaching = Alla pagina per insegnanti

## Prime partite guidate

learn-guide = La tua guida
learn-which = A che cosa giochiamo insieme?
learn-no_lesson = Per { $game } non c’è ancora una partita guidata. Nel regolamento c’è tutto, e per giocare contro i bot basta un clic.
learn-step = { $number } di { $total }
learn-back = Indietro
learn-next = Avanti
learn-show = Fammi vedere
learn-skip = Esci
learn-fold = Riduci
learn-unfold = Leggi
learn-menu = Menu
learn-close = Chiudi
learn-astray = Si può fare anche così! Ma in questa prima partita proviamo qualcos’altro:
learn-yours = Tocca a te.
learn-real_game = E ora si gioca davvero!
learn-to_rules = Leggi le regole
learn-to_history = Com’era davvero?
refusal-learn-not_here = Qui non si può. La guida dice che cosa si può fare.

# A replay with everything open

learn-open_eyes = Tutto scoperto
learn-open_hands = Le carte di tutti
learn-open_none = Nessuna carta in mano
learn-open_stamps = I bollini di tutti
learn-open_no_stamps = Nessun bollino in mano
learn-turn = Turno { $number }
learn-coming = Carte ancora da venire
learn-coming_note = Nell’ordine in cui arriveranno, fino alla prossima mescolata
learn-coming_truck = { $shop } { $number }
learn-coming_none = Nessun’altra
