"""Every card of the box does what it says, and leaves nothing open."""

from __future__ import annotations

import pytest

from games.arkosa.positions import BOX, SPECIALS, Board, Position, Seat, arkosa, between, seat
from holdfast.games.arkosa.amounts import vector
from holdfast.games.arkosa.pieces import Colonist, Event, Room
from holdfast.games.arkosa.verbs import Gain, Lose
from proving import rule

SPACES = {"low": 0, "medium": 3, "high": 9, "raid": 11}
EXPLORED: Board = {"path": [None, None, None, None, "sarn vell"]}


def people() -> dict[str, Seat]:
    """Three players with something of everything."""
    have = {"food": 4, "nitrogen": 4, "scrap": 4, "magtape": 4, "shard": 1}
    return {
        "kate": seat(hand=["b'orlol", "trog"], resting=["flurn"], injured=["boeuf"], morale=4, **have),
        "liam": seat(hand=["wexley"], resting=["lady fizz"], injured=["zib tallow"], morale=0, **have),
        "mia": seat(hand=["ogg pellet"], morale=-3, shards={"r1c1": "x"}, **have),
    }


def settle(table: Position, until: str = "Go on, or somewhere else?") -> None:
    """Take the first option of everything until this is asked."""
    for _ in range(50):
        if table.asks in (until, "Take an action, or pass?", ""):
            return
        table.plays("done" if "done" in table.offers() else table.offers()[0])
    raise AssertionError(f"still asking: {table.asks}")


@rule("ARK-346", "ARK-087", "ARK-326")
@pytest.mark.parametrize(
    "card", [event for event in BOX.events if event.deck != "sawbones"], ids=lambda event: event.id
)
def test_every_event_is_resolved_and_put_away(card: Event) -> None:
    table = between(
        people(),
        board={**EXPLORED, "marker": SPACES[card.deck]},
        chance={f"{card.deck} events": [card.key]},
    )
    table.plays("b'orlol 3", "the factory")
    settle(table)

    assert table.state.open_events == []
    kept = card in table.player("kate").items
    discarded = any(card in pile for pile in table.state.discards)
    assert (kept, discarded) == (card.kind == "item", card.kind != "item")


PLAIN = [
    event
    for event in BOX.events
    if event.kind == "story" and event.effects and all(isinstance(effect, Gain | Lose) for effect in event.effects)
    and not any(isinstance(effect, Lose) and effect.shard for effect in event.effects)
]  # fmt: skip


@rule("ARK-346", "ARK-208")
@pytest.mark.parametrize("card", PLAIN, ids=lambda event: event.id)
def test_plain_stories_give_and_take_what_they_say(card: Event) -> None:
    table = between(
        people(), board={**EXPLORED, "marker": SPACES[card.deck]}, chance={f"{card.deck} events": [card.key]}
    )
    kate = table.player("kate")
    before = [*kate.stock, kate.morale, kate.reputation]
    table.plays("b'orlol 3", "the factory")

    change = [0] * 7
    for effect in card.effects:
        sign = 1 if isinstance(effect, Gain) else -1
        if isinstance(effect, Gain | Lose):
            change = [have + sign * n for have, n in zip(change, vector(effect), strict=True)]
    assert [*kate.stock, kate.morale, kate.reputation] == [a + b for a, b in zip(before, change, strict=True)]


@rule("ARK-346", "ARK-107")
@pytest.mark.parametrize(
    "card", [event for event in BOX.events if event.deck == "sawbones"], ids=lambda event: event.id
)
def test_every_sawbones_card_is_resolved_and_put_away(card: Event) -> None:
    table = between(people(), chance={"sawbones events": [card.key], "numbered die": ["6"]})
    table.plays("sawbones trade", "food")
    settle(table, "Pay with what?")

    assert table.view(None)["discards"]["sawbones"] == [card.key]
    healed = "boeuf" not in table.seat("kate").injured
    assert healed


@rule("ARK-347", "ARK-065", "ARK-066")
@pytest.mark.parametrize("card", BOX.colonists, ids=lambda colonist: colonist.id)
def test_every_action_of_every_colonist_can_be_carried_out(card: Colonist) -> None:
    for number, effects in enumerate(card.actions, start=1):
        others = people()
        players = {name: others[name] for name in ("kate", "liam", "mia")}
        players["kate"].hand = [card.key]
        for holder in players.values():
            holder.resting = [name for name in holder.resting if name != card.key]
            holder.injured = [name for name in holder.injured if name != card.key]
            if holder is not players["kate"]:
                holder.hand = [name for name in holder.hand if name != card.key]
        board: Board = {"path": [None] * 5, "marker": 5}
        table = between(players, board=board, chance={"numbered die": ["6"], "resource die": ["food", "food"]})
        before = list(table.player("kate").stock)
        table.plays(f"{card.key} {number}")
        settle(table, "Take an action, or pass?")

        assert card.key in table.seat("kate").resting + table.seat("kate").injured
        if len(effects) == 1 and isinstance(effects[0], Gain):
            gained = vector(effects[0])[:5]
            assert table.player("kate").stock == [a + b for a, b in zip(before, gained, strict=True)]


@rule("ARK-195", "ARK-236", "ARK-347")
@pytest.mark.parametrize("tile", BOX.rooms, ids=lambda room: room.id)
def test_every_room_activates(tile: Room) -> None:
    off = {"r1c1": None, "r1c2": None, "r1c3": None}
    kate = people()["kate"]
    special = next(name for name in SPECIALS if name != tile.key)
    kate.special, kate.rooms, kate.shards = special, {"r2c1": tile.key}, {**off, "r2c1": "active"}
    kate.stock = {**kate.stock, "shard": 0}
    liam = people()["liam"]
    liam.stock = {**liam.stock, "shard": 0}
    liam.special, liam.shards = next(name for name in reversed(SPECIALS) if name not in (tile.key, special)), off
    table = arkosa(
        kate=kate,
        liam=liam,
        phase="room production",
        round=2,
        options={"setup": "regular", "advanced": True},
        board={"path": [None] * 5, "line": [None] * 4},
    )
    settle(table)

    assert f"{tile.name} of kate activated" in table.told()
    assert [line for line in table.told() if "activated" in line] == [f"{tile.name} of kate activated"]
