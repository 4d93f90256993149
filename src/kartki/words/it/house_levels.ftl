# I livelli: quanto sono forti i bot

help-level = Quanto sono forti i bot ai posti liberi: easy (facile) o best (il migliore).
trouble-level = Questo gioco non ha un livello «{ $name }». Ci sono: { $allowed }.
refusal-bot-level = Questo gioco non ha un livello «{ $name }». Ci sono: { $allowed }.
level-easy = bada ai fatti suoi e non si accorge di ciò che tramano gli altri
    .name = facile
level-best = gioca al meglio di ciò che la casa sa fare
    .name = il migliore
bot-shopper = guarda la propria lista e i negozi di oggi, non ciò che serve agli altri né ciò che arriva domani
    .name = cliente
bot-apprentice = contratta onestamente per una carta alla volta e dimentica ciò che gli altri hanno mostrato
    .name = apprendista
