"""Sickness and death, curing and treating."""

from __future__ import annotations

from typing import Final

from holdfast.engine.requests import Face, Word, choose, offer
from holdfast.engine.story import say
from holdfast.games.frostpunk.pieces import ANY, CITIZENS, ENGINEER, Citizen
from holdfast.games.frostpunk.rules.causes import because, describe, tell
from holdfast.games.frostpunk.rules.citizens import draw_citizen_card
from holdfast.games.frostpunk.rules.decision_making import round_the_table
from holdfast.games.frostpunk.rules.effects import Points, resolve
from holdfast.games.frostpunk.rules.requirements import count_built
from holdfast.games.frostpunk.rules.supply import citizen_face, heel, pick, populated, targets
from holdfast.games.frostpunk.rules.winning import lose
from holdfast.games.frostpunk.state import Frostpunk, Player
from holdfast.games.frostpunk.verbs.effects import Kill, MakeSick

_TYPES: Final = (0, 1, 2)
BY_SICKNESS: Final = 3
MEDICINE: Final = ("medicine", ANY)
DRAW_INSTEAD: Final = Word("draw", "Discard none")


async def sicken(game: Frostpunk, who: Player, type_: int) -> None:
    """The Sickness marker moves forward; instead of passing the Citizen marker it is flipped. [FRO-232, FRO-233]"""
    if not game.citizens[type_]:
        return
    if game.sick[type_] < game.citizens[type_]:
        game.sick[type_] += 1
        tell(game, "One {citizen} fell sick", citizen=CITIZENS[type_])
    else:
        await flip(game, who, type_)


def brings_death(game: Frostpunk, type_: int, count: int) -> bool:
    """Whether somebody dies if this many of a type fall sick now. [FRO-233 to FRO-235]"""
    healthy = game.citizens[type_] - game.sick[type_]
    return game.citizens[type_] > 0 and count - healthy + game.skull[type_] > 1


async def sicken_together(game: Frostpunk, who: Player, counts: list[int]) -> None:
    """Several fall sick at the same moment. Where somebody dies of it, the players choose the order. [FRO-370]

    The chosen Citizens fall sick up to the next death: until then the order makes no difference.
    """
    left = list(counts)
    while types := [type_ for type_ in _TYPES if left[type_]]:
        type_ = types[0]
        if len(types) > 1 and any(brings_death(game, type_, left[type_]) for type_ in types):
            prompt = "Somebody dies of it. Who falls sick first?"
            type_ = await choose(who, prompt, types, rule="FRO-370", face=citizen_face)
        before = game.deaths
        while left[type_] and game.deaths == before:
            left[type_] -= 1
            await sicken(game, who, type_)


async def flip(game: Frostpunk, who: Player, type_: int) -> None:
    """Syringe to Skull: somebody is gravely ill. Skull to Syringe: they die. [FRO-234, FRO-235]"""
    game.skull[type_] = not game.skull[type_]
    if game.skull[type_]:
        tell(game, "One {citizen} fell gravely ill", citizen=CITIZENS[type_])
    else:
        await kill(game, who, type_, by_sickness=True)


async def kill(game: Frostpunk, who: Player, type_: int, by_sickness: bool = False) -> None:
    """Deaths are resolved one at a time; one caused by a death effect comes after that effect. [FRO-244]"""
    game.graves.append(type_ + BY_SICKNESS * by_sickness)
    if game.burying:
        return
    game.burying = True
    while game.graves:
        grave = game.graves.pop(0)
        await bury(game, who, grave % BY_SICKNESS, grave >= BY_SICKNESS)
    game.burying = False


async def bury(game: Frostpunk, who: Player, type_: int, by_sickness: bool) -> None:
    """Death: the Corpse marker, the Citizen marker, a Citizen card. [FRO-239 to FRO-241]"""
    if not game.citizens[type_]:
        return
    game.corpses += 1
    game.deaths += 1
    tell(game, "One {citizen} died; the Corpse marker came to {space}", citizen=CITIZENS[type_], space=game.corpses)
    if game.corpses >= game.box.tracks.corpses.last:
        lose(game, "deaths")
    game.citizens[type_] -= 1
    if by_sickness and game.sick[type_]:
        game.sick[type_] -= 1
    heel(game, type_)
    card = await card_of_the_dead(game, type_)
    buried = "burial" in game.flags and game.deaths == 1 and count_built(game, "cemetery")
    if card is not None and buried:
        say(game, "Buried in the Cemetery: the death had no effect")
    elif card is not None:
        with because(game, f"death of a {CITIZENS[type_]}: {card.name}"):
            await resolve(game, who, card.death[type_])
    if "pit" in game.flags and count_built(game, "snow_pit"):
        await heal(game, who, game.box.tracks.numbers.pit_cure, 0)


