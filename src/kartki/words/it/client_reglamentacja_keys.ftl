# The browser: the keys of Reglamentacja

reg-keys-rows = in negozio e fra i tuoi bollini: dall’uno all’altro
reg-keys-ends = al primo e all’ultimo di una fila
reg-keys-slips = al mercato: su e giù da un foglietto all’altro, a destra e a sinistra nello stesso
reg-keys-top = sul pulsante della trottola: tieni premuto e rilascia al momento giusto
reg-keys-back = mette via l’offerta che stai preparando; rimette a posto la carta ingrandita; chiude una nota
