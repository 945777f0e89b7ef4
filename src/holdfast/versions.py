"""What each version of a game's rules has for content, so that older tables and records can say what changed.

`versions.json` lists for each game its versions since digests are written, with the digests of their content files.
`python tests/golden/write.py GAME` adds the entry of a new version.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from holdfast.engine.digest import content_digest, content_parts, digest_of
from holdfast.engine.errors import ReplayDiverged
from holdfast.engine.game import Game
from holdfast.engine.record import Record
from holdfast.engine.table import Table

FILE = Path(__file__).with_suffix(".json")


class Version(msgspec.Struct, frozen=True):
    """A version of a game's rules."""

    since: datetime
    """When its content was complete. Games begun earlier may have had other content."""
    content: dict[str, str]
    """The digests of the content files."""


@cache
def known_versions() -> Mapping[str, Mapping[int, Version]]:
    """The versions of each game that are on file."""
    return msgspec.json.decode(FILE.read_bytes(), type=dict[str, dict[int, Version]])


def what_changed(
    game: Game[Any], version: int | None, digest: str | None, pack: Path | None = None, begun: float | None = None
) -> str | None:
    """What has changed since a game was begun, as a sentence; None if nothing is known to have.

    `version` and `digest` are those that it was begun with, if they were written down; `begun` is a Unix time.
    """
    if version not in (None, game.version):
        files = _changed_files(game, version, digest)
        named = f" (with other {', '.join(files)})" if files else ""
        return (
            f"this game was begun by version {version} of the rules of {game.title}, today's is {game.version}{named}"
        )
    if digest is not None:
        if digest == content_digest(game, pack):
            return None
        if pack is not None:
            return f"the content of the pack {pack.name!r} was changed since this game was begun"
        files = _changed_files(game, version, digest)
        named = f" ({', '.join(files)})" if files else ""
        return f"the content of {game.title} was changed since this game was begun{named}"
    today = known_versions().get(game.name, {}).get(game.version)
    if begun is not None and today is not None and begun < today.since.timestamp():
        date = f"{today.since.day} {today.since:%B %Y}"
        return f"this game was begun before the rules or the content of {game.title} were changed on {date}"
    return None


def explain(
    game: Game[Any], record: Record, table: Table[Any], diverged: ReplayDiverged | None, pack: Path | None = None
) -> str | None:
    """Why a replayed record ends earlier or with other scores than it was played, as one sentence; None if it does not.

    `table` is how far the rules followed the record, `diverged` where they parted from it.
    """
    if diverged is not None:
        effect = f"it is followed only up to entry {len(table.log)} of {len(record.entries)} ({diverged})"
    elif table.over and record.scores is not None and record.scores != tuple(table.scores()):
        effect = f"its score was {_listed(record.scores)} then and is {_listed(table.scores())} by today's rules"
    else:
        return None
    changed = what_changed(game, record.header.version, record.header.content, pack)
    cause = changed or f"the rules or the content of {game.title} were changed since this game was played"
    return f"{cause[0].upper()}{cause[1:]}, so {effect}."


def _listed(scores: Sequence[int]) -> str:
    return ", ".join(map(str, scores))


def _changed_files(game: Game[Any], version: int | None, digest: str | None) -> list[str]:
    """The content files that differ from those of an earlier version, if it is on file."""
    versions = known_versions().get(game.name, {})
    for number, known in versions.items():
        if digest_of(known.content) == digest or (digest is None and number == version):
            today = content_parts(game)
            names = sorted(known.content.keys() | today.keys())
            return [name for name in names if known.content.get(name) != today.get(name)]
    return []
