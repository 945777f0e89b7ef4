"""Packs spoilt by chance: whatever is in them, they load or are refused in words, and stay in their folder."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
import yaml
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.test_content import ZOO, Zoo
from holdfast import ContentError, HoldfastError
from holdfast.commands.arguments import pack_folder
from holdfast.engine.content import check_pack, load
from holdfast.games import game

SECRET = "a secret of another folder"
SECONDS = 5
NASTY = (
    "&a ", "*a", "{<<: *a}", "!!python/name:os.system ", "!!int x", "!!float ''", "!!bool 3", "!!timestamp x", "0b_",
    "2001-99-99", ".nan", "-.inf", "9" * 5000, "-1e999", "0x" + "f" * 5000, "1" + ":59" * 100_000, "10001",
    '!!int "1' + ": 59" * 100_000 + '"', "[" * 300, "{a: " * 300, "- " * 300, "\0", "\\ud800", "!!set {a, b}",
    "../../../etc/passwd", "!include /etc/passwd", "id: [1]", "id: {a: b}", "remove: true",
)  # fmt: skip

spots = st.integers(0, len(ZOO))
bits = st.sampled_from(NASTY) | st.text(max_size=10) | st.integers().map(str)
words = st.sampled_from(("beasts", "size", "id", "teeth", "tags", "remove", "wolf", "hen", "width"))
plain = st.none() | st.booleans() | st.integers() | st.floats() | words | st.text(max_size=5) | st.dates()
moved = st.recursive(
    plain,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(words | plain, inner, max_size=4),
    max_leaves=20,
)


def put_in(at: int, length: int, bit: str) -> bytes:
    return (ZOO[:at] + bit + ZOO[at + length :]).encode(errors="surrogatepass")


spoilt = (
    st.builds(put_in, spots, st.integers(0, 30), bits)
    | st.builds(lambda at, byte: ZOO[:at].encode() + bytes([byte]) + ZOO[at + 1 :].encode(), spots, st.integers(0, 255))
    | st.binary(max_size=50)
    | moved.map(lambda data: yaml.safe_dump(data).encode())
    | moved.map(lambda data: yaml.safe_dump({"beasts": [data, {"id": data}], "size": data}).encode())
)


class Place:
    """A game, an empty pack for it, and a folder beside them that is nobody's business."""

    def __init__(self, folder: Path) -> None:
        self.game, self.pack, self.outside = folder / "games" / "zoo", folder / "pack", folder / "zoo"
        for path in (self.game / "content", self.pack / "zoo", self.outside):
            path.mkdir(parents=True)
        (self.game / "content" / "zoo.yaml").write_text(ZOO)
        (self.outside / "zoo.yaml").write_text(f"beasts: [{{id: {SECRET}, teeth: 1}}]")

    @property
    def file(self) -> Path:
        return self.pack / "zoo" / "zoo.yaml"

    def load(self) -> tuple[Zoo | None, str]:
        """What is loaded, and what is said of it."""
        try:
            check_pack(self.pack, {"zoo": self.game})
            return load(self.game / "content", "zoo", Zoo, self.pack), ""
        except HoldfastError as error:
            return None, str(error)


@given(spoilt)
@example(put_in(len(ZOO), 0, "more: 1" + ":59" * 300_000))
@example(b"beasts: [{id: [1], teeth: 3}]")
@example(b"beasts: [{id: wolf, teeth: 10001}]")
@settings(max_examples=200, deadline=SECONDS * 1000)
def test_a_spoilt_pack_loads_or_is_refused_in_words(content: bytes) -> None:
    with TemporaryDirectory() as folder:
        place = Place(Path(folder))
        place.file.write_bytes(content)
        zoo, message = place.load()

    assert (zoo is None) == bool(message)
    if zoo is not None:
        assert all(abs(beast.teeth) <= 10_000 for beast in zoo.beasts)


@pytest.mark.parametrize("bit", NASTY)
def test_what_is_known_to_be_nasty_loads_or_is_refused_in_words(bit: str, tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.file.write_text(f"beasts:\n  - {bit}\nsize: {{width: {bit}}}", encoding="utf-8")
    zoo, message = place.load()

    assert (zoo is None) == bool(message)


def linked_folder(place: Place) -> None:
    (place.pack / "zoo").rmdir()
    (place.pack / "zoo").symlink_to(place.outside)


def nothing_linked(place: Place) -> None:
    place.file.symlink_to(place.pack / "nowhere")


def ring(place: Place) -> None:
    place.file.symlink_to(place.file)


OUTWARD: dict[str, Callable[[Place], None]] = {
    "a link to a file": lambda place: place.file.symlink_to(place.outside / "zoo.yaml"),
    "a link by a way round": lambda place: place.file.symlink_to("../../zoo/zoo.yaml"),
    "a link to a folder": linked_folder,
    "a link to nothing": nothing_linked,
    "a link to itself": ring,
    "a link to a device": lambda place: place.file.symlink_to("/dev/zero"),
    "a pipe": lambda place: os.mkfifo(place.file),
    "a folder": lambda place: place.file.mkdir(),
}


@pytest.mark.parametrize("way", OUTWARD)
def test_a_pack_is_read_from_its_own_folder_alone(way: str, tmp_path: Path) -> None:
    place = Place(tmp_path)
    OUTWARD[way](place)
    zoo, message = place.load()

    assert zoo is None
    assert message
    assert SECRET not in message
    if way.startswith("a link"):
        refused_by_load(place)


def test_a_folder_that_leads_out_is_found_beside_one_that_is_sound(tmp_path: Path) -> None:
    place = Place(tmp_path)
    place.file.write_text("size: {width: 9}")
    (place.pack / "ark").symlink_to(place.outside)
    with pytest.raises(ContentError, match="ark: leads out of the pack"):
        check_pack(place.pack, {"zoo": place.game, "ark": place.game})


def refused_by_load(place: Place) -> None:
    """Who never checks the pack as a whole reads nothing from elsewhere either."""
    names, message = ["wolf", "hen"], ""
    try:
        names = [beast.id for beast in load(place.game / "content", "zoo", Zoo, place.pack).beasts]
    except ContentError as error:
        message = str(error)
    assert (names, SECRET in message) == (["wolf", "hen"], False)


PIONEERS = {path.name: path.read_text() for path in sorted((game("pioneers").folder / "content").glob("*.yaml"))}


@given(st.sampled_from(sorted(PIONEERS)), st.floats(0, 1), st.integers(0, 30), bits)
@settings(max_examples=25, deadline=SECONDS * 1000)
def test_a_spoilt_pack_of_a_real_game_loads_or_is_refused_in_words(name: str, at: float, length: int, bit: str) -> None:
    good, message = PIONEERS[name], ""
    loaded: Path | None = None
    start = int(at * len(good))
    with TemporaryDirectory() as folder:
        path = Path(folder) / "pioneers" / name
        path.parent.mkdir()
        path.write_bytes((good[:start] + bit + good[start + length :]).encode(errors="surrogatepass"))
        try:
            loaded = pack_folder(Path(folder))
        except HoldfastError as error:
            message = str(error)

    assert (loaded is None) == bool(message)
