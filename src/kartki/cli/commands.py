"""What each command does. The words and options of the commands are in `app`."""

import sys
from pathlib import Path

from kartki import bots
from kartki.bots.levels import levels
from kartki.cli import INTERRUPTED, arguments, playing, replaying, zipped
from kartki.cli.paint import at_terminal, say
from kartki.cli.rulebook import rule_lines
from kartki.cli.table_speech import speech_for_table
from kartki.cli.trouble import Trouble, cannot_read, cannot_write, raise_fault
from kartki.core import catalogue
from kartki.core import record as records
from kartki.core.dealer import SealedDealer
from kartki.core.play import Seat
from kartki.core.record import Fault, Record
from kartki.core.replay import seen_by
from kartki.core.seats import seat_of
from kartki.editions import shelf
from kartki.lab.spec import SimulationSpec
from kartki.table import saves
from kartki.table.making import new_table
from kartki.table.making import resume as resume_table
from kartki.table.opening import open_record
from kartki.table.table import Table
from kartki.table.verify import Proof
from kartki.table.verify import verify as verify_record
from kartki.words import rules as rulebooks
from kartki.words.speech import Speech


def play(
    name: str,
    players: int | None,
    seats: str,
    bot: str,
    level: str,
    edition: str,
    option: list[str],
    speech: Speech,
    memory_aids: bool = False,
) -> None:
    game = arguments.game_named(name)
    choices = arguments.choices_of(game, option)
    kind = arguments.bot_asked_for(game, bot, level)
    occupants = arguments.seated(game, seats, players, kind, speech)
    arguments.fit_table(game, choices, len(occupants))
    box = arguments.edition_of(game, edition, speech)
    try:
        path = saves.new_place(game.name)
        dealer = SealedDealer(saves.new_secret(path), [])
        saves.keep_box(path, edition)
    except OSError as error:
        cannot_write(saves.data_folder(), error)
    _sit_down(new_table(game, box, choices, occupants, dealer), path, speech, memory_aids)


def resume(name: str, which: str, speech: Speech, memory_aids: bool = False) -> None:
    game = arguments.game_named(name)
    if which == "last":
        going = saves.unfinished(game.name)
        if not going:
            raise Trouble("trouble-nothing_to_resume", game=name)
        _resume(going[0], speech, memory_aids)
    else:
        _same_game(Path(which), game.name, speech)
        _resume(Path(which), speech, memory_aids)


def _same_game(path: Path, game: str, speech: Speech) -> None:
    saved = read_record(path, speech).tag("Game")
    if saved != game:
        raise Trouble("trouble-resume_game", path=str(path), game=saved)


def offer_resume(name: str, speech: Speech, memory_aids: bool = False) -> bool:
    """Ask someone at a keyboard whether to go on with the last game."""
    game = catalogue.find(name)
    going = saves.unfinished(name) if game is not None and at_terminal(sys.stdin) else []
    if not going or not _yes(_who_plays(going[0]), speech):
        return False
    try:
        table = _reopened(going[0], speech)
    except Trouble as trouble:
        say(trouble.text(speech))
        say(speech.say("play-damaged", path=str(going[0])))
        return False
    _sit_down(table, going[0], speech, memory_aids)
    return True


def _who_plays(path: Path) -> str:
    record = saves.read(path)
    return ", ".join(record.seats().values()) if isinstance(record, Record) else path.name


def _yes(players: str, speech: Speech) -> bool:
    """Ask until the answer is yes or no; Enter means yes."""
    while True:
        answer = input(speech.say("play-resume", players=players) + " ").strip().lower()
        if answer in ["", *_words("words-yes", speech)]:
            return True
        if answer in _words("words-no", speech):
            return False


def _words(message: str, speech: Speech) -> list[str]:
    return [word.strip() for word in speech.say(message).split(",")]


def _resume(path: Path, speech: Speech, memory_aids: bool) -> None:
    _sit_down(_reopened(path, speech), path, speech, memory_aids)


def _reopened(path: Path, speech: Speech) -> Table:
    """The table of a saved game; Trouble if it cannot be opened."""
    record = read_record(path, speech)
    _with_box(record, path, "", speech)
    if record.foot:
        raise Trouble("trouble-over", path=str(path))
    secret = saves.secret_of(path)
    if secret is None:
        raise Trouble("trouble-no_key", path=str(path), key=str(saves.key_file(path)))
    table = resume_table(record, secret)
    if isinstance(table, Fault):
        raise_fault(speech, path, table)
    chosen = [f"{name}={value}" for name, value in records.pairs(record.tag("Options")).items()]
    arguments.fit_table(table.game, arguments.choices_of(table.game, chosen), len(table.occupants))
    return table


def _sit_down(table: Table, path: Path, speech: Speech, memory_aids: bool) -> None:
    held = saves.lock(path)
    if held is None:
        raise Trouble("trouble-open_elsewhere", path=str(path))
    with held:
        try:
            reader = speech_for_table(table, speech.language)
            playing.TerminalGame(table, path, reader, memory_aids).play()
        except KeyboardInterrupt:
            say("\n" + speech.say("play-bye", path=str(path)))
            sys.exit(INTERRUPTED)


def read_record(path: Path, speech: Speech) -> Record:
    try:
        record = zipped.read(path)
    except OSError as error:
        cannot_read(path, error)
    if isinstance(record, Fault):
        raise_fault(speech, path, record)
    return record


