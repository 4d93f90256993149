# Poziomy: jak mocno grają boty

help-level = Jak mocno grają boty na wolnych miejscach: easy (łatwo) albo best (najlepiej).
trouble-level = Ta gra nie ma poziomu „{ $name }”. Są: { $allowed }.
refusal-bot-level = Ta gra nie ma poziomu „{ $name }”. Są: { $allowed }.
level-easy = pilnuje swoich spraw i nie dostrzega, co knują inni
    .name = łatwy
level-best = gra najlepiej, jak tu potrafią
    .name = najlepszy
bot-shopper = patrzy na swoją listę i na dzisiejsze sklepy, nie na to, czego trzeba innym ani co przywiozą jutro
    .name = klient
bot-apprentice = targuje się uczciwie, o jedną kartę naraz, i zapomina, co pokazali inni
    .name = uczeń
