"""Regular bunker setup: foundations, leaders, special rooms and the draft."""

from __future__ import annotations

from typing import Any

from games.arkosa.openings import Chance, opened, opening
from games.arkosa.positions import BOX
from holdfast.engine.table import Table
from proving import rule

ROLLS: Chance = {"first player": ["5", "2", "3", "1"]}


def keys(table: Table[Any]) -> list[str]:
    return [option.key for option in table.decision.options]


def choosers(table: Table[Any], prompt: str) -> list[int]:
    """Who answers decisions with this prompt, in order, taking always the first option."""
    seats = []
    while not table.over and table.state.phase == "setup":
        if table.decision.prompt == prompt:
            seats.append(table.decision.seat)
        elif seats and table.decision.prompt != "Which colour?":
            break
        table.choose(0, seat=table.decision.seat)
    return seats


@rule("ARK-031", "ARK-032")
def test_the_roll_comes_first_then_boards_and_colours_clockwise_from_the_holder() -> None:
    table = opening(4, chance={"first player": ["1", "6", "3", "6", "2", "4"]})
    assert table.decision.seat == 3
    assert len(keys(table)) == 6

    table.choose("bunker '42")
    assert keys(table) == ["grey", "blue", "purple", "green"]
    table.choose("blue")
    assert table.decision.seat == 0
    assert "bunker '42" not in keys(table)
    table.choose("bunker '07")
    assert keys(table) == ["grey", "purple", "green"]
    player = table.state.players[3]
    assert (player.board, player.colour, player.reputation) == (BOX.regular_boards[4], "blue", 20)


@rule("ARK-033")
def test_with_four_players_the_token_passes_after_each_of_three_steps() -> None:
    table = opening(4, chance=ROLLS)
    assert choosers(table, "Which bunker?") == [0, 1, 2, 3]
    assert choosers(table, "Which colony leader?") == [1, 2, 3, 0]
    assert choosers(table, "Which special room?") == [2, 3, 0, 1]
    table = opened(4, chance=ROLLS)
    assert table.state.first == 3
    assert table.decision.seat == 3


@rule("ARK-033")
def test_with_two_players_the_second_starts_round_1() -> None:
    table = opening(2, chance={"first player": ["4", "1"]})
    assert choosers(table, "Which bunker?") == [0, 1]
    assert choosers(table, "Which colony leader?") == [1, 0]
    assert choosers(table, "Which special room?") == [0, 1]

    assert opened(2, chance={"first player": ["4", "1"]}).decision.seat == 1


@rule("ARK-034", "ARK-035", "ARK-036")
def test_a_leader_brings_resources_morale_and_a_special_trade() -> None:
    table = opening(2, chance={"first player": ["4", "1"]})
    for key in ("bunker '42", "grey", "bunker '13", "blue"):
        table.choose(key)
    assert len(keys(table)) == 7
    table.choose("sister cog")
    assert "sister cog" not in keys(table)
    table.choose("libra")
    cog, libra = table.state.players[1], table.state.players[0]

    assert (cog.stock, cog.morale, cog.trade_used) == ([3, 3, 3, 1, 1], -2, False)
    assert (libra.stock, libra.morale) == ([3, 3, 3, 1, 0], 0)
    assert table.view(0)["players"][0]["special_trade"] == "pay 1 food and 1 nitrogen, gain 2 magtape"


@rule("ARK-037")
def test_all_starting_morale_values_differ() -> None:
    assert len({leader.morale for leader in BOX.leaders}) == 7
    assert len({board.morale for board in BOX.starter_boards}) == 6


@rule("ARK-038", "ARK-039", "ARK-040")
def test_a_special_room_goes_to_the_star_space_free_of_charge_with_a_shard() -> None:
    table = opening(2, chance={"first player": ["4", "1"]})
    for key in ("bunker '42", "grey", "bunker '13", "blue", "libra", "ma tundra"):
        table.choose(key)
    assert len(keys(table)) == 10
    table.choose("the vault")
    assert "the vault" not in keys(table)
    table.choose("mech arena")
    first, second = table.state.players

    assert [room.name if room else None for room in first.rooms][:3] == ["Bug Farm", "The Vault", "Nitro Lab"]
    assert [room.name if room else None for room in second.rooms][:3] == ["Nitro Lab", "Sorting Bay", "Mech Arena"]
    assert first.shards == second.shards == [1, 1, 1, 0, 0, 0, 0, 0, 0]
    assert first.stock == [4, 3, 1, 1, 0]
    assert len(table.state.removed_rooms) == 8
    assert table.state.specials == []


@rule("ARK-041", "ARK-042")
def test_the_draft_keeps_one_of_four_and_passes_the_rest_to_the_left() -> None:
    table = opening(3, seed=3)
    while len(table.decisions) < 3:
        table.choose(0)
    dealt = [list(player.dealt) for player in table.state.players]
    assert [len(cards) for cards in dealt] == [4, 4, 4]

    table.choose(dealt[1][2].key, seat=1)
    assert [decision.seat for decision in table.decisions] == [0, 2]
    assert table.view(0)["players"][1]["hand"] is None
    table.choose(dealt[2][0].key, seat=2)
    table.choose(dealt[0][3].key, seat=0)
    assert table.state.players[2].dealt == [card for card in dealt[1] if card is not dealt[1][2]]
    assert table.state.players[0].dealt == [card for card in dealt[2] if card is not dealt[2][0]]


@rule("ARK-041")
def test_each_player_drafts_four_and_the_last_card_without_a_choice() -> None:
    table = opening(4, seed=4)
    drafts = 0
    while table.state.phase == "setup":
        drafts += table.decision.rule == "ARK-041"
        table.choose(0, seat=table.decision.seat)

    assert drafts == 4 * 3
    assert all(sorted(map(repr, player.secret)) == sorted(map(repr, player.hand)) for player in table.state.players)
    assert [len(player.hand) for player in table.state.players] == [4, 4, 4, 4]
    assert len({card for player in table.state.players for card in player.hand}) == 16


@rule("ARK-042")
def test_nobody_reads_of_the_picks_of_others() -> None:
    table = opened(3, seed=6)
    kept = {card.name for card in table.state.players[1].hand}

    assert not any(name in line for name in kept for line in table.story.for_seat(0))
