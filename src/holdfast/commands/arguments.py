"""Shared by several commands: arguments, options of a game, packs, and output."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from holdfast.engine.content import check_pack
from holdfast.engine.errors import ContentError, HoldfastError
from holdfast.engine.game import Value
from holdfast.games import NAMES, game

GameName = Annotated[str, typer.Argument(help="The game: `holdfast games` lists them.", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "--options", help="Options of the game: name=value, several separated by commas."),
]
Pack = Annotated[Path | None, typer.Option(help="A folder with changed content; see `holdfast pack check`.")]
Database = Annotated[
    str,
    typer.Option(
        envvar="HOLDFAST_DATABASE", help="postgresql://… or sqlite:///FILE; default: a file in your data folder."
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(min=1, help="Number of parallel workers; results do not depend on it. [1, on Ray all processors]"),
]
EngineName = Annotated[str, typer.Option("--engine", help="Where games run: local (processes) or ray (a cluster).")]
Address = Annotated[str, typer.Option(help="The Ray cluster to join; default: one on this machine.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON value instead of text.")]


def options_of(given: list[str] | None) -> dict[str, Value]:
    """Options of a game from `name=value` words, alone or separated by commas."""
    found = dict[str, Value]()
    for word in (part for words in given or [] for part in words.split(",")):
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise typer.BadParameter(f"an option looks like harder=true, not like {word!r}", param_hint="--option")
        found[name.strip()] = value_of(value.strip())
    return found


def value_of(word: str) -> Value:
    """true and false become booleans, digits a number, everything else stays a word."""
    if word.lower() in ("true", "false"):
        return word.lower() == "true"
    return int(word) if word.removeprefix("-").isdecimal() else word


def pack_folder(pack: Path | None) -> Path | None:
    """The folder of a pack, after checking that it fits its games."""
    if pack is None:
        return None
    for name in games_of(pack):
        load(name, pack)
    return pack.resolve()


def games_of(pack: Path) -> dict[str, list[Path]]:
    """The games that a pack changes, each with its files."""
    found = dict[str, list[Path]]()
    for path in check_pack(pack, {name: game(name).folder for name in NAMES}):
        found.setdefault(path.parent.name, []).append(path)
    return found


def load(name: str, pack: Path) -> None:
    """Load the content of a game with a pack; any failure is reported as an error in the pack."""
    try:
        game(name).content(pack)
    except HoldfastError:
        raise
    except Exception as error:
        raise ContentError(f"{pack}: the pieces of {name} do not fit together ({error_in_words(error)})") from error


def error_in_words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def out() -> Console:
    """The console for results."""
    return Console(highlight=False)


def errors() -> Console:
    """The console for progress and errors."""
    return Console(stderr=True, highlight=False)


def print_json(value: Any) -> None:
    """Print one JSON value, for scripts."""
    typer.echo(json.dumps(value, indent=1))
