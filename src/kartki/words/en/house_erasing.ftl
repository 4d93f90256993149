# Erasing a person from the store: what kartki tables erase says to whoever runs the server

## Help

help-erase = Erase a person from the store: the name, the key and what was said, at all tables. Games and records stay, with N.N. in place of the name. Also while the server is running.
help-erase_name = The name. Upper and lower case do not matter.
help-erase_table = Only the person at this table, though others have the same name.
help-erase_seat = With --table: the person on this seat, counted from 1.
help-erase_everywhere = With --table: also at all other tables where the same key was used.
help-erase_all = Everybody with this name, bots included.
help-erase_yes = Do not ask.
help-erase_store = Another file than the server’s store, such as a backup.
help-scrub = Take deleted bytes off the disk. Erasing does it by itself; this is for when it could not finish.

## What would be erased, and what was

erase-person = { $said ->
    [0] Person { $number }, who has said nothing:
    [one] Person { $number }, with 1 line of chat:
   *[other] Person { $number }, with { $said } lines of chat:
}
erase-bot = { $number }. A bot with this name:
erase-seat = table { $code }, seat { $seat }, last used { $date }: { $names }
erase-sure = Erase this for good? Copies of the store are not changed by it. (y/n)
erase-several = { $number } different people bear the name “{ $name }”, as far as can be known: a browser has another key at every table. Nothing was erased.
erase-several_seat = { $number } different people have had this seat. Nothing was erased.
erase-several_how = Say whom you mean: a name with --table CODE --seat NUMBER (and --everywhere, for all tables with the same key), or --all for everybody listed.
erase-nobody_name = Nobody in the store bears the name “{ $name }”. Nothing was erased.
erase-nobody_seat = Nobody who could be erased has sat at table { $code } on seat { $seat }.
erase-nobody_bots = Only bots bear the name “{ $name }”, and bots are nobody. Nothing was erased; --all renames them.
erase-done = Erased: { $tables ->
    [one] 1 table
   *[other] { $tables } tables
} and { $seats ->
    [one] 1 seat
   *[other] { $seats } seats
}.
erase-done_chat = In the chat: { $said ->
    [one] 1 line of theirs
   *[other] { $said } lines of theirs
}, and the name in { $mentions ->
    [one] 1 line
   *[other] { $mentions } lines
} of others.
erase-gone = Nothing of it is left in the files of the store.
erase-unread = { $number ->
    [one] One table cannot be read, so nobody was looked for there: { $codes }.
   *[other] { $number } tables cannot be read, so nobody was looked for there: { $codes }.
} kartki check-store says what is wrong. Mend them and erase once more, or delete them: kartki tables delete.
scrub-done = The store { $path } holds no deleted bytes any more.

## What cannot be done

trouble-erase-whom = Whom? Give a name, or a table and a seat: kartki tables erase NAME, or kartki tables erase --table CODE --seat NUMBER.
trouble-erase-seat = --seat needs --table: on which table is that seat?
trouble-erase-table = There is no table with the code { $found }. Nothing was erased.
trouble-erase-nobody = Nobody in the store bears the name “{ $found }”. Nothing was erased.
trouble-erase-several = Several people bear the name “{ $found }” by now. Nothing was erased; run the command again to see them.
trouble-erase-unsure = Nothing was erased: nobody is there to be asked. With --yes it is done without asking.
trouble-erase-not_done = Nothing was erased.
trouble-erase-unread = Some tables cannot be read, so nobody was looked for there.
trouble-scrub-full = What was erased is out of every table, but old bytes may still be in the files of { $path }, because the disk is full ({ $found }). Make room, about twice the size of the store, then run kartki tables scrub; a server that starts does it, too.
trouble-scrub-read_only = What was erased is out of every table, but old bytes may still be in the files of { $path }, which cannot be written ({ $found }). Run kartki tables scrub when they can; a server that starts does it, too.
trouble-scrub-broken = What was erased is out of every table, but old bytes may still be in the files of { $path }: { $found }. Run kartki tables scrub once more; a server that starts does it, too.
trouble-scrub-busy = What was erased is out of every table, but old bytes may still be in the files of { $path }, because another program is reading it just now, perhaps a backup. Run kartki tables scrub when it has ended; a server that starts does it, too.
