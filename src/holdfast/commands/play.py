"""`holdfast play`: a game in the terminal."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from holdfast import bots as bots_by_name
from holdfast.commands.arguments import GameName, Options, Pack, options_of, out, pack_folder
from holdfast.engine.errors import HoldfastError
from holdfast.engine.game import Game, Value
from holdfast.engine.table import Table
from holdfast.games import game as game_named
from holdfast.terminal.saves import Save, SaveError, Seating
from holdfast.terminal.session import Session


def play(
    game: GameName,
    seats: Annotated[int | None, typer.Option(help="Number of seats; default 3.")] = None,
    bots: Annotated[
        str | None, typer.Option(help="A bot for all other seats, or one for each; default Settler.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="Decides all chance; random by default.")] = None,
    solo: Annotated[bool, typer.Option("--solo", help="Play alone, the same as --seats 1.")] = False,
    seat: Annotated[int | None, typer.Option(help="Your seat; default 0, the first.")] = None,
    name: Annotated[str | None, typer.Option(help="Your name.")] = None,
    option: Options = None,
    pack: Pack = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the last unfinished game.")] = False,
) -> None:
    """Play a game in the terminal, against bots or alone. Type h there for help.

    Every choice is saved in your data folder (HOLDFAST_DATA names another), so you can leave at any time.
    """
    manifest, folder, console = game_named(game), pack_folder(pack), out()
    if solo and seats not in (None, 1):
        raise typer.BadParameter(f"it means 1 seat, not {seats}", param_hint="--solo")
    given_options = {"seats": seats, "bots": bots, "seed": seed, "solo": solo or None, "seat": seat, "name": name,
              "option": option or None}  # fmt: skip
    given = [f"--{key}" for key, value in given_options.items() if value is not None]
    if resume and given:
        raise typer.BadParameter(f"the game goes on as it was; leave {', '.join(given)} out", param_hint="--resume")
    save = to_resume(game, resume, bool(given or pack), console)
    if save is not None:
        table = save.load(manifest, folder)
        console.print(f"Going on with {save.path.stem}.")
    else:
        count = 1 if solo else seats or default_seats(manifest)
        others = bots or bots_by_name.STAND_IN
        save, table = begin(manifest, count, options_of(option), others, seed, seat or 0, name or "", folder)
        console.print(f"A new game of {manifest.title}, seed {table.record().header.seed}. h for help, q to leave.")
    Session(table, save, console, echo=not sys.stdin.isatty()).run()


def default_seats(game: Game[Any]) -> int:
    return 3 if 3 in game.seats else game.seats[-1]


def to_resume(game: str, resume: bool, new_game: bool, console: Console) -> Save | None:
    """The unfinished game to continue: because `--resume` was given, or because the player accepts the offer."""
    if resume:
        save = Save.last(game)
        if save is None:
            raise SaveError(f"no unfinished game of {game} is saved; `holdfast play {game}` starts one")
        return save
    if new_game or not sys.stdin.isatty():
        return None
    try:
        save = Save.last(game)
        return save if save and offered(save, console) else None
    except HoldfastError as error:
        console.print(f"(A saved game cannot be offered: {error})", markup=False)
        return None


def offered(save: Save, console: Console) -> bool:
    answer = console.input(f"Go on with {save.path.stem}, your last unfinished game? [bold]Y/n[/] > ")
    return answer.strip().lower() in ("", "y", "yes")


def begin(
    game: Game[Any],
    seats: int,
    options: dict[str, Value],
    bots: str,
    seed: int | None,
    seat: int,
    name: str,
    pack: Path | None,
) -> tuple[Save, Table[Any]]:
    """A new table with the person at their seat and bots at the others."""
    game.check(seats, options)
    if not 0 <= seat < seats:
        raise typer.BadParameter(f"the seats are 0 to {seats - 1}", param_hint="--seat")
    if not name.isprintable():
        raise typer.BadParameter("a name is made of letters, digits and signs that can be printed", param_hint="--name")
    others = list(bots_by_name.lineup(bots, seats=seats - 1))
    names = [name.strip() or f"Player {seat + 1}" if number == seat else f"Bot {number + 1}" for number in range(seats)]
    if seed is None:
        seed = secrets.randbelow(1 << 32)
    table = Table(game, seats=seats, seed=seed, options=options, names=names, pack=pack)
    players = (*others[:seat], "", *others[seat:])
    return Save.new(game.name, Seating(seat, players, None if pack is None else str(pack))), table
