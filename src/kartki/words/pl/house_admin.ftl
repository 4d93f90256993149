# Opieka nad stołami serwera: co kartki tables mówi temu, kto go prowadzi

## Pomoc

help-tables = Opiekuj się stołami na serwerze, także wtedy, gdy działa.
help-tables_list = Wypisz stoły, od ostatnio zmienionego.
help-tables_phase = Tylko stoły w tej fazie: gathering, playing, over albo closed.
help-tables_older = Tylko stoły, przy których przez tyle czasu nic się nie działo: 45m, 12h albo 30d.
help-tables_due = Tylko stoły, na które według ustawień keep_…_days przyszła pora, i to, co by się z nimi stało. Niczego nie zmienia.
help-tables_json = Wypisz JSON, dla programów.
help-tables_show = Pokaż wszystko, co wolno wiedzieć o jednym stole: ustawienia, miejsca, czasy i rozmiary. Nie pokazuje żadnej zakrytej karty ani klucza.
help-tables_code = Kod stołu albo kod dla widzów.
help-tables_codes = Kody stołów albo kody dla widzów.
help-tables_chat = Pokaż też, co powiedziano na czacie.
help-tables_close = Zamknij stoły na dobre, bez wyniku. Nikt już tam nie zagra; dotychczasowy przebieg można dalej czytać.
help-tables_delete = Usuń stoły razem z grami i czatem, na dobre.
help-tables_yes = Usuń bez pytania.

## Lista stołów

tables-head_code = KOD
tables-head_game = GRA
tables-head_phase = FAZA
tables-head_age = OSTATNIA ZMIANA
tables-head_lines = WIERSZE
tables-head_chat = CZAT
tables-head_people = LUDZIE
tables-phase_gathering = przed grą
tables-phase_playing = w grze
tables-phase_over = po grze
tables-phase_closed = zamknięty
tables-due_delete = zostałby usunięty
tables-due_close = zostałby zamknięty
tables-due_record = zostałby zapis bez imion
tables-age_now = przed chwilą
tables-age_minutes = { $number } min temu
tables-age_hours = { $number } godz. temu
tables-age_days = { $number ->
    [one] 1 dzień temu
    [few] { $number } dni temu
    [many] { $number } dni temu
   *[other] { $number } dnia temu
}
tables-count_phase = { $phase } – { $number }
tables-count = { $number ->
    [one] 1 stół: { $phases }.
    [few] { $number } stoły: { $phases }.
    [many] { $number } stołów: { $phases }.
   *[other] { $number } stołu: { $phases }.
}
tables-none = Nie ma takich stołów.

## Jeden stół

tables-fact_code = kod stołu
tables-fact_watch = kod dla widzów
tables-fact_game = gra, wydanie
tables-fact_options = zasady domowe
tables-fact_pace = tempo
tables-fact_public = na liście publicznej
tables-fact_phase = faza
tables-fact_made = otwarty
tables-fact_changed = ostatnia zmiana
tables-fact_here = połączeń teraz
tables-fact_lines = wierszy zapisu
tables-fact_chat = wiadomości na czacie
tables-fact_rematch = rewanż
tables-fact_settings = ustawienia
tables-seat_bot = bot { $kind }
tables-seat_stand_in = w zastępstwie bot { $kind }
tables-seat_host = gospodarz
tables-seat_open = otwarte
tables-nobody = (nikt)

## Zamknięte, usunięte

tables-closed = Stół { $code } jest zamknięty. Nikt już tam nie zagra; dotychczasowy przebieg można dalej czytać.
tables-was_closed = Stół { $code } był już zamknięty.
tables-was_over = Przy stole { $code } gra już się skończyła: nie ma czego zamykać.
tables-deleted = Usunięto stół { $code } razem z grą i czatem.
tables-unknown = Nie ma stołu { $code }.
tables-played = Przy stole { $code } trwa gra, więc go nie usunięto. Żeby go usunąć, najpierw go zamknij: kartki tables close { $code }
tables-gathered = Przy stole { $code } są ludzie, więc go nie usunięto. Żeby go usunąć, najpierw go zamknij: kartki tables close { $code }
tables-unreadable = Tego, co zapisano o stole { $code }, nie da się odczytać, więc nie można go zamknąć. Więcej powie kartki check-store; można go usunąć: kartki tables delete { $code }
tables-sure = { $number ->
    [one] Usunąć na dobre stół { $codes } razem z grą i czatem? (tak/nie)
    [few] Usunąć na dobre { $number } stoły ({ $codes }) razem z grami i czatem? (tak/nie)
    [many] Usunąć na dobre { $number } stołów ({ $codes }) razem z grami i czatem? (tak/nie)
   *[other] Usunąć na dobre { $number } stołu ({ $codes }) razem z grami i czatem? (tak/nie)
}
tables-unsure = Niczego nie usunięto.
tables-left = Stoły są usunięte, ale ich starych bajtów nie udało się jeszcze zetrzeć z dysku: jest za mało miejsca albo inny program czyta { $path }. Zrób miejsce, a potem uruchom serwer ponownie albo usuń inny stół: wtedy znikną i one.

## Czego nie da się zrobić

trouble-tables_phase = Nie ma fazy „{ $value }”. Dozwolone: { $allowed }.
trouble-tables_older = „{ $value }” nie określa czasu. Napisz liczbę całkowitą i zaraz po niej m, h albo d (minuty, godziny albo dni), na przykład 30d.
trouble-admin-no_sockets = Z magazynu { $path } korzysta serwer, a w tym systemie nie można go o nic poprosić, póki działa. Najpierw go zatrzymaj, potem spróbuj jeszcze raz.
trouble-admin-unreachable = Coś korzysta z magazynu { $path }, ale pod kartki.sock obok niego nie odpowiada żaden serwer ({ $found }). Jeśli serwer właśnie się uruchamia albo zatrzymuje, spróbuj za chwilę; w przeciwnym razie najpierw go zatrzymaj.
trouble-admin-malformed = Serwer, który korzysta z magazynu { $path }, nie rozumie tego polecenia, być może dlatego, że jest w innej wersji. Uruchom go ponownie w tej wersji albo najpierw go zatrzymaj.
trouble-admin-fault = Coś zepsuło się na serwerze, który korzysta z magazynu { $path }. Notatka dla twórców jest w jego dzienniku.
trouble-tables_unknown = Nie ma stołu { $found }.
trouble-tables_unreadable = Tego, co zapisano o stole { $found }, nie da się odczytać. Więcej powie kartki check-store.
trouble-tables_yes = Nie ma tu kogo zapytać, czy na pewno, więc niczego nie usunięto. Dodaj do polecenia --yes.
