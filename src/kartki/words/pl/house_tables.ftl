# Stoły w sieci: dlaczego coś się nie uda i co się mówi o stole

refusal-seat-none = Nie masz miejsca przy tym stole.
refusal-seat-other = To ruch kogoś innego.
refusal-seat-stand_in = Gra za ciebie bot. Najpierw odbierz mu miejsce.
refusal-seat-is_yours = To miejsce już należy do ciebie.
refusal-seat-unknown = Nie ma takiego miejsca. Miejsc przy stole: { $number }.
refusal-seat-watching = Ten link jest dla widzów. Żeby zagrać, trzeba zaproszenia z kodem stołu.
refusal-seat-have_one = Masz już miejsce przy tym stole.
refusal-seat-taken = Tu siedzi { $name }.
refusal-seat-closed = Na tym miejscu siedzi bot. Gospodarz może je zwolnić.
refusal-seat-held = W tej grze ktoś już zajmował to miejsce, więc nie można tu po prostu usiąść. Poproś o nie: będzie twoje, gdy zgodzą się wszyscy pozostali przy stole.
refusal-seat-removed = Gospodarz odebrał ci to miejsce; teraz gra na nim bot. Poproś o nie: usiądziesz z powrotem, gdy zgodzą się wszyscy pozostali przy stole.
refusal-seat-other_hand = W tej grze należało już do ciebie inne miejsce i znasz jego karty. Drugiego nie możesz dostać.
refusal-seat-need_not_ask = O to miejsce nie trzeba prosić: po prostu usiądź.
refusal-seat-asked = { $name } już prosi o miejsce. Poczekaj, aż to się rozstrzygnie.
refusal-seat-host_alone = Z tych, którzy siedzą tu od początku, zgodzić się mógłby tylko gospodarz, a on nie decyduje sam, kto zobaczy te karty. Dlatego dalej gra bot, chyba że zajrzy tu i zgodzi się osoba, która zajmowała to miejsce.
refusal-seat-not_asked = Ta prośba o miejsce nie jest już aktualna.
refusal-seat-no_say = W sprawie tej prośby nie masz głosu.
refusal-seat-empty = Nikt tu nie siedzi.
refusal-seat-no_person = Gospodarzem może być tylko człowiek, a tu nikt nie siedzi.
refusal-seat-name = Imię ma od 1 do { $most } widocznych znaków, bez cudzysłowów, nawiasów kwadratowych, średników, podkreśleń i znaków =, ! oraz @.
refusal-seat-name_taken = Ktoś przy tym stole ma już na imię { $name }.
refusal-seat-name_mixed = Imię pisze się literami jednego alfabetu: nie miesza się na przykład liter łacińskich z greckimi ani z cyrylicą, bo niektóre wyglądają tak samo.
refusal-seat-name_alike = Na ekranie to imię wygląda jak { $name }, a ktoś przy tym stole już się tak nazywa.
refusal-figure-taken = Tę figurkę ma już { $name }. Wybierz inną.
refusal-figure-unknown = W pudełku nie ma takiej figurki: wszystkich jest { $number }.
refusal-figure-begun = Gra już się zaczęła i do jej końca każdy zostaje przy swojej figurce.
refusal-host-only = To może zrobić tylko gospodarz.
refusal-bot-unknown = Żaden bot „{ $name }” nie gra w tę grę. Są: { $allowed }.
refusal-table-begun = Gra już się zaczęła.
refusal-table-not_begun = Gra jeszcze się nie zaczęła.
refusal-table-not_over = Gra jeszcze się nie skończyła.
refusal-table-rematched = Nowy stół już jest: { $code }.
refusal-table-seats_empty = Są jeszcze wolne miejsca: { $seats }. Ktoś musi tam usiąść, choćby bot.
refusal-table-too_small = Na miejscu { $number } ktoś siedzi, więc miejsc musi być co najmniej tyle.
refusal-table-too_many = W tej chwili otwartych stołów jest za dużo. Spróbuj później.
refusal-table-closed = Ten stół zamknęła osoba, która prowadzi serwer. Dotychczasowy przebieg można dalej czytać; nikt już tu nie zagra.
refusal-table-deleted = Ten stół usunęła osoba, która prowadzi serwer.
refusal-table-held = Ta gra zaczęła się według innych zasad niż te, które teraz działają. Jest zachowana i potoczy się dalej w wersji, w której ją zaczęto.
refusal-table-damaged = Nie da się odczytać tego, co zapisano o tym stole. Nikt tego nie rusza; stół otworzy się znowu, gdy naprawi go osoba, która prowadzi serwer. Przy pozostałych stołach gra się dalej.
refusal-branch-number = Ta gra ma mniej wierszy; ostatni to { $number }.
refusal-branch-over = W tym miejscu gra była już skończona. Wybierz wcześniejszy wiersz.
refusal-game-unknown = Nie ma gry „{ $name }”. Są: { $allowed }.
refusal-edition-unknown = Nie ma wydania „{ $name }”. Są: { $allowed }.
refusal-option-unknown = Nie ma opcji „{ $name }”. Znane opcje: { $allowed }.
refusal-option-value = „{ $value }” nie jest wartością opcji { $name }. Dozwolone: { $allowed }.
refusal-option-needs_clock = Opcja { $name }={ $value } wymaga stołu na żywo.
refusal-option-only_for = Opcja { $name }={ $value } jest tylko dla takiej liczby osób: { $allowed }.
refusal-option-players = W tę grę nie zagra tylu graczy ({ $value }); najmniej i najwięcej: { $allowed }.
refusal-command-stale = Od tamtej pory coś się wydarzyło. Spójrz jeszcze raz i wtedy zagraj.
refusal-command-ahead = Wyprzedzasz grę: ostatni numer to { $number }.
refusal-notation-unreadable = Takiego ruchu ta gra nie zna.
refusal-message-malformed = Tej wiadomości stół nie rozumie: { $detail }
refusal-undo-off = Przy tym stole niczego się nie cofa.
refusal-undo-not_asked = Nikt nie prosi o cofnięcie.
refusal-chat-off = Gospodarz wyłączył czat.
refusal-chat-watching = Widzowie siedzą cicho.
refusal-chat-phrase = Nie ma takiego zwrotu. Są: { $allowed }.
refusal-chat-empty = Powiedz coś albo wybierz zwrot: jedno z dwojga.
refusal-chat-signs = Są w tym znaki, których nie da się pokazać.
refusal-hint-off = Gospodarz wyłączył podpowiedzi.
refusal-hint-none = W tej chwili nikt nic nie podpowie.
refusal-preview-luck = Los nie może tu przynieść „{ $line }”.
refusal-clock-late = Za późno: czas minął.
refusal-clock-standstill =
    { $seconds ->
        [one] Spekulant robi zakupy i wszystko stoi: jeszcze sekunda.
        [few] Spekulant robi zakupy i wszystko stoi: jeszcze { $seconds } sekundy.
       *[many] Spekulant robi zakupy i wszystko stoi: jeszcze { $seconds } sekund.
    }
