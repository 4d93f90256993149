# What is shown where people have to remember (HSE-HNT-3).

screen-to_come_backs = { $number ->
    [0] The delivery deck is empty.
    [one] Delivery deck: 1 card
   *[other] Delivery deck: { $number } cards
}
