# Kolejka in the browser: signs, buttons, questions, the slip of paper

## The head of the page

kol-week = Week { $number }
kol-day_1 = Mo
kol-day_2 = Tu
kol-day_3 = We
kol-day_4 = Th
kol-day_5 = Fr
kol-last_day = Last day!
kol-hours = The hours of the day
kol-hour_queue_up = Queue
kol-hour_delivery = Delivery
kol-hour_jumping = Jumping
kol-hour_opening = Opening
kol-hour_market = Market
kol-hour_close = Closing
kol-round = round

## The arrow, and what is asked

kol-over = The end
kol-automatic = One moment …
kol-your_turn = Your turn!
kol-turn_of = Now: { $seat }
kol-legend = Ringed: possible. Grey: not possible, but it will tell you why.
kol-wait_queue_up = A pawn is looking for the shortest queue.
kol-wait_jumping = Somebody is thinking about whom to push.
kol-wait_opening = Somebody is choosing { $shop_at }.
kol-wait_market = There is haggling at the market.
kol-wait_market_again = There is still haggling at the market.
kol-wait_recall = Close of day: who stays in line overnight?
kol-wait_delivery = The trucks are coming.
kol-wait_drawing = Queue cards are being drawn.
kol-wait_looking = A friend shows what is to come.
kol-wait_lists = Shopping lists are being drawn.
kol-wait_first = Who goes first?
kol-wait_stalls = The market is being set up.

## Deeds: the button, and the small print below it

kol-deed_exchange = Take { $take_one }
kol-detail_exchange = for { $paid ->
    [two] { $pay_one } and { $also_one }
    [alike] { $pay_two }
   *[one] { $pay_one }
}
kol-act_pass = Pass
kol-act_wait = Wait here
kol-act_go_home = Go home
kol-act_done = Leave them in line
kol-cancel = Not this

## The street

kol-shops = The street
kol-speculator = the speculator
kol-you = YOU
kol-pawn = { $mine ->
    [yes] Your pawn, place { $place } { $shop_at }
   *[no] { $name }, place { $place } { $shop_at }
}
kol-ghost = { $name } would stand here: place { $place }
kol-queue = { $number ->
    [0] The queue { $shop_of }: nobody
    [one] The queue { $shop_of }: 1 pawn
   *[other] The queue { $shop_of }: { $number } pawns
}
kol-join = Stand here: place { $place } { $shop_at }
kol-in_line = { $number ->
    [0] nobody
   *[other] { $number } in line
}
kol-enough = enough
kol-short = sold out
kol-empty = no goods
kol-stamp_closed = Stocktaking
kol-shop = { $name }: { $number ->
    [0] no goods
    [one] 1 item
   *[other] { $number } items
}{ $listed ->
    [yes] { " " }({ $goods })
   *[no] { "" }
}{ $closed ->
    [yes] , closed for stocktaking
   *[no] { "" }
}
kol-truck = { $number ->
    [0] Truck: empty
    [one] Truck: 1 item left
   *[other] Truck: { $number } items left
}{ $today ->
    [0] { "" }
   *[other] , { $today } announced today
}
kol-today = today +{ $number }
kol-stall = Stall: { $goods }{ $trader ->
    [yes] ; the trader stands here: one for one
   *[no] { "" }
}
kol-rate = 1 for 1
kol-no_cards_here = No cards at the market:
kol-trades = { $seat_me ->
    [yes] your pawn is trading
   *[no] { $seat } is trading
}

## The hand, the counter, the bargain

kol-not_now = not now
kol-hand = Your cards
kol-no_cards = No cards in hand today.
kol-kept_cards = On top of your pile until you draw again.
kol-pile = pile { $number }
kol-counter = { $shop_at }: take your pick
kol-on_my_list = wanted
kol-you_pay = { $state ->
    [nothing] You pay: one or two
    [one] You pay: one, to the trader
    [trader] You pay one: take from the trader, or add one
    [now_trader] You pay one: now take from the trader
    [more] You pay: and one more
   *[enough] You pay
}
kol-you_take = You take
kol-own_nothing = You own nothing that could be exchanged.

## The slip

kol-will_happen = What will happen
kol-effect = { $mine ->
    [yes] You
   *[no] { $name }
}{ $where ->
    [yes] { " " }{ $shop_at }
   *[no] { "" }
}: { $from } → { $to }{ $reach ->
    [gains] , within reach!
    [loses] , out of reach
   *[same] { "" }
}
kol-effect_comes = { $mine ->
    [yes] You
   *[no] { $name }
} { $shop_to }, place { $to }{ $reach ->
    [gains] : within reach!
    [loses] : out of reach
   *[same] { "" }
}
kol-effect_stays = { $mine ->
    [yes] You
   *[no] { $name }
}, place { $from }{ $reach ->
    [gains] : within reach!
   *[loses] : out of reach
}
kol-effect_shut = { $mine ->
    [yes] You
   *[no] { $name }
}, place { $from }: the shop stays shut today
kol-more_moves = { $number ->
    [one] and one more pawn moves
   *[other] and { $number } more pawns move
}
kol-restocked = { $way ->
    [more] { $shop_at }: { $number } more
   *[less] { $shop_at }: { $number } less
}
kol-stamp_gains = Enough!
kol-stamp_loses = Too late!

## The lists

kol-lists = Who wants what
kol-ticked = ✓ has it
kol-lacks = lacks
kol-me = (you)
kol-wish = { $name }: { $owned } of { $wanted }
kol-plays_now = ▸ playing
kol-passed = has passed
kol-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
kol-home = pawns at home: { $number }
kol-surplus = +{ $number } extra
kol-stamp_won = Got it all!
kol-stamp_best = Wins!
kol-my_list = Your list
kol-i_want = I want:
kol-i_have_all = Everything is bought!
kol-have = { $number } of { $all } bought
kol-delivered_today = Today
kol-shown = You were shown
kol-deck = deck { $number }
kol-understood = I see
