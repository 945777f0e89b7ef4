"""Setting up › starting cards: the draft."""

from __future__ import annotations

from collections.abc import Sequence

from games.pioneers.positions import Position, at_setup
from proving import rule

ROW = ["farm", "farm", "farm", "bazaar", "canteen", "school"]


def drafting(*packets: Sequence[str], projects: Sequence[str] = ("deep vaults", "open channels")) -> Position:
    """Anna, Ben and Cleo (survivors 6, 5, 4) with these packets: three market and two wastes cards each."""
    chance = {
        "survivors": ["sarge", "nadia voles", "pete"],
        "projects": list(projects),
        "market deck": [*ROW, *(key for packet in packets for key in packet[:3])],
        "wastes deck": [key for packet in packets for key in packet[3:]],
    }
    table = at_setup(chance=chance)
    table.plays("blue", "red", "green")
    return table


FIRST = ("theresa", "school", "planned raid", "tinned food", "raid")
SECOND = ("pig pens", "rv", "saloon", "arc levy", "granny bea")
THIRD = ("watchtower", "workshop", "grain silo", "field notes", "old brandt")


def picks(table: Position, *keys: str) -> None:
    """Anna's, Ben's and Cleo's pick."""
    for place, key in enumerate(keys):
        table.table.choose(key, seat=place)


@rule("PIO-070")
def test_everybody_is_dealt_three_market_and_two_wastes_cards() -> None:
    table = drafting(FIRST, SECOND, THIRD)

    assert table.seat("anna").dealt == list(FIRST)
    assert table.view()["players"][1]["dealt_size"] == 5
    assert len(table.table.decisions) == 3


@rule("PIO-071", "PIO-077")
def test_a_pick_is_kept_in_hand_or_played_for_free() -> None:
    table = drafting(FIRST, SECOND, THIRD)
    picks(table, "play theresa", "keep rv", "play watchtower")

    assert table.seat("anna").town == ["theresa"]
    assert table.seat("ben").hand == ["rv"]
    assert table.seat("cleo").town == ["watchtower"]
    assert [table.seat(name).tokens for name in table.names] == [(0, 2, 2)] * 3


@rule("PIO-077")
def test_a_card_once_kept_cannot_be_played_for_free_later_in_the_set_up() -> None:
    table = drafting(FIRST, SECOND, THIRD)
    picks(table, "keep theresa", "keep rv", "keep watchtower")

    for decision in table.table.decisions:
        keys = {option.key for option in decision.options}
        assert not keys & {"play theresa", "play rv", "play watchtower"}


@rule("PIO-072", "PIO-073")
def test_packets_of_five_four_and_three_and_the_last_two_cards_are_discarded() -> None:
    table = drafting(FIRST, SECOND, THIRD)
    sizes = [[len(player.dealt) for player in table.state.players]]
    picks(table, "keep theresa", "keep rv", "keep watchtower")
    sizes.append([len(player.dealt) for player in table.state.players])
    assert table.seat("ben").dealt == ["school", "planned raid", "tinned food", "raid"]
    picks(table, "keep workshop", "keep school", "keep pig pens")
    sizes.append([len(player.dealt) for player in table.state.players])
    assert table.seat("anna").dealt == ["saloon", "arc levy", "granny bea"]
    picks(table, "keep saloon", "keep grain silo", "keep planned raid")

    assert sizes == [[5, 5, 5], [4, 4, 4], [3, 3, 3]]
    assert table.seat("anna").hand == ["theresa", "workshop", "saloon"]
    discards = table.view()["decks"]
    assert len(discards["market"]["discard"]) + len(discards["wastes"]["discard"]) == 6
    assert set(discards["wastes"]["discard"]) == {
        "tinned food", "raid", "arc levy", "granny bea", "field notes", "old brandt",
    }  # fmt: skip


@rule("PIO-074")
def test_events_and_attacks_may_be_picked_but_not_played() -> None:
    table = drafting(FIRST, SECOND, THIRD)
    anna, ben = table.table.decisions[0], table.table.decisions[1]
    keys = [option.key for option in anna.options]

    assert "keep raid" in keys
    assert "play raid" not in keys
    assert {option.key: option.rule for option in anna.refused} == {
        "play planned raid": "PIO-074",
        "play raid": "PIO-074",
    }
    assert "play arc levy" in [option.key for option in ben.refused]


