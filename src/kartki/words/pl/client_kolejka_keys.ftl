# The browser: the keys of Kolejka

kol-keys-street = na ulicy: wzdłuż kolejki i od sklepu do sklepu
kol-keys-hand = na ręce, przy ladzie i na bazarze: od karty do karty, od towaru do towaru
kol-keys-ends = na początek i na koniec rzędu
kol-keys-back = odkłada to, co trzymasz; zamyka dymek
