"""Deploy › Launch."""

from __future__ import annotations

import pytest

import holdfast
from games.cryo.positions import Board, Position, Seat, cryo, seat
from holdfast.engine.chance import Generator64
from holdfast.engine.errors import IllegalChoice
from holdfast.engine.table import Table
from holdfast.games.cryo import GAME
from proving import rule


def launching(kate: Seat, board: Board | None = None) -> Position:
    """Kate has put her only drone at home on the launch dock and said that she launches."""
    table = cryo(board=board or {}, kate=kate, liam=seat())
    table.plays("launch dock", "launch")
    return table


def crew_of(vehicle: str, awake: int, energy: int = 6, **more: int) -> Seat:
    """A player with one drone at home, one vehicle, and plenty of everything but pods."""
    stock = {"crystal": 5, "organic": 5, "tech": 5, "energy": energy, **more}
    docked = ["engineering A", "engineering B"]
    return seat(vehicles=[vehicle], awake=awake, docked=docked, **stock)


# The dock --------------------------------------------------------------------------------------------------------


@rule("CRY-092")
def test_the_launch_dock_is_always_open_and_holds_any_number_of_drones() -> None:
    table = cryo(kate=seat(docked=["launch dock", "launch dock"]), liam=seat(docked=["launch dock"]))
    assert "launch dock" in table.offers()

    table.plays("launch dock")
    assert table.table.view(0)["launch"] == [3, 1]
    assert table.asked == "liam"
    assert "launch dock" in table.offers()


@rule("CRY-093")
def test_the_launch_dock_offers_only_the_launch_and_a_drone_may_stay_without_launching() -> None:
    table = cryo(kate=crew_of("imaging", awake=4), liam=seat())
    table.plays("launch dock")
    assert table.offers() == ["launch", "no action"]

    table.plays("no action")
    assert table.asked == "liam"
    assert table.seat("kate").launched == 1
    assert table.seat("kate").vehicles == ["imaging"]
    assert table.crew("kate") == {}


@rule("CRY-093")
def test_the_launch_dock_is_part_of_no_section_and_cannot_be_damaged() -> None:
    sections = holdfast.new("cryo", seats=4, seed=1).view(0)["sections"]
    assert "launch dock" not in [dock["key"] for section in sections for dock in section["docks"]]

    with pytest.raises(IllegalChoice, match="damage markers was scripted to be 'launch dock'"):
        Table(GAME, seats=2, chance={"damage markers": ["launch dock"]})


# Vehicle and load ------------------------------------------------------------------------------------------------


@rule("CRY-094")
def test_any_one_own_vehicle_is_launched_and_the_others_stay() -> None:
    kate = seat(vehicles=["imaging", "interfacing", "overclock"], awake=5, energy=1, crystal=1, home=["custom 1"],
                docked=["engineering A", "engineering B"])  # fmt: skip
    table = launching(kate)
    assert table.offers() == ["rhino", "ram", "turtle"]

    table.plays("ram", "3")
    assert table.crew("kate") == {"cavern 1": 3}
    assert table.seat("kate").vehicles == ["imaging", "overclock"]


@rule("CRY-094")
@pytest.mark.parametrize(
    "kate", [crew_of("imaging", awake=0), seat(awake=4, energy=6, crystal=5, docked=["launch dock"] * 2)]
)
def test_nothing_is_launched_without_a_pod_or_without_a_vehicle(kate: Seat) -> None:
    table = cryo(kate=kate, liam=seat())
    table.plays("launch dock")

    assert table.asked == "liam"
    assert table.crew("kate") == {}
    assert table.seat("kate").energy == 6


@rule("CRY-095")
def test_nine_pods_with_only_a_rhino_must_leave_four_at_a_time() -> None:
    table = launching(crew_of("imaging", awake=9))
    table.plays("tunnel 2")

    assert table.crew("kate") == {"cavern 1": 4}
    assert table.seat("kate").awake == 5


@rule("CRY-095")
@pytest.mark.parametrize(
    ("vehicles", "awake", "loads"),
    [
        (["imaging"], 3, ["3", "2", "1"]),
        (["imaging"], 6, ["4", "3", "2", "1"]),
        (["imaging"], 7, ["4", "3", "2"]),
        (["imaging"], 8, ["4", "3"]),
        (["imaging", "imaging"], 9, ["4", "3", "2", "1"]),
        (["imaging", "imaging"], 11, ["4", "3", "2"]),
    ],
)
def test_as_many_pods_ride_as_fit_and_so_many_that_the_others_still_fit(
    vehicles: list[str], awake: int, loads: list[str]
) -> None:
    docked = ["engineering A", "engineering B"]
    table = launching(seat(vehicles=vehicles, awake=awake, energy=2, crystal=1, docked=docked))
    table.plays("tunnel 2")

    assert table.asks == "How many pods?"
    assert table.offers() == loads


# Tunnel and energy -----------------------------------------------------------------------------------------------


