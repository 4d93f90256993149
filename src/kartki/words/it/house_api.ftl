# L'API HTTP: perché non fa qualcosa

refusal-path-unknown = In { $path } non c’è nulla. La pagina /api elenca che cosa c’è.
refusal-method-unknown = Qui { $name } non si può usare, solo { $allowed }.
refusal-host-unknown = Questo server non si chiama «{ $name }». Se deve rispondere a questo nome, chi lo gestisce può aggiungere il nome all’impostazione hosts, o indicare l’indirizzo del server in public_url.
refusal-host-missing = La richiesta non dice a quale server è rivolta: ci vuole l’intestazione Host, una volta sola.
refusal-origin-foreign = Le pagine di { $name } non possono inviare nulla a questo server.
refusal-body-too_long = È troppo lungo. Byte accettati al massimo: { $number }.
refusal-body-slow = Ci ha messo troppo ad arrivare. Secondi di attesa al massimo: { $number }.
refusal-body-media = Va inviato come { $allowed }, non come { $name }.
refusal-body-malformed = { $where ->
    [field] Quello che è arrivato non ha la forma che si accetta qui: controlla il campo «{ $field }»{ $wanted ->
        [most] , che accetta al massimo { $number }
        [least] , che accetta almeno { $number }
        [longest] , lungo al massimo { $number }
        [shortest] , lungo almeno { $number }
        [int] , che accetta un numero intero
        [bool] , che accetta true o false
        [str] , che accetta un testo
       *[other] { "" }
    }. La pagina /api mostra quella giusta.
   *[body] Quello che è arrivato non ha la forma che si accetta qui. La pagina /api mostra quella giusta.
}
refusal-lang-unknown = La lingua «{ $name }» qui non c’è. Ci sono: { $allowed }.
refusal-rule-unknown = Non c’è la regola { $rule }.
refusal-table-unknown = Il tavolo { $code } non esiste.
refusal-table-too_often = Dal tuo indirizzo sono stati aperti troppi tavoli in un’ora. Riprova più tardi.
refusal-code-too_many = Troppi codici sbagliati. Aspetta un minuto.
refusal-say-unknown = Non c’è una frase per «{ $code }».
refusal-say-facts = La frase per «{ $code }» ha bisogno di altri dati.
refusal-verify-too_much = Questa registrazione è troppo per il server: non si è riusciti a verificarla nel tempo previsto (secondi: { $number }). Il comando kartki verify può metterci quanto serve.
refusal-house-busy = Troppe richieste tutte insieme. Riprova tra un momento.
refusal-house-stopping = Chiudiamo per un momento. Torna presto.
refusal-house-fault = Si è rotto qualcosa che non doveva. È stato annotato per chi gestisce questo server.
refusal-ready-workers = In questo momento i bot non hanno un processo in cui pensare.
