# Ration Board: what happens, what is asked, what is refused

title = Ration Board
subtitle = USA 1943: call your number, drive to the ration boards and home again

bot-names = June, Hank, Ruth, Walt, Mabel, Earl, Rosie, Ray

## Words of the board

space-HOME = Home
    .to = Home
space-EXIT = Exit
    .to = to the Exit
space-R = red { $number }
    .to = to red { $number }
    .short = red { $number }
space-B = blue { $number }
    .to = to blue { $number }
    .short = blue { $number }
space-D = Detour Road { $number }
    .to = to { $number } on the Detour Road
    .short = detour { $number }
space-OFF = off the road
    .to = off the road

spaces-count = { $number ->
    [one] 1 space
   *[other] { $number } spaces
}

ration-butter = butter
    .for = for butter
    .short = but
    .sign = bu
ration-coffee = coffee
    .for = for coffee
    .short = cof
    .sign = co
ration-meat = meat
    .for = for meat
    .short = mea
    .sign = me
ration-sugar = sugar
    .for = for sugar
    .short = sug
    .sign = su
ration-gas = gas
    .for = for gas
    .short = gas
    .sign = ga

kind-wooded = woods
kind-stormy = storm
kind-short_cut = Short Cut
kind-detour = Detour
kind-ration_board = Ration Board
kind-exit = Exit
kind-home = Home
kind-road = road

## What happens

