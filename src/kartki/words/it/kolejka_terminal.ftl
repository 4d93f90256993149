# Lo schermo compatto del terminale

compact-goods = in negozio
compact-truck = cam.
compact-stall = banc.
compact-queue = in coda ► operatore  X speculatore
compact-closed = inventario ({ $number })
compact-lists = comprate / volute
compact-home = casa carte
compact-first = inizia
compact-passed = passa
compact-missing = { $number ->
    [one] manca { $number }
   *[other] mancano { $number }
}
compact-hand = Le tue carte: { $cards }
