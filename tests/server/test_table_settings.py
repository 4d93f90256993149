"""A table setting is described once: what is usual is offered, and every offer has its words."""

from importlib.resources import files

import msgspec
import pytest

from kartki.server.messages.table_settings import USUAL, TableSettings, offers
from kartki.words.languages import LANGUAGES


def test_what_is_usual_is_among_what_is_offered() -> None:
    for setting in offers():
        values = [value for _, value in setting["values"]]
        for usual in USUAL.values():
            chosen = getattr(usual, setting["name"])
            kept = isinstance(chosen, bool) if setting["kind"] == "switch" else chosen in values
            assert kept, f"{setting['name']}={chosen}"


def test_every_offered_value_is_accepted() -> None:
    for setting in offers():
        values = [value for _, value in setting["values"]] or [True, False]
        for value in values:
            msgspec.convert({setting["name"]: value}, TableSettings)


def needed_words() -> list[str]:
    found = []
    for setting in offers():
        name, kind = setting["name"], setting["kind"]
        found.append(f"lobby-{name}")
        found += [f"lobby-{name}-{named}" for named, _ in setting["values"] if named]
        found += [f"lobby-says-{name}"] if kind != "named" else []
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_setting_has_its_words(language: str) -> None:
    text = files("kartki.words").joinpath(language, "client_lobby.ftl").read_text("utf-8")
    missing = [message for message in needed_words() if f"\n{message} = " not in text]
    assert missing == []
