"""The names of a class: of its tables, and of pupils who want one of the game's time."""

import secrets
from typing import Final

from kartki.core.play import Refusal
from kartki.server.classroom.rude import is_rude
from kartki.server.store.class_doc import ClassDoc
from kartki.table.occupants import LONGEST_NAME, alike, is_name, mixed, name_key
from kartki.words.speech import Speech

_TABLE: Final = "class-table_"
_POLAND: Final = (
    *("class-table_kiosk", "class-table_ludowa_street", "class-table_milk_bar"),
    *("class-table_tram_stop", "class-table_market_hall", "class-table_allotments"),
    *("class-table_courtyard", "class-table_post_office", "class-table_cinema"),
    *("class-table_carpet_rack", "class-table_laundry", "class-table_lipowa_street"),
    *("class-table_railway_station", "class-table_bakery", "class-table_stairwell"),
    *("class-table_school_yard", "class-table_library", "class-table_zielona_street"),
    *("class-table_cloakroom", "class-table_park_bench"),
)
_AMERICA: Final = (
    *("class-table_filling_station", "class-table_main_street", "class-table_soda_fountain"),
    *("class-table_victory_garden", "class-table_general_store", "class-table_town_hall"),
    *("class-table_depot", "class-table_diner", "class-table_barber_shop"),
    *("class-table_hardware_store", "class-table_picture_house", "class-table_ball_park"),
    *("class-table_front_porch", "class-table_bandstand", "class-table_water_tower"),
    *("class-table_elm_street", "class-table_covered_bridge", "class-table_scrap_drive"),
    *("class-table_mail_box", "class-table_creek"),
)
MOST_TABLES: Final = len(_POLAND)


def table_names(game: str) -> tuple[str, ...]:
    """The ids of the names, of the game's place and time; each table has its own."""
    found = _AMERICA if game == "ration_board" else _POLAND
    return tuple([name.removeprefix(_TABLE) for name in found])


def table_title(name: str, language: str) -> str:
    return Speech(language).say(f"{_TABLE}{name}")


def given_name(doc: ClassDoc) -> str:
    """One of the game's time that nobody in the class has."""
    message = "class-names_america" if doc.game == "ration_board" else "class-names_poland"
    names = [name.strip() for name in Speech("en").say(message).split(",")]
    taken = [pupil.name for pupil in doc.pupils]
    secrets.SystemRandom().shuffle(names)
    free = (name for name in names if not any(alike(name, other) for other in taken))
    return next(free, "") or _numbered(names, taken)  # the first one will do: comparing is slow


def _numbered(names: list[str], taken: list[str]) -> str:
    """Sixty who were removed and sixty more can use up any list."""
    keys = {name_key(name) for name in taken}
    every = (f"{name} {number}" for number in range(2, 1000) for name in names)
    return next(name for name in every if name_key(name) not in keys)


def refuse_name(doc: ClassDoc, name: str, own: str = "") -> Refusal | None:
    """HSE-CLA-6, HSE-SEA-2: it fits onto a screen and is nobody else's; `own` is the pupil's id."""
    if not is_name(name):
        return Refusal("seat.name", "HSE-SEA-2", (("most", LONGEST_NAME),))
    if mixed(name):
        return Refusal("seat.name_mixed", "HSE-SEA-2")
    others = [pupil.name for pupil in doc.here() if pupil.id != own]
    if name_key(name) in [name_key(other) for other in others]:
        return Refusal("class.name_taken", "HSE-CLA-6", (("name", name),))
    for other in others:
        if alike(name, other):
            return Refusal("class.name_alike", "HSE-CLA-6", (("name", other),))
    return None


def shown_name(doc: ClassDoc, wanted: str) -> tuple[str, str]:
    """The name that a newcomer gets, and what waits for the teacher's word."""
    if not wanted:
        return given_name(doc), ""
    return (given_name(doc), wanted) if is_rude(wanted) else (wanted, "")
