# La parete: che cos’è il numero accanto a ogni nome

wall-score = Merci ancora mancanti: chi ne ha meno è in testa
