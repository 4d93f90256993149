# Dom: co mówi wiersz poleceń i każdy stół

## Przy stole

bot-names = Krystyna, Tadeusz, Danuta, Leszek, Wiesława, Bogdan, Teresa, Stanisław
names-one = { $seat_me ->
    [yes] ty
   *[no] { $seat }
}
verbs-call = zapowiadam, zapowiedź, zapowiedz, call, calls
verbs-roll = rzucam, rzuć, rzuc, rzut, roll, rolls, r

refusal-chance-first = Najpierw głos ma los: poczekaj chwilę.
refusal-turn-not_yours = Teraz nie twój ruch.
refusal-game-over = Gra jest skończona.
refusal-undo-nothing = Nie ma jeszcze czego cofać.
refusal-undo-not_yours = Ostatni ruch nie był twój, więc nie możesz go cofnąć.
refusal-undo-revealed = Od tamtej pory coś wyszło na jaw, więc tego ruchu nie da się już cofnąć.
refusal-undo-clock = Biegnie zegar, a wtedy niczego nie można cofnąć.
refusal-undo-time_up = Czas minął i gra jest skończona, więc niczego się już nie cofa.

bot-greedy = sięga po to, co najprędzej da mu brakujący towar
    .name = łapczywy
bot-neighbour = ocenia kolejki, karty i dostawy: czego trzeba na jego listę, a czego temu, kto prowadzi
    .name = sąsiad
bot-planner = rozgrywa w głowie najbliższe dni, raz po raz, i robi to, co najczęściej wygrywa
    .name = planista
bot-random = wybiera na chybił trafił, z równą szansą na wszystko, co wolno
    .name = losowy
bot-navigator = zapowiada liczbę, z którą przeciętnie najszybciej wróci do Domu
    .name = nawigator
bot-six = zapowiada 6 albo odległość do celu, jeśli jest mniejsza
    .name = szóstka
bot-always6 = zawsze zapowiada 6
    .name = zawsze 6

## Odtwarzanie, sprawdzanie, symulacje

replay-keys = [{ $at }/{ $last }] Enter: dalej, b: wstecz, liczba: do tego ruchu, q: koniec
replay-at = Ruch { $at } z { $last }: { $line }
replay-next = Teraz: { $seat } ({ $mark })
verify-lines = { $number ->
    [one] { $path }: 1 wiersz dziennika, zgodny z zasadami.
    [few] { $path }: { $number } wiersze dziennika, wszystkie zgodne z zasadami.
   *[other] { $path }: { $number } wierszy dziennika, wszystkie zgodne z zasadami.
}
verify-fingerprints = { $number ->
    [one] 1 odcisk, właściwy.
    [few] { $number } odciski, wszystkie właściwe.
   *[other] { $number } odcisków, wszystkie właściwe.
}
verify-refusals = { $number ->
    [one] 1 wiersz, który musi zostać odrzucony, i jest odrzucony.
    [few] { $number } wiersze, które muszą zostać odrzucone, i są odrzucone.
   *[other] { $number } wierszy, które muszą zostać odrzucone, i są odrzucone.
}
verify-sealed = { $number ->
    [one] 1 losowanie przeliczone z zapieczętowanego ziarna, do którego zobowiązał nagłówek.
    [few] { $number } losowania przeliczone z zapieczętowanego ziarna, do którego zobowiązał nagłówek.
   *[other] { $number } losowań przeliczonych z zapieczętowanego ziarna, do którego zobowiązał nagłówek.
}
verify-seeded = { $number ->
    [one] 1 losowanie przeliczone z ziarna symulacji.
    [few] { $number } losowania przeliczone z ziarna symulacji.
   *[other] { $number } losowań przeliczonych z ziarna symulacji.
}
verify-hand = Wyniki losowań podano ręcznie albo są jeszcze zapieczętowane, więc o uczciwości losu niczego to nie dowodzi.
verify-by_time = Grę zakończył upływ czasu: o miejscach rozstrzygnęło to, jak wtedy stała.
decimal-mark = ,

## Co jest nie tak z zapisem

