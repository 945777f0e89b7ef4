"""Rulings of our own where the book is silent."""

from __future__ import annotations

from games.arkosa.openings import opening
from games.arkosa.positions import Board, arkosa, seat, solo
from proving import rule

NO_POWER = {"r1c1": None, "r1c2": None, "r1c3": None}


@rule("ARK-371", "ARK-313")
def test_the_bonus_of_a_space_comes_after_the_production_of_its_room() -> None:
    # bunker '34 B: r2c3 gives an entertainment room 1 nitrogen
    kate = seat(board="bunker '34", morale=4, rooms={"r2c3": "shisha spa"}, shards={**NO_POWER, "r2c3": "active"})
    table = arkosa(
        kate=kate,
        liam=seat(board="bunker '07", shards=NO_POWER),
        phase="room production",
        options={"setup": "regular"},
    )

    assert (table.seat("kate").nitrogen, table.seat("kate").morale) == (1, 4)


@rule("ARK-372")
def test_for_scrap_a_bot_compares_what_it_can_spare() -> None:
    # the hamper asks for 2 food, 2 nitrogen, 2 scrap: 1 food and 2 nitrogen can be spared
    table = solo(
        "A",
        bot=seat(food=3, nitrogen=4, scrap=1),
        phase="scoring",
        round=3,
        board={"bribes": ["survival hamper"], "pool": (0, 0)},
    )

    assert table.seat("bot").bribes == ["survival hamper"]
    assert table.seat("bot").stock == [1, 1, 0, 0, 0]


@rule("ARK-373")
def test_before_a_turn_ends_free_moves_are_offered_once_more_also_after_passing() -> None:
    kate = seat(food=1, rooms={"r2c1": "shisha spa"}, morale=4, hand=["trog", "flurn", "boeuf", "wexley"])
    kate.resting, kate.injured = ["zib tallow", "lady fizz"], ["captain moop"]
    table = arkosa(kate=kate, liam=seat())
    table.plays("pass", "2 power shards")
    assert table.offers() == ["end turn", "power r2c1"]
    table.plays("power r2c1")

    assert table.asks == "Exile whom?"
    assert table.seat("kate").shards["r2c1"] == "active"


@rule("ARK-374")
def test_a_bots_recruit_joins_after_the_track_is_resolved() -> None:
    board: Board = {"marker": 28, "path": [None, None, None, None, "sarn vell"]}
    table = solo("B", turn="bot", board=board, chance={"solo cards": ["SO05"]})

    # on the space that injures there was nobody yet; then sarn vell came, and worked
    assert table.state.marker == 29
    assert table.seat("bot").injured == []
    assert table.seat("bot").resting == ["sarn vell"]


@rule("ARK-375", "ARK-322", "ARK-243")
def test_colours_are_picked_by_seat_and_a_bot_takes_the_first_free_one() -> None:
    table = opening(4, setup="starter")
    seats = []
    for _ in range(3):
        seats.append(table.decision.seat)
        table.choose(0)
    assert seats == [0, 1, 2]
    assert table.state.players[3].colour == "green"

    alone = opening(1, setup="starter", bot="A")
    alone.choose("grey")
    while alone.state.phase == "setup":
        alone.choose(0)
    assert alone.state.players[1].colour == "blue"


@rule("ARK-376", "ARK-349")
def test_the_vault_stops_protecting_when_its_own_shard_fails() -> None:
    table = arkosa(
        kate=seat(special="the vault", food=2),
        liam=seat(hand=["b'orlol"], shards=NO_POWER),
        turn="liam",
        options={"setup": "regular"},
        board={"marker": 11, "path": [None, None, None, None, "sarn vell"]},
        chance={"raid events": ["shard moths"], "resource die": ["food"]},
    )
    table.plays("b'orlol 3", "the factory")
    assert table.asked == "kate"
    table.plays("r1c2")

    assert table.seat("kate").food == 1


