# The browser: the keys of Reglamentacja

reg-keys-rows = in the shop and among your stamps: from one to the next
reg-keys-ends = to the first and to the last of a row
reg-keys-slips = at the market: up and down from slip to slip, left and right within one
reg-keys-top = on the top’s button: hold, and let go at the right moment
reg-keys-back = give up an offer that you are writing; put a large card back; close a note
