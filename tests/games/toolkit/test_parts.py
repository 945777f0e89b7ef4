"""The small parts that games share: pieces, amounts, checks, invariants, free actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from holdfast.engine.errors import ContentError, RuleBug
from holdfast.engine.requests import Decision, Face
from holdfast.games.toolkit.amounts import Resources
from holdfast.games.toolkit.catalogue import Icon, item
from holdfast.games.toolkit.checks import need_at_least, need_different, need_known
from holdfast.games.toolkit.free_actions import FreeActions, choose_with_free_actions
from holdfast.games.toolkit.invariants import conserved, holds
from holdfast.games.toolkit.pieces import NamedPiece, Piece


class Dock(Piece, frozen=True):
    index: int
    key: str


class Hut(NamedPiece, frozen=True):
    place_word: ClassVar[str] = "hut"
    name: str
    points: int


def test_a_piece_is_named_by_its_key_and_offered_by_its_face() -> None:
    dock, hut = Dock(0, "dock 1"), Hut("Warm Hut", 3)

    assert (repr(dock), dock.face()) == ("<dock 1>", Face("dock 1", "Dock 1"))
    assert (repr(hut), hut.face()) == ("<warm hut>", Face("warm hut", "Warm Hut", ("hut warm hut",)))


def test_amounts_are_vectors_with_words() -> None:
    resources = Resources(("food", "shard"), words={"shard": "power shard"}, plurals={"shard": "power shards"})

    assert resources.vector({"shard": 2}) == (0, 2)
    assert resources.vector({}) is resources.nothing
    assert resources.text((1, 2)) == "1 food and 2 power shards"
    assert resources.text((0, 1)) == "1 power shard"
    assert resources.text(resources.nothing) == "nothing"
    assert resources.icons((1, 2)) == ("food", "shard", "shard")


def test_a_catalogue_item_has_its_icons() -> None:
    assert item(["food"], "Loaf", "1 food") == {"icons": (Icon("food"),), "name": "Loaf", "text": "1 food", "count": 1}


def test_content_checks_name_the_place_and_what_is_wrong() -> None:
    with pytest.raises(ContentError, match=r"rooms.yaml: there is no 'attic'; there are: hall, cellar"):
        need_known("rooms.yaml", "attic", ["hall", "cellar"])
    with pytest.raises(ContentError, match=r"rooms.yaml: every name must be different; used twice: hall"):
        need_different("rooms.yaml", "name", ["hall", "cellar", "hall"])
    with pytest.raises(ContentError, match=r"rooms.yaml: 3, but 4 are needed"):
        need_at_least("rooms.yaml", 3, 4)
    need_known("rooms.yaml", None, ["hall"])


def test_a_broken_invariant_is_a_rule_bug() -> None:
    holds(True, "fine")
    conserved(["a", "b", "b"], ["b", "a", "b"], "cards")
    with pytest.raises(RuleBug, match="invariant broken: 3 pods"):
        holds(False, "3 pods")
    with pytest.raises(RuleBug, match="cards were lost or made"):
        conserved(["a", "a", "b"], ["b", "a", "b"], "cards")


@dataclass
class Asked:
    seat: int = 0


@dataclass(frozen=True)
class Scrap:
    card: str

    def face(self) -> Face:
        return Face(f"scrap {self.card}", f"Scrap {self.card}")


def test_free_actions_are_offered_until_an_option_is_chosen() -> None:
    left = ["a", "b"]

    async def use(action: Scrap) -> None:
        left.remove(action.card)

    rule = choose_with_free_actions(
        Asked(),
        "Which?",
        lambda: ["stay", "go"],
        rule="X-1",
        free=lambda: [Scrap(card) for card in left],
        kinds=Scrap,
        use=use,
    )
    first = rule.send(None)
    assert isinstance(first, Decision)
    assert [option.key for option in first.options] == ["stay", "go", "scrap a", "scrap b"]
    second = rule.send(Scrap("a"))
    assert isinstance(second, Decision)
    assert [option.key for option in second.options] == ["stay", "go", "scrap b"]
    with pytest.raises(StopIteration) as answer:
        rule.send("go")
    assert answer.value.value == "go"


def test_free_actions_are_declared_once_for_all_choices() -> None:
    async def use(game: list[str], player: Asked, action: Scrap) -> None:
        game.remove(action.card)

    free = FreeActions[list[str], Asked](Scrap, lambda game, player: [Scrap(card) for card in game], use)
    game = ["a"]
    rule = free.choose(game, Asked(), "Which?", lambda: ["stay", "go"], rule="X-1")

    first = rule.send(None)
    assert [option.key for option in first.options] == ["stay", "go", "scrap a"]
    second = rule.send(Scrap("a"))
    assert [option.key for option in second.options] == ["stay", "go"]
    assert game == []
    with pytest.raises(StopIteration) as answer:
        rule.send("go")
    assert answer.value.value == "go"
