# Przeglądarka: zasady, noty historyczne, pierwsze gry z przewodnikiem

## Pasek u góry

learn-pages = Strony tej gry
learn-page_rules = Zasady
learn-page_learn = Pierwsza gra
learn-page_history = Historia
learn-page_teach = Lekcja
learn-languages = Język

## Zasady

learn-shelf = Zasady gier
learn-book_house = Obyczaje domu
learn-about_house = Co obowiązuje przy każdym stole, w cokolwiek się gra.
learn-contents = Spis treści
learn-search = Szukaj słów albo numerów zasad
learn-search_short = Szukaj…
learn-found = { $number ->
    [0] Żadna zasada o tym nie mówi.
    [one] 1 zasada
    [few] { $number } zasady
   *[other] { $number } zasad
}
learn-print = Drukuj
learn-opening = Sięgamy po zasady…
learn-away = Nie udało się sięgnąć po zasady. Spróbuj za chwilę.

## Karty do sprawdzenia

learn-cards = Karty
learn-queue_cards = { $number ->
    [10] Dziesięć kart kolejki, u wszystkich takich samych
   *[other] { $number } kart kolejki, u wszystkich takich samych
}
learn-deliveries = Karty dostawy
learn-delivery_line = { $players ->
    [5] 5 osób
   *[other] { $players } osoby
}: karty { $cards } każdego sklepu; codziennie { $day ->
    [one] odkrywa się jedną
    [few] odkrywa się { $day }
   *[other] odkrywa się { $day }
}.
learn-lists = Listy zakupów
learn-windows = Na co zgadzają się urzędy przydziałów
learn-release_cards = Karty ratunku
learn-shopping_cards = Karty zakupów
learn-visits = Sześć wizyt: kogo można się spodziewać
learn-stamps = Kartki
learn-hold = ZACHOWAJ

## Noty historyczne

learn-no_notes = O tym jeszcze niczego nie napisaliśmy
learn-handout = Karta pracy
learn-to_handout = Do druku: karta pracy
learn-to_teaching = Do strony dla nauczycieli

## Pierwsze gry z przewodnikiem

learn-guide = Twój przewodnik
learn-which = W co zagramy razem?
learn-no_lesson = { $game } nie ma jeszcze gry z przewodnikiem. Wszystko jest w zasadach, a partia z botami to jedno kliknięcie.
learn-step = { $number } z { $total }
learn-back = Wstecz
learn-next = Dalej
learn-show = Pokaż
learn-skip = Wyjdź
learn-fold = Zwiń
learn-unfold = Czytaj
learn-menu = Menu
learn-close = Zamknij
learn-astray = Tak też można! Ale w tej pierwszej grze spróbujmy inaczej:
learn-yours = Twój ruch.
learn-real_game = A teraz naprawdę!
learn-to_rules = Przeczytaj zasady
learn-to_history = Jak to było?
refusal-learn-not_here = Tego się tu nie da zrobić. Przewodnik mówi, co się da.

# Kolejka, pewien poniedziałek

