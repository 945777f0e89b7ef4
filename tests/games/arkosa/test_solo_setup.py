"""Solo: overview, setup, and rules for both bots."""

from __future__ import annotations

import pytest

from games.arkosa.openings import opened, opening
from games.arkosa.positions import BOX, seat, solo
from holdfast import UnknownGame
from holdfast.games.arkosa import GAME
from holdfast.games.arkosa.setup import new
from proving import rule

NO_POWER = {"r1c1": None, "r1c2": None, "r1c3": None}


@rule("ARK-237")
def test_there_are_two_bots_and_five_levels() -> None:
    settings = {setting.name: setting.values for setting in GAME.settings}

    assert settings["bot"] == ("A", "B")
    assert len(settings["level"]) == 5
    assert [BOX.bots[letter].name for letter in "AB"] == ["4e 69 67 65 6c", "D.A.V.E."]
    for letter in "AB":
        table = opened(1, bot=letter)
        assert table.state.players[1].bot == letter
        assert table.view(0)["players"][1]["bot_name"] == BOX.bots[letter].name


@rule("ARK-238")
def test_hoo_di_di_zo_e_and_the_vault_are_not_in_solo_games() -> None:
    game = new(BOX, 1, GAME.check(1, {}))
    names = {card.name for card in (*game.colonists_a.rest, *game.colonists_b.rest)}

    assert {"Hoo-di-di", "ZO-E"}.isdisjoint(names)
    assert len(names) == 46
    assert "The Vault" not in {room.name for room in game.specials}


@rule("ARK-239")
def test_bot_b_needs_the_regular_setup() -> None:
    assert not opening(1, bot="A", setup="starter").state.regular
    assert opening(1, bot="A", setup="regular").state.regular
    assert opening(1, bot="B").state.regular
    with pytest.raises(UnknownGame, match="ARK-239"):
        opening(1, bot="B", setup="starter")


@rule("ARK-240")
def test_the_human_sets_up_first_and_then_the_bot_has_the_token_and_the_first_turn() -> None:
    table = opening(1, bot="B")
    while table.state.phase == "setup":
        assert table.state.first == 0
        table.choose(0)

    assert table.state.first == 1
    assert any("The bot drew" in line for line in table.story.for_seat(0))
    assert table.state.players[1].turns == 1
    later = solo("A", phase="rest colonists")
    assert later.state.first == 1
    assert later.player("bot").turns == 1


@rule("ARK-241", "ARK-242")
@pytest.mark.parametrize(("letter", "zone"), [("A", "resting"), ("B", "hand")])
def test_the_human_keeps_3_of_5_colonists_and_gives_2_to_the_bot(letter: str, zone: str) -> None:
    drawn = ["trog", "flurn", "boeuf", "wexley", "kronch"]
    table = opening(1, bot=letter, chance={"A colonists": drawn})
    while table.decision.rule != "ARK-241":
        table.choose(0)
    assert [option.key for option in table.decision.options] == drawn
    table.choose("boeuf")
    table.choose("kronch")
    table.choose("flurn")
    human, bot = table.state.players

    assert [card.key for card in human.hand] == ["boeuf", "kronch", "flurn"]
    assert {card.key for card in (*bot.hand, *bot.resting, *bot.injured)} >= {"trog", "wexley"}
    assert letter == "B" or [card.key for card in getattr(bot, zone)][:2] == ["trog", "wexley"]


@rule("ARK-242", "ARK-258", "ARK-261")
def test_bot_as_colonists_are_open_and_bot_bs_pile_is_hidden() -> None:
    open_ = solo("A", bot=seat(resting=["trog", "flurn"]))
    assert [card["key"] for card in open_.view("human")["players"][1]["resting"]] == ["trog", "flurn"]

    hidden = solo("B", bot=seat(hand=["trog", "flurn"]))
    bot = hidden.view("human")["players"][1]
    assert (bot["hand"], bot["hand_size"]) == (None, 2)


