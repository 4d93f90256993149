# What is wrong with a box of Reglamentacja

flaw-cost = a card costs three stamps of these kinds: { $allowed }; found: { $found }
flaw-doubles = a visit doubles two different categories of these: { $allowed }; found: { $found }
flaw-too_few_stamps = { $found } stamps are too few for five players: at least { $allowed } are needed.
flaw-fewest = there must be at least { $allowed } of them; found: { $found }.
flaw-too_many_meals = at least three visits must be without meal, for a table of three that plays without it; there are { $found } visits.
