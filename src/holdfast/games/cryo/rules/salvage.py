"""Deploy › Assign to salvage, and Withdraw from salvage."""

from __future__ import annotations

from holdfast.engine.requests import Face
from holdfast.engine.story import say
from holdfast.games.cryo.amounts import RESOURCES
from holdfast.games.cryo.pieces import Space
from holdfast.games.cryo.rules.crew_pods import mixes, room
from holdfast.games.cryo.rules.scrap import ask
from holdfast.games.cryo.state import Cryo, Player


async def assign_salvage(game: Cryo, player: Player, _space: Space) -> None:
    """Assign to salvage: move 1 own pod to any empty salvage space. [CRY-086]"""
    kind = await ask(
        game, player, "Salvage which material?", lambda: open_salvage(game), rule="CRY-086", face=salvage_face
    )
    assign(game, player, kind)


def assign(game: Cryo, player: Player, kind: int) -> None:
    """Put a pod from the platform on a salvage space."""
    player.awake -= 1
    player.salvage[kind] += 1
    say(game, "{player} sent a pod to salvage {material}", player=player, material=RESOURCES.kinds[kind])


def open_salvage(game: Cryo) -> list[int]:
    """Each kind has 3 spaces for 1 pod each, the third with 3 or more players only. [CRY-087 to CRY-089]"""
    return [
        kind
        for kind, spaces in enumerate(game.box.salvage)
        if sum(player.salvage[kind] for player in game.players) < sum(least <= game.size for least in spaces)
    ]


def salvage_face(kind: int) -> Face:
    return Face(RESOURCES.kinds[kind], RESOURCES.kinds[kind].capitalize(), (f"salvage {RESOURCES.kinds[kind]}",))


def can_assign(game: Cryo, player: Player, _space: Space) -> bool:
    return player.awake > 0 and bool(open_salvage(game))


async def withdraw_salvage(game: Cryo, player: Player, space: Space) -> None:
    """Withdraw from salvage: take up to 3 own pods back to the platform. [CRY-090, CRY-091]"""
    taken = await ask(
        game,
        player,
        "Withdraw which pods?",
        lambda: mixes(tuple(player.salvage), 1, min(space.most, room(game, player))),
        rule="CRY-090",
        face=_withdrawn,
    )
    for kind, pods in enumerate(taken):
        player.salvage[kind] -= pods
        player.awake += pods
    say(game, "{player} withdrew {pods} crew from salvage", player=player, pods=sum(taken))


def can_withdraw(game: Cryo, player: Player, _space: Space) -> bool:
    return any(player.salvage) and room(game, player) > 0


def _withdrawn(mix: tuple[int, ...]) -> Face:
    text = ", ".join(f"{pods} from {RESOURCES.kinds[kind]}" for kind, pods in enumerate(mix) if pods)
    return Face(text, text)
