"""Events: story, item, crate and raid; options that can be carried out; the printed odds."""

from __future__ import annotations

from fractions import Fraction

import pytest

from games.arkosa.meeting import met
from games.arkosa.positions import BOX, Board, arkosa, seat
from holdfast.games.arkosa.effects import EFFECTS
from holdfast.games.arkosa.rules.colony import METRICS, standing_out
from holdfast.games.arkosa.verbs import (
    ActivateNeighbour,
    CopyAction,
    Effects,
    Metric,
    RestAtRandom,
    TakeOutShard,
    WorkAgain,
)
from proving import rule


@rule("ARK-207")
def test_there_are_four_kinds_of_event() -> None:
    kinds = {card.kind for card in BOX.events if card.deck != "sawbones"}

    assert kinds == {"story", "item", "crate", "raid"}
    assert {card.kind for card in BOX.events if card.deck == "sawbones"} == {"sawbones"}


@rule("ARK-346")
def test_every_verb_of_the_cards_has_a_rule() -> None:
    used = set[type]()

    def read(effects: Effects) -> None:
        for effect in effects:
            used.add(type(effect))
            faces = [entry.do for entry in getattr(effect, "table", ())]
            for inner in (getattr(effect, "do", ()), *getattr(effect, "options", ()), *faces):
                read(inner)

    for card in BOX.events:
        for effects in (card.effects, *card.by_round.values(), *(face.do for face in card.table.values())):
            read(effects)
    for colonist in BOX.colonists:
        for effects in colonist.actions:
            read(effects)
    for room in BOX.rooms:
        read(room.production)

    assert used <= set(EFFECTS.functions)
    assert used >= {TakeOutShard, RestAtRandom, WorkAgain, CopyAction, ActivateNeighbour}


@rule("ARK-208")
def test_a_story_may_ask_the_active_player() -> None:
    table = met("lost sightseers")
    assert table.asked == "kate"
    assert table.offers() == ["gain 2 food", "gain 1 reputation"]
    table.plays("gain 1 reputation")

    assert table.seat("kate").reputation == 21


@rule("ARK-208", "ARK-209")
def test_a_story_may_ask_everybody_clockwise_from_the_active_player() -> None:
    table = met("campfire chorus", seat(food=1, morale=9), seat(food=1, morale=5), seat(food=1, morale=1))
    asked = []
    for answer in ("no", "yes", "yes"):
        asked.append(table.asked)
        table.plays(answer)

    assert asked == ["kate", "liam", "mia"]
    assert [table.seat(name).morale for name in ("kate", "liam", "mia")] == [9, 6, 2]
    assert [table.seat(name).food for name in ("kate", "liam", "mia")] == [1, 0, 0]


@rule("ARK-209", "ARK-345")
def test_all_suffer_one_after_another_clockwise() -> None:
    table = met("red plague", seat(), seat(hand=["trog", "flurn"]), seat(hand=["boeuf", "wexley"]))
    assert table.asked == "liam"
    table.plays("trog")
    assert table.asked == "mia"
    assert table.seat("liam").injured == ["trog"]


@rule("ARK-212")
@pytest.mark.parametrize(("number", "stock"), [("3", [2, 0, 0, 0, 0]), ("4", [0, 2, 0, 0, 0]), ("6", [0, 0, 0, 0, 1])])
def test_a_crate_rolls_the_numbered_die_once(number: str, stock: list[int]) -> None:
    table = met("hoarder's crate: picnic", numbered_die=[number])

    assert table.seat("kate").stock == stock


# Raids -----------------------------------------------------------------------------------------------------------


@rule("ARK-213", "ARK-214")
@pytest.mark.parametrize(("number", "rolls"), [(1, 2), (2, 3), (3, 4)])
def test_the_strength_of_a_raid_depends_on_the_round(number: int, rolls: int) -> None:
    table = met("dust reavers", seat(food=9), number=number, resource_die=["food"] * 6)

    assert table.seat("kate").food == 9 - rolls


@rule("ARK-215")
def test_a_raid_hits_whom_its_card_names_and_all_who_are_tied() -> None:
    table = met("larder rats", seat(food=1), seat(food=2, nitrogen=1), seat(nitrogen=3), seat(scrap=9))
    assert table.asked == "liam"
    assert table.asks == "Lose which tokens?"
    table.plays("2 food")

    assert table.seat("kate").food == 1
    assert table.seat("liam").stock == [0, 1, 0, 0, 0]
    assert table.seat("mia").nitrogen == 1
    assert table.seat("noa").scrap == 9


