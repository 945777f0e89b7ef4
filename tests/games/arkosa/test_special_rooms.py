"""The quick guide: special rooms."""

from __future__ import annotations

import pytest

from games.arkosa.positions import Position, Seat, arkosa, seat
from proving import rule

PRODUCTION = "room production"
NO_POWER = {"r1c1": None, "r1c2": None, "r1c3": None}
STAR = {"r1c1": None, "r1c3": None}
"""Of the board bunker '07, side B, only the special room on r1c2 has power."""


def special(
    name: str, *, liam: Seat | None = None, chance: dict[str, list[str]] | None = None, **has: object
) -> Position:
    """Kate's production with a special room, alone under power unless said otherwise."""
    other = liam or seat(special="mech arena" if name != "mech arena" else "triage dome", shards=NO_POWER)
    shards = has.pop("shards", STAR)
    kate = seat(special=name, shards=shards, **has)
    return arkosa(kate=kate, liam=other, phase=PRODUCTION, options={"setup": "regular"}, chance=chance)


@rule("ARK-233", "ARK-318")
def test_mech_arena_turns_scrap_into_morale() -> None:
    table = special("mech arena", scrap=3, morale=4)
    table.plays("2")

    assert (table.seat("kate").scrap, table.seat("kate").morale) == (1, 6)


@rule("ARK-234")
def test_parallel_dynamics_activates_an_adjacent_powered_room_once_more() -> None:
    # r1c1 bug farm, r1c2 parallel dynamics, r1c3 tape spooler without power, r2c2 giant bug ranch, r3c2 not adjacent
    table = special(
        "parallel dynamics",
        rooms={"r2c2": "giant bug ranch", "r3c2": "holo lounge"},
        shards={"r1c3": None, "r2c2": "active", "r3c2": "active"},
    )
    table.plays("r1c2")
    assert table.offers() == ["r1c1", "r2c2", "no room"]
    table.plays("r2c2")
    assert table.seat("kate").food == 3

    table.plays("r2c2")
    assert table.seat("kate").food == 6


@rule("ARK-234")
def test_parallel_dynamics_cannot_pick_a_room_with_the_same_ability() -> None:
    table = special("parallel dynamics", shards=STAR)

    assert table.state.round == 2
    assert table.seat("kate").stock == [0] * 5


@rule("ARK-348")
def test_parallel_dynamics_may_pick_a_room_before_or_after_it_activated_but_not_a_fixed_one() -> None:
    table = special("parallel dynamics", shards={"r1c3": "x"})
    table.plays("r1c3", "r1c1")
    assert table.offers() == ["r1c1", "no room"]
    table.plays("r1c1")
    assert table.seat("kate").food == 4

    none = special("parallel dynamics", shards={"r1c3": "x"})
    none.plays("r1c2", "no room")
    assert none.seat("kate").food == 0


@rule("ARK-316")
def test_activated_again_a_room_earns_its_space_bonus_again() -> None:
    # bunker '42 B: the star space is r1c2, and r2c2 below it gives an entertainment room 1 scrap
    table = arkosa(
        kate=seat(
            board="bunker '42",
            special="parallel dynamics",
            morale=4,
            rooms={"r2c2": "holo lounge"},
            shards={"r1c1": None, "r1c3": None, "r2c2": "active"},
        ),
        liam=seat(board="bunker '07", shards=NO_POWER),
        phase=PRODUCTION,
        options={"setup": "regular"},
    )
    table.plays("r2c2", "r2c2")

    assert (table.seat("kate").scrap, table.seat("kate").morale) == (2, 6)


@rule("ARK-235")
def test_gamblers_den_pays_1_scrap_for_two_rolls_or_not() -> None:
    table = special("gamblers' den", scrap=2, chance={"resource die": ["magtape", "food"]})
    assert table.offers() == ["yes", "no"]
    table.plays("yes")
    assert table.seat("kate").stock == [1, 0, 1, 1, 0]

    table = special("gamblers' den", scrap=2)
    table.plays("no")
    assert table.seat("kate").scrap == 2
    assert special("gamblers' den", scrap=0).state.round == 2


@rule("ARK-312", "ARK-342")
def test_an_injury_at_gamblers_den_hits_a_colonist_of_choice_if_there_is_one() -> None:
    table = special(
        "gamblers' den", scrap=1, hand=["trog"], resting=["flurn"], chance={"resource die": ["injury", "injury"]}
    )
    table.plays("yes")
    assert table.offers() == ["trog", "flurn"]
    table.plays("trog")
    assert table.seat("kate").injured == ["trog", "flurn"]

    nobody = special("gamblers' den", scrap=1, chance={"resource die": ["injury", "food"]})
    nobody.plays("yes")
    assert nobody.seat("kate").food == 1


@rule("ARK-349")
def test_the_vault_produces_scrap_and_cannot_be_robbed_while_it_has_power() -> None:
    table = special("the vault")
    assert table.seat("kate").scrap == 1

    for shard, stolen in (("active", 0), ("x", 1), (None, 1)):
        table = arkosa(
            kate=seat(special="the vault", food=2, shards={"r1c2": shard}),
            liam=seat(hand=["oran"]),
            turn="liam",
            options={"setup": "regular"},
        )
        table.plays("oran 1")
        assert table.seat("liam").food == stolen


