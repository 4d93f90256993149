# Kolejka: the words of the box

## Shops and the market

# .of stands after “the queue”, .from before “to”

shop-groceries = grocer’s
    .at = at the grocer’s
    .to = to the grocer’s
    .from = from the grocer’s
    .of = at the grocer’s
    .short = groceries
shop-rtv_agd = electrical shop
    .at = at the electrical shop
    .to = to the electrical shop
    .from = from the electrical shop
    .of = at the electrical shop
    .short = electrical
shop-furniture = furniture shop
    .at = at the furniture shop
    .to = to the furniture shop
    .from = from the furniture shop
    .of = at the furniture shop
    .short = furniture
shop-clothing = clothing shop
    .at = at the clothing shop
    .to = to the clothing shop
    .from = from the clothing shop
    .of = at the clothing shop
    .short = clothing
shop-kiosk = kiosk
    .at = at the kiosk
    .to = to the kiosk
    .from = from the kiosk
    .of = at the kiosk
    .short = kiosk
shop-market = market
    .at = at the market
    .to = to the market
    .from = from the market
    .of = at the market
    .short = market

## Kinds of goods

# .two and .count: how many, in words and in figures

goods-groceries = groceries
    .one = one item of groceries
    .two = two items of groceries
    .count = { $number ->
        [one] 1 item of groceries
       *[other] { $number } items of groceries
    }
goods-rtv_agd = electrical goods
    .one = one electrical item
    .two = two electrical items
    .count = { $number ->
        [one] 1 electrical item
       *[other] { $number } electrical items
    }
goods-furniture = furniture
    .one = one piece of furniture
    .two = two pieces of furniture
    .count = { $number ->
        [one] 1 piece of furniture
       *[other] { $number } pieces of furniture
    }
goods-clothing = clothing
    .one = one piece of clothing
    .two = two pieces of clothing
    .count = { $number ->
        [one] 1 piece of clothing
       *[other] { $number } pieces of clothing
    }
goods-kiosk = kiosk goods
    .one = one kiosk item
    .two = two kiosk items
    .count = { $number ->
        [one] 1 kiosk item
       *[other] { $number } kiosk items
    }

## Shopping lists

list-1 = Fit out the kitchen
    .name = Fit out the kitchen
list-2 = First Communion party
    .name = First Communion party
list-3 = Holiday at the allotment
    .name = Holiday at the allotment
list-4 = Children to summer camp
    .name = Children to summer camp
list-5 = Furnish the allotted flat
    .name = Furnish the allotted flat

## The sixty goods

item-white_cheese = white cheese
item-bread = bread
item-sugar = sugar
item-chocolates = chocolates
item-tea = tea
item-coffee = coffee
item-blood_sausage = blood sausage
item-vinegar = vinegar
item-orangeade = orangeade
item-paprika = paprika
item-beer = beer
item-tinned_ham = tinned ham
item-camera = camera
item-gas_cooker = gas cooker
item-fridge = fridge
item-reel_recorder = reel-to-reel recorder
item-sewing_machine = sewing machine
item-mixer = mixer
item-projector = projector
item-radio_cassette = radio-cassette player
item-siphon = soda siphon
item-telephone = telephone
item-television = television
item-table_thermos = table thermos
item-armchair = armchair
item-chair = chair
item-lamp = lamp
item-table_lamp = table lamp
item-wall_unit = wall unit
item-picture = picture
item-cabinet = small cabinet
item-stool = stool
item-coffee_table = coffee table
item-folding_table = folding table
item-sofa_bed = sofa bed
item-chandelier = chandelier
item-felt_cap = felt cap
item-fur = fur coat
item-shirt = shirt
item-boots = boots
item-tie = tie
item-glasses = glasses
item-overcoat = overcoat
item-belt = belt
item-sandals = women’s sandals
item-dress = dress
item-handbag = handbag
item-shirts = set of shirts
item-razor = razor
item-electronic_game = electronic game
item-crayons = crayons
item-doll = doll
item-soap = soap
item-cigarettes = cigarettes
item-perfume = perfume
item-washing_up_liquid = washing-up liquid
item-washing_powder = washing powder
item-cologne = cologne
item-guidebook = guidebook
item-toothbrush = toothbrush with case

## Days

day-1 = Monday
day-2 = Tuesday
day-3 = Wednesday
day-4 = Thursday
day-5 = Friday

## Phases of the day

phase-queue_up = queue up
phase-delivery = delivery
phase-jumping = queue jumping
phase-opening = shops open
phase-market = market
phase-close = close of day
