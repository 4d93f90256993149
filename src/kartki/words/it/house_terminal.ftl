# Lo schermo compatto del terminale

play-more = pagina { $page } di { $pages }; scrivi «altro» per la prossima
play-earlier = … { $number ->
    [one] 1 riga prima di queste
   *[other] { $number } righe prima di queste
}: scrivi «diario»
play-no_log = Non è ancora successo nulla.
command-more = altro, more, m
command-log = diario, log
