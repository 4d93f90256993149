# Co jest nie tak z pudełkiem gry Kolejka

flaw-delivery = delivery wymienia, ile towarów przynosi każda karta sklepu, od 1 do 9; jest: { $found }.
flaw-delivery_days = karty dostawy nie pasują do dni: kart jest { $found }, a odkryć trzeba { $allowed }.
flaw-too_few_goods = po odłożeniu { $found } zostaje w sklepie za mało towarów: potrzeba choć jednego na bazar i jednego na ciężarówkę.
