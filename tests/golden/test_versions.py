"""A game's rules and content change only together with its version.

Content is compared by the digests in `src/holdfast/versions.json`, rules by the golden records, whose checksums are in
`records.json`. Both files list every version once; `write.py` adds a new version and never changes an older one.
"""

from __future__ import annotations

import pytest

import holdfast
from golden.write import OURS, RECORDS_FILE, golden_checksums, read_checksums
from holdfast.engine.digest import content_parts
from holdfast.versions import known_versions

ADVICE = (
    "Raise `version` in src/holdfast/games/{game}/__init__.py and run `python tests/golden/write.py {game}`; "
    "if only words for people were changed, type their field as `Prose` in the game's content structs."
)


@pytest.mark.parametrize("game", OURS)
def test_content_changes_only_with_the_version(game: str) -> None:
    manifest = holdfast.games()[game]
    known = known_versions()[game].get(manifest.version)
    assert known is not None, f"version {manifest.version} of {game} is not on file. {ADVICE.format(game=game)}"
    parts = content_parts(manifest)
    changed = sorted(name for name in parts.keys() | known.content.keys() if parts.get(name) != known.content.get(name))

    assert not changed, (
        f"content of {game} that affects play was changed ({', '.join(changed)}), but its version is still "
        f"{manifest.version}. {ADVICE.format(game=game)}"
    )


@pytest.mark.parametrize("game", OURS)
def test_golden_records_change_only_with_the_version(game: str) -> None:
    version = holdfast.games()[game].version
    known = read_checksums()[game].get(str(version))
    assert known is not None, f"version {version} of {game} is not in {RECORDS_FILE.name}. {ADVICE.format(game=game)}"
    found = golden_checksums(game)
    changed = sorted(stem for stem in found if stem in known and found[stem] != known[stem])

    assert not changed, (
        f"golden records of {game} were written again ({', '.join(changed)}), but its version is still {version}. "
        f"{ADVICE.format(game=game)}"
    )
    assert found == known, f"the golden records of {game} are not those of {RECORDS_FILE.name}: run write.py {game}"
