"""The spaces that observations lie in, as Gymnasium and PettingZoo want to know them."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from holdfast.lab.environments.encoder import FEATURES
from holdfast.lab.environments.episode import Episode


def observation_space(episode: Episode) -> spaces.Dict:
    """What every observation of a table is like."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (episode.encoder.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (episode.width,), np.int8),
            "options": spaces.Box(-1.0, 1.0, (episode.width, FEATURES), np.float32),
        }
    )