@rule("ARK-243", "ARK-244", "ARK-246")
def test_bot_a_starts_with_its_boards_without_shards() -> None:
    table = opening(1, bot="A", setup="starter", level="very easy", chance={"solo cards": ["idle"]})
    while table.state.phase == "setup" and table.decision.rule != "ARK-241":
        table.choose(0)
    for _ in range(3):
        table.choose(0)
    human, bot = table.state.players

    assert bot.board is BOX.bots["A"].board
    assert bot.rooms == list(BOX.bots["A"].board.rooms)
    assert (bot.reputation, bot.morale, bot.stock) == (20, 4, [1, 1, 1, 0, 0])
    assert bot.shards == [0] * 9
    assert (human.colour, bot.colour) == ("grey", "blue")
    taken = {leader.morale for leader in BOX.leaders} | {board.morale for board in BOX.starter_boards}
    assert 4 not in taken


@rule("ARK-243", "ARK-245", "ARK-246")
@pytest.mark.parametrize(("leader", "morale"), [("libra", 1), ("ma tundra", 0), ("brakka duun", 0)])
def test_bot_b_starts_on_morale_0_or_1_against_libra(leader: str, morale: int) -> None:
    table = opening(1, bot="B", level="very easy", chance={"solo cards": ["idle"]})
    table.choose(0)
    table.choose("purple")
    table.choose(leader)
    while table.state.phase == "setup":
        table.choose(0)
    bot = table.state.players[1]

    assert bot.morale == morale
    assert bot.reputation == 20
    assert bot.stock == [1, 1, 1, 0, 0]
    assert bot.board is BOX.bots["B"].board
    assert bot.rooms == list(BOX.bots["B"].board.rooms)
    assert bot.shards == [1, 1, 1, 0, 0, 0, 0, 0, 0]
    assert bot.colour == "grey"


@rule("ARK-247", "ARK-356")
def test_bot_a_keeps_its_shards_and_tokens_in_supply() -> None:
    table = solo("A", bot=seat(rooms={"r2c1": "salvage bay"}), turn="bot", chance={"solo cards": ["SO08"]})

    assert table.seat("bot").stock == [0, 0, 0, 0, 1]
    assert table.seat("bot").shards == {}
    assert table.sheet("bot")["leftover resources"] == 2


@rule("ARK-248")
@pytest.mark.parametrize(
    ("level", "idle"), [("very easy", 4), ("easy", 3), ("normal", 2), ("hard", 1), ("very difficult", 0)]
)
def test_the_level_says_how_many_idle_cards_are_in_the_deck(level: str, idle: int) -> None:
    game = new(BOX, 1, GAME.check(1, {"level": level}))

    assert sum(card.idle for card in game.solo_deck.rest) == idle
    assert len(game.solo_deck) == 13 + idle


@rule("ARK-249", "ARK-250")
def test_when_the_human_passes_early_the_bot_goes_on_to_6_turns() -> None:
    human = seat(shards=NO_POWER)
    table = solo("A", human=human, bot=seat(turns=2), chance={"solo cards": ["SO12", "SO13", "SO09", "SO10"]})
    table.plays("pass")

    draws = [line for line in table.told() if "drew" in line]
    assert len(draws) == 4 + 1  # the fifth opens round 2
    assert table.state.round == 2


@rule("ARK-250")
def test_after_6_turns_the_phase_ends_as_soon_as_the_human_passes() -> None:
    table = solo("A", human=seat(food=9), bot=seat(turns=7))
    table.plays("pass")

    assert table.state.phase == "room production"
    assert table.player("bot").turns == 7


@rule("ARK-056", "ARK-267")
def test_bot_and_human_take_turns_until_the_human_passes() -> None:
    table = solo("A", human=seat(food=9), bot=seat(turns=6), chance={"solo cards": ["SO12", "SO13"]})
    table.plays("scrap trade", "done", "scrap trade", "done")

    assert table.player("bot").turns == 7
    assert table.asks == "Take an action, or pass?"
    assert table.seat("bot").stock == [1, 1, 0, 0, 0]


