# Why the haggler would do it: what it brings, how likely, and what the next idea would bring

reason-haggle_offer = Of 100 hands that { $seat } may hold, { $chance } would say yes, and then you are { $gain_whole }.{ $gain_tenth } points better off, what it does for { $seat } taken into account.{ reason-haggle_next }
reason-haggle_offer_all = In { $chance } of 100 cases somebody says yes, and then you are { $gain_whole }.{ $gain_tenth } points better off, what it does for the other taken into account.{ reason-haggle_next }
reason-haggle_take = It leaves you { $gain_whole }.{ $gain_tenth } points better off, even though { $seat } gains by it, too.{ reason-haggle_next }
reason-haggle_stamp = Those two are of little use to you; a stamp from the stack is worth { $gain_whole }.{ $gain_tenth } points more on average.{ reason-haggle_next }
reason-haggle_place = The speculator’s place brings you { $gain_whole }.{ $gain_tenth } points more than these two stamps.{ reason-haggle_next }
reason-haggle_buy = It counts { $number } for your visitors, and what it leaves in your hand and in the row suits you best.{ reason-haggle_next }
reason-haggle_buy_last = It counts { $number } for your visitors, and with it you win in { $chance } of 100 cases.{ reason-haggle_next }
reason-haggle_buy_nothing = Your stamps will buy more if you keep them for another day.{ reason-haggle_next }
reason-haggle_discard = Without this stamp, { $stamp }, you lose least: { $gain_whole }.{ $gain_tenth } points.{ reason-haggle_next }
reason-haggle_quiet = No offer promises enough to be worth saying, and what is on offer would leave you worse off.
reason-haggle_stop = Your offer that still stands would do you harm by now, and there is nothing more to be gained.
reason-haggle_withdraw = By now this offer would do you harm if somebody took it.
reason-spin = A good flick gives you time to bargain; the perfect one is luck.
# the next idea
reason-haggle_next = { $next ->
    [none] { "" }
    [offer] { "" } The next best idea, to offer { $next_give } for { $next_ask }, promises { $less_whole }.{ $less_tenth } points less.
    [take] { "" } The next best idea, to take { $next_give } for { $next_ask }, promises { $less_whole }.{ $less_tenth } points less.
    [pay] { "" } The next best idea, to pay the speculator { $next_give }, promises { $less_whole }.{ $less_tenth } points less.
    [card] { "" } The next best card, { $next_what }, is { $less_whole }.{ $less_tenth } points behind.
    [stamp] { "" } The next one, { $next_what }, would cost you { $less_whole }.{ $less_tenth } points more.
   *[nothing] { "" } To do nothing would bring { $less_whole }.{ $less_tenth } points less.
}