def _with_box(record: Record, path: Path, edition: str, speech: Speech) -> None:
    """A record of a user's own box needs that box: the one named, or the one kept beside it."""
    if edition.endswith(".toml"):
        arguments.read_edition(Path(edition), speech)
        return
    beside = saves.box_beside(path)
    if beside is not None and record.tag("Edition") not in shelf.names(record.tag("Game")):
        arguments.read_edition(beside, speech)


def replay(path: Path, move: int | None, edition: str, speech: Speech) -> None:
    path = zipped.only_one(path)
    record = read_record(path, speech)
    _with_box(record, path, edition, speech)
    opened = open_record(record)
    if isinstance(opened, Fault):
        raise_fault(speech, path, opened)
    replaying.ReplayViewer(path, record, speech).run(move)


def verify(path: Path, edition: str, speech: Speech) -> None:
    for one in zipped.all_in(path):
        _verify(one, edition, speech)


def _verify(path: Path, edition: str, speech: Speech) -> None:
    record = read_record(path, speech)
    _with_box(record, path, edition, speech)
    proof = verify_record(record)
    if isinstance(proof, Fault):
        raise_fault(speech, path, proof)
    _tell_proof(path, proof, speech)
    if not proof.over:
        raise Trouble("trouble-unfinished", path=str(path), number=proof.lines)


def _tell_proof(path: Path, proof: Proof, speech: Speech) -> None:
    say(speech.say("verify-lines", number=proof.lines, path=str(path)))
    say(speech.say("verify-fingerprints", number=proof.fingerprints))
    if proof.refusals:
        say(speech.say("verify-refusals", number=proof.refusals))
    say(speech.say(f"verify-{proof.dealer}", number=proof.chances))
    if proof.by_time:
        say(speech.say("verify-by_time"))


def seen(path: Path, by: str, edition: str, speech: Speech) -> None:
    """Print what one seat saw of a play."""
    path = zipped.only_one(path)
    record = read_record(path, speech)
    _with_box(record, path, edition, speech)
    opened = open_record(record)
    if isinstance(opened, Fault):
        raise_fault(speech, path, opened)
    viewer: Seat | None = seat_of(by, opened.progress.state.players)
    if by != "spectator" and (viewer is None or viewer < 0):
        raise Trouble("trouble-seat", name=by, allowed=", ".join([*record.seats(), "spectator"]))
    redacted = seen_by(opened, None if by == "spectator" else viewer)
    if isinstance(redacted, Fault):
        raise_fault(speech, path, redacted)
    sys.stdout.write(records.write(redacted))


def simulate(
    name: str,
    players: int | None,
    games: int,
    bot_names: str,
    jobs: int,
    seed: int,
    json: bool,
    folder: str,
    edition: str,
    option: list[str],
    speech: Speech,
) -> None:
    from kartki.cli import (
        simulating,  # imported here because the progress bar's library is slow to load
    )

    game = arguments.game_named(name)
    number = arguments.players_of(game, players)
    choices = arguments.choices_of(game, option)
    arguments.fit_table(game, choices, number)
    box = arguments.edition_of(game, edition, speech)
    wanted = bot_names.split(",") if bot_names else [bots.best(game), "random"]
    lineup = [arguments.bot_named(game, bot.strip()) for bot in wanted]
    extra = Path(edition) if edition.endswith(".toml") else None
    records = Path(folder) if folder else None
    spec = SimulationSpec(game.name, box, choices, number, lineup, seed, records, extra)
    simulating.run(spec, games, jobs, json, speech)


def rules(rule: str, speech: Speech) -> None:
    """One rule by its id, or the contents of a game's book."""
    if rule in (*catalogue.names(), "house"):
        for line in rule_lines("", speech, rule):
            say(line)
        return
    if rulebooks.find(rule.upper(), speech.language) is None:
        raise Trouble("trouble-rule", rule=rule)
    for line in rule_lines(rule.upper(), speech):
        say(line)


def bots_of(name: str, speech: Speech) -> None:
    game = arguments.game_named(name)
    for level in levels(game.name):
        told = speech.say(f"level-{level.code}")
        say(f"--level {level.code:<8}{level.bot}: {told}")
    for bot in bots.names(game):
        told = speech.say(f"bot-{bot}") if speech.has(f"bot-{bot}") else ""
        say(f"{bot:<12}{told}".rstrip())


def check_edition(path: Path, speech: Speech) -> None:
    edition = arguments.read_edition(path, speech)
    say(speech.say("edition-sound", path=str(path), name=edition.name, game=edition.game))
    for source, number in _sources(edition.data).items():
        say(speech.say("edition-source", source=source, number=number))


def _sources(data: object) -> dict[str, int]:
    """How many entries of an edition come from which source."""
    counted: dict[str, int] = {}
    tables = data.values() if isinstance(data, dict) else []
    for table in tables:
        for entry in table if isinstance(table, list) else []:
            counted[entry["source"]] = counted.get(entry["source"], 0) + 1
    return dict(sorted(counted.items()))


def list_editions(name: str) -> None:
    game = arguments.game_named(name)
    for edition in shelf.names(game.name):
        counted = _sources(shelf.get(game.name, edition).data)
        told = ", ".join(f"{source} {number}" for source, number in counted.items())
        say(f"{edition}  ({told})")


def show_edition(name: str, edition: str) -> None:
    """Print the file of an edition, as a start for one's own."""
    game = arguments.game_named(name)
    known = shelf.names(game.name)
    if edition not in known:
        raise Trouble("trouble-edition", name=edition, allowed=", ".join(known))
    sys.stdout.write(shelf.text_of(game.name, edition))
