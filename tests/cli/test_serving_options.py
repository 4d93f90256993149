"""The options of the server's commands: told in three languages, refused by name, handed on."""

import errno
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from kartki.cli import serving
from kartki.cli.app import app
from kartki.server.settings.server_settings import SETTINGS, STORE_NAME, Settings
from kartki.words.languages import LANGUAGES
from kartki.words.speech import Speech
from tests.cli.terminal import Session

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "serving.md").read_text("utf-8")


def dense(text: str) -> str:
    """Without the blanks, because a long line may be broken anywhere."""
    return "".join(text.split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_tells_every_setting_with_its_variable_and_its_default(
    language: str, session: Session
) -> None:
    done = session.run("serve", "--help", "--lang", language)
    told, speech = dense(done.stdout), Speech(language)
    for setting in SETTINGS:
        sentence = dense(speech.say(f"help-set-{setting.name}"))
        default = re.escape(str(setting.default).lower()) or r"\w+"  # the word for empty
        end = rf"\[KARTKI_{setting.name.upper()},\w+:{default}\]"
        assert re.search(re.escape(sentence) + end, told), setting.name
        assert f"--{setting.name.replace('_', '-')}" in told
    assert len({speech.say(f"help-set-{setting.name}") for setting in SETTINGS}) == 34


@pytest.mark.parametrize(
    ("arguments", "environment", "sentence"),
    [
        (
            ["--port", "99999"],
            {},
            "--port: “99999” cannot be the setting port. It takes a whole number: 0-65535.",
        ),
        (
            ["--log-level=loud", "--lang", "pl"],
            {},
            "--log-level: „loud” nie może być wartością ustawienia log_level. Dozwolone: debug,",
        ),
        (
            [],
            {"KARTKI_HOST": "a b", "KARTKI_LANG": "it"},
            "KARTKI_HOST: «a b» non va bene per l’impostazione host. Ci vuole un indirizzo",
        ),
        (
            [],
            {"KARTKI_TRUST_PROXY": "perhaps"},
            "KARTKI_TRUST_PROXY: “perhaps” cannot be the setting trust_proxy. Allowed: true,",
        ),
        (
            ["--public-url", "play.example.org"],
            {},
            "--public-url: “play.example.org” cannot be the setting public_url.",
        ),
        (["--origins", "*"], {}, "--origins: “*” cannot be the setting origins. It takes a list"),
        (["--editions", "nowhere"], {}, "--editions: “nowhere” cannot be the setting editions."),
        (["--config", "nowhere.toml"], {}, "--config: there is no file nowhere.toml."),
        ([], {"KARTKI_CONFIG": "no.toml"}, "KARTKI_CONFIG: there is no file no.toml."),
    ],
)
def test_a_bad_setting_is_refused_by_name_and_nothing_is_begun(
    arguments: list[str], environment: dict[str, str], sentence: str, session: Session
) -> None:
    assert session.refused("serve", *arguments, **environment).startswith(sentence)
    assert not (session.folder / "data").exists()


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (
            "port = 'x'",
            "{path}: “x” cannot be the setting port. It takes a whole number: 0-65535.",
        ),
        ("prot = 80", "{path}: there is no setting “prot”. Known settings: host, port, data,"),
        ("port = ", "{path} is not a TOML file: "),
        pytest.param(
            "port = 0x" + "f" * 5000,
            "{path}: “…” cannot be the setting port. It takes a whole number: 0-65535.",
            id="long",
        ),
        pytest.param(
            "a" + ".a" * 3000 + " = 1",
            "{path}: there is no setting “a”. Known settings: host, port, data,",
            id="deep",
        ),
        ("data = '/tmp'", "{path}: the setting data cannot stand in this file,"),
    ],
)
def test_the_file_of_the_data_folder_is_judged(text: str, sentence: str, session: Session) -> None:
    path = session.folder / "data" / "kartki.toml"
    path.parent.mkdir()
    path.write_text(text, "utf-8")
    assert session.refused("serve").startswith(sentence.format(path=path))
    assert session.refused("check-store").startswith(sentence.format(path=path))