def raided(shard: str) -> Position:
    """Larder rats, in round 3, come for 4 food and nitrogen of kate, who has 3."""
    table = arkosa(
        kate=seat(special="the vault", food=2, nitrogen=1, shards={"r1c2": shard}),
        liam=seat(hand=["b'orlol"]),
        turn="liam",
        round=3,
        options={"setup": "regular"},
        board={"marker": 11},
        chance={"raid events": ["larder rats"], "resource die": ["scrap"]},
    )
    table.plays("b'orlol 3", "the factory")
    return table


@rule("ARK-349")
def test_the_vault_keeps_the_first_two_tokens_of_a_raid() -> None:
    table = raided("active")
    assert table.asked == "kate"
    assert table.offers() == ["1 food", "1 nitrogen"]
    table.plays("1 food")

    assert table.seat("kate").stock == [1, 1, 0, 0, 0]


@rule("ARK-349")
def test_the_vault_without_power_keeps_nothing() -> None:
    assert raided("x").seat("kate").stock == [0, 0, 0, 0, 0]


@rule("ARK-349")
def test_a_token_not_held_does_not_use_the_vault_up() -> None:
    table = arkosa(
        kate=seat(special="the vault", food=1, scrap=3, hand=["trog", "zib tallow"]),
        liam=seat(hand=["b'orlol"]),
        turn="liam",
        round=3,
        options={"setup": "regular"},
        board={"marker": 11},
        chance={"raid events": ["dust reavers"], "resource die": ["nitrogen", "food", "scrap", "scrap"]},
    )
    table.plays("b'orlol 3", "the factory")

    assert table.seat("kate").stock == [1, 0, 2, 0, 0]


@rule("ARK-350")
def test_secret_meat_dispensary_feeds_its_owner_and_saddens_an_opponent_of_choice() -> None:
    table = arkosa(
        kate=seat(special="secret meat dispensary", morale=9, shards=STAR),
        liam=seat(morale=5, shards=NO_POWER),
        mia=seat(morale=1, shards=NO_POWER),
        phase=PRODUCTION,
        options={"setup": "regular"},
    )
    assert table.offers() == ["blue", "purple"]
    table.plays("blue")

    assert table.seat("kate").food == 2
    assert (table.seat("liam").morale, table.seat("mia").morale) == (4, 1)


@rule("ARK-351")
def test_space_pirate_radio_steals_a_token_and_gains_morale() -> None:
    table = special(
        "space pirate radio", morale=9, liam=seat(special="mech arena", food=1, scrap=1, shards=NO_POWER, morale=0)
    )
    assert table.offers() == ["food", "scrap"]
    table.plays("scrap")

    assert (table.seat("kate").scrap, table.seat("kate").morale) == (1, 10)
    assert table.seat("liam").stock == [1, 0, 0, 0, 0]


@rule("ARK-352")
def test_second_shift_uses_a_resting_colonist_again_who_stays_resting() -> None:
    table = special("second shift bunkroom", resting=["boeuf", "patrea partay"], hand=["trog"])
    assert table.offers() == ["boeuf 1", "boeuf 2", "patrea partay 2", "nobody"]
    table.plays("boeuf 1")
    assert table.seat("kate").food == 3
    assert "boeuf" in table.seat("kate").hand  # rested at the end of the round


@rule("ARK-352")
def test_a_second_shift_may_injure() -> None:
    table = special("second shift bunkroom", resting=["combustible joe"], chance={"numbered die": ["1"]})
    table.plays("combustible joe 1")

    assert table.seat("kate").injured == ["combustible joe"]


@rule("ARK-353")
def test_metabolic_exchanger_makes_3_tokens_in_any_mix() -> None:
    table = special("metabolic exchanger")
    assert table.offers() == ["3 food", "2 food and 1 nitrogen", "1 food and 2 nitrogen", "3 nitrogen"]
    table.plays("1 food and 2 nitrogen")

    assert table.seat("kate").stock == [1, 2, 0, 0, 0]


@rule("ARK-354")
@pytest.mark.parametrize(
    ("option", "gained"),
    [("gain 1 reputation", (22, 4, 0)), ("gain 1 morale", (21, 5, 0)), ("gain 1 magtape", (21, 4, 1))],
)
def test_propaganda_studio_offers_reputation_morale_or_magtape(option: str, gained: tuple[int, int, int]) -> None:
    table = special("propaganda studio", morale=4, reputation=21)
    table.plays(option)

    kate = table.seat("kate")
    assert (kate.reputation, kate.morale, kate.magtape) == gained


@rule("ARK-355")
def test_triage_dome_heals_two_to_hand() -> None:
    table = special("triage dome", injured=["trog", "flurn", "boeuf"])
    table.plays("trog", "boeuf")

    assert table.seat("kate").hand == ["trog", "boeuf"]
    assert table.seat("kate").injured == ["flurn"]
    assert table.seat("kate").nitrogen == 1
