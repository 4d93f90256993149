# Ściana: czym jest liczba obok imienia

wall-score = Kupione karty: prowadzi, kto ma ich najwięcej
