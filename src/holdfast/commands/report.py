"""`holdfast report`: list reported rule problems, show one, make a test of it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer

from holdfast.commands.arguments import AsJson, out, print_json
from holdfast.rule_reports import list_reports, load_report, reports_folder, source_of_test

app = typer.Typer(no_args_is_help=True, help="Reports of rule problems, which players send from the table.")

ReportFile = Annotated[Path, typer.Argument(help="The file of the report.", show_default=False)]


@app.command("list", epilog="Example: holdfast report list --json")
def list_all(as_json: AsJson = False) -> None:
    """List the reports, the oldest first."""
    found = [(path, load_report(path)) for path in list_reports()]
    if as_json:
        print_json([{"file": str(path), **_summary(msgspec.to_builtins(report))} for path, report in found])
        return
    for path, report in found:
        out().print(f"{path}: {report.clause or 'no rule'}: {report.text}", markup=False, soft_wrap=True)
    if not found:
        out().print(f"No rule problem was reported ({reports_folder()}).", markup=False, soft_wrap=True)


@app.command(epilog="Example: holdfast report show cryo-1.report")
def show(file: ReportFile, as_json: AsJson = False) -> None:
    """Show a report: what is wrong, the question at the table, and its options."""
    report = load_report(file)
    if as_json:
        print_json(msgspec.to_builtins(report))
        return
    lines = [
        f"{report.game}, rule {report.clause or 'not named'}, after {report.entry} entries of the record",
        report.text,
        f"{report.prompt}" if report.prompt else "Nobody had to decide.",
        *(f"  {key}" for key in report.options),
    ]
    for line in lines:
        out().print(line, markup=False, soft_wrap=True)


@app.command(epilog="Example: holdfast report test cryo-1.report > tests/games/cryo/test_reported.py")
def test(file: ReportFile) -> None:
    """Print a test that begins at the reported position; put the report beside it."""
    typer.echo(source_of_test(load_report(file), file), nl=False)


def _summary(report: dict[str, object]) -> dict[str, object]:
    return {name: value for name, value in report.items() if name != "record"}
