# Il server: che cosa dicono i suoi comandi a chi lo gestisce

## Aiuto dei comandi

help-serve = Apre tavoli in rete, per chi entra con un link. Ogni impostazione può venire anche dall’ambiente o da un file TOML: prima conta l’opzione, poi l’ambiente, poi il file.
help-serve_class = Per una lezione: apre la casa a tutti in questa rete (Wi-Fi), come --lan, e mostra l’indirizzo della pagina per una classe e il suo codice QR.
help-config = Un file TOML di impostazioni. Se manca, kartki.toml nella cartella dei dati, se c’è. [KARTKI_CONFIG]
help-data = La cartella dei dati del server. [KARTKI_DATA]
help-backup = Copia l’archivio del server in un nuovo file, anche mentre il server è in funzione.
help-target = Il file da scrivere; non deve ancora esistere.
help-check_store = Rigioca ogni partita dell’archivio con le regole di questa versione ed elenca quelle che si romperebbero.
help-import = Accoglie nell’archivio le registrazioni di partite finite.
help-import_files = Le registrazioni (.game).
help-export = Scrive come registrazioni le partite finite dell’archivio: quelle dei codici indicati, nella cartella in cui ti trovi, oppure tutte.
help-codes = I codici dei tavoli.
help-export_all = Scrive in questa cartella tutte le partite finite.
help-default = [{ $variable }, predefinito: { $value }]
help-default_empty = [{ $variable }, predefinito: vuoto]

## Aiuto delle impostazioni

help-set-host = L’indirizzo su cui ascoltare: 127.0.0.1 solo per questo computer, 0.0.0.0 per chiunque sia in rete.
help-set-lan = Apre la casa a chiunque sia su questa rete (Wi-Fi), come fa --host 0.0.0.0; il terminale mostra allora l’indirizzo e il suo codice QR.
help-set-port = La porta su cui ascoltare; 0 ne prende una libera qualsiasi.
help-set-data = La cartella dell’archivio e del file di impostazioni; se è vuota, il posto in cui il sistema tiene i tuoi dati.
help-set-public_url = Come cominciano i link d’invito, per esempio https://play.example.org; se è vuoto, http:// con l’indirizzo e la porta del server.
help-set-origins = Altre origini le cui pagine possono collegarsi, separate da virgole; quelle del server possono sempre.
help-set-hosts = Altri nomi di host con cui ci si può rivolgere al server, separati da virgole, oppure * per qualsiasi nome; gli indirizzi, i nomi di questo computer e quelli in public_url e origins valgono sempre.
help-set-trust_proxy = Prende l’indirizzo di un client da X-Forwarded-For; va bene solo dietro un tuo proxy.
help-set-log_level = Quanto racconta il registro.
help-set-log_format = Come si scrive il registro: text per le persone, json per i programmi.
help-set-most_sockets = Quante connessioni possono essere aperte insieme.
help-set-sockets_per_address = Quante connessioni può tenere aperte un indirizzo; spesso una classe intera ne condivide uno.
help-set-most_tables = Quanti tavoli possono essere aperti, cioè con la partita non finita.
help-set-tables_per_address_per_hour = Quanti tavoli può aprire un indirizzo in un’ora.
help-set-message_bytes = Il messaggio più lungo che un client può mandare, in byte.
help-set-commands_per_second = Quanti comandi al secondo può mandare, alla lunga, una connessione.
help-set-burst = Quanti comandi può mandare di fila una connessione prima che commands_per_second la freni.
help-set-wrong_codes_per_minute = Quanti codici di tavolo sbagliati può provare un indirizzo in un minuto.
help-set-outbox_bytes = Quanti byte possono aspettare una connessione che non legge; se sono di più, viene chiusa.
help-set-bot_workers = In quanti processi pensano i bot; 0 vuol dire uno meno dei core, ma almeno uno.
help-set-bot_limit = Quanto a lungo un bot può pensare a una mossa, in millisecondi.
help-set-bot_memory = Quanta memoria può usare al massimo un processo dei bot, in megabyte; 0 toglie il limite.
help-set-bot_modules = Moduli Python con bot tuoi, separati da virgole; ognuno chiama kartki.bots.register.
help-set-idle_minutes = Dopo quanti minuti senza connessioni un tavolo esce dalla memoria; nell’archivio resta.
help-set-keep_gathering_days = Dopo quanti giorni senza cambiamenti si cancella un tavolo a cui non è cominciata nessuna partita; 0 lo tiene per sempre.
help-set-keep_idle_days = Dopo quanti giorni senza una mossa si chiude una partita in corso; 0 la lascia aperta per sempre.
help-set-keep_finished_days = Per quanti giorni si tengono le partite finite o chiuse; 0 le tiene per sempre.
help-set-finished_leave = Che cosa resta poi di una partita finita o chiusa: nothing (nulla) oppure record (la registrazione senza nomi, chiavi e chat).
help-set-ping_seconds = Quanti secondi passano tra due ping a una connessione.
help-set-stop_seconds = Quanti secondi può durare un arresto ordinato.
help-set-come_back_seconds = Dopo quanti secondi i client sono invitati a tornare quando il server si ferma.
help-set-editions = Una cartella con i tuoi file di edizione (.toml); se è vuota, la cartella editions in quella dei dati, se c’è.
help-set-pages = Una cartella con le pagine già costruite per il browser; se è vuota, quelle che fanno parte di Kartki.
help-set-browser = Quando la casa è aperta, apre la pagina iniziale nel browser di questo computer, se il comando gira in un terminale.

