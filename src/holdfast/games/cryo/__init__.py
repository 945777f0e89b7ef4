"""Cryo, by Tom Jolly and Luke Laurie (Z-Man Games): settle the caverns before the sun sets."""

from __future__ import annotations

from holdfast.engine.game import Game, Setting
from holdfast.games.cryo.box import FOLDER, box
from holdfast.games.cryo.evaluate import evaluate
from holdfast.games.cryo.invariants import invariants
from holdfast.games.cryo.redeal import redeal
from holdfast.games.cryo.rules.turns import play
from holdfast.games.cryo.scoring import result
from holdfast.games.cryo.setup import new
from holdfast.games.cryo.state import Cryo
from holdfast.games.cryo.study import STUDY
from holdfast.games.cryo.view import view

GAME = Game(
    name="cryo", title="Cryo", seats=(1, 2, 3, 4), version=1, max_decisions=5000,
    folder=FOLDER, state=Cryo, content=box, new=new, play=play, result=result,
    view=view, redeal=redeal, invariants=invariants,
    evaluate=evaluate, study=STUDY,
    settings=(
        Setting("harder", (False, True), "the rival starts with more materials", seats=(1,)),
        Setting("unpredictable", (False, True), "the rival's decisions come off the deck", seats=(1,)),
    ),
    variants=(
        (1, {}),
        (1, {"harder": True}),
        (1, {"unpredictable": True}),
        (1, {"harder": True, "unpredictable": True}),
        (2, {}),
        (3, {}),
        (4, {}),
    ),
    rivals={1: ("The rival",)},
    about="Your colony ship has crashed. Awaken your crew and settle the caverns before the sun sets.",
    tagline="Settle the caverns of a frozen planet before the sun sets.",
    minutes="60–90",
    home_order=1,
)  # fmt: skip
