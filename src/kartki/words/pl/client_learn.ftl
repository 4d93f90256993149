# Przeglądarka: zasady, noty historyczne, pierwsze gry z przewodnikiem

## Pasek u góry

learn-pages = Strony tej gry
learn-page_rules = Zasady
learn-page_learn = Pierwsza gra
learn-page_history = Historia
learn-languages = Język

## Zasady

learn-shelf = Zasady gier
learn-book_kolejka = Kolejka
learn-book_ration_board = Ration Board
learn-book_reglamentacja = Reglamentacja
learn-book_house = Obyczaje domu
learn-about_kolejka = Polska lat osiemdziesiątych: kolejki, dostawy i przepychanki, uczciwe i nie całkiem.
learn-about_ration_board = Stany Zjednoczone, rok 1943: pięć wypraw po pięć kartek.
learn-about_reglamentacja = Polska lat osiemdziesiątych: kartki, targowanie się i bączek, który wciąż się kręci.
learn-about_house = Co obowiązuje przy każdym stole, w cokolwiek się gra.
learn-contents = Spis treści
learn-search = Szukaj słów albo numerów zasad
learn-search_short = Szukaj …
learn-found = { $number ->
    [0] Żadna zasada o tym nie mówi.
    [one] 1 zasada
    [few] { $number } zasady
   *[other] { $number } zasad
}
learn-print = Drukuj
learn-opening = Sięgamy po książkę …
learn-away = Nie udało się sięgnąć po zasady. Spróbuj za chwilę.

## Karty do sprawdzenia

learn-cards = Karty
learn-queue_cards = Dziesięć kart kolejki, u wszystkich takich samych
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
learn-hold = ZATRZYMAJ

## Noty historyczne

learn-when_kolejka = Polska, lata osiemdziesiąte
learn-when_ration_board = Stany Zjednoczone, 1943
learn-when_reglamentacja = Polska, 1944–1989
learn-no_notes = O tym jeszcze niczego nie napisaliśmy

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
learn-kolejka_pawns = Masz pięć pionków: to twoja rodzina. Rano wszyscy wysyłają swoich po jednym do pięciu sklepów i na bazar. Zaczyna Grażyna, po niej Zbigniew.
learn-kolejka_furniture = Nikt jeszcze nie wie, gdzie coś rzucą. Ale potrzebujesz mebli, więc postaw tam pionek: dotknij tej kolejki.
learn-kolejka_kiosk = Nie stawiaj wszystkiego na jeden sklep. Przy kiosku nikogo jeszcze nie ma: twój następny pionek będzie tam pierwszy.
learn-kolejka_rest = I tak po kolei, aż staną wszyscy. Dwa następne pionki postawimy za ciebie: jeszcze jeden po meble i jeden po odzież.
learn-kolejka_market = Ostatni pionek idzie na bazar. Co dostaniesz, a nie potrzebujesz, tam wymienisz.
learn-kolejka_speculators = Wszyscy stoją. Teraz na końcu każdej kolejki do sklepu stanął spekulant, ten w czerni. Co on kupi, nie trafi do ciebie, tylko na bazar.
learn-kolejka_delivery = I już jadą ciężarówki: dwa meble, dwa sprzęty RTV-AGD, dziś nic więcej. W kolejce po meble stoisz na trzecim i czwartym miejscu. Dla ciebie zabraknie.
learn-kolejka_cards = Od tego są te karty. Każdy ma takie same dziesięć, a na ręce trzy. W trzech rundach wszyscy zagrywają po jednej. Najpierw Grażyna i Zbigniew.
learn-kolejka_mother = „Pan tu nie stał!” Zbigniew przepchnął się przed Grażynę. Teraz ty: dotknij karty Matka z dzieckiem na ręku, potem swojego pierwszego pionka w kolejce po meble i potwierdź. Pionek trafi na sam początek.
learn-kolejka_criticised = Grażyna twierdzi, że twój pionek krytykował władzę: dwa miejsca do tyłu! Późniejsza karta może cofnąć wcześniejszą, a pamięć mają tu wszyscy dobrą.
learn-kolejka_sir = Zbigniew ma kolegę w komitecie i podejrzał najbliższe dostawy; ty nie. Ale Grażynie możesz odpowiedzieć: Pan tu nie stał. Jedno miejsce do przodu i wśród dwóch, dla których starczy, jesteś i ty.
learn-kolejka_error = „Pomyłka” w dostawie: Grażyna odesłała sprzęt RTV-AGD do meblowego, więc i dla niej coś tam jest. Towar zostaje, czym był: kto się dostanie do lady, może go wybrać.
learn-kolejka_increased = Zbigniew pasuje i zostawia karty na później: dziesięć musi starczyć na cały tydzień. Ty masz jeszcze jedną: Zwiększona dostawa. Przy czwartym towarze starczy dla obu twoich pionków.
learn-kolejka_opening = Sklepy otwierają się wszystkie naraz: najpierw kupują wszyscy pierwsi, potem wszyscy drudzy i tak dalej. Grażyna ma już swój sprzęt RTV-AGD. Tutaj pierwszy wybiera Zbigniew.
learn-kolejka_take = Teraz ty, drugie miejsce w kolejce. Mebel czy sprzęt RTV-AGD? Na liście masz meble.
learn-kolejka_bought = W RTV-AGD ostatnią sztukę wziął spekulant. Od teraz widać ją na bazarze.
learn-kolejka_exchange = Twój drugi pionek dostał, co zostało: sprzęt RTV-AGD, który do niczego ci nie jest potrzebny. A więc na bazar! Gdzie stoi handlarz, tam wystarczy jeden za jeden. Dziś to artykuły spożywcze, a te masz na liście: zapłać sprzętem i weź artykuł spożywczy.
learn-kolejka_home = Dobra wymiana. Na każdym innym straganie trzeba by dać dwa za jeden. Teraz odeślij pionek do domu.
learn-kolejka_close = Koniec dnia. Handlarz przechodzi o jeden stragan dalej, a wszyscy dobierają karty do trzech. Potem można zabrać pionki do domu; kto zostaje, ten na jutro zachowuje miejsce.
learn-kolejka_recall = Do kiosku stoisz na pierwszym miejscu: zostań koniecznie. Do odzieżowego dopiero na trzecim. Zabierz ten pionek do domu, jutro stanie gdzie indziej.
learn-kolejka_done = Wystarczy. Drugi pionek pilnuje miejsca: na dziś to koniec.
learn-kolejka_tuesday = Wtorek, zaczyna Zbigniew. Masz jeden mebel i jeden artykuł spożywczy: dwa z głowy, osiem przed tobą. W sobotę wracają wszystkie zagrane karty.
learn-kolejka_end = I to właściwie wszystko: stać, przepychać się, dostać się do lady, wymieniać. Wygrywa osoba, która pierwsza ma całą listę. Wiesz już dość, żeby zagrać naprawdę.

