"""The types of the wire and of the HTTP API for the browser, made from the server's own."""

from typing import Final

from msgspec import inspect as types

from kartki.games.kolejka.seen import SquareView
from kartki.games.ration_board.seen import RoadView
from kartki.games.reglamentacja.seen import ShopView
from kartki.server import facts, wire
from kartki.server.api import forms
from kartki.server.api.refusing import Problem
from kartki.server.frames import Frame

HEAD: Final = """\
// Made by scripts/wire_types from src/kartki/server: wire.py, api/forms.py, and the games' views.
// Do not edit: change the types there and run the script again.
"""
_VIEWS: Final = (SquareView, RoadView, ShopView)
_WITH_VIEWS: Final = (wire.Told, wire.Welcome, wire.Previewed)
_FACTS: Final = (facts.WhoFact, facts.TermFact, facts.ListFact)
_SENT: Final = (forms.NewTable, forms.Saying)
_API: Final = (
    *(*_SENT, forms.MadeTable, forms.VisitedTable, forms.TableList, forms.GameList),
    *(
        forms.RuleBook,
        forms.WholeBook,
        forms.EditionList,
        forms.Sentence,
        forms.Verdict,
        forms.ShownFilm,
        Problem,
    ),
)
_PLAIN: Final[dict[type, str]] = {
    types.StrType: "string",
    types.IntType: "number",
    types.FloatType: "number",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
    types.CustomType: "unknown",
}


def wire_types() -> str:
    """The whole file."""
    asked = types.multi_type_info([wire.FromClient, wire.FromServer, *_VIEWS, *_FACTS, *_API])
    found: dict[str, types.StructType] = {}
    for one in asked:
        _collect(one, found)
    parts = [HEAD, *[_interface(struct) for _, struct in sorted(found.items())]]
    parts += [_union("FromClient", asked[0]), _union("FromServer", asked[1])]
    parts.append("export type Fact = number | string | WhoFact | TermFact | ListFact;\n")
    parts.append(f"export const WIRE_VERSION = {wire.VERSION};\n")
    return "\n".join(parts)


def _collect(found: types.Type, structs: dict[str, types.StructType]) -> None:
    """Every struct that is mentioned, by name."""
    if isinstance(found, types.StructType):
        name = found.cls.__name__
        if name not in structs:
            structs[name] = found
            for field in found.fields:
                _collect(field.type, structs)
    elif isinstance(found, types.UnionType):
        for one in found.types:
            _collect(one, structs)
    elif isinstance(found, types.ListType | types.VarTupleType):
        _collect(found.item_type, structs)
    elif isinstance(found, types.TupleType):
        for one in found.item_types:
            _collect(one, structs)


def _interface(struct: types.StructType) -> str:
    lines = [f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    sent = issubclass(struct.cls, (wire.Asked, *_SENT))
    for field in struct.fields:
        mark = "?" if sent and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(struct.cls, field)};")
    return "\n".join([*lines, "}\n"])


def _type(cls: type, field: types.Field) -> str:
    """Facts and views are typed by hand: on the wire they are plain objects."""
    if field.name == "facts":
        return "Record<string, Fact>"
    parts = [f"Partial<{view.__name__}>" for view in _VIEWS]
    if field.name == "view" and cls in _WITH_VIEWS:
        return " | ".join(["null", *[view.__name__ for view in _VIEWS]])
    if field.name == "mine" and cls in _WITH_VIEWS:
        return " | ".join(["null", *parts])
    if cls is Frame and field.name in ("view", "own"):
        return " | ".join(parts) if field.name == "view" else _list_of(" | ".join(["null", *parts]))
    return _written(field.type)


def _written(found: types.Type) -> str:
    if isinstance(found, types.StructType):
        return found.cls.__name__
    if isinstance(found, types.LiteralType):
        return " | ".join(f'"{value}"' for value in found.values)
    if isinstance(found, types.UnionType):
        return " | ".join(_written(one) for one in found.types)
    if isinstance(found, types.ListType | types.VarTupleType):
        return _list_of(_written(found.item_type))
    if isinstance(found, types.TupleType):
        return "[" + ", ".join(_written(one) for one in found.item_types) + "]"
    if isinstance(found, types.DictType):
        return f"Record<{_written(found.key_type)}, {_written(found.value_type)}>"
    return _PLAIN[type(found)]


def _list_of(item: str) -> str:
    return f"({item})[]" if " " in item and not item.startswith("[") else f"{item}[]"


def _union(name: str, found: types.Type) -> str:
    assert isinstance(found, types.UnionType)
    names = [one.cls.__name__ for one in found.types if isinstance(one, types.StructType)]
    listed = "\n".join(f"  | {one}" for one in sorted(names))
    return f"export type {name} =\n{listed};\n"
