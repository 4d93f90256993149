"""What the terminal shows once the server listens: where it is, and who can come."""

import io
import sys
from typing import Final

from kartki.server.settings.server_settings import Settings
from kartki.words.speech import Speech

BORDER: Final = 2  # squares of white that scanners need around a QR code


CLASS_PAGE: Final = "/class"


def greeting(settings: Settings, port: int, speech: Speech, for_class: bool = False) -> str:
    """One line with the address, and with `--lan` what that means and a QR code of it.

    With `--class` these are the addresses of the teacher's page.
    """
    link = settings.link_for_others(port)
    start = settings.own_link(port) if settings.lan else settings.link_start(port)
    if for_class:
        return _for_class(settings, speech, start, link)
    lines = [speech.say("serve-ready", link=start)]
    if settings.lan and not link:
        lines.append(speech.say("serve-no_network"))
    elif settings.lan:
        lines.append(speech.say("serve-lan", link=link))
        lines.append(qr_code(link, sys.stdout.encoding) if sys.stdout.isatty() else "")
    elif not link and sys.stdout.isatty():  # for people; a log has the address alone
        lines.append(speech.say("serve-alone"))
    return "\n".join(line for line in lines if line)


def _for_class(settings: Settings, speech: Speech, start: str, link: str) -> str:
    """Works without internet: nothing is asked of it, and the phones need this address alone."""
    lines = [speech.say("serve-class", link=f"{start}{CLASS_PAGE}")]
    if link:
        lines.append(speech.say("serve-class_phones", link=f"{link}{CLASS_PAGE}"))
        shown = sys.stdout.isatty()
        lines.append(qr_code(f"{link}{CLASS_PAGE}", sys.stdout.encoding) if shown else "")
    elif settings.lan:
        lines.append(speech.say("serve-no_network"))
    elif sys.stdout.isatty():
        lines.append(speech.say("serve-alone"))
    return "\n".join(line for line in lines if line)


def qr_code(text: str, encoding: str | None) -> str:
    """In half blocks; "" for a terminal that cannot show them."""
    import segno  # imported here because only `--lan` needs it

    drawn = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(drawn, border=BORDER, compact=True)
    try:
        drawn.getvalue().encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ""
    return drawn.getvalue().rstrip("\n")
