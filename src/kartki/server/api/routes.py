"""Every route of the API. Server, OpenAPI document and page are made from this list."""

from typing import Annotated, Any, Final

from msgspec import Meta

from kartki.server.api import (
    class_schemas,
    classes,
    codes,
    health,
    library,
    reach,
    records,
    replays,
    rulebooks,
    schemas,
    sentences,
    tables,
    verification,
)
from kartki.server.api.docs_routes import ApiDocs
from kartki.server.api.route_spec import TEXT, Answer, Body, Param, RouteSpec
from kartki.server.classroom import results

Code = Annotated[str, Meta(min_length=1, max_length=16)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]

LANG: Final = Param("lang", schemas.Language, schemas.EACH_LANGUAGE)
GAME: Final = Param("game", Name, "the name of a game, as /api/games lists it")
BOOK: Final = Param("game", Name, "the name of a game, or house for every table's rules")
EDITION: Final = Param("name", Name, "the name of the edition")
CODE: Final = Param("code", Code, "a room code or a spectators' code; case and dashes do no harm")
BEARER: Final = Param(
    "Authorization", str, "Bearer and the key of the browser whose seat it is", "header"
)
STORE: Final = ("store.full", "store.read_only", "store.broken")
GUESSING: Final = {
    **{404: ("table.unknown",), 409: ("table.damaged",), 429: ("code.too_many",), 503: STORE}
}
RECORDED: Final = {
    **GUESSING,
    409: ("table.not_begun", "table.held", "table.damaged"),
    503: (*STORE, "house.busy"),
}
TABLE_REQUEST: Final = (
    *("game.unknown", "edition.unknown", "option.unknown", "option.value", "option.players"),
    *("option.needs_clock", "option.only_for", "table.too_many"),
)
BRANCHING: Final = (
    *("table.not_over", "table.held", "table.damaged"),
    *("branch.number", "branch.over", "seat.unknown"),
)

