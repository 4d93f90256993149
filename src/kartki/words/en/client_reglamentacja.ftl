# Reglamentacja's table: words that only the pages need

## The shop, the queue, my tray (reg-shop-)

reg-shop-year = January 1983
reg-shop-your_turn = Your turn

reg-shop-ask_setup = The table is being laid.
reg-shop-ask_flick = The top is yours: flick it!
reg-shop-ask_flick_of = { $seat } is about to flick the top.
reg-shop-ask_spin = The top is yours: spin it!
reg-shop-ask_spin_of = { $seat } is about to spin the top.
reg-shop-ask_trade = Trade while the top spins!
reg-shop-ask_trade_of = Trade with { $seat } while the top spins!
reg-shop-ask_trade_watched = { $seat } trades while the top spins.
reg-shop-ask_final = Last trading: everyone with everyone!
reg-shop-ask_fallen = The top is down: trading is over.
reg-shop-ask_word = You have the floor: offer, answer, or say nothing.
reg-shop-ask_word_of = { $seat } has the floor.
reg-shop-ask_discard = { $number ->
    [one] Discard one stamp: you may keep six.
   *[other] Discard { $number } stamps: you may keep six.
}
reg-shop-ask_discard_of = { $seat } discards down to six stamps.
reg-shop-ask_buy = You are at the counter: buy a card, or nothing.
reg-shop-ask_buy_of = { $seat } is at the counter.
reg-shop-ask_last = Last shopping: buy one card, or nothing.
reg-shop-ask_last_of = { $seat } buys one last card, or nothing.
reg-shop-ask_speculator = The speculator is shopping.
reg-shop-ask_over = The guests are at the door: the game is over.

reg-shop-hint = What would a bot do?
reg-shop-understood = Understood

reg-shop-sign = Shop
reg-shop-sign_what = groceries
reg-shop-sign_number = no. 17
reg-shop-row = Shopping cards, the first nearest the counter
reg-shop-stack = { $number ->
    [one] 1 card in the back
   *[other] { $number } cards in the back
}
reg-shop-in_back = in the back
reg-shop-have = can pay
reg-shop-have_later = when 1st
reg-shop-lack = lack { $number }
reg-shop-ready = You can pay
reg-shop-ready_later = Can pay when 1st
reg-shop-buy_tag = buy
reg-shop-sold_to = Sold to { $seat }
reg-shop-snatched = snatched
reg-shop-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
reg-shop-points_double = { $number ->
    [one] 1 point, doubled by your visit
   *[other] { $number } points, doubled by your visit
}
reg-shop-card = { $die }: { $card }, { $category }, { $points }. Price: { $cost }. { $missing ->
    [0] You have all of it.
   *[other] You are short { $lack }.
}
reg-shop-card_watched = { $die }: { $card }, { $category }, { $points }. Price: { $cost }.
reg-shop-price = Price
reg-shop-short_of = You are short { $lack }.
reg-shop-all_there = You have all three stamps.
reg-shop-all_there_later = You have all three stamps: you can buy it when you are first in the queue.
reg-shop-buy = Buy it
reg-shop-get_missing = Get me what’s missing
reg-shop-close = Close

reg-shop-queue = The queue, from the counter
reg-shop-counter = counter
reg-shop-you = you
reg-shop-speculator = speculator
reg-shop-at_counter = at the counter
reg-shop-has_top = holds the top
reg-shop-served = has shopped

reg-shop-visit = Your visit · secret
reg-shop-visit_doubles = { $list }: count twice
reg-shop-visit_hide = Turn the visit face down
reg-shop-visit_show = Look at your visit
reg-shop-visit_back = Your visit
reg-shop-hand = Your stamps
reg-shop-held = { $stamps }
reg-shop-held_give = { $stamps }: put one into an offer
reg-shop-held_discard = { $stamps }: discard one
reg-shop-held_new = { $held }, { $number } new
reg-shop-ghost_call = no { $stamp }: call “Who has it?”
reg-shop-ghost_ask = no { $stamp }: ask for it in the offer
reg-shop-ghost = no { $stamp }
reg-shop-withdraw = Withdraw offer { $number }
reg-shop-offered = You offer { $give } for { $part ->
    [only] { $choice }
    [both] { $ask }, and { $choice }
   *[none] { $ask }
}
reg-shop-piles = Stack { $stack } · discards { $discards }
reg-shop-offer = Call / offer
reg-shop-pay_stamp = 2 stamps for 1 drawn
reg-shop-pay_place = 2 stamps for his place
reg-shop-pay_stamp_long = Give the speculator two stamps for one off the stack
reg-shop-pay_place_long = Give the speculator two stamps for his place in the queue
reg-shop-buy_named = Buy “{ $card }”
reg-shop-buy_nothing = Buy nothing
reg-shop-choose_card = Tap the card that you want to buy.
reg-shop-cannot_pay = You cannot pay for any card now.
reg-shop-discard_more = { $number ->
    [one] Discard one more
   *[other] Discard { $number } more
}
reg-shop-no_seat = You are looking on. Hands and visits stay secret until the end.

