# Auta z pudełka, jak nazywa je poczekalnia

figure-coupe = Czerwone coupé
figure-sedan = Granatowy sedan
figure-pickup = Zielony pickup
figure-woodie = Kombi w kolorze ochry
figure-roadster = Śliwkowy roadster
figure-milk = Turkusowa furgonetka mleczarza
figure-taxi = Taksówka w kolorze indygo
figure-bug = Brązowy maluch