# Ration Board, pierwsza wyprawa

learn-ration_board_welcome = Jest rok 1943. Masło, kawa, mięso, cukier i benzyna są na kartki, a kartek nikt ci nie przyniesie. Pojedźmy razem po pierwszą. Zajmie to parę minut.
learn-ration_board_trip = Z Domu jedziesz czerwoną trasą, przez las i przedmieścia, do urzędów przydziałów w mieście. Potem z powrotem niebieską. Pięć wypraw, pięć kartek, najpierw masło. Jedzie z tobą June.
learn-ration_board_call = Na czerwonej trasie zapowiadasz liczbę, a potem rzucasz. Wypadnie tyle albo więcej: jedziesz dokładnie o tyle, ile wynosi zapowiedź. Wypadnie mniej: stoisz. Las zaczyna się na czwartym polu: zapowiedz 3, to prawie pewne.
learn-ration_board_roll = Liczba zapowiedziana. Teraz rzuć kośćmi.
learn-ration_board_drove = Siedem! Ale zapowiedź to trzy, więc jedziesz o trzy pola, nigdy dalej. Reszta przepada.
learn-ration_board_woods = June zapowiedziała osiem, a wypadło jej siedem: w ogóle nie ruszyła. Odwaga kosztuje. Teraz zapowiedz 6. To prosto w las, ale raz trzeba tam być.
learn-ration_board_card = Wśród drzew ciągniesz kartę ratunku, i następną, aż się wydostaniesz. Ta była życzliwa: za autobusem jedziesz cztery pola dalej …
learn-ration_board_short_cut = … a te cztery kończą się na Skrócie. Ogrodzoną ścieżką docierasz od razu na czerwone 18. Nie zawsze tak się udaje.
learn-ration_board_hold = June się nie udało. Najpierw alarm ćwiczebny: to karta ZATRZYMAJ, trzyma ją, aż opuści turę. Potem zły zakręt, dwa pola wstecz i z lasu z powrotem.
learn-ration_board_two = Do urzędu z masłem masz dwa pola. Zapowiedz 2: dwie kości nigdy nie dają mniej. Przy wyższej zapowiedzi też staniesz w urzędzie, ale może wypaść za mało.
learn-ration_board_board = Wniosek o masło złożony, a June ma już za sobą opuszczoną turę. W tym okienku zgodę daje piątka albo dowolny dublet. Tu się niczego nie zapowiada: rzucasz.
learn-ration_board_refused = Cztery. „Proszę przyjść jutro”. Zostajesz przy okienku i próbujesz w następnej turze. Innego sposobu, żeby stąd wyjechać, nie ma.
learn-ration_board_again = Jeszcze raz: piątka albo dowolny dublet.
learn-ration_board_approved = Dwie trójki: zgoda! Kartka na masło jest twoja, a auto stoi na Wyjeździe.
learn-ration_board_blue = Do Domu niebieską trasą. Tu niczego się nie zapowiada: rzucasz i jedziesz o sumę oczek. W połowie drogi jest burza, a w niej tak samo jak w lesie.
learn-ration_board_storm = Sześć pól, a tam znowu Skrót: cała burza ominięta. Należało ci się.
learn-ration_board_nearly = Do Domu zostały dwa pola. Rzucaj!
learn-ration_board_home = W Domu, z masłem! Wystarczyłyby dwa pola. O pozostałe trzy jedziesz od razu dalej, po kawę.
learn-ration_board_end = Jeszcze cztery takie wyprawy. Wygrywa osoba, która pierwsza wraca do Domu z pięcioma kartkami. Wiesz już dość, żeby zagrać naprawdę.

# A replay with everything open

learn-open_eyes = Wszystko odkryte
learn-open_hands = Karty wszystkich
learn-open_none = Ani jednej karty na ręce
