# Ściana: strona klasy na rzutnik

wall-none = Pod tym adresem nie ma klasy
wall-none_why = Adres strony na rzutnik wygasa razem z klasą. Dzisiejszy jest na stronie nauczyciela: otwórz ją stamtąd.
wall-lost = Połączenie z serwerem się zerwało. Wróci samo.
wall-join = Jak dołączyć
wall-alone = Na razie te strony otworzy tylko ten komputer. Czy jest w sieci Wi-Fi i czy program działa z „--class”?
wall-joined = { $number ->
    [0] Wpisz adres, potem kod
    [one] Jest już jedna osoba
    [few] Są już { $number } osoby
   *[other] Jest już { $number } osób
}
wall-laying = Szykujemy stoły…
wall-left = Pozostały czas
wall-time_up = Koniec czasu
wall-paused = Przerwa. Proszę spojrzeć tutaj.
wall-news = Co się właśnie stało
wall-over = koniec
wall-held = czeka
wall-leads = prowadzi
wall-place = { $place }.
wall-standing = Kto na którym miejscu
wall-awards = Wyróżnienia
wall-award_bargain = Najlepszy interes
wall-award_queue = Najdłuższa kolejka
wall-award_patience = Największa cierpliwość
wall-award_generosity = Największa hojność
wall-others = { $number ->
    [one] jeszcze jedna osoba
    [few] jeszcze { $number } osoby
   *[other] jeszcze { $number } osób
}
