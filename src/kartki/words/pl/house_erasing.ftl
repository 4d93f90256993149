# Wymazywanie osoby z magazynu: co kartki tables erase mówi temu, kto prowadzi serwer

## Pomoc

help-erase = Wymaż osobę z magazynu: imię, klucz i to, co napisała, przy wszystkich stołach. Gry i zapisy zostają, z N.N. zamiast imienia. Można to zrobić także wtedy, gdy serwer działa.
help-erase_name = Imię. Wielkość liter nie ma znaczenia.
help-erase_table = Tylko osobę przy tym stole, nawet jeśli inni noszą to samo imię.
help-erase_seat = Z --table: osobę z tego miejsca, licząc od 1.
help-erase_everywhere = Z --table: także przy wszystkich innych stołach, przy których użyto tego samego klucza.
help-erase_all = Wszystkich o tym imieniu, łącznie z botami.
help-erase_yes = Nie pytaj.
help-erase_store = Inny plik niż magazyn serwera, na przykład kopia zapasowa.
help-scrub = Usuń z dysku bajty po skasowanych danych. Wymazywanie robi to automatycznie; to polecenie jest na wypadek, gdyby nie doszło do końca.

## Co zostałoby wymazane i co zostało

erase-person = { $said ->
    [0] Osoba { $number }, która nic nie napisała:
    [one] Osoba { $number }, z 1 wiadomością na czacie:
    [few] Osoba { $number }, z { $said } wiadomościami na czacie:
    [many] Osoba { $number }, z { $said } wiadomościami na czacie:
   *[other] Osoba { $number }, z { $said } wiadomości na czacie:
}
erase-bot = { $number }. Bot o tym imieniu:
erase-seat = stół { $code }, miejsce { $seat }, ostatnio używane { $date }: { $names }
erase-sure = Wymazać to na dobre? W kopiach magazynu nic się nie zmieni. (t/n)
erase-several = O ile wiadomo, imię „{ $name }” nosi kilka różnych osób ({ $number }): przy każdym stole przeglądarka ma inny klucz. Niczego nie wymazano.
erase-several_seat = Na tym miejscu siedziało kilka różnych osób ({ $number }). Niczego nie wymazano.
erase-several_how = Powiedz, o kogo chodzi: podaj imię z --table KOD --seat NUMER (a z --everywhere obejmie to wszystkie stoły, przy których użyto tego samego klucza) albo --all, jeśli o wszystkich z listy.
erase-nobody_name = Nikt w magazynie nie nosi imienia „{ $name }”. Niczego nie wymazano.
erase-nobody_seat = Przy stole { $code } na miejscu { $seat } nie siedział nikt, kogo można by wymazać.
erase-nobody_bots = Imię „{ $name }” noszą tylko boty, a bot to nie osoba. Niczego nie wymazano; --all zmieni im imiona.
erase-done = Wymazano przy { $tables ->
    [one] 1 stole
    [few] { $tables } stołach
    [many] { $tables } stołach
   *[other] { $tables } stołu
}, na { $seats ->
    [one] 1 miejscu
    [few] { $seats } miejscach
    [many] { $seats } miejscach
   *[other] { $seats } miejsca
}.
erase-done_chat = Na czacie: { $said ->
    [one] 1 własna wiadomość
    [few] { $said } własne wiadomości
    [many] { $said } własnych wiadomości
   *[other] { $said } własnej wiadomości
} oraz imię w { $mentions ->
    [one] 1 wiadomości
    [few] { $mentions } wiadomościach
    [many] { $mentions } wiadomościach
   *[other] { $mentions } wiadomości
} innych osób.
erase-gone = W plikach magazynu nic z tego nie zostało.
erase-unread = { $number ->
    [one] Jednego stołu nie da się odczytać, więc nikogo tam nie szukano: { $codes }.
    [few] { $number } stołów nie da się odczytać, więc nikogo tam nie szukano: { $codes }.
    [many] { $number } stołów nie da się odczytać, więc nikogo tam nie szukano: { $codes }.
   *[other] { $number } stołu nie da się odczytać, więc nikogo tam nie szukano: { $codes }.
} Co jest nie tak, powie kartki check-store. Napraw to i wymaż osobę jeszcze raz albo usuń to, czego nie da się odczytać: kartki tables delete.
scrub-done = W magazynie { $path } nie ma już bajtów po skasowanych danych.

## Czego nie da się zrobić

trouble-erase-whom = Kogo? Podaj imię albo stół i miejsce: kartki tables erase IMIĘ albo kartki tables erase --table KOD --seat NUMER.
trouble-erase-seat = --seat wymaga --table: przy którym stole jest to miejsce?
trouble-erase-table = Nie ma stołu o kodzie { $found }. Niczego nie wymazano.
trouble-erase-nobody = Nikt w magazynie nie nosi imienia „{ $found }”. Niczego nie wymazano.
trouble-erase-several = Imię „{ $found }” nosi już kilka osób. Niczego nie wymazano; uruchom polecenie jeszcze raz, żeby je zobaczyć.
trouble-erase-unsure = Niczego nie wymazano: nie ma tu kogo zapytać. Z --yes obejdzie się bez pytania.
trouble-erase-not_done = Niczego nie wymazano.
trouble-erase-unread = Niektórych stołów nie da się odczytać, więc nikogo tam nie szukano.
trouble-scrub-full = To, co wymazano, zniknęło ze wszystkich stołów, ale w plikach { $path } mogą jeszcze być stare bajty, bo dysk jest pełny ({ $found }). Zrób miejsce, mniej więcej dwa razy tyle, ile zajmuje magazyn, i uruchom kartki tables scrub; serwer przy starcie też to zrobi.
trouble-scrub-read_only = To, co wymazano, zniknęło ze wszystkich stołów, ale w plikach { $path } mogą jeszcze być stare bajty, bo tych plików nie da się zapisać ({ $found }). Uruchom kartki tables scrub, gdy zapis będzie możliwy; serwer przy starcie też to zrobi.
trouble-scrub-broken = To, co wymazano, zniknęło ze wszystkich stołów, ale w plikach { $path } mogą jeszcze być stare bajty: { $found }. Uruchom jeszcze raz kartki tables scrub; serwer przy starcie też to zrobi.
trouble-scrub-busy = To, co wymazano, zniknęło ze wszystkich stołów, ale w plikach { $path } mogą jeszcze być stare bajty, bo właśnie czyta je inny program (może powstaje kopia zapasowa). Uruchom kartki tables scrub, gdy skończy; serwer przy starcie też to zrobi.
