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

# Kolejka, one Monday

learn-kolejka_welcome = Good morning! Poland, nineteen eighty-something: money is no problem, goods are. Let us live through one whole day together. It takes a few minutes.
learn-kolejka_list = This is your shopping list: ten goods for a new flat, four of them furniture. Whoever first has everything on the list wins. Who pays what does not matter; who is served does.
learn-kolejka_pawns = You have five pawns: your family. In the morning everybody sends them out, one at a time, to five shops and the market. Zbigniew begins, then Grażyna.
learn-kolejka_furniture = Nobody knows yet where there will be a delivery. But you need furniture, so put a pawn there: tap that queue.
learn-kolejka_kiosk = Do not bet everything on one shop. Nobody stands at the kiosk yet: your next pawn will be first there.
learn-kolejka_rest = And so on, in turn, until all pawns stand. Your next two we place for you: one more for furniture, one for clothing.
learn-kolejka_market = Your last pawn goes to the market. Whatever you get and do not need, you can swap there.
learn-kolejka_speculators = Everybody is in line. Now a speculator has joined each shop’s queue, in black and at the end. What he buys does not come to you; it goes to the market.
learn-kolejka_delivery = And here come the trucks: two pieces of furniture, two electrical items, nothing else today. You stand third and fourth at the furniture shop. For you nothing would be left.
learn-kolejka_cards = That is what these are for. Everybody has the same ten queue cards and holds three. In three rounds each plays one card a round. Zbigniew and Grażyna go first.
learn-kolejka_mother = “This is not your place, sir!” Grażyna has pushed past Zbigniew. Now you: tap Mother with a small child, then your front pawn in the furniture queue, and confirm. It goes straight to the front.
learn-kolejka_criticised = Zbigniew says that your pawn has criticised the authorities: two places back! A later card may undo an earlier one, and everybody remembers everything.
learn-kolejka_sir = Grażyna has a friend in the committee and has peeped at the next deliveries; you have not. But you can answer Zbigniew: This is not your place, sir. One place forward, and you are second of two.
learn-kolejka_error = A “mistake” in the delivery: Zbigniew has sent an electrical item to the furniture shop, so now there is something for him, too. It stays what it is: whoever is served there may choose it.
learn-kolejka_increased = Grażyna passes and keeps her cards for later: ten have to last the whole week. You have one more: Increased delivery. With a fourth item both your pawns here will be served.
learn-kolejka_opening = The shops open, all at once: first everybody who is first, then everybody who is second, and so on. Zbigniew already has his electrical item. Here Grażyna may choose first.
learn-kolejka_take = Grażyna has been served; now you. Furniture or the electrical item? Your list says furniture.
learn-kolejka_bought = At the electrical shop the speculator has taken the last item. You can see it at the market from now on.
learn-kolejka_exchange = Your other pawn got what was left: an electrical item that you do not need. So off to the market! Where the trader stands, one for one will do. Today that is groceries, and groceries you need: pay the electrical item, take groceries.
learn-kolejka_home = A good swap. At any other stall you would have paid two for one. Now send the pawn home.
learn-kolejka_close = Close of day. The trader moves on by one stall, and everybody draws back up to three cards. Then you may call pawns home; those who stay keep their place for tomorrow.
learn-kolejka_recall = At the kiosk you are first: stay there by all means. At the clothing shop you are only third. Call that pawn home, and tomorrow it can stand elsewhere.
learn-kolejka_done = That will do. The other one keeps its place: tap “Leave them in line”.
learn-kolejka_tuesday = Tuesday, and Grażyna begins. You have one piece of furniture and one item of groceries: two down, eight to go. On Saturday all played cards come back.
learn-kolejka_end = That was all there is to it: stand in line, push, be served, swap. The first with a complete list wins. Now you know enough for a real game.

# Ration Board, the first trip

learn-ration_board_welcome = It is 1943. Butter, coffee, meat, sugar and gas are rationed, and nobody brings you the cards. Let us drive out together for the first one. It takes a few minutes.
learn-ration_board_trip = You leave Home by the red route, through the woods and the suburbs, to the ration boards in the city. Then back Home by the blue one. Five trips, five cards, butter first. Your opponent is June.
learn-ration_board_call = On the red route you call a number, then you roll. If the dice show that much or more, you drive exactly what you called. If they show less, you stay. The woods begin at the fourth space: call 3, that is almost certain.
learn-ration_board_roll = Called. Now roll the dice.
learn-ration_board_drove = Seven! But you called three, and so you drive three, never more. The rest is lost.
learn-ration_board_woods = June called eight and rolled seven: she has not moved at all. You see that boldness has its price. Now call 6. It leads right into the woods, but you should have been there once.
learn-ration_board_card = Among the trees you draw a release card, and another, until you are out. This one was kind: behind the county bus you go four spaces on …
learn-ration_board_short_cut = … and these four end on a Short Cut. Down the fenced-in path you are at red 18 already. It does not always go like that.
learn-ration_board_hold = For June it did not. First an air-raid drill: that is a HOLD card, she keeps it until she has missed a turn. Then a wrong turn, two spaces back and out of the woods.
learn-ration_board_two = The butter board is two spaces ahead. Call 2: two dice never show less. If you call more, you stop at the board all the same, but you might roll too little.
learn-ration_board_board = You have applied for butter, and June has sat out her turn. The clerk at this window approves a five, or any doubles. No calls here: just roll.
learn-ration_board_refused = Four. “Come back tomorrow.” You stay at the window and try again on your next turn. There is no other way to leave.
learn-ration_board_again = Once more: a five, or any doubles.
learn-ration_board_approved = A pair of threes: approved! The butter card is yours, and your car stands at the Exit.
learn-ration_board_blue = Home by the blue route. Here nothing is called: roll, and drive the sum. Halfway there is a storm, and it is just like the woods.
learn-ration_board_storm = Six spaces, and that is a Short Cut again: once round the whole storm. You have earned it.
learn-ration_board_nearly = Home is two spaces away. Roll!
learn-ration_board_home = Home, with butter! Two spaces would have been enough. With the other three you are on your way again, to the coffee board.
learn-ration_board_end = Four more trips like this one. The first to reach Home with all five cards wins. Now you know enough for a real game.

