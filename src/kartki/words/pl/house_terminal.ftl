# Zwarty ekran terminala

play-more = strona { $page } z { $pages }; następna: wpisz „dalej”
play-earlier = … { $number ->
    [one] 1 wcześniejszy wiersz
    [few] { $number } wcześniejsze wiersze
   *[other] { $number } wcześniejszych wierszy
}: wpisz „dziennik”
play-no_log = Nic się jeszcze nie wydarzyło.
command-more = dalej, more, m
command-log = dziennik, log

## Wiersz poleceń

version-pure = kartki { $version } (zasady w czystym Pythonie)
version-compiled = kartki { $version } (zasady skompilowane)
version-core = kartki { $version } (zasady skompilowane, z szybkim rdzeniem rozgrywek)
version-left_out = Bez szybkiego rdzenia rozgrywek: { $why }
help-kartki = Trzy gry planszowe o kolejkach i kartkach: graj, odtwarzaj, sprawdzaj, symuluj.
help-version = Podaj wersję i rodzaj zasad (czyste czy skompilowane) i zakończ.
help-lang = Język: { $languages }. Domyślnie język systemu.
help-game = Nazwa gry, na przykład ration_board.
help-file = Zapis gry (.game), zip z zapisami albo jeden z nich: zapisy.zip/NAZWA.game.
help-players = Ilu graczy gra.
help-option = Zasada domowa jako nazwa=wartość; można podać kilka razy.
help-edition = Wydanie gry: nazwa albo własny plik .toml.
help-play = Zagraj w terminalu z botami albo ze znajomymi przy jednej klawiaturze.
help-seats = Kto gdzie siedzi, po przecinku: imiona ludzi (you to ty), bot (zwykły bot) albo nazwa rodzaju bota.
help-bot = Rodzaj bota na wolne miejsca.
help-resume = Graj dalej w zapisaną grę: podaj jej plik albo last, czyli ostatnią.
help-new = Zacznij nową grę bez pytania o niedokończoną.
help-memory_aids = Pokazuj to, co trzeba by pamiętać: kupione karty, kartki, które ktoś na pewno ma, przyszłe dostawy.
help-replay = Przejdź przez zapis gry ruch po ruchu, w przód i w tył.
help-move = Pokaż pozycję po tylu ruchach i zakończ.
help-verify = Sprawdź zapis: czy każdy ruch jest zgodny z zasadami, każdy odcisk właściwy, a każde losowanie da się przeliczyć.
help-seen = Wypisz zapis tak, jak go widać z jednego miejsca; ? zastępuje to, co ukryte.
help-by = Miejsce: litera albo spectator (widz).
help-simulate = Niech boty rozegrają wiele gier; policz, kto wygrywa.
help-games = Ile gier.
help-bots = Boty po przecinku; obsadzają miejsca po kolei i zmieniają je z gry na grę.
help-jobs = Ile procesów gra naraz; wynik od tego nie zależy.
help-seed = Ziarno; to samo ziarno daje te same gry.
help-json = Wypisz wynik jako JSON.
help-records = Zapisz każdą grę w tym folderze.
help-rules = Wypisz zasadę o podanym numerze albo spis zasad gry.
help-rule = Numer zasady, na przykład RAT-RED-3, albo nazwa gry.
help-bots_list = Wypisz boty, które grają w daną grę.
help-editions = Wydania: zawartość pudełka jako dane, które można poprawić.
help-editions_check = Sprawdź własny plik wydania i wskaż każdy błąd z numerem wiersza.
help-editions_list = Wypisz wydania gry i pochodzenie ich liczb.
help-editions_show = Wypisz plik wydania, żeby go skopiować i poprawić.
help-edition_file = Plik wydania (.toml).
help-edition_name = Nazwa wydania.
play-you = Ty
play-hand_over = { $seat_me ->
    [yes] Teraz ty: siadaj do klawiatury i naciśnij Enter. Reszta nie patrzy.
   *[no] Teraz { $seat }: siadaj do klawiatury i naciśnij Enter. Reszta nie patrzy.
}
play-welcome = W każdej chwili możesz wpisać słowo pomoc. Gra zapisuje się sama.
play-asked = { $seat_me ->
    [yes] Twój ruch. { $question }
   *[no] { $seat }, twój ruch. { $question }
}
play-unknown = { $most ->
    [one] Nie rozumiem: „{ $text }”. Naciśnij Enter albo wpisz słowo pomoc.
   *[other] Nie rozumiem: „{ $text }”. Wpisz liczbę od 1 do { $most } albo słowo pomoc.
}
play-nothing = { $most ->
    [one] Naciśnij Enter albo wpisz słowo pomoc.
   *[other] Wpisz liczbę od 1 do { $most } albo słowo pomoc.
}
play-bye = Dobranoc. Gra jest zapisana: { $path }
play-over = Zapis tej gry: { $path }
play-damaged =
    Tej partii nie da się dokończyć. Zostaje tam, gdzie była: { $path }
    Zaczyna się nowa.
