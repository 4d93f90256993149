# The compact screen of the terminal

compact-goods = in the shop
compact-truck = truck
compact-stall = stall
compact-queue = in line   ► trader   X speculator
compact-closed = closed ({ $number })
compact-lists = bought / wanted
compact-home = home cards
compact-first = first
compact-passed = passed
compact-missing = missing { $number }
compact-hand = Your cards: { $cards }
