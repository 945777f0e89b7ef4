"""What must hold of the content, so that a pack that loads can also be played."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from holdfast.games.frostpunk.content import Files, SpecialData
from holdfast.games.frostpunk.verbs.effects import (
    AddDusk,
    BuildForNothing,
    EnterScenario,
    MakeRuins,
    PurgeDusk,
    RemoveScenario,
    StartRule,
    Unlock,
    Upgrade,
    Wreck,
)
from holdfast.games.frostpunk.verbs.parameters import Effect
from holdfast.games.toolkit.checks import need, need_different, need_known


def check(files: Files) -> None:
    """Raise `ContentError` where a card names what is not there, or two cards have the same id."""
    dusk, scenarios = [card.id for card in files.dusk.cards], [card.id for card in files.scenarios.cards]
    events = [card.id for card in (*files.morning.cards, *files.dusk.disputes)] + dusk + scenarios
    need_different("cards", "id", events)
    buildings = [building.id for building in files.buildings.buildings]
    for name, file in files._asdict().items():
        for effect in effects_in(file):
            match effect:
                case Unlock(key) | BuildForNothing(key) | MakeRuins(key) | Wreck(key) | Upgrade(key):
                    need_known(name, key, buildings)
                case AddDusk(key) | PurgeDusk(key):
                    need_known(name, key, dusk)
                case EnterScenario(key) | RemoveScenario(key):
                    need_known(name, key, events)
                case StartRule(key):
                    need_known(name, key, files.flags)
    for scenario, keys in files.technologies.displays.items():
        for key in keys:
            need_known(f"technologies: {scenario}", key, [card.id for card in files.technologies.cards])
    for key in files.dusk.start:
        need_known("dusk: start", key, dusk)
    displays = {card.id: card.display for card in files.scenarios.cards}
    displays |= {card.id: card.display for card in (*files.morning.cards, *files.dusk.cards, *files.dusk.disputes)}
    for key, display in displays.items():
        if display is not None and display.special is not None:
            check_special(f"{key}: special", display.special)


def check_special(where: str, special: SpecialData) -> None:
    """A Special Action that can be completed: what fills the card must be placed, and often enough."""
    need(not special.capacity or bool(special.place), f"{where}: `capacity` counts what is placed; give `place`")
    need(
        bool(special.capacity) or not special.full, f"{where}: `full` happens at `capacity` placements; give `capacity`"
    )
    need(
        special.once == "round" or special.capacity <= 1,
        f"{where}: it is taken once per game, so {special.capacity} placements are never reached",
    )


def effects_in(data: Any) -> Iterable[Effect]:
    """Every effect in the data of a file, those inside other effects too."""
    if isinstance(data, Effect):
        yield data
    if isinstance(data, dict):
        data = data.values()
    elif hasattr(data, "__struct_fields__"):
        data = [getattr(data, name) for name in data.__struct_fields__]
    elif not isinstance(data, list | tuple):
        return
    for part in data:
        yield from effects_in(part)
