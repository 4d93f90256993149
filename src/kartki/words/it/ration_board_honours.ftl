# HSE-CLA-9: per che cosa si è premiati oltre alla vittoria; `$number` è quanto

honour-bargain = { $number ->
    [one] una tessera alla prima richiesta
   *[other] { $number } tessere alla prima richiesta
}
honour-queue = { $number ->
    [one] un rifiuto allo sportello
   *[other] { $number } rifiuti di fila allo stesso sportello
}
honour-patience = { $number ->
    [one] un turno senza muoversi
   *[other] { $number } turni senza muoversi
}
honour-generosity = { $number ->
    [one] un aiuto a chi guidava
   *[other] { $number } aiuti a chi guidava
}
