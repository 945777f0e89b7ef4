"""Exploring: target, marker, costs, gains, refilling the path."""

from __future__ import annotations

import pytest

from games.arkosa.positions import BOX, Board, arkosa, seat
from holdfast.games.arkosa.amounts import vector
from holdfast.games.arkosa.verbs import Explore
from proving import rule

PATH = ["flurn", "wexley", "boeuf", "dusk hollin", "sarn vell"]
BLANK: Board = {"marker": 5, "path": PATH}
"""The next space is blank, then comes a start space; 8 is a low risk event."""


@rule("ARK-072", "ARK-075", "ARK-325")
def test_a_backpack_opens_the_locations_that_show_it() -> None:
    offers = {}
    for name, option in (("zib tallow", 2), ("mirelda quill", 2), ("dusk hollin", 2)):
        table = arkosa(kate=seat(hand=[name]), liam=seat())
        table.plays(f"{name} {option}")
        offers[name] = table.offers()

    assert offers["zib tallow"] == [
        "rustbone gulch", "salt flats beacon", "new colony network", "the factory", "crash site",
    ]  # fmt: skip
    assert offers["mirelda quill"] == [
        "wanderers' path", "moonrise ridge", "salt flats beacon", "new colony network", "the factory", "crash site",
        "research outpost",
    ]  # fmt: skip
    assert offers["dusk hollin"] == [
        "wanderers' path", "moonrise ridge", "rustbone gulch", "new colony network", "the factory", "research outpost",
        "sanctuary prime",
    ]  # fmt: skip


@rule("ARK-075", "ARK-319")
def test_there_are_nine_locations_five_of_them_on_the_path() -> None:
    assert [place.name for place in BOX.path] == [
        "Wanderers' Path", "Moonrise Ridge", "Rustbone Gulch", "Salt Flats Beacon", "New Colony Network",
    ]  # fmt: skip
    assert len(BOX.board.locations) == 9
    assert all(not (place.cost.scrap or place.cost.magtape or place.cost.shard) for place in BOX.board.locations)


@rule("ARK-325")
def test_the_factory_is_open_to_every_backpack_and_free() -> None:
    factory = next(place for place in BOX.board.locations if place.id == "the_factory")
    actions = [action for card in BOX.colonists for action in card.actions]
    packs = {effect.pack for action in actions for effect in action if isinstance(effect, Explore)}

    assert set(factory.packs) == packs == {"brown", "green", "purple"}
    assert vector(factory.cost) == (0,) * 7


@rule("ARK-073", "ARK-074", "ARK-076", "ARK-090", "ARK-095")
def test_exploring_declares_moves_pays_gains_and_refills() -> None:
    table = arkosa(
        kate=seat(food=1, nitrogen=1, hand=["b'orlol"]), liam=seat(), board=BLANK, chance={"A colonists": ["trog"]}
    )
    table.plays("b'orlol 3")
    assert table.state.marker == 5
    table.plays("new colony network")

    assert table.state.marker == 6
    assert table.seat("kate").stock == [0] * 5
    assert table.seat("kate").hand == ["sarn vell"]
    assert table.seat("kate").resting == ["b'orlol"]
    assert table.seat("kate").reputation == 20
    assert table.path == ["trog", "flurn", "wexley", "boeuf", "dusk hollin"]
    told = table.told()
    order = ["set out for", "paid", "recruited"]
    assert [next(at for at, line in enumerate(told) if word in line) for word in order] == sorted(
        next(at for at, line in enumerate(told) if word in line) for word in order
    )


@rule("ARK-073", "ARK-090")
def test_crash_site_pays_1_magtape_and_2_scrap() -> None:
    table = arkosa(kate=seat(nitrogen=2, hand=["b'orlol"]), liam=seat(), board=BLANK)
    table.plays("b'orlol 3", "crash site")

    assert table.seat("kate").stock == [0, 1, 2, 1, 0]
    assert table.path == PATH


