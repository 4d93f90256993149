## Di chi è il turno e che cosa sta facendo

refusal-turn-not_yours = Non è il tuo turno: { $turn } { $doing }.
doing-red_route = viaggia sulla strada rossa
doing-at_the_board = lancia i dadi all’Ufficio
doing-blue_route = torna a casa per la strada blu
