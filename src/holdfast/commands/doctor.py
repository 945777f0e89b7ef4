"""`holdfast doctor`: checks what a server needs, and advises what to do."""

from __future__ import annotations

import asyncio

import typer

from holdfast.commands.arguments import AsJson, Database, out, print_json
from holdfast.server.config import Config


def doctor(database: Database = "", as_json: AsJson = False) -> None:
    """Check versions, the data folder, disk, database and its tables. Ends with 1 if something is wrong."""
    from holdfast.server.operations.doctor import run_checks  # noqa: PLC0415  # other commands start faster without the server

    findings = asyncio.run(run_checks(Config(database=database)))
    if as_json:
        print_json([finding._asdict() for finding in findings])
    for finding in () if as_json else findings:
        colour, word = ("green", "well") if finding.well else ("red", "WRONG")
        out().print(f"[{colour}]{word}[/]  {finding.what}: {finding.found}")
        if finding.advice:
            out().print(f"       {finding.advice}")
    if not all(finding.well for finding in findings):
        raise typer.Exit(1)
