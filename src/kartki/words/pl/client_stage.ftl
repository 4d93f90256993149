# Co się stało: w jakim tempie to pokazać i lista „Od twojego ostatniego ruchu”

pace-title = Tempo
pace-slow = Wolne
pace-normal = Zwykłe
pace-quick = Szybkie
pace-at_once = Od razu
pace-pause = Pauza
pace-resume = Dalej
pace-to_my_turn = Do mojego ruchu
pace-together = Inni grają razem z tobą i nie czekają: czas na decyzję liczy serwer, niezależnie od twojego tempa.
pace-button = { $paused ->
    [yes] Pauza. Tempo: { $pace }
   *[no] Tempo: { $pace }
}

since-title = Od twojego ostatniego ruchu
since-watcher = Co się ostatnio działo
since-touches = { $number } o tobie
since-times = ({ $number } razy)
since-you = ty
since-more = Powiększ
since-less = Zmniejsz
since-log = Przebieg
since-nothing = Jeszcze nic się nie wydarzyło.
