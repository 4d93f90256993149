# The browser: going on with a game, the way back, who is away, a link to a move, what was kept

## Going on

resume-title = Go on with your game
resume-looking = Looking whose turn it is …
resume-over = This game is over.
resume-see = See how it ended
resume-gone = This table is no longer there.
resume-unknown = Whose turn it is cannot be found out right now.
resume-more = { $number ->
    [one] One more table of yours
   *[other] { $number } more tables of yours
}
resume-more_turn = { $number ->
    [one] One more table of yours, and there it is your turn
   *[other] { $number } more tables of yours; it is your turn at { $mine ->
        [one] one of them
       *[other] { $mine } of them
    }
}

## Played to the end

finished-won = { $names } won
finished-won_you = You won
finished-won_shared = { $names } shared the win
finished-when = { $what } · { $date }

## The way back

way-front = To the first page
way-stays = Your seat stays yours.
way-seat_stays = To the first page. Your seat stays yours.

## Who is away

away-short = away
away-bot_in = bot in { $time }
away-bot_now = bot sits down
away-bot_plays = bot plays
away-said = Away. Time until a bot stands in: { $time }.
away-said_now = Away. A bot is about to stand in.
away-said_only = Away.
away-said_stand_in = Away. A bot plays meanwhile.
announce-away_until = { $name } is away. Time until a bot stands in: { $time }.

## Several on one screen

hand-face_down = Your cards lie face down: this screen is everybody’s just now.

## A link to a move

link-copy = Copy the link to this move
link-copied = The link is copied
link-by_hand = Here is the link; copy it by hand:
link-no_move = “{ $wanted }” is no move of this game. Here is its beginning.
link-beyond = This game has { $last } moves. Here is the last one.

## What was kept in this browser

kept-mended = Some of what this browser had kept for Kartki could not be read. It is as at the very first visit again; all the rest has stayed.
kept-read = All right
