# The server: what its commands say to whoever runs it

## Help of the commands

help-serve = Open tables on the net, for people who join by a link. Every setting can also come from the environment or from a TOML file: an option counts first, then the environment, then the file.
help-serve_class = For a lesson: open the house to everyone on this network (Wi-Fi), as --lan does, and show the address of the page for a class, and a QR code of it.
help-config = A TOML file with settings. Without it, kartki.toml in the data folder, if it is there. [KARTKI_CONFIG]
help-data = The data folder of the server. [KARTKI_DATA]
help-backup = Copy the store of the server into a new file, also while the server is running.
help-target = The file to write; it must not be there yet.
help-check_store = Replay every stored game by the rules of this version, and list those that would break.
help-import = Take records of finished games into the store.
help-import_files = Records (.game).
help-export = Write finished games of the store as records: those of the codes, into the folder you are in, or all of them.
help-codes = The room codes of the games.
help-export_all = Write all finished games into this folder.
help-default = [{ $variable }, default: { $value }]
help-default_empty = [{ $variable }, default: empty]

## Help of the settings

help-set-host = The address to listen on: 127.0.0.1 is for this machine alone, 0.0.0.0 for everyone on the network.
help-set-lan = Open the house to everyone on this network (Wi-Fi), as --host 0.0.0.0 does; the terminal then shows the address and a QR code of it.
help-set-port = The port to listen on; 0 takes any free one.
help-set-data = The folder of the store and of the file with settings; if empty, the place where this system keeps your data.
help-set-public_url = What invitation links begin with, such as https://play.example.org; if empty, http:// with the address and the port of the server.
help-set-origins = Further origins whose pages may connect, separated by commas; those of the server itself always may.
help-set-hosts = Further host names under which the server may be asked, separated by commas, or * for any; addresses, this machine’s own names and those in public_url and origins always hold.
help-set-trust_proxy = Take a client’s address from X-Forwarded-For; only right behind a proxy of your own.
help-set-log_level = How much the log tells.
help-set-log_format = How the log is written: as text for people, or as JSON for programs.
help-set-most_sockets = How many sockets may be open at the same time.
help-set-sockets_per_address = How many sockets one address may have open; a whole class often shares one address.
help-set-most_tables = How many tables may be open, that is, not finished.
help-set-tables_per_address_per_hour = How many tables one address may open in an hour.
help-set-message_bytes = The longest message that a client may send, in bytes.
help-set-commands_per_second = How many commands a second a socket may send in the long run.
help-set-burst = How many commands a socket may send in one go before commands_per_second holds it back.
help-set-wrong_codes_per_minute = How many wrong room codes one address may try in a minute.
help-set-outbox_bytes = How many bytes may wait for a socket that does not read; if there are more, it is closed.
help-set-bot_workers = How many processes the bots think in; 0 means one less than there are cores, but at least one.
help-set-bot_limit = How long a bot may think about a move, in milliseconds.
help-set-bot_memory = The most memory that a process of the bots may use, in megabytes; 0 sets no bound.
help-set-bot_modules = Python modules with bots of your own, separated by commas; each calls kartki.bots.register.
help-set-idle_minutes = After how many minutes without a socket a table is put out of memory; it stays in the store.
help-set-keep_gathering_days = After how many days without a change a table at which no game has begun is deleted; 0 keeps it for ever.
help-set-keep_idle_days = After how many days without a move a game in progress is closed; 0 leaves it open for ever.
help-set-keep_finished_days = For how many days finished and closed games are kept; 0 keeps them for ever.
help-set-finished_leave = What stays of a finished or closed game after that: nothing, or its record without names, keys and chat.
help-set-ping_seconds = How many seconds pass between two pings to a socket.
help-set-stop_seconds = How many seconds a clean stop may take.
help-set-come_back_seconds = After how many seconds clients are asked to come back when the server stops.
help-set-editions = A folder with edition files (.toml) of your own; if empty, the folder editions in the data folder, if it is there.
help-set-pages = A folder with the built pages of the browser’s client; if empty, those that come with Kartki.
help-set-browser = Open the first page in this machine’s browser once the house is open, if the command runs in a terminal.

## What the commands say

