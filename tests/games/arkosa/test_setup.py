"""Game components, component setup, and the starter bunker setup."""

from __future__ import annotations

from typing import Any

import pytest

from games.arkosa.openings import ended, opened, opening, passing_time
from games.arkosa.positions import BOX, arkosa, seat
from holdfast import UnknownGame
from holdfast.games.arkosa import GAME
from holdfast.games.arkosa.box import DECKS
from holdfast.games.arkosa.setup import new
from proving import rule


@rule("ARK-001")
def test_the_game_lasts_three_rounds() -> None:
    table = ended(opened(2))

    assert table.state.round == 3
    assert table.over


@rule("ARK-001", "ARK-002")
def test_the_highest_total_of_all_sources_wins() -> None:
    table = arkosa(
        kate=seat(magtape=4, hand=["pock and pook"], rooms={"r2c1": "megaforge"}, bribes=["mixtape"]),
        liam=seat(reputation=25, bribes=["reactor core"]),
        round=3,
    )

    kate, liam = table.sheet("kate"), table.sheet("liam")
    assert (kate["rooms"], kate["colonists"], kate["bribes"], kate["leftover resources"]) == (6, 3, 5, 2)
    assert liam["bribes"] == -13
    assert table.table.result().winners == (0,)


@rule("ARK-003", "ARK-181")
def test_a_tie_goes_to_the_higher_morale() -> None:
    table = arkosa(kate=seat(morale=2), liam=seat(morale=5), mia=seat(morale=6, reputation=19))

    assert table.table.scores() == [20, 20, 19]
    assert table.table.winners() == [1]


@rule("ARK-004")
def test_one_to_four_people_play_and_only_one_alone_meets_a_bot() -> None:
    assert GAME.seats == (1, 2, 3, 4)
    for seats in GAME.seats:
        players = opened(seats).state.players
        assert sum(not player.bot for player in players) == seats
        assert sum(bool(player.bot) for player in players) == (seats == 1)
    with pytest.raises(UnknownGame):
        opening(5)


@rule("ARK-005", "ARK-013")
def test_the_decks_hold_what_the_box_says() -> None:
    game = new(BOX, 4, GAME.check(4, {}))

    assert len(game.colonists_a) == 28
    assert len(game.colonists_b) == 20
    assert {deck: len(pile) for deck, pile in zip(DECKS, game.events, strict=True)} == {
        "low": 38, "medium": 28, "high": 24, "raid": 6, "sawbones": 11,
    }  # fmt: skip
    assert len(game.bribe_deck) == 20
    assert sum(card.count for card in BOX.solo.cards) == 17


@rule("ARK-013")
def test_what_a_deck_gives_is_chance() -> None:
    assert opened(3, seed=1).state.path != opened(3, seed=2).state.path


@rule("ARK-006")
def test_there_are_six_bunkers_and_seven_leaders_and_solo_boards_of_two_sides() -> None:
    assert len(BOX.starter_boards) == len(BOX.regular_boards) == 6
    assert len(BOX.leaders) == 7
    assert sorted(BOX.bots) == ["A", "B"]
    assert BOX.bots["A"].board is not BOX.bots["B"].board


@rule("ARK-007", "ARK-236")
def test_there_are_47_room_tiles() -> None:
    kinds = {kind: sum(room.count for room in BOX.rooms if room.kind == kind) for kind in ("A", "B", "special")}

    assert kinds == {"A": 27, "B": 10, "special": 10}
    assert {room.name for room in BOX.rooms if room.kind == "special"} == {
        "Gamblers' Den", "Parallel Dynamics", "The Vault", "Mech Arena", "Secret Meat Dispensary",
        "Space Pirate Radio", "Second Shift Bunkroom", "Metabolic Exchanger", "Propaganda Studio", "Triage Dome",
    }  # fmt: skip


@rule("ARK-009", "ARK-182")
def test_there_are_two_dice_and_each_side_of_the_resource_die_is_another() -> None:
    assert BOX.board.numbered_die == (1, 2, 3, 4, 5, 6)
    assert sorted(BOX.board.die) == ["food", "injury", "magtape", "nitrogen", "scrap", "shard"]


@rule("ARK-008", "ARK-022", "ARK-036")
def test_each_of_four_colours_marks_actions_reputation_morale_and_the_special_trade() -> None:
    table = opened(4)
    players = table.view(None)["players"]
    assert {player["colour"] for player in players} == {"grey", "blue", "purple", "green"}
    assert [player["reputation"] for player in players] == [20] * 4
    assert len({player["morale"] for player in players}) == 4
    assert [player["trade_used"] for player in players] == [False] * 4
    assert table.state.action == 1


