# Prima del primo lancio della prima partita.
ready-mine = È la tua prima partita: guardati intorno con calma. Nessuno lancia la trottola prima del tuo segnale, e mentre gira puoi anche soltanto guardare.
ready-say = Cominciamo
ready-others = Il primo lancio aspetta { $name }, al massimo un minuto.
