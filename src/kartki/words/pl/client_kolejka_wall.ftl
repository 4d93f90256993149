# Ściana: czym jest liczba obok imienia

wall-score = Brakujące towary: prowadzi, komu brak najmniej
