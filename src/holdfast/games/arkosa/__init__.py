"""Arkosa, by Angela Dickens (Toon Hammer): build the bunker whose people deserve the only ticket off the planet."""

from __future__ import annotations

from typing import Final

from holdfast.engine.game import Game, Setting, Value
from holdfast.games.arkosa.box import FOLDER, box
from holdfast.games.arkosa.effects import EFFECTS, STEPS
from holdfast.games.arkosa.evaluate import evaluate
from holdfast.games.arkosa.invariants import invariants
from holdfast.games.arkosa.redeal import redeal
from holdfast.games.arkosa.rules.rounds import play
from holdfast.games.arkosa.scoring import result
from holdfast.games.arkosa.setup import new
from holdfast.games.arkosa.state import Arkosa
from holdfast.games.arkosa.study import STUDY
from holdfast.games.arkosa.view import view

LEVELS: Final = ("normal", "very easy", "easy", "hard", "very difficult")
Options = dict[str, Value]
REGULAR: Final[tuple[Options, ...]] = (
    {},
    {"harmony": True},
    {"promises": True},
    {"advanced": True},
    {"promises": True, "advanced": True},
    {"harmony": True, "promises": True, "advanced": True},
)
STARTER: Final[tuple[Options, ...]] = (
    {"setup": "starter"},
    {"setup": "starter", "harmony": True},
    {"setup": "starter", "promises": True},
    {"setup": "starter", "harmony": True, "promises": True},
)
"""The set-ups with each variant, and mixes."""

GAME = Game(
    name="arkosa", title="Arkosa", seats=(1, 2, 3, 4), version=3, max_decisions=8000,
    folder=FOLDER, state=Arkosa, content=box, new=new, play=play, result=result,
    view=view, redeal=redeal, invariants=invariants,
    evaluate=evaluate, study=STUDY, vocabularies=(EFFECTS, STEPS),
    settings=(
        Setting("setup", ("regular", "starter"), "choose bunker, leader and special room, or get a starter bunker"),
        Setting("bot", ("A", "B"), "4e 69 67 65 6c, easy to predict, or D.A.V.E., who works and trades", seats=(1,)),
        Setting("level", LEVELS, "how often the bot idles", (1,)),
        Setting("harmony", (False, True), "Network Harmony: without colonists and rooms that harm opponents"),
        Setting("promises", (False, True), "Secret Promises: bribes are chosen before the game and kept secret"),
        Setting("advanced", (False, True), "special rooms that nobody chose go into the bag"),
    ),
    variants=(
        *((1, {"bot": bot, "level": level}) for bot in ("A", "B") for level in LEVELS),
        (1, {"setup": "starter", "bot": "A", "harmony": True}),
        (1, {"bot": "B", "harmony": True, "promises": True, "advanced": True}),
        *((seats, options) for seats in (2, 3, 4) for options in (*REGULAR, *STARTER)),
    ),
    rivals={1: ("The bot",)},
    about="Develop your bunker, recruit colonists, keep them happy, and be the colony that is rescued.",
    tagline="Hold a bunker in the desert against what comes over the dunes.",
    minutes="60–90",
    home_order=2,
)  # fmt: skip
