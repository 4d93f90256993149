# The browser: rulebooks, history notes, guided first games

## The strip above

learn-pages = Pages of this game
learn-page_rules = Rules
learn-page_learn = First game
learn-page_history = History
learn-page_teach = Lesson
learn-languages = Language

## Rulebooks

learn-shelf = The rulebooks
learn-book_house = Manners of the house
learn-about_house = What holds at every table, whatever is played.
learn-contents = Contents
learn-search = Search words or rule ids
learn-search_short = Search …
learn-found = { $number ->
    [0] No rule says that.
    [one] 1 rule
   *[other] { $number } rules
}
learn-print = Print
learn-opening = The book is being fetched …
learn-away = The book cannot be fetched just now. Try again in a moment.

## Cards to look up

learn-cards = The cards
learn-queue_cards = { $number ->
    [10] Ten queue cards, the same for everybody
   *[other] { $number } queue cards, the same for everybody
}
learn-deliveries = Delivery cards
learn-delivery_line = { $players } players: each shop’s cards { $cards }; { $day ->
    [one] one is turned up each day
   *[other] { $day } are turned up each day
}.
learn-lists = Shopping lists
learn-windows = What the boards approve
learn-release_cards = Release cards
learn-shopping_cards = Shopping cards
learn-visits = Six visits: whom each of you may expect
learn-stamps = The stamps
learn-hold = HOLD

## History notes

learn-no_notes = There are no notes about this yet
learn-handout = A sheet for pupils
learn-to_handout = To print: a sheet for pupils
learn-to_teaching = To the page for teachers

## Guided first games

learn-guide = Your guide
learn-which = Which game shall we play together?
learn-no_lesson = For { $game } there is no guided game yet. Its rulebook tells everything, and a game against bots takes nothing but a click.
learn-step = { $number } of { $total }
learn-back = Back
learn-next = Next
learn-show = Show me
learn-skip = Leave
learn-fold = Hide
learn-unfold = Read
learn-menu = Menu
learn-close = Close
learn-astray = Possible, too! But for this first game let us try something else:
learn-yours = Your turn.
learn-real_game = Now a real game!
learn-to_rules = Read the rules
learn-to_history = What was it like?
refusal-learn-not_here = That does not work here. Your guide says what does.

# A replay with everything open

learn-open_eyes = Everything open
learn-open_hands = Everybody’s cards
learn-open_none = No cards in hand
learn-open_stamps = Everybody’s stamps
learn-open_no_stamps = No stamps in hand
learn-turn = Turn { $number }
learn-coming = Cards to come
learn-coming_note = In the order in which they will come, until the next shuffling
learn-coming_truck = { $shop } { $number }
learn-coming_none = No more of them