fault-refused = „{ $found }” nie jest tu dozwolone ({ $code }, { $rule }).
fault-record-too_long = zapis jest za długi (znaków: { $found }).
fault-record-no_game = to nie jest zapis gry: brakuje znacznika [Game "…"].
fault-record-game = gra „{ $found }” nie jest tu znana.
fault-record-newer = zapis powstał według nowszych zasad ({ $found }); zaktualizuj Kartki, żeby go otworzyć.
fault-record-edition = wydanie „{ $found }” nie jest tu znane; podaj jego plik przez --edition.
fault-record-box = wydanie „{ $found }” jest tu inne niż to, z którym powstał zapis.
fault-record-options = opcja { $found } jest nieznana albo niedozwolona.
fault-record-seats = miejsca „{ $found }” nie pasują do gry; napisz a=Imię b=Imię…, zaczynając od a.
fault-record-tag = tu powinien być znacznik, na przykład [Game "ration_board"], a jest: { $found }
fault-record-tag_twice = znacznik { $found } występuje dwa razy.
fault-record-after_foot = po stopce nie może nic być, a jest: { $found }
fault-record-fingerprint_form = odcisk ma 16 cyfr szesnastkowych; jest: { $found }
fault-record-who = wiersz zaczyna się od miejsca (a, b, c…) albo od znaku ; * ~ ^ =, a ten zaczyna się inaczej: { $found }
fault-record-unreadable = „{ $found }” nie jest ruchem w tej grze.
fault-record-redacted = „{ $found }” ukrywa, co się stało; zapis widziany z jednego miejsca da się czytać tylko do tego wiersza.
fault-record-not_a_move = odrzucić można tylko ruch, a { $found } stoi przy czymś innym.
fault-record-not_refused = „{ $found }” powinno zostać odrzucone, a jest dozwolone.
fault-record-refused_otherwise = wiersz jest odrzucony z innego powodu: { $found }
fault-record-fingerprint = pozycja jest inna, niż mówi odcisk; właściwy odcisk: { $found }
fault-record-change = „{ $found }” nie jest zmianą przy stole. Znane: „a takes back 1”, „b is played by NAME”, „time is up”.
fault-record-take_back = „{ $found }” cofa więcej, niż jest.
fault-record-dealt_otherwise = rozdający musi tu dać coś innego: { $found }
fault-record-cut = zapis ma stopkę, ale gra nie jest skończona: brakuje wierszy.
fault-record-result = wynik w stopce ({ $found }) nie zgadza się z końcem gry.
fault-record-ended = znacznik Ended mówi „{ $found }”, a gra skończyła się inaczej. Dozwolone jest „by time”, tam gdzie grę kończy wiersz „^ time is up”.
fault-record-ended_by_time = grę kończy wiersz „^ time is up”, ale stopka o tym nie mówi: brakuje znacznika [Ended "by time"].
fault-record-dealer = rozdający „{ $found }” jest nieznany. Znani: sealed, seeded N, hand.
fault-record-secret = sekret albo liczba jednorazowa (nonce) w stopce nie ma zapisu szesnastkowego.
fault-record-other_secret = to nie ten sekret, który zapowiada nagłówek.
fault-record-not_text = to nie jest plik tekstowy.

## Co jest nie tak z wydaniem

fault-record-no_secret = gra jest skończona, ale brakuje sekretu zapieczętowanego rozdającego: losowań nie da się sprawdzić.
fault-record-bot = bot „{ $found }” nie jest tu znany.
replay-start = Przed pierwszym ruchem (wszystkich: { $last }).

## Wyliczenia

list-and = { $first } i { $last }
list-or = { $first } albo { $last }
list-choice = { $number ->
    [one] { $list }
    [few] dowolne { $number } kartki: { $list }
   *[other] dowolnych { $number } kartek: { $list }
}

bot-trader = liczy, ile dałaby każda karta z rzędu, i targuje się o to, czego brakuje
    .name = handlarz
bot-haggler = wyobraża sobie, co mają inni, proponuje to, na co jeszcze przystaną, i pilnuje swojej części zysku
    .name = przekupka
bot-hermit = gra jak handlarz, ale interesy robi tylko ze spekulantem
    .name = odludek
