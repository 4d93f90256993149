# The compact screen of the terminal

compact-left = { $cards } cards to come, { $stamps } stamps in the stack
compact-bought = { $number ->
    [one] 1 card
   *[other] { $number } cards
}
compact-points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
