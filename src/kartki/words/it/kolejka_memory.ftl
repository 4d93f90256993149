# Ciò che si vede dove bisogna ricordare (HSE-HNT-3).

screen-to_come_backs = { $number ->
    [0] Il mazzo delle consegne è vuoto.
    [one] Mazzo delle consegne: 1 carta
   *[other] Mazzo delle consegne: { $number } carte
}