@rule("ARK-376")
def test_the_vault_protects_while_another_shard_fails() -> None:
    table = arkosa(
        kate=seat(special="the vault", food=2),
        liam=seat(hand=["b'orlol"], shards=NO_POWER),
        turn="liam",
        options={"setup": "regular"},
        board={"marker": 11, "path": [None, None, None, None, "sarn vell"]},
        chance={"raid events": ["shard moths"], "resource die": ["food"]},
    )
    table.plays("b'orlol 3", "the factory", "r1c1")

    assert table.seat("kate").food == 2


@rule("ARK-377", "ARK-121")
def test_a_build_action_pays_refills_the_line_then_places_the_room() -> None:
    table = arkosa(
        kate=seat(scrap=3),
        liam=seat(),
        board={"line": ["holo lounge", None, None, None]},
        chance={"room bag": ["karaoke pit"]},
    )
    table.plays("build 1 holo lounge")
    assert table.seat("kate").scrap == 3
    assert table.line[0] == "holo lounge"
    table.plays("r2c1")

    assert table.line[0] == "karaoke pit"
    told = table.told()
    assert (
        told.index("kate paid 3 scrap")
        < told.index("kate built Holo Lounge (middle left)")
        < told.index("kate gained 1 scrap")
    )


@rule("ARK-377", "ARK-275", "ARK-358")
def test_the_line_is_refilled_before_the_placement_bonus_is_gained() -> None:
    rooms = {"r2c1": "holo lounge", "r2c2": "salvage bay", "r2c3": "karaoke pit", "r3c1": "shisha spa"}
    # the bonus of r3c2 is a power shard; where Bot B puts it is decided at random between two rooms worth 3
    table = solo(
        "B",
        bot=seat(scrap=3, rooms=rooms, shards={"r2c2": "active", "r3c1": "active"}),
        turn="bot",
        board={"line": ["nitro refinery", None, None, None]},
        chance={"solo cards": ["SO12"], "room bag": ["tape foundry"], "bot powers": ["5"]},
    )
    named = [entry.who for entry in table.table.log]

    assert named.index("room bag") < named.index("bot powers")
    assert table.seat("bot").shards["r2c3"] == "active"


@rule("ARK-378", "ARK-028")
def test_who_looks_at_colonists_keeps_one_unseen() -> None:
    table = arkosa(
        kate=seat(food=1, nitrogen=1, hand=["b'orlol"]),
        liam=seat(),
        board={"marker": 3, "path": [None, None, None, None, "sarn vell"]},
        chance={"medium events": ["figure on the horizon"], "A colonists": ["trog", "flurn"]},
    )
    table.plays("b'orlol 3", "the factory", "yes")
    assert table.offers() == ["trog", "flurn"]
    assert table.view("liam")["players"][0]["dealt"] is None
    table.plays("flurn")

    assert table.seat("kate").hand == ["flurn"]
    assert table.seat("kate").stock == [0] * 5
    assert [card.key for card in table.state.exiled] == ["trog"]
    assert not any("Flurn" in line for line in table.told("liam"))
    assert "You recruited Flurn" in table.told("kate")


@rule("ARK-021", "ARK-020")
def test_the_starter_setup_has_no_special_trade() -> None:
    table = arkosa(kate=seat(food=9, nitrogen=9, scrap=9), liam=seat())

    assert "special trade" not in table.offers()
    assert "special trade" not in table.refused_by()


@rule("ARK-022")
def test_the_numbered_disc_counts_the_actions_of_a_turn() -> None:
    table = arkosa(kate=seat(food=9), liam=seat())
    assert table.view(None)["action"] == 1
    table.plays("scrap trade", "food", "done")
    assert table.view(None)["action"] == 2
    table.plays("scrap trade", "food", "done")
    assert (table.view(None)["turn"], table.view(None)["action"]) == (1, 1)
