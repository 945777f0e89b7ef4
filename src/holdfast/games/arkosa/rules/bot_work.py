"""Solo › Resolving Bot B's colonist actions."""

from __future__ import annotations

from holdfast.engine.chance import roll
from holdfast.engine.story import say
from holdfast.games.arkosa.pieces import Colonist
from holdfast.games.arkosa.rules.colonists import begin_work, lay_down, leave_hand
from holdfast.games.arkosa.rules.colony import can_be_robbed, deactivated, held, powered, uninjured
from holdfast.games.arkosa.rules.special_colonists import better_room_for_a_shard
from holdfast.games.arkosa.rules.symbols import can_start, run
from holdfast.games.arkosa.state import Arkosa, Player, opponents
from holdfast.games.arkosa.verbs import (
    Deactivate,
    Each,
    Effect,
    Effects,
    Fix,
    Heal,
    Injure,
    Pay,
    RestAtRandom,
    RollDamage,
    Steal,
    TakeOutShard,
    Target,
)


async def bot_works(game: Arkosa, bot: Player, priority: tuple[int, ...]) -> None:
    """Draw the top colonist and put it to work; nothing if the pile is empty. [ARK-276, ARK-278]"""
    if not bot.hand:
        return
    colonist = await roll(bot.hand, "bot's colonist")
    leave_hand(bot, colonist)
    await bot_uses(game, bot, colonist, priority)


async def bot_uses(game: Arkosa, bot: Player, colonist: Colonist, priority: tuple[int, ...]) -> None:
    """The first action in priority order that exists and has an effect, if any. [ARK-276 to ARK-278, ARK-288]"""
    begin_work(bot, colonist)
    for number in priority:
        if number <= len(colonist.actions) and has_effect(game, bot, colonist.actions[number - 1]):
            say(game, "{bot} used action {number} of {colonist}", bot=bot, number=number, colonist=colonist)
            await run(game, bot, colonist.actions[number - 1])
            break
    lay_down(bot)


def has_effect(game: Arkosa, bot: Player, effects: Effects) -> bool:
    """Whether an action can be paid and would change anything now. [ARK-362]"""
    return can_start(game, bot, effects) and any(changes(game, bot, effect) for effect in effects)


def changes(game: Arkosa, player: Player, effect: Effect) -> bool:
    """Gaining and exploring always change something; the rest only if there is something to change. [ARK-362]"""
    match effect:
        case Pay():
            return False
        case Heal():
            return bool(player.injured)
        case Fix():
            return bool(deactivated(player))
        case Injure():
            return bool(uninjured(player))
        case Deactivate():
            return bool(powered(player))
        case RollDamage():
            return bool(any(player.stock) or powered(player) or uninjured(player))
        case Target() | Each():
            return any(changes(game, other, inner) for other in opponents(game, player) for inner in effect.do)
        case Steal():
            return any(held(other, effect.of) and can_be_robbed(other) for other in opponents(game, player))
        case TakeOutShard():
            return better_room_for_a_shard(player)
        case RestAtRandom():
            return bool(player.hand)
    return True
