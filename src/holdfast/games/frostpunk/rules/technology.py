"""Technology cards: one under development at a time, its token on the Round track."""

from __future__ import annotations

from holdfast.engine.requests import choose
from holdfast.engine.story import say
from holdfast.games.frostpunk.rules.causes import because
from holdfast.games.frostpunk.rules.construct import add_kind
from holdfast.games.frostpunk.rules.decision_making import leader
from holdfast.games.frostpunk.rules.effects import resolve
from holdfast.games.frostpunk.state import Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import Develop, StartRule, Upgrade


async def choose_technology(game: Frostpunk, who: Player) -> None:
    """The token of a chosen Technology goes as many spaces ahead of the Round marker as its card shows.

    [FRO-080, FRO-084]
    """
    if game.inactive:
        chosen = await choose(who, "Develop which Technology next?", list(game.inactive), rule="FRO-080")
        game.inactive.remove(chosen)
        game.developing = chosen
        game.developed_at = min(game.round + chosen.time, len(game.box.fed))
        say(game, "{card} was begun, to be ready in Round {at}", card=chosen.name, at=game.developed_at)


async def activate(game: Frostpunk, who: Player) -> None:
    """The Technology under development becomes active, and the next is chosen. [FRO-079, FRO-285]"""
    ready = game.developing
    assert ready is not None
    game.developing = None
    game.technologies.append(ready)
    say(game, "{card} was developed", card=ready.name)
    with because(game, ready.name):
        await resolve(game, who, ready.do)
    await choose_technology(game, who)


async def develop(game: Frostpunk, who: Player, effect: Develop) -> None:
    """The token moves nearer; on the Round marker's space the Technology is active at once. [FRO-286]"""
    if game.developing is None:
        return
    game.developed_at = max(game.round, game.developed_at - effect.n)
    say(game, "{card} came nearer: Round {at}", card=game.developing.name, at=game.developed_at)
    if game.developed_at == game.round:
        await activate(game, who)


async def upgrade(game: Frostpunk, who: Player, effect: Upgrade) -> None:
    """Every copy, present and future, uses its upgraded side. [FRO-287]"""
    say(game, "{building} was upgraded", building=add_kind(game, game.upgraded, effect.building))


async def start_rule(game: Frostpunk, who: Player, effect: StartRule) -> None:
    """Switch on a standing rule. [FRO-285]"""
    if effect.rule not in game.flags:
        game.flags.append(effect.rule)
    say(game, "A rule began: {rule}", rule=game.box.flags[effect.rule])


async def reach_token(game: Frostpunk) -> None:
    """Dawn: the Round marker has reached the Development token. [FRO-079]"""
    if game.developing is not None and game.developed_at <= game.round:
        await activate(game, leader(game))
