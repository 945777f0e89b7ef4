"""The digest of content: it changes with everything that affects play, and with nothing else."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import inspect

import holdfast
from holdfast import Record
from holdfast.engine import content
from holdfast.engine.digest import Prose, content_digest, content_parts, digest_of, replace_prose
from holdfast.games import PACKAGES

GOLDEN = Path(__file__).parents[1] / "golden"
OURS = [name for name, package in PACKAGES.items() if package.startswith("holdfast.games.")]


class Card(content.Content, frozen=True):
    id: str
    text: Prose = ""
    cost: dict[int, int] = {}
    remarks: list[Prose] = []
    other: Prose | None = None


class Cards(content.Content, frozen=True):
    cards: list[Card]
    pair: tuple[Card, int]


DATA = {
    "cards": [{"id": "a", "text": "A card.", "cost": {1: 2}, "remarks": ["x", "y"], "other": "z"}],
    "pair": [{"id": "b", "text": "Another."}, 3],
}


def test_prose_is_what_a_struct_calls_prose_however_deep_it_is() -> None:
    kept = replace_prose(DATA, inspect.type_info(Cards))

    assert kept == {
        "cards": [{"id": "a", "text": None, "cost": {1: 2}, "remarks": [None, None], "other": None}],
        "pair": [{"id": "b", "text": None}, 3],
    }


def pack_with(folder: Path, text: str) -> Path:
    (folder / "cryo").mkdir(parents=True)
    (folder / "cryo" / "setup.yaml").write_text(text)
    return folder


def test_the_digest_of_a_pack_changes_with_numbers_and_not_with_colours(tmp_path: Path) -> None:
    cryo = holdfast.games()["cryo"]
    packs = {
        "same": "hand_limit: 5 # as printed\n",
        "prose": "colors: [red, green, blue, white]\n",
        "play": "hand_limit: 6\n",
    }
    digests = {name: content_digest(cryo, pack_with(tmp_path / name, text)) for name, text in packs.items()}

    assert digests["same"] == digests["prose"] == content_digest(cryo)
    assert digests["play"] != content_digest(cryo)
    changed = content_parts(cryo, tmp_path / "play").items() - content_parts(cryo).items()
    assert [name for name, _ in changed] == ["setup"]


def test_a_game_without_content_files_has_no_digest() -> None:
    assert digest_of({}) is None


@pytest.mark.parametrize("game", OURS)
def test_prose_affects_no_game(game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With every prose replaced, recorded games still replay: nothing that counts is called prose."""
    replaced = list[str]()

    def convert(data: Any, kind: Any, **others: Any) -> Any:
        replaced.append(str(kind))
        return msgspec.convert(replace_prose(data, inspect.type_info(kind), "Not {}".format), kind, **others)

    monkeypatch.setattr(content, "msgspec", type("Patched", (), {**vars(msgspec), "convert": staticmethod(convert)}))
    for path in sorted(GOLDEN.glob(f"{game}-*.record"))[::3]:
        record = Record.read(path.read_text(encoding="utf-8"))
        table = holdfast.replay(record, pack=tmp_path)
        assert tuple(table.scores()) == record.scores
    assert replaced
