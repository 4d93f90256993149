# What happened: how fast it is shown, and the list "since your last move"

pace-title = Pace
pace-slow = Slow
pace-normal = Normal
pace-quick = Quick
pace-at_once = At once
pace-pause = Pause
pace-resume = Go on
pace-to_my_turn = To my turn
pace-together = Others play along and do not wait for you: the time to decide runs on the server, whatever your pace.
pace-button = { $paused ->
    [yes] Paused. Pace: { $pace }
   *[no] Pace: { $pace }
}

since-title = Since your last move
since-watcher = What happened last
since-touches = { $number ->
    [one] 1 about you
   *[other] { $number } about you
}
since-times = ({ $number } times)
since-you = you
since-more = Show it large
since-less = Make it small again
since-log = Log
since-nothing = Nothing has happened yet.
