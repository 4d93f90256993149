# The browser: the keys of Ration Board

rb-keys-figures = wybierają liczbę tak, jak się ją pisze: 1, a potem 2 to dwanaście
rb-keys-numbers = na liczbach: od jednej do drugiej i do drugiego rzędu
rb-keys-ends = na liczbach: do pierwszej, do ostatniej
rb-keys-map = na mapie: wzdłuż drogi, pole po polu
rb-keys-back = cofa liczbę, której jeszcze nie zapowiedziano; zamyka dymek
