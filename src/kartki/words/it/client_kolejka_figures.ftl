# Le pedine della scatola, come le chiama la sala d’attesa

figure-red = Pedina rossa, un cerchio
figure-green = Pedina verde, un triangolo
figure-brown = Pedina marrone, un quadrato
figure-yellow = Pedina gialla, un rombo
figure-blue = Pedina blu, una croce
