"""Raids: the defender sets a number, then the attacker tries to reach it."""

from __future__ import annotations

from holdfast.engine.story import say
from holdfast.games.pioneers.pieces import Card
from holdfast.games.pioneers.rules.card_effects import carry_out
from holdfast.games.pioneers.rules.dice_rolls import Plays, finish, offer_reroll, prepare, throw, total
from holdfast.games.pioneers.state import Fight, Pioneers, Player


async def raid(game: Pioneers, attacker: Player, defender: Player, card: Card, plays: Plays) -> None:
    """The five steps of a raid. [PIO-220 to PIO-225, PIO-281]"""
    difficulty = await set_difficulty(game, attacker, defender, card)
    success = await try_to_reach(game, attacker, defender, card, difficulty, plays)
    finish(game, success)
    if success:
        say(game, "{player} raided {other}", player=attacker, other=defender)
        await carry_out(game, game.box.board.raid_success, attacker, defender, card)
    else:
        say(game, "The raid of {player} on {other} failed", player=attacker, other=defender)


async def set_difficulty(game: Pioneers, attacker: Player, defender: Player, card: Card) -> int:
    """1 and 2. The defender spends and plays, rolls, rerolls; the total stands from then on. [PIO-221, PIO-222]"""
    game.fight = Fight(card, attacker.seat, defender.seat, defender.seat, 0)
    say(game, "{player} was raided and had to set the difficulty", player=defender)
    await prepare(game, defender, "PIO-221")
    await roll_until_content(game, defender)
    difficulty = total(game, defender)
    say(game, "{player} set the difficulty to {n}", player=defender, n=difficulty)
    return difficulty


async def try_to_reach(
    game: Pioneers, attacker: Player, defender: Player, card: Card, difficulty: int, plays: Plays
) -> bool:
    """3 and 4. Knowing the number, the attacker spends and plays, rolls, rerolls. [PIO-223, PIO-224, PIO-236]"""
    thrown = game.fight.dice if game.fight else ()
    game.fight = Fight(card, attacker.seat, defender.seat, attacker.seat, difficulty, against=thrown)
    await prepare(game, attacker, "PIO-223", plays)
    await roll_until_content(game, attacker)
    return total(game, attacker) >= difficulty


async def roll_until_content(game: Pioneers, player: Player) -> None:
    """In a raid a player may reroll any of their own rolls; the last one counts. [PIO-229]"""
    await throw(game, player)
    while await offer_reroll(game, player, "PIO-229"):
        await throw(game, player)
