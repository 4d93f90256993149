# Ściana: czym jest liczba obok imienia

wall-score = Kartki: prowadzi, kto ma ich najwięcej
