"""Hope and Discontent."""

from __future__ import annotations

from games.frostpunk.positions import BOX, city
from holdfast.games.frostpunk.verbs.effects import (
    Activate,
    ChangeDiscontent,
    ChangeHope,
    Choose,
    DiscardTokens,
    Exhaust,
    Gain,
)
from holdfast.games.frostpunk.verbs.parameters import Way
from proving import rule


@rule("FRO-056", "FRO-057")
def test_each_side_has_three_types_of_token_with_two_faces_and_four_of_each_in_its_bag() -> None:
    names = [[pair[0].name for pair in kinds] for kinds in BOX.tokens]

    assert names == [["resolve", "unity", "devotion"], ["anger", "fear", "mistrust"]]
    assert all((pair[0].active, pair[1].active) == (False, True) for kinds in BOX.tokens for pair in kinds)
    for bag in BOX.bags:
        assert sorted(token.kind for token in bag) == [0] * 4 + [1] * 4 + [2] * 4


@rule("FRO-058", "FRO-061")
def test_activate_and_exhaust_flip_one_token_of_the_players_choice() -> None:
    ann = city(hope=["resolve", "unity", "devotion*"])
    ann.resolves(Activate(hope=1), answers=["activate unity"])
    assert ann.hope == ["resolve", "unity*", "devotion*"]

    ann.resolves(Exhaust(hope=1), answers=["exhaust devotion"])
    assert ann.hope == ["resolve", "unity*", "devotion"]


@rule("FRO-059")
def test_flipping_what_is_not_there_is_ignored() -> None:
    ann = city(hope=["resolve"], discontent=["anger*"], food=3)
    ann.resolves(Exhaust(hope=1), Activate(discontent=1), Activate(unity=1), Gain(food=1))

    assert (ann.hope, ann.discontent, ann.food) == (["resolve"], ["anger*"], 4)


@rule("FRO-060")
def test_an_effect_that_must_exhaust_a_token_needs_an_active_one() -> None:
    ways = Choose((Way(do=(Gain(food=5),), cost=(Exhaust(unity=1),)), Way(do=(Gain(food=1),))))
    without = city(hope=["unity", "resolve*"], food=0).resolves(ways)
    assert (without.food, without.asked) == (1, [])

    having = city(hope=["unity*"], food=0).resolves(ways, answers=["exhaust hope unity 1: gain food 5"])
    assert (having.food, having.hope) == (5, ["unity"])


@rule("FRO-062")
def test_a_number_repeats_the_change_with_a_choice_each_time() -> None:
    ann = city(hope=["resolve*", "unity*", "devotion"])
    ann.resolves(ChangeHope(-2), answers=["exhaust unity", "remove unity"])

    assert ann.hope == ["resolve*", "devotion"]
    assert len(ann.asked) == 2


@rule("FRO-063")
def test_an_untyped_increase_places_a_token_or_activates_one() -> None:
    placed = city(hope=["resolve*", "unity"]).resolves(
        ChangeHope(1), answers=["draw a token"], chance={"hope bag": ["devotion"]}
    )
    assert placed.asked[0].keys == ["draw a token", "activate unity"]
    assert placed.hope == ["resolve*", "unity", "devotion"]

    flipped = city(hope=["resolve*", "unity"]).resolves(ChangeHope(1), answers=["activate unity"])
    assert flipped.hope == ["resolve*", "unity*"]


@rule("FRO-064", "FRO-065")
def test_a_typed_increase_places_any_token_then_activates_one_of_the_type_the_new_one_too() -> None:
    other = city(hope=["resolve*", "devotion"]).resolves(ChangeHope(1, "devotion"), chance={"hope bag": ["unity"]})
    assert other.hope == ["resolve*", "devotion*", "unity"]

    same = city(hope=["resolve*"]).resolves(ChangeHope(1, "devotion"), chance={"hope bag": ["devotion"]})
    assert same.hope == ["resolve*", "devotion*"]

    neither = city(hope=["resolve*"]).resolves(ChangeHope(1, "devotion"), chance={"hope bag": ["unity"]})
    assert neither.hope == ["resolve*", "unity"]


@rule("FRO-066")
def test_six_active_hope_tokens_cannot_be_increased() -> None:
    full = ["resolve*", "resolve*", "unity*", "unity*", "devotion*", "devotion*"]
    ann = city(hope=full).resolves(ChangeHope(2), ChangeHope(1, "unity"))

    assert ann.hope == full
    assert ann.asked == []


