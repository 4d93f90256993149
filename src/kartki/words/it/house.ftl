# La casa: che cosa dicono la riga di comando e ogni tavolo

version-pure = kartki { $version } (regole in Python puro)
version-compiled = kartki { $version } (regole compilate)

## Aiuto

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

## Al tavolo

play-you = Tu
play-hand_over = { $seat_me ->
    [yes] Ora tocca a te: prendi la tastiera e premi Invio. Gli altri guardino da un’altra parte.
   *[no] Ora { $seat }: prendi la tastiera e premi Invio. Gli altri guardino da un’altra parte.
}
play-welcome = Scrivi «aiuto» in qualsiasi momento. La partita si salva da sola.
bot-names = Krystyna, Tadeusz, Danuta, Leszek, Wiesława, Bogdan, Teresa, Stanisław
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
names-one = { $seat_me ->
    [yes] tu
   *[no] { $seat }
}
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
verbs-call = chiamo, chiama, call, calls
verbs-roll = lancio, lancia, tiro, tira, roll, rolls, r

refusal-chance-first = Prima la sorte deve dire la sua: aspetta un attimo.
refusal-turn-not_yours = Non è il tuo turno.
refusal-game-over = La partita è finita.
refusal-undo-nothing = Non c’è ancora nulla da annullare.
refusal-undo-not_yours = L’ultima azione non è tua: non puoi annullarla.
refusal-undo-revealed = Ormai si è scoperto qualcosa: non si può più annullare.
refusal-undo-clock = Il tempo sta correndo: finché corre non si può annullare nulla.
refusal-undo-time_up = Il tempo è scaduto e la partita è finita: non si annulla più nulla.

bot-greedy = fa la prossima mossa che gli porta una merce mancante
    .name = ingordo
bot-neighbour = valuta code, carte e consegne secondo ciò che manca alla sua lista e a chi è in vantaggio
    .name = vicino
bot-random = sceglie a caso tra le azioni lecite, tutte ugualmente probabili
    .name = a caso
bot-navigator = chiama il numero che in media riporta la sua auto a Casa più in fretta
    .name = navigatore
bot-six = chiama 6, o la distanza dalla meta se è minore
    .name = sei
bot-always6 = chiama sempre 6
    .name = sempre 6

## Rivedere, verificare, simulare

replay-keys = [{ $at }/{ $last }] Invio: avanti, b: indietro, un numero: quella mossa, q: esci
replay-at = Mossa { $at } di { $last }: { $line }
replay-next = Di turno: { $seat } ({ $mark })
verify-lines = { $number ->
    [one] { $path }: 1 riga del diario, lecita.
   *[other] { $path }: { $number } righe del diario, tutte lecite.
}
verify-fingerprints = { $number ->
    [one] 1 impronta, giusta.
   *[other] { $number } impronte, tutte giuste.
}
verify-refusals = { $number ->
    [one] 1 riga che dev’essere rifiutata, e lo è.
   *[other] { $number } righe che devono essere rifiutate, e lo sono.
}
verify-sealed = { $number ->
    [one] 1 riga della sorte, ricalcolata dal seme sigillato, come vuole l’impegno nell’intestazione.
   *[other] { $number } righe della sorte, ricalcolate dal seme sigillato, come vuole l’impegno nell’intestazione.
}
verify-seeded = { $number ->
    [one] 1 riga della sorte, ricalcolata dal seme di una simulazione.
   *[other] { $number } righe della sorte, ricalcolate dal seme di una simulazione.
}
verify-hand = La sorte è stata data a mano o è ancora sigillata, quindi sui dadi non si può provare nulla.
verify-by_time = La partita è finita per tempo scaduto: i posti sono quelli di quel momento.
decimal-mark = ,
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

## Che cosa non si può fare

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

## Che cosa non va in una registrazione

