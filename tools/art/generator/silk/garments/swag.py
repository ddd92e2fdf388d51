"""A cloth that hangs in a U between two points of the rod."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ..scene import Sheet
from .noise import along, field, sharpened


@dataclass(frozen=True)
class Swag:
    """Metres: both points on the rod, how deep the U is; folds along it."""

    left: float = -0.36
    right: float = 0.36
    sag: float = 0.5
    folds: int = 6
    rail: float = 1.84
    rod: float = 0.018


def swag(s: Swag, seed: int, surface: str, shape: tuple[int, int] = (900, 520)) -> Sheet:
    """The lower edge sags fully, the upper hardly, so the folds fan out towards the middle."""
    rows, columns = shape
    random = np.random.default_rng(seed)
    across, way = np.linspace(0, 1, columns)[None, :], np.linspace(0, 1, rows)[:, None]
    middle = np.sin(math.pi * way) ** 0.9
    phase = math.tau * s.folds * (across + 0.05 * along(columns, random, columns / 10)[None, :])
    depth = 0.03 * (1 - middle) + 0.02 * middle
    fold = sharpened(phase, 0.8)

    low = s.sag * middle * (0.1 + 0.9 * (1 - across)) + 0.05 * middle + 0.06 * (1 - across) * (1 - middle)
    z = s.rail + s.rod - low + 0.35 * depth * fold * middle
    y = -s.rod - 0.006 - depth * (1 + fold) * (0.55 + 0.45 * middle) - 0.03 * middle * (1 - across)
    y = y + 0.003 * field(rows, columns, random, rows / 12, columns / 10)
    x = s.left + (s.right - s.left) * (way - 0.0375 * np.sin(math.tau * way))
    x = x + 0.004 * field(rows, columns, random, rows / 8, columns / 8)
    u, v = np.broadcast_to(across, shape), np.broadcast_to(way * 0.6 + 0.2, shape)
    return Sheet(np.stack([x, y, z], -1), u, v, surface, 0.0008)
