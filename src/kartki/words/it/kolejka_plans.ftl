# Kolejka: perché lo stratega farebbe così

# Il motivo del vicino, poi le vittorie su cento partite, accanto a quelle dell’idea successiva.

reason-than = Così vinci circa { $mine } partite su 100, contro { $next } { $next_does ->
    [queue] con una pedina nella coda { $next_shop_of }
    [card] con «{ $next_card }»
    [card_at] con «{ $next_card }» { $next_shop_at }
    [take] se prendi { $next_goods_one }
    [exchange] se scambi { $next_pay_one } con { $next_goods_one }
    [recall] se riporti a casa una pedina { $next_shop_from }
    [pass] se passi
    [wait] se aspetti al mercato
    [go_home] se torni a casa dal mercato
    [done] se lasci tutti dove sono
   *[same] se lo fai in un altro modo
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
reason-plan_best = Giocando fino in fondo i giorni seguenti, così si è vinto più spesso. { reason-than }
