# Przeglądarka: Ration Board na stronach wokół gry

lobby-game-ration_board = Ration Board
lobby-pitch-ration_board = Ameryka, rok 1943. Zapowiedz liczbę, rzuć kośćmi, odwiedź pięcioro niewzruszonych urzędników i wróć z pięcioma przydziałami przed innymi.
lobby-players-ration_board = 2–8 osób · kości i odwaga
learn-book_ration_board = Ration Board
learn-about_ration_board = Stany Zjednoczone, rok 1943: pięć wypraw po pięć kartek.
learn-when_ration_board = Stany Zjednoczone, 1943
after-graph_ration_board = Zdobyte kartki, runda po rundzie
