# The browser: the keys of Kolejka

kol-keys-street = in the street: along a queue, and from shop to shop
kol-keys-hand = in the hand, at the counter and on the market: from card to card, from goods to goods
kol-keys-ends = to the first and to the last of a row
kol-keys-back = lay down what you have picked up; close a note
