# Zwarty ekran terminala

compact-goods = w sklepie
compact-truck = auto
compact-stall = bazar
compact-queue = kolejka   ► handlarz   X spekulant
compact-closed = remanent ({ $number })
compact-lists = kupione / potrzebne
compact-home = dom karty
compact-first = zaczyna
compact-passed = pas
compact-missing = brakuje { $number }
compact-hand = Twoje karty: { $cards }