@rule("ARK-344", "ARK-097")
def test_who_has_nothing_of_what_a_raid_seeks_is_no_victim() -> None:
    table = met("larder rats", seat(scrap=3), seat(scrap=3))

    assert not any("hit" in line for line in table.told())
    assert table.asks == "Go on, or somewhere else?"
    assert table.seat("kate").injured == []
    assert met("larder rats", seat(food=1)).seat("kate").food == 0


@rule("ARK-345")
def test_victims_are_found_before_anything_happens() -> None:
    table = met("horde on the horizon", seat(food=1), seat(food=1), seat(food=1), resource_die=["food"] * 3)

    assert [table.seat(name).food for name in ("kate", "liam", "mia")] == [0, 0, 0]
    hits = [line for line in table.told() if "hit" in line]
    assert hits == [f"Horde on the Horizon hit {name}" for name in ("kate", "liam", "mia")]


@rule("ARK-345", "ARK-252")
def test_who_has_the_most_is_found_before_anybody_pays() -> None:
    table = met("debt collector", seat(scrap=3), seat(scrap=3), seat(scrap=2))

    assert [table.seat(name).scrap for name in ("kate", "liam", "mia")] == [1, 1, 2]


@rule("ARK-215", "ARK-344")
@pytest.mark.parametrize(
    ("metric", "amounts"),
    [
        ("food", [1, 6, 0]), ("nitrogen", [2, 7, 0]), ("scrap", [3, 8, 0]), ("magtape", [4, 9, 0]),
        ("shard", [5, 10, 0]), ("tokens", [15, 40, 0]), ("larder", [3, 13, 0]), ("morale", [4, 5, -3]),
        ("reputation", [11, 22, 0]), ("population", [3, 1, 0]), ("powered_rooms", [2, 3, 0]), ("labour", [3, 6, 0]),
        ("science", [2, 0, 0]), ("entertainment", [2, 0, 0]),
    ],
)  # fmt: skip
def test_what_cards_compare(metric: Metric, amounts: list[int]) -> None:
    off = {"r1c1": None, "r1c2": None, "r1c3": None}
    kate = seat(food=1, nitrogen=2, scrap=3, magtape=4, shard=5, morale=4, reputation=11, shards={"r1c1": "x"})
    kate.hand, kate.resting, kate.injured = ["flurn"], ["trog"], ["wexley"]
    liam = seat(food=6, nitrogen=7, scrap=8, magtape=9, shard=10, morale=5, reputation=22, hand=["tann"])
    liam.rooms = {"r2c1": "salvage bay"}
    table = arkosa(kate=kate, liam=liam, mia=seat(morale=-3, reputation=0, shards=off))
    people = table.state.players

    assert [METRICS[metric](player) for player in people] == amounts
    most = people[amounts.index(max(amounts))]
    assert standing_out(people, metric, "most") == [most]
    assert standing_out(people[2:], metric, "most") == []
    lowest = [player for player, amount in zip(people, amounts, strict=True) if amount == min(amounts)]
    assert standing_out(people, metric, "least") == lowest


# Items -----------------------------------------------------------------------------------------------------------


@rule("ARK-210", "ARK-211", "ARK-343")
def test_an_item_of_the_own_turn_is_used_once_without_an_action_and_discarded() -> None:
    table = arkosa(
        kate=seat(items=["patch kit", "spare fuse"], injured=["trog"], shards={"r1c1": "x"}),
        liam=seat(items=["spice sack"]),
    )
    assert {"use patch kit", "use spare fuse"} <= set(table.offers())
    table.plays("use patch kit")

    assert table.seat("kate").resting == ["trog"]
    assert table.seat("kate").items == ["spare fuse"]
    assert table.view(None)["discards"]["low"] == ["patch kit"]
    assert table.asks == "Take an action, or pass?"
    assert "use spice sack" not in table.offers()


