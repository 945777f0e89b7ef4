"""`holdfast doctor`: looks at what a server needs, and says what to do about what is wrong."""

from __future__ import annotations

import asyncio
from dataclasses import asdict

import typer

from holdfast.commands.arguments import AsJson, Database, out, print_json
from holdfast.server.config import Config


def doctor(database: Database = "", as_json: AsJson = False) -> None:
    """Check versions, the data folder, disk, database and its tables. Ends with 1 if something is wrong."""
    from holdfast.server.operations.doctor import examine  # noqa: PLC0415  # other commands start faster without the server

    findings = asyncio.run(examine(Config(database=database)))
    if as_json:
        print_json([asdict(one) for one in findings])
    for one in () if as_json else findings:
        out().print(f"[{'green' if one.well else 'red'}]{'well' if one.well else 'WRONG'}[/]  {one.what}: {one.found}")
        if one.advice:
            out().print(f"       {one.advice}")
    if not all(one.well for one in findings):
        raise typer.Exit(1)
