# The browser: the keys of Reglamentacja

reg-keys-rows = in negozio e fra i tuoi bollini: dall’uno all’altro
reg-keys-ends = al primo e all’ultimo di una fila
reg-keys-slips = al mercato: su e giù da foglietto a foglietto, destra e sinistra dentro uno
reg-keys-top = sul pulsante della trottola: tieni premuto e lascia al momento giusto
reg-keys-back = lascia perdere un’offerta che stai scrivendo; rimette a posto una carta grande; chiude una nota
