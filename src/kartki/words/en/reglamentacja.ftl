# Reglamentacja: what happens, what is said, what is asked, what is refused

title = Reglamentacja
subtitle = January 1983, guests are coming: trade ration stamps while the top spins, and buy what will please your visitors

bot-names = Wanda, Kazimierz, Lucyna, Edward, Barbara, Czesław, Irena, Marian

## What happens

event-stands_first = { $seat_me ->
    [yes] You are first in the queue.
   *[no] { $seat } is first in the queue.
}
event-expects = { $seat_me ->
    [yes] You are expecting: { $visit }.
   *[no] { $seat } is expecting: { $visit }.
}
event-expects_somebody = { $seat_me ->
    [yes] You are expecting visitors.
   *[no] { $seat } is expecting visitors.
}
event-turned_up = New in the shop: “{ $card }”.
event-drew = { $seat_me ->
    [yes] You draw { $stamp_one }.
   *[no] { $seat } draws { $stamp_one }.
}
event-drew_something = { $seat_me ->
    [yes] You draw a stamp.
   *[no] { $seat } draws a stamp.
}
event-discarded = { $seat_me ->
    [yes] You discard { $stamp_one }.
   *[no] { $seat } discards { $stamp_one }.
}
event-reshuffled = { $number ->
    [one] The stack is empty: the one discarded stamp becomes the new stack.
   *[other] The stack is empty: { $number } discarded stamps are shuffled into a new one.
}
event-nothing_to_draw = There is no stamp left to draw.
event-turn_began = { $seat_me ->
    [yes] A new turn: the top is yours.
   *[no] A new turn: { $seat } holds the top.
}
event-top_spun = { $seat_me ->
    [yes] You spin the top. Trade while it lasts!
   *[no] { $seat } spins the top. Trade while it lasts!
}
event-spin_failed = { $seat_me ->
    [yes] The top wobbles and drops from your fingers. { $left ->
        [one] One more try.
       *[other] { $left } more tries.
    }
   *[no] The top wobbles and drops from { $seat }’s fingers. { $left ->
        [one] One more try.
       *[other] { $left } more tries.
    }
}
event-top_stopped = { $seat_me ->
    [yes] You lay a hand on the top: trading is over.
   *[no] { $seat } lays a hand on the top: trading is over.
}
event-all_quiet = Nobody has anything more to say: the top comes to rest.
event-top_fell = The top is tired out and falls by itself!
event-hands_went_down = Hands down: no more deals.
event-bought = { $seat_me ->
    [yes] You buy “{ $card }”.
   *[no] { $seat } buys “{ $card }”.
}
event-bought_nothing = { $seat_me ->
    [yes] You buy nothing.
   *[no] { $seat } buys nothing.
}
event-speculator_took = The speculator rolls { $die } and snatches away “{ $card }”.
event-final_turn_began = The row cannot be filled any more: the final turn! The speculator leaves the queue, everyone draws three stamps, and everyone trades with everyone. { $seat_me ->
    [yes] You hold the top.
   *[no] { $seat } holds the top.
}
event-scored = { $seat_me ->
    [yes] You
   *[no] { $seat }
}: { $visit } – { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}, { $stamps ->
    [one] 1 stamp
   *[other] { $stamps } stamps
} in hand.

## Offers and deals

