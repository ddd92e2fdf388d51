"""A long cloth hung over a rod, pleated at the top and fanned out below."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ..scene import Sheet
from .noise import along, arc_share, field, sharpened, smooth


@dataclass(frozen=True)
class Drape:
    """Metres: the front and back falls, the cloth's width, the pleated width at the rod and at the hem."""

    front: float = 1.5
    back: float = 0.45
    width: float = 1.15
    top: float = 0.4
    hem: float = 1.0
    pleats: int = 7
    x: float = 0
    skew: float = 0
    lean: float = 0.35
    irregular: float = 0.35
    hem_wave: float = 0.012
    deepest: float = 0.075
    rail: float = 1.84
    rod: float = 0.014
    forward: float = 0
    cloth_length: float | None = None


def pleat_depth(width: np.ndarray, cloth: float, pleats: int, deepest: float) -> np.ndarray:
    """How deep the pleats must be for the cloth's width to disappear in them."""
    spare = np.sqrt(np.clip((cloth / width) ** 2 - 1, 0.01, None))
    return np.minimum(width / (math.pi * pleats * math.sqrt(2)) * spare, deepest)


def drape(d: Drape, seed: int, surface: str, shape: tuple[int, int] = (420, 700)) -> Sheet:
    """Hangs the cloth. Folds only ever push it away from the rod, never into it."""
    rows, columns = shape
    random = np.random.default_rng(seed)
    share = np.linspace(0, 1, columns)[None, :]
    radius = d.rod + 0.004
    over = math.pi * radius
    length = np.linspace(0, d.back + over + d.front, rows)
    front = np.clip(length - d.back - over, 0, None)[:, None] / d.front
    behind = np.clip(d.back - length, 0, None)[:, None] / d.front
    fall = np.maximum(front, behind * 0.15)  # narrower, so that the front hides it

    spread = d.top + (d.hem - d.top) * smooth(-0.25, 1.05, fall) ** 1.25
    phase = pleat_phase(d, random, fall, shape)
    depth = pleat_depth(spread, d.width, d.pleats, d.deepest)
    uneven = 1 + 0.28 * along(columns, random, columns / (1.5 * d.pleats))[None, :] * smooth(0, 0.4, fall)
    depth = depth * np.clip(uneven, 0.45, 1.6)

    x = d.x + (share - 0.5) * spread + d.skew * front + 0.55 * d.lean * depth * np.sin(2 * phase)
    x += 0.006 * field(rows, columns, random, rows / 5, columns / 8) * fall
    ripple = 0.006 * field(rows, columns, random, rows / 9, columns / 20)
    ripple += 0.0022 * field(rows, columns, random, rows / 26, columns / 70)
    out = np.maximum(depth * (1 + sharpened(phase, 0.8)) + ripple * smooth(0.02, 0.5, fall), 0) + 0.003

    turn = np.clip((length - d.back) / over, 0, 1) * math.pi
    before, after = length < d.back, length >= d.back + over
    level = np.where(before, length - d.back, np.where(after, d.back + over - length, radius * np.sin(turn)))
    y = d.forward + (radius + out) * np.cos(turn)[:, None]
    z = d.rail + level[:, None] + np.sin(turn)[:, None] * out * 0.55
    wave = 0.5 + 0.5 * np.cos(phase / 2 + 1) + 0.6 * along(columns, random, columns / 6)[None, :]
    z = z + d.hem_wave * wave * front**2 + 0.05 * front * (2 * share - 1) ** 2 * (d.hem - d.top)

    points = np.stack([x, y, z], -1)
    v = (length[-1] - length) / (d.cloth_length or length[-1])
    return Sheet(points, arc_share(points), np.repeat(v[:, None], columns, 1), surface, 0.0008)


def pleat_phase(
    d: Drape, random: np.random.Generator, fall: np.ndarray, shape: tuple[int, int]
) -> np.ndarray:
    """Which part of which pleat every point belongs to: uneven across, drifting a little on the way down."""
    rows, columns = shape
    steps = np.clip(1 + d.irregular * along(columns, random, columns / (2.2 * d.pleats)), 0.35, None)
    even = np.cumsum(steps)
    even = (even - even[0]) / (even[-1] - even[0])
    drift = field(rows, columns, random, rows / 3.2, columns / (1.6 * d.pleats)) * 0.05 * d.irregular / 0.35
    return math.tau * d.pleats * (even[None, :] + drift * fall / max(1, d.pleats / 7))
