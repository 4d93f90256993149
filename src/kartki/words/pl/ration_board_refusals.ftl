## Czyja kolej i co ta osoba robi

refusal-turn-not_yours = Teraz nie twój ruch: { $turn } { $doing }.
doing-red_route = jedzie czerwoną trasą
doing-at_the_board = rzuca kośćmi w urzędzie
doing-blue_route = wraca niebieską trasą
