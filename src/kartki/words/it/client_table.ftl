# The browser: what lies beside the table, what comes after the game, replays

## A rule that is opened

rule-opening = Un momento…
rule-missing = Questa regola ora non si può caricare.
rule-book = Nel regolamento
rule-close = Chiudi

## The drawer

drawer-label = Accanto al tavolo
drawer-close = Chiudi
drawer-log = Diario
drawer-chat = Chat
drawer-people = Persone
drawer-settings = Impostazioni
drawer-unread = { $number ->
    [one] 1 messaggio nuovo
   *[other] { $number } messaggi nuovi
}

## The log

log-empty = Non è ancora successo niente.
log-earlier = { $number ->
    [one] 1 voce precedente
   *[other] { $number } voci precedenti
}
announce-more = { $number ->
    [one] Saltato 1 evento: è nel diario.
   *[other] Saltati { $number } eventi: sono nel diario.
}
announce-connected = La connessione è tornata.
announce-away = { $name } non è al tavolo.
announce-here = { $name } è di nuovo al tavolo.
asked-queue_up = Tocca a te: metti una pedina in una coda.
asked-jumping = Tocca a te: gioca una carta coda, oppure passa.
asked-opening = Tocca a te al banco: prendi una merce.
asked-market = Tocca a te al mercato: scambia, aspetta o vai a casa.
asked-market_again = Scambio fatto. Un altro, o a casa?
asked-recall = Chiusura: riporta a casa le pedine, o lasciale in coda.
asked-call = Tocca a te: chiama un numero e lancia.
asked-roll_called = Hai chiamato. Ora lancia.
asked-roll_sticker = Tocca a te: con il bollino lanci senza chiamare.
asked-at_the_board = Tocca a te all’Ufficio: lancia per la tessera.
asked-blue_route = Tocca a te sulla strada blu: lancia e avanza.
asked-spinning = Tocca a te: fai girare la trottola.
asked-trading = La trottola gira: puoi contrattare.
asked-discarding = Hai troppi bollini: scartane qualcuno.
asked-shopping = Sei in testa alla coda: compra una carta, oppure nulla.
asked-last_shopping = Un’ultima carta: comprala, oppure non comprare nulla.
back-own = Annulla la mia ultima mossa
back-ask = Chiedi di annullare la mia mossa
back-ask_why = Nel frattempo è successo qualcosa. Perciò devono essere tutti d’accordo, e la partita torna a un attimo prima della tua mossa.
back-asks = { $seat } chiede di annullare l’ultima mossa. Va bene?
back-waiting = Hai chiesto di annullare la tua ultima mossa. Si aspetta la risposta di: { $list }.
back-others = { $seat } chiede di annullare l’ultima mossa. Si aspetta la risposta di: { $list }.
back-yes = D’accordo
back-no = No, si continua

## The chat

chat-nothing = Nessuno ha ancora detto niente.
chat-write = Di’ qualcosa
chat-send = Invia
chat-phrases = Frasi pronte; ognuno le legge nella propria lingua
chat-is_off = Chi ospita ha spento la chat. Che parli il gioco.
chat-quiet = Stai guardando, e il pubblico fa silenzio. Buona partita!
chat-mute = Non mostrare i messaggi di { $name }
chat-unmute = Mostra di nuovo i messaggi di { $name }
chat-is_muted = I messaggi di { $name } qui sono nascosti; nessun altro se ne accorge.
phrase-hello = Ciao a tutti!
phrase-good_luck = Buona fortuna!
phrase-well_played = Bella mossa!
phrase-thanks = Grazie!
phrase-sorry = Scusate!
phrase-hurry = Andiamo un po’ più svelti?
phrase-wait = Un momento, per favore.
phrase-oh_no = Oh no!
phrase-bravo = Complimenti!
phrase-your_turn = Tocca a te.
phrase-back_soon = Torno subito.
phrase-good_game = È stata una bella partita.
phrase-erased = (cancellato)

