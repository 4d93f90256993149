# Reglamentacja in the browser: what is shown as it happens, and what each player did last

## Scenes

reg-stage-next = Tap to go on
reg-stage-raid = The speculator goes shopping
reg-stage-rolling = He rolls the die …
reg-stage-still = Nobody trades until he is gone, and the top stands still.
reg-stage-lost = You could have paid for it
reg-stage-paid = { $seat_me ->
    [yes] You pay { $stamps } and take it home.
   *[no] { $seat } pays { $stamps } and takes it home.
}

## The final turn

reg-stage-final = Final turn
reg-stage-final_different = Now everything is different
reg-stage-final_everyone = Everybody trades with everybody: stamps and places in the queue.
reg-stage-final_speculator = The speculator is gone: no more deals with him, no more raids.
reg-stage-final_stamps = Everybody draws three stamps, and nobody has to discard down to six.
reg-stage-final_top = Nobody may stop the top: it falls by itself.
reg-stage-final_last = Then everybody may buy one last card, in the order of the queue.
reg-stage-final_go = To the final turn
reg-stage-final_sign = everyone with everyone

## What is asked

reg-shop-ask_word_final = Final turn: trade with anybody, or say nothing.
reg-shop-ask_word_final_of = Final turn: { $seat } has the floor.
reg-shop-ask_flick_final = Final turn: flick the top! It falls by itself.
reg-shop-ask_spin_final = Final turn: spin the top! It falls by itself.
# to a newcomer, while others trade
reg-shop-ask_trade_of_new = Trade with { $seat }, or just watch.
reg-shop-ask_final_new = Last trading, everyone with everyone: join in, or just watch.
reg-shop-ask_word_of_new = { $seat } has the floor: you may just watch.
reg-shop-ask_word_final_of_new = Final turn: { $seat } has the floor. You may just watch.
reg-stage-watch_trade = New here? You may just watch: nobody has to trade.

## What each player did last, in a few words

reg-stage-did_top_spun = spun the top
reg-stage-did_top_stopped = stopped the top
reg-stage-did_offer_made = offers { $give }
reg-stage-did_dealt = made a deal
reg-stage-did_declined = said no
reg-stage-did_called = “{ $phrase ->
    [who_has] { call-who_has }
    [gives] { call-gives }
    [sells_place] { call-sells_place }
    [wants_place_of] { call-wants_place_of }
    [too_dear] { call-too_dear }
   *[last_chance] { call-last_chance }
}”
reg-stage-did_kept_quiet = said nothing
reg-stage-did_paid_speculator = paid the speculator
reg-stage-did_discarded = discarded { $stamp_one }
reg-stage-did_bought = bought “{ $card }”
reg-stage-did_bought_nothing = bought nothing
reg-stage-did_last = Last deed: { $deed }

## In the list: offers as people see them, without their numbers

reg-stage-slip = { $give } for { $part ->
    [only] { $choice }
    [both] { $ask }, and { $choice }
   *[none] { $ask }
}
reg-stage-place_of = { $whose_me ->
    [yes] your place in the queue
   *[no] { $whose }’s place in the queue
}
reg-stage-told_offer_made = { $seat_me ->
    [yes] You offer
   *[no] { $seat } offers
} { $all ->
    [yes] everyone
   *[no] { $to_me ->
        [yes] you
       *[no] { $to }
    }
}{ $counter ->
    [yes] { " instead" }
   *[no] { "" }
}: { $slip }.
reg-stage-told_dealt = Deal!{ event-dealt_what }
reg-stage-told_declined = { $seat_me ->
    [yes] You say no to { $whose }’s offer: { $slip }.
   *[no] { $whose_me ->
        [yes] { $seat } says no to your offer: { $slip }.
       *[no] { $seat } says no to { $whose }’s offer: { $slip }.
    }
}
reg-stage-told_offer_gone = { $why ->
    [withdrawn] { $seat_me ->
        [yes] You take your offer back: { $slip }.
       *[no] { $seat } takes an offer back: { $slip }.
    }
    [replaced] { $seat_me ->
        [yes] Your old offer makes way: { $slip }.
       *[no] { $seat }’s old offer makes way: { $slip }.
    }
    [declined] { $seat_me ->
        [yes] Your offer is off the table: { $slip }.
       *[no] { $seat }’s offer is off the table: { $slip }.
    }
    [cannot_keep] { $seat_me ->
        [yes] Your offer is off: { $slip }. You have just parted with such stamps; if you have more, offer again.
       *[no] { $seat }’s offer is off: { $slip }. Such stamps have just changed hands.
    }
   *[pawn_moved] { $seat_me ->
        [yes] Your offer is off, because the queue has changed: { $slip }.
       *[no] { $seat }’s offer is off, because the queue has changed: { $slip }.
    }
}
