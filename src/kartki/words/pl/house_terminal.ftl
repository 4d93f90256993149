# Zwarty ekran terminala

play-more = strona { $page } z { $pages }; następna: wpisz dalej
play-earlier = … { $number ->
    [one] 1 wiersz wcześniej
    [few] { $number } wiersze wcześniej
   *[other] { $number } wierszy wcześniej
}: wpisz dziennik
play-no_log = Nic się jeszcze nie wydarzyło.
command-more = dalej, more, m
command-log = dziennik, log
