"""Effects as tagged maps: read into structs, bound to functions, described for designers."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import pytest
from msgspec import Meta

from holdfast.engine.content import Content, load
from holdfast.engine.errors import ContentError
from holdfast.games.toolkit.conversion import retagged, rewrite_op_form
from holdfast.games.toolkit.effects import Tagged, Vocabulary, type_text


class Effect(Tagged):
    """One effect."""


class Condition(Tagged):
    """One condition."""


class Gain(Content, Effect, frozen=True):
    """Take tokens
    from the supply."""

    food: int = 0
    scrap: int = 0


class Draw(Content, Effect, frozen=True):
    """Draw cards."""

    n: int
    deck: Literal["low", "high"] = "low"


class Reset(Content, Effect, frozen=True):
    """Draw new tiles."""


class Built(Content, Condition, frozen=True):
    """There are enough buildings of a kind."""

    building: str
    at_least: int = 1


class Not(Content, Condition, frozen=True):
    """The condition does not hold."""

    condition: Condition


class May(Content, Effect, frozen=True):
    """Do it or not."""

    do: tuple[Effect, ...]
    when: Condition | None = None


class Card(Content, frozen=True):
    id: str
    effects: tuple[Effect, ...]


class CardFile(Content, frozen=True):
    cards: tuple[Card, ...]


VERBS = Vocabulary[Any]("verb", Effect, {"gain": Gain, "draw": Draw, "reset": Reset, "may": May}, rewrite_op_form)
PREDICATES = Vocabulary[Any]("predicate", Condition, {"built": Built, "not": Not})


def read(folder: Path, effects: str) -> tuple[Any, ...]:
    (folder / "cards.yaml").write_text(f"cards:\n  - {{id: hare, effects: {effects}}}\n")
    return load(folder, "cards", CardFile).cards[0].effects


def test_an_effect_is_a_map_of_one_verb_its_first_parameter_or_a_bare_word(tmp_path: Path) -> None:
    gain, draw, draw_high, reset = read(tmp_path, "[{gain: {food: 4}}, {draw: 2}, {draw: {n: 1, deck: high}}, reset]")

    assert (gain.food, gain.scrap) == (4, 0)
    assert (draw.n, draw.deck) == (2, "low")
    assert (draw_high.n, draw_high.deck) == (1, "high")
    assert isinstance(reset, Reset)


def test_effects_hold_effects_and_conditions(tmp_path: Path) -> None:
    (may,) = read(tmp_path, "[{may: {do: [{draw: 1}], when: {built: {building: tent, at_least: 3}}}}]")

    assert may.do[0].n == 1
    assert (may.when.building, may.when.at_least) == ("tent", 3)


def test_a_word_whose_only_parameter_is_a_condition_holds_it_directly(tmp_path: Path) -> None:
    for condition in ("{not: {built: tent}}", "{not: {condition: {built: tent}}}"):
        (may,) = read(tmp_path, f"[{{may: {{do: [], when: {condition}}}}}]")
        assert may.when.condition.building == "tent"


@pytest.mark.parametrize(
    ("effects", "message"),
    [
        ("[{steal: {food: 1}}]", "'steal' is not a verb; allowed: gain, draw, reset, may"),
        ("[{gain: {foot: 1}}]", "gain: Object contains unknown field `foot`"),
        ("[{draw: many}]", "draw › n: Expected `int`, got `str`"),
        ("[{draw: {n: 1, deck: middle}}]", "draw › deck: Invalid enum value 'middle'"),
        ("[{gain: 4}]", "'gain' has several parameters; name the one you mean, such as {gain: {food: …}}"),
        ("[{reset: 3}]", "'reset' has no parameters; write it as a bare word"),
        ("[{gain: {food: 1}, draw: 2}]", "{gain: {food: 1}, draw: 2} is not a verb with its parameters"),
        ("[7]", "7 is not a verb with its parameters, such as {gain: {food: 4}}"),
        ("[{may: {do: [{draw: x}]}}]", "may › do[0]: draw › n: Expected `int`, got `str`"),
        ("[{may: {do: [], when: {burnt: {}}}}]", "may › when: 'burnt' is not a predicate; allowed: built, not"),
        ("[{op: gain, food: 4}]", "write {gain: {food: 4}} (`holdfast pack convert` rewrites a whole pack)"),
    ],
)
def test_what_is_wrong_is_named_with_card_and_verb(tmp_path: Path, effects: str, message: str) -> None:
    with pytest.raises(ContentError) as error:
        read(tmp_path, effects)

    assert "cards › hare › effects › entry 0: " in str(error.value)
    assert message.lower() in str(error.value).lower()


def test_every_verb_is_bound_to_exactly_one_function() -> None:
    class Own(Tagged):
        """Effects of this test."""

    words = Vocabulary[Any]("verb", Own, {"draw": Draw, "reset": Reset})

    with pytest.raises(TypeError, match=r"without a function: \['Reset'\]"):
        words.bind({Draw: print})
    with pytest.raises(TypeError, match=r"functions without a verb: \['Gain'\]"):
        words.bind({Draw: print, Reset: print, Gain: print})
    assert words.bind({Draw: print, Reset: repr}).functions == {Draw: print, Reset: repr}
    assert words.word(Reset()) == "reset"


def test_a_second_list_of_verbs_names_its_own_kind() -> None:
    class Cost(Tagged):
        """What an activation costs."""

    costs = Vocabulary[Any]("cost", Cost, {"draw": Draw})

    with pytest.raises(ValueError, match="'gain' is not a cost; allowed: draw"):
        costs.read({"gain": {"food": 1}})
    assert type_text(tuple[Cost, ...]) == "list of cost"
    assert type_text(Annotated[int, Meta(ge=1)] | str) == "number | word"


def test_designers_can_look_every_verb_up() -> None:
    draw, gain, may, reset = VERBS.entries()

    assert (gain.word, gain.about) == ("gain", "Take tokens from the supply.")
    assert [tuple(parameter) for parameter in draw.parameters] == [("n", "number", ""), ("deck", "low | high", "low")]
    assert [parameter.type for parameter in may.parameters] == ["list of effect", "condition"]
    assert reset.parameters == ()


def test_effects_of_the_op_form_are_rewritten_however_deep_they_stand() -> None:
    old = {"id": "hare", "effects": [{"op": "may", "do": [{"op": "gain", "food": 4}, {"op": "reset"}]}], "price": 3}

    assert retagged(old) == {"id": "hare", "effects": [{"may": {"do": [{"gain": {"food": 4}}, "reset"]}}], "price": 3}
    assert rewrite_op_form({"gain": {"food": 4}}) is None
