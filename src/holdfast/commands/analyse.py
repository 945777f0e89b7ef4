"""`holdfast analyse`: the analysis of a finished game in the terminal."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from holdfast.bots.analysis import Analysis
from holdfast.bots.analysis import analyse as analyse_record
from holdfast.bots.budget import Budget
from holdfast.commands.arguments import AsJson, Pack, errors, out, pack_folder, print_json
from holdfast.engine.record import Record
from holdfast.games import game as game_named
from holdfast.terminal.saves import read_record

BLOCKS = " ▁▂▃▄▅▆▇█"
MAX_CHART_WIDTH = 60
"""In characters."""


def analyse(
    file: Annotated[Path, typer.Argument(help="The record of a game.", show_default=False)],
    budget: Annotated[str, typer.Option(help="For each decision: playouts (60) or time (200ms).")] = "60",
    seed: Annotated[int, typer.Option(help="The same seed gives the same analysis if the budget is in playouts.")] = 0,
    pack: Pack = None,
    as_json: AsJson = False,
) -> None:
    """Show each seat's chance over a game, and the decisions that cost the most, with what was better."""
    thinking = Budget.read(budget)
    if thinking is None:
        raise typer.BadParameter("a budget looks like 60, 200ms or 2s", param_hint="--budget")
    record = read_record(file)
    found = whole_analysis(record, thinking, seed, pack_folder(pack), quiet=as_json)
    if as_json:
        print_json(asdict(found))
    else:
        show(found, record, file)


def whole_analysis(record: Record, budget: Budget, seed: int, pack: Path | None, *, quiet: bool) -> Analysis:
    """The whole analysis, with a progress bar on stderr if that is a terminal."""
    console, found = errors(), Analysis((), ())
    columns = (TextColumn("entries"), BarColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=quiet or not console.is_terminal, transient=True) as bar:
        task = bar.add_task("entries", total=len(record.entries))
        for step in analyse_record(game_named(record.header.game), record, budget, seed=seed, pack=pack):
            bar.update(task, completed=step.done)
            found = step.so_far
    return found


def show(found: Analysis, record: Record, file: Path) -> None:
    """Charts, then the decisions, each with the command that shows its moment."""
    console, names = out(), record.header.names
    wide = max(map(len, names), default=0)
    for seat, name in enumerate(names):
        line = [chances.seats[seat] for chances in found.chances]
        console.print(f"{name:{wide}}  {chart(line)}  {line[-1]:4.0%}", markup=False)
    if not found.slips:
        console.print("No decision cost anything to speak of.")
    for slip in found.slips:
        console.print()
        console.print(f"{names[slip.seat]}, entry {slip.entry}: {slip.prompt}", markup=False, style="bold")
        console.print(f"  chose   {slip.chosen}", markup=False)
        console.print(f"  better  {slip.better} (by {slip.cost:.0%}). {slip.line}", markup=False)
        see = f"holdfast replay {file} --at {slip.entry} --seat {slip.seat}"
        console.print(f"  see     {see}", markup=False, soft_wrap=True)


def chart(line: list[float]) -> str:
    """A line of blocks, as high as the chances, from left to right through the game."""
    count = min(MAX_CHART_WIDTH, len(line))
    picked = [line[round(at * (len(line) - 1) / max(1, count - 1))] for at in range(count)]
    return "".join(BLOCKS[min(len(BLOCKS) - 1, max(0, round(chance * (len(BLOCKS) - 1))))] for chance in picked)
