# Pionki z pudełka, jak nazywa je poczekalnia

figure-red = Czerwony pionek, koło
figure-green = Zielony pionek, trójkąt
figure-brown = Brązowy pionek, kwadrat
figure-yellow = Żółty pionek, romb
figure-blue = Niebieski pionek, krzyżyk
