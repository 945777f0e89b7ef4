"""A tiny game that uses every request, to drive the engine itself: drafts, dice, offers, secrets, a pile, a reveal.

Each round the players secretly keep one of two cards dealt to them, then in turn roll, may push their luck, and may
play cards for points. Highest sum after three rounds wins.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from holdfast.engine.chance import Generator64, draw, roll, shuffle
from holdfast.engine.clone import transient
from holdfast.engine.content import Content
from holdfast.engine.errors import RuleBug
from holdfast.engine.game import Game, Result, Setting, Sheet, Value, View
from holdfast.engine.pieces import Pile
from holdfast.engine.requests import (
    NO,
    Face,
    Refusal,
    checkpoint,
    choose,
    choose_some,
    offer,
    reveal,
    together,
)
from holdfast.engine.story import Story, say


class Card(Content, frozen=True):
    worth: int

    def face(self) -> Face:
        return Face(f"card {self.worth}", f"Card {self.worth}")

    def __repr__(self) -> str:
        return f"<{self.worth}>"


CARDS = tuple(Card(worth) for worth in (1, 2, 3, 5, 8))


@dataclass(slots=True)
class Player:
    seat: int
    dealt: list[Card] = field(default_factory=list)
    hand: list[Card] = field(default_factory=list)
    played: list[Card] = field(default_factory=list)
    luck: int = 0


@dataclass(slots=True)
class Tiny:
    players: list[Player]
    deck: Pile[Card]
    rounds: int
    order: list[int] = field(default_factory=list)
    marks: dict[str, list[int]] = field(default_factory=dict)
    turn: int = -1
    over: bool = False
    story: Story | None = transient()


def new(_content: object, seats: int, options: Mapping[str, Value]) -> Tiny:
    return Tiny([Player(seat) for seat in range(seats)], Pile([*CARDS] * 6), int(options["rounds"]))


async def play(game: Tiny) -> None:
    while not game.over:
        await checkpoint()
        if game.turn < 0:
            await deal(game)
        else:
            await turn(game, game.players[game.order[game.turn]])
            game.turn += 1
            if game.turn == len(game.order):
                game.turn, game.rounds = -1, game.rounds - 1
                game.over = game.rounds == 0


async def deal(game: Tiny) -> None:
    game.order = await shuffle([player.seat for player in game.players], "order")
    for player in game.players:
        player.dealt = [await draw(game.deck, "deck"), await draw(game.deck, "deck")]
    await together([keep(player) for player in game.players])
    for player in game.players:
        game.deck.shuffle_in(player.dealt)
        player.dealt = []
    game.turn = 0
    say(game, "A round begins")


async def keep(player: Player) -> int:
    card = await choose(
        player, "Keep which?", lambda: list(dict.fromkeys(player.dealt)), rule="T-1", hidden=len(player.dealt)
    )
    player.dealt.remove(card)
    player.hand.append(card)
    return card.worth


async def turn(game: Tiny, player: Player) -> None:
    player.luck += await roll((0, 1, 2), "die")
    pushed = await offer(player, "Push your luck by how much?", (1, 2), rule="T-2", refused=lambda: [
        Refusal(Face("3", "3"), "too much", "T-2")])  # fmt: skip
    if isinstance(pushed, int):
        player.luck += pushed if await roll((True, False), "coin") else -pushed
    kinds = await choose_some(player, "Mark which?", ["a", "b", "c", "a"], least=1, most=2, rule="T-3")
    for kind in kinds:
        game.marks.setdefault(kind, []).append(player.seat)
    card = await offer(player, "Play which card?", lambda: list(dict.fromkeys(player.hand)), rule="T-4", decline=NO)
    if isinstance(card, Card):
        player.hand.remove(card)
        player.played.append(card)
        await reveal("a card was played")
        say(game, "{player} plays {card}", player=player, card=card)


def view(game: Tiny, seat: int | None) -> View:
    return {
        "rounds": game.rounds,
        "order": list(game.order),
        "marks": {kind: list(seats) for kind, seats in game.marks.items()},
        "deck": len(game.deck),
        "players": [
            {
                "luck": player.luck,
                "played": [card.worth for card in player.played],
                "hand": [card.worth for card in player.hand] if player.seat == seat else len(player.hand),
                "dealt": [card.worth for card in player.dealt] if player.seat == seat else len(player.dealt),
            }
            for player in game.players
        ],
    }


def redeal(game: Tiny, seat: int, chance: Generator64) -> None:
    zones = [zone for player in game.players if player.seat != seat for zone in (player.hand, player.dealt)]
    cards = chance.shuffled([card for zone in (*zones, game.deck.rest) for card in zone])
    for zone in zones:
        zone[:] = [cards.pop() for _ in zone]
    game.deck.rest[:] = cards


def result(game: Tiny) -> Result:
    sheets = tuple(
        Sheet(f"seat {player.seat}", {"luck": player.luck, "cards": sum(card.worth for card in player.played)})
        for player in game.players
    )
    best = max(sheet.total for sheet in sheets)
    return Result(sheets, tuple(seat for seat, sheet in enumerate(sheets) if sheet.total == best))


def invariants(game: Tiny) -> None:
    cards = len(game.deck) + sum(len(p.hand) + len(p.played) + len(p.dealt) for p in game.players)
    if cards != 30:
        raise RuleBug(f"{cards} cards instead of 30")


TINY = Game(
    name="tiny",
    title="Tiny",
    seats=(1, 2, 3, 4),
    version=1,
    folder=Path(__file__).parent,
    state=Tiny,
    content=lambda pack: pack,
    new=new,
    play=play,
    view=view,
    redeal=redeal,
    result=result,
    invariants=invariants,
    max_decisions=200,
    settings=(
        Setting("rounds", (3, 1, 2), "how many rounds"),
        Setting("kind", ("plain", "odd"), "for two", seats=(2,)),
    ),
)
