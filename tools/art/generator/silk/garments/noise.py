"""Smooth noise and curves that every garment uses."""

from __future__ import annotations

import numpy as np
from scipy.ndimage import gaussian_filter, gaussian_filter1d, zoom

Random = np.random.Generator


def smooth(a: float, b: float, x: np.ndarray) -> np.ndarray:
    """0 at a, 1 at b (a may be the larger), flat at both ends."""
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def along(count: int, random: Random, sigma: float) -> np.ndarray:
    """A row of smooth noise of unit variance."""
    margin = 4 * int(sigma) + 4
    values = gaussian_filter1d(random.normal(size=count + 2 * margin), sigma)[margin : margin + count]
    return values / (values.std() + 1e-9)


def around(count: int, random: Random, sigma: float) -> np.ndarray:
    """The same on a circle: the last value repeats the first."""
    values = gaussian_filter1d(random.normal(size=count - 1), sigma, mode="wrap")
    values = values / values.std()
    return np.append(values, values[0])


def field(rows: int, columns: int, random: Random, down: float, across: float) -> np.ndarray:
    """A sheet of smooth noise of unit variance, computed only as finely as it changes."""
    steps = [max(1, int(sigma / 5)) for sigma in (down, across)]
    sigmas = [sigma / step for sigma, step in zip((down, across), steps)]
    margins = [int(3 * sigma) + 1 for sigma in sigmas]
    small = [size // step + 2 for size, step in zip((rows, columns), steps)]
    values = gaussian_filter(random.normal(size=[size + 2 * m for size, m in zip(small, margins)]), sigmas)
    values = values[margins[0] : margins[0] + small[0], margins[1] : margins[1] + small[1]]
    values = zoom(values, steps, order=3)[:rows, :columns] if max(steps) > 1 else values[:rows, :columns]
    return values / (values.std() + 1e-9)


def arc_length(points: np.ndarray) -> np.ndarray:
    """Metres along every row, from its first point: what keeps motifs from stretching over folds."""
    steps = np.linalg.norm(np.diff(points, axis=1), axis=-1)
    return np.concatenate([np.zeros((len(points), 1)), np.cumsum(steps, 1)], 1)


def arc_share(points: np.ndarray) -> np.ndarray:
    """Arc length along every row as a share of the row, 0..1."""
    length = arc_length(points)
    return length / length[:, -1:]


def sharpened(phase: np.ndarray, power: float) -> np.ndarray:
    """A cosine with rounder crests and steeper sides."""
    wave = np.cos(phase)
    return np.sign(wave) * np.abs(wave) ** power
