# What is wrong with a box of Ration Board

flaw-black = “{ $found }” is neither a total of two dice (2 to 12) nor "doubles".
flaw-amount_needed = a card with the effect { $found } needs an amount.
flaw-amount_idle = a card with the effect { $found } has no amount.
flaw-hold = hold does not fit the effect { $found }: HOLD cards are those that are kept until used.
flaw-no_way_out = no card always leads out of an area, so drawing might never end; at least one needs one of these effects: { $allowed }.
flaw-order = { $found } is out of order: Home first, then red, blue (with the Exit first), detour.
flaw-belongs = a space of the kind { $found } belongs to: { $allowed }.
flaw-one_home = there must be exactly one Home, and it comes first; found: { $found }.
flaw-one_exit = there must be exactly one Exit, first on the blue route and followed by road; found: { $found }.
flaw-red_end = the red route must end at a ration board.
flaw-detour = there must be one Detour space if there is a Detour Road, and none otherwise; found: { $found }.
flaw-window = { $found } should be the board for { $allowed }: boards stand in the order of the trips, one space each.
flaw-windows = there are { $found } spaces for { $allowed } ration boards.
flaw-to_missing = { $found } must say where it leads: to = "…".
flaw-to_idle = { $found } leads nowhere, so it has no “to”.
flaw-dangling = there is no space called “{ $found }”.
flaw-leads = “{ $found }” is not a place it can lead to: a Short Cut leads ahead to plain road on its own route, not past a ration board; the Detour to the first space of its road; the last of these to the blue route beyond the Detour.
flaw-area_end = { $found } has no clear space of the same road ahead.
flaw-area_wide = { $found } makes the area too wide: nobody can drive across twelve spaces of it.
