# La parete: che cos’è il numero accanto a ogni nome

wall-score = Carte comprate: chi ne ha di più è in testa
