"""Lantern, a game from outside the source tree, with nothing but what the manifest requires.

In turn, players burn one of the oil flasks in their hidden hand to light as many lanterns, and score them; the wind
blows some out again. When all lanterns burn, most points win.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from holdfast.engine.chance import Generator64, draw, roll
from holdfast.engine.clone import transient
from holdfast.engine.errors import RuleBug
from holdfast.engine.game import Game, Result, Sheet, Value, View
from holdfast.engine.pieces import Pile
from holdfast.engine.requests import NO, Face, Refusal, Word, checkpoint, choose, offer
from holdfast.engine.story import Story, say

LANTERNS = 80
FLASKS = (1, 2, 3, 4) * 5
HAND = 3


@dataclass(slots=True)
class Player:
    seat: int
    points: int = 0
    hand: list[int] = field(default_factory=list)


@dataclass(slots=True)
class Lantern:
    players: list[Player]
    flasks: Pile[int]
    dark: int = LANTERNS
    turn: int = 0
    story: Story | None = transient()


def new(_content: object, seats: int, _options: Mapping[str, Value]) -> Lantern:
    return Lantern([Player(seat) for seat in range(seats)], Pile(list(FLASKS)))


async def play(game: Lantern) -> None:
    while game.dark > 0:
        await checkpoint()
        await take_turn(game, game.players[game.turn % len(game.players)])
        game.turn += 1


async def take_turn(game: Lantern, player: Player) -> None:
    while len(player.hand) < HAND:
        player.hand.append(await draw(game.flasks, "flasks"))
    flask = await choose(
        player,
        "Burn which flask?",
        lambda: sorted(set(player.hand)),
        rule="LAN-1",
        refused=lambda: [Refusal(Face("9", "9"), "there is no such flask")],
    )
    player.hand.remove(flask)
    game.flasks.shuffle_in([flask])
    more = await offer(player, "Trim how many wicks?", (1, 2), rule="LAN-2", decline=NO)
    await light(game, player, flask + (0 if isinstance(more, Word) else more))


async def light(game: Lantern, player: Player, count: int) -> None:
    lit = min(count, game.dark)
    game.dark -= lit
    player.points += lit
    say(game, "{player} lights {lit}", player=player, lit=lit)
    if game.dark and player.points and await roll((False, False, True), "wind"):
        game.dark += 1
        player.points -= 1


def view(game: Lantern, seat: int | None) -> View:
    players = [
        {
            "seat": player.seat,
            "points": player.points,
            "hand": sorted(player.hand) if player.seat == seat else len(player.hand),
        }
        for player in game.players
    ]
    return {"seat": seat, "dark": game.dark, "turn": game.turn, "players": players}


def redeal(game: Lantern, seat: int, random: Generator64) -> None:
    hands = [player.hand for player in game.players if player.seat != seat]
    flasks = random.shuffled([flask for some in (*hands, game.flasks.rest) for flask in some])
    for hand in hands:
        hand[:] = [flasks.pop() for _ in hand]
    game.flasks.rest[:] = flasks


def result(game: Lantern) -> Result:
    best = max(player.points for player in game.players)
    sheets = tuple(Sheet(f"Player {player.seat + 1}", {"lanterns": player.points}) for player in game.players)
    return Result(sheets, tuple(player.seat for player in game.players if player.points == best))


def invariants(game: Lantern) -> None:
    if game.dark + sum(player.points for player in game.players) != LANTERNS:
        raise RuleBug("invariant broken: lanterns were lost or made")
    if len(game.flasks) + sum(len(player.hand) for player in game.players) != len(FLASKS):
        raise RuleBug("invariant broken: flasks were lost or made")


GAME = Game(
    name="lantern",
    title="Lantern",
    seats=(2, 3),
    version=1,
    folder=Path(__file__).parent,
    state=Lantern,
    content=lambda _pack: None,
    new=new,
    play=play,
    view=view,
    redeal=redeal,
    result=result,
    invariants=invariants,
    max_decisions=400,
)
