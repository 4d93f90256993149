# HSE-CLA-9: what somebody is honoured for besides winning; `$number` is how much of it

honour-bargain = { $number ->
    [one] one ration card at the first asking
   *[other] { $number } ration cards at the first asking
}
honour-queue = { $number ->
    [one] turned down once by one clerk
   *[other] turned down { $number } times in a row by one clerk
}
honour-patience = { $number ->
    [one] one turn on the spot
   *[other] { $number } turns on the spot
}
honour-generosity = { $number ->
    [one] helped one driver along
   *[other] helped drivers along { $number } times
}
