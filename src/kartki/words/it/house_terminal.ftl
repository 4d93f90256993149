# Lo schermo compatto del terminale

play-more = pagina { $page } di { $pages }; scrivi «altro» per la prossima
play-earlier = … { $number ->
    [one] 1 riga prima di queste
   *[other] { $number } righe prima di queste
}: scrivi «diario»
play-no_log = Non è ancora successo nulla.
command-more = altro, more, m
command-log = diario, log

## La riga di comando

version-pure = kartki { $version } (regole in Python puro)
version-compiled = kartki { $version } (regole compilate)
version-core = kartki { $version } (regole compilate, con il motore per partite simulate)
version-left_out = Senza il motore per partite simulate: { $why }
help-kartki = Tre giochi da tavolo su code e razionamento: gioca, rivedi, verifica, simula.
help-version = Mostra la versione e il tipo di regole in uso, poi esce.
help-lang = La lingua: { $languages }. Se manca, quella del sistema.
help-game = Il nome del gioco, per esempio ration_board.
help-file = La registrazione di una partita (.game), uno zip di registrazioni, o una al suo interno: file.zip/NOME.game.
help-players = In quanti si gioca.
help-option = Una regola della casa, nella forma nome=valore; si può ripetere.
help-edition = L’edizione: un nome o un tuo file .toml.
help-play = Gioca nel terminale, contro i bot o con gli amici alla stessa tastiera.
help-seats = I posti, separati da virgole: un nome per ogni persona (you sei tu), bot per il bot consueto, o il nome di un tipo di bot.
help-bot = Il tipo di bot che occupa i posti vuoti.
help-resume = Riprende una partita salvata: il suo file, o last per l’ultima.
help-new = Comincia una nuova partita senza chiedere di quella in sospeso.
help-memory_aids = Mostra ciò che andrebbe ricordato: acquisti, bollini di sicuro in mano, consegne ancora da venire.
help-replay = Scorre una registrazione, avanti e indietro.
help-move = Mostra la posizione dopo questo numero di mosse, poi esce.
help-verify = Controlla una registrazione da cima a fondo: mosse lecite, impronte giuste, sorte ricalcolata.
help-seen = Stampa una registrazione come si vedeva da un posto, con ? dove qualcosa era nascosto.
help-by = Il posto: una lettera, o spectator per chi guarda e basta.
help-simulate = Fa giocare ai bot molte partite e conta chi vince.
help-games = Quante partite.
help-bots = I bot, separati da virgole; si ripetono finché ci sono posti e ruotano di partita in partita.
help-jobs = Quanti processi giocano in parallelo; il risultato non ne dipende.
help-seed = Il seme; lo stesso seme dà le stesse partite.
help-json = Stampa il risultato in JSON.
help-records = Scrive la registrazione di ogni partita in questa cartella.
help-rules = Stampa una regola, dato il suo codice, o l’indice del regolamento di un gioco.
help-rule = Il codice di una regola, per esempio RAT-RED-3, o il nome di un gioco.
help-bots_list = Elenca i bot che sanno giocare a un gioco.
help-editions = Le edizioni: la scatola di un gioco sotto forma di dati che puoi correggere.
help-editions_check = Controlla un tuo file di edizione e segnala ogni errore con la sua riga.
help-editions_list = Elenca le edizioni di un gioco e da dove vengono i loro numeri.
help-editions_show = Stampa un file di edizione, per copiarlo e correggerlo.
help-edition_file = Un file di edizione (.toml).
help-edition_name = Il nome di un’edizione.
play-you = Tu
play-hand_over = { $seat_me ->
    [yes] Ora tocca a te: prendi la tastiera e premi Invio. Gli altri guardino da un’altra parte.
   *[no] Ora { $seat }: prendi la tastiera e premi Invio. Gli altri guardino da un’altra parte.
}
play-welcome = Scrivi «aiuto» in qualsiasi momento. La partita si salva da sola.
play-asked = { $seat_me ->
    [yes] Tocca a te. { $question }
   *[no] { $seat }, tocca a te. { $question }
}
play-unknown = { $most ->
    [1] Non capisco «{ $text }». Premi Invio, oppure scrivi «aiuto».
   *[other] Non capisco «{ $text }». Scrivi un numero da 1 a { $most }, oppure «aiuto».
}
play-nothing = { $most ->
    [1] Premi Invio, oppure scrivi «aiuto».
   *[other] Scrivi un numero da 1 a { $most }, oppure «aiuto».
}
play-bye = Buonanotte. La partita è salvata: { $path }
play-over = La registrazione di questa partita: { $path }
play-damaged =
    Questa partita non si può riprendere. Resta dov’è: { $path }
    Ne comincia una nuova.
