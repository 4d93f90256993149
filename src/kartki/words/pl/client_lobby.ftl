# The browser: the first page, new tables, gathering round a table, several on one screen

lobby-title = Kartki: trzy gry o kolejkach i kartkach
lobby-motto = Trzy gry planszowe o tym, że wszystkiego jest za mało
lobby-about = Kartki to dom dla trzech gier planszowych o czasach, gdy wszystkiego brakowało: za darmo, bez kont i bez reklam. Serwer ocenia każdy ruch według zasad, a każdy rzut kośćmi można potem sprawdzić.
lobby-for_programs = Dla programów: interfejs serwera
lobby-to_front = Kartki: na stronę główną
lobby-language = Język
lobby-sound = Dźwięki
lobby-motion = Animacje

## The boxes

lobby-play_now = Graj od razu z botami
lobby-opening = Otwieramy pudełko…
lobby-for_friends = Stół dla znajomych
lobby-learn = Nauka gry
lobby-rules = Zasady
lobby-history = Historia
lobby-default_name = Gość

## Tables to go to

lobby-join = Masz kod?
lobby-code_label = Kod albo link z zaproszenia
lobby-join_go = Dołącz
lobby-code_missing = Najpierw wpisz sześć liter i cyfr z zaproszenia.
lobby-class = Klasa
lobby-class_note = Trzydzieścioro uczniów, jeden kod, jedna lekcja: dla szkół, bibliotek i muzeów.
lobby-class_go = Otwórz klasę
lobby-my_tables = Twoje stoły
lobby-go_on = Graj dalej
lobby-finished = Rozegrane do końca
lobby-replay = Obejrzyj
lobby-public = Otwarte dla wszystkich
lobby-public_none = W tej chwili nie ma otwartego stołu. Twój może być pierwszy.
lobby-watch = Oglądaj
lobby-nobody_yet = jeszcze nikogo
lobby-phase-gathering = { $free ->
    [0] wszyscy są, zaraz zaczynamy
    [one] jedno wolne miejsce
    [few] { $free } wolne miejsca
    [many] { $free } wolnych miejsc
   *[other] { $free } wolnego miejsca
}
lobby-phase-playing = gra trwa
lobby-phase-held = czeka na swoją wersję zasad
lobby-phase-over = koniec gry
lobby-phase-closed = stół zamknięty
lobby-turn_yours = Twój ruch
lobby-turn_others = Czekamy na ruch: { $names }

## A new table