## Che cosa dicono i comandi

serve-ready = La casa è aperta: { $link }. Ctrl-C la chiude.
serve-lan = La casa è aperta a chiunque sia sulla tua rete (Wi-Fi): chi apre { $link } può aprire un tavolo, e chi ha il codice di un tavolo può sedersi.
serve-class = La casa è aperta per una classe. La pagina dell’insegnante su questo computer: { $link }. Ctrl-C la chiude.
serve-class_phones = Telefoni e altri computer nella stessa rete (Wi-Fi) la trovano a { $link }; internet non serve. Apri lì una classe, e gli alunni entrano con il suo codice.
serve-alone = Questo indirizzo si apre soltanto da questo computer. Con --lan la casa è aperta a tutta la rete Wi-Fi.
serve-no_network = Adesso questo computer non è collegato a nessuna rete, quindi per ora non può venire nessun altro.
serve-stranger = { $name } nell’ambiente non è un’impostazione del server, quindi non cambia nulla. Le impostazioni le elenca kartki serve --help.
backup-done = { $number ->
    [one] 1 tavolo copiato in { $path }.
   *[other] { $number } tavoli copiati in { $path }.
}
backup-damaged = L’archivio { $path } è danneggiato: { $found }. La copia è stata fatta riga per riga: è integra e può prendere il posto dell’archivio.
backup-lost = Questi tavoli non si possono leggere, quindi nella copia non ci sono: { $codes }. Conserva l’archivio danneggiato e le copie più vecchie: lì può esserci ancora ciò che manca.
backup-lost_classes = Queste classi non si possono leggere, quindi nella copia non ci sono: { $codes }. I loro tavoli ci sono.
check-sound = { $number ->
    [one] 1 partita rigiocata: regge.
   *[other] { $number } partite rigiocate: reggono tutte.
}
check-broken = { $games ->
    [one] 1 partita rigiocata; si romperebbe: { $number }.
   *[other] { $games } partite rigiocate; di queste si romperebbero: { $number }.
}
check-damaged = { $number ->
    [one] 1 tavolo non si può leggere. Resta in attesa; agli altri si continua a giocare.
   *[other] { $number } tavoli non si possono leggere. Restano in attesa; agli altri si continua a giocare.
}
check-class = La classe { $code } non si può leggere ({ $found }). Ai suoi tavoli si continua a giocare.
check-file = Secondo SQLite è il file { $path } stesso a essere danneggiato: { $found }. kartki backup fa una copia integra; leggi in docs/serving.md il capitolo «When something in the store is damaged».
import-done = { $path }: accolta come { $code }.
export-done = { $number ->
    [one] 1 partita scritta in { $path }.
   *[other] { $number } partite scritte in { $path }.
}
export-none = Non c’è una partita finita con il codice { $code }.

## Che cosa non si può fare

