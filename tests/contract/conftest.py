"""Every contract test runs for every contestant; what the tests counted is told at the end."""

import pytest

from tests.contract.contestants import contestants

COUNTED = "counted"  # the property of a report under which a test leaves a line for the end
TOLD = pytest.StashKey[set[str]]()  # a conftest above this one may bring the hook in, too


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "contestant" in metafunc.fixturenames:
        metafunc.parametrize("contestant", contestants(), ids=repr)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Reports travel from parallel workers to here with their properties."""
    reports = terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", [])
    counted = {
        value for report in reports for name, value in report.user_properties if name == COUNTED
    }
    told = terminalreporter.config.stash.setdefault(TOLD, set())
    for line in sorted(counted - told):
        terminalreporter.write_line(line)
    told |= counted
