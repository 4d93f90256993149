# Co widać tam, gdzie trzeba pamiętać (HSE-HNT-3).

screen-to_come_backs = { $number ->
    [0] Stos dostaw jest pusty.
    [one] Stos dostaw: 1 karta
    [few] Stos dostaw: { $number } karty
   *[other] Stos dostaw: { $number } kart
}