learn-kolejka_welcome = Dzień dobry! Polska, lata osiemdziesiąte: pieniądze są, tylko towaru nie ma. Przeżyjmy razem jeden cały dzień. Zajmie to parę minut.
learn-kolejka_list = To twoja lista zakupów: dziesięć towarów do nowego mieszkania, w tym cztery meble. Wygrywa osoba, która pierwsza ma wszystko z listy. Kto ile płaci, nieważne; ważne, kto się dostanie do lady.
learn-kolejka_pawns = Masz pięć pionków: to twoja rodzina. Rano wszyscy wysyłają swoich po jednym do pięciu sklepów i na bazar. Zaczyna Zbigniew, po nim Grażyna.
learn-kolejka_furniture = Nikt jeszcze nie wie, gdzie coś rzucą. Ale potrzebujesz mebli, więc postaw tam pionek: dotknij tej kolejki.
learn-kolejka_kiosk = Nie stawiaj wszystkiego na jeden sklep. Przy kiosku nikogo jeszcze nie ma: twój następny pionek będzie tam pierwszy.
learn-kolejka_rest = I tak po kolei, aż staną wszyscy. Dwa następne pionki postawimy za ciebie: jeszcze jeden po meble i jeden po odzież.
learn-kolejka_market = Ostatni pionek idzie na bazar. Co dostaniesz niepotrzebnego, tam wymienisz.
learn-kolejka_speculators = Wszyscy stoją. Teraz na końcu każdej kolejki do sklepu stanął spekulant, ten w czerni. Co on kupi, nie trafi do ciebie, tylko na bazar.
learn-kolejka_delivery = I już jadą ciężarówki: dwa meble, dwa sprzęty RTV-AGD, dziś nic więcej. W kolejce po meble stoisz na trzecim i czwartym miejscu. Dla ciebie zabraknie.
learn-kolejka_cards = Od tego są te karty. Każdy ma takie same dziesięć, a na ręce trzy. W trzech rundach wszyscy zagrywają po jednej. Najpierw Zbigniew i Grażyna.
learn-kolejka_mother = „Pan tu nie stał!” Grażyna przepchnęła się przed Zbigniewa. Teraz ty: dotknij karty Matka z dzieckiem na ręku, potem swojego pierwszego pionka w kolejce po meble i potwierdź. Pionek trafi na sam początek.
learn-kolejka_criticised = Zbigniew twierdzi, że twój pionek krytykował władzę: dwa miejsca do tyłu! Późniejsza karta może odwrócić skutek wcześniejszej, a pamięć mają tu wszyscy dobrą.
learn-kolejka_sir = Grażyna ma kolegę w komitecie i podejrzała najbliższe dostawy; ty nie. Ale Zbigniewowi możesz odpowiedzieć: Pan tu nie stał. Jedno miejsce do przodu i masz drugie, a towaru starczy dla dwojga.
learn-kolejka_error = „Pomyłka” w dostawie: Zbigniew odesłał sprzęt RTV-AGD do meblowego, więc i dla niego coś tam jest. Towar pozostaje tym, czym był: kto się dostanie do lady, może go wybrać.
learn-kolejka_increased = Grażyna pasuje i zostawia karty na później: dziesięć musi starczyć na cały tydzień. Ty masz jeszcze jedną: Zwiększona dostawa. Przy czwartym towarze starczy dla obu twoich pionków.
learn-kolejka_opening = Sklepy otwierają się wszystkie naraz: najpierw kupują wszyscy pierwsi, potem wszyscy drudzy i tak dalej. Zbigniew ma już swój sprzęt RTV-AGD. Tutaj pierwsza wybiera Grażyna.
learn-kolejka_take = Grażyna już kupiła, teraz ty. Mebel czy sprzęt RTV-AGD? Na liście masz meble.
learn-kolejka_bought = W RTV-AGD ostatnią sztukę wziął spekulant. Od teraz widać ją na bazarze.
learn-kolejka_exchange = Twój drugi pionek dostał, co zostało: sprzęt RTV-AGD, który do niczego ci się nie przyda. A więc na bazar! Gdzie stoi handlarz, tam wystarczy jeden za jeden. Dziś to artykuły spożywcze, a te masz na liście: zapłać sprzętem i weź artykuł spożywczy.
learn-kolejka_home = Dobra wymiana. Na każdym innym straganie trzeba by dać dwa za jeden. Teraz odeślij pionek do domu.
learn-kolejka_close = Koniec dnia. Handlarz przechodzi o jeden stragan dalej, a wszyscy dobierają karty do trzech. Potem można zabrać pionki do domu; kto zostaje, ten na jutro zachowuje miejsce.
learn-kolejka_recall = Do kiosku stoisz na pierwszym miejscu: zostań koniecznie. Do odzieżowego dopiero na trzecim. Zabierz ten pionek do domu, jutro stanie gdzie indziej.
learn-kolejka_done = Wystarczy. Drugi pionek pilnuje miejsca: dotknij „Niech stoją”.
learn-kolejka_tuesday = Wtorek, zaczyna Grażyna. Masz jeden mebel i jeden artykuł spożywczy: dwa z głowy, osiem przed tobą. W sobotę wracają wszystkie zagrane karty.
learn-kolejka_end = I to właściwie wszystko: stać, przepychać się, dostać się do lady, wymieniać. Wygrywa osoba, która pierwsza ma całą listę. Wiesz już dość, żeby zagrać naprawdę.

# Ration Board, pierwsza wyprawa

