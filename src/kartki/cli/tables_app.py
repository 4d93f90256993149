"""The commands `kartki tables …`: their options and their help."""

from pathlib import Path
from typing import Annotated

import typer

from kartki.cli import erase_commands, table_commands
from kartki.cli.language import HOUSE, Lang, h, speaking
from kartki.cli.serving import Config, Data, settled

app = typer.Typer(help=h("tables"), no_args_is_help=True, rich_markup_mode=None)

StoreFile = Annotated[
    Path | None, typer.Option("--store", help=h("erase_store"), metavar="FILE", show_default=False)
]
Codes = Annotated[list[str], typer.Argument(help=h("tables_codes"), metavar="CODE")]


@app.command("list", help=h("tables_list"))
def list_tables(
    phase: Annotated[str, typer.Option("--phase", help=h("tables_phase"), metavar="PHASE")] = "",
    older: Annotated[str, typer.Option("--older-than", help=h("tables_older"), metavar="30d")] = "",
    due: Annotated[bool, typer.Option("--due", help=h("tables_due"))] = False,
    json: Annotated[bool, typer.Option("--json", help=h("tables_json"))] = False,
    data: Data = None,
    config: Config = None,
    lang: Lang = HOUSE.language,
) -> None:
    speech = speaking(lang)
    table_commands.list_tables(settled({"data": data}, config), phase, older, due, json, speech)


@app.command(help=h("tables_show"))
def show(
    code: Annotated[str, typer.Argument(help=h("tables_code"), metavar="CODE")],
    chat: Annotated[bool, typer.Option("--chat", help=h("tables_chat"))] = False,
    json: Annotated[bool, typer.Option("--json", help=h("tables_json"))] = False,
    data: Data = None,
    config: Config = None,
    lang: Lang = HOUSE.language,
) -> None:
    speech = speaking(lang)
    table_commands.show_table(settled({"data": data}, config), code, chat, json, speech)


@app.command(help=h("tables_close"))
def close(
    codes: Codes,
    data: Data = None,
    config: Config = None,
    lang: Lang = HOUSE.language,
) -> None:
    table_commands.close_tables(settled({"data": data}, config), codes, speaking(lang))


@app.command(help=h("tables_delete"))
def delete(
    codes: Codes,
    yes: Annotated[bool, typer.Option("--yes", help=h("tables_yes"))] = False,
    data: Data = None,
    config: Config = None,
    lang: Lang = HOUSE.language,
) -> None:
    table_commands.delete_tables(settled({"data": data}, config), codes, yes, speaking(lang))


@app.command("erase", help=h("erase"))
def erase(
    name: Annotated[str, typer.Argument(help=h("erase_name"), metavar="NAME")] = "",
    table: Annotated[str, typer.Option("--table", help=h("erase_table"), metavar="CODE")] = "",
    seat: Annotated[int, typer.Option("--seat", help=h("erase_seat"), min=0, max=16)] = 0,
    everywhere: Annotated[bool, typer.Option("--everywhere", help=h("erase_everywhere"))] = False,
    everyone: Annotated[bool, typer.Option("--all", help=h("erase_all"))] = False,
    yes: Annotated[bool, typer.Option("--yes", help=h("erase_yes"))] = False,
    store: StoreFile = None,
    data: Data = None,
    config: Config = None,
    lang: Lang = HOUSE.language,
) -> None:
    from kartki.server.admin.requests import FindPeople

    settings, speech = settled({"data": data}, config), speaking(lang)
    whom = FindPeople(name.strip(), table, seat, everyone, everywhere)
    erase_commands.erase(settings, store, whom, yes, speech)


@app.command("scrub", help=h("scrub"))
def scrub(
    store: StoreFile = None,
    data: Data = None,
    config: Config = None,
    lang: Lang = HOUSE.language,
) -> None:
    erase_commands.scrub(settled({"data": data}, config), store, speaking(lang))
