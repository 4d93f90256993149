# The cars of the box, as the lobby names them

figure-coupe = Red coupé
figure-sedan = Navy blue sedan
figure-pickup = Green pickup
figure-woodie = Ochre station wagon
figure-roadster = Plum roadster
figure-milk = Teal milk van
figure-taxi = Indigo taxi
figure-bug = Brown small car
