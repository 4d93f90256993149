# The browser: a class, thirty pupils and one code

class-title = A class · Kartki
class-page_title = Your class: { $game }
class-opening = One moment …
class-new = Open a class
class-none = Class { $code }

## Opening one

class-mine = Your classes
class-back_teacher = Back to your class: { $game }, { $code }
class-back_pupil = Back into the class: { $game }, { $code }
class-new_title = A class plays
class-new_intro = Your pupils play at tables of four, each on their own phone or computer, with one code for all. There are no accounts. You hold no seat: you pause, you speak to all, you end the game in time for the bell.
class-game = Which game?
class-around = Around the lesson
class-around_plan = The plan of a lesson
class-around_sheet = A sheet for pupils
class-expected = About how many pupils?
class-expected_note = From 2 to 60. It need not be exact: whoever comes late finds a seat, and bots fill the gaps.
class-minutes = When does the game end?
class-minutes_note = Counted from the moment you begin. A lesson of 45 minutes leaves about 20 for the game. Games that are still on then end by time, and each says how it stands. You can give more minutes at any moment.
class-no_end = when I say so
class-language = In which language?
class-details = Bots, help, talk
class-details_clock = Bots, help, pace, talk
class-chat = Pupils may write to each other
class-chat_off = not at all
class-chat_phrases = with ready phrases
class-chat_free = freely
class-open = Open the class
class-wrong_number = How many pupils are you expecting? A class has between { $fewest } and { $most }.

## The wall

class-poster = How pupils come in
class-type_address = On your phone, open
class-type_code = and type the code
class-scan = or scan this
class-to_wall = Page for the projector
class-wall_note = It shows the code, then all tables as they play, and nothing that anybody hides.
class-alone = So far only this computer can open the pages. Join the Wi-Fi with it, and the address will stand here. If it stays away, start the program again like this; your class stays as it is.
class-joined = { $number ->
    [0] Nobody is here yet
    [one] 1 pupil is here
   *[other] { $number } pupils are here
}
class-begin = { $number ->
    [0] Begin
    [one] Begin with 1 pupil
   *[other] Begin with { $number } pupils
}
class-beginning = The tables are being laid …
class-begin_few = At least two pupils are needed.
class-begin_note = The tables are evened out when you begin, and bots take the free seats.
class-ends_after = { $number ->
    [one] The game ends after 1 minute.
   *[other] The game ends after { $number } minutes.
}
class-ends_by_you = The game ends when you say so.
class-late_title = For those who come late

## Tables and pupils

class-tables = { $number ->
    [one] 1 table
   *[other] { $number } tables
}
class-phase_gathering = about to begin
class-phase_playing = playing
class-phase_over = over
class-phase_closed = closed
class-phase_held = cannot be read
class-away = away
class-stood_in = a bot stands in
class-pinned = placed by you
class-look = Look in
class-replay_wall = Replay on the projector
class-replay_shown = The projector shows it now.
class-replay_back = Back to all tables
class-without_table = No table yet:
class-change = (name, table, remove)
class-rename = Name
class-move = Table
class-move_note = Whoever you place stays there when the tables are evened out.
class-remove = Take out of the class
class-remove_sure = Really take out { $name }
class-close = Close

## What waits for the teacher

class-to_decide = This waits for you
class-phone_asks = Somebody with another phone says: I am { $name }.
class-phone_yes = Let in
class-phone_no = No
class-name_asks = { $name } would like to be called “{ $wanted }”.
class-name_yes = Allow “{ $wanted }”
class-name_no = It stays { $name }

## During the game

class-hand = The lesson
class-time_left = Time left
class-no_end_set = No end is set
class-all_over = All games are over
class-paused = All tables are paused
class-pause = Pause all
class-go_on = Go on
class-more_minutes = { $number ->
    [one] 1 more minute
   *[other] { $number } more minutes
}
class-end = End now
class-end_sure = Really end all games
class-end_not = No, not yet
class-say = A message to all
class-say_go = Send
class-said = Every table reads: “{ $text }”
class-say_down = Take it down