event-rolled_off = { $seat_me ->
    [yes] You roll { $first } and { $second } for the start: { $total }.
   *[no] { $seat } rolls { $first } and { $second } for the start: { $total }.
}
event-tied_for_start = { $seat_me ->
    [yes] You tie with { $number } and roll again.
   *[no] { $seat } ties with { $number } and rolls again.
}
event-starts = { $seat_me ->
    [yes] You start.
   *[no] { $seat } starts.
}
event-called = { $seat_me ->
    [yes] You call { $number }.
   *[no] { $seat } calls { $number }.
}
event-rolled = { $seat_me ->
    [yes] You roll { $first } and { $second }: { $total }.
   *[no] { $seat } rolls { $first } and { $second }: { $total }.
}
event-forgot_to_call = { $seat_me ->
    [yes] You roll without having called a number, and lose the turn.
   *[no] { $seat } rolls without having called a number, and loses the turn.
}
event-fell_short = { $seat_me ->
    [yes] That is less than the { $number } you called: you stay where you are.
   *[no] That is less than the { $number } called: { $seat } stays put.
}
event-drove = { $spaces ->
    [0] { $seat_me ->
        [yes] You stay where you are.
       *[no] { $seat } stays put.
    }
    [one] { $seat_me ->
        [yes] You drive 1 space { $space_to }.
       *[no] { $seat } drives 1 space { $space_to }.
    }
   *[other] { $seat_me ->
        [yes] You drive { $spaces } spaces { $space_to }.
       *[no] { $seat } drives { $spaces } spaces { $space_to }.
    }
}
event-drove_back = { $spaces ->
    [one] { $seat_me ->
        [yes] You go back 1 space { $space_to }.
       *[no] { $seat } goes back 1 space { $space_to }.
    }
   *[other] { $seat_me ->
        [yes] You go back { $spaces } spaces { $space_to }.
       *[no] { $seat } goes back { $spaces } spaces { $space_to }.
    }
}{ $left ->
    [0] { "" }
   *[other] { " " }Farther back there is no road.
}
event-drove_on = { $spaces ->
    [one] { $seat_me ->
        [yes] 1 space is left over at Home: without a call you drive on { $space_to }.
       *[no] 1 space is left over at Home: without a call { $seat } drives on { $space_to }.
    }
   *[other] { $seat_me ->
        [yes] { $spaces } spaces are left over at Home: without a call you drive on { $space_to }.
       *[no] { $spaces } spaces are left over at Home: without a call { $seat } drives on { $space_to }.
    }
}
event-took_short_cut = { $seat_me ->
    [yes] Short Cut! The fenced-in path takes you { $space_to }.
   *[no] Short Cut! The fenced-in path takes { $seat } { $space_to }.
}
event-waits_at_detour = { $seat_me ->
    [yes] Detour! From your next turn on you drive along the Detour Road.
   *[no] Detour! From the next turn on { $seat } drives along the Detour Road.
}
event-applied = { $seat_me ->
    [yes] You apply at the { $ration } board; rolling for approval begins on your next turn.
   *[no] { $seat } applies at the { $ration } board; rolling for approval begins next turn.
}
event-approved = { $seat_me ->
    [yes] Approved! You take the { $ration } card and go to the Exit.
   *[no] Approved! { $seat } takes the { $ration } card and goes to the Exit.
}
event-turned_down = { $seat_me ->
    [yes] Turned down at the { $ration } board: you try again next turn.
   *[no] Turned down at the { $ration } board: { $seat } tries again next turn.
}
event-came_home = { $back ->
    [1] { $seat_me ->
        [yes] You are sent all the way back Home.
       *[no] { $seat } is sent all the way back Home.
    }
   *[0] { $seat_me ->
        [yes] You come Home.
       *[no] { $seat } comes Home.
    }
}
event-drew = { $seat_me ->
    [yes] You draw: “{ $card }”
   *[no] { $seat } draws: “{ $card }”
}
event-kept = { $seat_me ->
    [yes] HOLD! You keep this card: { $card_name }.
   *[no] HOLD! { $seat } keeps this card: { $card_name }.
}
event-gave_back = { $use ->
    [ration_second_chance] { $helps ->
        [yes] { $seat_me ->
            [yes] The board refuses { $total }, but your HOLD card ({ $card_name }) lets { $number } or more pass. The card goes under the pack.
           *[no] The board refuses { $total }, but { $seat }’s HOLD card ({ $card_name }) lets { $number } or more pass. The card goes under the pack.
        }
       *[no] { $seat_me ->
            [yes] The board refuses { $total }, and your HOLD card ({ $card_name }) needs { $number } or more: it does not help, and goes under the pack.
           *[no] The board refuses { $total }, and { $seat }’s HOLD card ({ $card_name }) needs { $number } or more: it does not help, and goes under the pack.
        }
    }
    [skip_next_area] { $seat_me ->
        [yes] You use your HOLD card ({ $card_name }): here you draw nothing. The card goes under the pack.
       *[no] { $seat } uses a HOLD card ({ $card_name }) and draws nothing here. The card goes under the pack.
    }
    [full_roll_on_red] { $seat_me ->
        [yes] You use your HOLD card ({ $card_name }): no call, you drive the full roll. The card goes under the pack.
       *[no] { $seat } uses a HOLD card ({ $card_name }): no call, the full roll is driven. The card goes under the pack.
    }
   *[nothing] { $seat_me ->
        [yes] Your HOLD card ({ $card_name }) goes under the pack.
       *[no] { $seat }’s HOLD card ({ $card_name }) goes under the pack.
    }
}
event-got_out = { $how ->
    [behind] { $distance ->
        [one] { $seat_me ->
            [yes] You fall back 1 space to clear road: { $space }.
           *[no] { $seat } falls back 1 space to clear road: { $space }.
        }
       *[other] { $seat_me ->
            [yes] You fall back { $distance } spaces to clear road: { $space }.
           *[no] { $seat } falls back { $distance } spaces to clear road: { $space }.
        }
    }
    [nobody_ahead] { $seat_me ->
        [yes] Nobody is there to trade cars with, so you go ahead to clear road: { $space }.
       *[no] Nobody is there to trade cars with, so { $seat } goes ahead to clear road: { $space }.
    }
    [nobody_behind] { $seat_me ->
        [yes] Nobody is behind you to share the ride, so you go ahead alone to clear road: { $space }.
       *[no] Nobody is behind { $seat } to share the ride; the car goes ahead alone to clear road: { $space }.
    }
   *[ahead] { $seat_me ->
        [yes] You come to clear road ahead: { $space }.
       *[no] { $seat } comes to clear road ahead: { $space }.
    }
}
event-missed_turn = { $seat_me ->
    [yes] You miss a turn ({ $card_name }); the card goes under the pack.
   *[no] { $seat } misses a turn ({ $card_name }); the card goes under the pack.
}
event-won_extra_turn = { $seat_me ->
    [yes] You get another turn.
   *[no] { $seat } gets another turn.
}
event-turns_cancelled = { $seat_me ->
    [yes] Your extra turn and a missed turn ({ $card_name }) cancel out.
   *[no] { $seat }’s extra turn and a missed turn ({ $card_name }) cancel out.
}
event-traded = { $seat_me ->
    [yes] You trade places with { $other }.
   *[no] { $other_me ->
        [yes] { $seat } trades places with you.
       *[no] { $seat } trades places with { $other }.
    }
}
event-shared_ride = { $seat_me ->
    [yes] You share the ride with { $other }.
   *[no] { $other_me ->
        [yes] { $seat } shares the ride with you.
       *[no] { $seat } shares the ride with { $other }.
    }
}
event-shuffled = The pack has gone round once and is shuffled.
event-won = { $seat_me ->
    [yes] You are Home with all five ration cards. You win!
   *[no] { $seat } is Home with all five ration cards and wins!
}
event-finished = { $seat_me ->
    [yes] You are Home with all five ration cards: place { $number }.
   *[no] { $seat } is Home with all five ration cards: place { $number }.
}

