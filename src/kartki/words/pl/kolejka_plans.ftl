# Kolejka: dlaczego planista by tak zrobił

# Powód sąsiada, a potem szanse na wygraną w stu grach, obok nich następny pomysł.

reason-than = Tak wygrywasz w około { $mine } grach na 100, a { $next_does ->
    [queue] z pionkiem w kolejce { $next_shop_of }
    [card] z kartą „{ $next_card }”
    [card_at] z kartą „{ $next_card }” { $next_shop_at }
    [take] gdy weźmiesz { $next_goods_one }
    [exchange] gdy wymienisz { $next_pay_one } na { $next_goods_one }
    [recall] gdy zabierzesz pionek { $next_shop_from } do domu
    [pass] gdy spasujesz
    [wait] gdy poczekasz na bazarze
    [go_home] gdy wrócisz z bazaru do domu
    [done] gdy wszyscy zostaną tam, gdzie stoją
   *[same] gdy zrobisz to inaczej
} – w { $next }.

reason-plan_queue_wanted = { reason-queue_wanted } { reason-than }
reason-plan_queue_spare = { reason-queue_spare } { reason-than }
reason-plan_queue_market = { reason-queue_market } { reason-than }
reason-plan_card_own = { reason-card_own } { reason-than }
reason-plan_card_rival = { reason-card_rival } { reason-than }
reason-plan_card_counter = { reason-card_counter } { reason-than }
reason-plan_card_news = { reason-card_news } { reason-than }
reason-plan_take_wanted = { reason-take_wanted } { reason-than }
reason-plan_take_spare = { reason-take_spare } { reason-than }
reason-plan_best = Rozegrane naprzód najbliższe dni najczęściej kończyły się tak wygraną. { reason-than }
