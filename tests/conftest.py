"""What the contract tests have counted is told at the end, also when several processes test."""

from tests.contract.conftest import pytest_terminal_summary

__all__ = ["pytest_terminal_summary"]
