# Serwer: co jego polecenia mówią temu, kto go prowadzi

## Pomoc do poleceń

help-serve = Otwórz stoły w sieci; gracze dołączają przez link. Każde ustawienie może też pochodzić ze środowiska albo z pliku TOML: pierwszeństwo ma opcja, potem środowisko, potem plik.
help-serve_class = Na lekcję: otwiera dom dla wszystkich w tej sieci (Wi-Fi), tak jak --lan, i pokazuje adres strony dla klasy oraz jego kod QR.
help-config = Plik TOML z ustawieniami. Domyślnie kartki.toml w folderze danych, jeśli tam jest. [KARTKI_CONFIG]
help-data = Folder danych serwera. [KARTKI_DATA]
help-backup = Skopiuj magazyn serwera do nowego pliku, także wtedy, gdy serwer działa.
help-target = Plik, który ma powstać; nie może jeszcze istnieć.
help-check_store = Odtwórz każdą grę z magazynu według zasad tej wersji i wypisz te, które by się zepsuły.
help-import = Przyjmij do magazynu zapisy skończonych gier.
help-import_files = Zapisy gier (.game).
help-export = Zapisz skończone gry z magazynu jako pliki .game: te o podanych kodach w bieżącym folderze albo wszystkie.
help-codes = Kody stołów.
help-export_all = Zapisz wszystkie skończone gry w tym folderze.
help-default = [{ $variable }, domyślnie: { $value }]
help-default_empty = [{ $variable }, domyślnie: puste]

## Pomoc do ustawień

help-set-host = Adres, na którym serwer nasłuchuje: 127.0.0.1 tylko dla tego komputera, 0.0.0.0 dla wszystkich w sieci.
help-set-lan = Otwórz dom dla wszystkich w tej sieci (Wi-Fi), tak jak --host 0.0.0.0; terminal pokazuje wtedy adres i jego kod QR.
help-set-port = Port, na którym serwer nasłuchuje; 0 oznacza dowolny wolny.
help-set-data = Folder magazynu i pliku z ustawieniami; jeśli puste, miejsce, w którym system trzyma twoje dane.
help-set-public_url = Początek linków z zaproszeniem, na przykład https://play.example.org; jeśli puste, http:// z adresem i portem serwera.
help-set-origins = Inne witryny (origin), których strony mogą się łączyć, po przecinku; strony samego serwera mogą zawsze.
help-set-hosts = Inne nazwy hosta, pod którymi serwer odpowiada, po przecinku, albo * dla dowolnej; adresy, własne nazwy tego komputera oraz nazwy z public_url i origins działają zawsze.
help-set-trust_proxy = Bierz adres klienta z X-Forwarded-For; właściwe tylko za własnym serwerem pośredniczącym.
help-set-log_level = Jak szczegółowy jest dziennik.
help-set-log_format = Postać dziennika: text dla ludzi, json dla programów.
help-set-most_sockets = Ile połączeń może być otwartych naraz.
help-set-sockets_per_address = Ile połączeń może mieć otwartych jeden adres; cała klasa miewa wspólny adres.
help-set-most_tables = Ile stołów może być otwartych, czyli z nieskończoną grą.
help-set-tables_per_address_per_hour = Ile stołów może otworzyć jeden adres w ciągu godziny.
help-set-message_bytes = Najdłuższa wiadomość, jaką może wysłać klient, w bajtach.
help-set-commands_per_second = Ile poleceń na sekundę może na dłuższą metę wysyłać jedno połączenie.
help-set-burst = Ile poleceń może połączenie wysłać jednym ciągiem, zanim zacznie je hamować commands_per_second.
help-set-wrong_codes_per_minute = Ile błędnych kodów stołu może podać jeden adres w ciągu minuty.
help-set-outbox_bytes = Ile bajtów może czekać na połączenie, które nie czyta; gdy jest ich więcej, zostaje zamknięte.
help-set-bot_workers = W ilu procesach myślą boty; 0 oznacza o jeden mniej niż rdzeni, ale co najmniej jeden.
help-set-bot_limit = Jak długo bot może myśleć nad ruchem, w milisekundach.
help-set-bot_memory = Ile pamięci najwyżej może zająć proces botów, w megabajtach; 0 znosi ograniczenie.
help-set-bot_modules = Moduły Pythona z własnymi botami, oddzielone przecinkami; każdy wywołuje kartki.bots.register.
help-set-idle_minutes = Po ilu minutach bez połączeń stół znika z pamięci; w magazynie zostaje.
help-set-keep_gathering_days = Po ilu dniach bez zmian serwer usuwa stół, przy którym nie zaczęto gry; 0 zachowuje go na zawsze.
help-set-keep_idle_days = Po ilu dniach bez ruchu serwer zamyka trwającą grę; 0 zostawia ją otwartą na zawsze.
help-set-keep_finished_days = Ile dni serwer przechowuje gry skończone i zamknięte; 0 zachowuje je na zawsze.
help-set-finished_leave = Co potem zostaje z gry skończonej albo zamkniętej: nothing, czyli nic, albo record, czyli zapis bez imion, kluczy i czatu.
help-set-ping_seconds = Co ile sekund serwer sprawdza połączenie (ping).
help-set-stop_seconds = Ile sekund może trwać spokojne zatrzymanie serwera.
help-set-come_back_seconds = Po ilu sekundach klienci mają wrócić, gdy serwer się zatrzymuje.
help-set-editions = Folder z własnymi plikami wydań (.toml); jeśli puste, folder editions w folderze danych, jeśli tam jest.
help-set-pages = Folder ze zbudowanymi stronami dla przeglądarki; jeśli puste, strony, które należą do Kartek.
help-set-browser = Po otwarciu domu otwórz stronę główną w przeglądarce na tym komputerze, jeśli polecenie działa w terminalu.

