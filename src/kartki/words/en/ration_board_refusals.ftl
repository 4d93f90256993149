## Whose turn it is, and what they are doing

refusal-turn-not_yours = It is not your turn: { $turn } { $doing }.
doing-red_route = is driving out on the red route
doing-at_the_board = is rolling at a ration board
doing-blue_route = is driving home on the blue route
