"""The types of all moves for the browser, made from the games' own descriptions."""

from kartki.core import catalogue
from kartki.core.catalogue import AnyGame
from kartki.core.fields import Only
from kartki.core.notation import PLAYER, Form
from kartki.core.play import CHANCE, Seat


def move_types() -> str:
    """A union of moves for each game, and what a player has to name for each form of a verb."""
    games = [game for name in catalogue.names() if (game := catalogue.find(name)) is not None]
    parts = []
    for kind, by in (("Move", PLAYER), ("Chance", CHANCE)):
        names = [f"{_camel(game)}{kind}" for game in games]
        parts += [
            _union(name, _forms_of(game, by)) for name, game in zip(names, games, strict=True)
        ]
        parts.append(f"export type Game{kind} = {' | '.join(names)};\n")
    parts += [_forms(game) for game in games]
    return "\n".join(parts)


def _camel(game: AnyGame) -> str:
    return "".join([part.capitalize() for part in game.name.split("_")])


def _forms_of(game: AnyGame, by: Seat) -> list[Form]:
    return [form for form in game.notation.forms if form.by == by]


def _union(name: str, forms: list[Form]) -> str:
    lines = [f"  | {_move(form)}" for form in forms]
    return "\n".join([f"export type {name} =", *lines]) + ";\n"


def _move(form: Form) -> str:
    fields = [f"{name}: {field.typescript()}" for name, field in form.fields.items()]
    args = f"{{ {'; '.join(fields)} }}" if fields else "Record<string, never>"
    return f'{{ verb: "{form.verb}"; args: {args} }}'


def _forms(game: AnyGame) -> str:
    lines = [f"  {_form(form)}," for form in _forms_of(game, PLAYER)]
    return "\n".join([f"export const {game.name.upper()}_FORMS = [", *lines, "] as const;\n"])


def _form(form: Form) -> str:
    only = [f'{name}: "{f.word}"' for name, f in form.fields.items() if isinstance(f, Only)]
    said = f"{{ {', '.join(only)} }}" if only else "{}"
    named = [f'"{name}"' for name, field in form.fields.items() if not isinstance(field, Only)]
    return f'{{ verb: "{form.verb}", only: {said}, fields: [{", ".join(named)}] }}'
