# The browser: the first page, new tables, gathering round a table, several on one screen

lobby-title = Kartki: tre giochi di code e tessere annonarie
lobby-motto = Tre giochi da tavolo in cui manca sempre qualcosa
lobby-about = Le kartki erano le tessere annonarie polacche. Questa è una casa per tre giochi da tavolo su tempi in cui mancava tutto: gratis, senza account e senza pubblicità. Il server giudica ogni mossa secondo il regolamento, e a partita finita ogni lancio di dadi si può verificare.
lobby-for_programs = Per i programmi: l’interfaccia del server
lobby-to_front = Kartki: alla pagina iniziale
lobby-language = Lingua
lobby-sound = Suoni
lobby-motion = Animazioni

## The boxes

lobby-play_now = Gioca subito contro i bot
lobby-opening = Apriamo la scatola…
lobby-for_friends = Un tavolo per gli amici
lobby-learn = Impara a giocare
lobby-rules = Regole
lobby-history = Storia
lobby-default_name = Ospite

## Tables to go to

lobby-join = Hai un codice?
lobby-code_label = Il codice o il link dell’invito
lobby-join_go = Entra
lobby-code_missing = Prima scrivi le sei lettere e cifre dell’invito.
lobby-class = Una classe
lobby-class_note = Trenta alunni, un codice, una lezione: per scuole, biblioteche e musei.
lobby-class_go = Apri una classe
lobby-my_tables = I tuoi tavoli
lobby-go_on = Continua
lobby-finished = Partite finite
lobby-replay = Rivedi
lobby-public = Aperti a tutti
lobby-public_none = In questo momento nessun tavolo è aperto a tutti. Il tuo potrebbe essere il primo.
lobby-watch = Guarda
lobby-nobody_yet = ancora nessuno
lobby-phase-gathering = { $free ->
    [0] ci sono tutti, si comincia
    [one] un posto libero
   *[other] { $free } posti liberi
}
lobby-phase-playing = si sta giocando
lobby-phase-held = aspetta la sua versione delle regole
lobby-phase-over = partita finita
lobby-phase-closed = chiuso
lobby-turn_yours = Tocca a te
lobby-turn_others = Tocca a { $names }

## A new table

