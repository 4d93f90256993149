# The browser: going on with a game, the way back, who is away, a link to a move, what was kept

## Going on

resume-title = Wróć do gry
resume-looking = Sprawdzamy, czyja kolej…
resume-over = Ta gra już się skończyła.
resume-see = Zobacz, jak się skończyła
resume-gone = Tego stołu już nie ma.
resume-unknown = Nie da się teraz sprawdzić, czyja kolej.
resume-more = { $number ->
    [one] Jeszcze jeden twój stół
    [few] Jeszcze { $number } twoje stoły
    [many] Jeszcze { $number } twoich stołów
   *[other] Jeszcze { $number } twojego stołu
}
resume-more_turn = { $number ->
    [one] Jeszcze jeden twój stół, a przy nim twoja kolej
    [few] Jeszcze { $number } twoje stoły; twoja kolej przy { $mine ->
        [one] jednym z nich
       *[other] { $mine } z nich
    }
    [many] Jeszcze { $number } twoich stołów; twoja kolej przy { $mine ->
        [one] jednym z nich
       *[other] { $mine } z nich
    }
   *[other] Jeszcze { $number } twojego stołu; twoja kolej przy { $mine } z nich
}

## Played to the end

finished-won = Zwycięstwo: { $names }
finished-won_you = Twoje zwycięstwo
finished-won_shared = Wspólne zwycięstwo: { $names }
finished-when = { $what } · { $date }

## The way back

way-front = Na stronę główną
way-stays = Miejsce zostaje twoje.
way-seat_stays = Na stronę główną. Miejsce zostaje twoje.

## Who is away

away-short = poza stołem
away-bot_in = bot za { $time }
away-bot_now = bot siada
away-bot_plays = gra bot
away-said = Poza stołem. Czas do wejścia bota: { $time }.
away-said_now = Poza stołem. Zaraz zagra bot.
away-said_only = Poza stołem.
away-said_stand_in = Poza stołem. Na razie gra bot.
announce-away_until = { $name } odchodzi od stołu. Czas do wejścia bota: { $time }.

## Several on one screen

hand-face_down = Twoje karty leżą zakryte: na ten ekran patrzą teraz wszyscy.

## A link to a move

link-copy = Kopiuj link do tego ruchu
link-copied = Link skopiowany
link-by_hand = Oto link; skopiuj go ręcznie:
link-no_move = W tej grze nie ma ruchu „{ $wanted }”. Oto jej początek.
link-beyond = Ta gra ma { $last ->
    [one] jeden ruch
    [few] { $last } ruchy
    [many] { $last } ruchów
   *[other] { $last } ruchu
}. Oto ostatni.

## What was kept in this browser

kept-mended = Części tego, co ta przeglądarka zapamiętała dla Kartek, nie dało się odczytać. Ta część jest znów jak przy pierwszej wizycie; cała reszta została.
kept-read = W porządku
