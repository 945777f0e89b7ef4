"""The observation space, as Gymnasium and PettingZoo need it."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from holdfast.lab.environments.encoder import FEATURES
from holdfast.lab.environments.episode import Episode


def observation_space(episode: Episode) -> spaces.Dict:
    """The space of the observations of a table."""
    return spaces.Dict(
        {
            "observation": spaces.Box(-1.0, 1.0, (episode.encoder.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (episode.width,), np.int8),
            "options": spaces.Box(-1.0, 1.0, (episode.width, FEATURES), np.float32),
        }
    )
