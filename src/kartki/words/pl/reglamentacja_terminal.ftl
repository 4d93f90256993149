# Zwarty ekran terminala

compact-left = karty w stosie: { $cards }, kartki: { $stamps }
compact-bought = { $number ->
    [one] 1 karta
    [few] { $number } karty
   *[other] { $number } kart
}
compact-points = { $number } pkt
