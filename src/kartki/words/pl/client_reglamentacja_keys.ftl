# The browser: the keys of Reglamentacja

reg-keys-rows = w sklepie i wśród swoich kartek: od jednej do następnej
reg-keys-ends = na początek i na koniec rzędu
reg-keys-slips = na targu: w górę i w dół od karteczki do karteczki, w lewo i w prawo na jednej
reg-keys-top = na przycisku bączka: przytrzymaj i puść w dobrej chwili
reg-keys-back = odkłada ofertę, którą układasz, albo dużą kartę; zamyka dymek
