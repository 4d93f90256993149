"""The file of settings, and what settings mean once they are gathered."""

import ipaddress
import re
from pathlib import Path

import pytest

from kartki.server.settings.server_settings import Settings
from kartki.server.settings.sources import BadSetting, unknown_variables
from tests.server.loaded_settings import DEFAULTS, bad, file, good


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one's own, so that nobody's kartki.toml joins in."""
    folder = tmp_path / "data"
    folder.mkdir()
    monkeypatch.setenv("KARTKI_DATA", str(folder))
    return folder


@pytest.mark.parametrize("name", ["prot", "limits", "PORT", "kartki_port", "config"])
def test_an_unknown_key_is_refused_though_an_option_might_hide_it(name: str, data: Path) -> None:
    text = f"port = 80\n[{name}]\nburst = 3\n" if name == "limits" else f"{name} = 80"
    path = file(data, text)
    found = bad({"port": "5"}, {})
    assert (found.code, found.name, found.source) == ("setting.unknown", name, str(path))
    assert set(found.allowed.split(", ")) == set(DEFAULTS)


@pytest.mark.parametrize(("name", "code"), [("a", "setting.unknown"), ("port", "setting.number")])
def test_a_key_of_a_thousand_parts_is_refused_by_its_first(
    name: str, code: str, data: Path
) -> None:
    path = file(data, f"{name}{'.a' * 3000} = 1")
    found = bad({}, {})
    assert (found.code, found.name, found.source) == (code, name, str(path))


def test_the_file_of_the_data_folder_is_found_by_option_and_environment(tmp_path: Path) -> None:
    for number, place in enumerate(("typed", "asked"), start=81):
        (tmp_path / place).mkdir()
        file(tmp_path / place, f"port = {number}")
    typed, asked = str(tmp_path / "typed"), str(tmp_path / "asked")
    assert good({}, {"KARTKI_DATA": asked}).port == 82
    found = good({"data": typed}, {"KARTKI_DATA": asked})
    assert (found.port, found.folder()) == (81, Path(typed))


def test_a_file_that_is_named_replaces_the_one_of_the_data_folder(
    data: Path, tmp_path: Path
) -> None:
    file(data, "port = 81\nburst = 9")
    other = file(tmp_path, "port = 82", "other.toml")
    third = file(tmp_path, "port = 83", "third.toml")
    assert good({}, {}).port == 81
    assert (good({}, {}, other).port, good({}, {}, other).burst) == (82, 60)
    assert good({}, {"KARTKI_CONFIG": str(third)}).port == 83
    assert good({}, {"KARTKI_CONFIG": str(third)}, other).port == 82


def test_a_file_that_is_named_must_be_there(tmp_path: Path, data: Path) -> None:
    path = tmp_path / "nowhere.toml"
    assert bad({}, {}, path) == BadSetting("setting.no_file", "config", str(path), "", "--config")
    asked = bad({}, {"KARTKI_CONFIG": str(path)})
    assert (asked.code, asked.value, asked.source) == (
        "setting.no_file",
        str(path),
        "KARTKI_CONFIG",
    )
    below = file(data, "port = 80") / "kartki.toml"
    assert bad({}, {}, below).code == "setting.no_file"
    assert bad({}, {}, Path("a\0b")).code == "setting.no_file"


def test_a_data_folder_still_to_be_made_has_no_file(tmp_path: Path) -> None:
    assert good({"data": str(tmp_path / "new")}, {}).folder() == tmp_path / "new"


def test_a_file_that_can_not_be_read_is_told_though_nobody_named_it(data: Path) -> None:
    (data / "kartki.toml").mkdir()
    found = bad({}, {})
    assert (found.code, found.source) == ("setting.unreadable", str(data / "kartki.toml"))
    assert found.value  # why, in the words of the system
    assert bad({}, {}, Path("/dev/zero")).code == "setting.unreadable"  # it has no end


@pytest.mark.parametrize(
    "text",
    ["port = ", "port 80", "port = 1\nport = 2", b"\xff\xfe", "x = " + "[" * 5000, "\0"],
)
def test_a_file_that_is_no_toml(text: str | bytes, data: Path) -> None:
    path = file(data, text)
    found = bad({}, {})
    assert (found.code, found.source) == ("setting.not_toml", str(path))
    assert found.value


def test_a_file_from_an_editor_that_marks_its_utf_8(data: Path) -> None:
    file(data, b"\xef\xbb\xbfport = 80\r\n")
    assert good({}, {}).port == 80


def test_the_data_folder_can_not_be_moved_from_within(data: Path, tmp_path: Path) -> None:
    path = file(data, f"data = '{tmp_path}'")
    assert bad({}, {}).code == "setting.not_here"
    assert bad({}, {}).source == str(path)
    assert good({}, {}, path).folder() == tmp_path  # named, it may


def test_a_folder_in_a_file_counts_from_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "etc" / "boxes").mkdir(parents=True)
    path = file(tmp_path / "etc", "data = '../var'\neditions = 'boxes'")
    monkeypatch.chdir(tmp_path)
    settings = good({}, {}, path.relative_to(tmp_path))
    assert settings.folder().resolve() == tmp_path / "var"
    assert settings.editions_folder() == tmp_path / "etc" / "boxes"
    monkeypatch.setenv("HOME", str(tmp_path))
    assert good({}, {}, file(tmp_path / "etc", "data = '~/x'")).folder() == tmp_path / "x"


# what they mean


def test_the_usual_folders(data: Path) -> None:
    settings = good({}, {})
    assert settings.folder() == data
    assert settings.store().parent == data
    assert settings.editions_folder() is None
    (data / "editions").mkdir()
    assert settings.editions_folder() == data / "editions"


def test_origins_are_kept_as_browsers_write_them() -> None:
    asked = " https://Play.Example.org/ ,http://x:80,https://x:8443,http://[::1]:9,https://żółw.pl,"
    kept = {"https://play.example.org", "http://x", "https://x:8443", "http://[::1]:9"}
    settings = good({"origins": asked, "public_url": "https://own.example.org:443"}, {})
    assert settings.further_origins() == kept | {
        *("https://xn--w-uga1v8h.pl", "https://own.example.org")
    }
    assert good({}, {}).further_origins() == frozenset()


@pytest.mark.parametrize(
    ("settings", "start"),
    [
        (Settings(), "http://127.0.0.1:9000"),
        (Settings(port=0), "http://127.0.0.1:9000"),
        (Settings(host="::1"), "http://[::1]:9000"),
        (Settings(host="box.local"), "http://box.local:9000"),
        (Settings(host="0.0.0.0", public_url="https://p.example.org"), "https://p.example.org"),
    ],
)
def test_what_links_begin_with(settings: Settings, start: str) -> None:
    assert settings.link_start(9000) == start


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_a_link_names_an_address_that_can_be_opened(host: str) -> None:
    start = Settings(host=host).link_start(9000)
    match = re.fullmatch(r"http://\[?([0-9a-f.:]+?)\]?:9000", start)
    assert match is not None, start
    assert not ipaddress.ip_address(match[1]).is_unspecified


def test_workers_leave_a_core_to_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings(bot_workers=7).workers() == 7
    for cores, workers in ((1, 1), (2, 1), (8, 7)):
        monkeypatch.setattr(
            "kartki.server.settings.server_settings._cores", lambda cores=cores: cores
        )
        assert Settings().workers() == workers


def test_strangers_in_the_environment_are_pointed_out() -> None:
    ours = {f"KARTKI_{name.upper()}": "" for name in DEFAULTS}
    known = {"KARTKI_BUILD": "pure", "KARTKI_LANG": "pl", "KARTKI_CONFIG": "", "KARTKI_CRASH": ""}
    assert unknown_variables(ours | known | {"PATH": "", "PORT": ""}) == []
    assert unknown_variables(ours | {"KARTKI_PROT": "1", "KARTKI_": ""}) == [
        "KARTKI_",
        "KARTKI_PROT",
    ]