def test_a_file_that_can_not_be_read(session: Session) -> None:
    told = session.refused("serve", "--config", str(session.folder))
    assert told.startswith(f"The settings in {session.folder} cannot be read: ")


def test_a_data_folder_that_is_a_file(session: Session) -> None:
    (session.folder / "data").write_text("in the way", "utf-8")
    told = session.refused("serve")
    path = session.folder / "data"
    assert told.startswith(f"KARTKI_DATA: “{path}” cannot be the setting data. It takes a folder,")


def test_the_refusal_on_the_page_is_what_the_command_says(session: Session) -> None:
    match = re.search(r"^\$ KARTKI_PORT=(\S+) kartki serve\n(.+)$", PAGE, re.MULTILINE)
    assert match is not None
    assert session.refused("serve", KARTKI_PORT=match[1]) == match[2]


def test_the_options_on_the_page_exist(session: Session) -> None:
    commands = [[one] for one in ("serve", "backup", "check-store", "import", "export")]
    commands += [["tables", one] for one in ("list", "show", "close", "delete", "erase")]
    help_text = "".join(session.run(*one, "--help", COLUMNS="300").stdout for one in commands)
    named = set(re.findall(r"(?<![\w-])--[a-z][a-z-]+", PAGE))
    assert len(named) > 8
    assert {option for option in named if option not in help_text} == set()


# What reaches the server. The server itself is put out of the way: these tests are about options.


class Reception:
    """Stands where the server begins and keeps what it was handed."""

    def __init__(self) -> None:
        self.settings: list[Settings] = []
        self.languages: list[str] = []
        self.for_class: list[bool] = []

    def serve(self, settings: Settings, speech: Speech, for_class: bool = False) -> None:
        self.settings.append(settings)
        self.for_class.append(for_class)
        self.languages.append(speech.language)


