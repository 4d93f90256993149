# The wall: what the number beside each name is

wall-score = Ration cards: the most lead
