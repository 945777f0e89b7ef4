"""Content files and packs: errors name file, entry, field and what was allowed."""

from __future__ import annotations

from pathlib import Path

import pytest

from holdfast import ContentError
from holdfast.engine.content import Content, check_pack, load, read_yaml


class Beast(Content, frozen=True):
    id: str
    teeth: int
    tags: tuple[str, ...] = ()


class Zoo(Content, frozen=True):
    beasts: list[Beast]
    size: dict[str, int] = {}


ZOO = """
beasts:
  - {id: wolf, teeth: 42}
  - {id: hen, teeth: 0, tags: [bird]}
size: {width: 3, height: 4}
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    content = tmp_path / "games" / "zoo" / "content"
    content.mkdir(parents=True)
    (content / "zoo.yaml").write_text(ZOO)
    return content


def pack_with(tmp_path: Path, text: str, name: str = "zoo/zoo.yaml") -> Path:
    path = tmp_path / "pack" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)
    return tmp_path / "pack"


def test_a_file_becomes_typed_frozen_structs(folder: Path) -> None:
    zoo = load(folder, "zoo", Zoo)

    assert [(beast.id, beast.teeth) for beast in zoo.beasts] == [("wolf", 42), ("hen", 0)]
    with pytest.raises(AttributeError):
        zoo.beasts[0].teeth = 3  # type: ignore[misc]  # that it is frozen is what is tested


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("beasts: [{id: wolf, teeth: many}]", "beasts › wolf › teeth: expected `int`, got `str`"),
        ("beasts: [{id: wolf}]", "beasts › wolf: object missing required field `teeth`"),
        (
            "beasts: [{id: wolf, teeth: 1, legs: 4}]",
            "beasts › wolf: object contains unknown field `legs`; allowed: id, teeth, tags",
        ),
        ("zebras: []", "the file: object contains unknown field `zebras`; allowed: beasts, size"),
        ("- 1", "the file: expected `object`, got `array`"),
        ("beasts: [", "is not proper YAML"),
        ("a: &x 1\nb: *x", "is not proper YAML .*aliases are not allowed"),
        ("[" * 21 + "]" * 21, "nested deeper than 20 levels"),
        ("[" * 100_000, "nested deeper than 20 levels"),
        ("beasts: [{id: wolf, teeth: 10001}]", "numbers go from -10000 to 10000"),
        ("beasts: [{id: wolf, teeth: " + "9" * 41 + "}]", "a number or a single word has at most 40 characters"),
        ("beasts: !!python/name:os.system", "is not proper YAML"),
    ],
)
def test_what_is_wrong_is_named_with_file_and_entry(folder: Path, text: str, message: str) -> None:
    (folder / "zoo.yaml").write_text(text)
    with pytest.raises(ContentError, match=message) as caught:
        load(folder, "zoo", Zoo)
    assert "zoo.yaml" in str(caught.value)


def test_a_missing_or_huge_file_is_an_error(folder: Path) -> None:
    with pytest.raises(ContentError, match="cannot be read"):
        load(folder, "zebras", Zoo)
    (folder / "big.yaml").write_text("#" * 1_000_001)
    with pytest.raises(ContentError, match="larger than"):
        read_yaml(folder / "big.yaml")


def test_a_pack_changes_adds_and_removes_entries_by_id(folder: Path, tmp_path: Path) -> None:
    pack = pack_with(
        tmp_path,
        "beasts: [{id: wolf, teeth: 43}, {id: hen, remove: true}, {id: bee, teeth: 1}]\nsize: {width: 9}",
    )
    zoo = load(folder, "zoo", Zoo, pack)

    assert [(beast.id, beast.teeth) for beast in zoo.beasts] == [("wolf", 43), ("bee", 1)]
    assert zoo.size == {"width": 9, "height": 4}
    assert load(folder, "zoo", Zoo).beasts[0].teeth == 42


def test_errors_of_a_pack_blame_the_pack(folder: Path, tmp_path: Path) -> None:
    pack = pack_with(tmp_path, "beasts: [{id: wolf, teeth: x}]")
    with pytest.raises(ContentError, match=r"pack.zoo.zoo\.yaml: beasts › wolf › teeth"):
        load(folder, "zoo", Zoo, pack)
    pack = pack_with(tmp_path, "beasts: [{id: cow, remove: true}]")
    with pytest.raises(ContentError, match="beasts: nothing called 'cow' to remove"):
        load(folder, "zoo", Zoo, pack)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("zebra/zoo.yaml", "no game is called 'zebra'; games: zoo"),
        ("zoo/lions.yaml", r"zoo has no content file of that name; it has: zoo\.yaml"),
        ("zoo/deep/zoo.yaml", "zoo has no content file of that name"),
    ],
)
def test_a_pack_with_files_that_fit_nothing_is_refused(folder: Path, tmp_path: Path, name: str, message: str) -> None:
    with pytest.raises(ContentError, match=message):
        check_pack(pack_with(tmp_path, "a: 1", name), {"zoo": folder.parent})


def test_a_file_that_leads_out_of_the_pack_is_refused(folder: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere.yaml"
    elsewhere.write_text("secret: 1")
    pack = tmp_path / "pack" / "zoo"
    pack.mkdir(parents=True)
    (pack / "zoo.yaml").symlink_to(elsewhere)
    with pytest.raises(ContentError, match="leads out of the pack"):
        check_pack(tmp_path / "pack", {"zoo": folder.parent})


def test_an_empty_or_missing_pack_is_refused(folder: Path, tmp_path: Path) -> None:
    games = {"zoo": folder.parent}
    (tmp_path / "empty").mkdir()
    with pytest.raises(ContentError, match="holds no content; put files into a folder named after a game, zoo"):
        check_pack(tmp_path / "empty", games)
    with pytest.raises(ContentError, match="there is no such folder"):
        check_pack(tmp_path / "nowhere", games)
    assert check_pack(pack_with(tmp_path, "a: 1"), games) == [tmp_path / "pack" / "zoo" / "zoo.yaml"]
