"""The page about the API as plain HTML, written by the server: it needs no script."""

from html import escape
from typing import Any, Final

from kartki.server.api.openapi import ABOUT, TITLE, Json
from kartki.server.api.route_spec import RouteSpec

_HEAD: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="stylesheet" href="/api/page.css">
</head>
<body>
<main>
"""
_FOOT: Final = "</main>\n</body>\n</html>\n"


def page(entries: tuple[RouteSpec, ...], document: Json) -> str:
    version = document["info"]["version"]
    title = f"{TITLE}: HTTP API"
    parts = [
        _HEAD.format(title=escape(title)),
        f"<h1>{escape(title)}</h1>\n<p>{escape(ABOUT)}</p>\n",
        f'<p>Version {escape(version)}. For programs: <a href="/api/openapi.json">'
        "openapi.json</a> (OpenAPI 3.1).</p>\n",
        _contents(entries),
        *[_route(entry) for entry in entries],
        "<h2>Types</h2>\n",
        *[_type(name, schema) for name, schema in document["components"]["schemas"].items()],
        _FOOT,
    ]
    return "".join(parts)


def _anchor(entry: RouteSpec) -> str:
    return escape(f"{entry.method} {entry.path}".replace(" ", "-"), quote=True)


def _contents(entries: tuple[RouteSpec, ...]) -> str:
    rows = [
        f'<li><a href="#{_anchor(entry)}"><b>{entry.method}</b> <code>{escape(entry.path)}</code>'
        f"</a> {escape(entry.summary)}</li>\n"
        for entry in entries
    ]
    return f"<nav><ul>\n{''.join(rows)}</ul></nav>\n"


def _route(entry: RouteSpec) -> str:
    method = f"<b>{entry.method}</b> <code>{escape(entry.path)}</code>"
    rows = [(f"{p.name} ({p.where})", _text(p.about)) for p in entry.params]
    if entry.body is not None:
        kind = _kind(entry.body.kind, entry.body.media)
        rows.append(("body", f"{_text(entry.body.about)} {kind}"))
    answer = entry.answer
    rows.append((str(answer.status), f"{_text(answer.about)} {_kind(answer.kind, answer.media)}"))
    for status, codes in entry.refusals().items():
        rows.append((str(status), ", ".join(f"<code>{escape(code)}</code>" for code in codes)))
    table = _table(rows)
    return (
        f'<section id="{_anchor(entry)}">\n<h2>{method}</h2>\n'
        f"<p>{escape(entry.summary)}</p>\n{table}</section>\n"
    )


def _text(text: str) -> str:
    return escape(text)


def _kind(kind: Any, media: str) -> str:
    """A link to the type, if it is one of ours; the media type."""
    name = getattr(kind, "__name__", "") if hasattr(kind, "__struct_fields__") else ""
    link = f'<a href="#type-{name}">{name}</a>, ' if name else ""
    return f"({link}{escape(media)})"


def _table(rows: list[tuple[str, str]]) -> str:
    told = [f"<tr><th>{escape(name)}</th><td>{text}</td></tr>\n" for name, text in rows]
    return f"<table>\n{''.join(told)}</table>\n"


def _type(name: str, schema: Json) -> str:
    needed = schema.get("required", [])
    rows = [
        (field, _schema(given) + ("" if field in needed else ", may be left out"))
        for field, given in schema.get("properties", {}).items()
    ]
    about = f"<p>{escape(schema['description'])}</p>\n" if "description" in schema else ""
    return f'<section id="type-{name}">\n<h3>{name}</h3>\n{about}{_table(rows)}</section>\n'


def _schema(schema: Json) -> str:
    """A schema in a few words, with its bounds."""
    if "$ref" in schema:
        name = schema["$ref"].rpartition("/")[2]
        return f'<a href="#type-{name}">{name}</a>'
    if "enum" in schema:
        return " | ".join(f"<code>{escape(str(value))}</code>" for value in schema["enum"])
    if "anyOf" in schema:
        return " or ".join(_schema(one) for one in schema["anyOf"])
    told = escape(str(schema.get("type", "anything")))
    if schema.get("items"):
        told += f" of {_schema(schema['items'])}"
    if isinstance(schema.get("additionalProperties"), dict):
        told += f" of {_schema(schema['additionalProperties'])}"
    return told + _bounds(schema)


def _bounds(schema: Json) -> str:
    names = ("minimum", "maximum", "minLength", "maxLength", "maxItems", "pattern", "default")
    told = [f"{name} <code>{escape(str(schema[name]))}</code>" for name in names if name in schema]
    return f" ({', '.join(told)})" if told else ""
