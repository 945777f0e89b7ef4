"""What docs/environments.md shows does run."""

from __future__ import annotations

import re
from pathlib import Path

from holdfast.lab.environments.encoder import DECISION_SIZE, DEFAULT_WIDTH, FEATURES

PAGE = (Path(__file__).parents[3] / "docs" / "environments.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_python_of_the_page_runs_from_top_to_bottom() -> None:
    assert len(BLOCKS) == 5
    scope: dict[str, object] = {"__name__": "docs"}
    for block in BLOCKS:
        exec(compile(block.replace('if __name__ == "__main__":', "if True:"), "environments.md", "exec"), scope)
    assert "bot" in scope


def test_the_page_says_how_many_features_and_actions_there_are() -> None:
    assert f"({DEFAULT_WIDTH}, {FEATURES}) float32" in PAGE
    assert f"`Discrete({DEFAULT_WIDTH})`" in PAGE
    assert f"The last {DECISION_SIZE} are the decision" in PAGE