event-offer_made = #{ $number } { $seat_me ->
    [yes] You offer
   *[no] { $seat } offers
} { $all ->
    [yes] everyone
   *[no] { $to_me ->
        [yes] you
       *[no] { $to }
    }
} { $give } for { $part ->
    [only] { $choice }
    [both] { $ask }, and { $choice }
   *[none] { $ask }
}{ $counter ->
    [yes] { "" } in answer to #{ $answers }
   *[no] { "" }
}.
event-dealt = Deal (#{ $number })!{ event-dealt_what }
# who gives what to whom in a deal
event-dealt_what = { $stamps ->
    [both] { "" } { $seat_me ->
        [yes] You give { $gave } and get { $paid } from { $taker }.
       *[no] { $taker_me ->
            [yes] You give { $paid } and get { $gave } from { $seat }.
           *[no] { $seat } gives { $gave } and gets { $paid } from { $taker }.
        }
    }
    [gave] { "" } { $seat_me ->
        [yes] You give { $gave } to { $taker }.
       *[no] { $taker_me ->
            [yes] You get { $gave } from { $seat }.
           *[no] { $seat } gives { $gave } to { $taker }.
        }
    }
    [paid] { "" } { $seat_me ->
        [yes] You get { $paid } from { $taker }.
       *[no] { $taker_me ->
            [yes] You give { $paid } to { $seat }.
           *[no] { $taker } gives { $paid } to { $seat }.
        }
    }
   *[none] { "" }
}{ $place ->
    [yes] { "" } { $seat_me ->
        [yes] You change places with { $taker }.
       *[no] { $taker_me ->
            [yes] You change places with { $seat }.
           *[no] { $seat } and { $taker } change places in the queue.
        }
    }
   *[no] { "" }
}
event-offer_gone = { $why ->
    [withdrawn] { $seat_me ->
        [yes] You withdraw #{ $number }.
       *[no] { $seat } withdraws #{ $number }.
    }
    [replaced] { $seat_me ->
        [yes] Your #{ $number } makes way for a new offer.
       *[no] { $seat }’s #{ $number } makes way for a new offer.
    }
    [declined] #{ $number } is off the table.
    [cannot_keep] { $seat_me ->
        [yes] Your #{ $number } is off: you have just parted with such stamps. If you have more, offer again.
       *[no] { $seat }’s #{ $number } is off: { $seat } has just parted with such stamps.
    }
   *[pawn_moved] { $seat_me ->
        [yes] Your #{ $number } is off: a pawn has changed places.
       *[no] { $seat }’s #{ $number } is off: a pawn has changed places.
    }
}
event-declined = { $seat_me ->
    [yes] You say no to #{ $number }.
   *[no] { $seat } says no to #{ $number }.
}
event-called = { $seat_me ->
    [yes] You
   *[no] { $seat }
}: “{ $phrase ->
    [who_has] { call-who_has }
    [gives] { call-gives }
    [sells_place] { call-sells_place }
    [wants_place_of] { call-wants_place_of }
    [too_dear] { call-too_dear }
   *[last_chance] { call-last_chance }
}”
event-kept_quiet = { $seat_me ->
    [yes] You say nothing.
   *[no] { $seat } says nothing.
}
event-paid_speculator = { $place ->
    [yes] { $seat_me ->
        [yes] You slip the speculator { $stamps } and change places with him.
       *[no] { $seat } slips the speculator { $stamps } and changes places with him.
    }
   *[no] { $seat_me ->
        [yes] You slip the speculator { $stamps } for a stamp from the stack.
       *[no] { $seat } slips the speculator { $stamps } for a stamp from the stack.
    }
}

## Calls

call-who_has = Who has { $stamp }?
call-gives = I give { $stamp }!
call-sells_place = My place is for sale!
call-wants_place_of = { $whom_me ->
    [yes] I want your place!
   *[no] I want your place, { $whom }!
}
call-too_dear = Too dear!
call-last_chance = Last chance!

## What is asked

prompt-spinning = Spin the top: press Enter.
prompt-trading = The top is spinning: offer, answer, call, or say nothing.
prompt-discarding = { $number ->
    [one] You keep six stamps: discard one more.
   *[other] You keep six stamps: discard { $number } more, one at a time.
}
prompt-shopping = You are first at the counter: buy one card, or nothing.
prompt-last_shopping = One last card: buy it, or buy nothing.
prompt-drawing = Stamps are being drawn.
prompt-refilling = The row is being filled.
prompt-visits = Visits are being drawn.
prompt-first = Who is first in the queue?
prompt-wobbling = The top wobbles.
prompt-luck = The top is being spun.
prompt-speculator = The speculator is shopping.

phase-setup = setting up
phase-allocation = allocation
phase-shopping = shopping
phase-refill = shopping
phase-final = final turn
phase-last_shopping = final turn, last shopping

screen-turn = { $number ->
    [0] { $phase }
   *[other] turn { $number }, { $phase }
}
screen-drew = { $seat_me ->
    [yes] You draw { $stamps }.
   *[no] { $seat } draws { $stamps }.
}
screen-drew_some = { $seat_me ->
    [yes] You draw { $number ->
        [one] 1 stamp
       *[other] { $number } stamps
    }.
   *[no] { $seat } draws { $number ->
        [one] 1 stamp
       *[other] { $number } stamps
    }.
}

## What may be typed

slip-stamp = I do not know the stamp “{ $text }”. There are { $list }. For example: { $example }
slip-which = “{ $text }” could be { $list }. Write a little more of it.
slip-word = I do not understand “{ $text }” here. For example: { $example }
slip-for = What do you want for it? Put “for” between the two sides: { $example }
slip-give = What do you give? Name it before “for”: { $example }
slip-ask = What do you ask? Name it after “for”: { $example }
slip-own_choice = Only the other side can be left a choice. Say what you give: { $example }
slip-or = “or” leaves a choice of one stamp. For more of them write: { $example }
slip-player = Nobody at this table is called “{ $text }”. At the table: { $list }. For example: { $example }
slip-players = One player or all of them, not several: { $example }
slip-number = Which offer? Its number, please: { $example }
slip-gone = Offer { $number } is not on the table. { $list } For example: { $example }
slip-open = { $number ->
    [0] There is no open offer now.
   *[other] Open: { $list }.
}
slip-choose = Offer { $number } leaves you the choice of { $choice }: { $example }
slip-pay = The speculator takes exactly two stamps, for a stamp or for his place: { $example }
slip-call = What do you call? { $example }
slip-discard = Which stamp? { $example }
slip-card = There is no card “{ $text }” in the shop. For example: { $example }
slip-buy = What do you buy? { $example }

## What is refused

refusal-act-not_now = That is for another moment of the turn. Now { $asked }.
refusal-top-fallen = The top has fallen: trading is over.
refusal-top-spinning = The top is still spinning.
refusal-clock-not_due = The top does not fall now.
refusal-spin-needs_flick = At a table with a clock the top needs a flick.
refusal-spin-no_flick = At a table without a clock the top just spins.
refusal-offer-to_yourself = You cannot trade with yourself.
refusal-offer-not_with_active = { $active_me ->
    [yes] The top is yours: every deal goes through you.
   *[no] { $active } holds the top: offer it to { $active }. The others cannot trade with you now.
}
refusal-offer-too_many = { $most ->
    [one] You may have 1 open offer. Withdraw it first.
   *[other] You may have { $most } open offers. Withdraw one first.
}
refusal-offer-gives_nothing = Each side gives something: what do you give?
refusal-offer-asks_nothing = Each side gives something: what do you ask?
refusal-offer-not_held = You are short { $stamp_of }: nobody can promise what they do not hold.
refusal-offer-too_much = There are not that many of those stamps in the box.
refusal-offer-gone = { $was ->
    [never] { $made ->
        [0] Nobody has made an offer yet.
       *[other] There never was an offer { $number }. The newest is { $made }.
    }
   *[ended] Offer { $number } is no longer on the table.
}
refusal-offer-your_own = Offer { $number } is your own. You may withdraw it.
refusal-offer-not_for_you = Offer { $number } is not for you.
refusal-take-choice = { $short ->
    [0] { $number ->
        [0] This offer leaves no choice of what you pay.
        [one] Choose exactly 1 stamp of those asked for.
       *[other] Choose exactly { $number } stamps of those asked for.
    }
    [one] You are 1 stamp short: this offer asks for { $number } of your choice. You may make a counter-offer.
   *[other] You are { $short } stamps short: this offer asks for { $number } of your choice. You may make a counter-offer.
}
refusal-take-not_held = You cannot pay for this: you lack { $missing }. You may make a counter-offer.
refusal-offer-declined_already = You have said no to offer { $number } already. As long as it stands you may still take it.
refusal-offer-not_yours = Offer { $number } is not yours to withdraw.
refusal-call-to_yourself = Your own place is yours already.
refusal-call-nobody = Nobody sits there.
refusal-speculator-final_turn = The speculator has left: nobody trades with him in the final turn.
refusal-speculator-not_active = { $active_me ->
    [yes] You deal with the speculator only while you hold the top.
   *[no] Only { $active }, who holds the top, deals with the speculator.
}
refusal-speculator-not_held = You do not have those two stamps.
refusal-stop-final_turn = In the final turn the top has to stop by itself.
refusal-stop-not_active = { $active_me ->
    [yes] You may stop the top only in your own turn.
   *[no] Only { $active }, who spun it, may stop the top.
}
refusal-discard-not_held = You have no { $stamp }.
refusal-buy-not_in_row = Not in the shop now: { $card }.
refusal-buy-wrong_stamps = You cannot pay for this: { $card }. You lack { $missing }.
refusal-row-not_due = No card is to be turned up now.
refusal-row-not_in_stack = That card is not in the stack.
refusal-draw-not_due = Nobody has to draw a stamp now.
refusal-draw-other_seat = It is another player who draws.
refusal-draw-not_in_stack = No such stamp is in the stack.
refusal-visit-not_due = No visit is to be drawn now.
refusal-visit-not_left = That visit is taken, or was put back into the box.
refusal-first-not_due = It is known already who is first in the queue.
refusal-wobble-not_due = The top neither holds nor tips now.
refusal-wobble-too_long = The top cannot hold any longer.
refusal-luck-not_due = Luck has nothing to decide now.
refusal-luck-out_of_range = Luck is a number from 0 to 9999.
refusal-die-not_due = The speculator does not roll now.
refusal-die-impossible = A die shows 1 to 6.

## How it ends

outcome-points = { $how ->
    [draw] The guests are delighted everywhere: { $winners } share the win, with equal points, cards and stamps.
    [tie_cards] { $seat_me ->
        [yes] You win: equal in points with somebody else, but with more cards.
       *[no] { $seat } wins: equal in points with somebody else, but with more cards.
    }
    [tie_stamps] { $seat_me ->
        [yes] You win: equal in points and cards with somebody else, but with more stamps in hand.
       *[no] { $seat } wins: equal in points and cards with somebody else, but with more stamps in hand.
    }
   *[alone] { $seat_me ->
        [yes] You win: nobody is better prepared for the visit.
       *[no] { $seat } wins: nobody is better prepared for the visit.
    }
}
outcome-by_time = Time is up. { $how ->
    [draw] The win is shared by { $winners }: nobody is better prepared.
    [tie_cards] { $seat_me ->
        [yes] You win: equal in points with somebody else, but with more cards.
       *[no] { $seat } wins: equal in points with somebody else, but with more cards.
    }
    [tie_stamps] { $seat_me ->
        [yes] You win: equal in points and cards with somebody else, but with more stamps in hand.
       *[no] { $seat } wins: equal in points and cards with somebody else, but with more stamps in hand.
    }
   *[alone] { $seat_me ->
        [yes] You win: so far nobody is better prepared for the visit.
       *[no] { $seat } wins: so far nobody is better prepared for the visit.
    }
}

option-pace = what ends the trading: a counted number of beats (beats), or a clock at a live table (live)
option-visits = which visits are drawn at a table of three: all six (all), or only those without meal (no_meal)
