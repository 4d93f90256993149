# The wall: what the number beside each name is

wall-score = Cards bought: the most lead
