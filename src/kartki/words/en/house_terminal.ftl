# The compact screen of the terminal

play-more = page { $page } of { $pages }; type more for the next
play-earlier = … { $number ->
    [one] 1 line before this
   *[other] { $number } lines before this
}: type log
play-no_log = Nothing has happened yet.
command-more = more, m
command-log = log

## The command line

version-pure = kartki { $version } (pure Python rules)
version-compiled = kartki { $version } (compiled rules)
version-core = kartki { $version } (compiled rules with the playout core)
version-left_out = There is no playout core: { $why }
help-kartki = Three board games of queues and rationing: play, replay, verify, simulate.
help-version = Say which version and which build of the rules runs, and stop.
help-lang = The language: { $languages }. Without it, that of the environment.
help-game = The name of the game, for example ration_board.
help-file = A .game record, a zip of records, or one inside it: records.zip/NAME.game.
help-players = How many play.
help-option = A house rule as name=value; may be given several times.
help-edition = The edition to play with: a name, or a .toml file of your own.
help-play = Play a game in the terminal, against bots or with friends at one keyboard.
help-seats = Who sits where, separated by commas: names for people (you is you), bot for the usual bot, or the name of a kind of bot.
help-bot = The kind of bot that takes the empty seats.
help-resume = Go on with a saved game: its file, or last for the latest one.
help-new = Begin a new game without asking about an unfinished one.
help-memory_aids = Show what you would have to remember: cards bought, stamps surely held, deliveries to come.
help-replay = Step through a record, forwards and back.
help-move = Show the position after this many moves and stop.
help-verify = Prove a record: every move legal, every fingerprint right, every chance line recomputed.
help-seen = Print a record as one seat saw it, with ? for what was hidden.
help-by = The seat: a letter, or spectator.
help-simulate = Let bots play many games and count who wins.
help-games = How many games.
help-bots = The bots, separated by commas; they are cycled over the seats and rotated from game to game.
help-jobs = How many processes play at the same time; the result does not depend on it.
help-seed = The seed; the same seed gives the same games.
help-json = Print the result as JSON.
help-records = Write a record of every game into this folder.
help-rules = Print a rule by its id, or the contents of a game’s rulebook.
help-rule = A rule’s id, for example RAT-RED-3, or the name of a game.
help-bots_list = List the bots that can play a game.
help-editions = Editions: the box of a game as data that you can correct.
help-editions_check = Check an edition file of your own and name each error by line.
help-editions_list = List the editions of a game, and where their numbers come from.
help-editions_show = Print an edition file, to copy and correct it.
help-edition_file = An edition file (.toml).
help-edition_name = The name of an edition.
play-you = You
play-hand_over = { $seat_me ->
    [yes] Now you: take the keyboard and press Enter. The others look away.
   *[no] Now { $seat }: take the keyboard and press Enter. The others look away.
}
play-welcome = Type help at any time. Everything is saved as you play.
play-asked = { $seat_me ->
    [yes] Your turn. { $question }
   *[no] { $seat }, it is your turn. { $question }
}
play-unknown = { $most ->
    [one] “{ $text }” is not something I understand here. Press Enter, or type help.
   *[other] “{ $text }” is not something I understand here. Type a number from 1 to { $most }, or help.
}
play-nothing = { $most ->
    [one] Press Enter, or type help.
   *[other] Type a number from 1 to { $most }, or help.
}
play-bye = Good night. The game is saved: { $path }
play-over = The record of this game: { $path }
play-damaged =
    That game cannot be gone on with. It stays where it is: { $path }
    A new one begins.
play-saved = Saved: { $path }
play-undone = Taken back.
play-resume = There is an unfinished game: { $players }. Go on with it? [Y/n]
play-interrupted = Stopped. Whatever was done up to now is saved.
play-help =
    Type the number of a choice and press Enter.
    Where there is only one choice, Enter is enough.
      undo          take back your last act, as long as nothing was revealed
      board         draw the board again
      log           tell what happened; log 50: the last 50 lines
      more          turn the page of a long list of choices
      rules         list the rules; rules { $rule } prints one of them
      save NAME     write a copy of the record (the game is always saved)
      quit          stop; next time you can go on where you left off
