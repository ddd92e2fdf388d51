"""The flared skirt: an elliptic waist, a round hem, cartridge pleats whose depth grows on the way down."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ..scene import Sheet
from .noise import arc_share, around, smooth

WAIST = (0.132, 0.095)


@dataclass(frozen=True)
class Skirt:
    """Metres: how wide the hem is, how many pleats, how deep, how bell-shaped (less than 1 bulges)."""

    hem: float = 0.64
    pleats: int = 26
    deep: float = 0.15
    bell: float = 0.8
    height: float = 1.045
    floor: float = 0.012
    squash: float = 0.86


def skirt(s: Skirt, seed: int, surface: str, shape: tuple[int, int] = (360, 1900)) -> Sheet:
    """Rows from the hem (first) to the waist (last), columns once around, from the back."""
    rows, columns = shape
    random = np.random.default_rng(seed)
    angle, up = np.linspace(-math.pi, math.pi, columns)[None, :], np.linspace(0, 1, rows)[:, None]
    fall = 1 - up
    flare = fall**s.bell * (1 - 0.16 * np.sin(math.pi * fall) if s.bell < 1 else 1)
    wide = WAIST[0] + (s.hem - WAIST[0]) * flare
    deep = WAIST[1] + (s.hem * s.squash - WAIST[1]) * flare

    steps = np.cumsum(np.clip(1 + 0.38 * around(columns, random, columns / (2.6 * s.pleats)), 0.4, None))
    phase = (steps - steps[0]) / (steps[-1] - steps[0]) * math.tau * s.pleats
    sway = 0.55 * around(columns, random, columns / 14)[None, :] * np.sin(1.6 * fall + 0.4)
    sway = sway + 0.35 * around(columns, random, columns / 30)[None, :] * np.sin(3.3 * fall)
    phase = phase[None, :] + sway * fall
    uneven = np.clip(1 + 0.3 * around(columns, random, columns / (1.4 * s.pleats)), 0.45, 1.7)[None, :]
    depth = 0.01 * smooth(1, 0.97, up) + s.deep / 2 * fall**0.85 * (0.6 + 0.4 * fall)
    depth = depth * uneven * smooth(1, 0.985, up)

    wave = np.cos(phase)
    fold = np.sign(wave) * np.abs(wave) ** 0.72 + 0.22 * np.cos(2 * phase)
    gathers = 0.0035 * np.cos(2 * phase + 0.7) * np.exp(-(((fall - 0.1) / 0.12) ** 2))
    radius = np.maximum(wide, 0.1)
    swell = (1 + (0.42 * depth * fold + gathers) / radius) * (
        1 + 0.02 * fall * around(columns, random, columns / 9)[None, :]
    )
    lean = angle + 0.2 * depth * np.sin(2 * phase) / radius

    z = (
        s.floor
        + s.height * up
        + 0.014 * fall**2 * around(columns, random, columns / 40)[None, :]
        - 0.005 * fall**2 * fold
    )
    points = np.stack([wide * swell * np.sin(lean), -deep * swell * np.cos(lean), np.maximum(z, 0.004)], -1)
    return Sheet(points, arc_share(points), np.broadcast_to(up, shape), surface)


def waistband(surface: str, middle: float = 1.058, height: float = 0.035) -> Sheet:
    """A slightly rounded band over the gathers."""
    shape = (14, 300)
    angle, up = (np.linspace(-math.pi, math.pi, shape[1])[None, :], np.linspace(0, 1, shape[0])[:, None])
    bulge = 0.003 + 0.004 * np.sin(math.pi * up)
    x, y = (WAIST[0] + bulge) * np.sin(angle), -(WAIST[1] + bulge) * np.cos(angle)
    points = np.stack([x, y, middle + height * (up - 0.5) + 0 * angle], -1)
    return Sheet(
        points, np.broadcast_to(angle / math.tau + 0.5, shape), np.broadcast_to(up, shape), surface, 0.002
    )
