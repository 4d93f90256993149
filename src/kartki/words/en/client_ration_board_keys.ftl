# The browser: the keys of Ration Board

rb-keys-figures = choose your number as you would write it: 1, then 2, is twelve
rb-keys-numbers = on the numbers: from one to the next, and to the other line
rb-keys-ends = on the numbers: to the first, to the last
rb-keys-map = on the map: along the road, space by space
rb-keys-back = take back a number that is not called yet; close a note