serve-ready = The house is open: { $link }. Ctrl-C closes it.
serve-lan = The house is open to everyone on your network (Wi-Fi): whoever opens { $link } can start a table, and whoever has the code of a table can sit down at it.
serve-class = The house is open for a class. The teacher’s page on this computer: { $link }. Ctrl-C closes the house.
serve-class_phones = Phones and other computers on the same network (Wi-Fi) reach it at { $link }; it needs no internet. Open a class there, and the pupils join with its code.
serve-alone = Only this computer can open that address. --lan opens the house to everyone on the Wi-Fi.
serve-no_network = This computer is in no network now, so nobody else can come yet.
serve-stranger = { $name } in the environment is no setting of the server, so it changes nothing. kartki serve --help lists the settings.
backup-done = { $number ->
    [one] 1 table copied to { $path }.
   *[other] { $number } tables copied to { $path }.
}
backup-damaged = The store { $path } is damaged: { $found }. The copy was made row by row: it is whole, and can take the place of the store.
backup-lost = These tables cannot be read, so the copy does not have them: { $codes }. Keep the damaged store and older copies; one of them may still have what is missing.
backup-lost_classes = These classes cannot be read, so the copy does not have them: { $codes }. Their tables are in it.
check-sound = { $number ->
    [one] 1 game replayed, and it holds.
   *[other] { $number } games replayed, and all of them hold.
}
check-broken = { $games ->
    [one] 1 game replayed; of these would break: { $number }.
   *[other] { $games } games replayed; of these would break: { $number }.
}
check-damaged = { $number ->
    [one] 1 table cannot be read. It waits, and the others go on.
   *[other] { $number } tables cannot be read. They wait, and the others go on.
}
check-class = The class { $code } cannot be read ({ $found }). Its tables go on.
check-file = SQLite finds the file { $path } itself damaged: { $found }. kartki backup makes a copy that is whole; read “When something in the store is damaged” in docs/serving.md.
import-done = { $path }: taken in as { $code }.
export-done = { $number ->
    [one] 1 game written to { $path }.
   *[other] { $number } games written to { $path }.
}
export-none = There is no finished game with the code { $code }.

## What cannot be done

trouble-setting-number = { $source }: “{ $value }” cannot be the setting { $name }. It takes a whole number: { $allowed }.
trouble-setting-choice = { $source }: “{ $value }” cannot be the setting { $name }. Allowed: { $allowed }.
trouble-setting-host = { $source }: “{ $value }” cannot be the setting { $name }. It takes an address or the name of a machine, for example: { $allowed }.
trouble-setting-origin = { $source }: “{ $value }” cannot be the setting { $name }. It takes http or https and a host, perhaps with a port, but no path; for example: { $allowed }.
trouble-setting-origins = { $source }: “{ $value }” cannot be the setting { $name }. It takes a list with commas, each part of it http or https and a host, perhaps with a port, but no path; for example: { $allowed }.
trouble-setting-hosts = { $source }: “{ $value }” cannot be the setting { $name }. It takes names of hosts, separated by commas and without a port, or * for any name; for example: { $allowed }.
trouble-setting-modules = { $source }: “{ $value }” cannot be the setting { $name }. It takes names of Python modules, separated by commas, for example: { $allowed }.
trouble-setting-folder = { $source }: “{ $value }” cannot be the setting { $name }. It takes a folder, and this is something else or cannot be reached.
trouble-setting-no_folder = { $source }: “{ $value }” cannot be the setting { $name }. There is no such folder.
trouble-setting-unknown = { $source }: there is no setting “{ $name }”. Known settings: { $allowed }.
trouble-setting-not_here = { $source }: the setting { $name } cannot stand in this file, because the file itself lies in the data folder. Give it with --data, or in a file that you name with --config.
trouble-setting-no_file = { $source }: there is no file { $value }.
trouble-setting-unreadable = The settings in { $source } cannot be read: { $value }.
trouble-setting-not_toml = { $source } is not a TOML file: { $value }.
trouble-export_what = Say which games: room codes, or --all with a folder, but not both.
trouble-store-none = There is no store { $path }. kartki serve makes one when it first runs; --data names another folder.
trouble-store-newer = A newer version of Kartki wrote the store { $path } ({ $found }). Update Kartki to open it.
trouble-store-taken = Another server has the store { $path } open already. Two on one store would spoil each other’s tables: stop that one, or name another folder with --data.
trouble-listen = The server cannot listen on { $host }, port { $port }: { $why }.
trouble-store-unusable = The store { $path } cannot be used: { $found }.
trouble-store-damaged = The store { $path } cannot be used: { $found }. It is damaged in a place without which nothing of it can be read, or it never was a store. Move it away together with what lies beside it under its name (-wal, -shm), and put a backup in its place; docs/serving.md tells how.
trouble-store-empty = { $path } is no store: it has only { $found } bytes, as after a copy that failed. Put a backup in its place, or move the file away to begin with a new store.
trouble-store-log_alone = Beside { $path } lies { $found }, with moves of a store that is not there or is empty. Put that store back beside it, or move { $found } away, too, to begin with a new store.
trouble-store-other = { $path } belongs to another program ({ $found }), so the server leaves it alone.
trouble-store-full = There is no room left for the store { $path }: { $found }. What was stored before is still whole.
trouble-store-read_only = The store { $path } cannot be written: { $found }. What was stored before is still whole.
trouble-store-broken = The store { $path } has failed: { $found }.
