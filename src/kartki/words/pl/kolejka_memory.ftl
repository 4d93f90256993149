# Co widać tam, gdzie trzeba pamiętać (HSE-HNT-3).

screen-to_come_backs = { $number ->
    [0] Talia dostaw jest pusta.
    [one] Talia dostaw: 1 karta
    [few] Talia dostaw: { $number } karty
   *[other] Talia dostaw: { $number } kart
}
