"""Heat: zones, Insulation, range indicators, the Heat marker."""

from __future__ import annotations

import pytest

from games.frostpunk.positions import BOX, city
from holdfast.games.frostpunk.rules.heat import heated, zone_heated
from holdfast.games.frostpunk.view import view
from proving import rule

TILES = {"N0": "N12", "N1": "N01", "FC0": "F19", "FE0": "F20"}
BUILT = {
    "N0a": "house", "N0b": "bunkhouse", "N1a": "tent", "N1b": "hunters_hut",
    "FC0a": "house", "FC0b": "bunkhouse", "FE0a": "tent", "FE0b": "hunters_hut",
}  # fmt: skip


@rule("FRO-153", "FRO-154", "FRO-155", "FRO-158", "FRO-159", "FRO-160", "FRO-161")
@pytest.mark.parametrize(
    ("ranges", "heat", "space", "warm"),
    [
        ([0, 1, 2], 0, "N0a", False),  # not started: everything is cold
        ([0, 1, 2], 1, "FC0a", True),  # red, wherever it stands
        ([0, 1, 2], 1, "N0b", False),  # orange: II on 1 is not lower than Heat 1
        ([0, 1, 2], 2, "FC0b", True),  # orange on a Far tile
        ([0, 1, 2], 2, "N1a", True),  # yellow, but its Near zone is heated
        ([0, 1, 2], 2, "FE0a", False),  # yellow on a Far tile
        ([0, 1, 2], 3, "FE0a", True),
        ([0, 1, 2], 2, "N1b", True),  # blue in a heated zone
        ([0, 1, 2], 2, "FE0b", False),  # blue in a cold zone
        ([0, 1, 2], 3, "FE0b", True),
        ([5, 4, 0], 1, "FE0b", True),  # the Far zone may be the warmest
        ([5, 4, 0], 1, "FC0a", True),
        ([5, 4, 0], 1, "N0a", False),  # red, but indicator I is on 5
        ([0, 2, 4], 3, "FC0b", True),  # the book's orange Building on a Far tile
        ([0, 2, 4], 3, "FE0a", False),
        ([3, 3, 3], 3, "N0a", False),  # level with the marker is not lower
    ],
)
def test_a_building_is_heated_by_insulation_or_zone(ranges: list[int], heat: int, space: str, warm: bool) -> None:
    ann = city(ranges=ranges, heat=heat, cold=6, tiles=TILES, built=BUILT)

    assert heated(ann.state, ann.site(space)) is warm


@rule("FRO-159", "FRO-152")
@pytest.mark.parametrize(("heat", "zones"), [(2, [True, False, False]), (3, [True, True, False]), (0, [False] * 3)])
def test_a_zone_is_heated_if_its_indicator_is_lower_than_the_marker(heat: int, zones: list[bool]) -> None:
    state = city(ranges=[1, 2, 4], heat=heat, cold=6).state

    assert [zone_heated(state, hex_) for hex_ in (0, 1, 7)] == zones


@rule("FRO-152", "FRO-153")
def test_each_indicator_shows_a_colour_and_a_zone() -> None:
    shown = view(city(ranges=[0, 3, 3], heat=2, cold=3, tiles=TILES, built=BUILT).state, 0)
    warm = {site["spaces"][0]: site["heated"] for site in shown["sites"]}

    assert {hex_["zone"] for hex_ in shown["map"] if hex_["heated"]} == {"generator"}
    assert (warm["N0a"], warm["FC0a"], warm["N0b"]) == (True, True, False)


@rule("FRO-156", "FRO-157")
def test_for_a_white_building_only_the_zone_counts() -> None:
    tiles, built = {"N0": "N12", "FC0": "F19"}, {"N0a": "beacon", "FC0a": "cemetery"}
    ann = city(ranges=[0, 1, 2], heat=2, cold=3, tiles=tiles, built=built)

    assert heated(ann.state, ann.site("dais"))
    assert heated(ann.state, ann.site("N0a"))
    assert not heated(ann.state, ann.site("FC0a"))


@rule("FRO-162")
def test_the_heat_of_the_moment_of_placing_counts() -> None:
    table = city(heat=0, cold=3, coal=3, ranges=[0, 1, 2], sick={"worker": 0}).table()
    table.choose("gather G4")
    table.choose("worker")
    assert table.state.sick[0] == 1

    table.choose("fuel 2")
    table.choose("gather G5")
    table.choose("worker")
    assert table.state.sick[0] == 1


@rule("FRO-306")
def test_a_steam_hub_heats_its_tile_and_those_next_to_it_while_the_generator_runs() -> None:
    tiles = {"N0": "N12", "N1": "N01", "FC0": "F19", "N3": "N07"}
    ann = city(heat=1, cold=3, ranges=[5, 5, 5], tiles=tiles, built={"N0a": "steam_hub", "FC0a": "hunters_hut"})
    hexes = {hex_.key: zone_heated(ann.state, hex_.index) for hex_ in BOX.hexes}
    assert [hexes[key] for key in ("G", "N0", "N1", "FC0", "N3")] == [True, True, True, True, False]
    assert heated(ann.state, ann.site("FC0a"))

    ann.state.heat = 0
    assert not heated(ann.state, ann.site("FC0a"))


@rule("FRO-361")
def test_wool_lining_makes_tents_orange_and_bunkhouses_red_ruins_too() -> None:
    built = {"FE0a": "tent ruin", "FC0b": "bunkhouse", "FC0a": "hunters_hut"}
    plain = city(ranges=[0, 1, 2], heat=1, cold=3, tiles=TILES, built=built)
    lined = city(ranges=[0, 1, 2], heat=1, cold=3, tiles=TILES, built=built, flags=["lining"])

    assert not heated(plain.state, plain.site("FC0b"))
    assert heated(lined.state, lined.site("FC0b"))
    lined.state.heat = 2
    assert heated(lined.state, lined.site("FE0a"))
    assert not heated(lined.state, lined.site("FC0a"))