@rule("ARK-027", "ARK-041", "ARK-241")
@pytest.mark.parametrize(
    ("seats", "options"), [(3, {"setup": "starter"}), (4, {}), (1, {"bot": "A", "setup": "starter"}), (1, {"bot": "B"})]
)
def test_after_the_setup_every_card_dealt_is_in_a_hand_and_nowhere_else(seats: int, options: dict[str, Any]) -> None:
    table = opened(seats, **options)
    GAME.invariants(table.state)

    assert [player.dealt for player in table.state.players] == [[]] * len(table.state.players)
    assert len(table.state.players[0].hand) == (3 if seats == 1 else 4)


@rule("ARK-010", "ARK-011")
def test_the_general_supply_never_runs_out_also_beyond_94_tokens_and_60_shards() -> None:
    table = arkosa(
        kate=seat(food=94, shard=60, hand=["boeuf"]), liam=seat(food=94), board={"marker": 36, "path": [None] * 5}
    )
    table.plays("boeuf 1")
    assert table.seat("kate").food == 97

    table = arkosa(
        kate=seat(shard=60, hand=["b'orlol"]),
        liam=seat(),
        board={"marker": 36, "path": [None] * 5},
        chance={"resource die": ["scrap", "scrap"]},
    )
    table.plays("b'orlol 3", "the factory")
    assert table.seat("kate").shard == 61


@rule("ARK-014", "ARK-191")
def test_the_die_of_the_factory_may_be_rolled_elsewhere_before() -> None:
    table = arkosa(
        kate=seat(food=1, hand=["b'orlol"]),
        liam=seat(),
        board={"marker": 0, "path": [None] * 5},
        chance={"low events": ["scuffle in the dust"], "resource die": ["food", "scrap", "magtape"]},
    )
    table.plays("b'orlol 3", "the factory")

    assert table.seat("kate").stock == [0, 0, 1, 1, 0]


@rule("ARK-012")
def test_supplies_start_empty_and_hold_five_kinds() -> None:
    game = new(BOX, 2, GAME.check(2, {}))

    assert [player.stock for player in game.players] == [[0] * 5, [0] * 5]
    assert list(opened(2).view(0)["players"][0]["stock"]) == ["food", "nitrogen", "scrap", "magtape", "shard"]


@rule("ARK-015")
@pytest.mark.parametrize(("number", "space"), [("1", 0), ("2", 7), ("3", 14), ("4", 20), ("5", 27), ("6", 33)])
def test_the_numbered_die_says_where_the_marker_starts(number: str, space: int) -> None:
    table = opening(2, chance={"exploration start": [number]})

    assert table.state.marker == space
    assert BOX.board.track[space].number == int(number)


@rule("ARK-016")
def test_everybody_can_read_special_colonists_and_rooms() -> None:
    table = arkosa(
        kate=seat(), liam=seat(), board={"path": ["kronch", "oran", None, None, None]}, options={"setup": "regular"}
    )

    for name in ("kate", "liam", None):
        seen = table.view(name)
        kronch = next(place["colonist"] for place in seen["locations"] if place["id"] == "wanderers_path")
        assert kronch["special"]
        assert kronch["actions"][0] == "an opponent: injure a colonist"
        assert seen["players"][1]["spaces"][2]["room"]["text"] == "turn 1 scrap into 1 morale"


@rule("ARK-017")
def test_at_setup_only_a_rooms_are_in_the_bag() -> None:
    game = new(BOX, 3, GAME.check(3, {}))

    assert {room.kind for room in game.bag.rest} == {"A"}
    assert len(game.bag) == 27
    assert len(game.later_rooms) == 10
    assert len(game.specials) == 10


@rule("ARK-018")
def test_the_round_tracker_starts_on_0() -> None:
    assert opening(2).view(0)["round"] == 0
    assert opened(2).view(0)["round"] == 1


@rule("ARK-320", "ARK-028", "ARK-042")
def test_hands_and_decks_are_hidden_and_all_else_is_open() -> None:
    kate = seat(food=2, hand=["flurn"], resting=["trog"], injured=["wexley"], items=["patch kit"])
    table = arkosa(kate=kate, liam=seat(), board={"discards": ["sandstorm"]})

    for name in ("liam", None):
        seen = table.view(name)
        kates = seen["players"][0]
        assert kates["hand"] is None
        assert kates["hand_size"] == 1
        assert kates["stock"]["food"] == 2
        assert [card["key"] for card in kates["resting"]] == ["trog"]
        assert [card["key"] for card in kates["injured"]] == ["wexley"]
        assert [card["key"] for card in kates["items"]] == ["patch kit"]
        assert seen["pool"] == {"food": 1, "nitrogen": 1}
        assert seen["discards"]["low"] == ["sandstorm"]
        assert seen["decks"]["low"] == 36
        assert "flurn" not in str(seen)
    assert [card["key"] for card in table.view("kate")["players"][0]["hand"]] == ["flurn"]


