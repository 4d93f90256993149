# The browser: how to play against bots, asked before the first game

quick-title = How would you like to play { $game }?
quick-level = The bots
quick-level-easy = Easy
    .note = They mind their own affairs and overlook what you are up to. Right for a first game.
    .told = easy bots
quick-level-best = Best
    .note = They count, remember and get in your way. You will have to think.
    .told = best bots
quick-pace = The trading
quick-pace-live = With the top
    .note = Everybody bargains at once until the top falls. Lively, as at a real table.
    .told = with the top
quick-pace-beats = Without a clock
    .note = One speaks after the other, and you have all the time you like.
    .told = without a clock
quick-first = New to this game?
quick-guided = The guided first game takes you by the hand for a few minutes.
quick-kept = This browser remembers your answer; you can change it on the first page.
quick-close = Not now
quick-change = Change
quick-change_of = Change: { $how }
lobby-bot_level = Bot: { $level }
lobby-bot_others = Other ways to play
