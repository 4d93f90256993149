# Przeglądarka: jak grać z botami, pytanie przed pierwszą grą

quick-title = Jak chcesz zagrać w grę { $game }?
quick-level = Boty
quick-level-easy = Łatwe
    .note = Pilnują swoich spraw i nie widzą, co szykujesz. W sam raz na pierwszą grę.
    .told = łatwe boty
quick-level-best = Najlepsze
    .note = Liczą, pamiętają i wchodzą ci w drogę. Trzeba pogłówkować.
    .told = najlepsze boty
quick-pace = Handel
quick-pace-live = Z bączkiem
    .note = Wszyscy targują się naraz, aż bączek się przewróci. Gwarno jak przy prawdziwym stole.
    .told = z bączkiem
quick-pace-beats = Bez zegara
    .note = Mówi się po kolei, a czasu jest tyle, ile trzeba.
    .told = bez zegara
quick-first = Pierwszy raz przy tej grze?
quick-guided = Gra z przewodnikiem w kilka minut pokaże, co i jak.
quick-kept = Ta przeglądarka zapamięta odpowiedź; zmienisz ją na stronie głównej.
quick-close = Nie teraz
quick-change = Zmień
quick-change_of = Zmień: { $how }
lobby-bot_level = Bot: { $level }
lobby-bot_others = Inne sposoby gry
