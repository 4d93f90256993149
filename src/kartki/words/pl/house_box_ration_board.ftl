# Co jest nie tak z pudełkiem gry Ration Board

flaw-black = „{ $found }” nie jest ani sumą dwóch kości (od 2 do 12), ani "doubles".
flaw-amount_needed = karta o działaniu { $found } musi mieć amount.
flaw-amount_idle = karta o działaniu { $found } nie może mieć amount.
flaw-hold = hold nie pasuje do działania { $found }: karty ZACHOWAJ to te, które trzyma się aż do użycia.
flaw-no_way_out = żadna karta nie wyprowadza zawsze z lasu i burzy, więc ciągnięcie mogłoby się nie skończyć; potrzebna jest choć jedna o działaniu: { $allowed }.
flaw-order = { $found } nie stoi na swoim miejscu: najpierw Dom, potem pola czerwone, niebieskie (od Wyjazdu) i droga objazdowa.
flaw-belongs = pole rodzaju { $found } należy do: { $allowed }.
flaw-one_home = Dom musi być dokładnie jeden i na początku; jest: { $found }.
flaw-one_exit = Wyjazd musi być dokładnie jeden, pierwszy na niebieskiej trasie, a za nim droga; jest: { $found }.
flaw-red_end = czerwona trasa musi kończyć się urzędem.
flaw-detour = do drogi objazdowej należy jedno pole Objazd, a bez niej żadne; jest: { $found }.
flaw-window = { $found } powinno być polem urzędu: { $allowed }. Urzędy stoją w kolejności wypraw, każdy na jednym polu.
flaw-windows = pól urzędów jest { $found }, a urzędów { $allowed }.
flaw-to_missing = { $found } musi mówić, dokąd prowadzi: to = "…".
flaw-to_idle = { $found } nigdzie nie prowadzi, więc nie ma „to”.
flaw-dangling = nie ma pola o nazwie „{ $found }”.
flaw-leads = stąd nie można prowadzić na „{ $found }”: Skrót prowadzi naprzód na zwykłą drogę tej samej trasy, nie za urząd; Objazd na pierwsze pole swojej drogi, a ostatnie z nich na niebieską trasę za Objazdem.
flaw-area_end = za { $found } nie ma przejezdnego pola tej samej trasy.
flaw-area_wide = { $found } czyni ten obszar za szerokim: przez dwanaście takich pól nikt nie przejedzie.
