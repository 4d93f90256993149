"""Every contract test runs for every contestant; what the tests counted is told at the end."""

import pytest

from tests.contract.contestants import contestants

COUNTED = "counted"  # the property of a report under which a test leaves a line for the end


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "contestant" in metafunc.fixturenames:
        metafunc.parametrize("contestant", contestants(), ids=repr)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Reports travel from parallel workers to here with their properties."""
    reports = terminalreporter.stats.get("passed", []) + terminalreporter.stats.get("failed", [])
    lines = sorted(
        value for report in reports for name, value in report.user_properties if name == COUNTED
    )
    for line in lines:
        terminalreporter.write_line(line)
