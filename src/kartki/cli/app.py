"""The command `kartki`: every command, its options and its help, in the user's language."""

from pathlib import Path
from typing import Annotated

import typer

import kartki
from kartki import build
from kartki.cli import commands, serving, tables_app
from kartki.cli.language import HOUSE as HOUSE
from kartki.cli.language import Lang, h, speaking

app = typer.Typer(
    help=h("kartki"),
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    context_settings={"help_option_names": ["-h", "--help"]},
)
editions = typer.Typer(help=h("editions"), no_args_is_help=True, rich_markup_mode=None)
app.add_typer(editions, name="editions")
app.add_typer(serving.app)
app.add_typer(tables_app.app, name="tables")

GameName = Annotated[str, typer.Argument(help=h("game"), metavar="GAME")]
GameFile = Annotated[Path, typer.Argument(help=h("file"), metavar="FILE")]
Players = Annotated[int | None, typer.Option("--players", help=h("players"))]
Options = Annotated[list[str], typer.Option("--option", "-o", help=h("option"), metavar="N=V")]
EditionName = Annotated[str, typer.Option("--edition", help=h("edition"), metavar="NAME|FILE")]


def version(wanted: bool) -> None:
    if wanted:
        why = build.core_left_out()
        runs = kartki.BUILD if why else "core"
        print(HOUSE.say(f"version-{runs}", version=kartki.__version__))
        if why and kartki.BUILD == build.COMPILED:
            print(HOUSE.say("version-left_out", why=why))
        raise typer.Exit


@app.callback()
def main_command(
    _version: Annotated[
        bool, typer.Option("--version", callback=version, is_eager=True, help=h("version"))
    ] = False,
) -> None:
    """Only takes the options before a command; typer wants a function for them."""


@app.command(help=h("play"))
def play(
    game: GameName,
    players: Players = None,
    lang: Lang = HOUSE.language,
    seats: Annotated[str, typer.Option("--seats", help=h("seats"), metavar="you,ania,bot")] = "",
    level: Annotated[str, typer.Option("--level", help=h("level"), metavar="easy|best")] = "",
    bot: Annotated[str, typer.Option("--bot", help=h("bot"))] = "",
    edition: EditionName = "",
    option: Options = [],  # noqa: B006 - typer copies it
    resume: Annotated[str, typer.Option("--resume", help=h("resume"), metavar="FILE|last")] = "",
    new: Annotated[bool, typer.Option("--new", help=h("new"))] = False,
    aids: Annotated[bool, typer.Option("--memory-aids", help=h("memory_aids"))] = False,
) -> None:
    speech = speaking(lang)
    wanted = new or players or seats or option or edition or level
    if resume:
        commands.resume(game, resume, speech, aids)
    elif wanted or not commands.offer_resume(game, speech, aids):
        commands.play(game, players, seats, bot, level, edition, option, speech, aids)


@app.command(help=h("replay"))
def replay(
    file: GameFile,
    lang: Lang = HOUSE.language,
    move: Annotated[int | None, typer.Option("--move", help=h("move"), min=0)] = None,
    edition: EditionName = "",
) -> None:
    commands.replay(file, move, edition, speaking(lang))


@app.command(help=h("verify"))
def verify(file: GameFile, lang: Lang = HOUSE.language, edition: EditionName = "") -> None:
    commands.verify(file, edition, speaking(lang))


@app.command(help=h("seen"))
def seen(
    file: GameFile,
    by: Annotated[str, typer.Option("--by", help=h("by"), metavar="a|b|…|spectator")],
    lang: Lang = HOUSE.language,
    edition: EditionName = "",
) -> None:
    commands.seen(file, by, edition, speaking(lang))


@app.command(help=h("simulate"))
def simulate(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", help=h("games"), min=1)] = 1000,
    bots: Annotated[str, typer.Option("--bots", help=h("bots"), metavar="A,B")] = "",
    jobs: Annotated[int, typer.Option("--jobs", help=h("jobs"), min=1, max=64)] = 1,
    seed: Annotated[int, typer.Option("--seed", help=h("seed"), min=0)] = 1,
    json: Annotated[bool, typer.Option("--json", help=h("json"))] = False,
    records: Annotated[str, typer.Option("--records", help=h("records"), metavar="DIR")] = "",
    edition: EditionName = "",
    option: Options = [],  # noqa: B006 - typer copies it
    lang: Lang = HOUSE.language,
) -> None:
    commands.simulate(
        game, players, games, bots, jobs, seed, json, records, edition, option, speaking(lang)
    )


@app.command(help=h("rules"))
def rules(
    rule: Annotated[str, typer.Argument(help=h("rule"), metavar="ID|GAME")],
    lang: Lang = HOUSE.language,
) -> None:
    commands.rules(rule, speaking(lang))


@app.command(help=h("bots_list"))
def bots(game: GameName, lang: Lang = HOUSE.language) -> None:
    commands.bots_of(game, speaking(lang))


@editions.command("check", help=h("editions_check"))
def check(
    file: Annotated[Path, typer.Argument(help=h("edition_file"), metavar="FILE")],
    lang: Lang = HOUSE.language,
) -> None:
    commands.check_edition(file, speaking(lang))


@editions.command("list", help=h("editions_list"))
def list_editions(game: GameName, lang: Lang = HOUSE.language) -> None:
    speaking(lang)
    commands.list_editions(game)


@editions.command("show", help=h("editions_show"))
def show(
    game: GameName,
    name: Annotated[str, typer.Argument(help=h("edition_name"), metavar="NAME")],
    lang: Lang = HOUSE.language,
) -> None:
    speaking(lang)
    commands.show_edition(game, name)
