# Lo schermo compatto del terminale

compact-left = carte nel mazzo: { $cards }, bollini: { $stamps }
compact-bought = { $number ->
    [one] 1 carta
   *[other] { $number } carte
}
compact-points = { $number ->
    [one] 1 punto
   *[other] { $number } punti
}
