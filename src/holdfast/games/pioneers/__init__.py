"""The Pioneers Program (GCT Studios): lead a settlement in the wasteland and win four victory points."""

from __future__ import annotations

from holdfast.engine.game import Game
from holdfast.games.pioneers.box import FOLDER, box
from holdfast.games.pioneers.effects import VOCABULARIES
from holdfast.games.pioneers.evaluate import evaluate
from holdfast.games.pioneers.invariants import invariants
from holdfast.games.pioneers.redeal import redeal
from holdfast.games.pioneers.rules.game_round import play
from holdfast.games.pioneers.scoring import result
from holdfast.games.pioneers.setup import new
from holdfast.games.pioneers.state import Pioneers
from holdfast.games.pioneers.study import STUDY
from holdfast.games.pioneers.view import view

GAME = Game(
    name="pioneers", title="The Pioneers Program", seats=(3, 4, 5, 6), version=1, max_decisions=4000,
    folder=FOLDER, state=Pioneers, content=box, new=new, play=play, result=result,
    view=view, redeal=redeal, invariants=invariants,
    evaluate=evaluate, study=STUDY, vocabularies=VOCABULARIES,
    variants=((3, {}), (4, {}), (5, {}), (6, {})),
    about="The Arc sends you out to settle the wasteland. Build a town, defend it, and win four victory points.",
    tagline="Raise a town where the map ends.",
    minutes="60–120",
    home_order=4,
)  # fmt: skip
