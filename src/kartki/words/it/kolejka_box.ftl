# La scatola di Kolejka: negozi, merci, liste, giorni, fasi

## I negozi e il mercato

# .of: dopo «la coda»; .from: da dove

shop-groceries = alimentari
    .at = all’alimentari
    .to = all’alimentari
    .from = dall’alimentari
    .of = dell’alimentari
    .short = alimentari
shop-rtv_agd = elettrodomestici
    .at = al negozio di elettrodomestici
    .to = al negozio di elettrodomestici
    .from = dal negozio di elettrodomestici
    .of = del negozio di elettrodomestici
    .short = elettro
shop-furniture = mobilificio
    .at = al mobilificio
    .to = al mobilificio
    .from = dal mobilificio
    .of = del mobilificio
    .short = mobili
shop-clothing = abbigliamento
    .at = al negozio di abbigliamento
    .to = al negozio di abbigliamento
    .from = dal negozio di abbigliamento
    .of = del negozio di abbigliamento
    .short = vestiti
shop-kiosk = chiosco
    .at = al chiosco
    .to = al chiosco
    .from = dal chiosco
    .of = del chiosco
    .short = chiosco
shop-market = mercato
    .at = al mercato
    .to = al mercato
    .from = dal mercato
    .of = del mercato
    .short = mercato

## I tipi di merce

# .two e .count: quanti, in lettere e in cifre

goods-groceries = alimento
    .one = un alimento
    .two = due alimenti
    .count = { $number ->
        [one] 1 alimento
       *[other] { $number } alimenti
    }
goods-rtv_agd = elettrodomestico
    .one = un elettrodomestico
    .two = due elettrodomestici
    .count = { $number ->
        [one] 1 elettrodomestico
       *[other] { $number } elettrodomestici
    }
goods-furniture = mobile
    .one = un mobile
    .two = due mobili
    .count = { $number ->
        [one] 1 mobile
       *[other] { $number } mobili
    }
goods-clothing = indumento
    .one = un indumento
    .two = due indumenti
    .count = { $number ->
        [one] 1 indumento
       *[other] { $number } indumenti
    }
goods-kiosk = articolo da chiosco
    .one = un articolo da chiosco
    .two = due articoli da chiosco
    .count = { $number ->
        [one] 1 articolo da chiosco
       *[other] { $number } articoli da chiosco
    }

## Le liste della spesa

list-1 = Attrezzare la cucina
    .name = Attrezzare la cucina
list-2 = Festeggiare la prima comunione
    .name = Festeggiare la prima comunione
list-3 = Passare le ferie nell’orto
    .name = Passare le ferie nell’orto
list-4 = Mandare i bambini in colonia
    .name = Mandare i bambini in colonia
list-5 = Arredare l’alloggio assegnato
    .name = Arredare l’alloggio assegnato

## Le merci: alimentari

item-white_cheese = formaggio bianco
item-bread = pane
item-sugar = zucchero
item-chocolates = cioccolatini
item-tea = tè
item-coffee = caffè
item-blood_sausage = sanguinaccio
item-vinegar = aceto
item-orangeade = aranciata
item-paprika = paprica
item-beer = birra
item-tinned_ham = prosciutto in scatola

## Le merci: elettrodomestici

item-camera = macchina fotografica
item-gas_cooker = cucina a gas
item-fridge = frigorifero
item-reel_recorder = registratore a bobine
item-sewing_machine = macchina da cucire
item-mixer = sbattitore elettrico
item-projector = proiettore
item-radio_cassette = radioregistratore
item-siphon = sifone da seltz
item-telephone = telefono
item-television = televisore
item-table_thermos = thermos da tavola

## Le merci: mobilificio

item-armchair = poltrona
item-chair = sedia
item-lamp = lampada
item-table_lamp = lampada da tavolo
item-wall_unit = parete attrezzata
item-picture = quadretto
item-cabinet = mobiletto
item-stool = sgabello
item-coffee_table = tavolino da salotto
item-folding_table = tavolino pieghevole
item-sofa_bed = divano letto
item-chandelier = lampadario

## Le merci: abbigliamento

item-felt_cap = berretto di feltro
item-fur = pelliccia
item-shirt = camicia
item-boots = stivali
item-tie = cravatta
item-glasses = occhiali
item-overcoat = paltò
item-belt = cintura
item-sandals = sandali da donna
item-dress = vestito da donna
item-handbag = borsetta
item-shirts = confezione di camicie

## Le merci: chiosco

item-razor = rasoio
item-electronic_game = gioco elettronico
item-crayons = pastelli
item-doll = bambola
item-soap = sapone
item-cigarettes = sigarette
item-perfume = profumo
item-washing_up_liquid = detersivo per i piatti
item-washing_powder = detersivo in polvere
item-cologne = acqua di colonia
item-guidebook = guida turistica
item-toothbrush = spazzolino con astuccio

## I giorni

day-1 = lunedì
day-2 = martedì
day-3 = mercoledì
day-4 = giovedì
day-5 = venerdì

## Le fasi

phase-queue_up = In coda
phase-delivery = Consegna
phase-jumping = Spintoni
phase-opening = Apertura
phase-market = Mercato
phase-close = Chiusura
