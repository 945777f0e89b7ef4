"""Content that loads but could not be played is refused, with file, entry and what was expected."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.pioneers.positions import BOX
from holdfast.engine.errors import ContentError
from holdfast.engine.table import Table
from holdfast.games.pioneers import GAME
from holdfast.games.pioneers.box import box
from proving import rule

BROKEN = {
    "an unknown verb": ("market", "cards: [{id: farm, on_play: [explode]}]", "farm › on_play.*explode"),
    "an unknown kind": ("market", "cards: [{id: farm, on_play: [{gain: {gold: 1}}]}]", "farm.*gold"),
    "an unknown field": ("market", "cards: [{id: farm, colour: red}]", "farm.*colour.*allowed"),
    "a negative number": ("market", "cards: [{id: farm, production: {food: -1}}]", "farm › production.*>= 0"),
    "a structure in the wastes": ("wastes", "cards: [{id: raid, type: structure}]", "raid.*market deck only"),
    "an attack without difficulty": ("wastes", "cards: [{id: raid, raid: false}]", "raid.*difficulty"),
    "a roll without attack": ("market", "cards: [{id: farm, difficulty: 9}]", "farm.*rolls to attacks"),
    "an event without effect": ("wastes", "cards: [{id: dust storm, on_play: []}]", "dust storm.*what it does"),
    "a target for an item": ("market", "cards: [{id: rv, targeted: true}]", "rv.*is an event"),
    "an effect without target": (
        "wastes", "cards: [{id: dust storm, on_play: [{steal: {food: 1}}]}]", "dust storm.*is targeted"),
    "an event that leaves a town": ("wastes", "cards: [{id: caravan, on_play: [discard_self]}]", "discard_self"),
    "a cost that is none": (
        "market", "cards: [{id: pig pens, activate: {limit: none, cost: [{gain: {food: 1}}], do: []}}]",
        "pig pens › activate.*gain"),
    "a cost of any kind": (
        "market", "cards: [{id: pig pens, activate: {limit: none, cost: [{lose: {choice: 1}}], do: []}}]",
        "pig pens.*named kind"),
    "a survivor who leaves": (
        "survivors", "survivors: [{id: pete, activate: {limit: none, cost: [discard_self], do: []}}]",
        "pete.*no card in a town"),
    "a target when activated": (
        "market", "cards: [{id: pig pens, activate: {limit: none, cost: [], do: [{steal: {food: 1}}]}}]",
        "pig pens.*no target"),
    "a skill with a target": (
        "survivors", "survivors: [{id: pete, round_start: [{steal: {food: 1}}]}]", "pete.*target"),
    "a name used twice": (
        "wastes", "cards: [{id: farm, name: F, type: item, copies: 1, basis: house}]", "no id of a market card"),
    "too few cards": ("wastes", "cards: [{id: raid, copies: 0}, {id: reinforced walls, copies: 0}, "
                      + ", ".join(f"{{id: {key}, remove: true}}" for key in dict.fromkeys(
                          card.key for card in BOX.decks[1]) if key not in ("raid", "reinforced walls"))
                      + "]", "at least 12 cards"),
    "two survivors of one number": ("survivors", "survivors: [{id: pete, number: 6}]", "numbers all different"),
    "too few survivors": ("survivors", "survivors: [{id: pete, remove: true}]", "at least 6"),
    "no face for a size": ("headquarters", "headquarters: [{id: medium hq, remove: true}]", "medium town"),
    "sizes that do not grow": (
        "board", "sizes: [{id: small, structures: 1, pile: 6, plan: 2, research: 1}, "
        "{id: medium, structures: 1, pile: 8, plan: 3, research: 2}, "
        "{id: large, structures: 7, pile: 10, plan: 4, research: 3}]", "sizes.*grows"),
    "no active alarm": ("board", "alarms: {rounds: [5], tokens: [blank]}", "no game would end"),
    "an alarm without round": ("board", "alarms: {rounds: [5], tokens: [active, blank]}", "a token for each"),
    "rounds out of order": ("board", "alarms: {rounds: [6, 5], tokens: [active, blank]}", "ascending"),
    "too many picks": ("board", "draft: {market: 1, wastes: 1, picks: 3}", "at most 2 picks"),
    "more turns than allowed": ("board", "turns: {each: 4}", "as many turns"),
    "two mats of a colour": ("board", "colors: [red, red, green, blue, black, white]", "six different colours"),
    "too few projects": ("board", "projects_face_up: 7", "row of projects"),
}  # fmt: skip


def pack(folder: Path, name: str, text: str) -> Path:
    (folder / "pioneers").mkdir()
    (folder / "pioneers" / f"{name}.yaml").write_text(text)
    return folder


@rule("PIO-279")
@pytest.mark.parametrize("what", BROKEN)
def test_content_that_cannot_be_played_is_refused(tmp_path: Path, what: str) -> None:
    name, text, blamed = BROKEN[what]
    with pytest.raises(ContentError, match=blamed):
        box(pack(tmp_path, name, text))


@rule("PIO-279")
def test_a_pack_changes_cards_and_numbers(tmp_path: Path) -> None:
    changed = pack(tmp_path, "market", "cards: [{id: farm, production: {food: 5}}, {id: saloon, copies: 3}]")
    (tmp_path / "pioneers" / "board.yaml").write_text("goal: 2\nmarket_costs: [6, 5, 4, 3, 2, 1, 0]")
    table = Table(GAME, seats=3, pack=changed, seed=1)
    made = table.state.box

    assert len(made.decks[0]) == 54 + 2
    assert next(card for card in made.decks[0] if card.key == "farm").production == (5, 0, 0)
    assert (made.board.goal, len(table.state.row)) == (2, 7)
    while not table.over:
        table.step(0)
        GAME.invariants(table.state)
    assert table.over
