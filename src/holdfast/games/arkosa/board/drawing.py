"""What the board in the browser shows of a view of Arkosa; `table.html` draws it.

Every piece that an option can point at carries the option's place as `ref`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from holdfast.engine.game import View
from holdfast.games.arkosa.amounts import KINDS, Amounts
from holdfast.games.arkosa.board.printed import fixed
from holdfast.games.arkosa.board.signs import Sign
from holdfast.games.arkosa.box import Box
from holdfast.games.arkosa.catalogue import bonus_signs, catalogue, solo_signs
from holdfast.games.arkosa.pieces import PLACES

__all__ = ["HELP", "OWN_AREA", "WORDS", "catalogue", "fixed", "parts"]

WORDS: Final = {
    "food": "food", "nitrogen": "nitrogen", "scrap": "scrap", "magtape": "magtape", "power shard": "shard",
    "power shards": "shard", "morale": "morale", "reputation": "reputation", "labour": "labour", "science": "science",
    "entertainment": "entertainment", "brown backpack": "pack-brown", "green backpack": "pack-green",
    "purple backpack": "pack-purple", "raid": "raid",
}  # fmt: skip
"""The words that get an icon in prompts, options and the story."""

OWN_AREA: Final = "Your bunker"
"""What a player's own area is called."""

HELP: Final = (
    "A rescue ship is coming to the desert planet Arkosa, and it has room for one bunker. After 3 rounds the colony "
    "with the most reputation is rescued.",
    "On your turn take 2 actions, or pass for the round: put a colonist to work, build a room, make a trade, or, from "
    "round 2 on, promise a bribe. Who passes first takes the first player token and 2 tokens.",
    "A colonist at work does one line of the card: take what it shows, heal, or explore with a backpack. Then it "
    "rests beside your bunker until the end of the round, or lies injured until it is healed.",
    "To explore, choose a place that shows your backpack. The marker moves along the trail, as many steps as "
    "the place shows: an event is read aloud, and a raid stops it. Then pay, and take the tokens, or the colonist, "
    "who joins your hand.",
    "Rooms cost scrap and magtape. Build from the top down, under a room or over one; the space gives its bonus. A "
    "room works only with a lit power shard, and you may place shards at any time in your turn.",
    "When all have passed, feed every 2 colonists with 1 food and 1 nitrogen, or lose morale; gain or lose reputation "
    "for your place on the morale track; powered rooms produce; and the resting return to your hand.",
    "At the end rooms and colonists score their points, the best in labour, science and entertainment score 5, bribes "
    "score if you can pay them and cost as much if you cannot, and what is left is worth a little.",
)
"""How a turn goes, for somebody who has never seen the game."""

PHASES: Final = ("preparation", "player actions", "rations", "morale points", "room production", "rest colonists")
LEFT, RIGHT = 30, 610
"""The ends of the reputation track, in units of its drawing."""

Part = tuple[str, tuple[object, ...]]
"""A macro of `table.html`, and what it is given."""


class Space(NamedTuple):
    """A space of a bunker: its room and shard, or the bonus that waits there."""

    ref: str
    """The place that options name: in the own bunker without the side."""
    room: str
    shard: str
    bonus: tuple[Sign, ...]
    kind: str
    """The kind of bonus: placement, production, double, or nothing."""
    said: str
    at: str
    """The place with its side, for moves that are shown."""


class Flag(NamedTuple):
    """The marker of a side on a track."""

    side: int
    tint: str
    name: str
    value: int
    x: float = 0


