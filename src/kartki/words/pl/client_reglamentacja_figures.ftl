# Postacie z pudełka: litera, kolor i nakrycie głowy należą do siebie

figure-a = A, na czerwono, w chustce
figure-b = B, na niebiesko, w czapce z pomponem
figure-c = C, na zielono, w berecie
figure-d = D, na fioletowo, w opasce
figure-e = E, na pomarańczowo, w uszance
