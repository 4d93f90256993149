# Co widać tam, gdzie trzeba pamiętać (HSE-HNT-3).

screen-bought_backs = { $number ->
    [one] kupione: 1 zakryta karta
    [few] kupione: { $number } zakryte karty
   *[other] kupione: { $number } zakrytych kart
}
