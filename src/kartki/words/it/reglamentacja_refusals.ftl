## Di chi è il turno e che cosa sta facendo

refusal-turn-not_yours = Non è il tuo turno: { $turn } { $doing }.
doing-spinning = sta per lanciare la trottola
doing-trading = ha la parola
doing-discarding = sta scartando bollini
doing-shopping = è al banco
doing-last_shopping = sta facendo l’ultimo acquisto

## Che cosa si chiede adesso, nel mezzo di una frase

asked-spinning = fai girare la trottola
asked-trading = contratta finché la trottola gira
asked-discarding = scarta bollini finché non te ne restano sei
asked-shopping = compra una carta, oppure nulla
asked-last_shopping = compra un’ultima carta, oppure nulla
