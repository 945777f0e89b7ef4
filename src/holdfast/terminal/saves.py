"""Saved games: records in the user's data folder, each with a file that says who plays."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from holdfast.data_folder import data_folder
from holdfast.engine.errors import HoldfastError, RecordError, disk_errors_as
from holdfast.engine.game import Game
from holdfast.engine.record import Record
from holdfast.engine.replay import replay
from holdfast.engine.table import Table


class SaveError(HoldfastError):
    """A game cannot be saved, or there is none to resume."""


@dataclass(frozen=True)
class Seating:
    """Who plays: the person's seat, the bot of each seat (unused at the person's own), and the pack."""

    seat: int
    bots: tuple[str, ...]
    pack: str | None = None

    @property
    def folder(self) -> Path | None:
        return None if self.pack is None else Path(self.pack)


class Save:
    """A game on disk: in the folder `saves` until it is over, then in `records`."""

    def __init__(self, path: Path, seating: Seating) -> None:
        self.path = path
        self.seating = seating

    @staticmethod
    def new(game: str, seating: Seating) -> Save:
        """A save for a new game, with the next free number, which is reserved at once."""
        folder = data_folder()
        taken = [_number(path) for name in ("saves", "records") for path in (folder / name).glob(f"{game}-*.record")]
        number = max(taken, default=0) + 1
        with disk_errors_as(SaveError, f"{folder}: the game cannot be saved"):
            (folder / "saves").mkdir(parents=True, exist_ok=True)
            while True:
                path = folder / "saves" / f"{game}-{number}.record"
                try:
                    _seating_file(path).touch(exist_ok=False)
                    return Save(path, seating)
                except FileExistsError:
                    number += 1

    @staticmethod
    def last(game: str) -> Save | None:
        """The unfinished game that was started last."""
        found = sorted((data_folder() / "saves").glob(f"{game}-*.record"), key=_number)
        return Save(found[-1], _seating(found[-1])) if found else None

    def write(self, table: Table[Any]) -> Path:
        """Write the game to disk, atomically, and return the path."""
        path = self.path
        if table.over:
            path = path.parent.parent / "records" / path.name
        with disk_errors_as(SaveError, f"{path}: the game cannot be saved"):
            _replace(_seating_file(path), json.dumps(asdict(self.seating)))
            _replace(path, table.record().text())
            if path != self.path:
                self.path.unlink(missing_ok=True)
                _seating_file(self.path).unlink(missing_ok=True)
        self.path = path
        return path

    def load(self, game: Game[Any], pack: Path | None = None) -> Table[Any]:
        """The table as it was saved. `pack` replaces the folder of its pack."""
        if pack is not None:
            self.seating = replace(self.seating, pack=str(pack))
        return replay(game, read_record(self.path), pack=self.seating.folder)


def read_record(path: Path, *, trust: bool = False) -> Record:
    """The record in a file, or an error that names the file."""
    try:
        return Record.read(path.read_text(encoding="utf-8"), trust=trust)
    except OSError as error:
        raise RecordError(f"{path}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise RecordError(f"{path}: is not a text file") from error
    except RecordError as error:
        raise RecordError(f"{path}: {error}") from error


def _seating(path: Path) -> Seating:
    try:
        data = json.loads(_seating_file(path).read_text(encoding="utf-8"))
        return Seating(int(data["seat"]), tuple(map(str, data["bots"])), data["pack"])
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise SaveError(
            f"{_seating_file(path)}: does not say who plays; remove it and {path.name} to continue without that game"
        ) from error


def _seating_file(path: Path) -> Path:
    return path.with_suffix(".json")


def _number(path: Path) -> int:
    last = path.stem.rpartition("-")[2]
    return int(last) if last.isdecimal() else 0


def _replace(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".new")
    draft.write_text(text, encoding="utf-8")
    draft.replace(path)
