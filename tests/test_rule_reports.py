"""Reports of rule problems: what they hold, where they are kept, and the test that is made of one."""

from __future__ import annotations

import json
import stat
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

import holdfast
from holdfast.cli import app
from holdfast.engine.table import Table
from holdfast.games import NAMES
from holdfast.rule_reports import (
    MAX_REPORTS,
    MAX_TEXT_LENGTH,
    ReportError,
    list_reports,
    load_report,
    report_problem,
    reports_folder,
    save_report,
    source_of_test,
)
from terminal.seated import play


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("HOLDFAST_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


def some_way_into(game: str) -> Table[Any]:
    table = holdfast.new(game, seats=min(count for count in holdfast.games()[game].seats if count > 0), seed=5)
    for _ in range(12):
        table.choose(0, seat=table.decision.seat)
    return table


@pytest.mark.parametrize("game", NAMES)
def test_a_report_leads_back_to_the_position_with_its_rule(game: str) -> None:
    table = some_way_into(game)
    path = save_report(report_problem(table, table.decision.seat, "this should\n cost 2"))
    report = load_report(path)
    assert (report.clause, report.text) == (table.decision.rule, "this should cost 2")
    back = report.position()
    assert back.log == table.log
    assert back.decision.prompt == table.decision.prompt == report.prompt
    assert [option.key for option in back.decision.options] == report.options


def test_reports_are_numbered_and_only_their_owner_may_read_them() -> None:
    table = some_way_into("cryo")
    paths = [save_report(report_problem(table, 0, f"problem {number}")) for number in range(3)]
    assert [path.name for path in paths] == ["cryo-1.report", "cryo-2.report", "cryo-3.report"]
    assert list_reports() == paths
    assert sys.platform == "win32" or stat.S_IMODE(paths[0].stat().st_mode) == 0o600


@pytest.mark.parametrize(
    ("text", "clause", "why"),
    [
        ("  ", "", "say in a sentence"),
        ("x" * (MAX_TEXT_LENGTH + 1), "", "at most 2000 letters"),
        ("wrong", "CRY-999", "no rule CRY-999"),
    ],
)
def test_a_report_that_says_nothing_or_names_no_rule_is_refused(text: str, clause: str, why: str) -> None:
    with pytest.raises(ReportError, match=why):
        report_problem(some_way_into("cryo"), 0, text, clause)


def test_a_player_may_name_another_rule() -> None:
    assert report_problem(some_way_into("cryo"), 0, "wrong", "cry-092").clause == "CRY-092"


def test_nobody_fills_the_disk_with_reports(data: Path) -> None:
    reports_folder().mkdir(parents=True)
    for number in range(MAX_REPORTS):
        (reports_folder() / f"cryo-{number}.report").touch()
    with pytest.raises(ReportError, match="too many reports"):
        save_report(report_problem(some_way_into("cryo"), 0, "wrong"))


def test_the_test_made_of_a_report_passes_until_the_rule_is_mended(tmp_path: Path) -> None:
    path = save_report(report_problem(some_way_into("cryo"), 0, 'it says "no"'), tmp_path)
    source = source_of_test(load_report(path), path)
    (tmp_path / "test_reported.py").write_text(source, encoding="utf-8")
    names: dict[str, Any] = {"__file__": str(tmp_path / "test_reported.py"), "__name__": "test_reported"}
    exec(compile(source, "test_reported.py", "exec"), names)  # the source was written just above
    names["test_cryo_1"]()

    path.write_text(path.read_text(encoding="utf-8").replace('"entry": ', '"entry": 1'), encoding="utf-8")
    with pytest.raises(Exception, match="cannot be shown at"):
        names["test_cryo_1"]()


def test_a_file_that_is_no_report_is_refused(tmp_path: Path) -> None:
    (tmp_path / "x-1.report").write_text("[]", encoding="utf-8")
    with pytest.raises(ReportError, match="is not a report"):
        load_report(tmp_path / "x-1.report")
    with pytest.raises(ReportError, match="cannot be read"):
        load_report(tmp_path / "missing.report")


def test_the_terminal_reports_with_one_command() -> None:
    output = play("--seats", "2", "--seed", "7", typed=["r", "r this is wrong", "q"])
    assert "Say in a sentence what is wrong." in output
    [path] = list_reports()
    assert path.name in output
    assert load_report(path).text == "this is wrong"


def test_reports_are_listed_and_shown() -> None:
    run = CliRunner()
    assert "No rule problem was reported" in run.invoke(app, ["report", "list"]).output
    table = some_way_into("cryo")
    path = save_report(report_problem(table, 0, "wrong price"))
    assert "wrong price" in run.invoke(app, ["report", "list"]).output
    [listed] = json.loads(run.invoke(app, ["report", "list", "--json"]).output)
    assert (listed["file"], listed["clause"]) == (str(path), table.decision.rule)
    shown = run.invoke(app, ["report", "show", str(path)]).output
    assert table.decision.prompt in shown
    assert json.loads(run.invoke(app, ["report", "show", str(path), "--json"]).output)["text"] == "wrong price"
    assert "def test_cryo_1() -> None:" in run.invoke(app, ["report", "test", str(path)]).output
