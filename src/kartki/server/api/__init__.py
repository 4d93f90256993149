"""The HTTP API: tables, records, rules, editions, sentences, health (docs/api.md).

`routes` lists every route with all that is to be said of it; the Starlette routes, the OpenAPI
document and the page about it are made from that list. May import `lobby` and what lies below
it, but neither `commands` nor `ws`.
"""
