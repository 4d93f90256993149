# Tavoli in rete: perché qualcosa si rifiuta, e che cosa si dice di un tavolo

refusal-seat-none = Non hai un posto a questo tavolo.
refusal-seat-other = Questa mossa è di qualcun altro.
refusal-seat-stand_in = Un bot sta giocando per te. Prima riprendi il tuo posto.
refusal-seat-is_yours = A questo posto giochi già tu.
refusal-seat-unknown = Questo posto non esiste. Posti al tavolo: { $number }.
refusal-seat-watching = Questo link è per chi guarda. Per giocare serve un invito con il codice del tavolo.
refusal-seat-have_one = Hai già un posto a questo tavolo.
refusal-seat-taken = Qui siede { $name }.
refusal-seat-closed = Questo posto è di un bot. Chi ospita il tavolo può liberarlo.
refusal-seat-held = In questa partita il posto è già stato di una persona, quindi non basta sedersi. Chiedilo: sarà tuo quando tutti gli altri al tavolo avranno accettato.
refusal-seat-removed = Questo posto ti è stato tolto, e ora ci gioca un bot. Chiedilo: potrai sederti di nuovo quando tutti gli altri al tavolo avranno accettato.
refusal-seat-other_hand = In questa partita hai già avuto un altro posto e ne conosci la mano. Non puoi averne un secondo.
refusal-seat-need_not_ask = Per questo posto non serve chiedere: siediti pure.
refusal-seat-asked = { $name } sta già chiedendo un posto. Aspetta la decisione.
refusal-seat-host_alone = Di chi siede qui dall’inizio potrebbe accettare solo chi ospita il tavolo, e la sua parola non basta a decidere chi vede questa mano. Perciò continua un bot, a meno che chi occupava il posto non passi di qui e accetti.
refusal-seat-not_asked = Questa richiesta di un posto non vale più.
refusal-seat-no_say = Non spetta a te rispondere a questa richiesta.
refusal-seat-empty = Qui non siede nessuno.
refusal-seat-no_person = Solo una persona può ospitare il tavolo, e qui non siede nessuno.
refusal-seat-name = Un nome ha da 1 a { $most } caratteri visibili, senza virgolette, parentesi quadre, punti e virgola, trattini bassi e i segni =, ! e @.
refusal-seat-name_taken = A questo tavolo qualcuno si chiama già { $name }.
refusal-seat-name_mixed = Le lettere di un nome vengono da un solo alfabeto: non si mescolano, per esempio, lettere latine, greche e cirilliche, perché alcune sembrano uguali.
refusal-seat-name_alike = Sullo schermo questo nome si confonde con { $name }, e a questo tavolo qualcuno si chiama già così.
refusal-figure-taken = Questa pedina è già di { $name }. Scegline un’altra.
refusal-figure-unknown = Nella scatola non c’è una pedina così: ce ne sono { $number }.
refusal-figure-begun = La partita è cominciata, e fino alla fine ognuno tiene la sua pedina.
refusal-host-only = Può farlo solo chi ospita il tavolo.
refusal-bot-unknown = Nessun bot «{ $name }» gioca a questo gioco. Ci sono: { $allowed }.
refusal-table-begun = La partita è già cominciata.
refusal-table-not_begun = La partita non è ancora cominciata.
refusal-table-not_over = La partita non è ancora finita.
refusal-table-rematched = C’è già un nuovo tavolo: { $code }.
refusal-table-seats_empty = Ci sono ancora posti vuoti: { $seats }. Qualcuno deve sedersi, anche un bot.
refusal-table-too_small = Al posto { $number } siede qualcuno: i posti devono essere almeno tanti.
refusal-table-too_many = In questo momento ci sono troppi tavoli aperti. Riprova più tardi.
refusal-table-closed = Questo tavolo è stato chiuso da chi gestisce il server. Ciò che è stato raccontato si può ancora leggere; qui non si gioca più.
refusal-table-deleted = Questo tavolo è stato cancellato da chi gestisce il server.
refusal-table-held = Questa partita è cominciata con regole diverse da quelle attuali. È conservata e continuerà con la versione con cui è cominciata.
refusal-table-damaged = Ciò che è conservato di questo tavolo non si può leggere. Resta com’è, e il tavolo si riaprirà quando chi gestisce il server lo avrà riparato. Agli altri tavoli si continua a giocare.
refusal-branch-number = Quella partita ha meno righe; l’ultima è la { $number }.
refusal-branch-over = A quel punto la partita era già finita. Scegli una riga precedente.
refusal-game-unknown = Non esiste un gioco «{ $name }». Ci sono: { $allowed }.
refusal-edition-unknown = Non esiste un’edizione «{ $name }». Ci sono: { $allowed }.
refusal-option-unknown = Non esiste un’opzione «{ $name }». Opzioni note: { $allowed }.
refusal-option-value = «{ $value }» non è un valore dell’opzione { $name }. Ammessi: { $allowed }.
refusal-option-needs_clock = L’opzione { $name }={ $value } richiede un tavolo dal vivo.
refusal-option-only_for = L’opzione { $name }={ $value } vale solo se si gioca in { $allowed }.
refusal-option-players = In { $value } non si può giocare; il minimo e il massimo sono: { $allowed }.
refusal-command-stale = Nel frattempo è successo qualcosa. Guarda di nuovo, poi agisci.
refusal-command-ahead = Sei più avanti della partita: l’ultimo numero è { $number }.
refusal-notation-unreadable = Questo gioco non conosce una mossa del genere.
refusal-message-malformed = Questo tavolo non capisce il messaggio: { $detail }
refusal-undo-off = A questo tavolo non si annulla nulla.
refusal-undo-not_asked = Nessuno chiede di annullare qualcosa.
refusal-chat-off = Chi ospita il tavolo ha spento la chat.
refusal-chat-watching = Chi guarda resta in silenzio.
refusal-chat-phrase = Questa frase non esiste. Ci sono: { $allowed }.
refusal-chat-empty = Scrivi qualcosa o scegli una frase: una delle due.
refusal-chat-signs = Contiene segni che non si possono mostrare.
refusal-hint-off = Chi ospita il tavolo ha spento i consigli.
refusal-hint-none = In questo momento non ci sono consigli.
refusal-preview-luck = Qui il caso non può portare «{ $line }».
refusal-clock-late = Troppo tardi: il tempo è scaduto.
refusal-clock-standstill =
    { $seconds ->
        [one] Lo speculatore fa la spesa e tutto si ferma: ancora un secondo.
       *[other] Lo speculatore fa la spesa e tutto si ferma: ancora { $seconds } secondi.
    }
