"""The OpenAPI 3.1 document, made from the list of routes."""

import re
from typing import Any, Final

import msgspec

from kartki.build import VERSION
from kartki.server.api.problems import Problem
from kartki.server.api.route_spec import JSON, Answer, Param, RouteSpec
from kartki.server.api.schemas import EACH_LANGUAGE
from kartki.server.messages.facts import ListFact, TermFact, WhoFact

Json = dict[str, Any]
REF: Final = "#/components/schemas/{name}"
_WORDS: Final = re.compile(r"[a-z]+")
_NAMED: Final = (Problem, WhoFact, TermFact, ListFact)  # what other schemas refer to by name
TITLE: Final = "Kartki"
ABOUT: Final = (
    "Tables, records, rules, editions and sentences of a Kartki server. Play itself goes over a "
    "websocket (docs/wire.md). Every error is a Problem: a code, facts, and the sentence in the "
    f"language that Accept-Language asks for ({EACH_LANGUAGE})."
)


def document(entries: tuple[RouteSpec, ...]) -> Json:
    schemas, components = schemas_of(entries)
    paths: dict[str, Json] = {}
    for entry in entries:
        paths.setdefault(entry.path, {})[entry.method.lower()] = operation(entry, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": TITLE, "version": VERSION, "description": ABOUT},
        "paths": paths,
        "components": {"schemas": components},
    }


def schemas_of(entries: tuple[RouteSpec, ...]) -> tuple[dict[str, Json], dict[str, Json]]:
    """The schema of every type that a route names, and the named schemas that they refer to."""
    kinds = [entry.answer.kind for entry in entries] + list(_NAMED)
    kinds += [entry.body.kind for entry in entries if entry.body is not None]
    kinds += [param.kind for entry in entries for param in entry.params]
    made, components = msgspec.json.schema_components(
        kinds, schema_hook=_anything, ref_template=REF
    )
    return {repr(kind): schema for kind, schema in zip(kinds, made, strict=True)}, components


def _anything(kind: type) -> Json:
    """Facts and fields of views may be of any kind."""
    if kind is object:
        return {"description": "A number, a text, a list or an object."}
    raise NotImplementedError(kind)


def operation(entry: RouteSpec, schemas: dict[str, Json]) -> Json:
    found: Json = {
        "operationId": "_".join([entry.method.lower(), *_WORDS.findall(entry.path)]),
        "summary": entry.summary,
        "responses": responses(entry, schemas),
    }
    if entry.params:
        found["parameters"] = [parameter(param, schemas) for param in entry.params]
    if entry.body is not None:
        content = {entry.body.media: {"schema": schemas[repr(entry.body.kind)]}}
        about = entry.body.about
        found["requestBody"] = {"required": True, "description": about, "content": content}
    return found


def parameter(param: Param, schemas: dict[str, Json]) -> Json:
    return {
        "name": param.name,
        "in": param.where,
        "required": param.where == "path",
        "description": param.about,
        "schema": schemas[repr(param.kind)],
    }


def responses(entry: RouteSpec, schemas: dict[str, Json]) -> Json:
    found: Json = {str(entry.answer.status): answer(entry.answer, schemas)}
    if entry.lasting:
        kept = {"ETag": header("names this very content")}
        found[str(entry.answer.status)].setdefault("headers", {}).update(kept)
        found["304"] = {"description": "It is the one that If-None-Match names."}
    for status, codes in entry.refusals().items():
        found[str(status)] = problem(codes)
    return found


def answer(given: Answer, schemas: dict[str, Json]) -> Json:
    schema = schemas[repr(given.kind)]
    found: Json = {"description": given.about, "content": {given.media: {"schema": schema}}}
    if given.headers:
        found["headers"] = {name: header(about) for name, about in given.headers.items()}
    return found


def header(about: str) -> Json:
    return {"description": about, "required": True, "schema": {"type": "string"}}


def problem(codes: tuple[str, ...]) -> Json:
    """An error with one of these codes."""
    named = {"properties": {"code": {"enum": list(codes)}}}
    schema = {"allOf": [{"$ref": REF.format(name=Problem.__name__)}, named]}
    return {"description": ", ".join(codes), "content": {JSON: {"schema": schema}}}