reg-shop-end = What the guests will say
reg-shop-end_points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
reg-shop-end_nothing = nothing bought
reg-shop-end_skip = Show it all
reg-shop-end_again = Tell it again
reg-shop-end_tie = Equal points: more cards win, then more stamps in hand.
reg-shop-end_cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
reg-shop-end_stamps = { $number ->
    [one] 1 stamp left
   *[other] { $number } stamps left
}
reg-shop-end_twice = { $number } × 2
reg-shop-end_first = best host

reg-shop-slip = { $seat }’s offer of { $give } for { $part ->
    [only] { $choice }
    [both] { $ask }, and { $choice }
   *[none] { $ask }
}
reg-shop-slip_gone = an offer that no longer stands
reg-shop-deed_spin = spin the top
reg-shop-deed_stop = stop the top
reg-shop-deed_quiet = say nothing
reg-shop-deed_buy = buy “{ $card }”
reg-shop-deed_buy_nothing = buy nothing
reg-shop-deed_discard = discard { $stamp_one }
reg-shop-deed_pay_stamp = slip the speculator { $stamps } for a stamp from the stack
reg-shop-deed_pay_place = slip the speculator { $stamps } for his place in the queue
reg-shop-deed_decline = say no to { $slip }
reg-shop-deed_withdraw = take back { $slip }
reg-shop-deed_take = accept { $slip }
reg-shop-deed_take_giving = accept { $slip }, giving { $stamps }
reg-shop-deed_call = call “{ $call }”
reg-shop-deed_offer = offer { $seat } { $give } for { $part ->
    [only] { $choice }
    [both] { $ask }, and { $choice }
   *[none] { $ask }
}
reg-shop-deed_offer_all = offer everyone { $give } for { $part ->
    [only] { $choice }
    [both] { $ask }, and { $choice }
   *[none] { $ask }
}
reg-shop-deed_counter = answer { $slip } with { $give } for { $part ->
    [only] { $choice }
    [both] { $ask }, and { $choice }
   *[none] { $ask }
}

## The market (reg-deal-)

# on the slips
reg-deal-slips = Offers on the table
reg-deal-for_you = For you
reg-deal-rest = Yours, and other people’s
reg-deal-none = Nobody is offering anything.
reg-deal-none_yours = Tap a stamp of yours to make an offer.
reg-deal-more = { $number } more below
reg-deal-more_takes = { $number } more below, { $takes } you can take
reg-deal-take = Take
reg-deal-counter = Answer
reg-deal-withdraw = Withdraw
reg-deal-wait = Wait
reg-deal-any = { $number ->
    [one] any one
   *[other] any { $number }
}
reg-deal-place = place
# between what the maker of an offer gives and what they want
reg-deal-gives_for = for
reg-deal-decline = Say no to { $seat }, offer { $number }
reg-deal-counter_it = Answer
reg-deal-decline_it = Say no
reg-deal-choose = Choose what you pay for offer { $number }
reg-deal-too_soon = It has only just changed: look once more.
reg-deal-gone = { $why ->
    [dealt] { $taker_me ->
        [yes] Deal: it’s yours!
       *[no] { $seat_me ->
            [yes] Deal with { $taker }!
           *[no] { $taker } took it
        }
    }
    [withdrawn] withdrawn
    [replaced] gave way to a new offer
    [declined] { $all ->
        [yes] nobody wanted it
       *[no] { $to_me ->
            [yes] you said no
           *[no] { $to } said no
        }
    }
    [answered] { $to_me ->
        [yes] you offered something else
       *[no] { $all ->
            [yes] nobody wanted it
           *[no] { $to } offered something else
        }
    }
    [cannot_keep] such stamps have just changed hands
    [pawn_moved] the queue has changed
   *[over] trading is over
}

reg-deal-done_with = Deal
reg-deal-done_gave = you gave
reg-deal-done_got = you got
reg-deal-done_places = you changed places
reg-deal-refused = you said no
reg-deal-answered = you answered
reg-deal-again = Offer again

# what a screen reader says of a slip
reg-deal-say_refused = You said no, but you may change your mind. { $slip }
reg-deal-say_answered = You answered it with another offer, but you may change your mind. { $slip }
reg-deal-say_again = Your offer of { $terms } is off the table: { $why }. Offer it again
reg-deal-terms = { $give } for { $part ->
    [only] { $choice }
    [both] { $ask }, and { $choice }
   *[none] { $ask }
}
reg-deal-say_take = { $seat } offers { $to_me ->
    [yes] you
   *[no] everyone
} { $terms }; { $paid ->
    [none] you would give your place
   *[other] you would give { $paid }
}.{ $card ->
    [none] { "" }
   *[other] { " " }It completes: { $card }.
} Take
reg-deal-say_counter = { $seat } offers { $to_me ->
    [yes] you
   *[no] everyone
} { $terms }. You cannot pay that. Make a counter-offer
reg-deal-say_wait = { $seat } offers { $to_me ->
    [yes] you
   *[no] everyone
} { $terms }. Somebody else has the floor now
reg-deal-say_withdraw = You offer { $all ->
    [yes] everyone
   *[no] { $to }
} { $terms }. Withdraw
reg-deal-say_watch = { $seat } offers { $all ->
    [yes] everyone
   *[no] { $to }
} { $terms }