fault-refused = qui «{ $found }» non è permesso ({ $code }, { $rule }).
fault-record-too_long = la registrazione è troppo lunga ({ $found } caratteri).
fault-record-no_game = questa non è una registrazione: manca l’etichetta [Game "…"].
fault-record-game = qui non c’è un gioco che si chiama «{ $found }».
fault-record-newer = la registrazione segue regole più nuove ({ $found }); per aprirla aggiorna Kartki.
fault-record-edition = qui non c’è l’edizione «{ $found }»; indica il suo file con --edition.
fault-record-box = qui l’edizione «{ $found }» non è quella con cui è stata fatta la registrazione.
fault-record-options = l’opzione { $found } non esiste o non è ammessa.
fault-record-seats = i posti «{ $found }» non vanno bene per il gioco; scrivi a=Nome b=Nome … a partire da a.
fault-record-tag = qui ci voleva un’etichetta, come [Game "ration_board"], e invece c’è: { $found }
fault-record-tag_twice = l’etichetta { $found } compare due volte.
fault-record-after_foot = dopo il piede non può esserci nulla, e invece c’è: { $found }
fault-record-fingerprint_form = un’impronta ha 16 cifre esadecimali; qui c’è: { $found }
fault-record-who = una riga comincia con un posto (a, b, c …), *, ~, ^, = o ; e questa no: { $found }
fault-record-unreadable = «{ $found }» non è una mossa di questo gioco.
fault-record-redacted = «{ $found }» nasconde ciò che è successo; una registrazione vista da un posto si legge solo fin qui.
fault-record-not_a_move = si può rifiutare solo una mossa; { $found } sta accanto ad altro.
fault-record-not_refused = «{ $found }» dovrebbe essere rifiutata, e invece è permessa.
fault-record-refused_otherwise = la riga è rifiutata per un altro motivo: { $found }
fault-record-fingerprint = la posizione non è quella dell’impronta; dovrebbe essere { $found }
fault-record-change = «{ $found }» non è un cambiamento del tavolo. Ammessi: «a takes back 1», «b is played by NAME», «time is up».
fault-record-take_back = «{ $found }» annulla più di quanto c’è.
fault-record-dealt_otherwise = qui il banco doveva dare altro: { $found }
fault-record-cut = la registrazione ha un piede ma la partita non è finita: mancano righe.
fault-record-result = il risultato nel piede ({ $found }) non è quello della partita.
fault-record-ended = l’etichetta Ended dice «{ $found }», ma la partita non è finita così. È ammesso «by time», dove la riga «^ time is up» chiude la partita.
fault-record-ended_by_time = la riga «^ time is up» chiude la partita, ma il piede non lo dice: manca l’etichetta [Ended "by time"].
fault-record-dealer = non c’è un banco «{ $found }». Ci sono: sealed, seeded N, hand.
fault-record-secret = il segreto o un nonce nel piede non è esadecimale.
fault-record-other_secret = il segreto non corrisponde all’impegno preso nell’intestazione.
fault-record-not_text = questo non è un file di testo.

## Che cosa non va in un'edizione

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
fault-record-no_secret = la partita è finita, ma manca il segreto del banco sigillato: i dadi non si possono dimostrare.
fault-record-bot = il bot «{ $found }» qui non è noto.
flaw-pattern = { $where } è «{ $found }» e deve corrispondere a questo modello: { $allowed }
words-no = n, no
trouble-exists = { $path } esiste già; scegli un altro nome.
trouble-open_elsewhere = La partita in { $path } è aperta in un’altra finestra.
trouble-output = Non si può scrivere il risultato: { $why }.
trouble-endless = La partita { $number } non è finita; con questa scatola i bot non arrivano in fondo.
replay-start = Prima della prima mossa (in tutto { $last }).

## Elenchi

list-and = { $first } e { $last }
list-or = { $first } o { $last }
list-choice = { $number ->
    [one] { $list }
   *[other] { $number } a scelta fra { $list }
}

bot-trader = calcola quanto renderebbe ogni carta della fila e contratta per avere ciò che gli manca
    .name = mercante
bot-hermit = gioca come il mercante, ma contratta solo con lo speculatore
    .name = eremita
