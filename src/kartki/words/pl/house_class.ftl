# Klasa: jeden kod, jeden nauczyciel, kilka stołów

## Nazwy stołów

class-table_kiosk = Kiosk
class-table_ludowa_street = Ulica Ludowa
class-table_milk_bar = Bar mleczny
class-table_tram_stop = Przystanek
class-table_market_hall = Hala targowa
class-table_allotments = Działki
class-table_courtyard = Podwórko
class-table_post_office = Poczta
class-table_cinema = Kino
class-table_carpet_rack = Trzepak
class-table_laundry = Magiel
class-table_lipowa_street = Ulica Lipowa
class-table_railway_station = Dworzec
class-table_bakery = Piekarnia
class-table_stairwell = Klatka schodowa
class-table_school_yard = Boisko
class-table_library = Biblioteka
class-table_zielona_street = Ulica Zielona
class-table_cloakroom = Szatnia
class-table_park_bench = Ławka w parku
class-table_filling_station = Stacja benzynowa
class-table_main_street = Główna ulica
class-table_soda_fountain = Bar z oranżadą
class-table_victory_garden = Ogródek zwycięstwa
class-table_general_store = Sklep wielobranżowy
class-table_town_hall = Ratusz
class-table_depot = Mała stacja
class-table_diner = Przydrożny bar
class-table_barber_shop = U fryzjera
class-table_hardware_store = Sklep żelazny
class-table_picture_house = Kino za rogiem
class-table_ball_park = Stadion
class-table_front_porch = Ganek
class-table_bandstand = Muszla koncertowa
class-table_water_tower = Wieża ciśnień
class-table_elm_street = Ulica Wiązów
class-table_covered_bridge = Kryty most
class-table_scrap_drive = Zbiórka złomu
class-table_mail_box = Skrzynka na listy
class-table_creek = Potok

## Czego nie można

refusal-class-unknown = Nie ma tu klasy o kodzie { $code }. Kod kończy się razem z klasą: zapytaj o dzisiejszy.
refusal-class-damaged = Zapisu tej klasy nie da się odczytać. Przy jej stołach gra się dalej; można otworzyć nową klasę.
refusal-class-ended = Ta klasa już się skończyła, więc nikt do niej nie dołącza.
refusal-class-full = Ta klasa jest pełna: mieści { $most } uczniów.
refusal-class-size = Klasa liczy od { $fewest } do { $most } uczniów; { $number } nie da się posadzić.
refusal-class-too_few = Klasa zaczyna od co najmniej { $fewest } uczniów; teraz jest { $number }.
refusal-class-minutes = Lekcja trwa od { $fewest } do { $most } minut albo 0, czyli ile trzeba; { $number } to ani jedno, ani drugie.
refusal-class-name_taken = W tej klasie ktoś już ma na imię { $name }. Wybierz inne imię; jeśli to ty na innym telefonie, powiedz to, a zapytamy nauczyciela.
refusal-class-name_alike = W tej klasie jest już { $name }, a twoje imię za bardzo je przypomina. Wybierz inne.
refusal-class-removed = Nauczyciel usunął cię z tej klasy. Porozmawiaj z nim.
refusal-class-not_yours = Ta klasa należy do przeglądarki innego nauczyciela. Otwórz własną albo użyj tamtego klucza.
refusal-class-stranger = Tej przeglądarki nie ma jeszcze w klasie. Dołącz, podając kod i imię.
refusal-class-begun = Stoły tej klasy już zaczęły grę.
refusal-class-not_begun = Stoły tej klasy jeszcze nie zaczęły gry.
refusal-class-not_over = Gry tej klasy jeszcze się nie skończyły.
refusal-class-paused = Nauczyciel zatrzymał wszystkie stoły. Gra stoi, dopóki jej nie wznowi.
refusal-class-seats = Przy stole klasy siada się przez kod klasy albo tam, gdzie posadzi nauczyciel.
refusal-class-hand = Przy stole klasy należy to do nauczyciela, na stronie klasy.
refusal-class-pupil = W tej klasie nie ma takiego ucznia.
refusal-class-table = W tej klasie nie ma takiego stołu.
refusal-class-table_full = Ten stół ma { $most } miejsca i na wszystkich siedzą uczniowie.
refusal-class-no_table = Wszystkie stoły tej klasy są zajęte, a dalszych nie ma.
refusal-class-phrases = W tej klasie rozmawia się tylko gotowymi zwrotami.
refusal-class-phone = Pod tym numerem nikt już nie czeka na wpuszczenie z innego telefonu.
refusal-class-phones = Zbyt wielu czeka już na wpuszczenie z innego telefonu. Może ich wpuścić nauczyciel.
refusal-class-message = Wiadomość do wszystkich ma do { $most } widocznych znaków, w jednym wierszu.
refusal-class-forget = Imiona i odpowiedzi można usunąć wcześniej, ale nie później.
refusal-class-forgotten = Ta klasa została usunięta, razem z imionami i odpowiedziami.
refusal-class-questions = Na pytania odpowiadają uczniowie, gdy gra przy ich stole się skończy.
refusal-class-answer = Odpowiedź ma do { $most } widocznych znaków.

## Results as a table for a spreadsheet

class-column_round = Gra
class-column_table = Stół
class-column_name = Imię
class-column_place = Miejsce
class-column_by_time = Koniec z upływem czasu
class-column_yes = tak
class-column_no = nie
class-column_answer = Odpowiedź { $number }
