"""2. Player Actions: turns of two actions until everybody has passed."""

from __future__ import annotations

from functools import cache
from typing import Final

from holdfast.engine.content import Content
from holdfast.engine.requests import Face, Refusal, Word
from holdfast.engine.story import say
from holdfast.games.arkosa.amounts import RESOURCES, number_of
from holdfast.games.arkosa.pieces import Bribe
from holdfast.games.arkosa.rules.build import Build, build, builds, too_dear
from holdfast.games.arkosa.rules.colonists import check_population
from holdfast.games.arkosa.rules.free_moves import ask, free_moves
from holdfast.games.arkosa.rules.tokens import gain_any
from holdfast.games.arkosa.rules.trade import SPECIAL_TRADE, closed_trades, trade, trades
from holdfast.games.arkosa.rules.work import Work, impossible_work, possible_work, put_to_work
from holdfast.games.arkosa.state import Arkosa, Player
from holdfast.games.arkosa.wording import text

PASS: Final = Word("pass", "Pass for this round")
END_TURN: Final = Word("end turn", "End your turn")
ANY_KIND: Final = tuple(map(number_of, RESOURCES))


class TakeBribe(Content, frozen=True):
    """Make a bribe: take one of the cards on display. [ARK-131]"""

    bribe: Bribe

    def face(self) -> Face:
        face = self.bribe.face()
        return Face(f"bribe {face.key}", f"Promise {face.label}", face.places)


take_bribe = cache(TakeBribe)
Action = Work | Build | Word | TakeBribe


async def player_turn(game: Arkosa, player: Player) -> None:
    """Two actions, or passing instead of either; then the population is checked. [ARK-056, ARK-059, ARK-137]"""
    player.turns += 1
    bribed = False
    for number in range(1, game.box.numbers.actions + 1):
        game.action = number
        action = await choose_action(game, player, bribed)
        if action is PASS:
            await pass_round(game, player)
            break
        bribed = bribed or isinstance(action, TakeBribe)
        await take_action(game, player, action)
    game.action = 0
    await end_of_turn(game, player)
    await check_population(game, player)


async def choose_action(game: Arkosa, player: Player, bribed: bool) -> Action:
    """Work, build, trade or bribe, or pass. After 30 turns a player must pass. [ARK-057, ARK-061, ARK-064]"""
    if player.turns > game.box.numbers.turn_limit:
        return PASS
    return await ask(
        game,
        player,
        "Take an action, or pass?",
        lambda: actions(game, player, bribed),
        rule="ARK-064",
        free=free_moves,
        face=lambda action: action_face(player, action),
        refused=lambda: no_actions(game, player, bribed),
    )


def actions(game: Arkosa, player: Player, bribed: bool) -> list[Action]:
    """All that the player could do now. [ARK-064]"""
    found: list[Action] = [*possible_work(game, player, player.hand), *builds(game, player), *trades(game, player)]
    if game.bribes and not bribed:
        found += [take_bribe(bribe) for bribe in game.bribes]
    found.append(PASS)
    return found


def action_face(player: Player, action: Action) -> Face:
    """An action as an option; the special trade says what is given and gained."""
    face = action.face()
    if action is not SPECIAL_TRADE or player.leader is None:
        return face
    return face._replace(label=f"The special trade of {player.leader.name}: {text(player.leader.special_trade)}")


def no_actions(game: Arkosa, player: Player, bribed: bool) -> list[Refusal]:
    """What a player might look for, and why it is not there."""
    refusals = [*impossible_work(game, player), *too_dear(game, player), *closed_trades(game, player)]
    if bribed:
        refusals += [
            Refusal(take_bribe(bribe).face(), "one bribe a turn is the most", "ARK-132") for bribe in game.bribes
        ]
    elif not game.bribes:
        refusals.append(Refusal(Face("bribe", "Make a bribe"), *no_bribes(game)))
    return refusals


def no_bribes(game: Arkosa) -> tuple[str, str]:
    """Why no bribe can be made. [ARK-131, ARK-305, ARK-335]"""
    if game.promises:
        return "promises were made before the game", "ARK-305"
    if game.round < game.box.numbers.bribes_from_round:
        return "bribes come in round 2", "ARK-131"
    return "all bribes are taken", "ARK-335"


async def take_action(game: Arkosa, player: Player, action: Action) -> None:
    """Carry out one action."""
    if isinstance(action, Work):
        await put_to_work(game, player, action)
    elif isinstance(action, Build):
        await build(game, player, action)
    elif isinstance(action, TakeBribe):
        make_bribe(game, player, action.bribe)
    else:
        await trade(game, player, action)


def make_bribe(game: Arkosa, player: Player, bribe: Bribe) -> None:
    """Take a face-up bribe; it is not replaced, and need not be payable yet. [ARK-131 to ARK-134]"""
    game.bribes.remove(bribe)
    player.bribes.append(bribe)
    say(game, "{player} promised {bribe}", player=player, bribe=bribe)


async def pass_round(game: Arkosa, player: Player) -> None:
    """No more actions in this round; the first to pass takes the token and 2 resources. [ARK-057, ARK-062, ARK-063]

    In solo games there is nothing to gain by passing. [ARK-317]
    """
    first = not any(other.passed for other in game.players)
    player.passed = True
    say(game, "{player} passed", player=player)
    if first and not game.solo:
        game.first = player.side
        say(game, "{player} took the first player token", player=player)
        await gain_any(game, player, game.box.numbers.first_to_pass, ANY_KIND, "ARK-062")


async def end_of_turn(game: Arkosa, player: Player) -> None:
    """Last chance for shards and items in this turn, also after passing. [ARK-160, ARK-373]"""
    if free_moves(game, player):
        prompt = "Anything else before your turn ends?"
        await ask(game, player, prompt, lambda: [END_TURN], rule="ARK-373", free=free_moves)


def next_turn(game: Arkosa) -> bool:
    """Clockwise to the next who has not passed; False if nobody is left. [ARK-056, ARK-060]"""
    for step in range(1, len(game.players) + 1):
        side = (game.turn + step) % len(game.players)
        if not game.players[side].passed:
            game.turn = side
            return True
    return False