play-saved = Zapisano: { $path }
play-undone = Cofnięte.
play-resume = Jest niedokończona gra: { $players }. Grać dalej? [T/n]
play-interrupted = Przerwane. Wszystko, co było do tej pory, jest zapisane.
play-help =
    Wpisz numer tego, co wybierasz, i naciśnij Enter.
    Gdy jest tylko jedna możliwość, wystarczy sam Enter.
      cofnij         cofa twój ostatni ruch, jeśli nic jeszcze nie wyszło na jaw
      plansza        rysuje planszę jeszcze raz
      dziennik       opowiada, co się działo; dziennik 50: ostatnie 50 wierszy
      dalej          pokazuje następną stronę długiej listy możliwości
      zasady         pokazuje spis zasad; zasady { $rule }: jedną z nich
      zapisz NAZWA   robi kopię zapisu (gra i tak zapisuje się sama)
      koniec         przerywa grę; następnym razem zagrasz dalej od tego miejsca
words-yes = t, tak, y, yes
command-help = pomoc, help, ?, h
command-undo = cofnij, undo, u
command-save = zapisz, save
command-rules = zasady, zasada, rules, rule
command-board = plansza, board
command-quit = koniec, quit, q, exit
simulate-playing = Gramy
simulate-stopped = { $number ->
    [one] Przerwane; policzono 1 grę rozegraną do końca.
    [few] Przerwane; policzono { $number } gry rozegrane do końca.
   *[other] Przerwane; policzono { $number } gier rozegranych do końca.
}
simulate-rounds = Rundy w grze: średnio { $mean }, od { $least } do { $most }.
simulate-decisions = Decyzje w grze: średnio { $mean }, od { $least } do { $most }.
simulate-seed = Ziarno: { $number }
column-bot = bot
column-seat = miejsce
column-games = gry
column-wins = wygrane
column-rate = odsetek
column-interval = przedział 95%
edition-sound = { $path }: poprawne wydanie gry { $game } o nazwie { $name }.
edition-source = { $number ->
    [one] { $source }: 1 pozycja
    [few] { $source }: { $number } pozycje
   *[other] { $source }: { $number } pozycji
}
edition-flawed = { $number ->
    [one] 1 błąd; niczego nie zmieniono.
    [few] { $number } błędy; niczego nie zmieniono.
   *[other] { $number } błędów; niczego nie zmieniono.
}
trouble-game = Nie ma gry „{ $name }”. Znane gry: { $allowed }.
trouble-language = Nie ma tu języka „{ $name }”. Są: { $allowed }.
trouble-option-players = { $number ->
    [one] W pojedynkę się nie da: graczy ma być od { $least } do { $most }.
   *[other] Graczy ma być od { $least } do { $most }, a nie { $number }.
}
trouble-option-unknown = Nie ma opcji „{ $name }”. Znane opcje: { $allowed }.
trouble-option-value = „{ $value }” nie jest wartością opcji { $name }. Dozwolone: { $allowed }.
trouble-option-needs_clock = Opcja { $name }={ $value } wymaga stołu z zegarem, a tu zegara nie ma.
trouble-option-only_for = Opcja { $name }={ $value } jest tylko dla takiej liczby osób: { $allowed }.
trouble-option-form = „{ $value }” nie jest opcją. Napisz nazwa=wartość.
trouble-edition = Nie ma wydania „{ $name }”. Znane: { $allowed }; możesz też podać własny plik .toml.
trouble-edition_game = { $path } jest wydaniem innej gry: { $game }.
trouble-bot = Nie ma bota „{ $name }” do tej gry. Znane boty: { $allowed }.
trouble-name = „{ $name }” nie może być imieniem gracza: od 1 do 20 znaków, bez cudzysłowów, nawiasów kwadratowych, =, ;, !, @ i _.
trouble-name_mixed = W „{ $name }” są litery z kilku alfabetów, a takie potrafią wyglądać tak samo. Trzymaj się jednego.
trouble-name_letter = „{ $name }” to litera innego miejsca przy stole. Wybierz dłuższe imię.
trouble-resume_game = { $path } to partia innej gry: { $game }. Uruchom tamtą grę, żeby ją dokończyć.
trouble-name_twice = Dwie osoby mają na imię „{ $name }”. Nadaj im różne imiona.
trouble-seats_players = Liczba graczy to { $players }, a wymienionych miejsc jest { $seats }. Podaj tylko jedno z dwojga.
trouble-rule = Nie ma zasady { $rule }. Spis: zasady (przy stole) albo kartki rules GRA.
trouble-seat = Nie ma miejsca „{ $name }”. Miejsca: { $allowed }.
trouble-no_file = Nie ma pliku { $path }.
trouble-cannot_read = Nie da się odczytać { $path }: { $why }.
trouble-cannot_write = Nie da się zapisać { $path }: { $why }. To, co zapisano wcześniej, jest całe.
trouble-not_text = { $path } nie jest plikiem tekstowym.
trouble-zip_empty = W { $path } nie ma żadnego zapisu gry.
trouble-zip_which = W { $path } jest kilka zapisów. Wskaż jeden z nich: { $names }.
trouble-over = Gra z pliku { $path } jest skończona. Obejrzysz ją poleceniem kartki replay.
trouble-no_key = Gry z pliku { $path } nie da się wznowić: brakuje klucza rozdającego { $key }. Obejrzysz ją poleceniem kartki replay.
trouble-nothing_to_resume = Nie ma niedokończonej gry w { $game }.
trouble-unfinished = { $number ->
    [one] { $path } urywa się po 1 wierszu, przed końcem gry: to, co jest, się zgadza, ale reszty brakuje.
   *[other] { $path } urywa się po { $number } wierszach, przed końcem gry: to, co jest, się zgadza, ale reszty brakuje.
}
trouble-fault = Zepsuło się coś, co nie powinno się psuć. Twoje gry są zapisane. Raport dla twórców: { $path }
flaw-syntax = to nie jest TOML: { $found }
flaw-game = game to „{ $found }”; znane gry: { $allowed }.
flaw-name = name to „{ $found }”; użyj małych liter, cyfr i łączników, do 41 znaków.
flaw-name_taken = dom ma już inne wydanie o nazwie { $found }; nadaj swojemu własną nazwę.
flaw-type = { $where } to „{ $found }”, a powinno być rodzaju: { $allowed }.
flaw-choice = { $where } to „{ $found }”; dozwolone: { $allowed }.
flaw-range = { $where } to { $found }; dozwolone: { $allowed }.
flaw-unknown = pole { $found } nie jest tu znane; znane: { $allowed }.
flaw-missing = brakuje pola { $found }.
flaw-table_missing = musi być przynajmniej jedno [[{ $found }]].
flaw-twice = „{ $found }” występuje dwa razy.
flaw-text = text to tabela zdań według języka ({ $allowed }), każde w cudzysłowie; „{ $found }” nie pasuje.
flaw-count = musi ich być { $allowed }; jest: { $found }.
flaw-pattern = { $where } to „{ $found }”, a musi pasować do wzorca: { $allowed }
words-no = n, nie, no
trouble-exists = { $path } już istnieje; wybierz inną nazwę.
trouble-open_elsewhere = Gra w { $path } jest otwarta w innym oknie.
trouble-output = Nie da się wypisać wyniku: { $why }.
trouble-endless = Gra { $number } się nie skończyła; z tym pudełkiem boty nie dają sobie rady.
