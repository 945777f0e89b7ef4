"""Reports of rule problems: the clause, the position and the record in one file, ready to become a test."""

from __future__ import annotations

import os
import re
import time
from pathlib import Path
from typing import Any

import msgspec

from holdfast.data_folder import data_folder
from holdfast.engine.errors import HoldfastError, disk_errors_as
from holdfast.engine.record import Record
from holdfast.engine.replay import replay
from holdfast.engine.rulebook import ledger
from holdfast.engine.table import Table
from holdfast.games import game as game_of

MAX_TEXT_LENGTH = 2000
MAX_REPORTS = 500
"""More than this are not kept, so that nobody fills the disk with them."""
SUFFIX = ".report"


class ReportError(HoldfastError):
    """A report cannot be written or read."""


class RuleReport(msgspec.Struct, frozen=True):
    """What a player found wrong, and where. The record holds everything, hidden cards too: it is for the operator."""

    game: str
    clause: str
    """The clause that is broken in the player's opinion; by default the one behind the decision."""
    text: str
    seat: int | None
    entry: int
    """The length of the log at the position."""
    prompt: str
    options: list[str]
    """The keys of the options on offer."""
    record: str
    created: float
    pack: str | None = None

    def position(self, pack: Path | None = None) -> Table[Any]:
        """The table at the reported position."""
        return replay(game_of(self.game), Record.read(self.record), at=self.entry, pack=pack)


def report_problem(table: Table[Any], seat: int | None, text: str, clause: str = "") -> RuleReport:
    """A report about the table as it stands, by the person at a seat."""
    text = " ".join(text.split())
    if not text:
        raise ReportError("say in a sentence what is wrong")
    if len(text) > MAX_TEXT_LENGTH:
        raise ReportError(f"a report has at most {MAX_TEXT_LENGTH} letters")
    decisions = table.decisions
    decision = next((found for found in decisions if found.seat == seat), decisions[0] if decisions else None)
    clause = clause.strip().upper() or (decision.rule if decision is not None else "")
    known = ledger(table.game.folder)
    if clause and known and clause not in known:
        raise ReportError(f"{table.game.title} has no rule {clause}; leave it out if you do not know its number")
    record = table.record()
    return RuleReport(
        table.game.name,
        clause,
        text,
        seat,
        len(record.entries),
        "" if decision is None else decision.prompt,
        [] if decision is None else [option.key for option in decision.options],
        record.text(),
        time.time(),
        record.header.pack,
    )


def reports_folder() -> Path:
    return data_folder() / "reports"


def save_report(report: RuleReport, folder: Path | None = None) -> Path:
    """Write a report into a new file that only its owner may read."""
    folder = folder or reports_folder()
    with disk_errors_as(ReportError, f"{folder}: the report cannot be saved"):
        folder.mkdir(parents=True, exist_ok=True)
        taken = [int(path.stem.rpartition("-")[2]) for path in list_reports(folder)]
        if len(taken) >= MAX_REPORTS:
            raise ReportError("too many reports are waiting already; the operator has to read some first")
        number = max(taken, default=0) + 1
        while True:
            path = folder / f"{report.game}-{number}{SUFFIX}"
            try:
                file = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
            except FileExistsError:
                number += 1
                continue
            with os.fdopen(file, "wb") as opened:
                opened.write(msgspec.json.format(msgspec.json.encode(report), indent=1))
            return path


def list_reports(folder: Path | None = None) -> list[Path]:
    """The saved reports, the oldest first."""
    found = [path for path in (folder or reports_folder()).glob(f"*{SUFFIX}") if re.fullmatch(r".+-\d+", path.stem)]
    return sorted(found, key=lambda path: int(path.stem.rpartition("-")[2]))


def load_report(path: Path) -> RuleReport:
    try:
        return msgspec.json.decode(path.read_bytes(), type=RuleReport)
    except OSError as error:
        raise ReportError(f"{path}: cannot be read ({error.strerror})") from error
    except (msgspec.DecodeError, RecursionError) as error:
        raise ReportError(f"{path}: is not a report of a rule problem") from error


TEST = '''"""Reported: {text}"""

from __future__ import annotations

from pathlib import Path

from holdfast.rule_reports import load_report
from proving import rule


@rule({clause!r})
def test_{name}() -> None:
    table = load_report(Path(__file__).parent / {file!r}).position({pack})
    decision = next(decision for decision in table.decisions if decision.seat == {seat})

    # Change this to what the rulebook says.
    assert [option.key for option in decision.options] == {options!r}
'''


def source_of_test(report: RuleReport, path: Path) -> str:
    """A test that begins at the reported position and states what is offered there now."""
    table = report.position(None) if report.pack is None else None
    seat = report.seat
    if table is not None and seat not in [decision.seat for decision in table.decisions]:
        seat = table.decisions[0].seat if table.decisions else None
    return TEST.format(
        text=report.text.replace('"', "'").replace("\\", "/"),
        clause=report.clause,
        name=re.sub(r"\W", "_", path.stem),
        file=path.name,
        pack="" if report.pack is None else f"Path({report.pack!r})",
        seat=seat,
        options=report.options,
    )
