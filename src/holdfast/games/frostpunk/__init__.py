"""Frostpunk: The Board Game (Glass Cannon Unplugged): keep the last city on Earth warm, fed and hopeful."""

from __future__ import annotations

from holdfast.engine.game import Game, Setting
from holdfast.games.frostpunk.box import FOLDER, box
from holdfast.games.frostpunk.effects import EFFECTS, PAYMENTS, REQUIREMENTS
from holdfast.games.frostpunk.evaluate import evaluate
from holdfast.games.frostpunk.evaluate.prospect import prospect
from holdfast.games.frostpunk.invariants import invariants
from holdfast.games.frostpunk.redeal import redeal
from holdfast.games.frostpunk.rules.rounds import play
from holdfast.games.frostpunk.scoring import result
from holdfast.games.frostpunk.setup import new
from holdfast.games.frostpunk.state import Frostpunk
from holdfast.games.frostpunk.study import STUDY
from holdfast.games.frostpunk.view import view

GAME = Game(
    name="frostpunk", title="Frostpunk: The Board Game", seats=(1, 2, 3, 4), version=3, max_decisions=2000,
    folder=FOLDER, state=Frostpunk, content=box, new=new, play=play, result=result,
    view=view, redeal=redeal, open_table=True, invariants=invariants,
    evaluate=evaluate, prospect=prospect, study=STUDY, vocabularies=(EFFECTS, PAYMENTS, REQUIREMENTS),
    settings=(
        Setting("scenario", ("crater", "arks"), "A New Home: Crater, or The Arks"),
        Setting("level", ("normal", "hard"), "the Setup card: how the city starts"),
    ),
    variants=tuple(
        (seats, options)
        for options in ({}, {"level": "hard"}, {"scenario": "arks"}, {"scenario": "arks", "level": "hard"})
        for seats in (1, 2, 3, 4)
    ),
    about="The last city on Earth huddles around its Generator. Keep it warm, fed and hopeful until the storm is over.",
    tagline="Keep the generator burning, and the city with it.",
    minutes="120–150",
    home_order=5,
)  # fmt: skip
