# Before the first spin of a first game.
ready-mine = Your first game: take your time and look around. Nobody spins the top before you say so, and while it spins you may just watch.
ready-say = I am ready
ready-others = The first spin waits for { $name }, a minute at most.
