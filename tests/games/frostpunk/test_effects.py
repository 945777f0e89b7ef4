"""Cards and effects: the vocabulary, and the content that is written in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from games.frostpunk.positions import BOX, citizen, city, event
from holdfast.engine.errors import ContentError
from holdfast.games.frostpunk import wording
from holdfast.games.frostpunk.box import box
from holdfast.games.frostpunk.rules.construct import why_not_build
from holdfast.games.frostpunk.rules.events import resolve_card
from holdfast.games.frostpunk.rules.laws import closed_laws
from holdfast.games.frostpunk.verbs.effects import (
    COSTS,
    VERBS,
    Activate,
    ChangeCitizens,
    ChangeDiscontent,
    ChangeHope,
    Choose,
    Cook,
    Cure,
    Exhaust,
    Gain,
    If,
    Kill,
    Lose,
    MakeSick,
    May,
    MoveRanges,
    PlaceTiles,
    Spend,
    Wreck,
)
from holdfast.games.frostpunk.verbs.parameters import Way
from holdfast.games.frostpunk.verbs.requirements import (
    PREDICATES,
    ActiveTokens,
    AllOf,
    AnyOf,
    Built,
    LawPassed,
    Not,
    PurposeChosen,
    Stock,
    TechnologyActive,
)
from proving import rule


@rule("FRO-309")
def test_effects_are_resolved_in_printed_order_and_costs_are_paid_before() -> None:
    ann = city(food=0).resolves(Gain(food=3), Lose(food=5), Gain(food=1))
    assert ann.food == 1

    way = May(do=(Lose(wood=9),), cost=(Spend(wood=3),))
    assert city(wood=5).resolves(way, answers=["yes"]).wood == 0
    assert city(wood=2).resolves(way).wood == 2


@rule("FRO-310")
def test_a_condition_inside_an_effect_is_checked_when_it_is_reached() -> None:
    condition = If(Stock("food", at_least=3), then=(Gain(wood=1),), otherwise=(Gain(coal=1),))
    ann = city(food=2, wood=0, coal=0).resolves(Gain(food=1), condition, Lose(food=2), condition)

    assert (ann.wood, ann.coal) == (1, 1)


@rule("FRO-310", "FRO-086")
def test_a_prerequisite_is_checked_once_when_the_option_is_chosen() -> None:
    card = event("SD6")
    ann = city(hope=["unity", "unity", "resolve", "devotion"], dispute="SD6")
    ann.state.dusk.rest.remove(card)
    ann.state.revealed = card
    ann.does(resolve_card(ann.state, card), "option 1", "activate unity", "activate unity")

    assert ann.hope == ["unity*", "unity*", "resolve", "devotion"]


@rule("FRO-332")
def test_a_closed_alternative_cannot_be_picked_and_with_none_open_nothing_happens() -> None:
    ways = Choose((Way(do=(ChangeHope(1),), cost=(Spend(food=6),)), Way(do=(Gain(food=1),), needs=LawPassed("L01"))))
    ann = city(food=5).resolves(ways)

    assert (ann.food, ann.asked) == (5, [])


@rule("FRO-312")
def test_a_rule_that_names_a_building_works_only_while_it_stands() -> None:
    ann = city(flags=["pit"], sick={"worker": 5, "child": 0}).resolves(Kill(worker=1), chance={"citizen": ["C02"]})

    assert ann.sick["worker"] == 5


@rule("FRO-043")
def test_card_text_overrides_the_rulebook() -> None:
    """Meeples need no permission to place tiles when a card says so: no Meeple, no cold."""
    ann = city(hands=[["C07"]], sick={"worker": 0}).resolves(PlaceTiles(near=1), answers=["N2"])

    assert ann.state.tiles[3] is not None
    assert (ann.sick["worker"], ann.state.ready[0]) == (0, 6)


@rule("FRO-314")
def test_choices_in_a_citizen_card_are_its_holders() -> None:
    ann = city(leader=0).resolves(ChangeHope(-1), by="bo", answers=["remove unity"])

    assert ann.asked[0].seat == 1


@pytest.mark.parametrize(
    ("ability", "message"),
    [
        ("{steal: {food: 2}}", "'steal' is not a verb; allowed: gain,"),
        ("{gain: {gold: 2}}", "gain: Object contains unknown field `gold`"),
        ("gain", "gain: give a number for one of: food, wood, coal, steel, core"),
        ("{gain: {food: -2}}", "gain › food: Expected `int` >= 0"),
        ("{hope: {by: 1, token: anger}}", "hope › token: Invalid enum value 'anger'"),
        ("{spend: {food: 2}}", "'spend' is not a verb"),
        ("{law: 3}", "'law' has no parameters; write it as a bare word"),
        ("{if: {when: {weather: {at_least: 2}}}}", "'weather' is not a predicate; allowed: stock,"),
        ("{may: {do: [], cost: [{gain: {food: 1}}]}}", "'gain' is not a cost; allowed: spend, exhaust,"),
        ("gain food 4", "gain food 4 is the form of an earlier version; write {gain: {food: 4}}"),
        ("hope +1 devotion", "write {hope: {by: 1, token: devotion}}"),
        ("{if: sick total >= 8, then: [hope -1]}",
         "write {if: {when: {sick: {who: total, at_least: 8}}, then: [{hope: -1}]}}"),
        ("{may: [gain steel 2], cost: [spend coal 1]}",
         "write {may: {do: [{gain: {steel: 2}}], cost: [{spend: {coal: 1}}]}}"),
        ("{if: {when: tech T05}}", "write {if: {when: {technology: T05}}}"),
        ("{may: {do: [], cost: [spend coal 1]}}", "write {may: {do: [], cost: [{spend: {coal: 1}}]}}"),
    ],
)  # fmt: skip
def test_unknown_words_in_content_are_refused_with_the_place_and_what_is_allowed(
    ability: str, message: str, tmp_path: Path
) -> None:
    (tmp_path / "frostpunk").mkdir()
    (tmp_path / "frostpunk" / "citizens.yaml").write_text(f"cards:\n  - {{id: C04, ability: [{ability}]}}\n")
    with pytest.raises(ContentError) as error:
        box(tmp_path)

    assert "cards › C04 › ability › entry 0: " in str(error.value)
    assert message in str(error.value)


def test_a_pack_changes_cards_and_bad_names_in_it_are_refused(tmp_path: Path) -> None:
    folder = tmp_path / "frostpunk"
    folder.mkdir()
    (folder / "citizens.yaml").write_text("cards:\n  - {id: C04, ability: [{gain: {food: 9}}]}\n")
    changed = next(card for card in box(tmp_path).citizens if card.key == "C04")
    assert changed.text == "gain 9 Food"
    assert citizen("C04").text == "gain 4 Food"

    other = tmp_path / "other"
    (other / "frostpunk").mkdir(parents=True)
    (other / "frostpunk" / "citizens.yaml").write_text("cards:\n  - {id: C04, ability: [{unlock: castle}]}\n")
    with pytest.raises(ContentError, match="citizens: there is no 'castle'; there are: dais,"):
        box(other)


def each_event() -> Iterator[tuple[str, int]]:
    for card in (*BOX.morning, *BOX.dusk, *BOX.disputes):
        for number in range(len(card.choices)):
            yield card.key, number


@pytest.mark.parametrize(("key", "number"), list(each_event()))
def test_every_option_of_every_event_card_plays_to_its_end(key: str, number: int) -> None:
    card = event(key)
    ann = city(food=20, wood=9, coal=9, core=2, hope=["resolve*", "unity*", "devotion*", "unity"], laws=["L01", "L14"],
               technologies=["T05"], hands=[["C21"]], purpose="order", tiles={"N0": "N12", "N1": "N01"},
               built={"N0a": "watch_post", "N0b": "beacon", "N1a": "chapel", "N1b": "cemetery"})  # fmt: skip
    needs = card.choices[number].way.needs
    if isinstance(needs, PurposeChosen) and needs.purpose == "faith":
        ann.state.purpose = "faith"
    for pile in (ann.state.morning.rest, ann.state.reserve, ann.state.dusk.rest, ann.state.disputes.rest):
        if card in pile:
            pile.remove(card)
    ann.state.revealed = card
    ann.plays_out(resolve_card(ann.state, card), f"option {number + 1}")

    left = [card.key for card in ann.state.dusk_discard] + [posted.card.key for posted in ann.state.events]
    assert ann.outcome == ""
    assert key in ann.state.removed + left


def test_cards_mention_each_other_by_name() -> None:
    """In options, texts and reasons; by its number nobody knows a card."""
    events = [*BOX.morning, *BOX.dusk, *BOX.disputes, *(card for cards in BOX.scenarios.values() for card in cards)]
    said = [choice.face().label for card in events for choice in card.choices]
    said += [text for card in events for text in (card.text, card.goal)]
    said += [card.special.text for card in events if card.special]
    said += [card.promise.text for card in events if card.promise]
    said += [card.text for pile in (BOX.citizens, BOX.laws, BOX.advisors) for card in pile]
    said += [card.text for pile in BOX.technologies.values() for card in pile]
    ann = city()
    said += [refusal.why_not for refusal in closed_laws(ann.state)]
    said += [why_not_build(ann.state, building)[0] for building in BOX.buildings]

    assert not [words for words in said if re.search(r"\b(?:CR|AR|SD|[DLMT])\d", words)]
    assert "Survive until Scenario card The Wind Drops says that you win." in said
    assert "it needs Technology Glass and Steam" in said


def test_every_effect_and_requirement_is_told_in_words() -> None:
    """No label shows a raw name of the content."""
    labels = [choice.face().label for card in (*BOX.morning, *BOX.dusk, *BOX.disputes) for choice in card.choices]
    labels += [card.text for pile in (BOX.citizens, BOX.laws, BOX.advisors) for card in pile]
    labels += [text for building in BOX.buildings for text in building.texts]

    assert not [label for label in labels if "_" in label or ">=" in label]
    assert "Send men with ropes (Spent tokens: 1 Worker, Dusk card The Strangers' Camp joins the deck)" in labels
    assert "Cure 3, Treat 1" in labels


def test_every_verb_cost_and_requirement_has_words() -> None:
    assert set(wording.EFFECTS) == {*VERBS.words.values(), *COSTS.words.values()}
    told_apart = {LawPassed, TechnologyActive, PurposeChosen, Not, AllOf, AnyOf}
    assert set(wording.MEASURES) | told_apart == set(PREDICATES.words.values())


@pytest.mark.parametrize(
    ("way", "key", "words"),
    [
        (Way((Gain(food=2, wood=1),)), "gain food 2, gain wood 1", "gain 2 Food, gain 1 Wood"),
        (Way((ChangeCitizens(worker=-3, child=2),)), "citizen -3 worker, citizen +2 child",
         "lose 3 Workers, gain 2 Children"),
        (Way((MakeSick(any=1, each=2, fed=1),)), "sick any 1, sick each 2, sick fed 1",
         "sick: 1 Citizen of your choice, sick: 2 of each type of Citizen, sick: 1 of this Round's type"),
        (Way((ChangeHope(1, "devotion"), ChangeDiscontent(-2))), "hope +1 devotion, discontent -2",
         "+1 Hope (Devotion), -2 Discontent"),
        (Way((Activate(hope=2, anger=1),)), "activate hope any 2, activate discontent anger 1",
         "activate 2 Hope tokens, activate 1 Anger token"),
        (Way((MoveRanges(second=-1, every=1),)), "range II -1, range all +1", "Heat Range II -1, all Heat Ranges +1"),
        (Way((Wreck("hunters_hut"), Cook(2, 3))), "wreck hunters_hut 1, cook 2 3",
         "wreck 1 Hunter's Hut, gain 2 Food, and 1 for each Hunter's Hut (at most 3)"),
        (Way((), Built("tent", at_least=2, at_most=4), (Exhaust(unity=1), Spend(core=2))),
         "exhaust hope unity 1, spend core 2: nothing",
         "needs Tent: at least 2 and at most 4: exhaust 1 Unity token, spend 2 Steam Cores: nothing"),
        (Way((If(Not(Stock("food", at_most=3)), (Cure(1),)),)), "not res food <= 3",
         "if not (Food: at most 3): Cure 1; otherwise nothing"),
        (Way((If(AnyOf((ActiveTokens("hope"), TechnologyActive("T05")))),)), "active hope any or tech T05",
         "if active Hope tokens: at least 1 or Technology Relief Valves: nothing; otherwise nothing"),
    ],
)  # fmt: skip
def test_keys_and_labels_of_effects(way: Way, key: str, words: str) -> None:
    assert wording.key_of(way) == key
    assert wording.way_in_words(way, BOX.names) == words


def test_an_effect_may_name_several_things_at_once() -> None:
    ann = city(food=5, wood=0, coal=4, citizens={"worker": 10, "child": 5}, sick={"worker": 2, "child": 0})
    ann.resolves(Gain(food=2, wood=1), Lose(food=1, coal=9), ChangeCitizens(worker=-3, child=2))
    assert (ann.food, ann.wood, ann.coal) == (6, 1, 0)
    assert (ann.citizens["worker"], ann.citizens["child"]) == (7, 7)

    ann.resolves(MakeSick(worker=1, any=1, fed=1), answers=["engineer"])
    assert ann.sick["worker"] == 3
