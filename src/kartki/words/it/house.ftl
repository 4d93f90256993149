# La casa: che cosa dicono la riga di comando e ogni tavolo

## Al tavolo

bot-names = Krystyna, Tadeusz, Danuta, Leszek, Wiesława, Bogdan, Teresa, Stanisław
names-one = { $seat_me ->
    [yes] tu
   *[no] { $seat }
}
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
bot-planner = gioca nella mente i giorni che vengono, più e più volte, e fa ciò che vince più spesso
    .name = stratega
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

fault-record-no_secret = la partita è finita, ma manca il segreto del banco sigillato: i dadi non si possono dimostrare.
fault-record-bot = il bot «{ $found }» qui non è noto.
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
bot-haggler = immagina le mani degli altri, offre quanto basta perché accettino e si tiene la sua parte
    .name = bottegaia
bot-hermit = gioca come il mercante, ma contratta solo con lo speculatore
    .name = eremita