HEALTH_ROUTES: Final = (
    RouteSpec(
        path="/healthz",
        summary="Does the process live?",
        does=health.healthz,
        answer=Answer(str, "It does.", TEXT),
    ),
    RouteSpec(
        path="/readyz",
        summary="Can the store be written, and have the bots where to think?",
        does=health.readyz,
        answer=Answer(schemas.Ready, "Guests are welcome."),
        errors={503: ("house.stopping", "ready.workers", *STORE)},
    ),
    RouteSpec(
        path="/metrics",
        summary="Figures for Prometheus",
        does=health.metrics,
        answer=Answer(str, "Their names begin with kartki_.", TEXT),
    ),
)
LIBRARY_ROUTES: Final = (
    RouteSpec(
        path="/api/reach",
        summary="The address by which others reach this server",
        does=reach.reach,
        answer=Answer(schemas.Reach, "What an invitation begins with; empty if nobody can come."),
    ),
    RouteSpec(
        path="/api/games",
        summary="The games: players, house rules, editions, bots, version of the rules",
        does=library.games,
        answer=Answer(schemas.GameList, "All of them, by name."),
        lasting=True,
    ),
    RouteSpec(
        path="/api/rules/{lang}/{game}",
        summary="The contents of a rulebook",
        does=library.rule_book,
        params=(LANG, BOOK),
        answer=Answer(schemas.RuleBook, "The ids and titles of its rules."),
        errors={404: ("lang.unknown", "game.unknown")},
        lasting=True,
    ),
    RouteSpec(
        path="/api/rules/{lang}/rule/{id}",
        summary="A rule",
        does=library.rule,
        params=(LANG, Param("id", Name, "as refusals and rulebooks name it, such as RAT-RED-3")),
        answer=Answer(schemas.RuleText, "Its title and text, in Markdown."),
        errors={404: ("lang.unknown", "rule.unknown")},
        lasting=True,
    ),
    RouteSpec(  # after the one for a single rule, so that a rule may have any name
        path="/api/rules/{lang}/{game}/text",
        summary="A whole rulebook",
        does=rulebooks.whole_book,
        params=(LANG, BOOK),
        answer=Answer(schemas.WholeBook, "Its chapters, and every rule with its chapter."),
        errors={404: ("lang.unknown", "game.unknown")},
        lasting=True,
    ),
    RouteSpec(
        path="/api/editions/{game}",
        summary="The editions of a game",
        does=library.editions,
        params=(GAME,),
        answer=Answer(schemas.EditionList, "The usual one first."),
        errors={404: ("game.unknown",)},
        lasting=True,
    ),
    RouteSpec(
        path="/api/editions/{game}/{name}",
        summary="An edition",
        does=library.edition,
        params=(GAME, EDITION),
        answer=Answer(str, "Its file (docs/editions.md).", library.TOML),
        errors={404: ("game.unknown", "edition.unknown")},
        lasting=True,
    ),
    RouteSpec(
        path="/api/editions/{game}/{name}/box",
        summary="An edition as JSON",
        does=library.box,
        params=(GAME, EDITION),
        answer=Answer(
            dict[str, Any],
            "All that stands in its file (docs/editions.md), and what the rules make of it.",
        ),
        errors={404: ("game.unknown", "edition.unknown")},
        lasting=True,
    ),
)
TABLE_ROUTES: Final = (
    RouteSpec(
        path="/api/tables",
        summary="The public tables",
        does=tables.public_tables,
        answer=Answer(schemas.TableList, f"At most {tables.MOST_LISTED}, the latest change first."),
        errors={503: STORE},
    ),
    RouteSpec(
        method="POST",
        path="/api/tables",
        summary="Open a table",
        does=tables.create,
        body=Body(schemas.NewTable, "What is to be played, and how."),
        answer=Answer(schemas.MadeTable, "It is open, or was already.", status=201),
        errors={
            404: ("table.unknown",),
            409: (*TABLE_REQUEST, *BRANCHING),
            429: ("table.too_often", "code.too_many"),
            503: STORE,
        },
    ),
    RouteSpec(
        path="/api/tables/{code}",
        summary="A table, as a visitor sees it",
        does=tables.about,
        params=(CODE, BEARER),
        answer=Answer(
            schemas.VisitedTable,
            "For a spectators' code, without the room code. Whose turn it is, if the asker's seat "
            "is proven.",
        ),
        errors=GUESSING,
    ),
    RouteSpec(
        path="/api/tables/{code}/record",
        summary="The record of a table",
        does=records.get_record,
        params=(CODE, BEARER),
        answer=Answer(
            str,
            "The whole record once the game is over; before, what the asker's seat saw, or a "
            "spectator if no seat is proven (docs/record.md).",
            TEXT,
            headers={"Content-Disposition": "the name of the file"},
        ),
        errors=RECORDED,
    ),
    RouteSpec(
        path="/api/tables/{code}/frames",
        summary="The play of a table in frames",
        does=replays.of_table,
        params=(CODE, BEARER),
        answer=Answer(
            schemas.ShownFilm,
            "Everything is open once the game is over; before, it is what the asker's seat saw, "
            "or a spectator if no seat is proven.",
        ),
        errors=RECORDED,
    ),
)
CLASS_CODE: Final = Param("code", Code, "the code of a class; case and dashes do no harm")
OF_CLASS: Final = {404: ("class.unknown",), 429: ("code.too_many",)}
FOR_TEACHER: Final = {**OF_CLASS, 403: ("class.not_yours",), 503: (*STORE, "class.damaged")}
TEACHER: Final = Param("Authorization", str, "Bearer and the key of the teacher", "header")
JOINING: Final = (
    *("class.ended", "class.full", "class.name_taken", "class.name_alike", "class.removed"),
    *("class.pupil", "class.phones", "class.no_table", "class.forgotten", "seat.name"),
    *("seat.name_mixed", "table.too_many"),
)
CLASS_ROUTES: Final = (
    RouteSpec(
        path="/api/codes/{code}",
        summary="What a code is for",
        does=codes.about,
        params=(Param("code", Code, "any code that was given out; case and dashes do no harm"),),
        answer=Answer(schemas.FoundCode, "A table, watching one, a class, or the wall of one."),
        errors={**GUESSING, 503: (*STORE, "class.damaged")},
    ),
    RouteSpec(
        method="POST",
        path="/api/classes",
        summary="Open a class",
        does=classes.create,
        body=Body(class_schemas.NewClass, "What is to be played, and how."),
        answer=Answer(class_schemas.MadeClass, "It is open, or was already.", status=201),
        errors={
            409: (*TABLE_REQUEST, "bot.level", "class.minutes", "class.size"),
            429: ("table.too_often",),
            503: (*STORE, "class.damaged"),
        },
    ),
    RouteSpec(
        path="/api/classes/{code}",
        summary="A class, as somebody who has its code sees it",
        does=classes.about,
        params=(CLASS_CODE, BEARER),
        answer=Answer(
            class_schemas.VisitedClass,
            "Whether it takes pupils; with the key of one of them, where that pupil sits.",
        ),
        errors={**OF_CLASS, 503: (*STORE, "class.damaged")},
    ),
    RouteSpec(
        method="POST",
        path="/api/classes/{code}/pupils",
        summary="Join a class",
        does=classes.join,
        params=(CLASS_CODE,),
        body=Body(class_schemas.NewPupil, "A name, or none, and the key of the browser."),
        answer=Answer(class_schemas.VisitedClass, "The pupil is in, or was already.", status=201),
        errors={**OF_CLASS, 409: JOINING, 503: (*STORE, "class.damaged")},
    ),
    RouteSpec(
        method="POST",
        path="/api/classes/{code}/answers",
        summary="Answer the questions after a game",
        does=classes.put_answers,
        params=(CLASS_CODE,),
        body=Body(class_schemas.Answers, "Three answers; only the teacher reads them."),
        answer=Answer(class_schemas.Kept, "They are kept until the class is forgotten."),
        errors={
            **OF_CLASS,
            409: ("class.questions", "class.answer", "table.damaged"),
            503: (*STORE, "class.damaged"),
        },
    ),
    RouteSpec(
        path="/api/classes/{code}/results",
        summary="What came of a class, for its teacher",
        does=classes.results,
        params=(CLASS_CODE, TEACHER),
        answer=Answer(results.ClassResults, "Places and answers, by table and round."),
        errors=FOR_TEACHER,
    ),
    RouteSpec(
        path="/api/classes/{code}/results.csv",
        summary="The same as a table of figures",
        does=classes.results_csv,
        params=(CLASS_CODE, TEACHER),
        answer=Answer(
            str,
            "A line for each pupil of each round.",
            classes.CSV,
            headers={"Content-Disposition": "the name of the file"},
        ),
        errors=FOR_TEACHER,
    ),
    RouteSpec(
        path="/api/classes/{code}/records.zip",
        summary="The records of a class",
        does=classes.records_zip,
        params=(CLASS_CODE, TEACHER),
        answer=Answer(
            bytes,
            "A .game file for each game that is over (docs/record.md).",
            classes.ZIP,
            headers={"Content-Disposition": "the name of the file"},
        ),
        errors=FOR_TEACHER,
    ),
)
TOOL_ROUTES: Final = (
    RouteSpec(
        method="POST",
        path="/api/frames",
        summary="A record in frames",
        does=replays.of_record,
        body=Body(str, "A .game record, in UTF-8 (docs/record.md).", TEXT, replays.LONGEST_RECORD),
        answer=Answer(schemas.ShownFilm, "Everything is open; a fault ends it early."),
        errors={422: ("verify.too_much",), 503: ("house.busy",)},
    ),
    RouteSpec(
        method="POST",
        path="/api/verify",
        summary="Verify a record",
        does=verification.verify,
        body=Body(
            str, "A .game record, in UTF-8 (docs/record.md).", TEXT, verification.LONGEST_RECORD
        ),
        answer=Answer(schemas.Verdict, "What holds, or the first thing that does not."),
        errors={422: ("verify.too_much",), 503: ("house.busy",)},
    ),
    RouteSpec(
        method="POST",
        path="/api/say",
        summary="The sentence of a refusal or an event",
        does=sentences.say,
        body=Body(schemas.Saying, "What the wire told: a code and facts."),
        answer=Answer(schemas.Sentence, "In the language that the body names."),
        errors={404: ("game.unknown", "rule.unknown", "say.unknown"), 422: ("say.facts",)},
    ),
)
API_ROUTES: Final = ApiDocs(
    (*TABLE_ROUTES, *CLASS_ROUTES, *LIBRARY_ROUTES, *TOOL_ROUTES, *HEALTH_ROUTES)
).entries