trouble-setting-number = { $source }: «{ $value }» non va bene per l’impostazione { $name }. Ci vuole un numero intero: { $allowed }.
trouble-setting-choice = { $source }: «{ $value }» non va bene per l’impostazione { $name }. Valori ammessi: { $allowed }.
trouble-setting-host = { $source }: «{ $value }» non va bene per l’impostazione { $name }. Ci vuole un indirizzo o il nome di un computer, per esempio: { $allowed }.
trouble-setting-origin = { $source }: «{ $value }» non va bene per l’impostazione { $name }. Ci vuole http o https e un host, magari con una porta, ma senza percorso; per esempio: { $allowed }.
trouble-setting-origins = { $source }: «{ $value }» non va bene per l’impostazione { $name }. Ci vuole un elenco con virgole, e in ogni sua parte http o https e un host, magari con una porta, ma senza percorso; per esempio: { $allowed }.
trouble-setting-hosts = { $source }: «{ $value }» non va bene per l’impostazione { $name }. Ci vogliono nomi di host separati da virgole e senza porta, oppure * per qualsiasi nome; per esempio: { $allowed }.
trouble-setting-modules = { $source }: «{ $value }» non va bene per l’impostazione { $name }. Ci vogliono nomi di moduli Python separati da virgole, per esempio: { $allowed }.
trouble-setting-folder = { $source }: «{ $value }» non va bene per l’impostazione { $name }. Ci vuole una cartella, e questa è un’altra cosa o non si può raggiungere.
trouble-setting-no_folder = { $source }: «{ $value }» non va bene per l’impostazione { $name }. Non c’è una cartella così.
trouble-setting-unknown = { $source }: non c’è un’impostazione «{ $name }». Ci sono: { $allowed }.
trouble-setting-not_here = { $source }: l’impostazione { $name } non può stare in questo file, perché il file stesso sta nella cartella dei dati. Indicala con --data, o in un file che nomini con --config.
trouble-setting-no_file = { $source }: non c’è il file { $value }.
trouble-setting-unreadable = Le impostazioni in { $source } non si possono leggere: { $value }.
trouble-setting-not_toml = { $source } non è un file TOML: { $value }.
trouble-export_what = Di’ quali partite: i codici dei tavoli, oppure --all con una cartella, ma non entrambi.
trouble-store-none = Non c’è l’archivio { $path }. Lo crea kartki serve la prima volta che parte; --data indica un’altra cartella.
trouble-store-newer = L’archivio { $path } è stato scritto da una versione più nuova di Kartki ({ $found }). Per aprirlo aggiorna Kartki.
trouble-store-taken = L’archivio { $path } è già aperto da un altro server. Due server sullo stesso archivio si rovinerebbero i tavoli a vicenda: ferma quello, o indica un’altra cartella con --data.
trouble-listen = Il server non può ascoltare su { $host }, porta { $port }: { $why }.
trouble-store-unusable = L’archivio { $path } non si può usare: { $found }.
trouble-store-damaged = L’archivio { $path } non si può usare: { $found }. È danneggiato in un punto senza il quale non se ne può leggere nulla, oppure non è mai stato un archivio. Spostalo altrove insieme ai file che gli stanno accanto con il suo nome (-wal, -shm), e metti al suo posto una copia di riserva; docs/serving.md spiega come.
trouble-store-empty = { $path } non è un archivio: ha solo { $found } byte, come dopo una copia non riuscita. Metti al suo posto una copia di riserva, oppure sposta altrove il file per cominciare con un archivio nuovo.
trouble-store-log_alone = Accanto a { $path } c’è { $found }, con mosse di un archivio che non c’è o che è vuoto. Rimettici accanto quell’archivio, oppure sposta altrove anche { $found } per cominciare con un archivio nuovo.
trouble-store-other = { $path } appartiene a un altro programma ({ $found }), quindi il server non lo tocca.
trouble-store-full = Per l’archivio { $path } non c’è più spazio: { $found }. Ciò che era già salvato resta intatto.
trouble-store-read_only = Non si può scrivere l’archivio { $path }: { $found }. Ciò che era già salvato resta intatto.
trouble-store-broken = L’archivio { $path } ha ceduto: { $found }.
