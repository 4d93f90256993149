# The browser: the keys of Kolejka

kol-keys-street = na ulicy: wzdłuż kolejki i od sklepu do sklepu
kol-keys-hand = na ręce, przy ladzie i na bazarze: od karty do karty, od towaru do towaru
kol-keys-ends = do pierwszego i do ostatniego w rzędzie
kol-keys-back = odkłada to, co wzięto do ręki; zamyka dymek
