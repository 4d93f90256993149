# Che cosa è successo: con che ritmo si mostra, e l'elenco «Dalla tua ultima mossa»

pace-title = Ritmo
pace-slow = Lento
pace-normal = Normale
pace-quick = Veloce
pace-at_once = Subito
pace-pause = Pausa
pace-resume = Continua
pace-to_my_turn = Al mio turno
pace-together = Gli altri giocano con te e non aspettano: il tempo per decidere scorre sul server, qualunque sia il tuo ritmo.
pace-button = { $paused ->
    [yes] In pausa. Ritmo: { $pace }
   *[no] Ritmo: { $pace }
}

since-title = Dalla tua ultima mossa
since-watcher = Gli ultimi avvenimenti
since-touches = { $number ->
    [one] 1 ti riguarda
   *[other] { $number } ti riguardano
}
since-times = ({ $number } volte)
since-you = tu
since-more = Mostra in grande
since-less = Rimpicciolisci
since-log = Diario
since-nothing = Non è ancora successo niente.
