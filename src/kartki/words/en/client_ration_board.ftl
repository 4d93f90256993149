# The browser: Ration Board's table

## Calls, as people shout them

rb-number-1 = One!
rb-number-2 = Two!
rb-number-3 = Three!
rb-number-4 = Four!
rb-number-5 = Five!
rb-number-6 = Six!
rb-number-7 = Seven!
rb-number-8 = Eight!
rb-number-9 = Nine!
rb-number-10 = Ten!
rb-number-11 = Eleven!
rb-number-12 = Twelve!

## The bar at the top

rb-trip = Trip { $number } of { $of }
rb-outward = For
rb-homeward = Home with
rb-bar-butter = butter
rb-bar-coffee = coffee
rb-bar-meat = meat
rb-bar-sugar = sugar
rb-bar-gas = gas

## Whose turn, and what is asked

rb-tag-mine = Your turn, { $seat }
rb-tag-other = { $seat } is driving
rb-tag-start = Who starts?
rb-tag-over = The game is over
rb-standing = How everybody stands
rb-head-start = Everyone rolls; the highest goes first.
rb-head-call = Call a number, then roll.
rb-more-call = Roll it or more: drive exactly that. Roll less: stay.
rb-head-roll_called = You called { $number }. Now roll!
rb-more-roll_called = Roll it or more: drive exactly that. Roll less: stay.
rb-head-roll_sticker = No call today: roll and drive it all.
rb-more-roll_sticker = Your sticker says that this trip is essential.
rb-head-at_the_board = Convince the clerk.
rb-more-at_the_board = Roll { $numbers }. Otherwise try again next turn.
rb-head-blue_route = Roll and drive home.
rb-more-blue_route = On the blue road you drive what you roll. No call.
rb-head-my_red = Out on the red road
rb-head-my_board = At the { $ration } window
rb-head-my_blue = Homeward on the blue road
rb-head-my_home = Home with all five ration cards!
rb-head-my_drawing = You draw a release card.
rb-head-other_red = Out on the red road, for { $ration }
rb-head-other_board = At the { $ration } window
rb-head-other_blue = Homeward on the blue road
rb-head-other_home = Home with all five ration cards!
rb-head-other_drawing = { $seat } draws a release card.

## The numbers and the button

rb-pad = The number you call
rb-key = Call { $number }: { $ways } of 36 rolls will do
rb-key_to = Call { $number }: { $ways } of 36 rolls will do. Leads { $space_to }: { $what }
rb-legend-wooded = lands in the woods
rb-legend-stormy = lands in the storm
rb-legend-short_cut = short cut
rb-legend-ration_board = your window
rb-legend-chance = chance
rb-ways = { $number ->
    [one] 1 way in 36
   *[other] { $number } ways in 36
}
rb-leads-road = to { $space }
rb-leads-past = clear road past the woods
rb-leads-wooded = in among the trees
rb-leads-stormy = into the storm
rb-leads-short_cut = by the fenced path { $end_to }
rb-leads-ration_board = up to your window
rb-leads-detour = to the Detour
rb-leads-home = Home
rb-leads-exit = to the Exit
rb-do-choose = Choose your number
rb-do-call = Call “{ $word }” and roll
rb-do-roll_called = Roll!
rb-do-roll_sticker = Roll and drive it all
rb-do-at_the_board = Roll for { $ration }
rb-do-blue_route = Roll and drive
rb-dice_uncalled = Roll without having called a number
rb-dice_roll = Roll the dice
rb-dice_shown = The dice show { $first } and { $second }
rb-has_dice = { $seat } has the dice.
rb-skip = Skip ahead

## The clerk's window

rb-window_white = Wanted: { $number }
rb-window_or = or
rb-window_doubles = or any doubles
rb-stamp-approved = Approved
rb-stamp-turned_down = Next time

## Players

rb-players = Players
rb-you = · you
rb-rations = { $number ->
    [0] No ration card yet
    [one] 1 ration card: { $list }
   *[other] { $number } ration cards: { $list }
}
rb-where-home = at Home
rb-where-before_wooded = before the woods
rb-where-wooded = in the woods
rb-where-after_wooded = in the suburbs
rb-where-window = at the window
rb-where-windows = among the windows
rb-where-exit = at the Exit
rb-where-detour = at the Detour
rb-where-detour_road = on the Detour Road
rb-where-before_stormy = before the storm
rb-where-stormy = in the storm
rb-where-after_stormy = almost Home
rb-where-finished = Home
rb-rolled = Rolled { $number }
rb-said-calls = called { $number }
rb-said-called = called { $number }, rolled { $total }
rb-said-approved = approved
rb-said-turned_down = turned down
rb-said-forgot = forgot to call
rb-race-call = Called
rb-race-roll = Rolled
rb-holds = { $number ->
    [one] HOLD
   *[other] HOLD { $number }
}

## Release cards

rb-release = Release card
rb-draws = { $seat_me ->
    [yes] You draw
   *[no] { $seat } draws
}
rb-why_card-wooded = Stopped in the woods: cards are drawn until the car is out.
rb-why_card-wooded_again = Still in the woods, so another card is drawn.
rb-why_card-stormy = Stopped in the storm: cards are drawn until the car is out.
rb-why_card-stormy_again = Still in the storm, so another card is drawn.
rb-moves_me = It moves your car!
rb-card_number = card { $number }
rb-go_on = Drive on
rb-my_holds = Cards you hold
rb-hold-ration_second_chance = { $name }: once, a refused roll of { $number } or more passes.
rb-hold-skip_next_area = { $name }: draw nothing in the next woods or storm.
rb-hold-full_roll_on_red = { $name }: next red roll, no call, drive it all.
rb-hold-miss_turn = { $name }: you miss your next turn.
rb-hold-to_clear_ahead_and_miss_turn = { $name }: you miss your next turn.

## Spaces

rb-close = Close
rb-ribbon = The whole trip: the red road out, the blue road home
rb-space-home = Be the first to come back here with all five ration cards.
rb-space-exit = Whoever gets a ration card goes home from here.
rb-space-road_red = Plain road. Nothing happens here.
rb-space-road_blue = Plain road. Nothing happens here.
rb-space-road_detour = The long way round.
rb-space-wooded = Whoever stops here draws release cards until the car is out of the woods.
rb-space-stormy = Whoever stops here draws release cards until the car is out of the storm.
rb-space-short_cut = Whoever stops here goes at once by the fenced path { $space_to }.
rb-space-detour = Whoever stops here takes the Detour Road from the next turn on.
rb-space-ration_board = The window for { $ration }. Roll its number, and the card is yours.

## Words on the map

rb-map-map = The map: arrow keys go along the road
rb-map-woods = the Woods
rb-map-suburbs = the Suburbs
rb-map-storm = Storm ahead
rb-map-detour_road = Detour Road
rb-map-exit = Exit
rb-map-home = Home
rb-map-release = Release
rb-map-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
rb-map-poster_1 = Spare
rb-map-poster_2 = your
rb-map-poster_3 = tires
