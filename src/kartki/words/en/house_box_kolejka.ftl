# What is wrong with a box of Kolejka

flaw-delivery = delivery lists how many goods each of a shop’s cards brings, from 1 to 9; found: { $found }.
flaw-delivery_days = the delivery cards do not fit the days: { $found } cards for { $allowed } to be turned up.
flaw-too_few_goods = { $found } goods taken out leave too few in a shop: one for the market and one for the truck at least.
