# Przeglądarka: klasa, trzydzieścioro uczniów i jeden kod

class-title = Klasa · Kartki
class-page_title = Twoja klasa: { $game }
class-opening = Chwileczkę…
class-new = Otwórz klasę
class-none = Klasa { $code }

## Otwieranie

class-mine = Twoje klasy
class-back_teacher = Wróć do swojej klasy: { $game }, { $code }
class-back_pupil = Wróć do klasy: { $game }, { $code }
class-new_title = Gra cała klasa
class-new_intro = Uczniowie grają przy czteroosobowych stołach, każdy na swoim telefonie albo komputerze, a kod jest jeden dla wszystkich. Nikt nie zakłada konta. Ty nie zajmujesz miejsca przy stole: możesz ogłosić przerwę, odezwać się do wszystkich i zakończyć grę przed dzwonkiem.
class-game = Która gra?
class-around = Do lekcji
class-around_plan = Scenariusz lekcji
class-around_sheet = Karta pracy dla uczniów
class-expected = Ilu mniej więcej uczniów?
class-expected_note = Od 2 do 60. Nie musi się zgadzać: spóźnieni znajdą miejsce, a puste zajmą boty.
class-minutes = Kiedy kończy się gra?
class-minutes_note = Czas biegnie od chwili, gdy zaczniecie. W lekcji 45-minutowej na grę zostaje około 20 minut. Gry, które wtedy jeszcze trwają, kończą się z upływem czasu i każda podaje wynik. W każdej chwili możesz dodać minut.
class-no_end = kiedy powiem
class-language = W jakim języku?
class-details = Boty, pomoc, rozmowy
class-details_clock = Boty, pomoc, tempo, rozmowy
class-chat = Uczniowie mogą do siebie pisać
class-chat_off = wcale
class-chat_phrases = gotowymi zwrotami
class-chat_free = swobodnie
class-open = Otwórz klasę
class-wrong_number = Ilu będzie uczniów? W klasie może ich być od { $fewest } do { $most }.

## Na ścianę

class-poster = Jak wejść do klasy
class-type_address = Otwórz na telefonie
class-type_code = i wpisz kod
class-scan = albo zeskanuj
class-to_wall = Strona na rzutnik
class-wall_note = Pokazuje kod, a potem wszystkie stoły w trakcie gry. Nie zdradza niczego, co ktoś ukrywa.
class-alone = Na razie te strony otwiera tylko ten komputer. Połącz go z siecią Wi-Fi, a pojawi się tu adres. Jeśli się nie pojawi, uruchom program ponownie w ten sposób; klasa zostanie, jaka jest.
class-joined = { $number ->
    [0] Nie ma jeszcze nikogo
    [one] Jest 1 osoba
    [few] Są { $number } osoby
   *[other] Jest { $number } osób
}
class-begin = { $number ->
    [0] Zaczynamy
    [one] Zaczynamy: 1 osoba
    [few] Zaczynamy: { $number } osoby
   *[other] Zaczynamy: { $number } osób
}
class-beginning = Szykujemy stoły…
class-begin_few = Potrzeba co najmniej dwojga uczniów.
class-begin_note = Na początku gry uczniowie zostaną równo rozsadzeni, a wolne miejsca zajmą boty.
class-ends_after = { $number ->
    [one] Gra skończy się po 1 minucie.
   *[other] Gra skończy się po { $number } minutach.
}
class-ends_by_you = Gra skończy się, kiedy zdecydujesz.
class-late_title = Dla spóźnionych

## Stoły i uczniowie

class-tables = { $number ->
    [one] 1 stół
    [few] { $number } stoły
   *[other] { $number } stołów
}
class-phase_gathering = zaraz zacznie
class-phase_playing = gra trwa
class-phase_over = koniec gry
class-phase_closed = stół zamknięty
class-phase_held = nie do odczytania
class-away = bez połączenia
class-stood_in = zastępuje bot
class-pinned = twój wybór
class-look = Zajrzyj
class-replay_wall = Powtórka na rzutnik
class-replay_shown = Rzutnik już ją pokazuje.
class-replay_back = Znów wszystkie stoły
class-without_table = Jeszcze bez stołu:
class-change = (imię, stół, usunięcie)
class-rename = Imię
class-move = Stół
class-move_note = Kogo posadzisz, ten zostaje przy tym stole także po rozsadzeniu klasy.
class-remove = Usuń z klasy
class-remove_sure = Na pewno usunąć: { $name }
class-close = Zamknij

## Co czeka na nauczyciela

class-to_decide = To czeka na twoją decyzję
class-phone_asks = Ktoś z innego telefonu pisze: to ja, { $name }.
class-phone_yes = Wpuść
class-phone_no = Nie
class-name_asks = { $name } chce się nazywać „{ $wanted }”.
class-name_yes = Zgoda na „{ $wanted }”
class-name_no = Zostaje { $name }

## W trakcie gry

class-hand = Lekcja
class-time_left = Pozostały czas
class-no_end_set = Bez ustalonego końca
class-all_over = Wszystkie gry skończone
class-paused = Przerwa przy wszystkich stołach
class-pause = Przerwa dla wszystkich
class-go_on = Gramy dalej
class-more_minutes = { $number ->
    [one] Jeszcze 1 minuta
    [few] Jeszcze { $number } minuty
   *[other] Jeszcze { $number } minut
}
class-end = Zakończ teraz
class-end_sure = Na pewno zakończyć wszystkie gry
class-end_not = Nie, jeszcze nie
class-say = Wiadomość do wszystkich
class-say_go = Wyślij
class-said = Wszyscy czytają: „{ $text }”
class-say_down = Usuń wiadomość

