# Reglamentacja: the words of the box

## Stamps

# .one: a single stamp that is given, taken or asked for. .for: the good on the stamp.
# .of: what somebody is short of. .count: a hand or a price. .some: a side of a deal.
# .lack: how many are missing.

stamp-sugar = sugar
    .one = one sugar
    .for = for sugar
    .of = of sugar
    .count = { $number } sugar
    .some = { $number ->
        [one] sugar
       *[other] { $number } sugar
    }
    .lack = { $number } sugar
stamp-meat = meat
    .one = one meat
    .for = for meat
    .of = of meat
    .count = { $number } meat
    .some = { $number ->
        [one] meat
       *[other] { $number } meat
    }
    .lack = { $number } meat
stamp-flour = flour
    .one = one flour
    .for = for flour
    .of = of flour
    .count = { $number } flour
    .some = { $number ->
        [one] flour
       *[other] { $number } flour
    }
    .lack = { $number } flour
stamp-alcohol = alcohol
    .one = one alcohol
    .for = for alcohol
    .of = of alcohol
    .count = { $number } alcohol
    .some = { $number ->
        [one] alcohol
       *[other] { $number } alcohol
    }
    .lack = { $number } alcohol
stamp-butter = butter
    .one = one butter
    .for = for butter
    .of = of butter
    .count = { $number } butter
    .some = { $number ->
        [one] butter
       *[other] { $number } butter
    }
    .lack = { $number } butter
stamp-soap = soap
    .one = one soap
    .for = for soap
    .of = of soap
    .count = { $number } soap
    .some = { $number ->
        [one] soap
       *[other] { $number } soap
    }
    .lack = { $number } soap
# .label: on the stamp itself; .typed: what else the terminal understands
stamp-chocolate = chocolate
    .label = chocolate
    .typed = chocolate
    .one = one chocolate
    .for = for chocolate
    .of = of chocolate
    .count = { $number } chocolate
    .some = { $number ->
        [one] chocolate
       *[other] { $number } chocolate
    }
    .lack = { $number } chocolate
stamp-any = any stamp
    .one = any one stamp
    .for = for anything
    .of = of any stamp
    .count = { $number ->
        [one] any stamp
       *[other] any { $number } stamps
    }
    .some = { $number ->
        [one] any stamp
       *[other] any { $number } stamps
    }
    .lack = { $number ->
        [one] any stamp
       *[other] any { $number } stamps
    }

# not a stamp: the place in the queue, as a side of a deal
stamp-place = place
    .one = the place in the queue
    .for = for the place
    .of = of the place
    .count = the place in the queue
    .some = the place in the queue
    .lack = of the place

stamps-count = { $number ->
    [one] 1 stamp
   *[other] { $number } stamps
}
    .some = { $number ->
        [one] 1 stamp
       *[other] { $number } stamps
    }
    .lack = { $number ->
        [one] 1 stamp
       *[other] { $number } stamps
    }

## Categories

category-fix_up = fix-up
    .of = of fix-up
    .count = { $number ->
        [one] 1 fix-up icon
       *[other] { $number } fix-up icons
    }
category-meal = meal
    .of = of meal
    .count = { $number ->
        [one] 1 meal icon
       *[other] { $number } meal icons
    }
category-cake = cake
    .of = of cake
    .count = { $number ->
        [one] 1 cake icon
       *[other] { $number } cake icons
    }
category-event = event
    .of = of event
    .count = { $number ->
        [one] 1 event icon
       *[other] { $number } event icons
    }

## The twenty shopping cards

card-sweet_yeast_cake = sweet yeast cake
card-butter_biscuits = butter biscuits
card-cheesecake = cheesecake
card-brownie = brownie
card-birthday_cake = birthday cake
card-meat_roulade = meat roulade
card-meat_balls = meat balls
card-breakfast_for_children = breakfast for children
card-home_dumplings = home dumplings
card-three_course_meal = three-course meal
card-tea_sugar = tea sugar
card-buffet = buffet
card-something_to_the_coffee = something to the coffee
card-name_day_consumption = name day consumption
card-a_serving_for_guests = a serving for guests
card-great_laundry = great laundry
card-for_chimney_sweep = for chimney sweep
card-for_landlords_electrician = for landlord’s electrician
card-starching_bed_sheets = starching bed sheets
card-for_mr_henry_handyman = for Mr. Henry Handyman

## The six visits

visit-rendezvous_with_friends = Rendezvous with Friends
visit-dinner_with_the_boss = Dinner with the Boss
visit-mother_in_law_pays_a_visit = Mother-in-Law Pays a Visit
visit-family_gathering = Family Gathering
visit-husbands_name_day = Husband’s Name Day
visit-meeting_with_mrs_engineer = Meeting with Mrs Engineer

## The speculator and the counter

pawn-speculator = the speculator
    .to = to the speculator
    .with = with the speculator
place-counter = counter
    .at = at the counter
    .to = to the counter
