"""What several commands take: options of a game, packs, and where to print."""

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
    typer.Option("--option", "--options", help="Options of the game: name=value, or several with commas between."),
]
Pack = Annotated[Path | None, typer.Option(help="A folder with changed content; see `holdfast pack check`.")]
Database = Annotated[
    str,
    typer.Option(
        envvar="HOLDFAST_DATABASE", help="postgresql://… or sqlite:///FILE; a file in your data folder if left out."
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(min=1, help="How many work at a time; what comes out is the same. [1, on Ray all processors]"),
]
EngineName = Annotated[str, typer.Option("--engine", help="Who plays: local (processes) or ray (a cluster).")]
Address = Annotated[str, typer.Option(help="The Ray cluster to join; one of this machine's own if left out.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON value instead of text.")]


def options_of(given: list[str] | None) -> dict[str, Value]:
    """Options of a game from `name=value` words, each alone or with commas between."""
    found = dict[str, Value]()
    for word in (part for words in given or [] for part in words.split(",")):
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise typer.BadParameter(f"an option looks like harder=true, not like {word!r}", param_hint="--option")
        found[name.strip()] = value_of(value.strip())
    return found


def value_of(word: str) -> Value:
    """true and false are truth values, digits a number, all else a word."""
    if word.lower() in ("true", "false"):
        return word.lower() == "true"
    return int(word) if word.removeprefix("-").isdecimal() else word


def pack_folder(pack: Path | None) -> Path | None:
    """The folder of a pack, once it is known to fit its games; a slip in its name is an error."""
    if pack is None:
        return None
    for name in games_of(pack):
        load(name, pack)
    return pack.resolve()


def games_of(pack: Path) -> dict[str, list[Path]]:
    """The games that a pack changes, each with the files that do."""
    found = dict[str, list[Path]]()
    for path in check_pack(pack, {name: game(name).folder for name in NAMES}):
        found.setdefault(path.parent.name, []).append(path)
    return found


def load(name: str, pack: Path) -> None:
    """Make the pieces of a game with a pack; whatever goes wrong is the pack's fault."""
    try:
        game(name).content(pack)
    except HoldfastError:
        raise
    except Exception as error:
        raise ContentError(f"{pack}: the pieces of {name} do not fit together ({error_in_words(error)})") from error


def error_in_words(error: Exception) -> str:
    return f"{type(error).__name__}: {error}"


def out() -> Console:
    """Where results are printed."""
    return Console(highlight=False)


def errors() -> Console:
    """Where progress and complaints are printed."""
    return Console(stderr=True, highlight=False)


def print_json(value: Any) -> None:
    """One JSON value, for scripts."""
    typer.echo(json.dumps(value, indent=1))
