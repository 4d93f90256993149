# Zwarty ekran terminala

play-more = strona { $page } z { $pages }; następna: wpisz „dalej”
play-earlier = … { $number ->
    [one] 1 wcześniejszy wiersz
    [few] { $number } wcześniejsze wiersze
   *[other] { $number } wcześniejszych wierszy
}: wpisz „dziennik”
play-no_log = Nic się jeszcze nie wydarzyło.
command-more = dalej, more, m
command-log = dziennik, log
