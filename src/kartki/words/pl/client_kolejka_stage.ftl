# Kolejka w przeglądarce: co widać, gdy się dzieje, i co kto ostatnio zrobił

## Sceny

kolst-sold_out = Wykupione
kolst-you = Ty!
kolst-you_hit = To dotyczy ciebie
kolst-plays = { $seat_me ->
    [yes] Zagrywasz kartę
   *[no] Kartę zagrywa { $seat }
}
kolst-walk = { $name }: z { $from }. na { $to }. miejsce
kolst-walk_other = { $name }: { $shop_to }, { $to }. miejsce
kolst-walk_home = { $name }: do domu
kolst-speculators = Spekulanci
kolst-saturday = Sobota
kolst-new_week = Zaczyna się { $number }. tydzień.
kolst-evening = Zamknięcie
kolst-last = Ostatni dzień
kolst-complete = Lista skompletowana
kolst-time_up = Czas minął
kolst-next = Dotknij, żeby przejść dalej

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
