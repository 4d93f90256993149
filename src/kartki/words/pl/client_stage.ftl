# Co się stało: w jakim tempie to pokazać i lista „Od twojego ostatniego ruchu”

pace-title = Tempo
pace-slow = Powoli
pace-normal = Zwykłe
pace-quick = Szybko
pace-at_once = Od razu
pace-pause = Pauza
pace-resume = Dalej
pace-to_my_turn = Do mojego ruchu
pace-together = Inni grają razem z tobą i nie czekają: czas do namysłu biegnie na serwerze, niezależnie od tempa.
pace-button = { $paused ->
    [yes] Pauza. Tempo: { $pace }
   *[no] Tempo: { $pace }
}

since-title = Od twojego ostatniego ruchu
since-watcher = Co się ostatnio działo
since-touches = { $number ->
    [one] 1 sprawa dotyczy ciebie
    [few] { $number } sprawy dotyczą ciebie
   *[many] { $number } spraw dotyczy ciebie
}
since-you = ty
since-more = Pokaż w dużym oknie
since-less = Zmniejsz
since-log = Dziennik
since-nothing = Jeszcze nic się nie wydarzyło.
