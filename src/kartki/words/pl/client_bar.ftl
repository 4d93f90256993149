# The browser: the tools at the end of every game's masthead, and the keys

bar-tools = Język, dźwięk, tempo, pomoc
bar-tools_react = Język, dźwięk, tempo, pomoc, reakcje
bar-help = Pomoc: klawisze
bar-menu = { $number ->
    [0] Menu: przebieg gry, czat, gracze, ustawienia
    [one] Menu: 1 nowa wiadomość
    [few] Menu: { $number } nowe wiadomości
   *[other] Menu: { $number } nowych wiadomości
}

keys-title = Klawisze
keys-close = Wróć do stołu
keys-rules = Zasady gry
keys-tab = przechodzi dalej, z klawiszem Shift wstecz
keys-press = naciska to, co jest w ramce
keys-help = pokazuje i chowa tę listę
keys-pause = pauza i dalej
keys-my_turn = prosto do twojego ruchu
keys-pace = szybsze lub wolniejsze tempo
keys-replay_step = o jeden ruch dalej lub wstecz
keys-replay_ends = na początek, na koniec
keys-replay_play = odtwarza lub zatrzymuje

key-left = ←
    .name = strzałka w lewo
key-right = →
    .name = strzałka w prawo
key-up = ↑
    .name = strzałka w górę
key-down = ↓
    .name = strzałka w dół
key-home = Home
key-end = End
key-enter = Enter
key-space = Spacja
key-tab = Tab
key-escape = Esc
    .name = Escape
