## Czyja kolej i co ta osoba robi

refusal-turn-not_yours = Teraz nie twój ruch: { $turn } { $doing }.
doing-queue_up = ustawia pionek w kolejce
doing-jumping = wybiera kartę kolejki
doing-opening = wybiera towar w sklepie
doing-market = handluje na bazarze
doing-recall = decyduje, które pionki wracają do domu

## O co teraz chodzi, w środku zdania

asked-queue_up = postaw pionek na końcu którejś kolejki
asked-jumping = zagraj kartę kolejki albo spasuj
asked-opening = weź towar w sklepie, w którym cię obsługują
asked-market = wymieniaj na bazarze, czekaj albo idź do domu
asked-recall = zabierz pionki do domu albo zostaw je w kolejkach
