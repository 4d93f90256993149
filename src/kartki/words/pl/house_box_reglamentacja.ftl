# Co jest nie tak z pudełkiem gry Reglamentacja

flaw-cost = karta kosztuje trzy kartki z tych rodzajów: { $allowed }; jest: { $found }
flaw-doubles = wizyta podwaja dwie różne kategorie spośród tych: { $allowed }; jest: { $found }
flaw-too_few_stamps = za mało kartek dla pięciu graczy: { $found }, a potrzeba co najmniej { $allowed }.
flaw-fewest = musi ich być co najmniej { $allowed }; jest: { $found }.
flaw-too_many_meals = co najmniej trzy wizyty muszą być bez obiadu, żeby trzy osoby mogły grać bez niego; wszystkich wizyt jest: { $found }.