@rule("CRY-096")
def test_only_tunnels_that_touch_a_faceup_cavern_can_be_taken() -> None:
    table = launching(crew_of("imaging", awake=4))
    assert table.offers() == ["tunnel 1", "tunnel 2", "tunnel 3", "tunnel 4", "tunnel 5"]

    deeper = launching(crew_of("imaging", awake=4), {"caverns": {"cavern 8": "relay niche"}})
    assert deeper.offers()[5:] == ["tunnel 9", "tunnel 10", "tunnel 15", "tunnel 16"]


DEEP: Board = {"caverns": {"cavern 3": "relay niche", "cavern 7": "steam lake", "cavern 14": "deep heart"}}


@rule("CRY-097", "CRY-108")
@pytest.mark.parametrize(
    ("tunnel", "energy", "settled"),
    [
        ("tunnel 1", 1, ["cavern 1"]),
        ("tunnel 2", 2, ["cavern 1"]),
        ("tunnel 7", 3, ["cavern 3"]),
        ("tunnel 14", 4, []),
        ("tunnel 19", 5, []),
    ],
)
def test_the_energy_along_the_path_to_the_tunnel_is_spent(tunnel: str, energy: int, settled: list[str]) -> None:
    table = launching(crew_of("imaging", awake=1, energy=6), DEEP)
    table.plays(tunnel, *settled)

    assert table.asked == "liam"
    assert table.seat("kate").energy == 6 - energy


@rule("CRY-097")
@pytest.mark.parametrize(
    ("energy", "deepest"), [(2, "tunnel 5"), (3, "tunnel 8"), (4, "tunnel 14"), (5, "tunnel 21"), (6, "tunnel 21")]
)
def test_a_tunnel_whose_energy_cannot_be_spent_is_not_offered(energy: int, deepest: str) -> None:
    table = launching(crew_of("imaging", awake=1, energy=energy, nanite=5), DEEP)

    assert table.asks == "Through which tunnel?"
    assert table.offers()[-1] == deepest


@rule("CRY-098", "CRY-106")
def test_a_path_may_lead_past_facedown_and_unused_caverns() -> None:
    table = launching(crew_of("imaging", awake=1, energy=5), {"caverns": {"cavern 14": "deep heart"}})
    assert table.offers()[-3:] == ["tunnel 19", "tunnel 20", "tunnel 21"]

    table.plays("tunnel 20")
    assert table.crew("kate") == {"cavern 14": 1}
    assert table.seat("kate").energy == 0


# Settling --------------------------------------------------------------------------------------------------------


@rule("CRY-099")
def test_either_or_both_ends_of_the_tunnel_are_settled() -> None:
    table = launching(crew_of("imaging", awake=4))
    table.plays("tunnel 1")

    assert table.asks == "Settle which caverns?"
    assert table.offers() == ["cavern 1", "cavern 2", "both caverns"]


@rule("CRY-099")
@pytest.mark.parametrize(("tunnel", "cavern"), [("tunnel 5", "cavern 2"), ("tunnel 9", "cavern 8")])
def test_a_facedown_end_of_the_tunnel_cannot_be_settled(tunnel: str, cavern: str) -> None:
    table = launching(crew_of("imaging", awake=4), {"caverns": {"cavern 8": "relay niche"}})
    table.plays(tunnel)
    assert table.asks == "How many pods?"

    table.plays("4")
    assert table.crew("kate") == {cavern: 4}


@rule("CRY-106")
def test_a_tunnel_to_an_unused_cavern_space_leads_to_one_cavern_only() -> None:
    board: Board = {"caverns": {"cavern 3": "relay niche", "cavern 10": "echo cell"}}
    for tunnel, cavern in (("tunnel 6", "cavern 3"), ("tunnel 12", "cavern 10")):
        table = launching(crew_of("imaging", awake=4), board)
        table.plays(tunnel)
        assert table.asks == "How many pods?"

        table.plays("2")
        assert table.crew("kate") == {cavern: 2}


@rule("CRY-100")
@pytest.mark.parametrize(
    ("caverns", "load", "crystal", "organic"),
    [("cavern 1", "3", 4, 5), ("cavern 2", "3", 5, 4), ("both caverns", "2 and 1", 4, 4)],
)
def test_each_cavern_settled_costs_what_its_tile_says(caverns: str, load: str, crystal: int, organic: int) -> None:
    table = launching(crew_of("imaging", awake=3))
    table.plays("tunnel 1", caverns, load)

    assert table.seat("kate").stock == [crystal, organic, 5, 0, 5]


@rule("CRY-100")
def test_nanites_may_pay_the_settlement_cost() -> None:
    table = launching(crew_of("imaging", awake=2, crystal=0, organic=0, nanite=2))
    table.plays("tunnel 1", "both caverns")

    assert table.crew("kate") == {"cavern 1": 1, "cavern 2": 1}
    assert table.seat("kate").nanite == 0


@rule("CRY-101")
def test_settling_one_cavern_puts_the_whole_load_there() -> None:
    table = launching(crew_of("imaging", awake=4))
    table.plays("tunnel 1", "cavern 2", "4")

    assert table.crew("kate") == {"cavern 2": 4}
    assert table.seat("kate").awake == 0


