# Dlaczego przekupka by tak zrobiła: co to daje, na ile to pewne i ile dałby następny pomysł

reason-haggle_offer = Na 100 możliwych układów kartek { $chance } skłoniłoby drugą stronę ({ $seat }) do zgody, a wtedy zyskujesz { $gain_whole },{ $gain_tenth } pkt, już po odliczeniu tego, co zyska ona.{ reason-haggle_next }
reason-haggle_offer_all = W { $chance } przypadkach na 100 ktoś się zgodzi, a wtedy zyskujesz { $gain_whole },{ $gain_tenth } pkt, już po odliczeniu tego, co zyska druga strona.{ reason-haggle_next }
reason-haggle_take = Zyskujesz na tym { $gain_whole },{ $gain_tenth } pkt, choć druga strona ({ $seat }) też na tym korzysta.{ reason-haggle_next }
reason-haggle_stamp = Z tych dwóch kartek masz niewielki pożytek; kartka ze stosu jest warta średnio o { $gain_whole },{ $gain_tenth } pkt więcej.{ reason-haggle_next }
reason-haggle_place = Miejsce spekulanta daje ci o { $gain_whole },{ $gain_tenth } pkt więcej niż te dwie kartki.{ reason-haggle_next }
reason-haggle_buy = Twoi goście liczą to za { $number } pkt, a to, co zostaje ci w ręce i w rzędzie, najbardziej ci pasuje.{ reason-haggle_next }
reason-haggle_buy_last = Twoi goście liczą to za { $number } pkt i z tym zakupem wygrywasz w { $chance } przypadkach na 100.{ reason-haggle_next }
reason-haggle_buy_nothing = Twoje kartki kupią więcej, jeśli zachowasz je na inny dzień.{ reason-haggle_next }
reason-haggle_discard = Bez tej kartki ({ $stamp }) tracisz najmniej: { $gain_whole },{ $gain_tenth } pkt.{ reason-haggle_next }
reason-haggle_quiet = Żadna oferta nie rokuje na tyle, żeby warto było się odzywać, a to, co proponują inni, wyszłoby ci na gorsze.
reason-haggle_stop = Twoja oferta, która jeszcze leży na stole, już by ci zaszkodziła, a więcej zyskać się nie da.
reason-haggle_withdraw = Gdyby ktoś teraz przyjął tę ofertę, wyszłoby ci to na złe.
reason-spin = Dobry ruch palców daje czas na targi; idealny to szczęście.
# następny pomysł
reason-haggle_next = { $next ->
    [none] { "" }
    [offer] { "" } Następny najlepszy pomysł, czyli oferta { $next_give } za { $next_ask }, rokuje o { $less_whole },{ $less_tenth } pkt mniej.
    [take] { "" } Następny najlepszy pomysł, czyli przyjąć { $next_give } za { $next_ask }, rokuje o { $less_whole },{ $less_tenth } pkt mniej.
    [pay] { "" } Następny najlepszy pomysł, czyli oddać spekulantowi { $next_give }, rokuje o { $less_whole },{ $less_tenth } pkt mniej.
    [card] { "" } Następna najlepsza karta, { $next_what }, ustępuje jej o { $less_whole },{ $less_tenth } pkt.
    [stamp] { "" } Następna w kolejności, { $next_what }, kosztowałaby o { $less_whole },{ $less_tenth } pkt więcej.
   *[nothing] { "" } Nie robiąc nic, masz o { $less_whole },{ $less_tenth } pkt mniej.
}
