# Kolejka: why the planner would do it

# The neighbour's reason, then the chances to win, of a hundred games, with the next best idea beside them.

reason-than = You win about { $mine } of 100 games this way, against { $next } { $next_does ->
    [queue] with a pawn in the queue { $next_shop_of }
    [card] with “{ $next_card }”
    [card_at] with “{ $next_card }” { $next_shop_at }
    [take] if you take { $next_goods_one }
    [exchange] if you swap { $next_pay_one } for { $next_goods_one }
    [recall] if you call a pawn home { $next_shop_from }
    [pass] if you pass
    [wait] if you wait at the market
    [go_home] if you go home from the market
    [done] if you leave all your people where they stand
   *[same] if you do it in another way
}.

reason-plan_queue_wanted = { reason-queue_wanted } { reason-than }
reason-plan_queue_spare = { reason-queue_spare } { reason-than }
reason-plan_queue_market = { reason-queue_market } { reason-than }
reason-plan_card_own = { reason-card_own } { reason-than }
reason-plan_card_rival = { reason-card_rival } { reason-than }
reason-plan_card_counter = { reason-card_counter } { reason-than }
reason-plan_card_news = { reason-card_news } { reason-than }
reason-plan_take_wanted = { reason-take_wanted } { reason-than }
reason-plan_take_spare = { reason-take_spare } { reason-than }
reason-plan_best = It won most often when the days to come were played through. { reason-than }
