# Poziomy: jak mocno grają boty

help-level = Jak mocno grają boty na wolnych miejscach: easy (łatwo) albo best (najlepiej).
trouble-level = Ta gra nie ma poziomu „{ $name }”. Są: { $allowed }.
refusal-bot-level = Ta gra nie ma poziomu „{ $name }”. Są: { $allowed }.
level-easy = pilnuje swoich spraw i nie dostrzega, co knują inni
    .name = łatwy
level-best = gra najlepiej, jak umie
    .name = najlepszy
bot-shopper = patrzy na swoją listę i na dzisiejsze sklepy, a nie na to, czego trzeba innym i co przywiozą jutro
    .name = klient
bot-apprentice = targuje się uczciwie, o jedną kartę naraz, i zapomina, co pokazali inni
    .name = uczeń
