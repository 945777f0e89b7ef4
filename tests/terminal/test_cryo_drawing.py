"""Cryo drawn in a terminal: all that the table shows, at every width, from the view alone."""

from __future__ import annotations

import io
import json
from random import Random

import pytest
from rich.console import Console

import holdfast
from games.cryo.positions import BOX, Position, cryo, seat, solo
from holdfast.engine.game import View
from holdfast.games.cryo.board.terminal import board, hint, status


def drawn(view: View, names: tuple[str, ...], width: int = 80) -> str:
    console = Console(file=io.StringIO(), width=width)
    console.print(board(view, names, BOX))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def look(position: Position, seat: int | None = 0, width: int = 80) -> str:
    return drawn(position.table.view(seat), position.table.story.names, width)


def line_with(text: str, word: str) -> str:
    return next(line for line in text.splitlines() if word in line)


def a_position() -> Position:
    return cryo(
        kate=seat(
            crystal=2,
            energy=6,
            awake=3,
            settled={"cavern 1": 2},
            salvage={"tech": 1},
            hand=["imaging", "imaging", "prototype"],
            upgrades=["overclock"],
            missions=["supercharge"],
            vehicles=["supercharge"],
            slots={"charge above": "pink crystal or tech"},
            docked=["engineering A"],
            incidents=["early 1 nanite", "early 2 tech"],
        ),
        liam=seat(missions=["automation", "overclock"], docked=["launch dock", "engineering L"], destroyed=1),
        board={
            "stacks": {"engineering N1": None, "engineering W": "pink crystal and tech"},
            "damaged": ["engineering L", "engineering R"],
            "sabotaged": {"laboratory": 1},
            "track": [0, 1, 2, 2, 2, 2, 2],
            "caverns": {"cavern 4": "prism cathedral"},
            "incidents": {"research": None, "dispatch": "early 1 crystal and 1 tech"},
            "discard": ["automation"],
        },
    )


def test_a_section_shows_docks_tiles_pods_and_its_incident() -> None:
    text = look(a_position())

    frame = text.splitlines()[1:7]
    assert "Engineering" in frame[0]
    assert "(cry)" in frame[1]
    assert frame[2].index("cry+tec·1") < frame[2].index("[●]") < frame[2].index("reactor") < frame[2].index("[B]")
    assert frame[3].index("×■×") < frame[3].index("stasis") < frame[3].index("[M]") < frame[3].index("×R×")
    assert "pods 1:●1■1 2:●1■1 3:●1■1" in frame[4]
    assert "SABOTAGE" in frame[5]
    assert "pods 1:ruined 2:●1■1" in frame[4]
    assert "no incident" in text
    assert "loot 1 cry + 1 tec" in text


def test_beside_the_ship_stand_launch_dock_salvage_track_and_deck() -> None:
    text = look(a_position())

    assert line_with(text, "Launch dock").split() == [
        "Launch", "dock", "■1", "Deck", "31,", "discard", "pile", "1", "(Automation", "on", "top)",
    ]  # fmt: skip
    assert "Salvage cry – (2 free)  org – (2 free)  tec ●1 (1 free)" in text
    assert "early 0 1 2, late 2 2 2 2, then SUNSET (11 tokens before it)" in text


def test_caverns_stand_by_row_with_price_points_and_pods() -> None:
    text = look(a_position())

    assert "row 1 1 Glimmer Grotto cry 2/1 ●2   2 Spore Garden org 2/1" in text
    assert "row 2 3 ? small   4 Prism Cathedral cry+cry 6/3   5 ? small" in text
    assert "row 3 7 ? large   8 ? small" in text
    assert "tunnels, 2 ene 2:1–3  3:1–4  4:2–4  5:2–5" in text
    assert all(f"{tunnel.key.split()[1]}:" in text for tunnel in BOX.tunnels)


def test_a_platform_shows_materials_pods_drones_tiles_and_cards() -> None:
    text = look(a_position())

    assert "cry/5 org/5 tec/5 nan/5 ene/6" in text
    assert line_with(text, "● kate (you)  ").split()[3:] == ["2", "0", "0", "0", "6", "3", "8", "2", "1", "3"]
    assert "cry/tec" in line_with(text, "●  ● □")
    owned = "upgrades Overclock; vehicles Moth (holds 2); missions Power Bank; kept incidents 1 nan, 2 tec"
    assert owned in " ".join(text.split())
    assert "■  missions 2 secret" in text


