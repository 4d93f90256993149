# The compact screen of the terminal

compact-left = { $cards } cards to come, { $stamps } stamps in the stack
compact-bought = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
compact-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}

## The whole screen, and what is typed

choice-take = take { $number }
choice-take_giving = take { $number }, giving { $stamps }
choice-decline = say no to { $number }
choice-withdraw = withdraw { $number }
choice-quiet = say nothing
choice-stop = stop the top
choice-spin = spin the top
choice-discard = { $stamp }
choice-buy = { $card } ({ $points ->
    [one] 1 point
   *[other] { $points } points
})
choice-buy_nothing = buy nothing
screen-beats = { $number ->
    [one] the top spins, 1 beat gone
   *[other] the top spins, { $number } beats gone
}
screen-spins = the top spins
screen-fallen = the top has fallen
screen-shop = In the shop, from the counter on; your points, and the price
screen-shop_open = In the shop, from the counter on; points, and the price
screen-marks = ✓ you hold it   ✗ you lack it   ★ counts twice for your visit
screen-queue = counter
screen-speculator = X speculator
screen-top = { $seat_me ->
    [yes] hold the top
   *[no] holds the top
}
screen-stamps = { $number ->
    [one] 1 stamp
   *[other] { $number } stamps
}
screen-known = surely holds { $stamps }
screen-known_of_you = the others know of { $stamps }
screen-bought = { $number ->
    [one] bought: { $cards } – 1 point
   *[other] bought: { $cards } – { $number } points
}
screen-bought_open = bought: { $cards }
screen-visit = visit: { $visit }
screen-won = { $number ->
    [one] { $seat_me ->
        [yes] win
       *[no] wins
    }
   *[other] { $seat_me ->
        [yes] share the win
       *[no] shares the win
    }
}
screen-stack = stamps in the stack: { $number } · discarded: { $stamps }
screen-cards = Cards to come: { $number }
screen-gone = Gone with the speculator: { $cards }
screen-nothing = none
screen-talk = Said this turn:
screen-said = { $seat_me ->
    [yes] you
   *[no] { $seat }
}: “{ $call }”
screen-offers = Open offers; → is for you, ✓ you could pay at once:
screen-offers_open = Open offers:
screen-offer = { $seat_me ->
    [yes] you
   *[no] { $seat }
} to { $all ->
    [yes] everyone
   *[no] { $to_me ->
        [yes] you
       *[no] { $to }
    }
}: { $give } for { $part ->
    [only] { $choice }
    [both] { $ask }, and { $choice }
   *[none] { $ask }
}
screen-declined = said no: { $names }
screen-hand = Your stamps ({ $number }): { $stamps }
screen-expect = Your visit: { $visit } – { $doubled } count twice
screen-type = Or type it: { $example } – “help” tells all the words.
screen-row = New in the shop: { $cards }.
screen-help =
    While the top spins you may type, for example:
      offer butter 2 for sugar to ania     a letter will do for a name: to b
      offer chocolate for any 3            to everyone; if the top is not yours,
                                           to whoever holds it
      offer butter for sugar or meat       the other side chooses
      offer soap for any 2 of sugar meat
      offer place for soap 2 to b          you change places in the queue
      offer soap for place to b
      take 3 · take 3 butter soap          say what you give where you may choose
      counter 3 soap for butter · decline 3 · withdraw 3
      call butter · call give meat · call sell place · call place of b
      too dear · last chance
      pay butter soap for stamp            to the speculator, if the top is yours
      pay butter soap for place
      quiet · stop
    At the counter: buy cheesecake (or its number in the row) · buy nothing
    Words may be cut short: choc, but. Tab completes them.
verbs-spin = spin, spins
verbs-offer = offer, offers
verbs-take = take, takes, accept
verbs-counter = counter, counters
verbs-decline = decline, declines, no, refuse
verbs-withdraw = withdraw, withdraws
verbs-call = call, calls, shout
verbs-quiet = quiet, is quiet, silent, say nothing, pass
verbs-stop = stop, stops, stops the top, stop the top
verbs-pay = pay, pays
verbs-discard = discard, discards
verbs-buy = buy, buys
verbs-for = for
verbs-to = to
verbs-all = all, everyone, everybody
verbs-any = any
verbs-of = of, from
verbs-or = or
verbs-and = and, plus
verbs-place = place, his place, my place, your place, places
verbs-paper = stamp, a stamp, one stamp, stamps
verbs-nothing = nothing
verbs-giving = giving, with
verbs-who_has = who has, has
verbs-gives = give, gives, i give, giving away
verbs-sells = sell, sells, i sell, for sale, sells place, sell place
verbs-wants = want, wants, i want
verbs-too_dear = too dear, dear, too expensive
verbs-last_chance = last chance
verbs-between = the, a, an, my, your, his, please, number
