## Czyja kolej i co ta osoba robi

refusal-turn-not_yours = Teraz nie twój ruch: { $turn } { $doing }.
doing-spinning = właśnie ma zakręcić bączkiem
doing-trading = ma teraz głos
doing-discarding = odrzuca kartki
doing-shopping = stoi przy ladzie
doing-last_shopping = robi ostatnie zakupy

## O co teraz chodzi, w środku zdania

asked-spinning = zakręć bączkiem
asked-trading = handluj, póki bączek się kręci
asked-discarding = odrzuć kartki, aż zostanie ci sześć
asked-shopping = kup jedną kartę albo nic
asked-last_shopping = kup ostatnią kartę albo nic
