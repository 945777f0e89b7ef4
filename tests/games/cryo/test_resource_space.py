"""Deploy › Resource space."""

from __future__ import annotations

import pytest

from games.cryo.positions import BOX, Position, Seat, cryo, seat, tile
from proving import rule

SLOTS = [
    "custom 1 below", "awaken above", "charge above", "custom 2 above", "custom 2 below", "fabricate above",
    "compute above",
]  # fmt: skip
SECTION_OF = {"pink": "engineering", "green": "laboratory", "grey": "research"}


def facing(key: str, kate: Seat | None = None) -> Position:
    """Kate has chosen a resource space with this tile on top, and is asked what to do with it."""
    section = SECTION_OF[key.split(maxsplit=1)[0]]
    table = cryo(board={"stacks": {f"{section} N1": key}}, kate=kate or seat(), liam=seat())
    table.plays(f"{section} A", "custom 1", "resource space N1")
    return table


# Taking the tile -------------------------------------------------------------------------------------------------


@rule("CRY-065")
def test_a_tile_is_used_for_its_benefit_and_leaves_the_game() -> None:
    table = facing("pink nanite")
    held = table.state.tiles[0].rest.count(tile("pink nanite"))
    table.plays("use")

    assert table.seat("kate").nanite == 1
    assert tile("pink nanite") not in table.player("kate").slots
    shown = table.state.stacks.count(tile("pink nanite"))
    assert table.state.tiles[0].rest.count(tile("pink nanite")) + shown == held == 1


@rule("CRY-065", "CRY-069")
def test_a_tile_is_placed_in_an_empty_slot_instead_and_gives_nothing() -> None:
    table = facing("pink nanite")
    table.plays("place at fabricate above")

    assert table.table.view(None)["players"][0]["slots"]["fabricate above"] == "nanite"
    assert table.player("kate").stock == [0, 0, 0, 0, 0]
    assert table.asks == "Scrap before your turn ends?"


@rule("CRY-065")
@pytest.mark.parametrize(("place", "space"), [("N1", 0), ("W", 2)])
def test_the_tile_taken_is_that_of_the_chosen_space(place: str, space: int) -> None:
    table = cryo(
        board={"stacks": {"engineering N1": "pink nanite", "engineering W": "pink nanite"}, "beneath": 0},
        kate=seat(),
        liam=seat(),
    )
    table.plays("engineering A", "custom 1", f"resource space {place}", "use")
    left = [index for index in (0, 2) if table.table.view(0)["sections"][0]["spaces"][index]["tile"] is None]

    assert left == [space]


@rule("CRY-066")
@pytest.mark.parametrize("use", ["use", "place at charge above"])
def test_the_next_tile_of_the_stack_is_turned_up(use: str) -> None:
    table = cryo(chance={"pink tiles": ["pink card"]}, kate=seat(), liam=seat(), mia=seat())
    table.plays("engineering A", "custom 1", "resource space N1", use)
    space = table.table.view(1)["sections"][0]["spaces"][0]

    assert (space["tile"], space["beneath"]) == ("card", 1)


@rule("CRY-066")
def test_nothing_is_turned_up_from_an_empty_stack() -> None:
    table = cryo(board={"beneath": 0}, kate=seat(), liam=seat())
    table.plays("engineering A", "custom 1", "resource space N1", "use")
    space = table.table.view(1)["sections"][0]["spaces"][0]

    assert (space["tile"], space["beneath"]) == (None, 0)


@rule("CRY-067")
def test_the_benefit_comes_before_the_next_tile_is_turned_up() -> None:
    table = facing("pink card")
    table.plays("use")
    assert table.asks == "Draw a card or play one?"
    assert table.table.view(0)["sections"][0]["spaces"][0]["tile"] is None

    table.plays("draw")
    fell = [entry.who for entry in table.table.log if isinstance(entry.who, str)]
    assert fell == ["deck", "pink tiles"]


@rule("CRY-067")
def test_the_benefit_of_prototype_comes_before_it_too() -> None:
    table = facing("pink card", seat(upgrades=["prototype"], crystal=1))
    table.plays("place at charge above")
    assert table.asks.startswith("Prototype")
    assert table.table.view(0)["sections"][0]["spaces"][0]["tile"] is None

    table.plays("yes", "draw")
    fell = [entry.who for entry in table.table.log if isinstance(entry.who, str)]
    assert fell[:2] == ["deck", "pink tiles"]


