"""Dice rolls and attack cards: two dice, modifiers, response tokens before the roll, rerolls after it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from functools import cache
from typing import Final, NamedTuple

from holdfast.engine.chance import roll
from holdfast.engine.content import Content
from holdfast.engine.requests import Face, Word, offer
from holdfast.engine.story import say
from holdfast.games.pioneers.amounts import RESPONSE
from holdfast.games.pioneers.pieces import Card
from holdfast.games.pioneers.rules.powers import DEFENCE, RAID
from holdfast.games.pioneers.rules.reactions import AFTER_ROLL, BEFORE_ROLL, React, reactions, use
from holdfast.games.pioneers.state import Fight, Pioneers, Player

ROLL: Final = Word("roll", "Roll the dice")
REROLL: Final = Word("reroll", "Spend a response token to reroll")
ACCEPT: Final = Word("accept", "Accept the roll")


class Spend(Content, frozen=True):
    """Response tokens for a modifier."""

    n: int

    def face(self) -> Face:
        return Face(f"spend {self.n}", f"Spend {self.n} for +{self.n}")


@cache
def spending(most: int) -> tuple[Spend, ...]:
    """As many as one has. [PIO-197]"""
    return (*spending(most - 1), Spend(most)) if most else ()


class Plays(NamedTuple):
    """What a player may do besides before a roll in their own turn, and how to do it. [PIO-230]"""

    options: Callable[[], Sequence[object]]
    hidden: Callable[[], bool]
    """Whether others cannot tell that there is nothing."""
    perform: Callable[[object], Awaitable[None]]


def modifier(game: Pioneers, player: Player) -> int:
    """Survivor, cards, HQ, projects, and what was spent on this fight. [PIO-024, PIO-194, PIO-228]"""
    fight = game.fight
    assert fight is not None
    if fight.roller == fight.defender:
        return player.powers[DEFENCE] + fight.bonus
    return player.powers[RAID] + fight.bonus + fight.card.raid_bonus


def total(game: Pioneers, player: Player) -> int:
    """The sum of the dice plus modifiers. [PIO-189]"""
    assert game.fight is not None
    return sum(game.fight.dice) + modifier(game, player)


async def defend(game: Pioneers, attacker: Player, defender: Player, card: Card, difficulty: int) -> bool:
    """A complete defence roll against an attack or an event; whether it succeeds. [PIO-199 to PIO-202, PIO-274]"""
    game.fight = Fight(card, attacker.seat, defender.seat, defender.seat, difficulty)
    say(game, "{player} had to reach {difficulty} against {card}", player=defender, difficulty=difficulty, card=card)
    await prepare(game, defender, "PIO-195")
    await throw(game, defender)
    while total(game, defender) < difficulty and await offer_reroll(game, defender, "PIO-201"):
        await throw(game, defender)
    success = total(game, defender) >= difficulty
    finish(game, success)
    say(game, "{player} fended {card} off" if success else "{player} failed against {card}", player=defender, card=card)
    return success


def finish(game: Pioneers, success: bool) -> None:
    """The fight is decided; it stays in sight until the next one, or the next round."""
    fight = game.fight
    assert fight is not None
    fight.success = success
    game.fight, game.fought = None, fight


async def prepare(game: Pioneers, player: Player, rule: str, plays: Plays | None = None) -> None:
    """Before a roll: cards and response tokens, one after another, until the player rolls. [PIO-186, PIO-280]"""
    fight = game.fight
    assert fight is not None
    while True:
        answer = await offer(
            player,
            "Spend tokens or use cards before the roll?",
            lambda: preparations(player, plays),
            rule=rule,
            decline=ROLL,
            declines=lambda: (ROLL,) if plays is not None and plays.hidden() else (),
        )
        if answer is ROLL:
            return
        if isinstance(answer, Spend):
            player.pile[RESPONSE] -= answer.n
            fight.bonus += answer.n
            say(game, "{player} spent response tokens for +{n}", player=player, n=answer.n)
        elif isinstance(answer, React):
            await use(game, player, answer)
        elif plays is not None:
            await plays.perform(answer)


def preparations(player: Player, plays: Plays | None) -> Sequence[object]:
    """Tokens for +1 each, cards timed before a roll, and in one's own turn more. [PIO-195, PIO-196, PIO-230]"""
    found = [*spending(player.pile[RESPONSE]), *reactions(player, BEFORE_ROLL)]
    return found if plays is None else [*found, *plays.options()]


async def throw(game: Pioneers, player: Player) -> None:
    """Roll all dice. [PIO-187, PIO-189]"""
    assert game.fight is not None
    dice = game.box.board.dice
    thrown = [await roll(range(1, dice.sides + 1), "dice") for _ in range(dice.count)]
    if game.fight.dice:
        game.fight.earlier += (game.fight.dice,)
    game.fight.dice = tuple(thrown)
    game.fight.added = modifier(game, player)
    say(
        game,
        "{player} rolled {dice}, in all {total}",
        player=player,
        dice=" and ".join(map(str, thrown)),
        total=total(game, player),
    )


async def offer_reroll(game: Pioneers, player: Player, rule: str) -> bool:
    """A reroll for a response token, or by a card; otherwise the roll stands. [PIO-187, PIO-198, PIO-201, PIO-202]"""
    while True:
        answer = await offer(player, "Reroll both dice?", lambda: rerolls(player), rule=rule, decline=ACCEPT)
        if isinstance(answer, React):
            await use(game, player, answer)
            if answer.reaction.reroll:
                return True
        elif answer is REROLL:
            player.pile[RESPONSE] -= 1
            say(game, "{player} spent a response token to reroll", player=player)
            return True
        else:
            return False


def rerolls(player: Player) -> list[React | Word]:
    """One for a token, and the cards that state this time."""
    found: list[React | Word] = [*reactions(player, AFTER_ROLL)]
    if player.pile[RESPONSE]:
        found.insert(0, REROLL)
    return found