# the summary on demand
reg-deal-summary = Sum up the table
reg-deal-summary_for_you = { $number ->
    [0] No offer is for you.
    [one] One offer is for you: { $list }.
   *[other] { $number } offers are for you: { $list }.
}
reg-deal-summary_refused = { $number ->
    [one] You said no to one that still stands: { $list }.
   *[other] You said no to { $number } that still stand: { $list }.
}
reg-deal-summary_mine = { $number ->
    [0] You have no open offer.
    [one] You have one open offer: { $list }.
   *[other] You have { $number } open offers: { $list }.
}
reg-deal-summary_others = { $number ->
    [0] Nothing is open between others.
    [one] One offer is open between others.
   *[other] { $number } offers are open between others.
}

# picking stamps
reg-deal-pick_give = Give { $stamps }
reg-deal-pick_more = { $number ->
    [one] one more
   *[other] { $number } more
}
reg-deal-pick_stamp = { $stamp }, { $chosen } of { $held }
reg-deal-close = Close

# the speculator
reg-deal-pay_stamp = Two stamps for the top one of the stack
reg-deal-pay_place = Two stamps for the speculator’s place
reg-deal-pay_stamp_do = Slip him { $stamps }
reg-deal-pay_none = You need two stamps for the speculator.

# players
reg-deal-players = Around the table
reg-deal-player = { $seat }: { $stamps ->
    [one] 1 stamp
   *[other] { $stamps } stamps
}, { $cards ->
    [0] no card bought
    [one] 1 card bought
   *[other] { $cards } cards bought
}{ $state ->
    [bot] , a bot
    [stand_in] , a bot stands in
    [away] , away just now
   *[here] { "" }
}{ $active ->
    [yes] , holds the top
   *[no] { "" }
}{ $turn ->
    [yes] , has the floor
   *[no] { "" }
}
reg-deal-no_thanks = No, thank you!
reg-deal-bot = bot
reg-deal-stand_in = bot stands in
reg-deal-away = away
reg-deal-known = surely holds { $stamps }
reg-deal-known_nothing = Nobody knows what { $seat } holds.
reg-deal-bought = bought: { $cards }
reg-deal-offer_to = Make { $seat } an offer

# putting an offer together
reg-deal-compose = Your offer
reg-deal-answering = Your answer to { $seat }
reg-deal-i_give = I give
reg-deal-i_want = I want
reg-deal-to = To
reg-deal-all = all
reg-deal-my_place = my place
reg-deal-their_place = your place
reg-deal-tap_stamps = tap your stamps
reg-deal-want = { $stamp }: { $number } wanted
reg-deal-any_of = any { $number } of their choice
reg-deal-offer_all = Offer: { $terms }
reg-deal-offer_one = To { $seat }: { $terms }
reg-deal-counter_one = Answer: { $terms }
reg-deal-only_of = only of …
reg-deal-now_want = Now tap what you want for it
reg-deal-now_give = Now tap what you give for it
reg-deal-call = Call: “{ $call }”
reg-deal-cancel = Put it away

# without a clock
reg-deal-quiet = Say nothing

## The top (reg-top-)

# what the top is doing, for those who listen
reg-top-fresh = The top spins fast and upright.
reg-top-leaning = The top spins, and begins to lean.
reg-top-tired = The top is tired and sways.
reg-top-staggering = The top staggers: it may fall at any moment.
reg-top-down = The top lies on the table.
reg-top-frozen = The top stands still while the speculator shops.
reg-top-held_mine = The top is in your hand.
reg-top-held = { $seat } has the top in hand.

# … and what a touch on it does
reg-top-do_flick = Hold Space or Enter and let go when the tone is highest; or drag the knob sideways and let go.
reg-top-do_spin = Spin it.
reg-top-do_stop = Stop it.
reg-top-do_ask = Why can’t I stop it?

reg-top-stop = Stop the top
reg-top-spin = Spin the top
reg-top-hint = Swing the knob sideways, let go!
reg-top-hold = Hold, then let go
reg-top-needle = Let go when the needle is far right!
reg-top-now = Now!
reg-top-tries = { $number ->
    [one] one try left
   *[other] { $number } tries left
}
reg-top-flick_hopeless = It won’t get going
reg-top-flick_weak = A feeble flick
reg-top-flick_fair = A fair flick
reg-top-flick_good = A good flick!
reg-top-flick_superb = What a flick!

reg-top-strip_away = How a top grows tired: put the pictures away
reg-top-strip_here = How a top grows tired: show the pictures
