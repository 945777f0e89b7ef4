"""How to store a card: one a turn, face down beneath a Landmark with the storage icon."""

from __future__ import annotations

from typing import Final, NamedTuple

from holdfast.engine.requests import Face, Word, choose
from holdfast.engine.story import say
from holdfast.games.desolated.pieces import Influence, Insula, Landmark, Material, Stored, Technology
from holdfast.games.desolated.rules.chains import leave_chain
from holdfast.games.desolated.rules.free_actions import ask_late
from holdfast.games.desolated.state import Desolated, Player

NO_STORE: Final = Word("store nothing", "Store nothing")


class FromHand(NamedTuple):
    """A hand card to be stored."""

    card: Material

    def face(self) -> Face:
        return Face(f"{self.card.key} in hand", f"{self.card.label} from your hand", (f"card {self.card.key}",))


class Turned(NamedTuple):
    """An Advanced Material card to be stored, with the step at its top."""

    card: Technology
    step: int

    def face(self) -> Face:
        face = self.card.face()
        return face._replace(key=f"{face.key} at step {self.step + 1}")


Choice = FromHand | Turned | Material | Influence | Landmark


async def store(game: Desolated, player: Player) -> None:
    """One card from hand or inventory may be stored beneath a card with the storage icon. [DES-071, DES-072]"""
    places: list[Landmark | Word] = [*storages(player)]
    if not places:
        return
    beneath = await ask_late(
        game,
        player,
        "Store a card beneath which Landmark?",
        lambda: [*places, NO_STORE],
        rule="DES-072",
        face=lambda beneath: beneath_face(player, beneath),
    )
    if isinstance(beneath, Word):
        return
    choice = await choose(
        player,
        "Store which card?",
        lambda: storable(player, beneath),
        rule="DES-072",
        face=choice_face,
        hidden=len(player.hand),
    )
    stored = put_away(player, choice)
    at = next(at for at, insula in enumerate(player.landmarks) if insula.card is beneath)
    player.landmarks[at] = Insula(beneath, (*player.landmarks[at].stored, stored))
    if stored.shown:
        say(
            game, "{player} stored {card} beneath {beneath}", player=player, card=stored.card.name, beneath=beneath.name
        )
    else:
        say(
            game,
            "You stored {card} beneath {beneath}",
            to=player,
            others="{player} stored a hand card beneath {beneath}",
            player=player,
            card=stored.card.name,
            beneath=beneath.name,
        )


def storages(player: Player) -> list[Landmark]:
    """The face-up cards with the storage icon, if there is anything else to store. [DES-071, DES-133]"""
    return [insula.card for insula in player.landmarks if insula.card.storage and storable(player, insula.card)]


def storable(player: Player, beneath: Landmark) -> list[Choice]:
    """Any card of hand and inventory, but not the storage card itself. [DES-079, DES-080]"""
    found: list[Choice] = [FromHand(card) for card in dict.fromkeys(player.hand)]
    found += [card for chain in player.chains for card in chain.cards]
    found += dict.fromkeys(player.loose)
    found += [Turned(card, step) for card, step in dict.fromkeys(player.technology)]
    found += dict.fromkeys(player.influence)
    found += [insula.card for insula in player.landmarks if insula.card is not beneath]
    return found


def beneath_face(player: Player, beneath: Landmark | Word) -> Face:
    """A storage card; if only one card can be stored beneath it, with that."""
    face = beneath.face()
    choices = [] if isinstance(beneath, Word) else storable(player, beneath)
    return face._replace(label=f"{face.label}: store {choice_face(choices[0]).label}") if len(choices) == 1 else face


def choice_face(choice: Choice) -> Face:
    return choice.lying() if isinstance(choice, Material) else choice.face()


def put_away(player: Player, choice: Choice) -> Stored:
    """Take the card out of hand or inventory; its chain may break, what is beneath it stays. [DES-075, DES-080]"""
    if isinstance(choice, FromHand):
        player.hand.remove(choice.card)
        return Stored(choice.card, shown=False)
    if isinstance(choice, Turned):
        player.technology.remove((choice.card, choice.step))
        return Stored(choice.card, shown=True)
    if isinstance(choice, Landmark):
        insula = next(insula for insula in player.landmarks if insula.card is choice)
        player.landmarks.remove(insula)
        return Stored(choice, True, insula.stored)
    if isinstance(choice, Influence):
        player.influence.remove(choice)
    elif choice in player.loose:
        player.loose.remove(choice)
    else:
        leave_chain(player, choice)
    return Stored(choice, shown=True)