@rule("ARK-211")
def test_items_are_open_and_unlimited_and_worth_nothing_unused() -> None:
    items = ["patch kit", "spare fuse", "spice sack", "ration tin", "dune skates"]
    table = arkosa(kate=seat(items=items), liam=seat())

    assert [item["key"] for item in table.view("liam")["players"][0]["items"]] == items
    assert sum(table.sheet("kate").values()) == 20


@rule("ARK-343")
def test_dune_skates_make_a_declared_exploration_free_also_after_a_change() -> None:
    kate = seat(hand=["b'orlol"], items=["dune skates"])
    board: Board = {"marker": 2, "path": [None, None, None, "flurn", "trog"]}
    table = arkosa(kate=kate, liam=seat(), board=board, chance={"medium events": ["signal booster"]})
    assert "use dune skates" not in table.offers()
    table.plays("b'orlol 3", "use dune skates")
    assert "use dune skates" not in table.offers()
    table.plays("salt flats beacon", "new colony network")

    assert table.seat("kate").hand == ["trog"]
    assert table.seat("kate").items == []


@rule("ARK-343")
def test_a_coupon_makes_a_room_affordable_while_building() -> None:
    kate = seat(scrap=1, magtape=1, items=["builder's coupon"])
    table = arkosa(kate=kate, liam=seat(), board={"line": ["holo lounge", "shisha spa", "broadcast booth", None]})
    assert [key for key in table.offers() if key.startswith("build")] == [
        "build 1 holo lounge with builder's coupon",
        "build 2 shisha spa with builder's coupon",
        "build 3 broadcast booth with builder's coupon",
    ]
    table.plays("build 2 shisha spa with builder's coupon", "r2c2")

    assert table.seat("kate").stock == [0, 0, 1, 0, 0]
    assert table.seat("kate").items == []


@rule("ARK-343")
def test_a_decoy_beacon_keeps_a_raid_away_also_in_the_turn_of_another() -> None:
    table = met("larder rats", seat(food=1), seat(food=3, items=["decoy beacon"]))
    assert table.asked == "liam"
    assert table.asks == "Larder Rats will hit you: use Decoy Beacon?"
    table.plays("yes")
    assert table.seat("liam").food == 3
    assert table.seat("liam").items == []

    table = met("larder rats", seat(food=3, nitrogen=3), seat(food=3, nitrogen=3, items=["decoy beacon"]))
    table.plays("2 food", "no", "2 food")
    assert (table.seat("kate").food, table.seat("liam").food) == (1, 1)


@rule("ARK-343")
def test_a_ration_tin_feeds_a_pair() -> None:
    kate = seat(morale=5, hand=["trog", "flurn", "boeuf"], items=["ration tin"])
    table = arkosa(kate=kate, liam=seat(), phase="rations")
    assert table.offers() == ["feed 0", "use ration tin"]
    table.plays("use ration tin")

    assert table.seat("kate").morale == 4
    assert table.seat("kate").items == []


@rule("ARK-343", "ARK-211")
def test_a_rescue_flare_is_used_by_itself_at_final_scoring() -> None:
    table = arkosa(kate=seat(items=["rescue flare"]), liam=seat(), phase="scoring", round=3)

    assert table.table.over
    assert table.sheet("kate")["items"] == 4
    assert table.table.scores() == [24, 20]


# The decks -------------------------------------------------------------------------------------------------------


@rule("ARK-219")
@pytest.mark.parametrize("deck", ["low", "medium", "high"])
def test_the_decks_have_the_printed_odds(deck: str) -> None:
    counts = {"positive": Fraction(0), "mixed": Fraction(0), "negative": Fraction(0)}
    cards = [card for card in BOX.events if card.deck == deck]
    for card in cards:
        if card.kind == "crate":
            for face in card.table.values():
                counts[face.polarity] += Fraction(1, len(card.table))
        else:
            counts[card.polarity] += 1
    odds = BOX.odds[deck]

    shares = {name: round(100 * count / len(cards)) for name, count in counts.items()}
    assert shares == {"positive": odds.positive, "mixed": odds.mixed, "negative": odds.negative}


@rule("ARK-219")
def test_the_odds_are_those_of_the_rulebook() -> None:
    odds = {deck: (share.positive, share.mixed, share.negative) for deck, share in BOX.odds.items()}

    assert odds == {"low": (50, 11, 39), "medium": (37, 17, 46), "high": (9, 35, 56)}
