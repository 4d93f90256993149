# Kolejka: what happens, what is asked, what is refused

title = Kolejka
subtitle = Poland in the 1980s: stand in line, jump the queue, complete your shopping list

bot-names = Grażyna, Zbigniew, Halina, Mirek, Bożena, Ryszard, Jadwiga, Zdzisław

## What happens

event-got_list = { $seat_me ->
    [yes] Your shopping list: { $list }.
   *[no] { $seat } has the list: { $list }.
}
event-goes_first = { $seat_me ->
    [yes] You go first.
   *[no] { $seat } goes first.
}
event-drew_card = { $seat_me ->
    [yes] You draw “{ $card }”.
   *[no] { $seat } draws “{ $card }”.
}
event-drew_something = { $seat_me ->
    [yes] You draw a queue card.
   *[no] { $seat } draws a queue card.
}
event-queued_up = { $seat_me ->
    [yes] You queue { $shop_at }, place { $place }.
   *[no] { $seat } queues { $shop_at }, place { $place }.
}
event-speculators_came = A speculator joins the end of each shop’s queue.
event-delivery_came = { $moved ->
    [0] Delivery { $shop_at }: { $number } announced, but the truck is empty.
    [one] Delivery { $shop_at }: 1 item.
   *[other] Delivery { $shop_at }: { $moved } items.
}
event-looked = { $number ->
    [one] To come: 1 item { $shop_at }. { $seat_me ->
        [yes] Only you know.
       *[no] Only { $seat } knows.
    }
   *[other] To come: { $number } items { $shop_at }. { $seat_me ->
        [yes] Only you know.
       *[no] Only { $seat } knows.
    }
}
event-looked_at_something = { $seat_me ->
    [yes] You look at a delivery card.
   *[no] { $seat } looks at a delivery card.
}
event-passed = { $seat_me ->
    [yes] You pass and keep your cards for another day.
   *[no] { $seat } passes.
}
event-bought = { $seat_me ->
    [yes] You take { $goods_one } { $shop_at } and go home with it.
   *[no] { $seat } takes { $goods_one } { $shop_at } and goes home with it.
}
event-speculator_bought = The speculator takes { $goods_one } { $shop_at }; it lies at the market now.
event-sold_out = All shops and trucks are empty. After today’s market the game ends.
event-exchanged = { $seat_me ->
    [yes] At the market you pay { $paid ->
        [two] { $pay_one } and { $also_one }
        [alike] { $pay_two }
       *[one] { $pay_one }
    } for { $take_one }.
   *[no] At the market { $seat } pays { $paid ->
        [two] { $pay_one } and { $also_one }
        [alike] { $pay_two }
       *[one] { $pay_one }
    } for { $take_one }.
}
event-waited = { $seat_me ->
    [yes] You wait at the market.
   *[no] { $seat } waits at the market.
}
event-went_home = { $seat_me ->
    [yes] Your pawn goes home from the market.
   *[no] { $seat }’s pawn goes home from the market.
}
event-recalled = { $seat_me ->
    [yes] You call your pawn home from place { $place } { $shop_at }.
   *[no] { $seat } calls a pawn home from place { $place } { $shop_at }.
}
event-day_ended = The day is over: { $day }. The first-player marker goes on to the next player.
event-saturday_came = Saturday: played cards go back to their owners, the trader starts again.
event-completed = { $seat_me ->
    [yes] You have everything on your list!
   *[no] { $seat } has everything on the list!
}

## What is asked

prompt-queue_up = Put a pawn at the end of a queue.
prompt-jumping = Play a queue card, or pass for today.
prompt-opening = Which goods do you take { $shop_at }?
prompt-market = It is your pawn’s turn at the market: exchange, wait, or go home.
prompt-market_again = You have exchanged: exchange once more, or go home.
prompt-recall = Close of day: call pawns home, or leave them in line.
prompt-delivery = The trucks are coming.
prompt-drawing = Queue cards are being drawn.
prompt-looking = A friend shows what is to come.
prompt-lists = Shopping lists are being drawn.
prompt-first = Who goes first?
prompt-stalls = The market is being set up.

choice-queue = { $shop } ({ $number ->
    [0] nobody there
    [one] 1 in line
   *[other] { $number } in line
})
choice-pass = pass (your cards stay on your pile)
choice-take = { $goods_one }
choice-wait = wait at the market
choice-home = go home
choice-done = leave the others where they stand
choice-recall = home { $shop_from }, place { $place }
choice-exchange = { $pay }+{ $also } → { $take }
choice-exchange_one = { $pay } → { $take } (1:1)

screen-day = week { $week }, { $day }, { $phase }
screen-truck = truck { $number }
screen-trader = trader: { $stall }
screen-first = first
screen-home = { $number ->
    [one] 1 at home
   *[other] { $number } at home
}
screen-cards = { $hand } in hand, { $pile } in the pile
screen-to_come = Deliveries to come, by counting: { $list }
screen-shown = You were shown, from the top: { $list }
screen-nothing = nothing
screen-legend = X speculator   first in line stands at the left
screen-place = place
screen-stock = { $number ->
    [0] empty
    [one] 1 item
   *[other] { $number } items
}
screen-stocktaking = closed for stocktaking today
screen-today = Today’s deliveries: { $list }
screen-counted = 1/3 one bought of three wanted   ✓ all bought
screen-passed = has passed
screen-won = { $number ->
    [one] wins
   *[other] shares the win
}
screen-list = { $list }: bought { $bought }, missing { $missing }
screen-hand_now = Your cards, and what each would do here
screen-hand_later = Your cards, to be played after the delivery
screen-card = { $word } · { $card }: { $text }
screen-type = Type a number, or the card and the shop: { $example }
screen-swap = What you pay → what you take:
choice-exchange_two = { $pay } → { $take }
verbs-between = from, to, at, for, and, in, place, with, the
verbs-queue = queue, queues, queue up
verbs-play = play, plays
verbs-take = take, takes
verbs-exchange = exchange, exchanges, pay, swap
verbs-recall = recall, recalls, call home
verbs-pass = pass, passes
verbs-wait = wait, waits, wait at the market
verbs-home = home, go home, goes home
verbs-done = done, is done, leave

