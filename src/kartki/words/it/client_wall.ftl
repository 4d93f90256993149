# La parete: la pagina di una classe per il proiettore

wall-none = A questo indirizzo non c’è nessuna classe
wall-none_why = L’indirizzo di una parete finisce con la sua classe. Quello di oggi è nella pagina dell’insegnante: apri la parete da lì.
wall-lost = Il collegamento con il server si è interrotto. Torna da solo.
wall-join = Come unirsi
wall-alone = Per ora solo questo computer può aprire queste pagine. È collegato al Wi-Fi, e il programma è partito con «--class»?
wall-joined = { $number ->
    [0] Scrivi l’indirizzo, poi il codice
    [one] C’è già una persona
   *[other] Ci sono già { $number } persone
}
wall-laying = Si preparano i tavoli …
wall-left = Tempo rimasto
wall-time_up = Tempo scaduto
wall-paused = Pausa. Alzate lo sguardo, per favore.
wall-news = Che cosa è appena successo
wall-over = finita
wall-held = in attesa
wall-leads = in testa
wall-place = { $place }.
wall-standing = Come si sono piazzati tutti
wall-awards = Premi
wall-award_bargain = L’affare migliore
wall-award_queue = La coda più lunga
wall-award_patience = La pazienza più grande
wall-award_generosity = La generosità più grande
wall-others = { $number ->
    [one] un’altra persona
   *[other] altre { $number } persone
}
