# The browser: going on with a game, the way back, who is away, a link to a move, what was kept

## Going on

resume-title = Riprendi la tua partita
resume-looking = Vediamo a chi tocca…
resume-over = Questa partita è finita.
resume-see = Guarda com’è finita
resume-gone = Questo tavolo non c’è più.
resume-unknown = Ora non si può sapere a chi tocca.
resume-more = { $number ->
    [one] Hai un altro tavolo
   *[other] Hai altri { $number } tavoli
}
resume-more_turn = { $number ->
    [one] Hai un altro tavolo, e lì tocca a te
   *[other] Hai altri { $number } tavoli, e tocca a te in { $mine ->
        [one] uno
       *[other] { $mine }
    }
}

## Played to the end

finished-won = Vittoria: { $names }
finished-won_you = Hai vinto tu
finished-won_shared = Vittoria a pari merito: { $names }
finished-when = { $what } · { $date }

## The way back

way-front = Alla pagina iniziale
way-stays = Il tuo posto resta tuo.
way-seat_stays = Alla pagina iniziale. Il tuo posto resta tuo.

## Who is away

away-short = assente
away-bot_in = bot fra { $time }
away-bot_now = arriva il bot
away-bot_plays = gioca un bot
away-said = Assente. Fra { $time } gioca un bot.
away-said_now = Assente. Fra un attimo gioca un bot.
away-said_only = Assente.
away-said_stand_in = Assente. Intanto gioca un bot.
announce-away_until = { $name } non è al tavolo. Fra { $time } gioca un bot.

## Several on one screen

hand-face_down = Le tue carte sono coperte: ora lo schermo è di tutti.

## A link to a move

link-copy = Copia il link a questa mossa
link-copied = Link copiato
link-by_hand = Ecco il link; copialo a mano:
link-no_move = «{ $wanted }» non è una mossa di questa partita. Ecco l’inizio.
link-beyond = Questa partita ha { $last ->
    [one] una mossa
   *[other] { $last } mosse
}. Ecco l’ultima.

## What was kept in this browser

kept-mended = Una parte di ciò che questo browser conservava per Kartki non si poteva leggere. È tornata come alla prima visita; tutto il resto è rimasto.
kept-read = Va bene
