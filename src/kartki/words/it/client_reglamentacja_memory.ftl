# Ciò che si vede dove bisogna ricordare (HSE-HNT-3).

reg-deal-holds = { $number ->
    [0] Nessun bollino in mano
    [one] 1 bollino in mano
   *[other] { $number } bollini in mano
}
reg-deal-bought_backs = { $number ->
    [one] 1 carta comprata, coperta
   *[other] { $number } carte comprate, coperte
}
