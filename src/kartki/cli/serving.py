"""The commands of the server and of its store: their options and their help.

`serve` has an option for each setting, made from the list of settings: a new one needs no
line here. What the others do is in `keeping`; the server itself is only loaded when it is to run.
"""

import os
import sys
from collections.abc import Callable
from errno import EACCES, EADDRINUSE, EADDRNOTAVAIL
from inspect import Parameter, Signature, signature
from pathlib import Path
from socket import gaierror
from typing import Annotated, Any, Final, NoReturn

import typer

from kartki.cli import store_commands
from kartki.cli.language import HOUSE, Lang, h, speaking
from kartki.cli.trouble import Trouble
from kartki.server.settings.kinds import Switch
from kartki.server.settings.server_settings import SETTINGS, Setting, Settings
from kartki.server.settings.sources import BadSetting, load_settings, unknown_variables
from kartki.words.speech import Speech

NOT_TO_BE_HAD: Final = (EACCES, EADDRINUSE, EADDRNOTAVAIL)

app = typer.Typer(rich_markup_mode=None)

Config = Annotated[
    Path | None, typer.Option("--config", help=h("config"), metavar="FILE", show_default=False)
]
Data = Annotated[
    str | None, typer.Option("--data", help=h("data"), metavar="DIR", show_default=False)
]

ForClass = Annotated[bool, typer.Option("--class", help=h("serve_class"))]


def explained(setting: Setting) -> str:
    """What it does, its variable and its default."""
    default = str(setting.default).lower()
    if default:
        told = HOUSE.say("help-default", variable=setting.variable, value=default)
    else:
        told = HOUSE.say("help-default_empty", variable=setting.variable)
    return f"{h(f'set-{setting.name}')} {told}"


def option_of(setting: Setting) -> Parameter:
    """Values are taken as text, so that every bad one is refused in the user's language."""
    kind: Any = str | None
    names, shape = setting.option, setting.kind.shape
    if isinstance(setting.kind, Switch):
        kind, names, shape = bool | None, f"{names}/--no-{names.removeprefix('--')}", ""
    told = explained(setting)
    option = typer.Option(names, help=told, metavar=shape or None, show_default=False)
    annotation = Annotated[kind, option]
    return Parameter(setting.name, Parameter.KEYWORD_ONLY, default=None, annotation=annotation)


def with_settings(command: Callable[..., None]) -> Callable[..., None]:
    """Replace the parameter `**given` of a command by an option for each setting."""
    own = list(signature(command).parameters.values())[:-1]
    options = [option_of(setting) for setting in SETTINGS]
    command.__dict__["__signature__"] = Signature([*own, *options])
    return command


@app.command(help=h("serve"))
@with_settings
def serve(
    config: Config = None,
    lang: Lang = HOUSE.language,
    for_class: ForClass = False,
    **given: str | bool | None,
) -> None:
    """With `--class` the house is open to the Wi-Fi, unless `--no-lan` or a host is asked for."""
    speech = speaking(lang)
    if for_class and given.get("lan") is None and given.get("host") is None:
        given["lan"] = True
    settings = settled(given, config)
    for name in unknown_variables(os.environ):
        print(speech.say("serve-stranger", name=name), file=sys.stderr)
    store_commands.make_folder(settings)
    with store_commands.store_told(settings.store()):
        run(settings, speech, for_class)


def run(settings: Settings, speech: Speech, for_class: bool = False) -> None:
    """Run until stopped. An address that cannot be used is reported as the user's mistake."""
    from kartki.server.run import serve  # imported here because the web server is slow to load

    try:
        serve(settings, speech, for_class)
    except OSError as error:
        if error.errno not in NOT_TO_BE_HAD and not isinstance(error, gaierror):
            raise
        place = {"host": settings.host, "port": str(settings.port)}
        raise Trouble("trouble-listen", **place, why=error.strerror or "") from error


def settled(given: dict[str, str | bool | None], config: Path | None) -> Settings:
    typed = {name: _text(value) for name, value in given.items()}
    settings = load_settings(typed, os.environ, config)
    if isinstance(settings, BadSetting):
        bad_setting(settings)
    return settings


def _text(value: str | bool | None) -> str | None:
    return str(value).lower() if isinstance(value, bool) else value


def bad_setting(bad: BadSetting) -> NoReturn:
    message = f"trouble-{bad.code.replace('.', '-')}"
    facts = {"name": bad.name, "value": bad.value, "allowed": bad.allowed, "source": bad.source}
    raise Trouble(message, **facts)


@app.command(help=h("backup"))
def backup(
    target: Annotated[Path, typer.Argument(help=h("target"), metavar="TARGET")],
    data: Data = None,
    config: Config = None,
    lang: Lang = HOUSE.language,
) -> None:
    store_commands.backup(settled({"data": data}, config), target, speaking(lang))


@app.command("check-store", help=h("check_store"))
def check_store(data: Data = None, config: Config = None, lang: Lang = HOUSE.language) -> None:
    store_commands.check_store(settled({"data": data}, config), speaking(lang))


@app.command("import", help=h("import"))
def import_records(
    files: Annotated[list[Path], typer.Argument(help=h("import_files"), metavar="FILE")],
    data: Data = None,
    config: Config = None,
    lang: Lang = HOUSE.language,
) -> None:
    store_commands.import_records(settled({"data": data}, config), files, speaking(lang))


@app.command("export", help=h("export"))
def export_records(
    codes: Annotated[list[str], typer.Argument(help=h("codes"), metavar="CODE")] = [],  # noqa: B006 - typer copies it
    everything: Annotated[
        Path | None, typer.Option("--all", help=h("export_all"), metavar="DIR", show_default=False)
    ] = None,
    data: Data = None,
    config: Config = None,
    lang: Lang = HOUSE.language,
) -> None:
    if bool(codes) == (everything is not None):
        raise Trouble("trouble-export_what")
    folder = Path.cwd() if everything is None else everything
    store_commands.export_records(
        settled({"data": data}, config), codes or None, folder, speaking(lang)
    )
