"""3. Rations; 4. Morale Points; 6. Rest Colonists."""

from __future__ import annotations

from functools import cache, partial

from holdfast.engine.content import Content
from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.arkosa.amounts import FOOD, KINDS, NITROGEN
from holdfast.games.arkosa.rules import tracks
from holdfast.games.arkosa.rules.bot_trades import buy, plan
from holdfast.games.arkosa.rules.colony import population
from holdfast.games.arkosa.rules.items import UseItem, items_for, own_items, use, use_item
from holdfast.games.arkosa.rules.tracks import change_morale, change_reputation
from holdfast.games.arkosa.state import Arkosa, Player
from holdfast.games.arkosa.verbs import Prevent
from holdfast.games.toolkit.amounts import Vector


class Feed(Content, frozen=True):
    """Pay rations for this number of pairs of colonists."""

    pairs: int

    def face(self) -> Face:
        return Face(f"feed {self.pairs}", f"Feed {self.pairs} pair{'' if self.pairs == 1 else 's'}")


feed = cache(Feed)


def pairs(game: Arkosa, player: Player) -> int:
    """Every two colonists are a pair, and one left over is one too; the injured count. [ARK-140, ARK-143]"""
    size = game.box.numbers.rations.colonists
    return (population(player) + size - 1) // size


async def rations_step(game: Arkosa, player: Player) -> None:
    """Feed as many pairs as wanted; each unfed pair costs 1 morale. [ARK-140 to ARK-144, ARK-290]"""
    if player.bot == "A":
        return
    hungry = pairs(game, player)
    hungry -= await bot_feeds(game, player, hungry) if player.bot else await feeds(game, player, hungry)
    if hungry:
        say(game, "{player} left {pairs} hungry", player=player, pairs="1 pair" if hungry == 1 else f"{hungry} pairs")
        change_morale(game, player, -hungry * game.box.numbers.rations.morale)


async def feeds(game: Arkosa, player: Player, hungry: int) -> int:
    """The player decides how many pairs are fed; an item may feed some. [ARK-142, ARK-144, ARK-343]"""
    fed = 0
    while hungry > fed:
        most = min(hungry - fed, player.stock[FOOD], player.stock[NITROGEN])
        options: list[Feed | UseItem] = [feed(number) for number in range(most, -1, -1)]
        options += [*map(use_item, items_for(player, "rations")), *own_items(game, player)]
        face = partial(feed_face, game, hungry - fed)
        answer = await choose(player, "Feed how many pairs?", options, rule="ARK-142", face=face)
        if isinstance(answer, Feed):
            tracks.pay(game, player, rations_for(game, answer.pairs))
            return fed + answer.pairs
        await use(game, player, answer.item)
        fed += sum(effect.n for effect in answer.item.effects if isinstance(effect, Prevent))
    return min(fed, hungry)


def feed_face(game: Arkosa, hungry: int, option: Feed | UseItem) -> Face:
    """A number of pairs as an option, with what it costs and what the others cost."""
    face = option.face()
    if not isinstance(option, Feed):
        return face
    lost = (hungry - option.pairs) * game.box.numbers.rations.morale
    price = [f"for {KINDS.text(rations_for(game, option.pairs))}"] if option.pairs else []
    return face._replace(label=", ".join([" ".join([face.label, *price]), *([f"lose {lost} morale"] if lost else [])]))


def rations_for(game: Arkosa, number: int) -> Vector:
    """1 food and 1 nitrogen for each pair. [ARK-140]"""
    each = game.box.numbers.rations
    return KINDS.vector({"food": each.food * number, "nitrogen": each.nitrogen * number})


async def bot_feeds(game: Arkosa, bot: Player, hungry: int) -> int:
    """Bot B feeds as many pairs as it can, with the help of the trade pool. [ARK-290]"""
    for number in range(hungry, 0, -1):
        cost = rations_for(game, number)
        trades = plan(bot, game.pool, cost)
        if trades is not None:
            await buy(game, bot, cost, trades)
            return number
    return 0


def morale_points(game: Arkosa, player: Player) -> None:
    """Gain or lose the reputation printed at the morale marker. [ARK-145, ARK-146]"""
    track = game.box.board.morale
    say(game, "The morale of {player} is {morale}", player=player, morale=player.morale)
    change_reputation(game, player, track.reputation[player.morale - track.least])


def rest(game: Arkosa, player: Player) -> None:
    """Resting colonists return to hand, injured ones stay. Bot A's stay where they are. [ARK-162, ARK-299]"""
    if player.bot != "A" and player.resting:
        player.hand += player.resting
        player.resting.clear()
        say(game, "The colonists of {player} rested", player=player)
