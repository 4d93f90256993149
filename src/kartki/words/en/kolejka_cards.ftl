# Kolejka: the queue cards. All words of a card stand together: name and text, in few words, in the
# terminal (choice-), why not (refusal-), in the browser (kol-), and what a hint says (deed-).

## Community list

card-list = Community list
    .text = Reverse the whole queue at one shop, the speculator too.
kol-card_list = Turns one shop’s whole queue round, speculator and all.
choice-word_list = list
choice-list = { $card }: { $shop }
choice-here_list = Here, turned round: { $list }.
choice-each_list = ({ $queue })
choice-nowhere_list = Not now: every queue would read the same the other way round.
refusal-list-nothing_changes = The queue { $shop_of } would read the same the other way round.
kol-ask_list_shop = which queue is to be turned round?
kol-deed_list = Turn it round
kol-detail_list = the queue { $shop_of }
deed-list = play “{ $card }” and turn the queue { $shop_of } round

## This is not your place, sir

card-sir = This is not your place, sir
    .text = Move one of your own pawns one place forward.
kol-card_sir = One of your own pawns moves up one place.
choice-word_sir = sir
choice-sir = { $card }: { $shop } { $place } → { $target }
choice-here_sir = Here: { $list }.
choice-each_sir = { $place } → { $target }
choice-nowhere_sir = Not now: none of your pawns stands right behind somebody else’s at a shop.
refusal-sir-not_yours = That pawn { $shop_at } is not yours.
refusal-sir-first_already = Your pawn { $shop_at } is first already.
refusal-sir-nothing_changes = The pawn in front { $shop_at } is yours as well: nothing would change.
kol-ask_sir_pawn = which of your pawns moves up one place?
kol-deed_sir = Move up
kol-detail_sir = place { $place } → { $target }
deed-sir = play “{ $card }” { $shop_at }, for the pawn at place { $place }

## Mother with a small child

card-mother = Mother with a small child
    .text = Move one of your own pawns to the front of its queue.
kol-card_mother = One of your own pawns goes to the front of its queue.
choice-word_mother = mother
choice-mother = { $card }: { $shop } { $place } → 1
choice-here_mother = Here: { $list }.
choice-each_mother = { $place } → { $target }
choice-nowhere_mother = Not now: none of your pawns stands behind somebody else’s at a shop.
refusal-mother-not_yours = That pawn { $shop_at } is not yours.
refusal-mother-first_already = Your pawn { $shop_at } is first already.
refusal-mother-nothing_changes = All pawns in front { $shop_at } are yours: nothing would change.
kol-ask_mother_pawn = which of your pawns goes to the front?
kol-deed_mother = To the front
kol-detail_mother = place { $place } → 1
deed-mother = play “{ $card }” { $shop_at }, for the pawn at place { $place }

## Criticising the authorities

card-criticise = Criticising the authorities
    .text = Move any pawn, even a speculator, exactly two places back.
kol-card_criticise = Any pawn, even a speculator, goes two places back.
choice-word_criticise = criticise
choice-criticise = { $card }: { $shop } { $place } { $pawn } → { $target }
choice-here_criticise = Here, two places back: { $list }.
choice-each_criticise = { $place } { $pawn }
choice-nowhere_criticise = Not now: no pawn can go two places back and change anything.
refusal-criticise-nobody_behind = There are not two places behind that pawn { $shop_at }.
refusal-criticise-nothing_changes = The two behind { $shop_at } belong to the same owner: nothing would change.
kol-ask_criticise_pawn = who goes two places back?
kol-deed_criticise = { $whose ->
    [speculator] Speculator back
    [own] Own pawn back
   *[other] { $pawn } back
}
kol-detail_criticise = place { $place } → { $target }
deed-criticise = play “{ $card }” { $shop_at }, against the pawn at place { $place }

## Lucky strike

card-lucky = Lucky strike
    .text = Move one of your own pawns from its queue to second place in the queue at another shop.