## Afterwards

class-again = Once more
class-again_note = Round { $number } begins at once, with the same pupils.
class-again_same = Same tables
class-again_mixed = Mix the tables
class-results = What came of it
class-results_note = Places and answers are for you alone; the records of all games can be replayed and checked.
class-results_print = Page to print
class-results_csv = Results (CSV)
class-records = Records of all games (zip)
class-by_time = ended by time
class-print = Print
class-back = Back to the class
class-round = Round { $number }
class-answers = What the pupils answered
class-answered = { $number ->
    [0] Nobody has answered the three questions of this round yet.
    [one] 1 of { $all } has answered the three questions of this round. Only you see this.
   *[other] { $number } of { $all } have answered the three questions of this round. Only you see this.
}
class-no_answer = No answer to this one.

## Forgetting, a second device

class-forget_title = Names are forgotten
class-forget_at = Names, chat and answers of this class are deleted on { $date }. The records of the games stay, without names.
class-forget_tonight = At midnight tonight
class-forget_now = Delete now
class-forget_sure = Really delete all names and answers
class-second = A second device
class-second_note = Go through the room with a tablet: this link opens your page there. It holds your key, so do not show it on the wall.
class-second_show = Show the link
class-second_hide = Hide the link
class-second_link = For you alone

## A pupil

class-code_of = Class { $code }
class-welcome = You are about to play { $game }
class-your_name = What are you called?
class-come_in = Come in
class-give_name = Give me a name of that time
class-other_phone = I am { $name }, on another phone
class-name_note = The others see your name. It is deleted by the end of tomorrow at the latest; there is no account.
class-hello = Hello, { $name }!
class-your_table = Your table
class-in_class = You are in
class-neighbours = With you: { $names }.
class-no_neighbours = Nobody else sits here yet.
class-name_waits = Your teacher looks at the name you chose. Until then you are called { $name }.
class-phone_waits = Your teacher has been asked
class-phone_how = As soon as your teacher lets you in, your seat opens on this phone.
class-phone_refused = Your teacher did not let this phone in under that name. Come in under a name of your own.
class-phone_moved = Your seat is on another phone now: your teacher let it in. If that was not you, tell your teacher.
class-state_waiting = Wait here. Your table opens by itself when the game begins.
class-state_beginning = The tables are being laid …
class-state_next_round = A game is on. You get a seat in the next round; wait here.
class-state_ended = This class has ended. Thank you for playing!
class-state_waits = Wait here.
class-meanwhile = Meanwhile

## At the table

lesson-band = The lesson
lesson-left = Time left:{" "}
lesson-soon = { $number ->
    [one] Less than 1 minute is left.
   *[other] Less than { $number } minutes are left.
}
lesson-says = Your teacher:
lesson-paused = Pause
lesson-paused_why = Your teacher has paused all tables. Nothing is lost; it goes on from here.
lesson-wait = Wait for your teacher.
lesson-ended = The games are over. Thank you!
lesson-no_seat = You have no seat here any more; you only look on. Ask your teacher.
lesson-next = To your next table
lesson-questions = Three questions for you
lesson-questions_again = Change your answers
lesson-questions_note = Only your teacher reads what you write. There are no grades, and you may leave a question out.
lesson-send = Send
lesson-later = Later
lesson-thanks = Thank you. Your teacher has your answers.

## Three questions after each game

lesson-question1_kolejka = What did you do when the shop was empty?
lesson-question2_kolejka = What was your place in the queue worth?
lesson-question3_kolejka = What would you change?
lesson-question1_reglamentacja = What did you do when your stamps fitted nothing in the shop?
lesson-question2_reglamentacja = What was your place in the queue worth?
lesson-question3_reglamentacja = What would you change?
lesson-question1_ration_board = What did you do when the board said no?
lesson-question2_ration_board = What was a high number worth to you on the drive?
lesson-question3_ration_board = What would you change?
