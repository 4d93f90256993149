# HSE-CLA-9: za co ktoś jest wyróżniony poza zwycięstwem; `$number` to ile tego było

honour-bargain = { $number ->
    [one] jedna kartka zysku w jednej wymianie
    [few] { $number } kartki zysku w jednej wymianie
   *[other] { $number } kartek zysku w jednej wymianie
}
honour-queue = { $number ->
    [one] jedna osoba obsłużona wcześniej
    [few] { $number } osoby obsłużone wcześniej
   *[other] { $number } osób obsłużonych wcześniej
}
honour-patience = { $number ->
    [one] raz od lady z pustymi rękami
   *[other] { $number } razy z rzędu od lady z pustymi rękami
}
honour-generosity = { $number ->
    [one] jedna kartka oddana ponad to, co wróciło
    [few] { $number } kartki oddane ponad to, co wróciło
   *[other] { $number } kartek oddanych ponad to, co wróciło
}
