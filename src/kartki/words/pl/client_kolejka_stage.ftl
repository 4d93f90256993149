# Kolejka w przeglądarce: co widać, gdy się dzieje, i co kto ostatnio zrobił

## Sceny

kolst-sold_out = Wykupione
kolst-you = Ty!
kolst-you_hit = { $mood ->
    [good] Na twoją korzyść
    [bad] Na twoją szkodę
   *[mixed] To dotyczy ciebie
}
kolst-mine = { $number ->
    [one] Twój pionek: miejsce { $ways }
   *[other] Twoje pionki: miejsca { $ways }
}
kolst-mine_other = Twój pionek: { $shop_to }, { $to }. miejsce
kolst-hit = { $short ->
    [yes] { $seat } – { $lines }
   *[no] { $seat }, „{ $card }”. { $lines }
}
kolst-plays = { $seat_me ->
    [yes] Zagrywasz kartę
   *[no] Kartę zagrywa { $seat }
}
kolst-walk = { $name }: z { $from }. na { $to }. miejsce
kolst-walk_other = { $name }: { $shop_to }, { $to }. miejsce
kolst-walk_home = { $name }: do domu
kolst-speculators = Spekulanci
kolst-saturday = Sobota
kolst-new_week = W poniedziałek zaczyna się { $number }. tydzień.
kolst-evening = Zamknięcie
kolst-last = Ostatni dzień
kolst-complete = Lista skompletowana
kolst-time_up = Czas minął
kolst-next = Dotknij, żeby przejść dalej
kolst-just_now = Przed chwilą
kolst-next_you = Zaraz: ty
kolst-next_of = Zaraz: { $seat }
kolst-showing_queue_up = Kolejki się ustawiają.
kolst-showing_delivery = Ciężarówki przywożą towar.
kolst-showing_jumping = Trwa przepychanie się w kolejkach.
kolst-showing_opening = Sklepy otwarte: kupują ci, którzy stoją z przodu.
kolst-showing_market = Bazar otwarty.
kolst-showing_close = Dzień się kończy.
kolst-trader = Jutro stragan handlarza (1 za 1): { $stall }.
kolst-first = { $seat_me ->
    [yes] Jutro zaczynasz ty.
   *[no] Jutro zaczyna { $seat }.
}

## Co kto ostatnio zrobił, w kilku słowach

kolst-did_queued_up = ✓ kolejka → { $shop }
kolst-did_card_played = ✓ { $card }{ $where ->
    [yes] { " → " }{ $shop }
   *[no] { "" }
}
kolst-did_passed = ✓ pas
kolst-did_bought = ✓ zakup: { $goods_one }
kolst-did_exchanged = ✓ bazar → { $take_one }
kolst-did_waited = ✓ czeka na bazarze
kolst-did_went_home = ✓ z bazaru do domu
kolst-did_recalled = ✓ { $shop } → do domu
