# The browser: the tools at the end of every game's masthead, and the keys

bar-tools = Language, sound, pace, help
bar-tools_react = Language, sound, pace, help, reactions
bar-help = Help: the keys
bar-menu = { $number ->
    [0] Menu: log, chat, people, settings
    [one] Menu: 1 new message
   *[other] Menu: { $number } new messages
}

keys-title = Keys
keys-close = Back to the table
keys-rules = The rules of the game
keys-tab = on to the next thing; with Shift, back
keys-press = press what has the frame around it
keys-help = show these keys, or put them away
keys-pause = pause, and go on
keys-my_turn = straight to your turn
keys-pace = show things faster, slower
keys-replay_step = one move on or back
keys-replay_ends = to the beginning, to the end
keys-replay_play = play or stop

key-left = ←
    .name = left arrow
key-right = →
    .name = right arrow
key-up = ↑
    .name = up arrow
key-down = ↓
    .name = down arrow
key-home = Home
key-end = End
key-enter = Enter
key-space = Space
key-tab = Tab
key-escape = Esc
    .name = Escape
