"""Copies share what never changes and nothing else."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

import pytest

from holdfast import RuleBug
from holdfast.engine.clone import cloner, is_immutable, transient
from holdfast.engine.content import Content
from holdfast.engine.pieces import Pile
from holdfast.engine.requests import Word


class Token(Content, frozen=True):
    name: str


@dataclass(slots=True)
class Inner:
    numbers: list[int]


@dataclass(slots=True)
class Everything:
    plain: int
    token: Token
    tokens: tuple[Token, ...]
    maybe: Token | None
    inner: Inner
    inners: list[Inner]
    grid: list[list[int]]
    cube: list[list[list[int]]]
    table: dict[str, int]
    lists: dict[str, list[int]]
    pile: Pile[Token]
    piles: list[Pile[Token]]
    later: Inner | None = None
    seen: list[Token | None] = field(default_factory=list)
    aside: Inner | None = transient()


def everything() -> Everything:
    token = Token("a")
    return Everything(
        1, token, (token,), None, Inner([1]), [Inner([2])], [[3]], [[[4]]], {"x": 5}, {"y": [6]},
        Pile([token]), [Pile([token])], Inner([7]), [token, None], Inner([8]),
    )  # fmt: skip


def test_a_copy_is_equal_and_shares_nothing_that_changes() -> None:
    old = everything()
    reference = copy.deepcopy([old.inner, old.inners, old.grid, old.cube, old.table, old.lists, old.later])
    twin = cloner(Everything)(old)
    assert twin == old
    assert twin.token is old.token

    assert twin.later is not None
    for changed in (twin.inner, twin.inners[0], twin.later):
        changed.numbers.append(9)
    for row in (twin.grid[0], twin.cube[0][0], twin.lists["y"]):
        row.append(9)
    twin.table["x"] = 0
    twin.pile.rest.clear()
    twin.piles[0].rest.clear()
    twin.seen.clear()
    assert [old.inner, old.inners, old.grid, old.cube, old.table, old.lists, old.later] == reference
    assert len(old.pile) == len(old.piles[0]) == 1
    assert len(old.seen) == 2


def test_what_belongs_to_the_table_is_not_copied() -> None:
    assert cloner(Everything)(everything()).aside is None


@dataclass(slots=True)
class WithSet:
    names: set[str]


@dataclass(slots=True)
class WithUnion:
    either: Inner | list[int]


@pytest.mark.parametrize("kind", [WithSet, WithUnion])
def test_a_state_that_cannot_be_copied_is_refused(kind: type[WithSet | WithUnion]) -> None:
    with pytest.raises(RuleBug, match="cannot be"):
        cloner(kind)


@pytest.mark.parametrize(
    ("value", "never_changes"),
    [
        (1, True),
        ("x", True),
        (None, True),
        ((1, (2, Token("a"))), True),
        (Word("yes", "Yes"), True),
        (Token("a"), True),
        ([1], False),
        ((1, [2]), False),
        (Inner([1]), False),
    ],
)
def test_unchanging_values_are_known(value: object, never_changes: bool) -> None:
    assert is_immutable(value) is never_changes
