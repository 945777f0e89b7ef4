"""Playing cards, cards with a time of their own, activations and bans."""

from __future__ import annotations

import pytest

from games.pioneers.positions import pioneers, seat
from games.pioneers.test_attacks import attacked
from holdfast.games.pioneers.rules.powers import DEFENCE
from proving import rule


@rule("PIO-207")
def test_effects_hold_as_long_as_the_card_is_in_town() -> None:
    table = attacked("viralz horde", seat(town=["armoury"]), [1, 1])

    assert table.seat("ben").town == []
    assert table.seat("ben").powers[DEFENCE] == 0
    assert "ben rolled 1 and 1, in all 4" in table.told()


@rule("PIO-208")
def test_an_activation_may_be_used_several_times_unless_limited() -> None:
    anna = seat(town=["pig pens", "pig pens", "scrap yard"], hand=["farm", "school"])
    table = pioneers(anna=anna, ben=seat(), cleo=seat())
    table.plays("use pig pens", "use pig pens", "use scrap yard", "farm", "1 food")

    assert table.seat("anna").town == ["scrap yard"]
    assert table.seat("anna").tokens == (5, 1, 0)
    assert (table.asked, table.seat("anna").hand) == ("anna", ["school"])
    assert "use scrap yard" not in table.offers()


@rule("PIO-208")
def test_what_is_limited_to_once_a_turn_comes_again_in_the_next_turn() -> None:
    table = pioneers(anna=seat(town=["scrap yard"], hand=["farm", "school"]), ben=seat(), cleo=seat())
    table.plays("use scrap yard", "farm", "end turn", "end turn", "end turn", "use scrap yard")

    assert table.seat("anna").credit == 2
    assert table.state.turn == 2


@rule("PIO-277")
def test_effects_add_up_and_limits_count_for_each_card() -> None:
    two = pioneers(anna=seat(town=["watchtower", "watchtower"]), ben=seat(), cleo=seat())
    assert two.seat("anna").powers[DEFENCE] == 2
    anna = seat(town=["scrap yard", "scrap yard"], hand=["farm", "school", "rv"], response=1)
    table = pioneers(anna=anna, ben=seat(), cleo=seat())
    table.plays("use scrap yard", "farm", "use scrap yard", "school")

    assert table.seat("anna").credit == 2
    assert "use scrap yard" not in table.offers()


@rule("PIO-209")
def test_events_and_attacks_are_discarded_when_resolved() -> None:
    table = pioneers(
        anna=seat(hand=["arc levy", "viralz pack"], response=2), ben=seat(credit=1), cleo=seat(),
        chance={"dice": ["6", "6"]},
    )  # fmt: skip
    table.plays("play arc levy", "play viralz pack")
    assert table.view()["resolving"] == ["viralz pack"]
    assert table.view()["decks"]["wastes"]["discard"] == ["arc levy"]
    table.plays("red")

    assert table.view()["decks"]["wastes"]["discard"] == ["arc levy", "viralz pack"]
    assert table.view()["resolving"] == []


@rule("PIO-210")
def test_an_event_is_played_in_the_own_turn_for_a_token_and_never_by_being_drawn() -> None:
    table = pioneers(
        anna=seat(response=1), ben=seat(credit=1), cleo=seat(), chance={"wastes deck": ["arc levy"]}
    )  # fmt: skip
    table.plays("wastes")
    assert table.seat("ben").credit == 1
    table.plays("play arc levy")

    assert (table.seat("ben").credit, table.seat("anna").response) == (0, 0)


@rule("PIO-211")
def test_a_card_prevails_over_the_general_rules() -> None:
    """Nadia draws two where the rule says one, Sarge attacks for nothing, the Bazaar changes printed prices."""
    table = pioneers(
        anna=seat(survivor="sarge", hand=["viralz pack"]), ben=seat(survivor="nadia voles"), cleo=seat(),
        board={"round": 2}, chance={"dice": ["6", "6"], "wastes deck": ["raid", "raid"]},
    )  # fmt: skip
    table.plays("play viralz pack", "red", "end turn", "wastes")

    assert table.seat("ben").hand == ["raid", "raid"]