# Starter bunker setup --------------------------------------------------------------------------------------------


@rule("ARK-019", "ARK-321")
def test_starter_boards_and_leaders_are_dealt_at_random_no_two_alike() -> None:
    table = opened(4, setup="starter", chance={"bunker boards": ["bunker '42", "bunker '07"]})
    players = table.state.players

    assert [player.board.key for player in players if player.board][:2] == ["bunker '42", "bunker '07"]
    assert len({player.board for player in players}) == len({player.leader for player in players}) == 4
    assert all(player.board in BOX.starter_boards for player in players)
    others = opened(4, seed=9, setup="starter").state.players
    assert [player.leader for player in others] != [player.leader for player in players]


@rule("ARK-020", "ARK-024", "ARK-025", "ARK-321")
def test_starter_resources_and_morale_come_from_the_bunker_and_there_is_no_special_trade() -> None:
    table = opened(2, setup="starter", chance={"bunker boards": ["bunker '13", "bunker '58"]})
    first, second = table.state.players

    assert (first.stock, first.morale) == ([4, 4, 3, 2, 0], -2)
    assert (second.stock, second.morale) == ([2, 2, 1, 1, 0], 3)
    assert "special trade" not in [option.key for option in table.decision.options]
    assert table.view(0)["players"][0]["special_trade"] is None


@rule("ARK-322")
def test_in_the_starter_setup_everybody_picks_a_colour_that_is_free() -> None:
    table = opening(3, setup="starter")
    assert [option.key for option in table.decision.options] == ["grey", "blue", "purple", "green"]
    assert table.decision.rule == "ARK-322"
    table.choose("purple")
    assert [option.key for option in table.decision.options] == ["grey", "blue", "green"]
    table.choose("grey")
    table.choose("green")

    assert [player.colour for player in table.state.players] == ["purple", "grey", "green"]


@rule("ARK-022", "ARK-023")
def test_everybody_starts_with_20_reputation_and_two_actions_a_turn() -> None:
    table = opened(3, setup="starter")

    assert [player.reputation for player in table.state.players] == [20, 20, 20]
    starter = table.decision.seat
    table.choose("reset trade")
    table.choose("done")
    assert table.decision.seat == starter
    table.choose("reset trade")
    table.choose("done")
    assert table.decision.seat == (starter + 1) % 3


@rule("ARK-026")
def test_three_active_shards_lie_at_the_built_rooms_beside_the_resources() -> None:
    for player in opened(4, setup="starter").state.players:
        assert player.shards == [1, 1, 1, 0, 0, 0, 0, 0, 0]
        assert player.stock[4] == 0


@rule("ARK-323")
def test_the_starter_setup_has_no_special_rooms() -> None:
    table = opened(2, setup="starter")

    assert table.state.specials == []
    assert sum(room.kind == "special" for room in table.state.removed_rooms) == 10
    assert all(room is None or room.kind == "printed" for player in table.state.players for room in player.rooms)


@rule("ARK-027")
def test_in_the_starter_setup_four_hidden_a_colonists_are_the_hand() -> None:
    table = opened(3, setup="starter")

    for player in table.state.players:
        assert [card.deck for card in player.hand] == ["A"] * 4
        assert table.view(player.seat)["players"][player.side]["hand_size"] == 4
        assert table.view((player.seat + 1) % 3)["players"][player.side]["hand"] is None


@rule("ARK-029", "ARK-030")
def test_the_highest_roll_takes_the_token_and_ties_roll_again() -> None:
    table = opened(4, setup="starter", chance={"first player": ["6", "2", "6", "6", "3", "5", "5", "1", "4"]})

    assert table.state.first == 3
    assert table.decision.seat == 3


@rule("ARK-028")
def test_hands_stay_hidden_for_the_whole_game() -> None:
    checked = 0
    for table in passing_time(opened(3, seed=5), seed=5):
        seen = table.view(0)
        assert seen["players"][1]["hand"] is None
        assert seen["players"][2]["hand"] is None
        checked += 1

    assert checked > 50