@rule("CRY-102", "CRY-103")
def test_the_load_is_split_at_will_with_at_least_one_pod_in_each_cavern() -> None:
    table = launching(crew_of("imaging", awake=4))
    table.plays("tunnel 1", "both caverns")

    assert table.offers() == ["3 and 1", "2 and 2", "1 and 3", "2 and 1", "1 and 2", "1 and 1"]
    table.plays("1 and 3")
    assert table.crew("kate") == {"cavern 1": 1, "cavern 2": 3}


@rule("CRY-095", "CRY-103")
def test_two_caverns_take_so_many_pods_that_the_others_still_fit() -> None:
    table = launching(crew_of("imaging", awake=8))
    table.plays("tunnel 1", "both caverns")

    assert table.offers() == ["3 and 1", "2 and 2", "1 and 3", "2 and 1", "1 and 2"]


@rule("CRY-103")
def test_a_single_pod_cannot_settle_two_caverns() -> None:
    table = launching(crew_of("imaging", awake=1))
    table.plays("tunnel 1")

    assert table.offers() == ["cavern 1", "cavern 2"]


@rule("CRY-104")
def test_two_settlement_costs_are_added_up_before_nanites_are_counted() -> None:
    board: Board = {"caverns": {"cavern 4": "prism cathedral"}}
    poor = launching(crew_of("imaging", awake=4, crystal=1, nanite=1), board)
    poor.plays("tunnel 3")
    assert poor.offers() == ["cavern 1", "cavern 4"]

    richer = launching(crew_of("imaging", awake=4, crystal=1, nanite=2), board)
    richer.plays("tunnel 3")
    assert richer.offers() == ["cavern 1", "cavern 4", "both caverns"]


@rule("CRY-104")
@pytest.mark.parametrize(
    "kate", [crew_of("imaging", awake=4, energy=0, nanite=5), crew_of("imaging", awake=4, crystal=0, organic=0)]
)
def test_a_launch_that_cannot_be_paid_is_not_offered(kate: Seat) -> None:
    table = cryo(kate=kate, liam=seat())
    table.plays("launch dock")

    assert table.asked == "liam"
    assert table.seat("kate").vehicles == ["imaging"]


@rule("CRY-105")
def test_a_cavern_holds_any_number_of_pods_of_any_players() -> None:
    kate = seat(
        vehicles=["imaging"], settled={"cavern 1": 10}, awake=4, energy=1, crystal=1, docked=["launch dock"] * 2
    )
    table = cryo(kate=kate, liam=seat(settled={"cavern 1": 14}), mia=seat(settled={"cavern 1": 14}))
    table.plays("launch dock", "launch", "4")

    assert table.crew("kate") == {"cavern 1": 14}
    assert table.crew("liam") == table.crew("mia") == {"cavern 1": 14}


@rule("CRY-105")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_pods_in_caverns_never_move_again(seed: int) -> None:
    table, chance = holdfast.new("cryo", seats=3, seed=seed), Generator64(seed)
    before = [cavern["pods"] for cavern in table.view(None)["caverns"]]
    while not table.over:
        table.choose(chance.below(len(table.decision)))
        after = [cavern["pods"] for cavern in table.view(None)["caverns"]]
        assert all(
            old <= new for was, now in zip(before, after, strict=True) for old, new in zip(was, now, strict=True)
        )
        before = after

    assert any(any(pods) for pods in before)


@rule("CRY-107")
def test_the_launched_vehicle_is_discarded_and_its_slot_is_free() -> None:
    kate = seat(vehicles=["imaging", "interfacing", "overclock"], awake=1, energy=1, crystal=1, hand=["prototype"],
                slots={"custom 1 below": "pink card"}, docked=["launch dock"] * 2)  # fmt: skip
    full = cryo(kate=kate, liam=seat())
    full.plays("scrap custom 1 below")
    assert "prototype as vehicle" not in full.offers()

    table = cryo(kate=kate, liam=seat())
    table.plays("launch dock", "launch", "rhino", "scrap custom 1 below", "prototype as vehicle")
    assert [card.key for card in table.state.discard] == ["imaging"]
    assert table.seat("kate").vehicles == ["interfacing", "overclock", "prototype"]


@rule("CRY-108", "CRY-097", "CRY-100", "CRY-102", "CRY-107")
def test_kate_launches_a_rhino_and_settles_both_caverns_of_a_tunnel() -> None:
    table = cryo(
        board={"caverns": {"cavern 3": "relay niche", "cavern 7": "steam lake"}},
        kate=seat(vehicles=["imaging"], awake=4, energy=3, crystal=1, organic=1, tech=1),
        liam=seat(),
    )
    table.plays("launch dock", "custom 1", "launch", "tunnel 7", "both caverns", "3 and 1")

    assert table.crew("kate") == {"cavern 3": 3, "cavern 7": 1}
    assert table.seat("kate").stock == [0, 0, 0, 0, 0]
    assert table.seat("kate").vehicles == []
    assert [card.key for card in table.state.discard] == ["imaging"]
