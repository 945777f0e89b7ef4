"""Positions of Desolated for tests, built card by card and played by the keys of the options.

    table = desolated(louise=seat(hand=["condenser 04"], chains=[["conduit 01", "mixer 02"]]), marc=seat())
    table.acts("upgrade", "condenser 04", "new chain")

All that is not said is as after set-up, with the same dear cards in the rows every time and empty hands.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, TypedDict, TypeVar

from games import position
from holdfast.games.desolated import GAME
from holdfast.games.desolated.amounts import KINDS
from holdfast.games.desolated.box import box
from holdfast.games.desolated.pieces import CHARACTER, RARE, Chain, Insula, Material, Stored
from holdfast.games.desolated.setup import new
from holdfast.games.desolated.state import TURNS, Desolated, Player

T = TypeVar("T")

BOX = box()
ALL = " of verdane and noctane and aurane"
MATERIAL_ROW = ("inverter 01", "inverter 02", "inverter 04", "inverter 05", "inverter 06")
INFLUENCE_ROW = (f"fifth archon{ALL}", f"sixth archon{ALL}", f"seventh archon{ALL}", f"eighth archon{ALL}")
SOLO_LANDMARKS = ("amber terraces", "aurora shelf", "glasswing canyon", "sunfall basin", "garnet stair",
                  "shimmer flats", "rosewater falls", "coral causeway", "blushing mesa", "cobalt reservoir",
                  "stillwater spire", "under-city gate")  # fmt: skip
"""The row has the first three that nobody owns; a solo game has nine."""


@dataclass
class Seat:
    """What a player has. `landmarks` maps Landmarks to the cards stored beneath them, or lists them."""

    hand: Sequence[str] = ()
    tokens: Mapping[str, int] = field(default_factory=dict)
    chains: Sequence[Sequence[str]] = ()
    loose: Sequence[str] = ()
    influence: Sequence[str] = ()
    landmarks: Mapping[str, Sequence[str]] | Sequence[str] = ()
    technology: Sequence[tuple[str, int]] = ()
    campaign: str | None = None
    talent: str | None = None
    covering: Sequence[str] = ()


seat = Seat


class Board(TypedDict, total=False):
    """What lies on the table, where it differs from the usual.

    Rows name their cards, None for a gap. `tokens` maps slots of the Influence row to tokens. A pile that is given
    holds just these cards, in no order, and the others are in the discard pile, or with `spare` beneath a Landmark of
    the last player; which is drawn is scripted by `chance={"material pile": ["condenser 01"]}`.
    """

    material_row: Sequence[str | None]
    influence_row: Sequence[str | None]
    landmark_row: Sequence[str | None]
    tokens: Mapping[str, Mapping[str, int]]
    material_pile: Sequence[str]
    influence_pile: Sequence[str]
    landmark_pile: Sequence[str]
    landmark_discard: Sequence[str]
    spare: bool
    final: bool
    round: int


class Position(position.Position[Desolated]):
    """A table in a built position."""

    def acts(self, *keys: str) -> None:
        """The same, after taking no card in the Draw Phase."""
        self.plays("no more", *keys)

    def converts(self, what: str, *units: str) -> None:
        """Use this conversion, which answers itself if it is the only one, and pay it with these units."""
        self.plays("convert")
        if self.asks == "Convert what?":
            self.plays(what)
        self.plays(*units)
        done = [line for line in self.told() if " converted " in line]
        assert done[-1].endswith(what.replace(" to ", " into ")), done

    def labels(self) -> dict[str, str]:
        """What the options on offer say, by their keys."""
        return {option.key: option.label for option in self.table.decision.options}

    def player(self, name: str) -> Player:
        return self.state.players[self.names.index(name)]

    def hand(self, name: str) -> list[str]:
        return [card.key for card in self.player(name).hand]

    def chains(self, name: str) -> list[list[str]]:
        return [[card.key for card in chain.cards] for chain in self.player(name).chains]

    def influence(self, name: str) -> list[str]:
        return [card.key for card in self.player(name).influence]

    def landmarks(self, name: str) -> dict[str, list[str]]:
        """The Landmarks of a player, with the cards stored beneath them."""
        return {
            insula.card.key: [stored.card.key for stored in insula.stored] for insula in self.player(name).landmarks
        }

    def tokens(self, name: str) -> dict[str, int]:
        return amounts(self.player(name).tokens)

    def on(self, slot: str) -> dict[str, int]:
        """The tokens on a card of the Influence row."""
        return amounts(self.state.on_row[int(slot[1]) - 1])

    @property
    def converted(self) -> dict[str, int]:
        return amounts(self.state.converted)

    def row(self, line: str) -> list[str | None]:
        """The cards of the "material", "influence" or "landmark" row."""
        return [None if card is None else card.key for card in getattr(self.state, f"{line}_row")]

    def discarded(self, line: str) -> list[str]:
        return [card.key for card in getattr(self.state, f"{line}_discard")]

    def score(self, name: str) -> int:
        return self.table.scores()[self.names.index(name)]


def amounts(numbers: Sequence[int]) -> dict[str, int]:
    return {name: number for name, number in zip(KINDS, numbers, strict=True) if number}


def material(key: str) -> Material:
    return next(card for card in (*BOX.materials, *BOX.characters, *BOX.rare) if card.key == key)


def desolated(
    *,
    turn: str | None = None,
    first: str | None = None,
    board: Board | None = None,
    chance: Mapping[str, Sequence[str]] | None = None,
    options: Sequence[str] = (),
    patient: bool = False,
    **players: Seat,
) -> Position:
    """A game between these players (alone: a solo game), at the start of a turn of the first of them or of `turn`."""
    names, chosen = list(players), dict.fromkeys(options, True)
    state = new(BOX, len(names), GAME.check(len(names), chosen))
    Builder(state, board or {}).build(list(players.values()))
    state.first = names.index(first) if first else 0
    state.turn = names.index(turn) if turn else state.first
    state.phase = TURNS
    return Position(GAME, state, names, options=chosen, chance=chance, patient=patient)


class Builder:
    """Takes cards out of the box one by one; what is left goes where it would be."""

    def __init__(self, state: Desolated, board: Board) -> None:
        self.state, self.board = state, board
        self.materials: list[Any] = [*BOX.materials, *BOX.characters, *BOX.rare, *BOX.technology]
        self.influence: list[Any] = [*BOX.influence, *BOX.advanced_influence]
        self.landmarks: list[Any] = [*BOX.landmarks, *BOX.advanced_landmarks]

    def build(self, seats: Sequence[Seat]) -> None:
        state, board = self.state, self.board
        for player, has in zip(state.players, seats, strict=True):
            self.furnish(player, has)
        state.material_row = [self.card(key) for key in board.get("material_row", MATERIAL_ROW)]
        state.influence_row = [self.card(key) for key in board.get("influence_row", INFLUENCE_ROW)]
        left = [key for key in SOLO_LANDMARKS if any(card.key == key for card in self.landmarks)]
        state.landmark_row = [self.card(key) for key in board.get("landmark_row", left[:3])]
        state.landmark_discard = [self.card(key) for key in board.get("landmark_discard", ())]
        for slot, tokens in board.get("tokens", {}).items():
            held = tuple(tokens.get(kind, 0) for kind in KINDS)
            state.on_row[int(slot[1]) - 1] = held
            state.pool = [n - m for n, m in zip(state.pool, held, strict=True)]
        state.final, state.round = board.get("final", False), board.get("round", 1)
        self.material_deck()
        self.influence_deck()
        self.landmark_deck()

    def card(self, key: str | None) -> Any:
        """Take a card out of the box."""
        if key is None:
            return None
        for cards in (self.materials, self.influence, self.landmarks):
            for card in cards:
                if card.key == key:
                    cards.remove(card)
                    return card
        raise AssertionError(f"there is no card {key!r} left in the box")

    def furnish(self, player: Player, has: Seat) -> None:
        player.hand = [self.card(key) for key in has.hand]
        player.chains = [Chain(tuple(self.card(key) for key in keys)) for keys in has.chains]
        player.loose = [self.card(key) for key in has.loose]
        player.influence = [self.card(key) for key in has.influence]
        stored = has.landmarks if isinstance(has.landmarks, Mapping) else dict.fromkeys(has.landmarks, ())
        player.landmarks = [
            Insula(self.card(key), tuple(Stored(self.card(below), True) for below in beneath))
            for key, beneath in stored.items()
        ]
        player.technology = [(self.card(key), step) for key, step in has.technology]
        player.covering = [self.card(key) for key in has.covering]
        player.campaign = next((card for card in BOX.campaigns if card.key == has.campaign), None)
        player.talent = next((card for card in BOX.talents if card.key == has.talent), None)
        player.tokens = [has.tokens.get(kind, 0) for kind in KINDS]
        self.state.pool = [n - m for n, m in zip(self.state.pool, player.tokens, strict=True)]
        own = [*player.hand, *(card for chain in player.chains for card in chain.cards), *player.covering]
        for kind, used in ((CHARACTER, "characters"), (RARE, "rare_materials")):
            if getattr(self.state.options, used) and not any(card.kind == kind for card in own):
                gone = next(card for card in self.materials if getattr(card, "kind", "") == kind)
                self.materials.remove(gone)
                self.state.removed.append(gone)

    def material_deck(self) -> None:
        state, board = self.state, self.board
        rest = [card for card in self.materials if getattr(card, "kind", "") == "material"]
        if "material_pile" in board:
            state.material_pile.rest = [self.card(key) for key in board["material_pile"]]
            rest = [card for card in self.materials if getattr(card, "kind", "") == "material"]
            if board.get("spare"):
                self.store_away(rest)
            else:
                state.material_discard = list(rest)
        else:
            state.material_pile.rest = list(rest)
        if state.options.racloir_technology:
            per = BOX.numbers.per_player.advanced_material * len(state.players)
            state.material_pile.rest += self.fill(BOX.technology, self.materials, per)

    def influence_deck(self) -> None:
        state, board = self.state, self.board
        state.influence_pile.rest = [self.card(key) for key in board.get("influence_pile", ())]
        rest = [card for card in self.influence if not card.advanced]
        if "influence_pile" not in board:
            state.influence_pile.rest = rest
        elif board.get("spare"):
            self.store_away(rest)
        else:
            state.influence_discard = rest
        if state.options.rise_of_the_arkheins:
            per = BOX.numbers.per_player.advanced_influence * len(state.players)
            state.influence_pile.rest += self.fill(BOX.advanced_influence, self.influence, per)

    def landmark_deck(self) -> None:
        state, board = self.state, self.board
        state.landmark_pile.rest = [self.card(key) for key in board.get("landmark_pile", ())]
        if state.solo:
            used = len(BOX.landmarks) + len(BOX.advanced_landmarks) - len(self.landmarks)
            spare = [key for key in SOLO_LANDMARKS if any(card.key == key for card in self.landmarks)]
            if "landmark_pile" not in board:
                state.landmark_pile.rest += [self.card(key) for key in spare[: 9 - used]]
            return
        rest = [card for card in self.landmarks if not card.advanced]
        if "landmark_pile" not in board:
            state.landmark_pile.rest += rest
        else:
            self.store_away(rest)
        if state.options.planetary_destruction:
            per = BOX.numbers.per_player.advanced_landmarks * len(state.players)
            state.landmark_pile.rest += self.fill(BOX.advanced_landmarks, self.landmarks, per)

    def fill(self, printed: Sequence[T], left: list[Any], number: int) -> list[T]:
        """The cards of an expansion that are not in play yet, up to a number in all."""
        remaining = [card for card in left if card in printed]
        return remaining[: number - (len(printed) - len(remaining))]

    def store_away(self, cards: Sequence[Any]) -> None:
        """Put cards where nobody can use them: beneath a Landmark of the last player."""
        if not cards:
            return
        player = self.state.players[-1]
        if not any(insula.card.storage for insula in player.landmarks):
            player.landmarks.append(Insula(self.card("tailings depot")))
        at = next(at for at, insula in enumerate(player.landmarks) if insula.card.storage)
        insula = player.landmarks[at]
        beneath = tuple(Stored(card, True) for card in cards if card is not insula.card)
        player.landmarks[at] = Insula(insula.card, (*insula.stored, *beneath))
