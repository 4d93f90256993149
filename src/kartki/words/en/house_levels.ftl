# Levels: how strong bots are, in people's words

help-level = How strong the bots on the empty seats are: easy or best.
trouble-level = This game has no level called “{ $name }”. There are: { $allowed }.
refusal-bot-level = This game has no level called “{ $name }”. There are: { $allowed }.
level-easy = minds its own affairs and overlooks what others are up to
    .name = easy
level-best = plays as well as the house can
    .name = best
bot-shopper = looks at its own list and at today’s shops, not at what others need or what comes tomorrow
    .name = shopper
bot-apprentice = bargains honestly for one card at a time and forgets what the others have shown
    .name = apprentice
