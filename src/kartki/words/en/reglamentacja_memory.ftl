# What is shown where people have to remember (HSE-HNT-3).

screen-bought_backs = { $number ->
    [one] bought: 1 card, face down
   *[other] bought: { $number } cards, face down
}
