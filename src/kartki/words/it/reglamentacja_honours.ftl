# HSE-CLA-9: per che cosa si è premiati oltre alla vittoria; `$number` è quanto

honour-bargain = { $number ->
    [one] un bollino guadagnato in uno scambio
   *[other] { $number } bollini guadagnati in uno scambio
}
honour-queue = { $number ->
    [one] una persona servita prima
   *[other] { $number } persone servite prima
}
honour-patience = { $number ->
    [one] una volta dal banco a mani vuote
   *[other] { $number } volte di fila dal banco a mani vuote
}
honour-generosity = { $number ->
    [one] un bollino dato in più di quelli ricevuti
   *[other] { $number } bollini dati in più di quelli ricevuti
}