play-saved = Partita salvata: { $path }
play-undone = Annullato.
play-resume = C’è una partita in sospeso: { $players }. La riprendiamo? [S/n]
play-interrupted = Ci si ferma qui. Tutto ciò che è stato fatto è salvato.
play-help =
    Scrivi il numero di una scelta e premi Invio.
    Se la scelta è una sola, basta Invio.
      annulla       annulla la tua ultima azione, finché non si scopre qualcosa
      tabellone     disegna di nuovo il tabellone
      diario        racconta che cosa è successo; diario 50: le ultime 50 righe
      altro         la pagina seguente di un lungo elenco di scelte
      regole        elenca le regole; «regole { $rule }» ne mostra una
      salva NOME    salva una copia (la partita si salva comunque da sola)
      esci          chiude il gioco; la prossima volta si riprende da qui
words-yes = s, sì, si, y, yes
command-help = aiuto, help, ?, h
command-undo = annulla, undo, u
command-save = salva, save
command-rules = regole, regola, rules, rule
command-board = tabellone, board
command-quit = esci, quit, q, exit
simulate-playing = Si gioca
simulate-stopped = { $number ->
    [one] Simulazione interrotta: 1 partita è arrivata alla fine e conta.
   *[other] Simulazione interrotta: { $number } partite sono arrivate alla fine e contano.
}
simulate-rounds = Giri per partita: in media { $mean }, da { $least } a { $most }.
simulate-decisions = Decisioni per partita: in media { $mean }, da { $least } a { $most }.
simulate-seed = Seme: { $number }
column-bot = bot
column-seat = posto
column-games = partite
column-wins = vittorie
column-rate = percentuale
column-interval = intervallo al 95 %
edition-sound = { $path }: un’edizione valida di { $game }, di nome { $name }.
edition-source = { $number ->
    [one] { $source }: 1 voce
   *[other] { $source }: { $number } voci
}
edition-flawed = { $number ->
    [one] 1 errore; nulla è stato cambiato.
   *[other] { $number } errori; nulla è stato cambiato.
}
trouble-game = Non c’è un gioco che si chiama «{ $name }». Ci sono: { $allowed }.
trouble-language = Qui non c’è la lingua «{ $name }». Ci sono: { $allowed }.
trouble-option-players = { $number ->
    [one] Una persona sola non basta: si gioca da { $least } a { $most }.
   *[other] In { $number } non si può giocare: si gioca da { $least } a { $most }.
}
trouble-option-unknown = Non c’è l’opzione «{ $name }». Ci sono: { $allowed }.
trouble-option-value = «{ $value }» non è un valore dell’opzione { $name }. Valori ammessi: { $allowed }.
trouble-option-needs_clock = L’opzione { $name }={ $value } richiede un tavolo con l’orologio, e questo non ce l’ha.
trouble-option-only_for = L’opzione { $name }={ $value } vale solo se si gioca in { $allowed }.
trouble-option-form = «{ $value }» non è un’opzione. Scrivi nome=valore.
trouble-edition = Non c’è l’edizione «{ $name }». Ci sono: { $allowed }; oppure indica un tuo file .toml.
trouble-edition_game = { $path } è un’edizione di un altro gioco: { $game }.
trouble-bot = Per questo gioco non c’è un bot che si chiama «{ $name }». Ci sono: { $allowed }.
trouble-name = «{ $name }» non va bene come nome: da 1 a 20 caratteri, senza virgolette, parentesi quadre, =, ;, !, @ o _.
trouble-name_mixed = «{ $name }» mescola lettere di alfabeti diversi, e alcune possono sembrare uguali. Usa un alfabeto solo.
trouble-name_letter = «{ $name }» è la lettera di un altro posto al tavolo. Scegli un nome più lungo.
trouble-resume_game = { $path } è una partita di un altro gioco: { $game }. Avvia quello per riprenderla.
trouble-name_twice = Il nome «{ $name }» compare due volte. Scegli nomi diversi.
trouble-seats_players = Chiedi di giocare in { $players } ma indichi { $seats } posti. Indica solo una delle due cose.
trouble-rule = Non c’è la regola { $rule }. Per l’elenco: «regole» o kartki rules GIOCO.
trouble-seat = Non c’è il posto «{ $name }». Posti: { $allowed }.
trouble-no_file = Non c’è il file { $path }.
trouble-cannot_read = Non si può leggere { $path }: { $why }.
trouble-cannot_write = Non si può scrivere { $path }: { $why }. Ciò che era già salvato resta intatto.
trouble-not_text = { $path } non è un file di testo.
trouble-zip_empty = In { $path } non c’è nessuna registrazione.
trouble-zip_which = In { $path } ci sono più registrazioni. Indicane una: { $names }.
trouble-over = La partita in { $path } è finita. Per rivederla: kartki replay.
trouble-no_key = La partita in { $path } non si può riprendere: manca la chiave del banco { $key }. Per rivederla: kartki replay.
trouble-nothing_to_resume = Non c’è nessuna partita di { $game } in sospeso.
trouble-unfinished = { $number ->
    [one] { $path } si interrompe dopo 1 riga, prima della fine della partita: ciò che c’è è giusto, il resto manca.
   *[other] { $path } si interrompe dopo { $number } righe, prima della fine della partita: ciò che c’è è giusto, il resto manca.
}
trouble-fault = Si è rotto qualcosa che non doveva rompersi. Le tue partite sono salve. Un rapporto per chi ha fatto il gioco: { $path }
flaw-syntax = questo non è TOML: { $found }
flaw-game = game è «{ $found }»; i giochi sono: { $allowed }.
flaw-name = name è «{ $found }»; usa lettere minuscole, cifre e trattini, fino a 41 caratteri.
flaw-name_taken = la casa ha già un’altra edizione di nome { $found }; dai alla tua un nome suo.
flaw-type = { $where } è «{ $found }» e dovrebbe essere del tipo: { $allowed }.
flaw-choice = { $where } è «{ $found }»; ammessi: { $allowed }.
flaw-range = { $where } è { $found }; ammessi: { $allowed }.
flaw-unknown = qui non c’è un campo { $found }; ammessi: { $allowed }.
flaw-missing = manca il campo { $found }.
flaw-table_missing = ci vuole almeno un [[{ $found }]].
flaw-twice = «{ $found }» compare due volte.
flaw-text = text è una tabella di frasi per lingua ({ $allowed }), ciascuna tra virgolette; «{ $found }» non va bene.
flaw-count = devono essere { $allowed }; trovate: { $found }.
flaw-pattern = { $where } è «{ $found }» e deve corrispondere a questo modello: { $allowed }
words-no = n, no
trouble-exists = { $path } esiste già; scegli un altro nome.
trouble-open_elsewhere = La partita in { $path } è aperta in un’altra finestra.
trouble-output = Non si può scrivere il risultato: { $why }.
trouble-endless = La partita { $number } non è finita; con questa scatola i bot non arrivano in fondo.
