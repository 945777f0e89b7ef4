"""`holdfast balance`: how fair and how hard the house content of a game is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from holdfast.commands.arguments import AsJson, GameName, errors, print_json
from holdfast.games import game as game_named
from holdfast.lab import balance_arkosa
from holdfast.lab.balance import NoReport

REPORTED = "arkosa"


def balance(
    game: GameName,
    games: Annotated[int, typer.Option(min=2, help="How many solo games for each bot and level.")] = 40,
    seed: Annotated[int, typer.Option(help="Decides everything.")] = 0,
    out: Annotated[Path | None, typer.Option(help="Write the report there instead of printing it.")] = None,
    as_json: AsJson = False,
) -> None:
    """Play many games and report on balance, in Markdown. The same seed and number of games give the same report."""
    game_named(game)
    if game != REPORTED:
        raise NoReport(f"there is no balance report for {game}; there is one for: {REPORTED}")
    report = balance_arkosa.make(games, seed, lambda line: errors().print(line, markup=False))
    if out is not None:
        write(out, balance_arkosa.text(report))
    if as_json:
        print_json(balance_arkosa.data(report))
    elif out is None:
        typer.echo(balance_arkosa.text(report), nl=False)


def write(path: Path, report: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(report, encoding="utf-8")
    except OSError as error:
        raise NoReport(f"{path}: the report cannot be written there ({error.strerror})") from error
