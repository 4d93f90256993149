# Kolejka in the browser: what is shown as it happens, and what each player did last

## Scenes

kolst-sold_out = Sold out
kolst-you = You!
kolst-you_hit = { $mood ->
    [good] Good for you
    [bad] Bad for you
   *[mixed] This is about you
}
kolst-mine = { $number ->
    [one] Your pawn: place { $ways }
   *[other] Your pawns: places { $ways }
}
kolst-mine_other = Your pawn: { $shop_to }, place { $to }
kolst-hit = { $short ->
    [yes] { $seat } – { $lines }
   *[no] { $seat }, “{ $card }”. { $lines }
}
kolst-plays = { $seat_me ->
    [yes] You play
   *[no] { $seat } plays
}
kolst-walk = { $name }: place { $from } → { $to }
kolst-walk_other = { $name }: { $shop_to }, place { $to }
kolst-walk_home = { $name }: home
kolst-speculators = Speculators
kolst-saturday = Saturday
kolst-new_week = On Monday week { $number } begins.
kolst-evening = Closing
kolst-last = The last day
kolst-complete = List complete
kolst-time_up = Time is up
kolst-next = Tap to go on
kolst-just_now = Just now
kolst-next_you = Next: you
kolst-next_of = Next: { $seat }
kolst-showing_queue_up = People are queueing up.
kolst-showing_delivery = The trucks are bringing goods.
kolst-showing_jumping = Queue cards are being played.
kolst-showing_opening = The shops are open, and those in front buy.
kolst-showing_market = The market is open.
kolst-showing_close = The day comes to its end.
kolst-trader = Tomorrow the trader’s stall (1 for 1): { $stall }.
kolst-first = { $seat_me ->
    [yes] Tomorrow you go first.
   *[no] Tomorrow { $seat } goes first.
}

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
