"""Settings gathered for a test: the defaults as they were agreed, and good and bad outcomes."""

from pathlib import Path

from kartki.server.settings.server_settings import Settings
from kartki.server.settings.sources import BadSetting, load_settings

DEFAULTS: dict[str, object] = {
    **{
        "host": "127.0.0.1",
        "lan": False,
        "port": 8343,
        "data": "",
        "public_url": "",
        "origins": "",
        "hosts": "",
    },
    **{"trust_proxy": False, "log_level": "info", "log_format": "text", "editions": ""},
    **{"most_sockets": 5000, "sockets_per_address": 400, "most_tables": 20_000},
    **{"tables_per_address_per_hour": 600, "message_bytes": 65_536, "burst": 60},
    **{"commands_per_second": 20, "wrong_codes_per_minute": 60, "outbox_bytes": 1_000_000},
    **{
        "bot_workers": 0,
        "bot_limit": 5000,
        "bot_memory": 1024,
        "bot_modules": "",
        "idle_minutes": 10,
        "keep_gathering_days": 30,
        "keep_idle_days": 365,
        "keep_finished_days": 0,
        "finished_leave": "nothing",
        "ping_seconds": 20,
    },
    **{"stop_seconds": 10, "come_back_seconds": 5, "pages": "", "browser": False},
}


def file(folder: Path, text: str | bytes, name: str = "kartki.toml") -> Path:
    path = folder / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def bad(
    cli: dict[str, str | None], environ: dict[str, str], config: Path | None = None
) -> BadSetting:
    found = load_settings(cli, environ, config)
    assert isinstance(found, BadSetting), found
    return found


def good(
    cli: dict[str, str | None], environ: dict[str, str], config: Path | None = None
) -> Settings:
    found = load_settings(cli, environ, config)
    assert isinstance(found, Settings), found
    return found
