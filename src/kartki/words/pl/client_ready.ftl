# Przed pierwszym zakręceniem bączka w pierwszej grze.
ready-mine = To twoja pierwsza gra: rozejrzyj się spokojnie. Nikt nie zakręci bączkiem, zanim nie dasz znaku, a gdy już się zakręci, możesz po prostu patrzeć.
ready-say = Zaczynajmy
ready-others = Zanim bączek ruszy, znak daje { $name }. Czekamy najwyżej minutę.