@rule("ARK-077")
def test_an_empty_path_space_cannot_be_a_target() -> None:
    board: Board = {"marker": 5, "path": [None, None, "boeuf", None, "sarn vell"]}
    table = arkosa(kate=seat(hand=["b'orlol"]), liam=seat(), board=board)
    table.plays("b'orlol 3")

    assert "salt flats beacon" not in table.offers()
    assert table.refused_by()["salt flats beacon"] == "ARK-077"
    assert "rustbone gulch" in table.offers()


@rule("ARK-078", "ARK-092")
def test_a_target_may_be_declared_unpaid_and_then_gives_nothing() -> None:
    table = arkosa(kate=seat(food=1, hand=["b'orlol"]), liam=seat(), board=BLANK)
    table.plays("b'orlol 3", "new colony network")

    assert table.seat("kate").stock == [1, 0, 0, 0, 0]
    assert table.seat("kate").hand == []
    assert table.seat("kate").resting == ["b'orlol"]
    assert table.path == PATH


@rule("ARK-078", "ARK-199")
def test_the_track_may_bring_what_the_target_costs() -> None:
    table = arkosa(kate=seat(hand=["b'orlol"]), liam=seat(), board={"marker": 12, "path": PATH})
    table.plays("b'orlol 3", "crash site")
    assert table.state.marker == 14

    table = arkosa(kate=seat(food=1, hand=["b'orlol"]), liam=seat(), board={"marker": 12, "path": PATH})
    table.plays("b'orlol 3", "new colony network")
    assert table.state.marker == 13
    assert table.seat("kate").hand == ["sarn vell"]


@rule("ARK-079", "ARK-080")
def test_the_marker_moves_the_printed_steps_around_the_loop() -> None:
    table = arkosa(
        kate=seat(hand=["dusk hollin"]),
        liam=seat(),
        board={"marker": 39, "path": [None] * 5},
        chance={"medium events": ["tainted tank"]},
    )
    table.plays("dusk hollin 2", "sanctuary prime")

    assert table.state.marker == 3
    assert len(BOX.board.track) == 40


@rule("ARK-081")
def test_the_track_has_the_spaces_of_the_board() -> None:
    kinds = [space.deck if space.kind == "event" else space.kind for space in BOX.board.track]

    counts = {kind: kinds.count(kind) for kind in set(kinds)}
    assert counts == {"start": 6, "low": 7, "medium": 5, "high": 4, "raid": 3, "effect": 13, "blank": 2}


@rule("ARK-082", "ARK-089", "ARK-311")
def test_only_the_space_where_the_marker_stops_counts_and_start_spaces_are_blank() -> None:
    table = arkosa(kate=seat(nitrogen=1, hand=["b'orlol"]), liam=seat(), board={"marker": 31, "path": PATH})
    table.plays("b'orlol 3", "crash site")

    # from 31 over a high risk event on 32 to the start space 33
    assert table.state.marker == 33
    assert not any(" met " in line for line in table.told())
    assert table.seat("kate").stock == [0, 0, 2, 1, 0]


@rule("ARK-083", "ARK-085", "ARK-097")
@pytest.mark.parametrize("start", [10, 11])
def test_a_raid_space_stops_the_marker_in_passing_and_in_landing(start: int) -> None:
    table = arkosa(
        kate=seat(nitrogen=1, hand=["b'orlol"]),
        liam=seat(),
        board={"marker": start, "path": PATH},
        chance={"raid events": ["larder rats"]},
    )
    table.plays("b'orlol 3", "crash site")

    assert table.state.marker == 12
    assert "kate met Larder Rats" in table.told()
    assert table.asks == "Go on, or somewhere else?"


@rule("ARK-084")
def test_a_marker_that_starts_on_a_raid_space_does_not_trigger_it() -> None:
    table = arkosa(kate=seat(hand=["b'orlol"]), liam=seat(), board={"marker": 12, "path": PATH})
    table.plays("b'orlol 3", "crash site")

    assert table.state.marker == 14
    assert not any(" met " in line for line in table.told())


