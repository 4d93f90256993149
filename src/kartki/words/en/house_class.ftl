# A class: one code, one teacher, several tables

## Names of tables

class-table_kiosk = The Kiosk
class-table_ludowa_street = Ludowa Street
class-table_milk_bar = The Milk Bar
class-table_tram_stop = The Tram Stop
class-table_market_hall = The Market Hall
class-table_allotments = The Allotments
class-table_courtyard = The Courtyard
class-table_post_office = The Post Office
class-table_cinema = The Cinema
class-table_carpet_rack = The Carpet Rack
class-table_laundry = The Laundry
class-table_lipowa_street = Lipowa Street
class-table_railway_station = The Station
class-table_bakery = The Bakery
class-table_stairwell = The Stairwell
class-table_school_yard = The School Yard
class-table_library = The Library
class-table_zielona_street = Zielona Street
class-table_cloakroom = The Cloakroom
class-table_park_bench = The Park Bench
class-table_filling_station = The Filling Station
class-table_main_street = Main Street
class-table_soda_fountain = The Soda Fountain
class-table_victory_garden = The Victory Garden
class-table_general_store = The General Store
class-table_town_hall = The Town Hall
class-table_depot = The Depot
class-table_diner = The Diner
class-table_barber_shop = The Barber Shop
class-table_hardware_store = The Hardware Store
class-table_picture_house = The Picture House
class-table_ball_park = The Ball Park
class-table_front_porch = The Front Porch
class-table_bandstand = The Bandstand
class-table_water_tower = The Water Tower
class-table_elm_street = Elm Street
class-table_covered_bridge = The Covered Bridge
class-table_scrap_drive = The Scrap Drive
class-table_mail_box = The Mail Box
class-table_creek = The Creek

## What is refused

refusal-class-unknown = There is no class with the code { $code } here. A code ends with its class: ask for today’s.
refusal-class-damaged = What is stored of this class cannot be read. Its tables go on; a new class can be opened.
refusal-class-ended = This class has ended, so nobody joins it any more.
refusal-class-full = This class is full: it has room for { $most } pupils.
refusal-class-size = A class has between { $fewest } and { $most } pupils; { $number } cannot be seated.
refusal-class-too_few = A class begins with { $fewest } pupils or more; now there are { $number }.
refusal-class-minutes = A lesson lasts from { $fewest } to { $most } minutes, or 0 for as long as you like; { $number } is neither.
refusal-class-name_taken = Somebody in this class is called { $name } already. Take another name; if it is you on another phone, say so, and your teacher is asked.
refusal-class-name_alike = { $name } is in this class already, and your name looks too much like it. Take another one.
refusal-class-removed = Your teacher has taken you out of this class. Talk to your teacher.
refusal-class-not_yours = This class belongs to another teacher’s browser. Open one of your own, or use the key of that one.
refusal-class-stranger = This browser is not in the class yet. Join it with its code and a name.
refusal-class-begun = The tables of this class have begun already.
refusal-class-not_begun = The tables of this class have not begun yet.
refusal-class-not_over = The games of this class are not over yet.
refusal-class-paused = Your teacher has paused all tables. Nobody acts until it goes on.
refusal-class-seats = At a table of a class you sit by the code of the class, or where your teacher puts you.
refusal-class-hand = At a table of a class that is for the teacher to do, on the page of the class.
refusal-class-pupil = There is no such pupil in this class.
refusal-class-table = There is no such table in this class.
refusal-class-table_full = That table has { $most } seats, and pupils sit on all of them.
refusal-class-no_table = All tables of this class are taken, and there is no further one.
refusal-class-phrases = In this class one talks with the ready phrases only.
refusal-class-phone = Nobody waits to be let in from another phone under this number any more.
refusal-class-phones = Too many wait already to be let in from another phone. Your teacher can let them in.
refusal-class-message = A message to all has up to { $most } visible characters, in one line.
refusal-class-forget = The class can be forgotten sooner than that, but not later.
refusal-class-forgotten = This class has been deleted, with its names and answers.
refusal-class-questions = The questions are answered by pupils, once the game at their table is over.
refusal-class-answer = An answer has up to { $most } visible characters.

## Results as a table for a spreadsheet

class-column_round = Game
class-column_table = Table
class-column_name = Name
class-column_place = Place
class-column_by_time = Ended by time
class-column_yes = yes
class-column_no = no
class-column_answer = Answer { $number }
