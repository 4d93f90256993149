# The wall: the projector's page of a class

wall-none = There is no class behind this address
wall-none_why = The address of a wall ends with its class. The teacher’s page has today’s: open the wall from there.
wall-lost = The line to the server is lost. It comes back by itself.
wall-join = How to join
wall-alone = Only this computer can open these pages so far. Is it in the Wi-Fi, and was the program started with “--class”?
wall-joined = { $number ->
    [0] Type the address, then the code
    [one] One is here
   *[other] { $number } are here
}
wall-laying = The tables are being laid …
wall-left = Time left
wall-time_up = Time is up
wall-paused = Pause. Look up, please.
wall-news = What just happened
wall-over = over
wall-held = waits
wall-leads = leads
wall-place = { $place }.
wall-standing = How everybody came in
wall-awards = Awards
wall-award_bargain = Best bargain
wall-award_queue = Longest queue
wall-award_patience = Most patient
wall-award_generosity = Most generous
wall-others = { $number ->
    [one] one more
   *[other] { $number } more
}