@rule("ARK-085", "ARK-087")
@pytest.mark.parametrize(
    ("start", "deck", "card", "stock"),
    [(0, "low", "sun-dried swarm", 2), (3, "medium", "buried pantry", 3), (9, "high", "long silence", 0)],
)
def test_an_event_space_draws_a_card_of_its_deck_and_discards_it(start: int, deck: str, card: str, stock: int) -> None:
    table = arkosa(
        kate=seat(hand=["b'orlol"]),
        liam=seat(),
        board={"marker": start, "path": PATH},
        chance={f"{deck} events": [card], "resource die": ["scrap", "scrap"]},
    )
    table.plays("b'orlol 3", "the factory", "the factory")

    assert table.view("liam")["discards"][deck] == [card]
    assert table.seat("kate").food == stock


@rule("ARK-086")
def test_a_card_is_shown_to_everybody_before_any_decision_on_it() -> None:
    table = arkosa(
        kate=seat(food=1, hand=["b'orlol"]),
        liam=seat(),
        board={"marker": 0, "path": PATH},
        chance={"low events": ["nerffle at the counter"]},
    )
    table.plays("b'orlol 3", "the factory")

    assert table.asks == "Nerffle at the Counter: which of these?"
    for name in ("kate", "liam", None):
        assert [card["key"] for card in table.view(name)["events"]] == ["nerffle at the counter"]


@rule("ARK-326", "ARK-096", "ARK-210")
def test_an_item_is_kept_and_counts_as_an_event() -> None:
    table = arkosa(
        kate=seat(hand=["b'orlol"]),
        liam=seat(),
        board={"marker": 0, "path": PATH},
        chance={"low events": ["spare fuse"]},
    )
    table.plays("b'orlol 3", "the factory")

    assert table.seat("kate").items == ["spare fuse"]
    assert table.view(None)["discards"]["low"] == []
    assert table.asks == "Go on, or somewhere else?"


@rule("ARK-088")
def test_an_empty_deck_is_made_of_its_discards() -> None:
    table = arkosa(kate=seat(food=1, hand=["b'orlol"]), liam=seat(), board={"tops": {"sawbones": []}, "path": PATH})
    assert table.view(None)["decks"]["sawbones"] == 0
    table.plays("sawbones trade")

    assert table.view(None)["decks"]["sawbones"] == 10
    assert len(table.view(None)["discards"]["sawbones"]) == 1


@rule("ARK-091")
def test_a_discount_lowers_only_its_own_kind_and_never_below_0() -> None:
    table = arkosa(kate=seat(nitrogen=1, hand=["captain moop"]), liam=seat(), board=BLANK)
    table.plays("captain moop 2", "crash site")

    assert table.seat("kate").stock == [0, 0, 2, 1, 0]


@rule("ARK-327", "ARK-096")
def test_the_discount_also_applies_after_a_change_of_target() -> None:
    table = arkosa(
        kate=seat(nitrogen=1, hand=["captain moop"]),
        liam=seat(),
        board={"marker": 1, "path": PATH},
        chance={"medium events": ["signal booster"]},
    )
    table.plays("captain moop 2", "research outpost", "new colony network")

    assert table.seat("kate").stock == [0] * 5
    assert table.seat("kate").hand == ["sarn vell"]


@rule("ARK-093")
def test_what_can_be_paid_must_be_paid_and_taken() -> None:
    table = arkosa(kate=seat(food=1, nitrogen=1, hand=["b'orlol"]), liam=seat(), board=BLANK)
    table.plays("b'orlol 3", "new colony network")

    assert table.asks == "Take an action, or pass?"
    assert table.seat("kate").hand == ["sarn vell"]


@rule("ARK-094")
def test_a_recruit_may_work_in_the_same_turn() -> None:
    table = arkosa(kate=seat(food=1, nitrogen=1, hand=["b'orlol"]), liam=seat(), board=BLANK)
    table.plays("b'orlol 3", "new colony network", "sarn vell 1")

    assert table.seat("kate").food == 2
