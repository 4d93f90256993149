# I tavoli di un server: che cosa dice kartki tables a chi lo gestisce

## Aiuto

help-tables = Gestisce i tavoli del server, anche mentre è in funzione.
help-tables_list = Elenca i tavoli, a partire da quello cambiato per ultimo.
help-tables_phase = Solo i tavoli in questa fase: gathering, playing, over o closed.
help-tables_older = Solo i tavoli a cui non succede nulla almeno da questo tempo: 45m, 12h o 30d.
help-tables_due = Solo i tavoli scaduti secondo le impostazioni keep_…_days, e che ne sarebbe di loro. Non cambia nulla.
help-tables_json = Stampa il risultato in JSON, per i programmi.
help-tables_show = Mostra tutto ciò che si può sapere di un tavolo: impostazioni, posti, tempi e dimensioni. Non mostra carte coperte né chiavi.
help-tables_code = Il codice del tavolo o quello per gli spettatori.
help-tables_codes = I codici dei tavoli o quelli per gli spettatori.
help-tables_chat = Mostra anche ciò che si è detto in chat.
help-tables_close = Chiude i tavoli per sempre, senza risultato. Lì non si gioca più; ciò che è stato raccontato si può ancora leggere.
help-tables_delete = Cancella per sempre i tavoli con le loro partite e la loro chat.
help-tables_yes = Cancella senza chiedere conferma.

## Un elenco di tavoli

tables-head_code = CODICE
tables-head_game = GIOCO
tables-head_phase = FASE
tables-head_age = ULTIMO CAMBIAMENTO
tables-head_lines = RIGHE
tables-head_chat = CHAT
tables-head_people = PERSONE
tables-phase_gathering = in attesa
tables-phase_playing = in corso
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
tables-count_phase = { $phase } ({ $number })
tables-count = { $number ->
    [one] 1 tavolo: { $phases }.
   *[other] { $number } tavoli: { $phases }.
}
tables-none = Non ci sono tavoli così.
## Un tavolo

tables-fact_code = codice del tavolo
tables-fact_watch = codice per gli spettatori
tables-fact_game = gioco, edizione
tables-fact_options = regole della casa
tables-fact_pace = ritmo
tables-fact_public = nell’elenco pubblico
tables-fact_phase = fase
tables-fact_made = aperto
tables-fact_changed = ultimo cambiamento
tables-fact_here = connessioni aperte
tables-fact_lines = righe della registrazione
tables-fact_chat = messaggi in chat
tables-fact_rematch = rivincita
tables-fact_settings = impostazioni
tables-seat_bot = bot { $kind }
tables-seat_stand_in = al suo posto il bot { $kind }
tables-seat_host = chi ospita
tables-seat_open = aperto
tables-nobody = (nessuno)

## Chiusi, cancellati

tables-closed = Il tavolo { $code } è chiuso. Lì non si gioca più; ciò che è stato raccontato si può ancora leggere.
tables-was_closed = Il tavolo { $code } era già chiuso.
tables-was_over = Al tavolo { $code } la partita è già finita: non c’è nulla da chiudere.
tables-deleted = Il tavolo { $code } è stato cancellato, con la sua partita e la sua chat.
tables-unknown = Il tavolo { $code } non esiste.
tables-played = Al tavolo { $code } si sta giocando, quindi non è stato cancellato. Per cancellarlo, prima chiudilo: kartki tables close { $code }
tables-gathered = Al tavolo { $code } ci sono persone, quindi non è stato cancellato. Per cancellarlo, prima chiudilo: kartki tables close { $code }
tables-unreadable = Ciò che è salvato del tavolo { $code } non si può leggere, quindi non si può chiudere. kartki check-store dice di più; si può cancellare: kartki tables delete { $code }
tables-sure = { $number ->
    [one] Cancellare per sempre il tavolo { $codes } con la sua partita e la sua chat? (sì/no)
   *[other] Cancellare per sempre { $number } tavoli ({ $codes }) con le loro partite e la loro chat? (sì/no)
}
tables-unsure = Non è stato cancellato nulla.
tables-left = I tavoli sono stati cancellati, ma non è ancora stato possibile togliere dal disco i loro vecchi byte: c’è poco spazio, o un altro programma sta leggendo { $path }. Fai spazio, poi riavvia il server o cancella un altro tavolo: così spariranno anche quelli.

## Che cosa non si può fare

trouble-tables_phase = Non esiste la fase «{ $value }». Ammesse: { $allowed }.
trouble-tables_older = «{ $value }» non è una durata. Scrivi un numero intero seguito da m, h o d, per minuti, ore o giorni, per esempio 30d.
trouble-admin-no_sockets = Un server tiene aperto l’archivio { $path }, e su questo sistema non gli si può chiedere nulla mentre è in funzione. Prima fermalo, poi riprova.
trouble-admin-unreachable = Qualcosa tiene aperto l’archivio { $path }, ma su kartki.sock, lì accanto, non risponde nessun server ({ $found }). Se un server si sta avviando o fermando, riprova tra un momento; altrimenti prima fermalo.
trouble-admin-malformed = Il server che tiene aperto l’archivio { $path } non capisce questo comando, forse perché è di un’altra versione. Riavvialo con questa versione, oppure prima fermalo.
trouble-admin-fault = Qualcosa si è rotto nel server che tiene aperto l’archivio { $path }. Nel suo registro c’è una nota per gli autori.
trouble-tables_unknown = Il tavolo { $found } non esiste.
trouble-tables_unreadable = Ciò che è salvato del tavolo { $found } non si può leggere. kartki check-store dice di più.
trouble-tables_yes = Qui non c’è nessuno a cui chiedere conferma, quindi non è stato cancellato nulla. Ripeti il comando con --yes.
