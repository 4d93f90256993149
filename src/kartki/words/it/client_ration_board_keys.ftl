# The browser: the keys of Ration Board

rb-keys-figures = scelgono il numero come lo scriveresti: 1 e poi 2 fa dodici
rb-keys-numbers = sui numeri: dall’uno all’altro, e all’altra riga
rb-keys-ends = sui numeri: al primo, all’ultimo
rb-keys-map = sulla mappa: lungo la strada, casella per casella
rb-keys-back = ritira un numero non ancora chiamato; chiude una nota