react-button = Una reazione sopra la tua pedina
react-shown = Mostra le reazioni sopra le pedine

## The people

people-you = tu
people-host = chi ospita
people-free = posto libero
people-bot = bot: { $bot }
people-here = al tavolo
people-away = assente
people-stand_in = Gioca un bot finché non torna { $name }.
people-stand_in_you = Finché non torni, gioca un bot al posto tuo.
people-come_back = Eccomi
people-left = Tempo per decidere: { $time }
people-rename = Cambia nome
people-new_name = Nuovo nome
people-keep = Salva
people-cancel = Annulla
people-replace = Fai giocare un bot
people-remove = Libera il posto
people-hand_over = Affida il tavolo
people-tools = { $name }: posto
people-watching = { $number ->
    [0] Nessuno sta guardando.
    [one] Sta guardando una persona.
   *[other] Stanno guardando { $number } persone.
}
people-invite = Invito al tavolo
people-watch_link = Link per guardare
people-copy = Copia
people-copied = Copiato

## Posti durante la partita

seats-free = Stai guardando. Qui fin dall’inizio giocano dei bot: puoi prendere il posto di uno di loro.
seats-to_ask = Stai guardando. C’è un posto che puoi chiedere.
seats-lost = Chi ospita ti ha tolto il posto, e ora ci gioca un bot. Puoi chiedere di riaverlo.
seats-choose = Mostra i posti
seats-watch = Guardo soltanto
seats-take = Siediti qui
seats-ask = Chiedi questo posto
seats-ask_why = In questa partita il posto è già stato di una persona. Sarà tuo quando tutti gli altri al tavolo avranno accettato.
seats-name = Il tuo nome
seats-go = Siediti
seats-ask_go = Chiedi
seats-asks_again = { $name } chiede di tornare al posto «{ $seat }», dallo stesso browser di prima. Accetti?
seats-asks_new = { $name } chiede il posto «{ $seat }». Il browser non è quello di prima, e chi si siede lì vede la mano di quel posto. Accetti?
seats-waiting = Hai chiesto il posto «{ $seat }». Si aspetta la risposta di: { $list }.
seats-others = { $name } chiede il posto «{ $seat }». Si aspetta la risposta di: { $list }.
seats-without = { $number ->
    [one] una persona senza posto
   *[other] { $number } persone senza posto
}
seats-request = Qualcuno chiede un posto
seats-yes = Accetto
seats-no = No
seats-withdraw = Ritira la richiesta
seats-ended = La tua richiesta non vale più: qualcuno ha detto di no, le persone al tavolo sono cambiate oppure è caduta la connessione.

## Settings

settings-language = Lingua
settings-sound = Suoni
settings-motion = Animazioni
settings-notify = Avvisami quando tocca a me, anche se sto guardando un’altra pagina
settings-notify_denied = Il browser blocca le notifiche di questa pagina. Puoi cambiarlo nelle sue impostazioni.
settings-advice = Consigli
settings-paper = Documenti
settings-record = Scarica la registrazione fin qui
settings-record_failed = La registrazione ora non si può scaricare.
settings-rules = Regolamento
settings-seat = Il mio posto
settings-leave = Alzati dal tavolo
settings-leave_sure = Al tuo posto continuerà un bot. Con questo link puoi tornare quando vuoi. Ti alzi?
settings-leave_yes = Mi alzo
settings-leave_no = Resto
settings-seal = Il sigillo di chi dà le carte
settings-seal_why = Prima che qualcuno si sedesse, il server ha chiuso la sua parte di sorte in una busta: questo numero la sigilla. Ogni browser ne ha aggiunta una propria. A fine partita la busta si apre, e chiunque può controllare che nessuno abbia toccato dadi e carte.

## A hint

