"""Where settings come from, which one counts, and that no bad one gets through."""

import re
import tomllib
from pathlib import Path

import pytest

from kartki.server.settings.kinds import Whole
from kartki.server.settings.server_settings import SETTINGS, Settings
from kartki.server.settings.sources import BadSetting
from kartki.words.speech import Speech
from tests.server.loaded_settings import DEFAULTS, bad, file, good

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "serving.md").read_text("utf-8")
ROW = re.compile(r"^\| `(\w+)` \| `(KARTKI_\w+)` \| (\S+) \| `(.+?)` \| (.+) \|$", re.MULTILINE)
# Three values that no setting of the kind has by default.
WORDS = {
    "host": ("10.0.0.1", "10.0.0.2", "::1"),
    "public_url": ("https://a.example.org", "https://b.example.org", "http://c.example.org:81"),
    "origins": ("https://a.example.org", "https://b.example.org", "http://c.example.org:81"),
    "hosts": ("a.example.org", "b.example.org,*", "c"),
    "log_level": ("debug", "warning", "error"),
    "log_format": ("json", "text", "json"),
    "trust_proxy": ("true", "false", "true"),
    "lan": ("true", "false", "true"),
    "browser": ("true", "false", "true"),
    "finished_leave": ("record", "nothing", "record"),
    "bot_modules": ("my_bots", "our.bots", "my_bots,our.bots"),
}


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder of one's own, so that nobody's kartki.toml joins in."""
    folder = tmp_path / "data"
    folder.mkdir()
    monkeypatch.setenv("KARTKI_DATA", str(folder))
    return folder


def three(name: str, folder: Path) -> tuple[str, str, str]:
    """Three values of a setting, as text."""
    if name in ("data", "editions", "pages"):
        places = [folder / place for place in ("one", "two", "three")]
        for place in places:
            place.mkdir()
        return (str(places[0]), str(places[1]), str(places[2]))
    if name in WORDS:
        return WORDS[name]
    least = bounds()[name][0]
    return (str(least + 1), str(least + 2), str(least + 3))


def bounds() -> dict[str, tuple[int, int]]:
    """Of the numbers, as the page tells them."""
    found = {row[0]: re.fullmatch(r"(\d+)-(\d+)", row[3]) for row in ROW.findall(PAGE)}
    return {name: (int(match[1]), int(match[2])) for name, match in found.items() if match}


def test_without_a_word_the_defaults_hold() -> None:
    settings = good({}, {})
    assert {name: getattr(settings, name) for name in DEFAULTS} == DEFAULTS
    assert [setting.name for setting in SETTINGS] == list(Settings.__struct_fields__)
    assert {setting.name for setting in SETTINGS} == set(DEFAULTS)


@pytest.mark.parametrize("name", DEFAULTS)
def test_the_command_line_counts_before_the_environment_and_that_before_the_file(
    name: str, tmp_path: Path
) -> None:
    written, asked, typed = three(name, tmp_path)
    toml = (
        f"{name} = {written}" if written.isdigit() or written == "true" else f"{name} = '{written}'"
    )
    path = file(tmp_path, toml, "own.toml")
    variable = {f"KARTKI_{name.upper()}": asked}

    def told(cli: dict[str, str | None], environ: dict[str, str]) -> str:
        return str(getattr(good(cli, environ, path), name))

    assert told({}, {}).lower() == written
    assert told({}, variable).lower() == asked
    assert told({name: typed}, variable).lower() == typed
    assert told({name: None}, variable).lower() == asked
    assert told({}, {f"KARTKI_{name.upper()}": ""}).lower() == written


@pytest.mark.parametrize("name", bounds())
def test_numbers_are_refused_just_beyond_their_bounds(name: str, tmp_path: Path) -> None:
    least, most = bounds()[name]
    assert getattr(good({name: str(least)}, {}), name) == least
    assert getattr(good({name: str(most)}, {}), name) == most
    for value in (least - 1, most + 1):
        option, variable = f"--{name.replace('_', '-')}", f"KARTKI_{name.upper()}"
        path = file(tmp_path, f"{name} = {value}", "own.toml")
        told = ("setting.number", name, str(value), f"{least}-{most}")
        assert bad({name: str(value)}, {}) == BadSetting(*told, option)
        assert bad({}, {variable: str(value)}) == BadSetting(*told, variable)
        assert bad({}, {}, path) == BadSetting(*told, str(path))


def test_every_number_of_the_code_has_its_bounds_on_the_page() -> None:
    assert set(bounds()) == {one.name for one in SETTINGS if isinstance(one.kind, Whole)}
    assert len(bounds()) == 20


BAD_TEXTS = [
    ("bot_modules", "my bots", "setting.modules"),
    ("bot_modules", "my_bots,../evil", "setting.modules"),
    *(("port", text, "setting.number") for text in ("", "http", "80.5", "8_343", "٨٠", "9" * 5000)),
    *(("trust_proxy", text, "setting.choice") for text in ("", "perhaps", "2", "truee")),
    *(("log_level", text, "setting.choice") for text in ("", "loud", "info,debug")),
    *(("log_format", text, "setting.choice") for text in ("xml", "text json")),
    *(("host", text, "setting.host") for text in ("", "a b", "http://x", "[::1]", "x" * 256, "ż")),
    *(
        ("public_url", text, "setting.origin")
        for text in (
            *("play.example.org", "ftp://x", "https://", "https://x/path", "https://x?a=1"),
            *("https://me:secret@x", "https://x:99999", "https://x:0", "https://x:port"),
            *("https://a b", "https://[::1", "https://a..b", "https://x#part", "\nhttps://x"),
            *("https://a.example.org,https://b.example.org", "//x", "*"),
        )
    ),
    *(
        ("origins", text, "setting.origins")
        for text in ("*", "null", "https://a.b,c", "x,https://a")
    ),
    *(
        ("hosts", text, "setting.hosts")
        for text in (
            *(
                "a b",
                "https://a",
                "a:80",
                "a/b",
                "*.a",
                "**",
                "a..b",
                ".a",
                "a,b c",
                "\na",
                "[::1]",
            ),
            *("x" * 64, "a@b", "ż" * 100),
        )
    ),
    *(("data", text, "setting.folder") for text in ("a\0b", "x" * 5000, __file__, f"{__file__}/x")),
    *(("editions", text, "setting.no_folder") for text in ("nowhere", "a\0b", __file__)),
]


@pytest.mark.parametrize(("name", "text", "code"), BAD_TEXTS)
def test_a_bad_text_is_refused_by_name(name: str, text: str, code: str) -> None:
    typed = bad({name: text}, {})
    assert (typed.code, typed.name, typed.value) == (code, name, text)
    assert typed.source == f"--{name.replace('_', '-')}"
    if text:  # an empty variable is none
        asked = bad({}, {f"KARTKI_{name.upper()}": text})
        assert (asked.code, asked.name, asked.value) == (code, name, text)
        assert asked.source == f"KARTKI_{name.upper()}"


@pytest.mark.parametrize(
    ("line", "code", "shown"),
    [
        ("port = 80.5", "setting.number", "80.5"),
        ("port = true", "setting.number", "true"),
        ("port = [80]", "setting.number", "[80]"),
        ("port = 99999999999999999999999999", "setting.number", "9" * 26),
        ("port = 1979-05-27", "setting.number", '"1979-05-27"'),
        pytest.param("port = 0x" + "f" * 5000, "setting.number", "…", id="long"),
        pytest.param("port = [0x" + "f" * 5000 + "]", "setting.number", "…", id="long in a list"),
        ("trust_proxy = 1", "setting.choice", "1"),
        ("log_level = 3", "setting.choice", "3"),
        ("log_level = 'loud'", "setting.choice", "loud"),
        ("host = 127", "setting.host", "127"),
        ("public_url = false", "setting.origin", "false"),
        ("origins = ['https://a']", "setting.origins", '["https://a"]'),
        ("hosts = ['a']", "setting.hosts", '["a"]'),
        ("data = 5", "setting.folder", "5"),
        ("editions = {}", "setting.no_folder", "{}"),
    ],
)
def test_a_wrong_kind_in_the_file_is_refused_as_it_stands_there(
    line: str, code: str, shown: str, tmp_path: Path
) -> None:
    path = file(tmp_path, line, "own.toml")
    found = bad({}, {}, path)
    assert (found.code, found.name, found.value) == (code, line.split(" = ")[0], shown)
    assert found.source == str(path)


def test_a_bad_value_that_does_not_count_is_in_nobodys_way(data: Path) -> None:
    file(data, "port = 'none'")
    assert good({"port": "5"}, {"KARTKI_PORT": "x"}).port == 5


def test_only_ways_to_write_a_switch_and_a_word_that_people_use() -> None:
    for text in ("true", "True", "yes", "ON", "1"):
        assert good({}, {"KARTKI_TRUST_PROXY": text}).trust_proxy is True
    for text in ("false", "no", "Off", "0"):
        assert good({"trust_proxy": text}, {"KARTKI_TRUST_PROXY": "1"}).trust_proxy is False
    assert good({"log_level": "WARNING"}, {}).log_level == "warning"
    assert good({"port": " 80 "}, {}).port == 80


def test_names_of_hosts_are_kept_as_browsers_write_them() -> None:
    found = good({"hosts": "Książka.Example.org, kartki.lan. ,,*"}, {})
    assert found.hosts == "xn--ksika-5wa74f.example.org,kartki.lan,*"
    assert found.host_names() == {"xn--ksika-5wa74f.example.org", "kartki.lan", "*", "127.0.0.1"}


def test_the_page_tells_every_setting_as_the_code_has_it() -> None:
    speech = Speech("en")
    rows = ROW.findall(PAGE)
    assert [row[0] for row in rows] == [setting.name for setting in SETTINGS]
    for row, setting in zip(rows, SETTINGS, strict=True):
        default = str(DEFAULTS[setting.name]).lower()
        shape = setting.kind.shape.replace("|", ", ")
        meaning = speech.say(f"help-set-{setting.name}")
        told = f"`{default}`" if default else "empty"
        assert row == (setting.name, setting.variable, told, shape, meaning)


def test_the_file_on_the_page_is_sound(tmp_path: Path) -> None:
    example = re.search(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert example is not None
    settings = good({}, {}, file(tmp_path, example[1], "page.toml"))
    table = tomllib.loads(example[1])
    assert len(table) > 4
    assert {name: getattr(settings, name) for name in table} == table
