"""A person at a terminal, for tests: what they type, and what they read."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

from holdfast.cli import app
from holdfast.engine.record import Record
from holdfast.engine.table import Table
from holdfast.terminal.saves import Save, Seating
from holdfast.terminal.session import Session


def play(*arguments: str, typed: list[str]) -> str:
    """`holdfast play cryo` with these arguments, and these lines typed before the end of input."""
    done = CliRunner().invoke(app, ["play", "cryo", *arguments], input="".join(f"{line}\n" for line in typed))
    assert done.exit_code == 0, done.output
    return done.output


def sit(table: Table[Any], typed: list[str], monkeypatch: pytest.MonkeyPatch, seat: int = 0, width: int = 80) -> str:
    """A session at a table, with these lines typed before the end of input: what was read."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    save = Save.new(table.game.name, Seating(seat, ("random",) * len(table.story.names)))
    console = Console(file=io.StringIO(), width=width)
    Session(table, save, console, echo=True).run()
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def answers(count: int) -> list[str]:
    """Answers that are always on offer, for every decision has two options at least."""
    return ["12"[number * 7 % 5 % 2] for number in range(count)]


def only_record(folder: Path) -> Record:
    """The one record in a folder."""
    (path,) = folder.glob("*.record")
    return Record.read(path.read_text())


def prompts(output: str) -> list[str]:
    """The prompts that were answered."""
    return [line for line in output.splitlines() if "? why, h help > " in line]
