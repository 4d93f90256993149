## Di chi è il turno e che cosa sta facendo

refusal-turn-not_yours = Non è il tuo turno: { $turn } { $doing }.
doing-queue_up = sta mettendo una pedina in coda
doing-jumping = sta scegliendo una carta coda
doing-opening = sta scegliendo una merce in negozio
doing-market = sta scambiando al mercato
doing-recall = sta decidendo quali pedine riportare a casa

## Che cosa si chiede adesso, nel mezzo di una frase

asked-queue_up = metti una pedina in fondo a una coda
asked-jumping = gioca una carta coda, oppure passa
asked-opening = prendi una merce nel negozio che ti sta servendo
asked-market = scambia al mercato, aspetta o vai a casa
asked-recall = riporta a casa le pedine che vuoi, o lasciale in coda
