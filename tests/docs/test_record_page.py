"""The code of docs/record.md draws the dice that the sealed dealer draws."""

import re
from pathlib import Path
from typing import Any

import pytest

from kartki.core.dealer import SealedDealer

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "record.md").read_text("utf-8")
(CODE,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize("tickets", [1, 2, 36, 40, 10**6])
def test_the_page_recomputes_a_die(tickets: int) -> None:
    page: dict[str, Any] = {}
    exec(CODE, page)
    for secret in (bytes(32), b"kartki" * 5 + b"!!"):
        dealer = SealedDealer(secret, [])
        drawn = [page["ticket"](secret, line, tickets) for line in range(1, 50)]
        assert drawn == [dealer.ticket(line, tickets) for line in range(1, 50)]