async def card_of_the_dead(game: Frostpunk, type_: int) -> Citizen | None:
    """Any player may discard a card of that type; otherwise one is drawn. [FRO-242, FRO-324]"""
    for player in round_the_table(game):
        matching = [card for card in player.hand if card.type == type_]
        if matching:
            card = await offer(
                player,
                "One {citizen} died. Discard a Citizen card for its death effect?",
                matching,
                rule="FRO-242",
                decline=DRAW_INSTEAD,
                about={"citizen": CITIZENS[type_]},
            )
            if isinstance(card, Citizen):
                player.hand.remove(card)
                game.citizen_discard.append(card)
                effect = describe(game, card.death[type_])
                say(game, "{player} discarded {card}: {effect}", player=player, card=card.name, effect=effect)
                return card
    drawn = await draw_citizen_card(game)
    if drawn is not None:
        game.citizen_discard.append(drawn)
        effect = describe(game, drawn.death[type_])
        say(game, "The Citizen card drawn was {card}: {effect}", card=drawn.name, effect=effect)
    return drawn


async def kill_chosen(game: Frostpunk, who: Player, count: int) -> None:
    """Citizens of chosen types die, one after the other. [FRO-049, FRO-323]"""
    for _ in range(count):
        type_ = await pick(game, who, "Which Citizen dies?", populated(game), "FRO-323")
        if type_ is not None:
            await kill(game, who, type_)


async def sicken_chosen(game: Frostpunk, who: Player, count: int) -> None:
    """Citizens of chosen types fall sick, one after the other. [FRO-049, FRO-323]"""
    for _ in range(count):
        type_ = await pick(game, who, "Which Citizen falls sick?", populated(game), "FRO-323")
        if type_ is not None:
            await sicken(game, who, type_)


async def make_sick(game: Frostpunk, who: Player, effect: MakeSick) -> None:
    await sicken_together(game, who, targets(game, effect))
    await sicken_chosen(game, who, effect.any)


async def kill_citizens(game: Frostpunk, who: Player, effect: Kill) -> None:
    """Several die at the same moment, in an order the players choose. [FRO-370]"""
    left = targets(game, effect)
    while types := [type_ for type_ in populated(game) if left[type_]]:
        type_ = await choose(who, "Who dies first?", types, rule="FRO-370", face=citizen_face)
        left[type_] -= 1
        await kill(game, who, type_)
    await kill_chosen(game, who, effect.any)


# Curing and treating ---------------------------------------------------------------------------------------------


def cures(game: Frostpunk) -> list[tuple[str, int]]:
    """A Skull-side marker never reaches space 0 by a Cure point. [FRO-246, FRO-247]"""
    return [("cure", type_) for type_ in _TYPES if game.sick[type_] > game.skull[type_]]


def point_uses(game: Frostpunk, cure: int, treat: int) -> list[tuple[str, int]]:
    """What the points at hand can be used for. [FRO-246, FRO-248, FRO-352]"""
    options = cures(game) if cure else []
    if treat:
        options += [("treat", type_) for type_ in _TYPES if game.skull[type_]]
        if "hard_medicine" in game.flags and cures(game):
            options.append(MEDICINE)
    return options


def point_face(point: tuple[str, int]) -> Face:
    word, type_ = point
    if point == MEDICINE:
        return Face("medicine", "Use a Treat point as 2 Cure points")
    name = CITIZENS[type_]
    article = "an" if type_ == ENGINEER else "a"
    return Face(f"{word} {name}", f"{word.capitalize()} {article} {name}", (f"sick {name}",))


async def heal(game: Frostpunk, who: Player, cure: int, treat: int) -> None:
    """Use Cure and Treat points, in any order, as long as they can be used; the rest is lost. [FRO-246 to FRO-249]"""
    while options := point_uses(game, cure, treat):
        prompt = "Use which point? {cure} to cure, {treat} to treat"
        about = {"cure": cure, "treat": treat}
        point = await choose(who, prompt, options, rule="FRO-249", face=point_face, about=about)
        word, type_ = point
        if word == "cure":
            cure -= 1
            game.sick[type_] -= 1
            say(game, "One {citizen} was cured", citizen=CITIZENS[type_])
        elif word == "treat":
            treat -= 1
            game.skull[type_] = False
            say(game, "One gravely ill {citizen} was treated", citizen=CITIZENS[type_])
        else:
            treat -= 1
            cure += game.box.tracks.numbers.medicine_cure


async def use_points(game: Frostpunk, who: Player, points: Points) -> None:
    await heal(game, who, points.cure, points.treat)