## Po grze

class-again = Jeszcze raz
class-again_note = Runda { $number } zaczyna się od razu, z tymi samymi uczniami.
class-again_same = Te same stoły
class-again_mixed = Rozsadź na nowo
class-results = Co z tego wyszło
class-results_note = Miejsca i odpowiedzi są tylko dla ciebie; zapisy wszystkich gier można odtworzyć i sprawdzić.
class-results_print = Strona do druku
class-results_csv = Wyniki (CSV)
class-records = Zapisy wszystkich gier (zip)
class-by_time = zakończona z upływem czasu
class-print = Drukuj
class-back = Wróć do klasy
class-round = Runda { $number }
class-answers = Odpowiedzi uczniów
class-answered = { $number ->
    [0] W tej rundzie nikt jeszcze nie odpowiedział na trzy pytania.
   *[other] Odpowiedzi na trzy pytania w tej rundzie: { $number } z { $all }. Widzisz je tylko ty.
}
class-no_answer = Nikt nie odpowiedział na to pytanie.

## Zapominanie, drugie urządzenie

class-forget_title = Imiona znikną
class-forget_at = Imiona, czat i odpowiedzi tej klasy zostaną usunięte: { $date }. Zapisy gier zostaną, bez imion.
class-forget_tonight = Dziś o północy
class-forget_now = Usuń teraz
class-forget_sure = Na pewno usunąć imiona i odpowiedzi
class-second = Drugie urządzenie
class-second_note = Przejdź się po klasie z tabletem: ten link otwiera na nim twoją stronę. Jest w nim twój klucz, więc nie pokazuj go na ścianie.
class-second_show = Pokaż link
class-second_hide = Ukryj link
class-second_link = Tylko dla ciebie

## Uczeń

class-code_of = Klasa { $code }
class-welcome = Zaraz zagrasz: { $game }
class-your_name = Jak masz na imię?
class-come_in = Wejdź
class-give_name = Daj mi imię z tamtych czasów
class-other_phone = To ja, { $name }, z innego telefonu
class-name_note = Inni zobaczą twoje imię. Zniknie najpóźniej z końcem jutrzejszego dnia; konta nie ma.
class-hello = Cześć, { $name }!
class-your_table = Twój stół
class-in_class = Jesteś w klasie
class-neighbours = Razem z tobą: { $names }.
class-no_neighbours = Nikt więcej tu jeszcze nie siedzi.
class-name_waits = Podane imię czeka na zgodę nauczyciela. Na razie nazywasz się { $name }.
class-phone_waits = Pytamy nauczyciela
class-phone_how = Gdy tylko nauczyciel cię wpuści, twoje miejsce otworzy się na tym telefonie.
class-phone_refused = Nauczyciel nie wpuścił tego telefonu pod tamtym imieniem. Wejdź pod swoim.
class-phone_moved = Twoje miejsce jest teraz na innym telefonie: nauczyciel go wpuścił. Jeśli to nie ty, powiedz nauczycielowi.
class-state_waiting = Poczekaj tutaj. Stół otworzy się sam, gdy zacznie się gra.
class-state_beginning = Szykujemy stoły…
class-state_next_round = Gra trwa. Dostaniesz miejsce w następnej rundzie; poczekaj tutaj.
class-state_ended = Ta klasa już skończyła. Dziękujemy za grę!
class-state_waits = Poczekaj tutaj.
class-meanwhile = Tymczasem

## Przy stole

lesson-band = Lekcja
lesson-left = Pozostały czas:{" "}
lesson-soon = { $number ->
    [one] Została mniej niż minuta.
   *[other] Zostało mniej niż { $number } minut.
}
lesson-says = Nauczyciel:
lesson-paused = Przerwa
lesson-paused_why = Nauczyciel zatrzymał wszystkie stoły. Nic nie przepada; zaraz gramy dalej.
lesson-wait = Poczekaj na nauczyciela.
lesson-ended = Koniec gry. Dziękujemy!
lesson-no_seat = Nie masz już tu miejsca, tylko patrzysz. Zapytaj nauczyciela.
lesson-next = Do następnego stołu
lesson-questions = Trzy pytania do ciebie
lesson-questions_again = Zmień odpowiedzi
lesson-questions_note = To, co napiszesz, przeczyta tylko nauczyciel. Ocen nie ma, a pytanie można pominąć.
lesson-send = Wyślij
lesson-later = Później
lesson-thanks = Dziękujemy. Nauczyciel ma twoje odpowiedzi.

## Trzy pytania po każdej grze

lesson-question1_kolejka = Jaki był twój sposób na pusty sklep?
lesson-question2_kolejka = Ile było warte twoje miejsce w kolejce?
lesson-question3_kolejka = Co trzeba by zmienić?
lesson-question1_reglamentacja = Jaki był twój sposób, gdy kartki do niczego w sklepie nie pasowały?
lesson-question2_reglamentacja = Ile było warte twoje miejsce w kolejce?
lesson-question3_reglamentacja = Co trzeba by zmienić?
lesson-question1_ration_board = Urząd odmówił. Co wtedy?
lesson-question2_ration_board = Ile była warta wysoka zapowiedź?
lesson-question3_ration_board = Co trzeba by zmienić?