@rule("PIO-278")
def test_a_ban_holds_for_everybody_until_the_end_of_the_round_and_other_ways_stay_open() -> None:
    table = pioneers(
        anna=seat(hand=["dust storm", "intercepted plans"], response=2), ben=seat(response=1), cleo=seat(),
        chance={"wastes deck": ["raid"]},
    )  # fmt: skip
    table.plays("play dust storm")
    assert table.seat("anna").response == 3
    assert "wastes" not in table.offers()
    assert table.refuses()["wastes"] == "the Wastes action is banned this round"
    table.plays("play intercepted plans", "red")
    assert table.seat("anna").hand == ["raid"]  # a wastes card all the same
    table.plays("end turn")
    assert "wastes" not in table.offers()
    table.plays("pass", "pass", "pass", "no trade", "no trade", "no trade", "sarge", "pete", "the cook")
    assert "wastes" in table.offers()


@rule("PIO-278")
def test_a_drought_changes_the_production_of_all_farms_this_round() -> None:
    table = pioneers(
        anna=seat(hand=["drought"], town=["farm", "pig pens"], response=1), ben=seat(town=["farm", "farm"]), cleo=seat()
    )
    table.plays("play drought", "(end turn)", "pass", "pass", "pass")

    assert table.seat("anna").production == [1, 1, 0]
    table.plays("no trade")
    assert table.seat("ben").production == [0, 1, 0]
    table.plays("no trade", "no trade", "sarge", "pete", "the cook")
    assert table.state.changes == []


@rule("PIO-278")
def test_a_changed_production_touches_only_cards_that_produce_it_and_stops_at_nothing() -> None:
    table = pioneers(anna=seat(town=["farm"]), ben=seat(), cleo=seat())
    table.state.changes += [("farm", 1, 2), ("farm", 0, -3)]
    table.plays("pass", "pass", "pass")

    assert table.seat("anna").production == [0, 1, 0]  # the credit of the HQ alone


@rule("PIO-212")
def test_nothing_is_discarded_at_will() -> None:
    anna = seat(town=["farm", "theresa"], hand=["school", "raid"], response=1)
    table = pioneers(anna=anna, ben=seat(), cleo=seat())

    assert not any(word in key for key in table.offers() for word in ("discard", "give up"))
    assert "farm" not in table.offers()


@rule("PIO-213")
def test_cards_are_played_only_in_the_own_turn_of_step_1() -> None:
    table = pioneers(
        anna=seat(), ben=seat(hand=["farm", "tinned food"], response=2), cleo=seat(), board={"phase": "maintenance"}
    )
    while table.state.phase == "maintenance":
        assert not any(key.startswith("play") for key in table.offers())
        table.plays("no trade")
    assert not any(key.startswith("play") for key in table.offers())


@rule("PIO-214")
def test_as_many_cards_as_can_be_paid() -> None:
    table = pioneers(anna=seat(hand=["farm"] * 3 + ["rv", "school"], response=4), ben=seat(), cleo=seat())
    table.plays("play farm", "play farm", "play farm", "play rv")

    assert table.seat("anna").town == ["farm", "farm", "farm", "rv"]
    assert table.seat("anna").response == 0


# The moment of losing a structure ---------------------------------------------------------------------------------


@rule("PIO-215", "PIO-217")
def test_the_books_example_reinforced_walls_are_played_from_hand_at_the_moment_of_losing_a_structure() -> None:
    table = attacked("ascendant warband", seat(town=["farm"], hand=["reinforced walls"], response=1), [1, 1])
    table.plays("roll", "accept")
    assert (table.asked, table.asks) == ("ben", "Farm is about to be lost. Prevent it?")
    table.plays("reinforced walls from hand")

    assert table.seat("ben").town == ["farm"]
    assert table.seat("ben").response == 0
    assert table.view()["decks"]["wastes"]["discard"] == ["reinforced walls", "ascendant warband"]


