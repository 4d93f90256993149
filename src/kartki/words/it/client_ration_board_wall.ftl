# La parete: che cos’è il numero accanto a ogni nome

wall-score = Tessere: chi ne ha di più è in testa