def test_the_hand_says_what_each_card_does() -> None:
    text = look(a_position())

    for word in ("Imaging ×2: You see", "Expansion: 1 point", "Rhino: holds 4 pods. Scrap for 1 card.", "Prototype: "):
        assert word in text


def test_others_see_neither_hand_nor_missions() -> None:
    for viewer in (1, None):
        text = look(a_position(), viewer)
        assert "Imaging" not in text
        assert "missions 1 secret" in text
    assert "Hands are hidden from spectators." in look(a_position(), None)


def test_caverns_that_only_imaging_shows_are_marked() -> None:
    table = holdfast.new("cryo", seats=2, seed=1)
    view = table.view(0)
    hidden = next(cavern for cavern in view["caverns"] if not cavern["faceup"])
    hidden["tile"] = {"name": "Echo Cell", "cost": {"organic": 1, "tech": 1}, "majority": [4, 2]}

    assert "3 Echo Cell (face down) org+tec 4/2" in drawn(view, table.story.names)


def test_the_solo_game_shows_the_rivals_cards() -> None:
    text = look(solo())

    assert line_with(text, "│rival").split()[:3] == ["│rival", "Imaging", "Supercharge"]
    assert "The rival's decision cards: Imaging, Supercharge" in text
    assert "drawn off the deck each turn" in look(solo(unpredictable=True))


@pytest.mark.parametrize("width", [60, 80, 100, 120, 160])
def test_no_line_is_wider_than_the_terminal_and_nothing_is_cut_off(width: int) -> None:
    random = Random(width)
    for seats in (1, 2, 3, 4):
        table = holdfast.new("cryo", seats=seats, seed=width)
        for step in range(150):
            if step % 50 == 0:
                lines = drawn(table.view(0), table.story.names, width).splitlines()
                assert max(map(len, lines)) <= width
                assert width < 80 or not any("…" in line for line in lines)
            if not table.over:
                table.choose(random.randrange(len(table.decision)))


def test_the_drawing_needs_nothing_but_the_view_as_plain_data() -> None:
    view = a_position().table.view(0)

    assert drawn(json.loads(json.dumps(view)), ("kate", "liam")) == look(a_position())


def test_the_status_line_says_what_one_has() -> None:
    console = Console(file=io.StringIO(), width=100)
    console.print(status(a_position().table.view(0), ("kate", "liam"), BOX))
    assert isinstance(console.file, io.StringIO)

    assert console.file.getvalue().strip() == (
        "● kate: 2 cry, 0 org, 0 tec, 0 nan, 6 ene; 3 pods awake; hand: Imaging, Imaging, Prototype"
    )


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("dock engineering A", "reactor, stasis, cry+tec·1, (cry)"),
        ("dock launch dock", "launch a vehicle"),
        ("space 0", "1 crystal"),
        ("space 2", "1 more tile beneath"),
        ("space 3", "1 crystal → 1 energy, up to 3 times"),
        ("space 5", "1 organic a pod, up to 3 of yours here"),
        ("cavern 1", "Glimmer Grotto, cry, 2/1 points, pods ●2"),
        ("cavern 3", "small, unknown"),
        ("platform charge", "cry/tec→1 ene"),
        ("platform custom 1", "free→□"),
        ("slot charge above", "as the price of Charge"),
        ("slot custom 2 below", "as the gain of Custom II"),
        ("vehicle supercharge", "holds 2 pods. Launching the Moth costs 1 energy whatever the tunnel."),
        ("nowhere", ""),
    ],
)
def test_a_place_has_a_few_words_for_the_options_that_point_at_it(place: str, words: str) -> None:
    assert hint(place, a_position().table.view(0), BOX).plain == words


def test_every_place_that_an_option_points_at_can_be_hinted_at() -> None:
    random = Random(1)
    for seats in (1, 3):
        table = holdfast.new("cryo", seats=seats, seed=2)
        hinted = set[str]()
        while not table.over:
            for option in table.decision.options:
                for place in option.places:
                    if hint(place, table.view(table.decision.seat), BOX).plain:
                        hinted.add(place.split()[0])
            table.choose(random.randrange(len(table.decision)))
        assert hinted >= {"dock", "space", "platform", "slot"}