@pytest.fixture
def reception(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Reception:
    kept = Reception()
    monkeypatch.setattr("kartki.server.run.serve", kept.serve)
    for setting in SETTINGS:
        monkeypatch.delenv(setting.variable, raising=False)
    monkeypatch.setenv("KARTKI_DATA", str(tmp_path / "data"))
    return kept


def serve(*arguments: str) -> None:
    app(["serve", *arguments], standalone_mode=False)


def test_every_setting_has_an_option_that_reaches_the_server(
    reception: Reception, tmp_path: Path
) -> None:
    wanted = {
        **{"host": "10.0.0.1", "port": 81, "data": str(tmp_path / "other"), "trust_proxy": True},
        **{"public_url": "https://p.example.org", "origins": "https://o.example.org"},
        **{"hosts": "h.example.org", "lan": True},
        **{
            "log_level": "debug",
            "log_format": "json",
            "most_sockets": 1,
            "editions": str(tmp_path),
        },
        **{"sockets_per_address": 2, "most_tables": 3, "tables_per_address_per_hour": 4},
        **{"message_bytes": 2000, "commands_per_second": 6, "burst": 7, "outbox_bytes": 200_000},
        **{"wrong_codes_per_minute": 9, "bot_workers": 10, "bot_limit": 111, "idle_minutes": 12},
        **{"bot_memory": 512, "bot_modules": "my_bots,our.bots"},
        **{"keep_gathering_days": 16, "keep_idle_days": 17, "keep_finished_days": 18},
        **{"finished_leave": "record"},
        **{"ping_seconds": 13, "stop_seconds": 14, "come_back_seconds": 15},
        **{"pages": str(tmp_path), "browser": True},
    }
    given: list[str] = []
    for name, value in wanted.items():
        option = f"--{name.replace('_', '-')}"
        given += [option] if value is True else [option, str(value)]
    serve(*given)
    (settings,) = reception.settings
    assert {name: getattr(settings, name) for name in Settings.__struct_fields__} == wanted


def test_option_environment_and_file_in_one_run(
    reception: Reception, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "own.toml"
    path.write_text("port = 1\nburst = 2\nbot_limit = 100\ntrust_proxy = true", "utf-8")
    monkeypatch.setenv("KARTKI_PORT", "3")
    monkeypatch.setenv("KARTKI_BURST", "4")
    serve("--port", "5", "--config", str(path), "--no-trust-proxy", "--lang", "pl")
    (settings,) = reception.settings
    assert (settings.port, settings.burst, settings.bot_limit) == (5, 4, 100)
    assert settings.trust_proxy is False
    assert reception.languages == ["pl"]
    assert settings.folder().is_dir()


def test_for_a_class_the_house_is_open_to_the_network(reception: Reception) -> None:
    serve("--class")
    serve("--class", "--no-lan")
    serve("--class", "--host", "127.0.0.1")  # whoever names an address means it
    serve()
    assert reception.for_class == [True, True, True, False]
    assert [one.lan for one in reception.settings] == [True, False, False, False]
    assert [one.host for one in reception.settings[:3]] == ["0.0.0.0", "127.0.0.1", "127.0.0.1"]


def test_a_name_in_the_environment_that_is_no_setting_is_pointed_out(
    reception: Reception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("KARTKI_PROT", "9000")
    serve("--lang", "en")
    told = capsys.readouterr()
    assert told.err.startswith("KARTKI_PROT in the environment is no setting of the server")
    assert (told.out, reception.settings[0].port) == ("", 8343)


def test_a_port_that_is_taken_is_told(session: Session) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = session.refused("serve", "--port", port)
    assert told.startswith(f"The server cannot listen on 127.0.0.1, port {port}: ")


@pytest.mark.parametrize("host", ["nowhere.invalid", "192.0.2.7"])  # no machine, not this one
def test_an_address_that_is_not_ours_is_told(host: str, session: Session) -> None:
    told = session.refused("serve", "--host", host, "--port", "0")
    assert told.startswith(f"The server cannot listen on {host}, port 0: ")


def test_other_trouble_of_the_system_is_not_taken_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def failing(settings: Settings, speech: Speech, for_class: bool) -> None:
        raise OSError(errno.EIO, "Input/output error")

    monkeypatch.setattr("kartki.server.run.serve", failing)
    with pytest.raises(OSError, match="Input/output"):
        serving.run(Settings(), Speech("en"))


def test_a_store_that_is_none_is_left_alone(session: Session) -> None:
    path = session.folder / "data" / STORE_NAME
    path.parent.mkdir()
    path.write_text("a letter to an aunt, and long enough not to be taken for an empty file\n" * 9)
    told = session.refused("serve", "--port", "0")
    assert told.startswith(f"The store {path} cannot be used: ")
    assert path.read_text().startswith("a letter to an aunt")


def test_playing_in_the_terminal_does_not_wait_for_a_web_server() -> None:
    heavy = ("uvicorn", "starlette", "websockets", "prometheus_client", "sqlite3")
    code = f"import kartki.cli.app, sys; print([n for n in {heavy} if n in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    assert (done.stdout.strip(), done.stderr) == ("[]", "")


# The commands for the store.


@pytest.mark.parametrize("command", [["backup", "copy.db"], ["check-store"], ["export", "CODE"]])
def test_without_a_store_there_is_nothing_to_care_for(command: list[str], session: Session) -> None:
    told = session.refused(*command, "--data", str(session.folder / "other"))
    assert told.startswith(f"There is no store {session.folder / 'other'}")
    assert list(session.folder.iterdir()) == []


def test_an_export_says_which_games(session: Session) -> None:
    sentence = "Say which games: room codes, or --all with a folder, but not both."
    assert session.refused("export") == sentence
    assert session.refused("export", "CODE", "--all", "there") == sentence


def test_an_import_without_a_file_and_an_unknown_option_are_refused(session: Session) -> None:
    assert "FILE" in session.refused("import")
    assert "--prot" in session.refused("serve", "--prot", "80")


def test_every_trouble_of_the_store_has_a_sentence() -> None:
    folder = ROOT / "src" / "kartki" / "server"
    sources = "\n".join(path.read_text("utf-8") for path in folder.rglob("*.py"))
    codes = set(re.findall(r'(?:WrongStore|StoreTrouble)\("(store\.\w+)"', sources))
    assert len(codes) > 4
    for language in LANGUAGES:
        speech = Speech(language)
        for code in codes:
            told = speech.say(f"trouble-{code.replace('.', '-')}", path="P.db", found="F")
            assert "P.db" in told, code
