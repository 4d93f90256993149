# Co widać tam, gdzie trzeba pamiętać (HSE-HNT-3).

reg-deal-holds = { $number ->
    [0] Bez kartek na ręce
    [one] 1 kartka na ręce
    [few] { $number } kartki na ręce
   *[other] { $number } kartek na ręce
}
reg-deal-bought_backs = { $number ->
    [one] 1 kupiona karta, zakryta
    [few] { $number } kupione karty, zakryte
   *[other] { $number } kupionych kart, zakrytych
}
