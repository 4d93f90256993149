# Le automobili della scatola, come le chiama la sala d’attesa

figure-coupe = Coupé rossa
figure-sedan = Berlina blu notte
figure-pickup = Pickup verde
figure-woodie = Giardinetta ocra
figure-roadster = Spider color prugna
figure-milk = Furgone del latte, verde petrolio
figure-taxi = Taxi indaco
figure-bug = Utilitaria marrone
