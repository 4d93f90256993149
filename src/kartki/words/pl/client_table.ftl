# The browser: what lies beside the table, what comes after the game, replays

## A rule that is opened

rule-opening = Chwileczkę…
rule-missing = Tej zasady nie da się teraz wczytać.
rule-book = Otwórz w zasadach
rule-close = Zamknij

## The drawer

drawer-label = Obok stołu
drawer-close = Zamknij
drawer-log = Przebieg
drawer-chat = Czat
drawer-people = Gracze
drawer-settings = Ustawienia
drawer-unread = { $number ->
    [one] 1 nowa wiadomość
    [few] { $number } nowe wiadomości
    [many] { $number } nowych wiadomości
   *[other] { $number } nowych wiadomości
}

## The log

log-empty = Jeszcze nic się nie wydarzyło.
log-earlier = { $number ->
    [one] 1 wcześniejszy wpis
    [few] { $number } wcześniejsze wpisy
    [many] { $number } wcześniejszych wpisów
   *[other] { $number } wcześniejszych wpisów
}
announce-more = { $number ->
    [one] Pominięto 1 zdarzenie; jest w przebiegu gry.
    [few] Pominięto { $number } zdarzenia; są w przebiegu gry.
    [many] Pominięto { $number } zdarzeń; są w przebiegu gry.
   *[other] Pominięto { $number } zdarzenia; są w przebiegu gry.
}
announce-connected = Połączenie wróciło.
announce-away = { $name } odchodzi od stołu.
announce-here = { $name } wraca do stołu.
asked-queue_up = Twój ruch: postaw pionek w kolejce.
asked-jumping = Twój ruch: zagraj kartę kolejki albo spasuj.
asked-opening = Twoja kolej przy ladzie: weź jeden z towarów.
asked-market = Twoja kolej na bazarze: wymieniaj, czekaj albo idź do domu.
asked-market_again = Wymiana zrobiona. Jeszcze jedna czy do domu?
asked-recall = Koniec dnia: zabierz pionki do domu albo niech stoją dalej.
asked-call = Twój ruch: zapowiedz liczbę i rzuć.
asked-roll_called = Liczba zapowiedziana. Teraz rzuć.
asked-roll_sticker = Twój ruch: masz naklejkę, rzuć bez zapowiedzi.
asked-at_the_board = Twój ruch w urzędzie: rzuć o zgodę.
asked-blue_route = Twój ruch na niebieskiej trasie: rzuć i jedź.
asked-spinning = Twój ruch: zakręć bączkiem.
asked-trading = Bączek się kręci: możesz handlować.
asked-discarding = Masz za dużo kartek: odrzuć nadmiar.
asked-shopping = Stoisz przy ladzie: kup jedną kartę albo nic.
asked-last_shopping = Ostatnie zakupy: kup jeszcze jedną kartę albo nic.
back-own = Cofnij mój ostatni ruch
back-ask = Poproś o cofnięcie mojego ruchu
back-ask_why = Od tamtej chwili coś się już wydarzyło. Dlatego muszą się zgodzić wszyscy, a gra wróci do chwili tuż przed twoim ruchem.
back-asks = { $seat } prosi o cofnięcie ostatniego ruchu. Zgoda?
back-waiting = Prosisz o cofnięcie swojego ostatniego ruchu. Czekamy jeszcze na odpowiedź: { $list }.
back-others = { $seat } prosi o cofnięcie ostatniego ruchu. Czekamy jeszcze na odpowiedź: { $list }.
back-yes = Zgoda
back-no = Nie, gramy dalej

## The chat

chat-nothing = Nikt się jeszcze nie odezwał.
chat-write = Powiedz coś
chat-send = Wyślij
chat-phrases = Gotowe zwroty; każdy czyta je w swoim języku
chat-is_off = Gospodarz wyłączył czat. Niech gra mówi sama za siebie.
chat-quiet = Przyglądasz się grze, a widownia siedzi cicho. Miłego oglądania!
chat-mute = Nie pokazuj wiadomości: { $name }
chat-unmute = Znów pokazuj wiadomości: { $name }
chat-is_muted = { $name }: wiadomości są tu ukryte; nikt inny tego nie zauważy.
phrase-hello = Cześć wszystkim!
phrase-good_luck = Powodzenia!
phrase-well_played = Dobrze zagrane!
phrase-thanks = Dziękuję!
phrase-sorry = Przepraszam!
phrase-hurry = Może trochę szybciej?
phrase-wait = Chwileczkę, proszę.
phrase-oh_no = O nie!
phrase-bravo = Brawo!
phrase-your_turn = Twoja kolej.
phrase-back_soon = Zaraz wracam.
phrase-good_game = To była dobra partia.
phrase-erased = (wymazane)

