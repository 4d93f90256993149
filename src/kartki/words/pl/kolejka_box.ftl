# Kolejka: słowa z pudełka

## Sklepy i bazar

# .of: po słowie „kolejka”; .from: skąd

shop-groceries = spożywczy
    .at = w spożywczym
    .to = do spożywczego
    .from = ze spożywczego
    .of = do spożywczego
    .short = spożywczy
shop-rtv_agd = RTV-AGD
    .at = w RTV-AGD
    .to = do RTV-AGD
    .from = z RTV-AGD
    .of = do RTV-AGD
    .short = RTV-AGD
shop-furniture = meblowy
    .at = w meblowym
    .to = do meblowego
    .from = z meblowego
    .of = do meblowego
    .short = meble
shop-clothing = odzieżowy
    .at = w odzieżowym
    .to = do odzieżowego
    .from = z odzieżowego
    .of = do odzieżowego
    .short = odzież
shop-kiosk = kiosk
    .at = w kiosku
    .to = do kiosku
    .from = z kiosku
    .of = do kiosku
    .short = kiosk
shop-market = bazar
    .at = na bazarze
    .to = na bazar
    .from = z bazaru
    .of = na bazarze
    .short = bazar

## Rodzaje towarów

# .two, .count: ile, słownie i cyframi (kogo? co?)

goods-groceries = artykuły spożywcze
    .one = artykuł spożywczy
    .two = dwa artykuły spożywcze
    .count = { $number ->
        [one] 1 artykuł spożywczy
        [few] { $number } artykuły spożywcze
       *[other] { $number } artykułów spożywczych
    }
goods-rtv_agd = sprzęt RTV-AGD
    .one = sprzęt RTV-AGD
    .two = dwa sprzęty RTV-AGD
    .count = { $number ->
        [one] 1 sprzęt RTV-AGD
        [few] { $number } sprzęty RTV-AGD
       *[other] { $number } sprzętów RTV-AGD
    }
goods-furniture = meble
    .one = mebel
    .two = dwa meble
    .count = { $number ->
        [one] 1 mebel
        [few] { $number } meble
       *[other] { $number } mebli
    }
goods-clothing = odzież
    .one = ubranie
    .two = dwa ubrania
    .count = { $number ->
        [one] 1 ubranie
        [few] { $number } ubrania
       *[other] { $number } ubrań
    }
goods-kiosk = towary z kiosku
    .one = towar z kiosku
    .two = dwa towary z kiosku
    .count = { $number ->
        [one] 1 towar z kiosku
        [few] { $number } towary z kiosku
       *[other] { $number } towarów z kiosku
    }

## Listy zakupów

list-1 = Wyposażyć kuchnię
    .name = Wyposażyć kuchnię
list-2 = Wyprawić pierwszą komunię
    .name = Wyprawić pierwszą komunię
list-3 = Spędzić urlop na działce
    .name = Spędzić urlop na działce
list-4 = Wysłać dzieci na kolonie
    .name = Wysłać dzieci na kolonie
list-5 = Urządzić mieszkanie z przydziału
    .name = Urządzić mieszkanie z przydziału

## Sześćdziesiąt towarów

item-white_cheese = biały ser
item-bread = chleb
item-sugar = cukier
item-chocolates = czekoladki
item-tea = herbata
item-coffee = kawa
item-blood_sausage = kiszka
item-vinegar = ocet
item-orangeade = oranżada
item-paprika = papryka
item-beer = piwo
item-tinned_ham = szynka konserwowa
item-camera = aparat fotograficzny
item-gas_cooker = kuchenka gazowa
item-fridge = lodówka
item-reel_recorder = magnetofon szpulowy
item-sewing_machine = maszyna do szycia
item-mixer = mikser
item-projector = projektor
item-radio_cassette = radiomagnetofon
item-siphon = syfon
item-telephone = telefon
item-television = telewizor
item-table_thermos = termos stołowy
item-armchair = fotel
item-chair = krzesło
item-lamp = lampa
item-table_lamp = lampka
item-wall_unit = meblościanka
item-picture = obrazek
item-cabinet = schowek
item-stool = stołek
item-coffee_table = stolik kawowy
item-folding_table = stolik składany
item-sofa_bed = wersalka
item-chandelier = żyrandol
item-felt_cap = czapka filcowa
item-fur = futro
item-shirt = koszula
item-boots = kozaki
item-tie = krawat
item-glasses = okulary
item-overcoat = palto
item-belt = pasek
item-sandals = sandały damskie
item-dress = sukienka
item-handbag = torebka
item-shirts = zestaw koszul
item-razor = golarka
item-electronic_game = gra elektroniczna
item-crayons = kredki
item-doll = lalka
item-soap = mydło
item-cigarettes = papierosy
item-perfume = perfumy
item-washing_up_liquid = płyn do naczyń
item-washing_powder = proszek do prania
item-cologne = woda kolońska
item-guidebook = przewodnik
item-toothbrush = szczoteczka z futerałem

## Dni

day-1 = poniedziałek
day-2 = wtorek
day-3 = środa
day-4 = czwartek
day-5 = piątek

## Fazy dnia

phase-queue_up = zajmowanie kolejki
phase-delivery = dostawa
phase-jumping = przepychanki
phase-opening = otwarcie sklepów
phase-market = bazar
phase-close = koniec dnia