# Reglamentacja, the first turns and the last

learn-reglamentacja_welcome = Good evening! Poland, January 1983. You are expecting guests, and whatever you would like to set before them is rationed. Let us haggle, queue and shop together. It takes a few minutes.
learn-reglamentacja_visit = These are your guests, and only you know about them: Rendezvous with Friends. For them cakes and fix-ups count double. The others expect somebody, too.
learn-reglamentacja_shop = There are six things in the shop. Each costs three stamps, and each of its icons is a point. The cheesecake has three cake icons; your visit doubles them, which makes six points. It costs two flour and a sugar.
learn-reglamentacja_stamps = These are your stamps. You have two flour, and no sugar at all. What the others hold is their secret: Halina and Ryszard have to be asked.
learn-reglamentacja_queue = Stamps alone are not enough: only whoever stands first in the queue may buy. You stand third, and behind you is the speculator.
learn-reglamentacja_spin = You hold the top, so in this turn every deal is a deal with you. Spin it! There is trading as long as it spins. At a live table you flick it with a finger, and it lasts a minute at the very best. Here it waits until you have read.
learn-reglamentacja_call = Now ask for what you lack: tap the empty sugar stamp among your own. “Who has sugar?” is only a call. It binds nobody.
learn-reglamentacja_offer = Halina has sugar and makes you an offer: one sugar for any two stamps, and you would choose which two. “Too dear!” calls Ryszard. He is right.
learn-reglamentacja_counter = So answer with an offer of yours: tap the two stamps on her slip, then “Answer”. Two stamps of yours already lie in the answer; tap your chocolate, and it comes out again. Meat for sugar, that is fair: say it.
learn-reglamentacja_agreed = Agreed! Halina has taken it, and you hold all that the cheesecake costs.
learn-reglamentacja_any = Ryszard is looking for chocolate, and you can spare yours. Ask for a lot: tap the chocolate, then the 3 beside the empty stamp, which means any three, and say it to all.
learn-reglamentacja_speculator = Three for one! Which three, that was Ryszard’s choice. Now you hold nine stamps, and only six may stay. The speculator deals with whoever holds the top: for any two he gives you the next one off the stack. Slip him meat and alcohol.
learn-reglamentacja_place = Alcohol again: the speculator drives a hard bargain. But listen to Halina: she stands first, and for one alcohol stamp you can have her place. One tap on “Take”, and you two change places.
learn-reglamentacja_stop = You are first in the queue, and you can pay for the cheesecake. What more could you want? Lay a hand on the top: that ends the trading. Whoever waits too long at a live table sees it fall.
learn-reglamentacja_discard = Whoever held the top now discards down to six. You will not need both soaps: tap one.
learn-reglamentacja_buy = The top goes on to Halina, and whoever stands first may shop: that is you. Buy the cheesecake.
learn-reglamentacja_bought = Six points! You go to the end of the queue and draw one stamp, a flour. Halina has drawn two: her turn begins.
learn-reglamentacja_decline = Now Halina holds the top, and everybody trades with her alone. She would like butter. But your two and the flour will pay for the butter biscuits, six points again. Say no: tap the ✕ on her slip.
learn-reglamentacja_he_shops = As soon as the speculator is first in the queue, he shops: the die picked the tea sugar, and it is gone for good. Now he is at the end, and you are first again.
learn-reglamentacja_onwards = So it goes on, turn by turn. You will buy the butter biscuits, something for the chimney sweep and a three-course meal. Let us skip to the last turn.
learn-reglamentacja_final = The row can no longer be filled up: this is the final turn. The speculator has gone home, and everybody was dealt three stamps. Spin the top one last time!
learn-reglamentacja_everyone = Now everybody may trade with everybody, and nobody may stop the top. One more flour, and the sweet yeast cake brings you eight points. Halina has flour and needs soap: tap your soap, then flour in your offer, then Halina, and say it.
learn-reglamentacja_silence = Halina has agreed, and she has dealt with Ryszard as well: in the final turn they may. You have what you need. Say nothing: when all are silent, the top falls.
learn-reglamentacja_last_card = Everybody may buy one last card, in the order of the queue. You come first: buy the sweet yeast cake.
learn-reglamentacja_scoring = The doorbell! The visits are turned up, and card after card is counted. Your cakes and the chimney sweep count double: 28 points. Halina has 21, Ryszard 20.
learn-reglamentacja_end = That was all there is to it: call, offer, take, and stop in time. Whoever is best prepared for the visit wins. Now you know enough for a real game.

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