refusal-table-not_ready = Si comincia al segnale di { $name }, al più tardi tra un minuto.
refusal-ready-no_clock = A questo tavolo non c’è l’orologio: nessuno ha fretta e nessuno aspetta.
refusal-ready-begun = La partita è già cominciata e non aspetta più nessuno.
refusal-store-full = Il disco del server è pieno. Non si è perso nulla e non è successo nulla; riprova quando c’è spazio.
refusal-store-read_only = Il server non può scrivere sul suo disco. Non si è perso nulla e non è successo nulla; riprova più tardi.
refusal-store-broken = Il server non è riuscito a conservarlo. Non si è perso nulla e non è successo nulla; riprova più tardi.
refusal-server-fault = Qualcosa si è rotto nel server. Non si è perso nulla e non è successo nulla; nel suo registro c’è una nota per gli autori.
refusal-hello-missing = Il primo messaggio deve dire di quale tavolo si tratta.
refusal-hello-twice = Il benvenuto c’è già stato.
refusal-hello-table = Il tavolo { $code } non esiste.
refusal-hello-version = Questa pagina è di un’altra versione rispetto al server. Ricaricala.
refusal-hello-too_many = Troppi codici sbagliati. Aspetta un minuto.

event-took_back = { $seat_me ->
    [yes] Annulli la tua ultima azione.
   *[no] { $seat } annulla l’ultima azione.
}
event-took_back_agreed = { $seat_me ->
    [yes] Tutti d’accordo: si torna indietro fino alla tua ultima azione compresa.
   *[no] Tutti d’accordo: si torna indietro fino all’ultima azione di { $seat } compresa.
}
event-played_by = { $seat_me ->
    [yes] Il tuo posto: da ora ci gioca { $name }.
   *[no] Il posto di { $seat }: da ora ci gioca { $name }.
}
event-played_by_bot = { $seat_me ->
    [yes] Il tuo posto: da ora ci gioca un bot ({ $bot_name }).
   *[no] Il posto di { $seat }: da ora ci gioca un bot ({ $bot_name }).
}
event-time_was_up = Il tempo è scaduto: la partita finisce qui.

fault-record-unfinished = la partita non è finita: si accolgono solo partite finite.
fault-record-name = «{ $found }»: a un tavolo nessuno può chiamarsi così. Un nome ha da 1 a 20 caratteri visibili, senza virgolette, parentesi quadre, =, ;, ! o @.
fault-record-bot_seat = «{ $found }» non dice quale bot ha giocato a quale posto; scrivi b=BOT, con la lettera di un posto.
fault-record-bot_kind = «{ $found }»: nessun bot può chiamarsi così. Il suo nome ha da 1 a 40 caratteri: lettere, cifre e trattini.
fault-stored-page = le pagine dell’archivio che lo contengono sono danneggiate ({ $found }).
fault-stored-row = in { $found } c’è qualcosa che lì non può stare.
fault-stored-text = un suo testo non è più in UTF-8.
fault-stored-room = il suo documento non si può leggere: { $found }.
fault-stored-game = il gioco «{ $found }» qui non è noto.
fault-stored-lines = nel suo diario mancano righe, o ce ne sono di troppo (trovate / attese: { $found }).
fault-stored-seats = i suoi posti ({ $found }) non vanno bene per il gioco.
fault-stored-odd = non si riesce a rimetterlo insieme ({ $found }).

front-about = Tre giochi da tavolo di code e razionamento: Kolejka, Reglamentacja e Ration Board. Il server è in funzione e i tavoli sono aperti; mancano solo le pagine per giocare, che qui non sono ancora state costruite.
front-build = Ferma il server e avvialo con questo comando: costruisce le pagine una volta sola, in un minuto, e le apre.
front-terminal = Oppure gioca subito nel terminale:
front-programs = L’interfaccia del server, per i programmi
