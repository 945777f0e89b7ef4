"""Technology cards."""

from __future__ import annotations

import pytest

from games.frostpunk.positions import BOX, City, city, offers
from holdfast.games.frostpunk.pieces import ENGINEER, Technology
from holdfast.games.frostpunk.rules.technology import activate
from holdfast.games.frostpunk.rules.use import use_building
from holdfast.games.frostpunk.verbs.effects import Develop
from proving import rule


def technology(key: str) -> Technology:
    return next(technology for cards in BOX.technologies.values() for technology in cards if technology.key == key)


def developed(key: str, **has: object) -> City:
    """A city in which this Technology has just become active."""
    scenario = "crater" if technology(key) in BOX.technologies["crater"] else "arks"
    ann = city(**{"scenario": scenario, "developing": (key, 2), **has})
    following = next(technology.key for technology in ann.state.inactive)
    return ann.does(activate(ann.state, ann.player("ann")), following)


@rule("FRO-284")
def test_at_most_one_technology_is_under_development() -> None:
    ann = developed("T06")

    assert ann.state.developing is not None
    assert len(ann.state.inactive) == 8
    assert sum(technology["at"] is not None for technology in ann.table().view(0)["technologies"]) == 1


@rule("FRO-285")
def test_an_active_technology_applies_at_once_and_for_good() -> None:
    ann = developed("T06")

    assert [technology.key for technology in ann.state.technologies] == ["T06"]
    assert "lining" in ann.state.flags


@rule("FRO-286")
def test_develop_moves_the_token_nearer_and_activates_on_the_round_markers_space() -> None:
    far = city(round=5, developing=("T01", 9)).resolves(Develop(1))
    assert far.state.developed_at == 8

    near = city(round=5, developing=("T01", 6)).resolves(Develop(3), answers=["T03"])
    assert [technology.key for technology in near.state.technologies] == ["T01"]
    assert (near.state.developed_at, near.state.round) == (7, 5)

    none = city(round=5).resolves(Develop(2))
    assert none.state.technologies == []


@rule("FRO-359")
@pytest.mark.parametrize(
    ("key", "upgraded", "unlocked"),
    [
        ("T01", ["hunters_hut"], []), ("T02", ["beacon"], []), ("T03", ["sawmill", "wall_drill"], []),
        ("T04", ["coal_mine", "coal_thumper"], []), ("T07", [], ["house"]), ("T08", ["medical_post"], ["infirmary"]),
        ("T09", [], ["hothouse"]), ("T10", [], ["steelworks", "factory"]), ("T11", [], ["steam_hub"]),
    ],
)  # fmt: skip
def test_technologies_upgrade_and_unlock(key: str, upgraded: list[str], unlocked: list[str]) -> None:
    ann = developed(key)

    assert [building.key for building in ann.state.upgraded] == upgraded
    assert [building.key for building in ann.state.unlocked] == unlocked


@rule("FRO-360")
def test_relief_valves_remove_three_cubes_and_then_up_to_eight_at_the_generator() -> None:
    ann = developed("T05", stress=9)
    assert ann.state.stress == 6

    ann.state.stress = 10
    ann.does(use_building(ann.state, ann.player("ann"), ann.site("generator"), ENGINEER))
    assert ann.state.stress == 2


@rule("FRO-361", "FRO-362", "FRO-363")
def test_technologies_that_switch_on_rules() -> None:
    assert developed("T06").state.flags == ["lining"]
    limbs = developed("T10").state
    assert (limbs.flags, limbs.automatons) == (["automaton_skill"], 1)
    assert developed("T12").state.flags == ["construct4", "salvage"]


@rule("FRO-287", "FRO-301")
def test_an_upgraded_beacon_allows_two_expeditions() -> None:
    ann = developed("T02", tiles={"N0": "N12"}, built={"N0a": "beacon"}).sends(0)

    assert "deploy scouts" in offers(ann.table())
