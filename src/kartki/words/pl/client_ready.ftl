# Przed pierwszym zakręceniem bączka w pierwszej grze.
ready-mine = To twoja pierwsza gra: rozejrzyj się spokojnie. Nikt nie zakręci bączkiem, zanim nie dasz znaku, a gdy już się kręci, możesz tylko patrzeć.
ready-say = Zaczynajmy
ready-others = Pierwszy bączek czeka na znak: { $name }. Najwyżej minutę.