learn-ration_board_welcome = Jest rok 1943. Masło, kawa, mięso, cukier i benzyna są na kartki, a kartek nikt ci nie przyniesie. Pojedźmy razem po pierwszą. Zajmie to parę minut.
learn-ration_board_trip = Z Domu jedziesz czerwoną trasą, przez las i przedmieścia, do urzędów przydziałów w mieście. Potem z powrotem niebieską. Pięć wypraw, pięć kartek, najpierw masło. Ściga się z tobą June.
learn-ration_board_call = Na czerwonej trasie zapowiadasz liczbę, a potem rzucasz. Wypadnie tyle albo więcej: jedziesz dokładnie o tyle, ile wynosi zapowiedź. Wypadnie mniej: stoisz. Las zaczyna się na czwartym polu: zapowiedz 3, to prawie pewne.
learn-ration_board_roll = Liczba zapowiedziana. Teraz rzuć kośćmi.
learn-ration_board_drove = Siedem! Ale zapowiedź to trzy, więc jedziesz o trzy pola, nigdy dalej. Reszta przepada.
learn-ration_board_woods = June zapowiedziała osiem, a wypadło jej siedem: w ogóle nie ruszyła. Odwaga kosztuje. Teraz zapowiedz 6. To prosto w las, ale raz trzeba tam być.
learn-ration_board_card = Wśród drzew ciągniesz kartę ratunku, i następną, aż się wydostaniesz. Ta była życzliwa: za autobusem jedziesz cztery pola dalej…
learn-ration_board_short_cut = … a te cztery kończą się na Skrócie. Ogrodzoną ścieżką docierasz od razu na czerwone 18. Nie zawsze tak się udaje.
learn-ration_board_hold = June się nie udało. Najpierw próbny alarm lotniczy: to karta ZACHOWAJ, trzyma ją, aż opuści turę. Potem zły skręt przy młynie: dwa pola wstecz i już po lesie.
learn-ration_board_two = Do urzędu od masła masz dwa pola. Zapowiedz 2: dwie kości nigdy nie dają mniej. Przy wyższej zapowiedzi też staniesz w urzędzie, ale może wypaść za mało.
learn-ration_board_board = Wniosek o masło złożony, a June ma już za sobą opuszczoną turę. W tym okienku zgodę daje piątka albo dowolny dublet. Tu się niczego nie zapowiada: rzucasz.
learn-ration_board_refused = Cztery. „Proszę przyjść jutro”. Zostajesz przy okienku i próbujesz w następnej turze. Innego sposobu, żeby stąd wyjechać, nie ma.
learn-ration_board_again = Jeszcze raz: piątka albo dowolny dublet.
learn-ration_board_approved = Dwie trójki: zgoda! Kartka na masło jest twoja, a auto stoi na Wyjeździe.
learn-ration_board_blue = Do Domu niebieską trasą. Tu niczego się nie zapowiada: rzucasz i jedziesz o sumę oczek. W połowie drogi jest burza, a w niej tak samo jak w lesie.
learn-ration_board_storm = Sześć pól, a tam znowu Skrót: cała burza ominięta. Należało ci się.
learn-ration_board_nearly = Do Domu zostały dwa pola. Rzucaj!
learn-ration_board_home = W Domu, z masłem! Wystarczyłyby dwa pola. O pozostałe trzy jedziesz od razu dalej, po kawę.
learn-ration_board_end = Jeszcze cztery takie wyprawy. Wygrywa osoba, która pierwsza wraca do Domu z pięcioma kartkami. Wiesz już dość, żeby zagrać naprawdę.

# Reglamentacja, pierwsze tury i ostatnia