kol-card_lucky = One of your own pawns runs to second place at another shop.
choice-word_lucky = lucky
choice-lucky = { $card }: { $shop } { $place } → { $other }
choice-here_lucky = Here, from: { $list }. It comes second in any other queue.
choice-each_lucky = { $place }
choice-nowhere_lucky = Not now: none of your pawns stands at a shop.
refusal-lucky-not_yours = That pawn { $shop_at } is not yours.
refusal-lucky-same_queue = The lucky strike leads to another shop, not to the same queue.
kol-ask_lucky_pawn = which of your pawns is lucky?
kol-ask_lucky_to = and to which shop does it run?
kol-deed_lucky = Run over
kol-detail_lucky = second { $other_at }
deed-lucky = play “{ $card }”: from place { $place } { $shop_at } to second place { $other_at }

## Delivery error

card-error = Delivery error
    .text = Move one goods card of your choice from one shop to another, neither of them closed.
kol-card_error = One item goes astray from one open shop to another.
choice-word_error = error
choice-error = { $card }: { $goods }, { $shop } → { $other }
choice-error_own = { $card }: { $shop } → { $other }
choice-here_error = Here, to another open shop: { $list }.
choice-each_error = ({ $wares })
choice-nowhere_error = Not now: there are no goods to go from one open shop to another.
refusal-error-no_such_goods = No such goods lie { $shop_at }.
refusal-error-same_shop = The goods have to go to another shop.
refusal-error-closed = Closed for stocktaking { $shop_at }: no goods come or go there today.
kol-ask_error_shop = from which shop do the goods vanish?
kol-ask_error_goods = which goods?
kol-ask_error_to = and where does it turn up?
kol-deed_error = Misdeliver
kol-detail_error = { $goods_one } { $other_to }
deed-error = play “{ $card }” and send { $goods_one } { $shop_from } { $other_to }

## Increased delivery

card-increased = Increased delivery
    .text = Bring one more of its goods from the truck to an open shop that had a delivery today.
kol-card_increased = One more item for a shop that had a delivery today.
choice-word_increased = increased
choice-increased = { $card }: { $shop } +1
choice-here_increased = Here, one more item: { $list }.
choice-nowhere_increased = Not now: no open shop with a delivery today has more on its truck.
refusal-increased-no_delivery = No delivery came today { $shop_at }.
refusal-increased-truck_empty = The truck is empty: nothing more can come { $shop_to }.
refusal-increased-closed = Closed for stocktaking { $shop_at }.
kol-ask_increased_shop = which shop gets one more?
kol-deed_increased = Bring one more
kol-detail_increased = from the truck, { $shop_to }
deed-increased = play “{ $card }” { $shop_at }

## Under-the-counter goods

card-counter = Under-the-counter goods
    .text = If your pawn is first at an open shop with goods, take one of them and go home with it at once.
kol-card_counter = First at a shop with goods? Take one now and go home.
choice-word_counter = counter
choice-counter = { $card }: { $shop }, { $goods }
choice-counter_own = { $card }: { $shop }
choice-here_counter = Here, at once: { $list }.
choice-each_counter = ({ $wares })
choice-nowhere_counter = Not now: none of your pawns is first at an open shop with goods.
refusal-counter-not_first = Your pawn is not first in line { $shop_at }.
refusal-counter-closed = Closed for stocktaking { $shop_at }.
refusal-counter-no_such_goods = No such goods lie { $shop_at }.
kol-ask_counter_shop = at which shop do you know somebody?
kol-ask_counter_goods = what lies under the counter for you?
kol-deed_counter = Take it
kol-detail_counter = { $goods_one }, and off home
deed-counter = play “{ $card }” { $shop_at } and take { $goods_one }

## Closed for stocktaking

card-stocktaking = Closed for stocktaking
    .text = Close a shop with goods: today it sells nothing, not even from under the counter, and its goods stay put.
