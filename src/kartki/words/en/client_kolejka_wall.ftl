# The wall: what the number beside each name is

wall-score = Goods still missing: the fewest lead