## What is asked

prompt-roll_off = Everyone rolls for the start.
prompt-call = Call a number from 1 to 12, then roll. Roll it or more: drive exactly that far. Roll less: stay.
prompt-roll_called = You called { $number }. Now roll.
prompt-roll_sticker = Your sticker lets you drive the full roll without a call. Roll!
prompt-at_the_board = At the { $ration } board: roll { $numbers }.
prompt-blue_route = Blue route: roll and drive the sum. No call.
prompt-dice = The dice are rolling.
prompt-drawing = A release card is being drawn.
numbers-doubles = any doubles
numbers-or = { $list } or { $last }

choice-heading = The chance of rolling that or more, and where you would land:
choice-roll = roll
choice-odds = { $ways }/36

screen-red = red route
screen-blue = blue route
screen-detour = Detour Road
screen-legend = { $tree } woods   { $rain } storm   { $cut } Short Cut   { $detour } Detour   X Exit
screen-round = round { $number }
screen-pack = { $number ->
    [one] 1 card left in this round of the pack
   *[other] { $number } cards left in this round of the pack
}
screen-hold = HOLD
screen-distance = { $number ->
    [0] { $space }, at the { $ration } board
   *[other] { $space }, { $ration } in { $number }
}
screen-homeward = { $space }, homeward
screen-finished = Home, place { $number }

## What is refused

refusal-call-out_of_range = Calls go from 1 to 12; { $number } is not one of them.
refusal-call-twice = You have called { $number } already. Now roll.
refusal-call-not_on_blue = On the blue route nothing is called: roll and drive the sum.
refusal-call-at_board = At a Ration Board nothing is called: roll the board’s number.
refusal-call-sticker = With the driver’s sticker no number is called: roll, and drive it all.
refusal-roll-call_first = Call a number first! Rolling without a call would cost you the turn.
refusal-dice-not_due = Nobody has rolled, so no dice can fall.
refusal-dice-other_roller = The dice belong to { $seat } now.
refusal-dice-impossible = Two dice show numbers from 1 to 6 each.
refusal-card-not_due = Nobody has to draw a release card now.
refusal-card-other_drawer = It is { $seat } who has to draw.
refusal-card-not_in_pack = That card is not in the pack in this round.

## How it ends

outcome-first_home = { $seat_me ->
    [yes] You were first Home with all five ration cards.
   *[no] { $seat } was first Home with all five ration cards.
}
outcome-all_places = All places are taken. { $seat_me ->
    [yes] You were first.
   *[no] { $seat } was first.
}
outcome-by_time = Time is up. { $how ->
    [draw] A draw! The win is shared by { $winners }: equally many ration cards, and equally far to go.
   *[alone] { $seat_me ->
        [yes] You are farthest along and win.
       *[no] { $seat } is farthest along and wins.
    }
}

## Options of a table

option-remind = refuse a roll without a call and remind the player (on), or let it cost the turn (off)
option-past_home = drive what is left of a move past Home (drive), or stop at Home (stop)
option-places = play on for second and third place (on), or end with the first Home (off)

## Why a bot would do it

reason-call = { $ways } of 36 rolls will do for { $number }. It takes you Home with all five cards in { $whole }.{ $tenth } turns on average{ $hundredths ->
    [0] ; calling { $other } would do as well.
    [one] ; the next best call, { $other }, costs a hundredth of a turn more.
   *[other] ; the next best call, { $other }, costs { $hundredths } hundredths of a turn more.
}
reason-just_roll = There is nothing to choose: roll.
