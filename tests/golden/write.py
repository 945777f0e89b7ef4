"""Write the recorded games again, one of each variant: `python tests/golden/write.py [GAME]`.

Records and content of a version that is on file never change: raise the game's `version` first.
"""

from __future__ import annotations

import json
import sys
import zlib
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import holdfast
from holdfast import Record, versions
from holdfast.engine.digest import content_parts
from holdfast.games import PACKAGES

FOLDER = Path(__file__).parent
RECORDS_FILE = FOLDER / "records.json"
"""The checksums of the golden records: game, version, record."""
OURS = [name for name, package in PACKAGES.items() if package.startswith("holdfast.games.")]
"""The games of this repository; an installed game of another package has its own records."""


def write(name: str) -> None:
    """One game of each variant and number of seats: its record, and its story as the first seat reads it."""
    game = holdfast.games()[name]
    covered = {seats for seats, _ in game.variants}
    for seats, options in (*game.variants, *((seats, {}) for seats in game.seats if seats not in covered)):
        chosen = "".join(f"-{key}" if value is True else f"-{key}-{value}" for key, value in options.items())
        stem = f"{name}-{seats}{chosen}".replace(" ", "_").lower()
        random = Random(stem)
        table = holdfast.new(name, seats=seats, seed=random.randrange(10**6), options=options)
        while not table.over:
            table.choose(random.randrange(len(table.decision)))
        (FOLDER / f"{stem}.record").write_text(table.record().text(), encoding="utf-8")
        (FOLDER / f"{stem}.story").write_text("\n".join(table.story.for_seat(0)) + "\n", encoding="utf-8")
    add_version(name)


def add_version(name: str) -> None:
    """Put the checksums of this version on file: a new version, or new records of a known one."""
    game, known, checksums = holdfast.games()[name], json.loads(versions.FILE.read_text()), read_checksums()
    entries = known.setdefault(name, {})
    since = datetime.now(UTC).isoformat(timespec="seconds")
    entries.setdefault(str(game.version), {"since": since, "content": dict(sorted(content_parts(game).items()))})
    versions.FILE.write_text(json.dumps(known, indent=1) + "\n")
    on_file = checksums.setdefault(name, {}).setdefault(str(game.version), {})
    checksums[name][str(game.version)] = {**golden_checksums(name), **on_file}
    RECORDS_FILE.write_text(json.dumps(checksums, indent=1) + "\n")


def read_checksums() -> dict[str, dict[str, dict[str, str]]]:
    found: dict[str, dict[str, dict[str, str]]] = json.loads(RECORDS_FILE.read_text())
    return found


def golden_checksums(game: str) -> dict[str, str]:
    """The checksum of each golden record of a game: of what was played, not of how the file is written."""
    records = {path.stem: Record.read(path.read_text(encoding="utf-8")) for path in FOLDER.glob(f"{game}-*.record")}
    return {stem: _checksum(record) for stem, record in sorted(records.items())}


def _checksum(record: Record) -> str:
    played = [record.header.seats, dict(record.header.options), record.header.seed, record.entries, record.scores]
    return f"{zlib.crc32(json.dumps(played).encode()):08x}"


if __name__ == "__main__":
    for game in sys.argv[1:] or OURS:
        if game not in holdfast.games():
            sys.exit(f"there is no game {game!r}; there are: {', '.join(holdfast.games())}")
        write(game)
