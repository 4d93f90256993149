# HSE-CLA-9: za co ktoś jest wyróżniony poza zwycięstwem; `$number` to ile tego było

honour-bargain = { $number ->
    [one] jedna wymiana na bazarze jeden za jeden
    [few] { $number } wymiany na bazarze jeden za jeden
   *[other] { $number } wymian na bazarze jeden za jeden
}
honour-queue = numer { $number } w kolejce do sklepu
honour-patience = { $number ->
    [one] jedna noc pod sklepem
    [few] { $number } noce pod sklepami
   *[other] { $number } nocy pod sklepami
}
honour-generosity = { $number ->
    [one] jedno miejsce w kolejce dla innych
    [few] { $number } miejsca w kolejkach dla innych
   *[other] { $number } miejsc w kolejkach dla innych
}
