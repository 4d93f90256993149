# Ciò che si vede dove bisogna ricordare (HSE-HNT-3).

screen-bought_backs = { $number ->
    [one] comprato: 1 carta coperta
   *[other] comprato: { $number } carte coperte
}
