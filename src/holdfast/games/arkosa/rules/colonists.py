"""Colonists: put to work, injured, healed, recruited and exiled."""

from __future__ import annotations

from functools import partial

from holdfast.engine.chance import draw
from holdfast.engine.pieces import Pile
from holdfast.engine.requests import Face, choose
from holdfast.engine.story import say
from holdfast.games.arkosa.pieces import Colonist
from holdfast.games.arkosa.rules.bot_choices import bot_exiles, bot_heals, bot_injures
from holdfast.games.arkosa.rules.colony import colonists, population, uninjured
from holdfast.games.arkosa.rules.tracks import change_morale, change_reputation
from holdfast.games.arkosa.state import Arkosa, Player
from holdfast.games.arkosa.verbs import Exile, Heal, Injure, Recruit

# To and from hand ------------------------------------------------------------------------------------------------


def leave_hand(player: Player, colonist: Colonist) -> None:
    """From now on everybody has seen this card."""
    player.hand.remove(colonist)
    if colonist in player.secret:
        player.secret.remove(colonist)


def join(player: Player, colonist: Colonist) -> None:
    """A recruit goes to hand, may work at once, and scores nothing yet. [ARK-094, ARK-095]

    Bot B shuffles it into its draw pile, Bot A lays it on its resting side. [ARK-359, ARK-365]
    """
    (player.resting if player.bot == "A" else player.hand).append(colonist)


def begin_work(player: Player, colonist: Colonist) -> None:
    """The colonist at work is neither in hand nor laid down yet. [ARK-328]"""
    player.worker, player.hurt = colonist, False


def lay_down(player: Player) -> None:
    """After its work a colonist lies on the resting side, or on the injured side if it was hurt. [ARK-070, ARK-102]"""
    if player.worker is not None:
        (player.injured if player.hurt else player.resting).append(player.worker)
    player.worker, player.hurt = None, False


# Injuries --------------------------------------------------------------------------------------------------------


async def injure(game: Arkosa, player: Player, effect: Injure, _source: Player) -> None:
    """The explorer, the worker, or colonists that the player chooses. [ARK-186, ARK-342]"""
    if effect.who == "worker":
        if player.worker is not None:
            hurt(game, player, player.worker)
        return
    for _ in range(effect.n):
        if effect.who == "explorer":
            await injure_explorer(game, player)
        else:
            await injure_any(game, player)


async def injure_explorer(game: Arkosa, player: Player) -> None:
    """The explorer; if nobody explores, a colonist of choice. [ARK-188, ARK-203, ARK-312, ARK-342, ARK-360]"""
    if player.worker is not None:
        hurt(game, player, player.worker)
    else:
        await injure_any(game, player)


async def injure_any(game: Arkosa, player: Player) -> None:
    """One own uninjured colonist of choice, if there is one. [ARK-185, ARK-186, ARK-222]"""
    if not uninjured(player):
        return
    if player.bot:
        colonist = await bot_injures(player)
    else:
        colonist = await choose(player, "Who is injured?", lambda: uninjured(player), rule="ARK-186")
    hurt(game, player, colonist)


def hurt(game: Arkosa, player: Player, colonist: Colonist) -> None:
    """An injured colonist lies on the injured side; one at work goes there afterwards. [ARK-070, ARK-189]"""
    if colonist is player.worker:
        if player.hurt:
            return
        player.hurt = True
    elif colonist in player.hand:
        leave_hand(player, colonist)
        player.injured.append(colonist)
    else:
        player.resting.remove(colonist)
        player.injured.append(colonist)
    say(game, "{colonist} of {player} was injured", colonist=colonist, player=player)


