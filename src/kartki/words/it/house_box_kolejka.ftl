# Che cosa non va in una scatola di Kolejka

flaw-delivery = delivery elenca quante merci porta ogni carta di un negozio, da 1 a 9; qui c’è: { $found }.
flaw-delivery_days = le carte consegna non tornano con i giorni: sono { $found }, se ne scoprono { $allowed }.
flaw-too_few_goods = togliendo { $found } merci in un negozio ne restano troppo poche: ne serve almeno una per il mercato e una per il camion.
