# HSE-CLA-9: what somebody is honoured for besides winning; `$number` is how much of it

honour-bargain = { $number ->
    [one] one stamp won in one deal
   *[other] { $number } stamps won in one deal
}
honour-queue = { $number ->
    [one] one served before them
   *[other] { $number } served before them
}
honour-patience = { $number ->
    [one] left the counter with nothing
   *[other] left the counter with nothing { $number } times in a row
}
honour-generosity = { $number ->
    [one] one stamp more given than received
   *[other] { $number } stamps more given than received
}
