# Wymazywanie osoby z magazynu: co kartki tables erase mówi temu, kto prowadzi serwer

## Pomoc

help-erase = Wymaż osobę z magazynu: imię, klucz i to, co napisała, przy wszystkich stołach. Gry i zapisy zostają, z N.N. zamiast imienia. Także gdy serwer działa.
help-erase_name = Imię. Wielkość liter nie ma znaczenia.
help-erase_table = Tylko osobę przy tym stole, choć inni noszą to samo imię.
help-erase_seat = Z --table: osobę na tym miejscu, licząc od 1.
help-erase_everywhere = Z --table: także przy wszystkich innych stołach, przy których użyto tego samego klucza.
help-erase_all = Wszystkich o tym imieniu, łącznie z botami.
help-erase_yes = Nie pytaj.
help-erase_store = Inny plik niż magazyn serwera, na przykład kopia zapasowa.
help-scrub = Usuń z dysku bajty po skasowanych danych. Wymazywanie robi to samo z siebie; to polecenie jest na wypadek, gdyby nie zdążyło.

## Co zostałoby wymazane i co zostało

erase-person = { $said ->
    [0] Osoba { $number }, która nic nie napisała:
    [one] Osoba { $number }, z 1 wierszem czatu:
    [few] Osoba { $number }, z { $said } wierszami czatu:
    [many] Osoba { $number }, z { $said } wierszami czatu:
   *[other] Osoba { $number }, z { $said } wiersza czatu:
}
erase-bot = { $number }. Bot o tym imieniu:
erase-seat = stół { $code }, miejsce { $seat }, ostatnio używane { $date }: { $names }
erase-sure = Wymazać to na zawsze? Kopii magazynu to nie zmieni. (t/n)
erase-several = O ile wiadomo, imię „{ $name }” nosi kilka różnych osób ({ $number }): przy każdym stole przeglądarka ma inny klucz. Niczego nie wymazano.
erase-several_seat = Na tym miejscu siedziało kilka różnych osób ({ $number }). Niczego nie wymazano.
erase-several_how = Powiedz, o kogo chodzi: imię z --table KOD --seat NUMER (a z --everywhere przy wszystkich stołach z tym samym kluczem) albo --all, czyli wszystkich z listy.
erase-nobody_name = Nikt w magazynie nie nosi imienia „{ $name }”. Niczego nie wymazano.
erase-nobody_seat = Przy stole { $code } na miejscu { $seat } nie siedział nikt, kogo można by wymazać.
erase-nobody_bots = Imię „{ $name }” noszą tylko boty, a boty to nikt. Niczego nie wymazano; --all zmieni im imiona.
erase-done = Wymazano: { $tables ->
    [one] 1 stół
    [few] { $tables } stoły
    [many] { $tables } stołów
   *[other] { $tables } stołu
} i { $seats ->
    [one] 1 miejsce
    [few] { $seats } miejsca
    [many] { $seats } miejsc
   *[other] { $seats } miejsca
}.
erase-done_chat = W czacie: { $said ->
    [one] 1 własny wiersz
    [few] { $said } własne wiersze
    [many] { $said } własnych wierszy
   *[other] { $said } własnego wiersza
} oraz imię w { $mentions ->
    [one] 1 wierszu
    [few] { $mentions } wierszach
    [many] { $mentions } wierszach
   *[other] { $mentions } wiersza
} innych osób.
erase-gone = W plikach magazynu nic z tego nie zostało.
erase-unread = { $number ->
    [one] Jednego stołu nie da się odczytać, więc nikogo tam nie szukano: { $codes }.
    [few] { $number } stołów nie da się odczytać, więc nikogo tam nie szukano: { $codes }.
    [many] { $number } stołów nie da się odczytać, więc nikogo tam nie szukano: { $codes }.
   *[other] { $number } stołu nie da się odczytać, więc nikogo tam nie szukano: { $codes }.
} Co jest nie tak, powie kartki check-store. Napraw je i usuń dane jeszcze raz albo usuń te stoły: kartki tables delete.
scrub-done = W magazynie { $path } nie ma już bajtów po skasowanych danych.

## Czego się nie da

trouble-erase-whom = Kogo? Podaj imię albo stół i miejsce: kartki tables erase IMIĘ albo kartki tables erase --table KOD --seat NUMER.
trouble-erase-seat = --seat wymaga --table: przy którym stole jest to miejsce?
trouble-erase-table = Nie ma stołu o kodzie { $found }. Niczego nie wymazano.
trouble-erase-nobody = Nikt w magazynie nie nosi imienia „{ $found }”. Niczego nie wymazano.
trouble-erase-several = Imię „{ $found }” nosi tymczasem kilka osób. Niczego nie wymazano; uruchom polecenie jeszcze raz, żeby je zobaczyć.
trouble-erase-unsure = Niczego nie wymazano: nie ma kogo zapytać. Z --yes stanie się to bez pytania.
trouble-erase-not_done = Niczego nie wymazano.
trouble-erase-unread = Niektórych stołów nie da się odczytać, więc nikogo tam nie szukano.
trouble-scrub-full = To, co wymazano, zniknęło ze wszystkich stołów, ale w plikach { $path } mogą jeszcze być stare bajty, bo dysk jest pełny ({ $found }). Zrób miejsce, mniej więcej dwa razy tyle, ile zajmuje magazyn, i uruchom kartki tables scrub; serwer przy starcie też to zrobi.
trouble-scrub-read_only = To, co wymazano, zniknęło ze wszystkich stołów, ale w plikach { $path } mogą jeszcze być stare bajty, bo nie można do nich pisać ({ $found }). Uruchom kartki tables scrub, gdy będzie można; serwer przy starcie też to zrobi.
trouble-scrub-broken = To, co wymazano, zniknęło ze wszystkich stołów, ale w plikach { $path } mogą jeszcze być stare bajty: { $found }. Uruchom jeszcze raz kartki tables scrub; serwer przy starcie też to zrobi.
trouble-scrub-busy = To, co wymazano, zniknęło ze wszystkich stołów, ale w plikach { $path } mogą jeszcze być stare bajty, bo właśnie czyta je inny program, może kopia zapasowa. Uruchom kartki tables scrub, gdy skończy; serwer przy starcie też to zrobi.
