# What is shown where people have to remember (HSE-HNT-3).

reg-deal-holds = { $number ->
    [0] No stamps in hand
    [one] 1 stamp in hand
   *[other] { $number } stamps in hand
}
reg-deal-bought_backs = { $number ->
    [one] 1 card bought, face down
   *[other] { $number } cards bought, face down
}