def parts(view: View, names: Sequence[str], seat: int | None, box: Box) -> dict[str, Part]:
    """The regions of the table, each with its macro and all that it shows; equal parts are drawn only once."""
    own = None if seat is None else view["players"][seat]
    found: dict[str, Part] = {
        "board-head": ("header", (view["round"], view["phase"], _phase(view), *_reputation(view, names))),
        "board-morale": ("morale", (_morale(view, names),)),
        "board-trail": ("trail", (view["marker"],)),
        "board-path": ("path", (_waiting(view),)),
        "board-sites": ("sites", ([place["id"] for place in view["locations"] if place["kind"] == "resource"],)),
        "board-line": ("line", _line(view)),
        "board-trades": ("trades", (view["pool"],)),
        "board-decks": ("decks", (view["decks"], view["colonist_decks"], view["last_event"], _solo(view, box))),
        "board-bribes": ("bribes", ([bribe["key"] for bribe in view["bribes"]], view["round"], view["promises"])),
        "board-middle": ("middle", _middle(view, names, box)),
        "mine": ("mine", (_home(view, names, own, seat) if own else None,)),
        "hand": ("hand", _hand(own)),
    }  # fmt: skip
    for player in view["players"]:
        side = player["side"]
        if side != seat:
            found[f"board-bunker-{side}"] = ("bunker", (_home(view, names, player, seat),))
        found[f"player-{side}"] = ("numbers", (_numbers(view, player), side == seat))
    return found


def _tint(player: dict[str, Any]) -> str:
    """The classes that give a side its colour: the one it chose, as soon as it has."""
    return f"side-{player['side']}" + (f" as-{player['colour']}" if player["colour"] else "")


def _phase(view: View) -> int:
    """Which of the six phases of a round it is; none before and after."""
    return PHASES.index(view["phase"]) if view["phase"] in PHASES else -1


def _reputation(view: View, names: Sequence[str]) -> tuple[list[Flag], list[Flag]]:
    """The marks of the reputation track and the markers on it; equal ones stand side by side."""
    values: list[int] = [player["reputation"] for player in view["players"]]
    low, high = min(0, *values) // 10 * 10, max(40, -(-max(values) // 10) * 10)

    def across(value: int) -> float:
        return round(LEFT + (RIGHT - LEFT) * (value - low) / (high - low), 1)

    marks = [Flag(0, "", "", value, across(value)) for value in range(low, high + 1, 10)]
    flags = list[Flag]()
    for player in view["players"]:
        level = sum(flag.value == player["reputation"] for flag in flags)
        x = across(player["reputation"]) + 14 * level
        flags.append(Flag(player["side"], _tint(player), names[player["side"]], player["reputation"], x))
    return marks, flags


def _morale(view: View, names: Sequence[str]) -> list[tuple[int, int, list[Flag]]]:
    """The spaces of the morale track from the top: morale, reputation for it, and who stands there."""
    track = view["morale_track"]
    started = [player for player in view["players"] if player["bunker"] and (player["leader"] or player["bot"])]
    rows = list[tuple[int, int, list[Flag]]]()
    for index, points in reversed(list(enumerate(track["reputation"]))):
        value = track["least"] + index
        here = [player for player in started if player["morale"] == value]
        flags = [Flag(player["side"], _tint(player), names[player["side"]], value) for player in here]
        rows.append((value, points, flags))
    return rows


def _waiting(view: View) -> list[tuple[str, str]]:
    """The locations of the path, and the colonist who waits at each."""
    path = [place for place in view["locations"] if place["kind"] == "colonist"]
    return [(place["id"], place["colonist"]["key"] if place["colonist"] else "") for place in path]


def _line(view: View) -> tuple[object, ...]:
    """The rooms of the production line, and how many are in the bag and among the discarded."""
    return [room["key"] if room else "" for room in view["line"]], view["bag"], len(view["discarded_rooms"])


def _solo(view: View, box: Box) -> dict[str, object] | None:
    """The deck of solo cards, and the card that the bot drew last."""
    if "solo" not in view:
        return None
    drawn = next((pile[-1] for pile in reversed(view["solo"]["discards"]) if pile), None)
    card = next((solo_card for solo_card in box.solo.cards if solo_card.id == drawn), None)
    bot = view["players"][-1]
    steps = None if card is None else solo_signs(card, bot["bot"])
    return {"deck": view["solo"]["deck"], "drawn": drawn, "signs": steps, "name": box.bots[bot["bot"]].name}


def _middle(view: View, names: Sequence[str], box: Box) -> tuple[object, ...]:
    """What lies in the middle of the table for all to see: an event that is read aloud, or the choices of set-up."""
    event = view["events"][-1] if view["events"] else None
    reader = names[view["turn"] - 1] if event and "solo" not in view else ""
    level = 1 if "solo" in view else view["round"]
    return event, reader, level, _setting_up(view, box) if view["phase"] == "setup" else None