@rule("FRO-067")
def test_with_six_hope_tokens_an_increase_can_only_activate() -> None:
    full = ["resolve*", "resolve*", "unity", "unity*", "devotion", "devotion*"]
    ann = city(hope=full).resolves(ChangeHope(1), answers=["activate unity"])
    assert ann.asked[0].keys == ["activate unity", "activate devotion"]

    ann.resolves(ChangeHope(1, "devotion"))
    assert ann.hope == ["resolve*", "resolve*", "unity*", "unity*", "devotion*", "devotion*"]


@rule("FRO-068")
def test_a_decrease_exhausts_an_active_token_or_removes_an_exhausted_one_and_the_rest_slides_left() -> None:
    ann = city(hope=["unity", "resolve*", "devotion"]).resolves(ChangeHope(-1), answers=["remove unity"])
    assert ann.hope == ["resolve*", "devotion"]
    assert sum(token.name == "unity" for token in ann.state.hope_bag.rest) == 4

    ann.resolves(ChangeHope(-1), answers=["exhaust resolve"])
    assert ann.hope == ["resolve", "devotion"]


@rule("FRO-069")
def test_without_an_active_token_a_decrease_must_remove_one() -> None:
    ann = city(hope=["unity", "resolve"]).resolves(ChangeHope(-1), answers=["remove resolve"])

    assert ann.asked[0].keys == ["remove unity", "remove resolve"]
    assert ann.hope == ["unity"]


@rule("FRO-070")
def test_with_only_active_tokens_one_must_be_exhausted_and_no_discontent_cannot_shrink() -> None:
    ann = city(hope=["unity*", "resolve*"], discontent=[]).resolves(ChangeHope(-1), answers=["exhaust unity"])
    assert ann.asked[0].keys == ["exhaust unity", "exhaust resolve"]

    ann.resolves(ChangeDiscontent(-2))
    assert ann.discontent == []


@rule("FRO-322")
def test_a_typed_decrease_touches_only_that_type() -> None:
    ann = city(discontent=["fear"]).resolves(ChangeDiscontent(-1, "anger"))
    assert ann.discontent == ["fear"]

    bo = city(discontent=["fear*", "anger*", "anger"]).resolves(ChangeDiscontent(-1, "anger"), answers=["remove anger"])
    assert bo.discontent == ["fear*", "anger*"]


@rule("FRO-035", "FRO-071")
def test_the_last_hope_token_removed_loses_the_game() -> None:
    ann = city(hope=["unity"]).resolves(ChangeHope(-1), Gain(food=5))

    assert ann.outcome == "hope"
    assert ann.food == 20


@rule("FRO-036", "FRO-071")
def test_a_sixth_discontent_token_loses_the_game_whatever_its_side() -> None:
    ann = city(discontent=["anger", "fear", "fear", "mistrust", "anger"]).resolves(ChangeDiscontent(1, "fear"))

    assert ann.outcome == "discontent"
    assert len(ann.discontent) == 6


@rule("FRO-072")
def test_with_five_discontent_tokens_an_exhausted_one_may_be_activated_instead() -> None:
    five = ["anger*", "fear*", "fear*", "mistrust*", "anger"]
    saved = city(discontent=five).resolves(ChangeDiscontent(1), answers=["activate anger"])
    assert (saved.outcome, len(saved.discontent)) == ("", 5)

    typed = city(discontent=five).resolves(ChangeDiscontent(1, "anger"))
    assert typed.outcome == "discontent"

    active = city(discontent=["anger*", "fear*", "fear*", "mistrust*", "anger*"]).resolves(ChangeDiscontent(1))
    assert active.outcome == "discontent"


@rule("FRO-073")
def test_a_discarded_token_goes_back_to_its_bag_from_either_side() -> None:
    ann = city(discontent=["anger*", "fear", "mistrust*"])
    ann.resolves(DiscardTokens(discontent=2), answers=["active anger", "exhausted fear"])

    assert ann.discontent == ["mistrust*"]
    assert len(ann.state.discontent_bag) == 11


@rule("FRO-074")
def test_discarding_the_last_hope_token_loses_and_the_others_slide_left() -> None:
    ann = city(hope=["unity*", "resolve"]).resolves(DiscardTokens(hope=1), answers=["active unity"])
    assert (ann.hope, ann.outcome) == (["resolve"], "")

    ann.resolves(DiscardTokens(hope=1))
    assert ann.outcome == "hope"
