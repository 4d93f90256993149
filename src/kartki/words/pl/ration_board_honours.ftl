# HSE-CLA-9: za co ktoś jest wyróżniony poza zwycięstwem; `$number` to ile tego było

honour-bargain = { $number ->
    [one] jedna kartka za pierwszym podejściem
    [few] { $number } kartki za pierwszym podejściem
   *[other] { $number } kartek za pierwszym podejściem
}
honour-queue = { $number ->
    [one] jedna odmowa w okienku
    [few] { $number } odmowy z rzędu w jednym okienku
   *[other] { $number } odmów z rzędu w jednym okienku
}
honour-patience = { $number ->
    [one] jedna tura w miejscu
    [few] { $number } tury w miejscu
   *[other] { $number } tur w miejscu
}
honour-generosity = { $number ->
    [one] jeden kierowca podwieziony lub przepuszczony
   *[other] { $number } razy ktoś podwieziony lub przepuszczony
}