def _setting_up(view: View, box: Box) -> dict[str, object] | None:
    """What can still be taken while bunkers are set up."""
    people = [player for player in view["players"] if not player["bot"]]
    regular, taken = view["setup"] == "regular", [player["colour"] for player in people]
    found: dict[str, object] = {}
    if not all(taken):
        found["colours"] = [colour for colour in box.numbers.colours if colour not in taken]
    if regular and not all(player["bunker"] for player in people):
        used = [player["bunker"] for player in people]
        found["bunkers"] = [board.id for board in box.regular_boards if board.name not in used]
    elif regular and not all(player["leader"] for player in people):
        used = [player["leader"] for player in people]
        found["leaders"] = [leader.name for leader in box.leaders if leader.name not in used]
    elif view["special_rooms"]:
        found["rooms"] = [room["key"] for room in view["special_rooms"]]
    return found or None


def _home(view: View, names: Sequence[str], player: dict[str, Any], seat: int | None) -> dict[str, object]:
    """A bunker with the people beside it. Its hand is shown once the game is over."""
    side, mine = player["side"], player["side"] == seat
    shown = player["hand"] if view["phase"] == "over" else None
    return {
        "side": side,
        "name": names[side],
        "tint": _tint(player),
        "title": player["bunker"] or "",
        "mine": mine,
        "hand": player["hand_size"],
        "spaces": [_space(space, side, mine) for space in player["spaces"]],
        "resting": [card["key"] for card in player["resting"]],
        "injured": [card["key"] for card in player["injured"]],
        "worker": player["worker"]["key"] if player["worker"] else "",
        "hurt": player["worker_hurt"],
        "shown": [card["key"] for card in shown or ()],
    }


def _space(space: dict[str, Any], side: int, mine: bool) -> Space:
    key, bonus, room = space["key"], space["bonus"], space["room"]
    kind, icons, said = bonus_signs(
        Amounts(**bonus["placement"]), Amounts(**bonus["production"]), bonus["type"], bonus["double"]
    )
    if room:
        icons = _at_work(icons, kind, bonus["type"] in ("any", room["type"]), room["double_exempt"])
    shard = {"none": "no power shard", "active": "powered", "deactivated": "power failed"}[space["shard"]]
    where = PLACES[key].lower()
    label = f"{room['name']}, {where}: {room['text']}, {room['points']} points, {shard}" if room else f"Free, {where}"
    label += f"; {said}" if said and not (room and kind == "placement") else ""
    ref = f"space {key}" if mine else f"space {side} {key}"
    return Space(ref, room["key"] if room else "", space["shard"], icons, kind, label, f"space {side} {key}")


def _at_work(icons: tuple[Sign, ...], kind: str, fits: bool, exempt: bool) -> tuple[Sign, ...]:
    """What a bonus adds to the room on its space: what is gained only once, or is not for such a room, does nothing."""
    if kind == "double":
        return () if exempt else icons
    if kind != "production" or not fits:
        return ()
    return tuple(Sign(sign.name, f"+{sign.text or 1}") for sign in icons if sign.name in KINDS.kinds)


def _hand(own: dict[str, Any] | None) -> tuple[object, ...]:
    """The own cards: dealt ones to choose from, the hand, and bribes offered before the game."""
    if own is None:
        return None, [], []
    dealt, hand = ([card["key"] for card in own[zone] or ()] for zone in ("dealt", "hand"))
    return hand, dealt, [bribe["key"] for bribe in own["offered"] or ()]


_SHOWN = (
    "side", "bot", "colour", "bunker", "leader", "special_trade", "trade_used", "stock", "reputation", "morale",
    "population", "hand_size", "specialities", "passed", "score", "bribes_count",
)  # fmt: skip


def _numbers(view: View, player: dict[str, Any]) -> dict[str, object]:
    """What the panel of a side tells."""
    acting = view["phase"] == "player actions" and view["turn"] == player["side"]
    bribes = player["bribes"]
    return {
        **{name: player[name] for name in _SHOWN},
        "tint": _tint(player),
        "items": [item["key"] for item in player["items"]],
        "bribes": None if bribes is None else [bribe["key"] for bribe in bribes],
        "first": view["first"] == player["side"],
        "action": view["action"] if acting else 0,
    }