async def heal(game: Arkosa, player: Player, effect: Heal, _source: Player) -> None:
    """Injured colonists of choice go to the resting side, or to hand if it says so. [ARK-163, ARK-164, ARK-194]"""
    for _ in range(effect.n):
        if not player.injured:
            return
        if player.bot:
            colonist = await bot_heals(player)
        else:
            colonist = await choose(player, "Heal whom?", list(player.injured), rule="ARK-164")
        player.injured.remove(colonist)
        if effect.to == "hand":
            join(player, colonist)
        else:
            player.resting.append(colonist)
        say(game, "{colonist} of {player} was healed", colonist=colonist, player=player)


# Exile -----------------------------------------------------------------------------------------------------------


async def check_population(game: Arkosa, player: Player) -> None:
    """Down to 6 colonists whenever a turn ends. [ARK-135, ARK-137, ARK-256, ARK-260, ARK-264]"""
    while population(player) > game.box.numbers.population:
        await exile_one(game, player, penalty=player.bot != "A")


async def exile(game: Arkosa, player: Player, effect: Exile, _source: Player) -> None:
    """Exile colonists because a card says so."""
    for _ in range(effect.n):
        if population(player):
            await exile_one(game, player, effect.penalty)


async def exile_one(game: Arkosa, player: Player, penalty: bool) -> None:
    """The player chooses whom; the card leaves the game. [ARK-138, ARK-139, ARK-328]"""
    if player.bot:
        colonist = await bot_exiles(player, colonists(player))
    else:
        face = partial(exile_face, game, player, penalty)
        colonist = await choose(player, "Exile whom?", lambda: colonists(player), rule="ARK-139", face=face)
    was_injured = is_injured(player, colonist)
    if colonist is player.worker:
        player.worker, player.hurt = None, False
    elif colonist in player.hand:
        leave_hand(player, colonist)
    else:
        (player.injured if was_injured else player.resting).remove(colonist)
    game.exiled.append(colonist)
    say(game, "{player} exiled {colonist}", player=player, colonist=colonist)
    if penalty:
        change_morale(game, player, -game.box.numbers.exile.morale)
        if was_injured:
            change_reputation(game, player, -game.box.numbers.exile.injured_reputation)


def is_injured(player: Player, colonist: Colonist) -> bool:
    """On the injured side, or hurt at work. [ARK-328]"""
    return colonist in player.injured or (colonist is player.worker and player.hurt)


def exile_face(game: Arkosa, player: Player, penalty: bool, colonist: Colonist) -> Face:
    """A colonist to exile as an option, with the penalty."""
    face, cost = colonist.face(), game.box.numbers.exile
    if not penalty:
        return face
    more = f" and {cost.injured_reputation} reputation" if is_injured(player, colonist) else ""
    return face._replace(label=f"{face.label}: lose {cost.morale} morale{more}")


# Recruits from the deck ------------------------------------------------------------------------------------------


def colonist_deck(game: Arkosa) -> Pile[Colonist]:
    """A colonists in round 1, B colonists later. [ARK-100]"""
    return game.colonists_a if game.round <= 1 else game.colonists_b


async def draw_colonist(game: Arkosa) -> Colonist | None:
    """The next colonist of the round, or nobody if the deck is empty. [ARK-100, ARK-101]"""
    deck = colonist_deck(game)
    if not deck:
        return None
    colonist = await draw(deck, "A colonists" if game.round <= 1 else "B colonists")
    return colonist


async def recruit(game: Arkosa, player: Player, effect: Recruit, _source: Player) -> None:
    """Look at some cards and keep some in hand, unseen by others; the rest is discarded for good. [ARK-378]"""
    for _ in range(effect.look):
        colonist = await draw_colonist(game)
        if colonist is not None:
            player.dealt.append(colonist)
    for _ in range(min(effect.keep, len(player.dealt))):
        kept = await choose(player, "Keep whom?", lambda: list(player.dealt), rule="ARK-378")
        player.dealt.remove(kept)
        player.hand.append(kept)
        player.secret.append(kept)
        say(game, "You recruited {card}", to=player, others="{player} recruited a colonist", card=kept, player=player)
    game.exiled += player.dealt
    player.dealt.clear()