hint-ask = Che farebbe un bot?
hint-wait = Il bot ci pensa…
hint-told = Al tuo posto il bot sceglierebbe di { $deed }.
hint-why = Ragiona così: { $how }.
hint-honest = Sa soltanto ciò che sai tu, e ha già sbagliato altre volte.
hint-do = Fai così
hint-close = Grazie, decido io
hint-later = Il bot può consigliarti quando tocca a te.

deed-queue = mettere una pedina nella coda { $shop_of }
deed-pass = passare e tenere le carte per un altro giorno
deed-wait = aspettare al mercato
deed-home = tornare a casa dal mercato
deed-done = lasciare le altre pedine dove sono
deed-take = prendere { $goods_one }
deed-exchange = scambiare al mercato { $goods_one } con { $other_one }
deed-exchange_two = scambiare al mercato { $goods_one } e { $also_one } con { $other_one }
deed-exchange_alike = scambiare al mercato { $goods_two } con { $other_one }
deed-recall = riportare a casa la pedina al posto { $place } della coda { $shop_of }
deed-call = chiamare { $number }
deed-roll = lanciare e basta
deed-other = giocare così: { $move }

## After the game

after-fold = Guarda il tavolo
after-unfold = Com’è finita
after-standing = Classifica
after-place = { $number }º
after-missing = { $number ->
    [0] non manca niente
    [one] manca 1 merce
   *[other] mancano { $number } merci
}
after-rations = { $number ->
    [one] 1 tessera
   *[other] { $number } tessere
}
after-as_table = Lo stesso in una tabella
after-start = Inizio
after-day = Settimana { $week }, { $day }
after-round = Giro { $number }
after-turn = Turno { $number }
after-visits_up = Con le visite scoperte
after-visits_short = Visite
after-graph_none = L’andamento della partita ora non si può disegnare.
after-rematch = Un’altra partita, stesse persone
after-rematch_open = Il nuovo tavolo è pronto: andiamo
after-rematch_host = { $name } può aprire un nuovo tavolo per le stesse persone.
after-replay = Rivedi la partita
after-what_if = E se…? Mentre rivedi la partita puoi sederti al tavolo in qualunque punto e giocare da lì contro i bot.
after-record = Scarica la registrazione
after-check = Controlla la sorte
after-checking = Controlliamo riga per riga…
after-check_failed = Ora non si può controllare.
after-front = Alla pagina iniziale
proof-holds = Torna tutto.
proof-fails = In questa registrazione qualcosa non torna:
proof-lines = { $number ->
    [one] 1 riga della partita, lecita.
   *[other] { $number } righe della partita, tutte lecite.
}
proof-sealed = { $number ->
    [one] La sorte ha deciso 1 volta. L’abbiamo ricalcolata dalla busta aperta: il risultato è lo stesso.
   *[other] La sorte ha deciso { $number } volte. Le abbiamo ricalcolate tutte dalla busta aperta: il risultato è lo stesso.
}

## A replay

rerun-title = Replay
rerun-opening = Riavvolgiamo il nastro…
rerun-none = Questa partita non si può mostrare
rerun-table = Al tavolo
rerun-scrub = Punto della partita
rerun-at = { $at } di { $last }
rerun-play = Avvia
rerun-pause = Pausa
rerun-first = All’inizio
rerun-back = Un passo indietro
rerun-on = Un passo avanti
rerun-last = Alla fine
rerun-jump = Vai a
rerun-eyes = Con gli occhi di
rerun-eyes_all = Chi è di turno
rerun-eyes_watch = Pubblico
rerun-speed = Velocità
rerun-speed_times = { $number } ×
rerun-log = Che cosa è successo
rerun-begin = Prima della prima mossa
rerun-what_if_failed = Il nuovo tavolo ora non si può preparare.
rerun-what_if_as = Da qui in poi come { $name }, contro i bot
rerun-what_if_why = Si prepara un nuovo tavolo esattamente con questa posizione. Prendi il posto della persona con i cui occhi stai guardando; per gli altri giocano i bot, e la sorte riparte da capo.
refusal-replay-only = È un replay: si può guardare, ma quel che è fatto è fatto.
