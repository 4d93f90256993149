# Una classe: un codice, un insegnante, più tavoli

## Nomi dei tavoli

class-table_kiosk = L’edicola
class-table_ludowa_street = Via Ludowa
class-table_milk_bar = La latteria
class-table_tram_stop = La fermata del tram
class-table_market_hall = Il mercato coperto
class-table_allotments = Gli orti
class-table_courtyard = Il cortile
class-table_post_office = La posta
class-table_cinema = Il cinema
class-table_carpet_rack = Il battipanni
class-table_laundry = La lavanderia
class-table_lipowa_street = Via Lipowa
class-table_railway_station = La stazione
class-table_bakery = Il fornaio
class-table_stairwell = La tromba delle scale
class-table_school_yard = Il cortile della scuola
class-table_library = La biblioteca
class-table_zielona_street = Via Zielona
class-table_cloakroom = Il guardaroba
class-table_park_bench = La panchina
class-table_filling_station = Il distributore
class-table_main_street = La via principale
class-table_soda_fountain = Il banco delle bibite
class-table_victory_garden = L’orto della vittoria
class-table_general_store = L’emporio
class-table_town_hall = Il municipio
class-table_depot = Lo scalo
class-table_diner = La tavola calda
class-table_barber_shop = Il barbiere
class-table_hardware_store = La ferramenta
class-table_picture_house = Il cinematografo
class-table_ball_park = Il campo da baseball
class-table_front_porch = La veranda
class-table_bandstand = Il palco della banda
class-table_water_tower = La torre dell’acqua
class-table_elm_street = Via degli Olmi
class-table_covered_bridge = Il ponte coperto
class-table_scrap_drive = La raccolta del ferro
class-table_mail_box = La buca delle lettere
class-table_creek = Il ruscello

## Che cosa non si può

refusal-class-unknown = Qui non c’è una classe con il codice { $code }. Un codice finisce con la sua classe: chiedi quello di oggi.
refusal-class-damaged = Ciò che è salvato di questa classe non si può leggere. Ai suoi tavoli si continua; si può aprire una nuova classe.
refusal-class-ended = Questa classe è finita: non ci si può più entrare.
refusal-class-full = Questa classe è al completo: ha posto per { $most } alunni.
refusal-class-size = Una classe ha da { $fewest } a { $most } alunni; { $number } non si possono sistemare.
refusal-class-too_few = Una classe comincia con almeno { $fewest } alunni; ora sono { $number }.
refusal-class-minutes = Una lezione dura da { $fewest } a { $most } minuti, oppure 0, cioè quanto si vuole; { $number } non va bene.
refusal-class-name_taken = In questa classe qualcuno si chiama già { $name }. Scegli un altro nome; se sei tu con un altro telefono, dillo e chiediamo all’insegnante.
refusal-class-name_alike = In questa classe c’è già { $name }, e il tuo nome gli somiglia troppo. Scegline un altro.
refusal-class-removed = L’insegnante ti ha tolto da questa classe. Parlane con l’insegnante.
refusal-class-not_yours = Questa classe appartiene al browser di un altro insegnante. Aprine una tua, oppure usa la chiave di quella.
refusal-class-stranger = Questo browser non è ancora nella classe. Entra con il codice e un nome.
refusal-class-begun = I tavoli di questa classe hanno già cominciato.
refusal-class-not_begun = I tavoli di questa classe non hanno ancora cominciato.
refusal-class-not_over = Le partite di questa classe non sono ancora finite.
refusal-class-paused = L’insegnante ha messo in pausa tutti i tavoli. Nessuno gioca finché non si riprende.
refusal-class-seats = Al tavolo di una classe ci si siede con il codice della classe, o dove mette l’insegnante.
refusal-class-hand = Al tavolo di una classe questo spetta all’insegnante, sulla pagina della classe.
refusal-class-pupil = Questo alunno non è nella classe.
refusal-class-table = Questo tavolo non è nella classe.
refusal-class-table_full = Quel tavolo ha { $most } posti, e su tutti siedono alunni.
refusal-class-no_table = Tutti i tavoli di questa classe sono occupati, e non ce n’è un altro.
refusal-class-phrases = In questa classe si parla solo con le frasi pronte.
refusal-class-phone = Con questo numero nessuno aspetta più di entrare da un altro telefono.
refusal-class-phones = Già troppi aspettano di entrare da un altro telefono. L’insegnante può farli entrare.
refusal-class-message = Un messaggio a tutti ha fino a { $most } caratteri visibili, in una riga.
refusal-class-forget = Nomi e risposte si possono cancellare prima, ma non dopo.
refusal-class-forgotten = Questa classe è stata eliminata, con i nomi e le risposte.
refusal-class-questions = Alle domande rispondono gli alunni, quando la partita al loro tavolo è finita.
refusal-class-answer = Una risposta ha fino a { $most } caratteri visibili.

## Results as a table for a spreadsheet

class-column_round = Partita
class-column_table = Tavolo
class-column_name = Nome
class-column_place = Posto
class-column_by_time = Finita a tempo
class-column_yes = sì
class-column_no = no
class-column_answer = Risposta { $number }
