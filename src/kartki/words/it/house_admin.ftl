# La cura dei tavoli di un server: che cosa dice kartki tables a chi lo gestisce

## Aiuto

help-tables = Si prende cura dei tavoli del server, anche mentre è in funzione.
help-tables_list = Elenca i tavoli, a partire dall’ultimo cambiato.
help-tables_phase = Solo i tavoli in questa fase: gathering, playing, over o closed.
help-tables_older = Solo i tavoli a cui non succede nulla da tanto tempo: 45m, 12h o 30d.
help-tables_due = Solo i tavoli scaduti secondo le impostazioni keep_…_days, e che cosa ne sarebbe. Non cambia nulla.
help-tables_json = Scrive JSON, per i programmi.

## Un elenco di tavoli

tables-head_code = CODICE
tables-head_game = GIOCO
tables-head_phase = FASE
tables-head_age = ULTIMO CAMBIAMENTO
tables-head_lines = RIGHE
tables-head_chat = CHAT
tables-head_people = PERSONE
tables-phase_gathering = in attesa
tables-phase_playing = in gioco
tables-phase_over = finito
tables-phase_closed = chiuso
tables-due_delete = sarebbe cancellato
tables-due_close = sarebbe chiuso
tables-due_record = ne resterebbe la registrazione senza nomi
tables-age_now = poco fa
tables-age_minutes = { $number } min fa
tables-age_hours = { $number } h fa
tables-age_days = { $number ->
    [one] 1 giorno fa
   *[other] { $number } giorni fa
}
tables-count_phase = { $phase } { $number }
tables-count = { $number ->
    [one] 1 tavolo: { $phases }.
   *[other] { $number } tavoli: { $phases }.
}
tables-none = Non ci sono tavoli così.

## Che cosa non si può fare

trouble-tables_phase = Non esiste la fase “{ $value }”. Ammesse: { $allowed }.
trouble-tables_older = “{ $value }” non è un’età. Scrivi un numero intero con m, h o d, per minuti, ore o giorni, per esempio 30d.
trouble-admin-no_sockets = Un server tiene aperto l’archivio { $path }, e su questo sistema non gli si può chiedere nulla mentre è in funzione. Prima fermalo, poi riprova.
trouble-admin-unreachable = Qualcosa tiene aperto l’archivio { $path }, ma accanto, su kartki.sock, nessun server risponde ({ $found }). Se un server si sta avviando o fermando, riprova tra un momento; altrimenti prima fermalo.
trouble-admin-malformed = Il server che tiene aperto l’archivio { $path } non capisce questo comando, forse perché è di un’altra versione. Riavvialo con questa versione, o prima fermalo.
trouble-admin-fault = Qualcosa si è rotto nel server che tiene aperto l’archivio { $path }. Una nota per gli autori è nel suo registro.
