# Il browser: una classe, trenta alunni e un codice

class-title = Una classe · Kartki
class-page_title = La tua classe: { $game }
class-opening = Un momento …
class-new = Apri una classe
class-none = Classe { $code }

## Aprirla

class-mine = Le tue classi
class-back_teacher = Torna alla tua classe: { $game }, { $code }
class-back_pupil = Rientra nella classe: { $game }, { $code }
class-new_title = Gioca una classe intera
class-new_intro = Gli alunni giocano a tavoli da quattro, ognuno sul suo telefono o computer, con un solo codice per tutti. Non servono account. Tu non occupi un posto: metti in pausa, parli a tutti, chiudi la partita prima della campanella.
class-game = Quale gioco?
class-around = Per la lezione
class-around_plan = Il piano della lezione
class-around_sheet = La scheda per gli alunni
class-expected = Quanti alunni, all’incirca?
class-expected_note = Da 2 a 60. Non occorre essere precisi: chi arriva tardi trova posto, e i bot occupano i posti vuoti.
class-minutes = Quando finisce la partita?
class-minutes_note = Il tempo parte quando dai il via. In una lezione di 45 minuti ne restano circa 20 per giocare. Le partite ancora in corso finiscono allo scadere del tempo, e di ognuna si vede com’è andata. Puoi aggiungere minuti in ogni momento.
class-no_end = quando lo dico io
class-language = In quale lingua?
class-details = Bot, aiuti, chat
class-details_clock = Bot, aiuti, ritmo, chat
class-chat = Gli alunni possono scriversi
class-chat_off = per niente
class-chat_phrases = con frasi pronte
class-chat_free = liberamente
class-open = Apri la classe
class-wrong_number = Quanti alunni aspetti? Una classe ne ha da { $fewest } a { $most }.

## Il muro

class-poster = Come si entra
class-type_address = Sul telefono apri
class-type_code = e scrivi il codice
class-scan = oppure inquadra qui
class-to_wall = Pagina per il proiettore
class-wall_note = Mostra il codice, poi tutti i tavoli mentre giocano, e niente di quello che qualcuno tiene nascosto.
class-alone = Per ora solo questo computer può aprire le pagine. Collegalo al Wi-Fi e qui comparirà l’indirizzo. Se non compare, riavvia il programma così; la classe resta com’è.
class-joined = { $number ->
    [0] Non c’è ancora nessuno
    [one] C’è 1 alunno
   *[other] Ci sono { $number } alunni
}
class-begin = { $number ->
    [0] Si comincia
    [one] Si comincia con 1 alunno
   *[other] Si comincia con { $number } alunni
}
class-beginning = Si preparano i tavoli …
class-begin_few = Servono almeno due alunni.
class-begin_note = All’inizio gli alunni vengono distribuiti fra i tavoli, e i bot prendono i posti liberi.
class-ends_after = { $number ->
    [one] La partita finisce dopo 1 minuto.
   *[other] La partita finisce dopo { $number } minuti.
}
class-ends_by_you = La partita finisce quando lo dici tu.
class-late_title = Per chi arriva tardi

## Tavoli e alunni

class-tables = { $number ->
    [one] 1 tavolo
   *[other] { $number } tavoli
}
class-phase_gathering = sta per cominciare
class-phase_playing = si gioca
class-phase_over = finita
class-phase_closed = chiuso
class-phase_held = illeggibile
class-away = assente
class-stood_in = sostituito da un bot
class-pinned = scelto da te
class-look = Guarda
class-replay_wall = Replay sul proiettore
class-replay_shown = Ora il proiettore lo mostra.
class-replay_back = Di nuovo tutti i tavoli
class-without_table = Ancora senza tavolo:
class-change = (nome, tavolo, rimozione)
class-rename = Nome
class-move = Tavolo
class-move_note = Chi metti tu a un tavolo ci resta anche quando la classe viene distribuita.
class-remove = Togli dalla classe
class-remove_sure = Sì, togli { $name }
class-close = Chiudi

## Che cosa aspetta l’insegnante

class-to_decide = Tocca a te decidere
class-phone_asks = Qualcuno da un altro telefono dice: sono { $name }.
class-phone_yes = Fai entrare
class-phone_no = No
class-name_asks = { $name } vorrebbe chiamarsi «{ $wanted }».
class-name_yes = Va bene «{ $wanted }»
class-name_no = Resta { $name }

## Durante la partita

class-hand = La lezione
class-time_left = Tempo rimasto
class-no_end_set = Nessuna fine stabilita
class-all_over = Tutte le partite sono finite
class-paused = Tutti i tavoli sono in pausa
class-pause = Pausa per tutti
class-go_on = Si continua
class-more_minutes = { $number ->
    [one] Ancora 1 minuto
   *[other] Ancora { $number } minuti
}
class-end = Finisci ora
class-end_sure = Sì, finisci tutte le partite
class-end_not = No, non ancora
class-say = Un messaggio a tutti
class-say_go = Invia
class-said = Ogni tavolo legge: «{ $text }»
class-say_down = Togli il messaggio