@rule("PIO-215")
def test_without_a_response_token_they_cannot_be_played() -> None:
    table = attacked("ascendant warband", seat(town=["farm"], hand=["reinforced walls"]), [1, 1])

    assert table.seat("ben").town == []
    assert table.seat("ben").hand == ["reinforced walls"]


@rule("PIO-216")
def test_played_into_the_town_beforehand_they_are_used_without_paying_again() -> None:
    table = pioneers(
        anna=seat(hand=["reinforced walls"], town=["farm"], response=1),
        ben=seat(hand=["ascendant warband"], response=1),
        cleo=seat(),
        chance={"dice": ["1", "1"]},
    )
    table.plays("play reinforced walls", "(end turn)", "play ascendant warband", "blue")
    assert table.offers() == ["reinforced walls from town", "let it go", "let all go"]
    table.plays("reinforced walls from town")

    assert table.seat("anna").town == ["farm"]
    assert table.view()["decks"]["wastes"]["discard"][0] == "reinforced walls"


@rule("PIO-216")
def test_molotovs_and_adrenaline_in_town_are_used_at_their_time_for_nothing() -> None:
    ben = seat(town=["molotovs", "adrenaline shot"], food=3)
    table = attacked("viralz pack", ben, [1, 1, 2, 2])
    table.plays("molotovs from town")  # +3, then 1 and 1
    assert table.offers() == ["adrenaline shot from town", "accept"]
    table.plays("adrenaline shot from town")

    assert "ben rolled 2 and 2, in all 9" in table.told()
    assert table.seat("ben").town == []


@rule("PIO-217")
def test_walls_help_against_attacks_raids_and_events() -> None:
    for key, dice, more in (("viralz horde", [1, 1], []), ("raid", [1, 1, 6, 6], ["discard 1 structure"])):
        table = attacked(key, seat(town=["farm", "reinforced walls"], food=1), dice)
        table.plays(*more, "reinforced walls from town")
        assert table.seat("ben").town == ["farm"]
    table = pioneers(
        anna=seat(hand=["livestock plague"], town=["pig pens", "reinforced walls"], response=1), ben=seat(), cleo=seat()
    )
    table.plays("play livestock plague", "reinforced walls from town")  # an own event, too
    assert table.seat("anna").town == ["pig pens"]


@rule("PIO-217")
def test_walls_do_not_help_against_unpaid_maintenance_or_a_cost() -> None:
    table = pioneers(
        anna=seat(town=["trading post", "reinforced walls"]), ben=seat(), cleo=seat(), board={"phase": "maintenance"}
    )
    table.plays("no trade")
    assert table.seat("anna").town == ["reinforced walls"]
    assert table.asked == "ben"
    table = pioneers(anna=seat(town=["pig pens", "reinforced walls"]), ben=seat(), cleo=seat())
    table.plays("use pig pens")
    assert table.seat("anna").town == ["reinforced walls"]
    assert table.seat("anna").food == 4


@rule("PIO-219")
@pytest.mark.parametrize("key", ["livestock plague", "arc levy", "field notes", "refugee column", "arc grant"])
def test_a_card_that_would_change_nothing_cannot_be_played(key: str) -> None:
    tokens = {"purchasing power": 4, "way of the wastes": 3}
    table = pioneers(anna=seat(hand=[key], response=1, research=tokens), ben=seat(), cleo=seat())

    assert f"play {key}" not in table.offers()
    assert table.refuses()[f"play {key}"] == "it would change nothing now"


@rule("PIO-219")
def test_gains_always_count_as_a_change_and_so_do_rolls() -> None:
    table = pioneers(anna=seat(hand=["tinned food", "viralz pack"], food=5, response=1), ben=seat(), cleo=seat())

    assert "play tinned food" in table.offers()  # on a full pile
    assert "play viralz pack" in table.offers()  # though nobody has food


@rule("PIO-219")
def test_caravan_needs_a_slot_that_can_be_paid() -> None:
    table = pioneers(
        anna=seat(hand=["caravan"], response=1), ben=seat(), cleo=seat(),
        board={"market": ["trading post", "watchtower", None, None, None, None]},
    )  # fmt: skip
    assert "play caravan" not in table.offers()