## Co mówią polecenia

serve-ready = Dom jest otwarty: { $link }. Zamyka go Ctrl-C.
serve-lan = Dom jest otwarty dla wszystkich w twojej sieci (Wi-Fi): kto wejdzie na { $link }, może otworzyć stół, a kto zna kod stołu, może przy nim usiąść.
serve-class = Dom jest otwarty dla klasy. Strona nauczyciela na tym komputerze: { $link }. Ctrl-C zamyka dom.
serve-class_phones = Telefony i inne komputery w tej samej sieci (Wi-Fi) znajdą ją pod adresem { $link }; internet nie jest potrzebny. Otwórz tam klasę, a uczniowie dołączą, podając jej kod.
serve-alone = Ten adres działa tylko na tym komputerze. --lan otwiera dom dla wszystkich w sieci Wi-Fi.
serve-no_network = Ten komputer nie jest teraz w żadnej sieci, więc nikt inny nie może jeszcze przyjść.
serve-stranger = { $name } ze środowiska nie jest ustawieniem serwera, więc niczego nie zmienia. Ustawienia wymienia kartki serve --help.
backup-done = { $number ->
    [one] Skopiowano 1 stół do { $path }.
    [few] Skopiowano { $number } stoły do { $path }.
   *[other] Skopiowano { $number } stołów do { $path }.
}
backup-damaged = Magazyn { $path } jest uszkodzony: { $found }. Kopię zrobiono wiersz po wierszu: jest nieuszkodzona i może zastąpić magazyn.
backup-lost = Tych stołów nie da się odczytać, więc w kopii ich nie ma: { $codes }. Zachowaj uszkodzony magazyn i starsze kopie; może w którejś jest jeszcze to, czego brakuje.
backup-lost_classes = Tych klas nie da się odczytać, więc w kopii ich nie ma: { $codes }. Ich stoły w niej są.
check-sound = { $number ->
    [one] Odtworzono 1 grę; wszystko się zgadza.
    [few] Odtworzono { $number } gry; wszystko się zgadza.
   *[other] Odtworzono { $number } gier; wszystko się zgadza.
}
check-broken = { $games ->
    [one] Odtworzono 1 grę; z tego zepsułoby się: { $number }.
    [few] Odtworzono { $games } gry; z tego zepsułoby się: { $number }.
   *[other] Odtworzono { $games } gier; z tego zepsułoby się: { $number }.
}
check-damaged = { $number ->
    [one] 1 stołu nie da się odczytać. Czeka, a przy pozostałych gra się dalej.
   *[other] { $number } stołów nie da się odczytać. Czekają, a przy pozostałych gra się dalej.
}
check-class = Klasy { $code } nie da się odczytać ({ $found }). Przy jej stołach gra się dalej.
check-file = Według SQLite uszkodzony jest sam plik { $path }: { $found }. Nieuszkodzoną kopię zrobi kartki backup; przeczytaj w docs/serving.md rozdział „When something in the store is damaged”.
import-done = { $path }: przyjęto jako { $code }.
export-done = { $number ->
    [one] Zapisano 1 grę w { $path }.
    [few] Zapisano { $number } gry w { $path }.
   *[other] Zapisano { $number } gier w { $path }.
}
export-none = Nie ma skończonej gry o kodzie { $code }.