words-yes = y, yes
command-help = help, ?, h
command-undo = undo, u
command-save = save
command-rules = rules, rule
command-board = board
command-quit = quit, q, exit
simulate-playing = Playing
simulate-stopped = { $number ->
    [one] Stopped; 1 game was played to the end and is counted.
   *[other] Stopped; { $number } games were played to the end and are counted.
}
simulate-rounds = Rounds in a game: { $mean } on average, from { $least } to { $most }.
simulate-decisions = Decisions in a game: { $mean } on average, from { $least } to { $most }.
simulate-seed = Seed: { $number }
column-bot = bot
column-seat = seat
column-games = games
column-wins = wins
column-rate = win rate
column-interval = 95 % interval
edition-sound = { $path }: a sound edition of { $game }, called { $name }.
edition-source = { $number ->
    [one] { $source }: 1 entry
   *[other] { $source }: { $number } entries
}
edition-flawed = { $number ->
    [one] 1 error; nothing was changed.
   *[other] { $number } errors; nothing was changed.
}
trouble-game = There is no game called “{ $name }”. Known games: { $allowed }.
trouble-language = There is no language “{ $name }” here. Known: { $allowed }.
trouble-option-players = { $number ->
    [one] One cannot play this alone: { $least } to { $most } players are allowed.
   *[other] { $number } players cannot play this: { $least } to { $most } are allowed.
}
trouble-option-unknown = There is no option “{ $name }”. Known options: { $allowed }.
trouble-option-value = “{ $value }” is not a value of the option { $name }. Allowed: { $allowed }.
trouble-option-needs_clock = The option { $name }={ $value } needs a table with a clock, and there is none here.
trouble-option-only_for = The option { $name }={ $value } is for { $allowed } players only.
trouble-option-form = “{ $value }” is not an option. Write name=value.
trouble-edition = There is no edition “{ $name }”. Known: { $allowed }; or name a .toml file of your own.
trouble-edition_game = { $path } is an edition of { $game }, another game.
trouble-bot = There is no bot called “{ $name }” for this game. Known bots: { $allowed }.
trouble-name = “{ $name }” cannot be a player’s name: 1 to 20 characters, without quotes, brackets, =, ;, !, @ and _.
trouble-name_mixed = “{ $name }” mixes letters of several alphabets, which can look the same. Take them from one.
trouble-name_letter = “{ $name }” is the letter of another seat. Choose a longer name.
trouble-resume_game = { $path } is a game of { $game }: start that one to go on with it.
trouble-name_twice = Two players are called “{ $name }”. Give them different names.
trouble-seats_players = You ask for { $players } players and name { $seats } seats. Give one of the two.
trouble-rule = There is no rule { $rule }. kartki rules GAME lists them.
trouble-seat = There is no seat “{ $name }”. Seats: { $allowed }.
trouble-no_file = There is no file { $path }.
trouble-cannot_read = { $path } cannot be read: { $why }.
trouble-cannot_write = { $path } cannot be written: { $why }. What was saved before is still whole.
trouble-not_text = { $path } is not a text file.
trouble-zip_empty = { $path } holds no record of a game.
trouble-zip_which = { $path } holds several records. Name one of them: { $names }.
trouble-over = The game in { $path } is over. kartki replay shows it.
trouble-no_key = { $path } cannot be gone on with: its dealer’s key { $key } is missing. kartki replay shows it.
trouble-nothing_to_resume = There is no unfinished game of { $game }.
trouble-unfinished = { $number ->
    [one] { $path } ends after 1 line, before the game is over: what there is holds, the rest is missing.
   *[other] { $path } ends after { $number } lines, before the game is over: what there is holds, the rest is missing.
}
trouble-fault = Something broke that should not have. Your games are saved. A report for the makers: { $path }
flaw-syntax = this is not TOML: { $found }
flaw-game = game is “{ $found }”; known games: { $allowed }.
flaw-name = name is “{ $found }”; use small letters, digits and hyphens, up to 41 characters.
flaw-name_taken = the house has another edition called { $found }; give yours a name of its own.
flaw-type = { $where } is “{ $found }” and should be of the kind: { $allowed }.
flaw-choice = { $where } is “{ $found }”; allowed: { $allowed }.
flaw-range = { $where } is { $found }; allowed: { $allowed }.
flaw-unknown = the field { $found } is not known here; known: { $allowed }.
flaw-missing = the field { $found } is missing.
flaw-table_missing = there must be at least one [[{ $found }]].
flaw-twice = “{ $found }” stands twice.
flaw-text = text is a table of sentences by language ({ $allowed }), each in quotes; “{ $found }” does not fit.
flaw-count = there must be { $allowed } of them; found: { $found }.
flaw-pattern = { $where } is “{ $found }”; it must look like this pattern: { $allowed }
words-no = n, no
trouble-exists = { $path } is there already; choose another name.
trouble-open_elsewhere = The game in { $path } is open in another window.
trouble-output = The output cannot be written: { $why }.
trouble-endless = Game { $number } did not end; the bots do not get on with this box.
