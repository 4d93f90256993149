# Che cosa non va in una scatola di Reglamentacja

flaw-cost = una carta costa tre bollini di questi tipi: { $allowed }; trovato: { $found }
flaw-doubles = una visita raddoppia due categorie diverse fra queste: { $allowed }; trovato: { $found }
flaw-too_few_stamps = { $found } bollini sono troppo pochi per cinque persone: ne servono almeno { $allowed }.
flaw-fewest = ce ne devono essere almeno { $allowed }; trovato: { $found }.
flaw-too_many_meals = almeno tre visite devono essere senza pasto, perché in tre si possa giocare senza; le visite sono { $found }.