refusal-table-not_ready = Zaczniemy, gdy znak da { $name }, najpóźniej za minutę.
refusal-ready-no_clock = Przy tym stole nie ma zegara: nikt się nie spieszy i nikt nie czeka.
refusal-ready-begun = Gra już trwa i na nikogo nie czeka.
refusal-store-full = Dysk serwera jest pełny. Nic nie przepadło i nic się nie stało; spróbuj ponownie, gdy będzie miejsce.
refusal-store-read_only = Serwer nie może pisać na swoim dysku. Nic nie przepadło i nic się nie stało; spróbuj później.
refusal-store-broken = Serwer nie zdołał tego zachować. Nic nie przepadło i nic się nie stało; spróbuj później.
refusal-server-fault = Coś zepsuło się na serwerze. Nic nie przepadło i nic się nie stało; notatka dla twórców jest w jego dzienniku.
refusal-hello-missing = Pierwsza wiadomość musi powiedzieć, o który stół chodzi.
refusal-hello-twice = Powitanie już było.
refusal-hello-table = Nie ma stołu { $code }.
refusal-hello-version = Ta strona jest w innej wersji niż serwer. Wczytaj ją ponownie.
refusal-hello-too_many = Za dużo błędnych kodów. Odczekaj minutę.

event-took_back = { $seat_me ->
    [yes] Cofasz swój ostatni ruch.
   *[no] { $seat } cofa ostatni ruch.
}
event-took_back_agreed = { $seat_me ->
    [yes] Wszyscy się zgadzają: cofnięto wszystko aż do twojego ostatniego ruchu.
   *[no] Wszyscy się zgadzają: cofnięto wszystko aż do ostatniego ruchu tej osoby: { $seat }.
}
event-played_by = { $seat_me ->
    [yes] Twoje miejsce: od teraz gra tam { $name }.
   *[no] Miejsce „{ $seat }”: od teraz gra tam { $name }.
}
event-played_by_bot = { $seat_me ->
    [yes] Twoje miejsce: od teraz gra tam bot ({ $bot_name }).
   *[no] Miejsce „{ $seat }”: od teraz gra tam bot ({ $bot_name }).
}
event-time_was_up = Czas minął: gra kończy się w tym miejscu.

fault-record-unfinished = gra nie jest skończona, a przyjmuje się tylko skończone.
fault-record-name = „{ $found }”: nikt przy stole nie może tak się nazywać. Imię ma od 1 do 20 widocznych znaków, bez cudzysłowów, nawiasów kwadratowych, =, ;, ! i @.
fault-record-bot_seat = z „{ $found }” nie wynika, który bot grał na którym miejscu; napisz b=BOT, z literą miejsca.
fault-record-bot_kind = „{ $found }”: żaden bot nie może tak się nazywać. Jego nazwa ma od 1 do 40 znaków: liter, cyfr i łączników.
fault-stored-page = strony magazynu, na których leży ten stół, są uszkodzone ({ $found }).
fault-stored-row = w kolumnie { $found } jest coś, czego tam być nie może.
fault-stored-text = jeden z jego tekstów nie jest już zapisany w UTF-8.
fault-stored-room = nie da się odczytać jego dokumentu: { $found }.
fault-stored-game = gra „{ $found }” nie jest tu znana.
fault-stored-lines = w jego zapisie brakuje wierszy albo jest ich za dużo (jest / powinno być: { $found }).
fault-stored-seats = jego miejsca ({ $found }) nie pasują do gry.
fault-stored-odd = nie da się go odtworzyć ({ $found }).

front-about = Trzy gry planszowe o kolejkach i kartkach: Kolejka, Reglamentacja i Ration Board. Serwer działa, stoły są otwarte; brakuje tylko stron do gry, bo jeszcze ich tu nie zbudowano.
front-build = Zatrzymaj serwer i uruchom go tym poleceniem: raz zbuduje strony, co potrwa minutę, i otworzy je.
front-terminal = Albo zagraj od razu w terminalu:
front-programs = Interfejs serwera, dla programów