lobby-new_title = Un tavolo di { $game }
lobby-new_intro = Di’ in quanti siete, apri il tavolo e manda il link agli altri. I posti vuoti si possono dare ai bot.
lobby-your_name = Il tuo nome
lobby-name_hint = Perché gli altri sappiano chi sei. Nessun account, nient’altro.
lobby-where = Dove si gioca?
lobby-where-apart = Ognuno sul proprio schermo
lobby-where-apart_note = Avrai un link, un codice e un’immagine da inquadrare.
lobby-where-here = In più persone su questo schermo
lobby-where-here_note = Vi passate lo schermo; le carte in mano restano nascoste.
lobby-seats = Posti al tavolo
lobby-people_here = Chi gioca su questo schermo
lobby-person = Nome della persona { $number }
lobby-person_add = Un’altra persona
lobby-person_remove = Togli la persona { $number }
lobby-bots_fill = { $number ->
    [0] Non restano posti per i bot.
    [one] Un bot prende il posto che resta.
   *[other] I bot prendono i { $number } posti che restano.
}
lobby-open = Apri il tavolo
lobby-open_here = Si comincia
lobby-opening_table = Stiamo preparando il tavolo…
lobby-details = Regole della casa, tempo, usanze
lobby-details_note = Va già bene così; cambia ciò che vuoi.
lobby-no_game = Qui non c’è nessun gioco «{ $name }».
lobby-no_game_yet = A { $game } non si può ancora giocare nel browser.
lobby-house_rules = Regole della casa
lobby-edition = Edizione
lobby-edition-standard = la scatola originale
lobby-edition-rebuilt-1943 = 1943, ricostruita da ciò che si sa della scatola originale
lobby-edition-rebuilt-1983 = 1983, ricostruita da ciò che si sa della scatola originale
lobby-option-stalls = Le bancarelle del mercato
lobby-option-stalls-fixed = nell’ordine del regolamento
lobby-option-stalls-random = in un ordine sorteggiato
lobby-option-saturday = Il sabato ognuno mescola
lobby-option-saturday-all = tutte e dieci le carte coda
lobby-option-saturday-played = solo le carte giocate, che vanno sotto le altre
lobby-option-remind = Un lancio senza chiamata
lobby-option-remind-off = costa il turno
lobby-option-remind-on = è rifiutato, con un gentile promemoria
lobby-option-past_home = Un’auto che supera Casa
lobby-option-past_home-drive = prosegue con ciò che resta del lancio
lobby-option-past_home-stop = si ferma a Casa
lobby-option-places = Quando qualcuno ha vinto
lobby-option-places-off = la partita è finita
lobby-option-places-on = gli altri continuano per il piazzamento
lobby-option-pace = Le contrattazioni finiscono
lobby-option-pace-beats = quando decide la sorte, senza orologio
lobby-option-pace-live = quando cade la trottola
lobby-option-visits = Le visite a un tavolo di tre
lobby-option-visits-all = tutte e sei
lobby-option-visits-no_meal = solo quelle senza pasto
lobby-time = Tempo
lobby-pace = Ritmo
lobby-pace-live = In una sola seduta, con tutti al tavolo
lobby-pace-days = Senza orologio, una mossa quando si ha un momento
lobby-decision_seconds = Tempo per ogni decisione
lobby-seat_seconds = Tempo a testa, per tutta la partita
lobby-gone_seconds = Un bot sostituisce chi si è allontanato
lobby-no_limit = senza limite
lobby-never = mai
lobby-after = { $number ->
    [one] dopo un minuto
   *[other] dopo { $number } minuti
}
lobby-seconds = { $number ->
    [one] 1 secondo
   *[other] { $number } secondi
}
lobby-minutes = { $number ->
    [one] 1 minuto
   *[other] { $number } minuti
}
lobby-hours = { $number ->
    [one] 1 ora
   *[other] { $number } ore
}
lobby-manners = Usanze
lobby-undo = Le mosse si possono annullare
lobby-chat = C’è una chat
lobby-hints = Si può chiedere consiglio ai bot
lobby-memory_aids = Aiuti alla memoria: acquisti e consegne restano in vista
lobby-bot_delay = I bot giocano
lobby-bot_delay-fast = all’istante
lobby-bot_delay-usual = a un ritmo che si riesce a seguire
lobby-bot_delay-slow = con calma
lobby-who_comes = Chi può venire
lobby-by_link = Solo chi ha il link
lobby-public_yes = Chiunque: il tavolo appare sulla pagina iniziale

## Gathering