## Dopo

class-again = Ancora una volta
class-again_note = Il giro { $number } comincia subito, con gli stessi alunni.
class-again_same = Stessi tavoli
class-again_mixed = Mescola i tavoli
class-results = Com’è andata
class-results_note = Posizioni e risposte sono solo per te; le registrazioni di tutte le partite si possono rivedere e controllare.
class-results_print = Pagina da stampare
class-results_csv = Risultati (CSV)
class-records = Registrazioni di tutte le partite (zip)
class-by_time = finita allo scadere del tempo
class-print = Stampa
class-back = Torna alla classe
class-round = Giro { $number }
class-answers = Che cosa hanno risposto gli alunni
class-answered = { $number ->
    [0] Nessuno ha ancora risposto alle tre domande di questo giro.
    [one] Ha risposto alle tre domande di questo giro 1 alunno su { $all }. Lo vedi solo tu.
   *[other] Hanno risposto alle tre domande di questo giro { $number } alunni su { $all }. Lo vedi solo tu.
}
class-no_answer = Nessuna risposta a questa domanda.

## Dimenticare, un secondo dispositivo

class-forget_title = I nomi vengono cancellati
class-forget_at = Nomi, chat e risposte di questa classe vengono cancellati { $date }. Le registrazioni delle partite restano, senza nomi.
class-forget_tonight = Oggi a mezzanotte
class-forget_now = Cancella ora
class-forget_sure = Sì, cancella nomi e risposte
class-second = Un secondo dispositivo
class-second_note = Gira per l’aula con un tablet: questo link apre lì la tua pagina. Contiene la tua chiave, perciò non proiettarlo.
class-second_show = Mostra il link
class-second_hide = Nascondi il link
class-second_link = Solo per te

## Un alunno

class-code_of = Classe { $code }
class-welcome = Stai per giocare a { $game }
class-your_name = Come ti chiami?
class-come_in = Entra
class-give_name = Dammi un nome di quel tempo
class-other_phone = Sono { $name }, da un altro telefono
class-name_note = Gli altri vedono il tuo nome. Viene cancellato al più tardi alla fine di domani; non c’è nessun account.
class-hello = Ciao, { $name }!
class-your_table = Il tuo tavolo
class-in_class = Sei dentro
class-neighbours = Con te: { $names }.
class-no_neighbours = Qui non siede ancora nessun altro.
class-name_waits = L’insegnante deve approvare il nome che hai scelto. Fino ad allora ti chiami { $name }.
class-phone_waits = Lo chiediamo all’insegnante
class-phone_how = Appena l’insegnante ti fa entrare, il tuo posto si apre su questo telefono.
class-phone_refused = L’insegnante non ha fatto entrare questo telefono con quel nome. Entra con un nome tuo.
class-phone_moved = Il tuo posto adesso è su un altro telefono: l’insegnante lo ha fatto entrare. Se non eri tu, dillo all’insegnante.
class-state_waiting = Aspetta qui. Il tavolo si apre da solo quando comincia la partita.
class-state_beginning = Si preparano i tavoli …
class-state_next_round = Si sta giocando. Avrai un posto nel prossimo giro; aspetta qui.
class-state_ended = Questa classe ha finito. Grazie per aver giocato!
class-state_waits = Aspetta qui.
class-meanwhile = Nel frattempo

## Al tavolo

lesson-band = La lezione
lesson-left = Tempo rimasto:{" "}
lesson-soon = { $number ->
    [one] Manca meno di un minuto.
   *[other] Mancano meno di { $number } minuti.
}
lesson-says = L’insegnante:
lesson-paused = Pausa
lesson-paused_why = L’insegnante ha messo in pausa tutti i tavoli. Non si perde niente; si riprende da qui.
lesson-wait = Aspetta l’insegnante.
lesson-ended = Le partite sono finite. Grazie!
lesson-no_seat = Qui non hai più un posto: puoi solo guardare. Chiedi all’insegnante.
lesson-next = Al prossimo tavolo
lesson-questions = Tre domande per te
lesson-questions_again = Cambia le risposte
lesson-questions_note = Quello che scrivi lo legge solo l’insegnante. Non ci sono voti, e puoi saltare una domanda.
lesson-send = Invia
lesson-later = Più tardi
lesson-thanks = Grazie. L’insegnante ha le tue risposte.

## Tre domande dopo ogni gioco

lesson-question1_kolejka = Che cosa hai fatto quando il negozio era vuoto?
lesson-question2_kolejka = Quanto valeva il tuo posto in coda?
lesson-question3_kolejka = Che cosa cambieresti?
lesson-question1_reglamentacja = Che cosa hai fatto quando con i tuoi bollini non potevi comprare niente?
lesson-question2_reglamentacja = Quanto valeva il tuo posto in coda?
lesson-question3_reglamentacja = Che cosa cambieresti?
lesson-question1_ration_board = Che cosa hai fatto quando l’Ufficio ha detto di no?
lesson-question2_ration_board = Quanto valeva per te un numero alto?
lesson-question3_ration_board = Che cosa cambieresti?