@rule("PIO-075")
def test_a_card_kept_costs_a_token_later() -> None:
    table = drafting(FIRST, SECOND, THIRD)
    picks(table, "keep theresa", "keep rv", "keep watchtower")
    picks(table, "keep workshop", "keep school", "keep pig pens")
    picks(table, "keep saloon", "keep grain silo", "keep planned raid")
    assert (table.asked, table.state.round) == ("anna", 1)
    table.plays("play saloon")

    assert table.seat("anna").response == 1


@rule("PIO-076")
def test_all_pick_at_once_and_in_secret_and_packets_wait_for_everybody() -> None:
    table = drafting(FIRST, SECOND, THIRD)
    table.table.choose("play watchtower", seat=2)

    seen = table.view("anna")["players"][2]
    assert (seen["picked"], seen["pick"], seen["structures"], seen["dealt"]) == (True, None, [], None)
    assert table.view("cleo")["players"][2]["pick"] == {"card": "watchtower", "play": True}
    assert table.seat("anna").dealt == list(FIRST)
    assert {decision.seat for decision in table.table.decisions} == {0, 1}
    assert not any("Watchtower" in line for line in table.told("anna"))


@rule("PIO-078")
def test_free_plays_are_carried_out_in_turn_order_with_all_their_effects() -> None:
    packets = (("pig pens", "rv", "saloon", "granny bea", "raid"), ("farm", "theresa", "school", "old brandt", "raid"),
               ("watchtower", "workshop", "grain silo", "field notes", "tinned food"))  # fmt: skip
    table = drafting(*packets)
    table.table.choose("play field notes", seat=2)
    table.table.choose("play old brandt", seat=1)
    table.table.choose("play granny bea", seat=0)

    assert table.track(1) == ["anna", "ben"]  # turn order, not the order of the answers
    assert table.asked == "cleo"
    assert table.seat("ben").dealt == ["farm", "theresa", "school", "raid"]  # not passed on yet
    table.plays("deep vaults 1")
    assert table.state.players[2].research == [1, 0]
    assert table.seat("cleo").dealt == ["farm", "theresa", "school", "raid"]


@rule("PIO-080")
def test_an_item_that_takes_effect_once_is_resolved_with_the_starting_resources_in_the_pile() -> None:
    table = drafting(FIRST, SECOND, THIRD)
    picks(table, "play tinned food", "keep rv", "keep watchtower")

    assert table.asked == "anna"  # 4 food, 2 credits and 2 response tokens are two too many
    table.plays("2 food")
    assert table.seat("anna").tokens == (2, 2, 2)
    assert table.view()["decks"]["wastes"]["discard"] == ["tinned food"]


@rule("PIO-079")
def test_the_limit_of_one_personality_does_not_apply_to_the_set_up_nor_count_for_round_one() -> None:
    table = drafting(
        ("theresa", "farm", "school", "granny bea", "raid"),
        ("pig pens", "rv", "saloon", "old brandt", "raid"),
        ("captain roe", "professor wexley", "grain silo", "sister ines", "raid"),
    )
    picks(table, "play theresa", "keep rv", "keep grain silo")
    picks(table, "play captain roe", "play granny bea", "keep saloon")
    picks(table, "keep old brandt", "keep professor wexley", "keep farm")

    assert table.seat("anna").town == ["theresa", "captain roe"]
    assert table.seat("anna").joined == 0
    assert "play old brandt" in table.offers()


@rule("PIO-081")
def test_after_set_up_every_town_is_small() -> None:
    table = drafting(FIRST, SECOND, THIRD)
    picks(table, "play school", "play pig pens", "play watchtower")
    picks(table, "play workshop", "keep raid", "play saloon")
    picks(table, "keep rv", "play grain silo", "keep theresa")

    assert table.state.phase == "actions"
    for player in table.state.players:
        assert len(player.structures) <= 3
        assert player.hq.key == "small hq"
