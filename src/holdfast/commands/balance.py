"""`holdfast balance`: how fair and how hard a game is, and what a changed card changes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from holdfast.commands.arguments import (
    Address,
    AsJson,
    EngineName,
    GameName,
    Pack,
    Workers,
    errors,
    pack_folder,
    print_json,
)
from holdfast.engine.errors import disk_errors_as
from holdfast.lab.balance.report import BalanceStudy, study
from holdfast.lab.balance.samples import NoReport, Request, play
from holdfast.lab.simulate.engines import Engine, engine_named

GAMES = 5000
"""How many games are played at each kind of table by default."""


def balance(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, help="How many games at each kind of table.")] = GAMES,
    bots: Annotated[str, typer.Option(help="The bot that plays on all seats.")] = "greedy",
    seed: Annotated[int, typer.Option(help="The same seed gives the same report.")] = 0,
    seats: Annotated[int | None, typer.Option(help="Only the tables with this number of seats.")] = None,
    pack: Pack = None,
    against: Annotated[Path | None, typer.Option(help="Compare with this pack, on the same seeds.")] = None,
    out: Annotated[Path | None, typer.Option(help="Write a page (.html) or Markdown (.md) to this file.")] = None,
    as_json: AsJson = False,
    workers: Workers = None,
    engine: EngineName = "local",
    address: Address = "",
) -> None:
    """Play many games and report on balance. The same seed and number of games give the same report.

    The page has charts, and an interval for every figure. Without `--out` the report is printed as Markdown.
    """
    request = Request(game, games, bots, seed, pack_folder(pack), seats)
    studied = play_and_study(request, pack_folder(against), engine_named(engine, workers, address), quiet=as_json)
    report = studied.report()
    if out is not None:
        write(out, report.html() if out.suffix == ".html" else report.markdown())
    if as_json:
        print_json(studied.data())
    elif out is None:
        typer.echo(report.markdown(), nl=False)


def play_and_study(request: Request, against: Path | None, engine: Engine, *, quiet: bool) -> BalanceStudy:
    """Play all games, with both packs if there are two, and work out the figures."""
    requests = [request]
    if against is not None:
        requests.append(request._replace(pack=against))
    console = errors()
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    shown = Progress(*columns, console=console, disable=quiet or not console.is_terminal, transient=True)
    with shown as bar:
        task = bar.add_task("games")
        samples = play(requests, engine, lambda done, of: bar.update(task, completed=done, total=of))
    return study(request, samples[0], against, samples[1] if against is not None else None)


def write(path: Path, report: str) -> None:
    with disk_errors_as(NoReport, f"{path}: the report cannot be written there"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(report, encoding="utf-8")
