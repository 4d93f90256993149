# API HTTP: dlaczego czegoś nie robi

refusal-path-unknown = Pod { $path } niczego nie ma. Co jest, podaje strona /api.
refusal-method-unknown = { $name } tu nie zadziała, tylko: { $allowed }.
refusal-host-unknown = Ten serwer nie nazywa się „{ $name }”. Jeśli ma się tak nazywać, niech osoba, która go prowadzi, dopisze tę nazwę do ustawienia hosts albo poda adres serwera w public_url.
refusal-host-missing = Z żądania nie wynika, do którego serwera jest skierowane: potrzebny jest dokładnie jeden nagłówek Host.
refusal-origin-foreign = Strony z { $name } nie mogą niczego wysyłać do tego serwera.
refusal-body-too_long = To jest za długie. Limit w bajtach: { $number }.
refusal-body-slow = To szło zbyt długo. Limit w sekundach: { $number }.
refusal-body-media = To trzeba wysłać jako { $allowed }, a nie jako { $name }.
refusal-body-malformed = { $where ->
    [field] To, co przyszło, ma inną postać, niż tu przyjmujemy: sprawdź pole „{ $field }”{ $wanted ->
        [most] , które przyjmuje najwyżej { $number }
        [least] , które przyjmuje co najmniej { $number }
        [longest] , którego długość to najwyżej { $number }
        [shortest] , którego długość to co najmniej { $number }
        [int] , które przyjmuje liczbę całkowitą
        [bool] , które przyjmuje true albo false
        [str] , które przyjmuje tekst
       *[other] { "" }
    }. Właściwą postać pokazuje strona /api.
   *[body] To, co przyszło, ma inną postać, niż tu przyjmujemy. Właściwą postać pokazuje strona /api.
}
refusal-lang-unknown = Nie ma tu języka „{ $name }”. Są: { $allowed }.
refusal-rule-unknown = Nie ma zasady { $rule }.
refusal-table-unknown = Nie ma stołu { $code }.
refusal-table-too_often = W ciągu godziny otwarto z twojego adresu zbyt wiele stołów. Spróbuj później.
refusal-code-too_many = Za dużo błędnych kodów. Odczekaj minutę.
refusal-say-unknown = Nie ma zdania na „{ $code }”.
refusal-say-facts = Zdanie na „{ $code }” potrzebuje innych danych niż te.
refusal-verify-too_much = Ten zapis to dla serwera za wiele: nie udało się go sprawdzić w wyznaczonym czasie (sekundy: { $number }). Polecenie kartki verify ma czas.
refusal-house-busy = Zbyt wiele próśb naraz. Spróbuj za chwilę.
refusal-house-stopping = Zamykamy na chwilę. Wróć niebawem.
refusal-house-fault = Zepsuło się coś, co nie powinno. Zanotowaliśmy to dla osoby, która prowadzi ten serwer.
refusal-ready-workers = Boty nie mają w tej chwili procesu, w którym mogłyby myśleć.
