"""Results as Parquet: one table with a row for each game, beside it one with a row for each seat.

`results.parquet` holds the games, `results.seats.parquet` the seats (and the rivals of solo games); both have the
number of the game. During a run the results are in part files of some thousand games each in the folder
`results.parquet.parts`; at the end they are joined. So a run can be resumed after any crash, and memory does not grow
with its length.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

from holdfast.engine.errors import HoldfastError, disk_errors_as
from holdfast.games import game as game_named
from holdfast.lab.simulate.results import Outcome, Side
from holdfast.lab.simulate.runs import Run

PART_GAMES = 2000
"""How many games a part file holds."""
RUN_KEY = b"holdfast"
"""The key of the metadata that say which run a file belongs to."""
POINTS_PREFIX = "points_"
"""The prefix of columns with points by source."""


class NoResults(HoldfastError):
    """Results cannot be written there, or the file is of another run."""


class Results:
    """The results of a run, written as they come. Use it with `with`; leaving it joins the parts."""

    def __init__(self, path: Path, run: Run, *, resume: bool = False) -> None:
        self._arrow, self._parquet = _pyarrow()
        self.path = path
        self._identity = run_identity(run)
        self._run = run
        self._open: list[Outcome] = []
        if not resume and (path.exists() or self.parts.exists()):
            raise NoResults(f"{path}: the file exists; add to it with --resume, or choose another file")
        with disk_errors_as(NoResults, f"{path}: results cannot be written there"):
            self._reopen()
        self.done = sum(self._rows(file) for file in self._finished("games"))
        if self.done > run.games:
            self.__exit__()
            raise NoResults(
                f"{path}: already holds {self.done} games; ask for at least as many, or choose another file"
            )

    @property
    def parts(self) -> Path:
        return self.path.with_name(f"{self.path.name}.parts")

    @property
    def seats_path(self) -> Path:
        return self.path.with_name(f"{self.path.stem}.seats{self.path.suffix}")

    def add(self, outcome: Outcome) -> None:
        """The next game."""
        self._open.append(outcome)
        if len(self._open) == PART_GAMES:
            self._flush()

    def __enter__(self) -> Results:
        return self

    def __exit__(self, *_: object) -> None:
        self._flush()
        for table, path in (("seats", self.seats_path), ("games", self.path)):
            self._join(self._finished(table), path)
        shutil.rmtree(self.parts)

    def __iter__(self) -> Iterator[Outcome]:
        """All games that are written, in order."""
        for games, seats in zip(self._finished("games"), self._finished("seats"), strict=True):
            yield from outcomes(self._parquet, games, seats)

    # Files -------------------------------------------------------------------------------------------------------

    def _reopen(self) -> None:
        """Make the joined files of an earlier run the first part again.

        The table of games is joined last, and the parts are removed after that: if both exist, everything is joined.
        """
        if self.path.exists():
            self._rows(self.path)
            if self._finished("games"):
                shutil.rmtree(self.parts)
        self.parts.mkdir(parents=True, exist_ok=True)
        if self.path.exists():
            for table, path in (("seats", self.seats_path), ("games", self.path)):
                if path.exists():
                    os.replace(path, self.parts / part_name(table, 0))

    def _finished(self, table: str) -> list[Path]:
        """The complete parts of a table, in order. The games of a part are written after its seats."""
        names = sorted(path.name.removeprefix("games") for path in self.parts.glob("games-*.parquet"))
        return [self.parts / f"{table}{name}" for name in names]

    def _rows(self, path: Path) -> int:
        """The number of rows of a file, after checking that it belongs to this run."""
        try:
            file = self._parquet.ParquetFile(path)
        except (OSError, self._arrow.ArrowException) as error:
            raise NoResults(f"{path}: is not a Parquet file of Holdfast ({' '.join(str(error).split())})") from error
        with file:
            found = json.loads((file.schema_arrow.metadata or {}).get(RUN_KEY, b"{}"))
            for name, value in self._identity.items():
                if found.get(name) != value:
                    raise NoResults(
                        f"{path}: is of another run, with {name} {found.get(name)!r} instead of {value!r}; "
                        "choose another file"
                    )
            return int(file.metadata.num_rows)

    def _flush(self) -> None:
        """Write the collected games to a part. Files are renamed when they are complete, the games last."""
        if not self._open:
            return
        for table, rows in (("seats", seat_rows), ("games", game_rows)):
            self._write(self._table(rows(self._run, self._open)), self.parts / part_name(table, self._open[0].number))
        self.done += len(self._open)
        self._open.clear()

    def _table(self, columns: dict[str, list[Any]]) -> Any:
        table = self._arrow.table({name: self._array(name, values) for name, values in columns.items()})
        return table.replace_schema_metadata({RUN_KEY: json.dumps(self._identity).encode()})

    def _array(self, name: str, values: list[Any]) -> Any:
        arrow = self._arrow
        kinds = {
            "seed": arrow.uint64(),
            "ended": arrow.string(),
            "winners": arrow.list_(arrow.int8()),
            "rival": arrow.bool_(),
            "bot": arrow.string(),
            "won": arrow.float64(),
            "used": arrow.list_(arrow.string()),
        }
        return arrow.array(values, kinds.get(name, arrow.int64()))

    def _write(self, table: Any, path: Path) -> None:
        new = path.with_suffix(".new")
        self._parquet.write_table(table, new, compression="zstd")
        os.replace(new, path)

    def _join(self, files: Sequence[Path], path: Path) -> None:
        """Join files, one row group at a time."""
        if not files:
            return
        new = path.with_suffix(".new")
        schema = self._parquet.read_schema(files[0])
        with self._parquet.ParquetWriter(new, schema, compression="zstd") as writer:
            for file in files:
                with self._parquet.ParquetFile(file) as source:
                    for group in range(source.num_row_groups):
                        writer.write_table(source.read_row_group(group))
        os.replace(new, path)


def part_name(table: str, first: int) -> str:
    """Parts are named after their first game."""
    return f"{table}-{first:012}.parquet"


def run_identity(run: Run) -> dict[str, Any]:
    """What identifies a run, without the number of games: a run may be resumed with more."""
    files = sorted((run.pack / run.game).glob("*.yaml")) if run.pack is not None else []
    return {
        "game": run.game,
        "version": game_named(run.game).version,
        "seats": run.seats,
        "seed": run.seed,
        "bots": list(run.bots),
        "options": dict(run.options),
        "pack": f"{crc32(b''.join(path.read_bytes() for path in files)):08x}" if files else None,
    }


# Rows ------------------------------------------------------------------------------------------------------------


def game_rows(run: Run, games: Sequence[Outcome]) -> dict[str, list[Any]]:
    """The columns of the table of games."""
    return {
        "game": [outcome.number for outcome in games],
        "seed": [run.seed_of(outcome.number) for outcome in games],
        "decisions": [outcome.decisions for outcome in games],
        "turns": [outcome.turns for outcome in games],
        "ended": [outcome.ended for outcome in games],
        "winners": [list(outcome.winners) for outcome in games],
        "sides": [len(outcome.scores) for outcome in games],
    }


def seat_rows(run: Run, games: Sequence[Outcome]) -> dict[str, list[Any]]:
    """The columns of the table of seats; a source that a side does not have counts 0."""
    rows = [(outcome, side) for outcome in games for side in range(len(outcome.scores))]
    sides = [outcome.sides[side] if outcome.sides else Side({}, ()) for outcome, side in rows]
    sources = dict.fromkeys(source for outcome in games[:1] for side in outcome.sides for source in side.points)
    return {
        "game": [outcome.number for outcome, _ in rows],
        "seat": [side for _, side in rows],
        "rival": [side >= run.seats for _, side in rows],
        "bot": [run.bots[side] if side < run.seats else None for _, side in rows],
        "score": [outcome.scores[side] for outcome, side in rows],
        "won": [float(outcome.won(side)) for outcome, side in rows],
        **{
            POINTS_PREFIX + source.replace(" ", "_"): [side.points.get(source, 0) for side in sides]
            for source in sources
        },
        "used": [list(side.used) for side in sides],
    }


def outcomes(parquet: Any, games: Path, seats: Path) -> Iterator[Outcome]:
    """The games of a pair of files."""
    with parquet.ParquetFile(games) as of_games, parquet.ParquetFile(seats) as of_seats:
        sides = (row for batch in of_seats.iter_batches(PART_GAMES) for row in batch.to_pylist())
        for batch in of_games.iter_batches(PART_GAMES):
            for game in batch.to_pylist():
                yield outcome_of(game, [next(sides) for _ in range(game["sides"])])


def outcome_of(game: dict[str, Any], sides: Sequence[dict[str, Any]]) -> Outcome:
    return Outcome(
        game["game"],
        game["decisions"],
        tuple(side["score"] for side in sides),
        tuple(game["winners"]),
        game["turns"],
        game["ended"],
        tuple(
            Side(
                {
                    name.removeprefix(POINTS_PREFIX).replace("_", " "): points
                    for name, points in side.items()
                    if name.startswith(POINTS_PREFIX)
                },
                tuple(side["used"]),
            )
            for side in sides
        ),
    )


def _pyarrow() -> tuple[Any, Any]:
    try:
        import pyarrow  # noqa: PLC0415  # an extra
        import pyarrow.parquet  # noqa: PLC0415  # part of the extra
    except ImportError as error:
        raise NoResults("Parquet files need PyArrow: pip install 'holdfast-games[parquet]'") from error
    return pyarrow, pyarrow.parquet
