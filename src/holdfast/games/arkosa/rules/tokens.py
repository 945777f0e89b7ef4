"""Tokens in and out of supplies: gaining, losing, paying, converting, stealing."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from holdfast.engine.requests import Face, Word, choose
from holdfast.engine.story import say
from holdfast.games.arkosa.amounts import (
    FOOD,
    KINDS,
    MAGTAPE,
    MORALE,
    NITROGEN,
    REPUTATION,
    RESOURCES,
    SCRAP,
    SHARD,
    number_of,
    vector,
)
from holdfast.games.arkosa.pieces import Space
from holdfast.games.arkosa.rules import tracks
from holdfast.games.arkosa.rules.bot_choices import bot_deactivates, bot_gains, bot_loses
from holdfast.games.arkosa.rules.colony import can_be_robbed, held, powered, vault
from holdfast.games.arkosa.rules.power import flip_to_x, receive, shard_face
from holdfast.games.arkosa.rules.symbols import choose_opponent
from holdfast.games.arkosa.rules.tracks import change_morale, change_reputation
from holdfast.games.arkosa.state import NOT_RAIDED, Arkosa, Player, opponents
from holdfast.games.arkosa.verbs import Convert, Gain, GainChoice, Lose, LoseChoice, Pay, Steal
from holdfast.games.toolkit.amounts import Vector

FROM_SUPPLY: Final = Word("from supply", "Lose a power shard from your supply")
BOT_STEALS: Final = (MAGTAPE, FOOD, NITROGEN, SCRAP)


@cache
def amount_face(amount: Vector) -> Face:
    """An amount as an option."""
    return Face(KINDS.text(amount), KINDS.text(amount))


def kind_face(kind: int) -> Face:
    """A kind of token as an option."""
    return Face(RESOURCES[kind], RESOURCES[kind].capitalize())


async def gain(game: Arkosa, player: Player, effect: Gain, _source: Player) -> None:
    """All that is shown, from the general supply. [ARK-066, ARK-192, ARK-195]"""
    await receive(game, player, vector(effect))


async def pay(game: Arkosa, player: Player, effect: Pay, _source: Player) -> None:
    """In full: a list is only started if it can be paid."""
    tracks.pay(game, player, vector(effect))


async def gain_choice(game: Arkosa, player: Player, effect: GainChoice, _source: Player) -> None:
    """So many tokens in any mix of some kinds."""
    await gain_any(game, player, effect.n, tuple(number_of(kind) for kind in effect.of), "ARK-346")


async def gain_any(game: Arkosa, player: Player, n: int, kinds: tuple[int, ...], rule: str) -> None:
    """The player picks the mix; a bot takes what it has least of, token by token. [ARK-364]"""
    if player.bot:
        for _ in range(n):
            await receive(game, player, one_of(bot_gains(player, kinds)))
        return
    mix = await choose(player, "Gain which tokens?", mixes(n, kinds), rule=rule, face=amount_face)
    await receive(game, player, mix)


@cache
def one_of(kind: int) -> Vector:
    """One token of a kind."""
    return tuple(int(kind == place) for place in range(len(KINDS.nothing)))


@cache
def mixes(n: int, kinds: tuple[int, ...]) -> tuple[Vector, ...]:
    """Every mix of n tokens of these kinds."""
    return kept_mixes(n, kinds, (n,) * len(RESOURCES))


@lru_cache(maxsize=1 << 14)
def kept_mixes(n: int, kinds: tuple[int, ...], stock: Vector) -> tuple[Vector, ...]:
    """Every mix of n tokens of these kinds out of a stock."""
    if not kinds:
        return (KINDS.nothing,) if n == 0 else ()
    kind, others = kinds[0], kinds[1:]
    found = list[Vector]()
    for here in range(min(n, stock[kind]), -1, -1):
        for rest in kept_mixes(n - here, others, stock):
            found.append((*rest[:kind], here, *rest[kind + 1 :]))
    return tuple(found)


# Losing ----------------------------------------------------------------------------------------------------------


async def lose(game: Arkosa, player: Player, effect: Lose, _source: Player) -> None:
    """Tokens as far as there are; morale and reputation always. [ARK-183, ARK-184, ARK-216]"""
    asked = vector(effect)
    for kind in range(SHARD):
        if asked[kind]:
            lose_tokens(game, player, kind, asked[kind])
    for _ in range(asked[SHARD]):
        await lose_shard(game, player)
    if asked[MORALE]:
        change_morale(game, player, -asked[MORALE])
    if asked[REPUTATION]:
        change_reputation(game, player, -asked[REPUTATION])


def lose_tokens(game: Arkosa, player: Player, kind: int, n: int) -> None:
    """Up to n tokens of a kind leave the supply, but for those that The Vault keeps safe. [ARK-216, ARK-349]"""
    n = min(n, player.stock[kind])
    n -= spared(player, n)
    if n:
        player.stock[kind] -= n
        say(game, "{player} lost {n} {kind}", player=player, n=n, kind=RESOURCES[kind])


def spared(player: Player, n: int) -> int:
    """How many of n tokens The Vault keeps safe in this raid, while it has power. [ARK-349, ARK-376]"""
    room = vault(player)
    if player.spared == NOT_RAIDED or room is None or room.passive is None:
        return 0
    safe = min(n, room.passive.raid_tokens_ignored - player.spared)
    player.spared += safe
    return safe


async def lose_shard(game: Arkosa, player: Player) -> None:
    """A shard from supply, or an active one in the bunker is deactivated. [ARK-184, ARK-341]"""
    active = powered(player)
    if player.bot:
        if player.stock[SHARD]:
            lose_tokens(game, player, SHARD, 1)
        elif active:
            flip_to_x(game, player, await bot_deactivates(player))
        return
    ways: list[Word | Space] = [FROM_SUPPLY] if player.stock[SHARD] else []
    ways += [game.box.spaces[space] for space in active]
    if not ways:
        return
    way = await choose(
        player,
        "Which power shard do you lose?",
        ways,
        rule="ARK-184",
        face=lambda option: shard_face(player, player, option) if isinstance(option, Space) else option.face(),
    )
    if isinstance(way, Space):
        flip_to_x(game, player, way.index)
    else:
        lose_tokens(game, player, SHARD, 1)


async def lose_choice(game: Arkosa, player: Player, effect: LoseChoice, _source: Player) -> None:
    """So many tokens of some kinds, as many as possible; the loser picks. [ARK-216]"""
    kinds = tuple(number_of(kind) for kind in effect.of)
    n = min(effect.n, sum(player.stock[kind] for kind in kinds))
    n -= spared(player, n)
    if not n:
        return
    if player.bot:
        for _ in range(n):
            lose_tokens(game, player, bot_loses(player, kinds), 1)
        return
    stock = tuple(player.stock)
    mix = await choose(player, "Lose which tokens?", kept_mixes(n, kinds, stock), rule="ARK-346", face=amount_face)
    for kind in kinds:
        if mix[kind]:
            player.stock[kind] -= mix[kind]
    say(game, "{player} lost {amount}", player=player, amount=KINDS.text(mix))


# Exchanging and stealing -----------------------------------------------------------------------------------------


async def convert(game: Arkosa, player: Player, effect: Convert, _source: Player) -> None:
    """As often as wanted and possible, also never; a bot as often as it can. [ARK-156, ARK-196 to ARK-198, ARK-292]"""
    cost, worth = vector(effect.pay), vector(effect.get)
    most = min(have // price for have, price in zip(player.stock, cost, strict=False) if price)
    if effect.max is not None:
        most = min(most, effect.max)
    times = most
    if not player.bot and most:
        prompt = f"Turn {KINDS.text(cost)} into {KINDS.text(worth)} how often?"
        times = await choose(player, prompt, range(most + 1), rule="ARK-156")
    if times:
        tracks.pay(game, player, tuple(n * times for n in cost))
        await receive(game, player, tuple(n * times for n in worth))


async def steal(game: Arkosa, player: Player, effect: Steal, _source: Player) -> None:
    """From an opponent who holds one of the kinds, if there is one. [ARK-224, ARK-287, ARK-349, ARK-351]"""
    among = [other for other in opponents(game, player) if held(other, effect.of) and can_be_robbed(other)]
    if not among:
        return
    victim = await choose_opponent(game, player, among)
    for _ in range(effect.n):
        kinds = held(victim, effect.of)
        if not kinds:
            return
        if player.bot:
            kind = next(wanted for wanted in BOT_STEALS if wanted in kinds)
        else:
            kind = await choose(player, "Steal what?", kinds, rule="ARK-224", face=kind_face)
        victim.stock[kind] -= 1
        player.stock[kind] += 1
        say(game, "{player} stole 1 {kind} from {victim}", player=player, kind=RESOURCES[kind], victim=victim)