react-button = Reakcja nad twoją figurką
react-shown = Pokazuj reakcje nad figurkami

## The people

people-you = ty
people-host = gospodarz
people-free = wolne miejsce
people-bot = bot: { $bot }
people-here = przy stole
people-away = poza stołem
people-stand_in = Dopóki { $name } nie wróci, gra bot.
people-stand_in_you = Do twojego powrotu gra za ciebie bot.
people-come_back = Już jestem
people-left = Czas na decyzję: { $time }
people-rename = Zmień imię
people-new_name = Nowe imię
people-keep = Zapisz
people-cancel = Anuluj
people-replace = Niech gra bot
people-remove = Odbierz miejsce
people-hand_over = Mianuj gospodarzem
people-tools = { $name }: miejsce
people-watching = { $number ->
    [0] Nikt się nie przygląda.
    [one] Przygląda się 1 osoba.
    [few] Przyglądają się { $number } osoby.
    [many] Przygląda się { $number } osób.
   *[other] Przygląda się { $number } osób.
}
people-invite = Zaproszenie do stołu
people-watch_link = Link dla widzów
people-copy = Kopiuj
people-copied = Skopiowano

## Seats while the game is on

seats-free = Przyglądasz się. Od początku grają tu boty: możesz zająć miejsce jednego z nich.
seats-to_ask = Przyglądasz się. Jest tu miejsce, o które możesz poprosić.
seats-lost = Gospodarz odebrał ci miejsce; teraz gra na nim bot. Możesz o nie poprosić.
seats-choose = Pokaż miejsca
seats-watch = Tylko popatrzę
seats-take = Usiądź tutaj
seats-ask = Poproś o to miejsce
seats-ask_why = W tej grze ktoś już zajmował to miejsce. Będzie twoje, gdy zgodzą się wszyscy pozostali przy stole.
seats-name = Twoje imię
seats-go = Usiądź
seats-ask_go = Poproś
seats-asks_again = { $name } prosi o powrót na miejsce „{ $seat }”, z tej samej przeglądarki co wcześniej. Zgadzasz się?
seats-asks_new = { $name } prosi o miejsce „{ $seat }”. To nie ta sama przeglądarka co wcześniej, a kto tam usiądzie, zobaczy karty z tego miejsca. Zgadzasz się?
seats-waiting = Prosisz o miejsce „{ $seat }”. Czekamy jeszcze na odpowiedź: { $list }.
seats-others = { $name } prosi o miejsce „{ $seat }”. Czekamy jeszcze na odpowiedź: { $list }.
seats-without = { $number ->
    [one] 1 osoba bez miejsca
    [few] { $number } osoby bez miejsca
    [many] { $number } osób bez miejsca
   *[other] { $number } osoby bez miejsca
}
seats-request = Prośba o miejsce
seats-yes = Zgadzam się
seats-no = Odmawiam
seats-withdraw = Wycofaj prośbę
seats-ended = Twoja prośba jest już nieaktualna: ktoś odmówił, zmienił się skład przy stole albo zerwało się połączenie.

## Settings

settings-language = Język
settings-sound = Dźwięki
settings-motion = Animacje
settings-notify = Daj mi znać, gdy przyjdzie moja kolej, nawet gdy patrzę na inną stronę
settings-notify_denied = Przeglądarka blokuje powiadomienia z tej strony. Możesz to zmienić w jej ustawieniach.
settings-advice = Podpowiedź
settings-paper = Papiery
settings-record = Pobierz dotychczasowy zapis gry
settings-record_failed = Zapisu nie da się teraz pobrać.
settings-rules = Zasady gry
settings-seat = Moje miejsce
settings-leave = Wstań od stołu
settings-leave_sure = Na twoim miejscu będzie grał bot. Z tym linkiem możesz wrócić w każdej chwili. Wstajesz?
settings-leave_yes = Wstaję
settings-leave_no = Zostaję
settings-seal = Pieczęć rozdającego
settings-seal_why = Zanim ktokolwiek usiadł, serwer włożył swoją część losu do koperty: ta liczba ją pieczętuje. Każda przeglądarka dołożyła coś od siebie. Po grze koperta zostaje otwarta i każdy może sprawdzić, że nikt nie majstrował przy kościach ani przy kartach.

## A hint

hint-ask = Co zrobiłby bot?
hint-wait = Bot się zastanawia…
hint-told = Bot radzi: { $deed }.
hint-why = Ten bot już taki jest: { $how }.
hint-honest = Wie tylko to, co ty, i nieraz już się mylił.
hint-do = Zrób to
hint-close = Dzięki, zdecyduję po swojemu
hint-later = Bot doradzi, gdy przyjdzie twoja kolej.

