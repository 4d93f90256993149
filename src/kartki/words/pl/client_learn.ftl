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