lobby-new_title = Nowy stół: { $game }
lobby-new_intro = Wybierz, ilu was będzie, otwórz stół i wyślij reszcie link. Na wolnych miejscach mogą usiąść boty.
lobby-your_name = Twoje imię
lobby-name_hint = Żeby reszta wiedziała, kto gra. Żadnego konta, nic więcej.
lobby-where = Kto gdzie gra?
lobby-where-apart = Każdy na swoim ekranie
lobby-where-apart_note = Dostaniesz link, kod i obrazek do zeskanowania.
lobby-where-here = Kilka osób na tym ekranie
lobby-where-here_note = Podajecie sobie ekran; kart na ręce nikt nie podejrzy.
lobby-seats = Miejsca przy stole
lobby-people_here = Kto siedzi przy tym ekranie
lobby-person = Imię: osoba { $number }
lobby-person_add = Jeszcze ktoś
lobby-person_remove = Bez osoby { $number }
lobby-bots_fill = { $number ->
    [0] Dla botów nie zostaje żadne miejsce.
    [one] Wolne miejsce zajmie bot.
    [few] Pozostałe { $number } miejsca zajmą boty.
    [many] Pozostałe { $number } miejsc zajmą boty.
   *[other] Pozostałe { $number } miejsca zajmą boty.
}
lobby-open = Otwórz stół
lobby-open_here = Zaczynamy grę
lobby-opening_table = Nakrywamy do stołu…
lobby-details = Zasady domowe, czas, obyczaje
lobby-details_note = Wszystko jest ustawione rozsądnie; zmień, co chcesz.
lobby-no_game = Nie ma tu gry „{ $name }”.
lobby-no_game_yet = W grę { $game } nie można jeszcze grać w przeglądarce.
lobby-house_rules = Zasady domowe
lobby-edition = Wydanie
lobby-edition-standard = takie jak w pudełku
lobby-edition-rebuilt-1943 = z 1943 roku, odtworzone z tego, co wiadomo o oryginale
lobby-edition-rebuilt-1983 = z 1983 roku, odtworzone z tego, co wiadomo o oryginale
lobby-option-stalls = Stragany na bazarze
lobby-option-stalls-fixed = w kolejności z zasad
lobby-option-stalls-random = w kolejności losowej
lobby-option-saturday = W sobotę każdy tasuje
lobby-option-saturday-all = wszystkie dziesięć kart kolejki
lobby-option-saturday-played = tylko zagrane i wkłada je pod resztę stosu
lobby-option-remind = Rzut bez zapowiedzi
lobby-option-remind-off = kosztuje turę
lobby-option-remind-on = nie przejdzie: będzie życzliwe przypomnienie
lobby-option-past_home = Auto, które mija Dom
lobby-option-past_home-drive = jedzie dalej o resztę rzutu
lobby-option-past_home-stop = zatrzymuje się w Domu
lobby-option-places = Kiedy ktoś wygra
lobby-option-places-off = gra się kończy
lobby-option-places-on = pozostali grają dalej o miejsca
lobby-option-pace = Handel kończy się
lobby-option-pace-beats = gdy zdecyduje los, bez zegara
lobby-option-pace-live = gdy bączek padnie
lobby-option-visits = Wizyty, gdy grają trzy osoby
lobby-option-visits-all = wszystkie sześć
lobby-option-visits-no_meal = tylko te bez obiadu
lobby-time = Czas
lobby-pace = Tempo
lobby-pace-live = Za jednym posiedzeniem, wszyscy przy stole
lobby-pace-days = Bez zegara, ruch wtedy, gdy znajdzie się chwila
lobby-decision_seconds = Czas na każdą decyzję
lobby-seat_seconds = Czas dla każdej osoby na całą grę
lobby-gone_seconds = Bot zastępuje kogoś, kto odszedł od stołu
lobby-no_limit = bez ograniczeń
lobby-never = nigdy
lobby-after = { $number ->
    [one] po minucie
   *[other] po { $number } minutach
}
lobby-seconds = { $number ->
    [one] 1 sekunda
    [few] { $number } sekundy
    [many] { $number } sekund
   *[other] { $number } sekundy
}
lobby-minutes = { $number ->
    [one] 1 minuta
    [few] { $number } minuty
    [many] { $number } minut
   *[other] { $number } minuty
}
lobby-hours = { $number ->
    [one] 1 godzina
    [few] { $number } godziny
    [many] { $number } godzin
   *[other] { $number } godziny
}
lobby-manners = Obyczaje
lobby-undo = Ruchy można cofać
lobby-chat = Można rozmawiać na czacie
lobby-hints = Można prosić boty o radę
lobby-memory_aids = Pomoc dla pamięci: widać, co kto kupił i jakie dostawy zostały
lobby-bot_delay = Boty grają
lobby-bot_delay-fast = natychmiast
lobby-bot_delay-usual = tak, żeby dało się nadążyć
lobby-bot_delay-slow = bez pośpiechu
lobby-who_comes = Kto może przyjść
lobby-by_link = Tylko ci, którzy mają link
lobby-public_yes = Wszyscy: stół widać na stronie głównej

## Gathering