@rule("ARK-251", "ARK-252")
def test_bots_ignore_events_for_all_players_and_comparisons() -> None:
    human = seat(hand=["b'orlol"], food=1)
    table = solo(
        "B",
        human=human,
        bot=seat(food=5),
        board={"marker": 0, "path": [None, None, None, None, "sarn vell"]},
        chance={"low events": ["spoiled stores"]},
    )
    table.plays("b'orlol 3", "the factory")
    assert (table.seat("human").food, table.seat("bot").food) == (0, 5)

    table = solo(
        "B",
        human=seat(hand=["b'orlol"], food=3),
        bot=seat(food=9),
        board={"marker": 3, "path": [None, None, None, None, "sarn vell"]},
        chance={"medium events": ["debt collector"]},
    )
    table.plays("b'orlol 3", "the factory")
    assert (table.seat("human").food, table.seat("bot").food) == (1, 9)


@rule("ARK-357", "ARK-252")
def test_effects_on_opponents_hit_the_bot_and_the_human() -> None:
    table = solo("B", human=seat(hand=["movoo", "oran"], morale=5), bot=seat(morale=2, food=1))
    table.plays("movoo 1")
    assert table.seat("bot").morale == 1
    table.plays("oran 1")
    assert table.seat("human").food == 1
    assert table.seat("bot").food == 0

    table = solo(
        "B",
        human=seat(morale=5, food=1),
        bot=seat(morale=2, hand=["movoo"]),
        turn="bot",
        chance={"solo cards": ["SO01"]},
    )
    assert table.seat("human").morale == 4


@rule("ARK-253")
def test_every_raid_hits_only_the_human_at_the_level_of_round_1() -> None:
    table = solo(
        "B",
        human=seat(food=9, hand=["b'orlol"]),
        bot=seat(food=9, rooms={"r2c1": "megaforge"}),
        round=3,
        board={"marker": 11, "path": [None, None, None, None, "sarn vell"]},
        chance={"raid events": ["dust reavers"], "resource die": ["food", "food"]},
    )
    table.plays("b'orlol 3", "the factory")

    assert table.asks == "Go on, or somewhere else?"
    assert (table.seat("human").food, table.seat("bot").food) == (7, 9)


@rule("ARK-253", "ARK-255")
def test_a_raid_that_the_bot_triggers_hits_the_human() -> None:
    table = solo(
        "A",
        human=seat(food=2),
        bot=seat(food=2),
        turn="bot",
        board={"marker": 11, "path": [None, None, None, None, "sarn vell"]},
        chance={"solo cards": ["SO05"], "raid events": ["horde on the horizon"], "resource die": ["food"]},
    )

    assert (table.seat("human").food, table.seat("bot").food) == (1, 2)
    assert table.state.marker == 12


@rule("ARK-254")
def test_a_bot_never_replaces_a_deactivated_shard() -> None:
    table = solo("B", bot=seat(shards={"r1c1": "x"}), turn="bot", chance={"solo cards": ["SO08"]})

    assert table.seat("bot").shards["r1c1"] == "x"
    assert table.seat("bot").shard == 1


@rule("ARK-302")
@pytest.mark.parametrize(("points", "morale", "winner"), [(20, 1, 1), (20, 3, 0), (21, 1, 0)])
def test_the_human_wins_with_more_reputation_or_tied_with_more_morale(points: int, morale: int, winner: int) -> None:
    human = seat(reputation=points, morale=morale, special="mech arena")
    table = solo("B", human=human, bot=seat(reputation=23 + 5, morale=2))

    # the mech arena scores 3 points, and as the best entertainment 5
    assert table.table.winners() == [winner]