## Czego nie da się zrobić

trouble-setting-number = { $source }: „{ $value }” nie może być wartością ustawienia { $name }. Potrzebna jest liczba całkowita: { $allowed }.
trouble-setting-choice = { $source }: „{ $value }” nie może być wartością ustawienia { $name }. Dozwolone: { $allowed }.
trouble-setting-host = { $source }: „{ $value }” nie może być wartością ustawienia { $name }. Potrzebny jest adres albo nazwa komputera, na przykład: { $allowed }.
trouble-setting-origin = { $source }: „{ $value }” nie może być wartością ustawienia { $name }. Potrzebne jest http albo https i nazwa hosta, ewentualnie z portem, ale bez ścieżki; na przykład: { $allowed }.
trouble-setting-origins = { $source }: „{ $value }” nie może być wartością ustawienia { $name }. Potrzebna jest lista z przecinkami, a w każdej jej części http albo https i nazwa hosta, ewentualnie z portem, ale bez ścieżki; na przykład: { $allowed }.
trouble-setting-hosts = { $source }: „{ $value }” nie może być wartością ustawienia { $name }. Potrzebne są nazwy hostów po przecinku, bez portu, albo * dla dowolnej nazwy; na przykład: { $allowed }.
trouble-setting-modules = { $source }: „{ $value }” nie może być wartością ustawienia { $name }. Podaj nazwy modułów Pythona oddzielone przecinkami, na przykład: { $allowed }.
trouble-setting-folder = { $source }: „{ $value }” nie może być wartością ustawienia { $name }. Potrzebny jest folder, a to jest coś innego albo nie da się tam dotrzeć.
trouble-setting-no_folder = { $source }: „{ $value }” nie może być wartością ustawienia { $name }. Nie ma takiego folderu.
trouble-setting-unknown = { $source }: nie ma ustawienia „{ $name }”. Znane ustawienia: { $allowed }.
trouble-setting-not_here = { $source }: ustawienie { $name } nie może stać w tym pliku, bo sam plik leży w folderze danych. Podaj je przez --data albo w pliku wskazanym przez --config.
trouble-setting-no_file = { $source }: nie ma pliku { $value }.
trouble-setting-unreadable = Nie da się odczytać ustawień z { $source }: { $value }.
trouble-setting-not_toml = { $source } nie jest plikiem TOML: { $value }.
trouble-export_what = Powiedz, które gry: podaj kody stołów albo --all z folderem, ale nie jedno i drugie.
trouble-store-none = Nie ma magazynu { $path }. Tworzy go kartki serve przy pierwszym uruchomieniu; inny folder wskazuje --data.
trouble-store-newer = Magazyn { $path } zapisała nowsza wersja Kartek ({ $found }). Zaktualizuj Kartki, żeby go otworzyć.
trouble-store-taken = Magazyn { $path } ma już otwarty inny serwer. Dwa serwery na jednym magazynie psułyby sobie nawzajem stoły: zatrzymaj tamten albo wskaż inny folder przez --data.
trouble-listen = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $why }.
trouble-store-unusable = Magazynu { $path } nie da się użyć: { $found }.
trouble-store-damaged = Magazynu { $path } nie da się użyć: { $found }. Jest uszkodzony w miejscu, bez którego nie da się z niego nic odczytać, albo nigdy nie był magazynem. Przenieś go gdzie indziej razem z plikami, które leżą obok pod jego nazwą (-wal, -shm), i wstaw na jego miejsce kopię zapasową; jak to zrobić, mówi docs/serving.md.
trouble-store-empty = { $path } nie jest magazynem: bajtów jest w nim tylko { $found }, jak po nieudanym kopiowaniu. Wstaw na jego miejsce kopię zapasową albo przenieś ten plik gdzie indziej, żeby zacząć z nowym magazynem.
trouble-store-log_alone = Obok { $path } leży { $found } z ruchami z magazynu, którego tu nie ma albo który jest pusty. Wstaw tamten magazyn z powrotem albo przenieś gdzie indziej także { $found }, żeby zacząć z nowym magazynem.
trouble-store-other = { $path } należy do innego programu ({ $found }), więc serwer go nie rusza.
trouble-store-full = Na magazyn { $path } nie ma już miejsca: { $found }. To, co zapisano wcześniej, jest całe.
trouble-store-read_only = Nie da się zapisać magazynu { $path }: { $found }. To, co zapisano wcześniej, jest całe.
trouble-store-broken = Magazyn { $path } zawiódł: { $found }.