@rule("CRY-068")
@pytest.mark.parametrize(
    ("section", "material"), [("engineering", "crystal"), ("laboratory", "organic"), ("research", "tech")]
)
def test_an_empty_stack_gives_the_material_printed_on_the_space(section: str, material: str) -> None:
    table = cryo(board={"stacks": {f"{section} N1": None}}, kate=seat(), liam=seat())
    table.plays(f"{section} A", "custom 1", "resource space N1")

    assert getattr(table.seat("kate"), material) == sum(table.player("kate").stock) == 1
    assert table.asked == "liam"


# Placing the tile ------------------------------------------------------------------------------------------------


@rule("CRY-070")
@pytest.mark.parametrize("key", ["pink crystal", "green organic and tech", "grey tech or crystal", "pink card"])
def test_any_tile_may_go_into_any_empty_slot(key: str) -> None:
    table = facing(key)

    assert table.offers() == ["use", *(f"place at {slot}" for slot in SLOTS)]


@rule("CRY-070", "CRY-071")
def test_a_filled_slot_takes_no_other_tile() -> None:
    table = facing("pink nanite", seat(slots={"awaken above": "grey card", "custom 2 below": "green nanite"}))
    empty = [slot for slot in SLOTS if slot not in ("awaken above", "custom 2 below")]

    assert table.offers() == ["use", *(f"place at {slot}" for slot in empty)]


@rule("CRY-070")
def test_with_no_empty_slot_the_tile_can_only_be_used() -> None:
    table = facing("pink nanite", seat(slots=dict.fromkeys(SLOTS[:3], "green organic and tech") | full(SLOTS[3:])))

    assert table.seat("kate").nanite == 1
    assert (table.asked, table.asks) == ("kate", "Scrap before your turn ends?")


def full(slots: list[str]) -> dict[str, str]:
    """Some tile in each of these slots."""
    return dict(zip(slots, ("grey card", "grey card", "grey tech or crystal", "grey tech or organic"), strict=True))


@rule("CRY-071")
def test_a_placed_tile_leaves_the_platform_only_by_being_scrapped() -> None:
    table = cryo(kate=seat(slots={"charge above": "pink nanite"}), liam=seat())
    touching = [option.key for option in table.table.decision.options if "slot charge above" in option.places]
    assert touching == ["scrap charge above"]

    table.plays("scrap charge above")
    assert table.table.view(None)["players"][0]["slots"]["charge above"] is None
    assert table.seat("kate").nanite == 1


# Benefits --------------------------------------------------------------------------------------------------------


@rule("CRY-072")
@pytest.mark.parametrize("key", sorted({tile.key for tiles in BOX.tiles for tile in tiles if " and " in tile.key}))
def test_an_and_tile_gives_one_of_each(key: str) -> None:
    first, second = key.split(maxsplit=1)[1].split(" and ")
    table = facing(key)
    table.plays("use")

    assert (getattr(table.seat("kate"), first), getattr(table.seat("kate"), second)) == (1, 1)
    assert sum(table.player("kate").stock) == 2


@rule("CRY-073")
@pytest.mark.parametrize("chosen", [0, 1])
@pytest.mark.parametrize("key", sorted({tile.key for tiles in BOX.tiles for tile in tiles if " or " in tile.key}))
def test_an_or_tile_gives_one_of_the_two(key: str, chosen: int) -> None:
    halves = key.split(maxsplit=1)[1].split(" or ")
    table = facing(key)
    table.plays("use")
    assert table.offers() == [f"1 {half}" for half in halves]

    table.plays(f"1 {halves[chosen]}")
    assert getattr(table.seat("kate"), halves[chosen]) == sum(table.player("kate").stock) == 1


@rule("CRY-074")
@pytest.mark.parametrize(
    ("key", "resource"),
    [
        ("pink crystal", "crystal"),
        ("green organic", "organic"),
        ("grey tech", "tech"),
        ("pink nanite", "nanite"),
        ("green nanite", "nanite"),
        ("grey nanite", "nanite"),
    ],
)
def test_a_single_icon_gives_one_of_it(key: str, resource: str) -> None:
    table = facing(key)
    table.plays("use")

    assert getattr(table.seat("kate"), resource) == sum(table.player("kate").stock) == 1


@rule("CRY-075")
@pytest.mark.parametrize("key", ["pink card", "green card", "grey card"])
def test_a_card_tile_draws_one_card(key: str) -> None:
    table = facing(key)
    table.plays("use", "draw")

    assert len(table.seat("kate").hand) == 1
    assert (table.asked, table.asks) == ("kate", "Scrap before your turn ends?")


@rule("CRY-075")
def test_a_card_tile_plays_one_card_instead() -> None:
    table = facing("pink card", seat(hand=["imaging", "overclock"]))
    table.plays("use", "overclock as vehicle")

    assert (table.seat("kate").vehicles, table.seat("kate").hand) == (["overclock"], ["imaging"])
    assert table.asks == "Scrap before your turn ends?"
