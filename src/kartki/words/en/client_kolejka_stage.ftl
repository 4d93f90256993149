# Kolejka in the browser: what is shown as it happens, and what each player did last

## Scenes

kolst-sold_out = Sold out
kolst-you = You!
kolst-you_hit = This is about you
kolst-plays = { $seat_me ->
    [yes] You play
   *[no] { $seat } plays
}
kolst-walk = { $name }: place { $from } → { $to }
kolst-walk_other = { $name }: { $shop_to }, place { $to }
kolst-walk_home = { $name }: home
kolst-speculators = Speculators
kolst-saturday = Saturday
kolst-new_week = A new week begins: week { $number }.
kolst-evening = Closing
kolst-last = The last day
kolst-complete = List complete
kolst-time_up = Time is up
kolst-next = Tap to go on

## What each player did last, in a few words

kolst-did_queued_up = ✓ queue → { $shop }
kolst-did_card_played = ✓ { $card }{ $where ->
    [yes] { " → " }{ $shop }
   *[no] { "" }
}
kolst-did_passed = ✓ passed
kolst-did_bought = ✓ took { $goods_one }
kolst-did_exchanged = ✓ market → { $take_one }
kolst-did_waited = ✓ waits at the market
kolst-did_went_home = ✓ home from the market
kolst-did_recalled = ✓ home from { $shop }
