# Cancellare una persona dall’archivio: che cosa dice kartki tables erase a chi gestisce il server

## Aiuto

help-erase = Cancella una persona dall’archivio: il nome, la chiave e ciò che ha scritto, a tutti i tavoli. Partite e registrazioni restano, con N.N. al posto del nome. Anche mentre il server è in funzione.
help-erase_name = Il nome. Maiuscole e minuscole non contano.
help-erase_table = Solo la persona a questo tavolo, anche se altri hanno lo stesso nome.
help-erase_seat = Con --table: la persona a questo posto, contando da 1.
help-erase_everywhere = Con --table: anche a tutti gli altri tavoli dove è stata usata la stessa chiave.
help-erase_all = Tutti quelli che hanno questo nome, bot compresi.
help-erase_yes = Non chiede conferma.
help-erase_store = Un altro file al posto dell’archivio del server, per esempio una copia di riserva.
help-scrub = Toglie dal disco i byte di ciò che è stato cancellato. La cancellazione lo fa da sé; questo serve quando non è riuscita a finire.

## Che cosa sarebbe cancellato, e che cosa lo è stato

erase-person = { $said ->
    [0] Persona { $number }, che non ha scritto nulla:
    [one] Persona { $number }, con 1 riga di chat:
   *[other] Persona { $number }, con { $said } righe di chat:
}
erase-bot = { $number }. Un bot con questo nome:
erase-seat = tavolo { $code }, posto { $seat }, usato per l’ultima volta il { $date }: { $names }
erase-sure = Cancellare tutto questo per sempre? Le copie dell’archivio non cambiano. (s/n)
erase-several = Per quanto si può sapere, { $number } persone diverse hanno il nome «{ $name }»: a ogni tavolo un browser ha una chiave diversa. Non è stato cancellato nulla.
erase-several_seat = A questo posto si sono sedute { $number } persone diverse. Non è stato cancellato nulla.
erase-several_how = Di’ chi intendi: un nome con --table CODICE --seat NUMERO (e --everywhere, per tutti i tavoli con la stessa chiave), oppure --all per tutte le persone elencate.
erase-nobody_name = Nell’archivio nessuno ha il nome «{ $name }». Non è stato cancellato nulla.
erase-nobody_seat = Al tavolo { $code }, posto { $seat }, non si è seduto nessuno che si possa cancellare.
erase-nobody_bots = Solo dei bot hanno il nome «{ $name }», e un bot non è una persona. Non è stato cancellato nulla; --all cambia loro il nome.
erase-done = Cancellazione fatta in { $tables ->
    [one] 1 tavolo
   *[other] { $tables } tavoli
} e { $seats ->
    [one] 1 posto
   *[other] { $seats } posti
}.
erase-done_chat = In chat: { $said ->
    [one] 1 sua riga
   *[other] { $said } sue righe
}, e il nome in { $mentions ->
    [one] 1 riga
   *[other] { $mentions } righe
} di altri.
erase-gone = Nei file dell’archivio non ne resta nulla.
erase-unread = { $number ->
    [one] Un tavolo non si può leggere, perciò lì non si è cercato nessuno: { $codes }. kartki check-store dice che cosa non va. Riparalo e ripeti il comando, oppure cancellalo: kartki tables delete.
   *[other] { $number } tavoli non si possono leggere, perciò lì non si è cercato nessuno: { $codes }. kartki check-store dice che cosa non va. Riparali e ripeti il comando, oppure cancellali: kartki tables delete.
}
scrub-done = Nell’archivio { $path } non restano byte di ciò che è stato cancellato.

## Che cosa non si può fare

trouble-erase-whom = Chi? Indica un nome, oppure un tavolo e un posto: kartki tables erase NOME, oppure kartki tables erase --table CODICE --seat NUMERO.
trouble-erase-seat = --seat richiede --table: a quale tavolo è quel posto?
trouble-erase-table = Non c’è nessun tavolo con il codice { $found }. Non è stato cancellato nulla.
trouble-erase-nobody = Nell’archivio nessuno ha il nome «{ $found }». Non è stato cancellato nulla.
trouble-erase-several = Nel frattempo il nome «{ $found }» ce l’hanno più persone. Non è stato cancellato nulla; ripeti il comando per vederle.
trouble-erase-unsure = Non è stato cancellato nulla: non c’è nessuno a cui chiedere conferma. Con --yes si fa senza chiedere.
trouble-erase-not_done = Non è stato cancellato nulla.
trouble-erase-unread = Alcuni tavoli non si possono leggere, perciò lì non si è cercato nessuno.
trouble-scrub-full = Ciò che è stato cancellato non è più in nessun tavolo, ma nei file di { $path } possono restare vecchi byte, perché il disco è pieno ({ $found }). Fai spazio, circa il doppio dell’archivio, poi esegui kartki tables scrub; lo fa anche il server quando si avvia.
trouble-scrub-read_only = Ciò che è stato cancellato non è più in nessun tavolo, ma nei file di { $path }, che non si possono scrivere ({ $found }), possono restare vecchi byte. Esegui kartki tables scrub quando si potrà; lo fa anche il server quando si avvia.
trouble-scrub-broken = Ciò che è stato cancellato non è più in nessun tavolo, ma nei file di { $path } possono restare vecchi byte: { $found }. Esegui di nuovo kartki tables scrub; lo fa anche il server quando si avvia.
trouble-scrub-busy = Ciò che è stato cancellato non è più in nessun tavolo, ma nei file di { $path } possono restare vecchi byte, perché in questo momento un altro programma li sta leggendo, forse per una copia di riserva. Esegui kartki tables scrub quando avrà finito; lo fa anche il server quando si avvia.
