# The browser: the keys of Kolejka

kol-keys-street = in strada: lungo una coda, e da negozio a negozio
kol-keys-hand = in mano, al banco e al mercato: da carta a carta, da merce a merce
kol-keys-ends = al primo e all’ultimo di una fila
kol-keys-back = rimette giù ciò che hai preso; chiude una nota
