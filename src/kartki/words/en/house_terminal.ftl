# The compact screen of the terminal

play-more = page { $page } of { $pages }; type more for the next
play-earlier = … { $number ->
    [one] 1 line before this
   *[other] { $number } lines before this
}: type log
play-no_log = Nothing has happened yet.
command-more = more, m
command-log = log