kol-card_stocktaking = A shop with goods sells nothing more today.
choice-word_stocktaking = stocktaking
choice-stocktaking = { $card }: { $shop }
choice-here_stocktaking = Here: { $list }.
choice-each_stocktaking = ({ $stock })
choice-nowhere_stocktaking = Not now: no open shop has goods.
refusal-stocktaking-empty_shop = There is nothing to count { $shop_at }: the shop is empty.
refusal-stocktaking-closed_already = It is closed already { $shop_at }.
kol-ask_stocktaking_shop = which shop is counting today?
kol-deed_stocktaking = Close it
kol-detail_stocktaking = nothing sold { $shop_at } today
deed-stocktaking = play “{ $card }” { $shop_at }

## Friend in the provincial committee

card-committee = Friend in the provincial committee
    .text = Look in secret at the top two cards of the delivery deck.
kol-card_committee = You alone see the next two delivery cards.
choice-word_committee = friend
choice-committee = { $card }
choice-here_committee = { $number ->
    [one] Here: the last delivery card.
   *[other] Here: the next { $number } delivery cards.
}
choice-nowhere_committee = Not now: no delivery card is left.
refusal-committee-empty_deck = No delivery card is left to look at.
kol-ask_committee = a look at the next deliveries, for your eyes only.
kol-deed_committee = Have a look
kol-detail_committee = at the next deliveries
deed-committee = play “{ $card }”

## What everybody is told when a card is played

event-card_played = { $kind ->
    [list] { $seat_me ->
        [yes] You play “{ $card }” and turn the queue { $shop_of } round.
       *[no] { $seat } plays “{ $card }” and turns the queue { $shop_of } round.
    }
    [sir] { $seat_me ->
        [yes] You play “{ $card }”: your pawn moves up one from place { $place } { $shop_at }.
       *[no] { $seat } plays “{ $card }”: a pawn moves up one from place { $place } { $shop_at }.
    }
    [mother] { $seat_me ->
        [yes] You play “{ $card }”: your pawn goes from place { $place } to the front of the queue { $shop_of }.
       *[no] { $seat } plays “{ $card }”: a pawn goes from place { $place } to the front of the queue { $shop_of }.
    }
    [criticise] { $seat_me ->
        [yes] You play “{ $card }”: { $whose ->
            [speculator] the speculator
            [own] your own pawn
           *[other] { $pawn }’s pawn
        } goes two places back from place { $place } { $shop_at }.
       *[no] { $seat } plays “{ $card }”: { $whose ->
            [speculator] the speculator
            [own] { $seat }’s own pawn
           *[other] { $pawn_me ->
                [yes] your pawn
               *[no] { $pawn }’s pawn
            }
        } goes two places back from place { $place } { $shop_at }.
    }
    [lucky] { $seat_me ->
        [yes] You play “{ $card }”: your pawn goes from place { $place } { $shop_at } to second place { $other_at }.
       *[no] { $seat } plays “{ $card }”: a pawn goes from place { $place } { $shop_at } to second place { $other_at }.
    }
    [error] { $seat_me ->
        [yes] You play “{ $card }”: { $goods_one } goes { $shop_from } { $other_to }.
       *[no] { $seat } plays “{ $card }”: { $goods_one } goes { $shop_from } { $other_to }.
    }
    [increased] { $seat_me ->
        [yes] You play “{ $card }”: one more item { $shop_at }.
       *[no] { $seat } plays “{ $card }”: one more item { $shop_at }.
    }
    [counter] { $seat_me ->
        [yes] You play “{ $card }” { $shop_at }.
       *[no] { $seat } plays “{ $card }” { $shop_at }.
    }
    [stocktaking] { $seat_me ->
        [yes] You play “{ $card }”: nothing is sold { $shop_at } today.
       *[no] { $seat } plays “{ $card }”: nothing is sold { $shop_at } today.
    }
   *[committee] { $seat_me ->
        [yes] You play “{ $card }” and look at what is to come.
       *[no] { $seat } plays “{ $card }” and looks at what is to come.
    }
}