lobby-gathering = Zbieramy się przy stole
lobby-invited = Zaproszenie do gry: { $game }
lobby-invited_by = { $name } zaprasza do gry: { $game }
lobby-sit_first = Podaj imię i usiądź. To wszystko.
lobby-sit_down = Usiądź
lobby-sit_here = Usiądź tutaj
lobby-full = Wszystkie miejsca są zajęte. Możesz stąd oglądać.
lobby-watching_only = To link dla widzów. Gdy gra się zacznie, zobaczysz ją tutaj.
lobby-seat = Miejsce { $number }
lobby-seat_free = wolne
lobby-seat_you = ty
lobby-seat_host = gospodarz
lobby-seat_away = poza stołem
lobby-seat_bot = bot
lobby-seats_title = Miejsca
lobby-bot_kind = Bot na miejsce { $number }
lobby-bot_add = Posadź bota
lobby-bots_all = Boty na wszystkie wolne miejsca
lobby-name_at = Imię na miejscu { $number }
lobby-rename = Zmień imię
lobby-rename_of = Zmień imię: { $name }
lobby-rename_done = Gotowe
lobby-remove = Wyproś
lobby-remove_of = Wyproś: { $name }
lobby-hand_over = Mianuj gospodarzem
lobby-hand_over_to = Mianuj gospodarzem: { $name }
lobby-figure = Moja figurka
lobby-figure_taken = { $figure }: zajęte ({ $name })
lobby-rise = Wstań
lobby-start = Zaczynamy grę
lobby-start_not_yet = { $number ->
    [one] Jedno miejsce jest jeszcze wolne: ktoś musi tam usiąść, choćby bot.
    [few] { $number } miejsca są jeszcze wolne: ktoś musi tam usiąść, choćby boty.
    [many] { $number } miejsc jest jeszcze wolnych: ktoś musi tam usiąść, choćby boty.
   *[other] { $number } miejsca jest jeszcze wolne: ktoś musi tam usiąść, choćby boty.
}
lobby-start_ready = Wszyscy są. Można zaczynać.
lobby-start_sit = Jesteś gospodarzem, ale nie masz jeszcze miejsca.
lobby-wait_host = Gdy wszyscy będą, grę zacznie { $name }.
lobby-wait_hosts = Gdy wszyscy będą, gospodarz zacznie grę.
lobby-invite = Zaproś resztę
lobby-invite_how = Wyślij link, przeczytaj kod na głos albo daj obrazek do zeskanowania.
lobby-room_code = Kod stołu
lobby-share = Udostępnij
lobby-share_text = Chodź, zagramy! { $game }, kod stołu: { $code }.
lobby-qr = Link jako obrazek do zeskanowania
lobby-watching = { $number ->
    [0] Nikt się nie przygląda.
    [one] Przygląda się jedna osoba.
    [few] Przyglądają się { $number } osoby.
    [many] Przygląda się { $number } osób.
   *[other] Przygląda się { $number } osoby.
}
lobby-settings = Ten stół
lobby-seats_fewer = Jedno miejsce mniej
lobby-seats_more = Jedno miejsce więcej
lobby-says-edition = Wydanie: { $edition }
lobby-says-undo = { $on ->
    [yes] Ruchy można cofać.
   *[no] Niczego się nie cofa.
}
lobby-says-chat = { $on ->
    [yes] Można rozmawiać na czacie.
   *[no] Czat jest wyłączony.
}
lobby-says-hints = { $on ->
    [yes] Można prosić boty o radę.
   *[no] Nikt nie podpowiada.
}
lobby-says-memory_aids = { $on ->
    [yes] Jest pomoc dla pamięci: można sprawdzić, co kto kupił, co na pewno ma na ręce i jakie dostawy jeszcze przyjadą.
   *[no] Bez pomocy dla pamięci: co raz było widać, trzeba zapamiętać, jak przy prawdziwym stole.
}
lobby-says-public = { $on ->
    [yes] Stół widać na stronie głównej; może przyjść każdy.
   *[no] Przyjść mogą tylko ci, którzy mają link.
}
lobby-says-decision_seconds = Czas na każdą decyzję: { $time }.
lobby-says-seat_seconds = Czas dla każdej osoby na całą grę: { $time }.
lobby-says-gone_seconds = Za kogoś, kto odejdzie od stołu, zagra bot. Najpierw czekamy: { $time }.

## Several on one screen

lobby-pass = Teraz { $name }
lobby-pass_how = Ekran dostaje { $name }. Dotknij, gdy nikt inny nie patrzy.
lobby-pass_go = Tu { $name }
lobby-hotseat_lost = Na tym urządzeniu nie ma kluczy do tego stołu. Może otwarto go w innej przeglądarce.
lobby-hotseat_now = Gra { $name }

## Lost

lobby-lost = Na tej półce nic nie ma
lobby-lost_why = Pod tym adresem nic dziś nie rzucili: { $path }. Zdarza się najlepszym.
lobby-lost_go = Na stronę główną

## What the server could not do

refusal-house-away = Serwer nie odpowiada. Czy masz połączenie z siecią? Spróbuj za chwilę.
refusal-house-busy = Zbyt wiele próśb naraz. Spróbuj za chwilę.
refusal-house-stopping = Zamykamy na chwilę. Wróć niebawem.
refusal-house-fault = Zepsuło się coś, co nie powinno. Zanotowaliśmy to dla osoby, która prowadzi ten serwer.
refusal-table-unknown = Nie ma stołu { $code }. Spójrz na kod jeszcze raz: są w nim litery i cyfry, ale nie ma O ani zera.
refusal-table-too_often = W ciągu godziny otwarto z twojego adresu zbyt wiele stołów. Spróbuj później.
refusal-code-too_many = Za dużo błędnych kodów. Odczekaj minutę i spójrz na kod jeszcze raz.
refusal-body-malformed = Serwer nie zrozumiał tego, co wysłała ta strona. Wczytaj ją jeszcze raz i spróbuj ponownie.
