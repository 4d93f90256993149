# HSE-CLA-9: what somebody is honoured for besides winning; `$number` is how much of it

honour-bargain = { $number ->
    [one] one exchange on the market at one for one
   *[other] { $number } exchanges on the market at one for one
}
honour-queue = number { $number } in the queue before a shop
honour-patience = { $number ->
    [one] one night before a shop
   *[other] { $number } nights before the shops
}
honour-generosity = { $number ->
    [one] one place in a queue for others
   *[other] { $number } places in queues for others
}
