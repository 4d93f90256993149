# Opieka nad stołami serwera: co kartki tables mówi temu, kto go prowadzi

## Pomoc

help-tables = Opiekuj się stołami serwera, także gdy działa.
help-tables_list = Wypisz stoły, od ostatnio zmienionego.
help-tables_phase = Tylko stoły w tej fazie: gathering, playing, over albo closed.
help-tables_older = Tylko stoły, przy których od tak dawna nic się nie działo: 45m, 12h albo 30d.
help-tables_due = Tylko stoły, na które według ustawień keep_…_days przyszła pora, i co by się z nimi stało. Niczego nie zmienia.
help-tables_json = Wypisz JSON, dla programów.

## Lista stołów

tables-head_code = KOD
tables-head_game = GRA
tables-head_phase = FAZA
tables-head_age = OSTATNIA ZMIANA
tables-head_lines = WIERSZE
tables-head_chat = CZAT
tables-head_people = LUDZIE
tables-phase_gathering = zbiera się
tables-phase_playing = w grze
tables-phase_over = skończony
tables-phase_closed = zamknięty
tables-due_delete = byłby usunięty
tables-due_close = byłby zamknięty
tables-due_record = zostałby bezimienny zapis
tables-age_now = przed chwilą
tables-age_minutes = { $number } min temu
tables-age_hours = { $number } godz. temu
tables-age_days = { $number ->
    [one] 1 dzień temu
    [few] { $number } dni temu
    [many] { $number } dni temu
   *[other] { $number } dnia temu
}
tables-count_phase = { $phase } { $number }
tables-count = { $number ->
    [one] 1 stół: { $phases }.
    [few] { $number } stoły: { $phases }.
    [many] { $number } stołów: { $phases }.
   *[other] { $number } stołu: { $phases }.
}
tables-none = Nie ma takich stołów.

## Czego się nie da

trouble-tables_phase = Nie ma fazy „{ $value }”. Dozwolone: { $allowed }.
trouble-tables_older = „{ $value }” to nie wiek. Napisz liczbę całkowitą z m, h albo d, czyli minutami, godzinami albo dniami, na przykład 30d.
trouble-admin-no_sockets = Magazyn { $path } ma otwarty serwer, a w tym systemie nie można go o nic poprosić, póki działa. Najpierw go zatrzymaj, potem spróbuj jeszcze raz.
trouble-admin-unreachable = Coś ma otwarty magazyn { $path }, ale przy kartki.sock obok niego żaden serwer nie odpowiada ({ $found }). Jeśli serwer właśnie się uruchamia albo kończy, spróbuj za chwilę; w przeciwnym razie najpierw go zatrzymaj.
trouble-admin-malformed = Serwer, który ma otwarty magazyn { $path }, nie rozumie tego polecenia, być może dlatego, że jest w innej wersji. Uruchom go ponownie w tej wersji albo najpierw go zatrzymaj.
trouble-admin-fault = Coś się zepsuło w serwerze, który ma otwarty magazyn { $path }. Notatka dla twórców jest w jego dzienniku.
