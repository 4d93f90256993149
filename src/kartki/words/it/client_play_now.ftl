# Il browser: come giocare contro i bot, chiesto prima della prima partita

quick-title = Come vuoi giocare a { $game }?
quick-level = I bot
quick-level-easy = Facili
    .note = Badano ai fatti loro e non si accorgono di ciò che prepari. Giusti per la prima partita.
    .told = bot facili
quick-level-best = I migliori
    .note = Contano, ricordano e ti intralciano. C’è da pensarci su.
    .told = i bot migliori
quick-pace = Le contrattazioni
quick-pace-live = Con la trottola
    .note = Si contratta tutti insieme finché la trottola non cade. Vivace, come a un tavolo vero.
    .told = con la trottola
quick-pace-beats = Senza orologio
    .note = Si parla uno alla volta, con tutto il tempo che serve.
    .told = senza orologio
quick-first = È la prima volta con questo gioco?
quick-guided = La partita guidata ti accompagna per qualche minuto.
quick-kept = Questo browser ricorda la tua risposta; puoi cambiarla dalla pagina iniziale.
quick-close = Non ora
quick-change = Cambia
quick-change_of = Cambia: { $how }
lobby-bot_level = Bot: { $level }
lobby-bot_others = Altri modi di giocare