learn-reglamentacja_welcome = Dobry wieczór! Polska, styczeń 1983 roku. Spodziewasz się gości, a wszystko, co chcesz im podać, jest na kartki. Potargujmy się razem, postójmy w kolejce i zróbmy zakupy. Zajmie to parę minut.
learn-reglamentacja_visit = To twoi goście i tylko ty o nich wiesz: Spotkanie z przyjaciółkami. Dla nich ciasto i remont liczą się podwójnie. Pozostali też na kogoś czekają.
learn-reglamentacja_shop = W sklepie leży sześć kart. Każda kosztuje trzy kartki, a każdy jej symbol to punkt. Sernik ma trzy symbole ciasta; twoja wizyta je podwaja, więc daje sześć punktów. Kosztuje dwie mąki i cukier.
learn-reglamentacja_stamps = To twoje kartki. Masz dwie mąki, ale ani jednego cukru. Co mają inni, to ich tajemnica: Halinę i Ryszarda trzeba zapytać.
learn-reglamentacja_queue = Same kartki nie wystarczą: kupuje tylko ta osoba, która stoi pierwsza w kolejce. Ty stoisz na trzecim miejscu, a za tobą spekulant.
learn-reglamentacja_spin = Masz bączka, więc w tej turze wszyscy handlują z tobą. Zakręć nim! Handel trwa, dopóki bączek się kręci. Przy stole na żywo kręcisz nim palcami i w najlepszym razie wytrzyma minutę. Tutaj poczeka, aż doczytasz.
learn-reglamentacja_call = Zapytaj teraz o to, czego ci brakuje: dotknij pustej kartki na cukier wśród swoich. „Kto ma cukier?” to tylko zawołanie. Do niczego nie zobowiązuje.
learn-reglamentacja_offer = Halina ma cukier i składa ci ofertę: jeden cukier za dowolne dwie kartki, a które, wybierasz ty. „Za drogo!” – woła Ryszard. I ma rację.
learn-reglamentacja_counter = Odpowiedz więc własną ofertą: dotknij dwóch kartek na jej karteczce, potem „Własna oferta”. Leżą w niej już dwie twoje kartki; dotknij swojego wyrobu czekoladowego, a wróci do ciebie. Mięso za cukier to uczciwa cena: powiedz to.
learn-reglamentacja_agreed = Umowa stoi! Halina się zgodziła i masz już wszystko, co kosztuje sernik.
learn-reglamentacja_any = Ryszard szuka wyrobu czekoladowego, a tobie twój niepotrzebny. Zażądaj dużo: dotknij tej kartki, potem trójki przy pustej kartce, czyli dowolnych trzech, i powiedz to wszystkim.
learn-reglamentacja_speculator = Trzy za jedną! Które trzy, wybrał Ryszard. Masz teraz dziewięć kartek, a zostać może tylko sześć. Spekulant handluje z tym, kto ma bączka: za dowolne dwie daje następną ze stosu. Wsuń mu mięso i alkohol.
learn-reglamentacja_place = Znowu alkohol: u spekulanta tanio nie jest. Ale posłuchaj Haliny: stoi pierwsza i za alkohol odda ci miejsce. Jedno dotknięcie „Bierz” i zamieniacie się miejscami.
learn-reglamentacja_stop = Stoisz na początku kolejki i masz czym zapłacić za sernik. Czego chcieć więcej? Połóż rękę na bączku: to kończy handel. Kto przy stole na żywo czeka za długo, ten patrzy, jak bączek pada.
learn-reglamentacja_discard = Kto miał bączka, odrzuca teraz nadmiar ponad sześć kartek. Dwa mydła nie będą ci potrzebne: dotknij mydła.
learn-reglamentacja_buy = Bączek idzie do Haliny, a zakupy robi ta osoba, która stoi pierwsza: czyli ty. Kup sernik.
learn-reglamentacja_bought = Sześć punktów! Idziesz na koniec kolejki i dobierasz jedną kartkę, mąkę. Halina dobrała dwie: zaczyna się jej tura.
learn-reglamentacja_decline = Teraz bączka ma Halina i wszyscy handlują tylko z nią. Chciałaby masła. Ale twoje dwa masła i mąka to zapłata za herbatniki maślane, znów sześć punktów. Odmów: dotknij ✕ na jej karteczce.
learn-reglamentacja_he_shops = Gdy spekulant staje pierwszy w kolejce, od razu robi zakupy: kostka wskazała cukier do herbaty i tyle go widzieli. Teraz stoi na końcu, a ty znów na początku.
learn-reglamentacja_onwards = I tak tura za turą. Kupisz herbatniki maślane, coś dla kominiarza i obiad z trzech dań. Przeskoczmy od razu do ostatniej tury.
learn-reglamentacja_final = Rzędu kart nie da się już uzupełnić: to ostatnia tura. Spekulant poszedł do domu, a każdy dostał trzy kartki. Zakręć bączkiem po raz ostatni!
learn-reglamentacja_everyone = Teraz każdy może handlować z każdym, a bączka nikomu nie wolno zatrzymać. Jeszcze jedna mąka i babka drożdżowa da ci osiem punktów. Halina ma mąkę i potrzebuje mydła: dotknij swojego mydła, potem mąki w swojej ofercie, potem Haliny, i powiedz to.
learn-reglamentacja_silence = Halina się zgodziła, a potem dobiła targu z Ryszardem: w ostatniej turze wolno. Masz, czego ci trzeba. Wybierz „Milczę”: gdy milczą wszyscy, bączek pada.
learn-reglamentacja_last_card = Każdy może kupić jedną ostatnią kartę, w takiej kolejności, jak stoją pionki. Zaczynasz ty: kup babkę drożdżową.
learn-reglamentacja_scoring = Dzwonek do drzwi! Odkrywamy wizyty i liczymy karta po karcie. Twoje ciasta i kominiarz liczą się podwójnie: 28 punktów. Halina ma 21, Ryszard 20.
learn-reglamentacja_end = I to właściwie wszystko: wołać, proponować, brać i w porę zatrzymać bączka. Wygrywa osoba, która najlepiej przygotuje się do wizyty. Wiesz już dość, żeby zagrać naprawdę.

# A replay with everything open

learn-open_eyes = Wszystko odkryte
learn-open_hands = Karty wszystkich
learn-open_none = Ani jednej karty na ręce
learn-open_stamps = Kartki wszystkich
learn-open_no_stamps = Ani jednej kartki na ręce
learn-turn = Tura { $number }
learn-coming = Karty, które jeszcze przyjdą
learn-coming_note = W kolejności, w jakiej przyjdą, do następnego tasowania
learn-coming_truck = { $shop } { $number }
learn-coming_none = Już żadnej