deed-queue = postawić pionek w kolejce { $shop_of }
deed-pass = spasować i zachować karty na inny dzień
deed-wait = poczekać na bazarze
deed-home = wrócić z bazaru do domu
deed-done = zostawić pozostałe pionki w kolejkach
deed-take = wziąć { $goods_one }
deed-exchange = wymienić na bazarze { $goods_one } na { $other_one }
deed-exchange_two = wymienić na bazarze { $goods_one } i { $also_one } na { $other_one }
deed-exchange_alike = wymienić na bazarze { $goods_two } na { $other_one }
deed-recall = zabrać do domu pionek z kolejki { $shop_of } (miejsce { $place })
deed-call = zapowiedzieć { $number }
deed-roll = po prostu rzucić
deed-other = zagrać tak: { $move }

## After the game

after-fold = Pokaż planszę
after-unfold = Jak się skończyło
after-standing = Wyniki
after-place = { $number }.
after-missing = { $number ->
    [0] niczego nie brakuje
    [one] brakuje 1 towaru
    [few] brakuje { $number } towarów
    [many] brakuje { $number } towarów
   *[other] brakuje { $number } towarów
}
after-rations = { $number ->
    [one] 1 kartka
    [few] { $number } kartki
    [many] { $number } kartek
   *[other] { $number } kartek
}
after-as_table = To samo w tabeli
after-start = Początek
after-day = Tydzień { $week }, { $day }
after-round = Runda { $number }
after-turn = Tura { $number }
after-visits_up = Po odkryciu wizyt
after-visits_short = Wizyty
after-graph_none = Przebiegu gry nie da się teraz narysować.
after-rematch = Jeszcze raz, w tym samym gronie
after-rematch_open = Nowy stół już czeka: chodźmy
after-rematch_host = { $name } może otworzyć nowy stół dla tego samego grona.
after-replay = Obejrzyj jeszcze raz
after-what_if = A gdyby tak…? Oglądając grę jeszcze raz, możesz w dowolnym miejscu usiąść do stołu i grać dalej z botami.
after-record = Pobierz zapis gry
after-check = Sprawdź rozdającego
after-checking = Sprawdzamy wiersz po wierszu…
after-check_failed = Nie da się tego teraz sprawdzić.
after-front = Na stronę główną
proof-holds = Wszystko się zgadza.
proof-fails = W tym zapisie coś się nie zgadza:
proof-lines = { $number ->
    [one] 1 wiersz gry, zgodny z zasadami.
    [few] { $number } wiersze gry, każdy zgodny z zasadami.
    [many] { $number } wierszy gry, każdy zgodny z zasadami.
   *[other] { $number } wierszy gry, każdy zgodny z zasadami.
}
proof-sealed = { $number ->
    [one] 1 raz decydował los. Przeliczyliśmy to z otwartej koperty: wyszło to samo.
    [few] { $number } razy decydował los. Przeliczyliśmy to z otwartej koperty: za każdym razem wyszło to samo.
    [many] { $number } razy decydował los. Przeliczyliśmy to z otwartej koperty: za każdym razem wyszło to samo.
   *[other] { $number } razy decydował los. Przeliczyliśmy to z otwartej koperty: za każdym razem wyszło to samo.
}

## A replay

rerun-title = Powtórka
rerun-opening = Przewijamy taśmę…
rerun-none = Tej gry nie można pokazać
rerun-table = Do stołu
rerun-scrub = Miejsce w grze
rerun-at = { $at } z { $last }
rerun-play = Odtwórz
rerun-pause = Zatrzymaj
rerun-first = Na początek
rerun-back = Krok wstecz
rerun-on = Krok dalej
rerun-last = Na koniec
rerun-jump = Przejdź do
rerun-eyes = Widok
rerun-eyes_all = Kto ma ruch
rerun-eyes_watch = Widz
rerun-speed = Tempo
rerun-speed_times = { $number } ×
rerun-log = Co się wydarzyło
rerun-begin = Przed pierwszym ruchem
rerun-what_if_failed = Nowego stołu nie da się teraz otworzyć.
rerun-what_if_as = Dalej jako { $name }, przeciw botom
rerun-what_if_why = Powstanie nowy stół dokładnie z tą pozycją. Zajmiesz miejsce gracza, którego oczami patrzysz; za pozostałych zagrają boty, a los potoczy się na nowo.
refusal-replay-only = To powtórka: można patrzeć, ale co się stało, to się nie odstanie.
