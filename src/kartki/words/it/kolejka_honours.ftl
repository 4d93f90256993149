# HSE-CLA-9: per che cosa si è premiati oltre alla vittoria; `$number` è quanto

honour-bargain = { $number ->
    [one] uno scambio al mercato uno contro uno
   *[other] { $number } scambi al mercato uno contro uno
}
honour-queue = numero { $number } nella coda di un negozio
honour-patience = { $number ->
    [one] una notte davanti a un negozio
   *[other] { $number } notti davanti ai negozi
}
honour-generosity = { $number ->
    [one] un posto in coda per gli altri
   *[other] { $number } posti in coda per gli altri
}
