# The browser: the tools at the end of every game's masthead, and the keys

bar-tools = Lingua, suono, ritmo, aiuto
bar-tools_react = Lingua, suono, ritmo, aiuto, reazioni
bar-help = Aiuto: i tasti
bar-menu = { $number ->
    [0] Menu: diario, chat, persone, impostazioni
    [one] Menu: 1 messaggio nuovo
   *[other] Menu: { $number } messaggi nuovi
}

keys-title = I tasti
keys-close = Torna al tavolo
keys-rules = Le regole del gioco
keys-tab = all’elemento successivo; con Maiusc, al precedente
keys-press = preme l’elemento con la cornice intorno
keys-help = mostra o nasconde questi tasti
keys-pause = mette in pausa, o riprende
keys-my_turn = dritto al tuo turno
keys-pace = più veloce, più lento
keys-replay_step = una mossa avanti o indietro
keys-replay_ends = all’inizio, alla fine
keys-replay_play = avvia o ferma

key-left = ←
    .name = freccia sinistra
key-right = →
    .name = freccia destra
key-up = ↑
    .name = freccia su
key-down = ↓
    .name = freccia giù
key-home = Home
key-end = Fine
key-enter = Invio
key-space = Spazio
key-tab = Tab
key-escape = Esc
    .name = Escape
