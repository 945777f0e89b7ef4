"""Desolated: Material Reach (Luudos Studio): build chains, trade with the Arkheins, earn the Insula Landmarks."""

from __future__ import annotations

from holdfast.engine.game import Game, Setting
from holdfast.games.desolated.box import FOLDER, box
from holdfast.games.desolated.evaluate import evaluate
from holdfast.games.desolated.invariants import invariants
from holdfast.games.desolated.redeal import redeal
from holdfast.games.desolated.rules.turn_sequence import play
from holdfast.games.desolated.scoring import result
from holdfast.games.desolated.setup import new
from holdfast.games.desolated.state import Desolated
from holdfast.games.desolated.study import EVERYTHING, STUDY
from holdfast.games.desolated.view import view

EXPANSIONS = {
    "rise_of_the_arkheins": "Influence cards that cost nothing but an upkeep each round",
    "planetary_destruction": "Landmarks bought with materials that give influence each round",
    "racloir_technology": "Material cards that are turned each round for tokens",
    "campaigns": "each player gains a token each round",
    "characters": "each player begins with a character as their first chain",
    "talents": "each player has rows to cover for points",
    "rare_materials": "each player has a wild card that is used up",
}

GAME = Game(
    name="desolated", title="Desolated: Material Reach", seats=(1, 2, 3, 4, 5, 6), version=3, max_decisions=50_000,
    folder=FOLDER, state=Desolated, content=box, new=new, play=play, result=result,
    view=view, redeal=redeal, invariants=invariants,
    evaluate=evaluate, study=STUDY,
    settings=(
        *(Setting(name, (False, True), about) for name, about in EXPANSIONS.items()),
        *(
            Setting("starting_player", ("random", *range(1, seats + 1)), "who begins", seats=(seats,))
            for seats in range(2, 7)
        ),
    ),
    variants=(
        *((seats, {}) for seats in range(1, 7)),
        *((1, {name: True}) for name in EXPANSIONS),
        *((2 + number % 5, {name: True}) for number, name in enumerate(EXPANSIONS)),
        *((seats, EVERYTHING) for seats in (1, 3, 6)),
    ),
    about="Harvest materials, link cards into chains that convert them, and become the most influential Racloir.",
    tagline="Chain the last links of a dark station together.",
    minutes="30–60",
    home_order=3,
)  # fmt: skip
