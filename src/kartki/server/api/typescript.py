"""The types of the wire and of the HTTP API for the browser, made from the server's own."""

import json
from typing import Final

import msgspec
from msgspec import inspect as types

from kartki.games import find, names
from kartki.server.api import class_schemas, schemas
from kartki.server.api.problems import Problem
from kartki.server.api.typescript_moves import move_types
from kartki.server.classroom.results import ClassResults
from kartki.server.messages import class_wire, facts, wire
from kartki.server.messages.table_settings import QUIET, USUAL, TableSettings, offers
from kartki.server.replay.frames import Frame

HEAD: Final = """\
// Made by scripts/wire_types from kartki/server: messages/*wire.py, api/*schemas.py, and the views.
// Do not edit: change the types there and run the script again.
"""
_SETTING: Final = """\
export interface TableSetting {
  name: keyof TableSettings;
  kind: "switch" | "named" | "limit" | "absence";
  values: [string, number][];
  live: boolean;
  apart: boolean;
}
"""
_VIEWS: Final = tuple([game.view_type for name in names() if (game := find(name))])
_WITH_VIEWS: Final = (wire.Told, wire.Welcome, wire.Previewed)
_FACTS: Final = (facts.WhoFact, facts.TermFact, facts.ListFact)
_SENT: Final = (
    schemas.NewTable,
    class_schemas.NewClass,
    class_schemas.NewPupil,
    class_schemas.Answers,
)
_API: Final = (
    *(*_SENT, schemas.MadeTable, schemas.VisitedTable, schemas.TableList, schemas.GameList),
    *(
        schemas.RuleBook,
        schemas.WholeBook,
        schemas.EditionList,
        schemas.Reach,
        schemas.Sentence,
        schemas.Verdict,
        schemas.ShownFilm,
        class_schemas.MadeClass,
        schemas.FoundCode,
        class_schemas.VisitedClass,
        ClassResults,
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
    unions = (wire.FromClient, wire.FromServer, class_wire.FromClass, class_wire.FromClassServer)
    asked = types.multi_type_info([*unions, *_VIEWS, *_FACTS, *_API])
    found: dict[str, types.StructType] = {}
    for one in asked:
        _collect(one, found)
    parts = [HEAD, *[_interface(struct) for _, struct in sorted(found.items())]]
    parts += [_union("FromClient", asked[0]), _union("FromServer", asked[1])]
    parts += [_union("FromClass", asked[2]), _union("FromClassServer", asked[3])]
    parts.append(move_types())
    parts.append("export type Fact = number | string | WhoFact | TermFact | ListFact;\n")
    parts.append(f"export const WIRE_VERSION = {wire.VERSION};\n")
    parts.append(f"export const CLASS_VERSION = {class_wire.VERSION};\n")
    parts.append(_table_settings())
    return "\n".join(parts)


def _table_settings() -> str:
    """The settings that a form offers, and those that are usual at each pace."""
    lines = [_SETTING, "export const TABLE_SETTINGS: TableSetting[] = ["]
    lines += [f"  {json.dumps(setting)}," for setting in offers()]
    lines += ["];", "", 'export const USUAL_SETTINGS: Record<"live" | "days", TableSettings> = {']
    lines += [f"  {pace}: {_json(usual)}," for pace, usual in USUAL.items()]
    lines += ["};", "", f"export const QUIET_SETTINGS: TableSettings = {_json(QUIET)};", ""]
    return "\n".join(lines)


def _json(settings: TableSettings) -> str:
    return msgspec.json.encode(settings).decode()


def _collect(found: types.Type, structs: dict[str, types.StructType]) -> None:
    """Every struct that is mentioned, by name."""
    if isinstance(found, types.StructType):
        name = found.cls.__name__
        if name not in structs and found.cls is not wire.Described:
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
    if struct.cls is wire.Choice:
        leads = "leads?: Record<string, Fact>"
        return f"export type Choice = GameMove & {{ move: string; {leads} }};\n"
    lines = [f"export interface {struct.cls.__name__} {{"]
    if struct.tag_field is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    sent = issubclass(struct.cls, (wire.ClientMessage, *_SENT))
    may_lack = sent or struct.cls.__struct_config__.omit_defaults
    for field in struct.fields:
        mark = "?" if may_lack and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {_type(struct.cls, field)};")
    return "\n".join([*lines, "}\n"])


def _type(cls: type, field: types.Field) -> str:
    """The type of a field; those of facts and views are written by hand."""
    if field.name == "move" and cls in (wire.Act, wire.Preview):
        return "string | GameMove"
    if field.name == "luck":
        return "(string | GameChance)[]"
    if field.name == "facts":
        return "Record<string, Fact>"
    parts = [f"Partial<{view.__name__}>" for view in _VIEWS]
    if cls is class_wire.WallTable and field.name == "view":
        return " | ".join([view.__name__ for view in _VIEWS])
    if field.name == "view" and cls in _WITH_VIEWS:
        return " | ".join(["null", *[view.__name__ for view in _VIEWS]])
    if field.name == "mine" and cls in _WITH_VIEWS:
        return " | ".join(["null", *parts])
    if cls is Frame and field.name in ("view", "own"):
        return " | ".join(parts) if field.name == "view" else _list_of(" | ".join(["null", *parts]))
    return _written(field.type)


def _written(found: types.Type) -> str:
    if isinstance(found, types.Metadata):
        return _written(found.type)
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