lobby-gathering = Ci si ritrova al tavolo
lobby-invited = C’è un invito per te: { $game }
lobby-invited_by = { $name } ti invita a giocare a { $game }
lobby-sit_first = Di’ chi sei e siediti. Tutto qui.
lobby-sit_down = Siediti
lobby-sit_here = Siediti qui
lobby-full = Tutti i posti sono occupati. Da qui puoi guardare.
lobby-watching_only = Questo link è per guardare. Quando la partita comincia, la vedrai qui.
lobby-seat = Posto { $number }
lobby-seat_free = libero
lobby-seat_you = tu
lobby-seat_host = chi ospita
lobby-seat_away = assente
lobby-seat_bot = bot
lobby-seats_title = Posti
lobby-bot_kind = Bot per il posto { $number }
lobby-bot_add = Metti un bot
lobby-bots_all = Bot su tutti i posti liberi
lobby-name_at = Nome al posto { $number }
lobby-rename = Cambia nome
lobby-rename_of = Cambia nome: { $name }
lobby-rename_done = Fatto
lobby-remove = Manda via
lobby-remove_of = Manda via { $name }
lobby-hand_over = Affida il tavolo
lobby-hand_over_to = Affida il tavolo a { $name }
lobby-figure = La mia pedina
lobby-figure_taken = { $figure }: è già di { $name }
lobby-rise = Alzati
lobby-start = Comincia la partita
lobby-start_not_yet = { $number ->
    [one] Un posto è ancora vuoto: deve sedersi qualcuno, magari un bot.
   *[other] { $number } posti sono ancora vuoti: deve sedersi qualcuno, magari dei bot.
}
lobby-start_ready = Ci sono tutti. Comincia quando vuoi.
lobby-start_sit = Ospiti tu il tavolo, ma non hai ancora un posto.
lobby-wait_host = Quando ci sono tutti, { $name } fa cominciare la partita.
lobby-wait_hosts = Quando ci sono tutti, chi ospita fa cominciare la partita.
lobby-invite = Invita gli altri
lobby-invite_how = Manda il link, leggi il codice ad alta voce o fai inquadrare l’immagine.
lobby-room_code = Codice del tavolo
lobby-share = Condividi
lobby-share_text = Vieni a giocare a { $game } con me. Il codice è { $code }.
lobby-qr = Il link come immagine da inquadrare
lobby-watching = { $number ->
    [0] Nessuno sta guardando.
    [one] Sta guardando una persona.
   *[other] Stanno guardando { $number } persone.
}
lobby-settings = Questo tavolo
lobby-seats_fewer = Un posto in meno
lobby-seats_more = Un posto in più
lobby-says-edition = Edizione: { $edition }
lobby-says-undo = { $on ->
    [yes] Le mosse si possono annullare.
   *[no] Non si annulla nulla.
}
lobby-says-chat = { $on ->
    [yes] C’è una chat.
   *[no] Non c’è chat.
}
lobby-says-hints = { $on ->
    [yes] Si può chiedere consiglio ai bot.
   *[no] Nessuno dà consigli.
}
lobby-says-memory_aids = { $on ->
    [yes] Aiuti alla memoria: si può rivedere che cosa è stato comprato, che cosa ognuno ha di sicuro in mano e quali consegne devono ancora arrivare.
   *[no] Niente aiuti alla memoria: ciò che si è visto una volta va ricordato, come a un tavolo vero.
}
lobby-says-public = { $on ->
    [yes] Il tavolo appare sulla pagina iniziale; può venire chiunque.
   *[no] Può venire solo chi ha il link.
}
lobby-says-decision_seconds = Ogni decisione: al massimo { $time }.
lobby-says-seat_seconds = Tempo a testa, in tutto: al massimo { $time }.
lobby-says-gone_seconds = Un bot sostituisce chi si allontana per { $time }.

## Several on one screen

lobby-pass = Ora { $name }
lobby-pass_how = Passa lo schermo a { $name }. Tocca quando nessun altro guarda.
lobby-pass_go = Sono { $name }
lobby-hotseat_lost = Le chiavi di questo tavolo non sono su questo dispositivo. Forse è stato aperto in un altro browser.
lobby-hotseat_now = Gioca { $name }

## Lost

lobby-lost = Su questo scaffale non c’è nulla
lobby-lost_why = Hai fatto la coda a un indirizzo dove non si distribuisce nulla: { $path }. Capita ai migliori.
lobby-lost_go = Alla pagina iniziale

## What the server could not do

refusal-house-away = Il server non risponde. C’è la connessione? Riprova tra un momento.
refusal-house-busy = Troppe richieste tutte insieme. Riprova tra un momento.
refusal-house-stopping = Chiudiamo per un momento. Torna presto.
refusal-house-fault = Si è rotto qualcosa che non doveva. È stato annotato per chi gestisce questo server.
refusal-table-unknown = Il tavolo { $code } non esiste. Guarda di nuovo il codice: ha lettere e cifre, ma né O né zero.
refusal-table-too_often = Dal tuo indirizzo sono stati aperti troppi tavoli in un’ora. Riprova più tardi.
refusal-code-too_many = Troppi codici sbagliati. Aspetta un minuto e guarda di nuovo il codice.
refusal-body-malformed = Il server non ha capito quello che questa pagina ha inviato. Ricaricala e riprova.