## What is refused

refusal-act-not_now = That is for another hour of the day. Now { $asked }.
refusal-card-not_in_hand = You do not have that card in your hand.
refusal-card-market = Queue cards never touch the market.
refusal-place-empty = Nobody stands at that place.
refusal-take-no_such_goods = No such goods lie { $shop_at }.
refusal-take-not_your_place = You are being served { $shop_at } now.
refusal-exchange-not_owned = You can pay only with goods that you own, and you lack { $number ->
    [one] { $lack_one }
   *[other] { $lack_two }
}.
refusal-exchange-stall_empty = There is nothing of that on the market: { $goods }.
refusal-exchange-not_the_traders_stall = The price here is two of your goods. One for one works today at the trader’s stall only: { $trader }{ $left ->
    [0] , and nothing is left there
   *[other] { "" }
}.
refusal-exchange-same_goods = Goods of the same kind are not exchanged one for one.
refusal-market-exchanged = After an exchange your pawn goes home.
refusal-recall-not_yours = None of your pawns stands there.
refusal-draw-not_due = Nobody has to draw a queue card now.
refusal-draw-other_seat = It is another player who draws.
refusal-draw-not_in_pile = That card is not on top of the pile.
refusal-delivery-not_due = No delivery card is due now.
refusal-delivery-not_in_deck = That delivery card is not on top of the deck.
refusal-look-not_due = Nobody may look at the delivery deck now.
refusal-look-other_seat = It is another player who looks.
refusal-look-not_in_deck = That delivery card cannot lie there.
refusal-list-not_due = That list is not due now.
refusal-list-impossible = That list cannot be drawn: it is taken, or the lists would not be consecutive.
refusal-first-not_due = The first player is known already.
refusal-stalls-not_due = The market stands as it stands.

## How it ends

outcome-list_complete = { $how ->
    [draw] A draw! The win is shared by { $winners }: lists completed at the same moment, and equally many goods beyond them.
    [tie_break] { $seat_me ->
        [yes] You win: of those who completed their lists at the same moment, you have the most goods beyond the list.
       *[no] { $seat } wins: of those who completed their lists at the same moment, { $seat } has the most goods beyond the list.
    }
   *[alone] { $seat_me ->
        [yes] You have completed your list and win.
       *[no] { $seat } has completed the list and wins.
    }
}
outcome-shops_empty = Everything is sold out. { $how ->
    [draw] A draw! The win is shared by { $winners }: equally few goods missing, and equally many beyond the list.
    [tie_break] { $seat_me ->
        [yes] You win: of those who miss the fewest goods, you have the most beyond the list.
       *[no] { $seat } wins: of those who miss the fewest goods, { $seat } has the most beyond the list.
    }
   *[alone] { $seat_me ->
        [yes] You miss the fewest goods and win.
       *[no] { $seat } misses the fewest goods and wins.
    }
}
outcome-by_time = Time is up. { $how ->
    [draw] A draw! The win is shared by { $winners }: equally few goods missing.
   *[alone] { $seat_me ->
        [yes] You miss the fewest goods and win.
       *[no] { $seat } misses the fewest goods and wins.
    }
}

option-stalls = the order of the market’s stalls: as in the book (fixed), or by chance (random)
option-saturday = what is shuffled on Saturday: all ten queue cards (all), or only the played ones, put under the rest (played)

## Why a bot would do it

reason-queue_wanted = { $number ->
    [one] You still lack one thing from there, and place { $place } { $shop_at } has the best prospects.
   *[other] You still lack { $number } things from there, and place { $place } { $shop_at } has the best prospects.
}
reason-queue_spare = You lack nothing from there, but place { $place } { $shop_at } is likely to be served, and goods to spare buy things at the market.
reason-queue_market = { $number ->
    [0] At the market a pawn can wait for a better day.
    [one] You have one thing to spare: at the market it can become something you lack.
   *[other] You have { $number } things to spare: at the market they can become something you lack.
}
reason-card_own = It brings your own people { $shop_at } nearer to what you lack.
reason-card_rival = { $seat } would gain most { $shop_at }; this card takes that away.
reason-card_counter = What you need lies there now, and nobody can take it from you any more.
reason-card_news = Nothing else is worth a card now, and knowing the next deliveries tells you where to stand.
reason-pass = No card would gain enough just now; better keep them for another day.
reason-take_wanted = It is on your list: { $goods }.
reason-take_spare = You need none of it, but at the market it is money: { $goods }.
reason-exchange = You pay with what you can spare ({ $pay }) and get what you lack ({ $take }).
reason-wait = The trader will stand at a better stall for you later this week.
reason-go_home = Nothing here is worth paying for; the pawn is of more use in another queue.
reason-recall = That pawn waits in vain; tomorrow it does better at the end of another queue.
reason-done = All your people stand where they should.
