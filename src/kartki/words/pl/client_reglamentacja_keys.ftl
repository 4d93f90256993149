# The browser: the keys of Reglamentacja

reg-keys-rows = w sklepie i wśród swoich kartek: od jednej do następnej
reg-keys-ends = do pierwszej i do ostatniej w rzędzie
reg-keys-slips = na targu: w górę i w dół od karteczki do karteczki, w lewo i w prawo na jednej
reg-keys-top = na przycisku bąka: przytrzymać i puścić w dobrej chwili
reg-keys-back = porzuca ofertę, którą piszesz; odkłada dużą kartę; zamyka dymek
