"""The body of the dress form, which fitted garments follow."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np
from scipy.interpolate import PchipInterpolator

from ..scene import LINEN, Sheet
from .noise import smooth

# Height, half width, depth to the front, depth to the back; metres.
MEASURES = np.array(
    [
        (0.55, 0.170, 0.105, 0.120),
        (0.80, 0.172, 0.105, 0.122),
        (0.90, 0.166, 0.105, 0.112),
        (0.98, 0.146, 0.098, 0.088),
        (1.05, 0.126, 0.088, 0.076),
        (1.12, 0.122, 0.086, 0.074),
        (1.19, 0.134, 0.098, 0.080),
        (1.25, 0.148, 0.122, 0.088),
        (1.30, 0.155, 0.128, 0.094),
        (1.35, 0.160, 0.116, 0.098),
        (1.395, 0.164, 0.098, 0.096),
        (1.43, 0.158, 0.084, 0.088),
        (1.455, 0.136, 0.070, 0.074),
        (1.475, 0.102, 0.060, 0.062),
        (1.495, 0.070, 0.052, 0.055),
        (1.53, 0.054, 0.050, 0.052),
        (1.60, 0.052, 0.050, 0.052),
    ]
)
_width, _front, _back = (PchipInterpolator(MEASURES[:, 0], MEASURES[:, k]) for k in (1, 2, 3))
ROUNDNESS = 2.25  # of the superellipse: 2 is an ellipse, more is squarer

Flare = Callable[[np.ndarray], tuple[np.ndarray, np.ndarray]]


def body(
    angle: np.ndarray, z: np.ndarray, ease: float, flare: Flare | None = None
) -> tuple[np.ndarray, np.ndarray]:
    """x and y of the body at an angle (0 front, pi back) and a height, `ease` outside of it."""
    held = np.clip(z, MEASURES[0, 0], MEASURES[-1, 0])
    more_x, more_y = flare(z) if flare else (0, 0)
    sine, cosine = np.sin(angle), np.cos(angle)
    power = 2 / ROUNDNESS
    x = (_width(held) + ease + more_x) * np.sign(sine) * np.abs(sine) ** power
    depth = np.where(cosine > 0, _front(held), _back(held)) + ease + more_y
    y = -depth * np.sign(cosine) * np.abs(cosine) ** power
    bust = sum(
        np.exp(-((x - side * 0.072) ** 2 + 0.8 * (z - 1.275) ** 2) / (2 * 0.047**2)) for side in (1, -1)
    )
    return x, y - 0.02 * bust * np.clip(2 * cosine, 0, 1)


def form(hip: float, shape: tuple[int, int] = (200, 160)) -> Sheet:
    """The linen body itself, a little smaller than what it wears."""
    angle, z = (np.linspace(-math.pi, math.pi, shape[1])[None, :], np.linspace(hip, 1.585, shape[0])[:, None])
    x, y = body(angle, z, -0.004)
    return Sheet(np.stack([x + 0 * z, y + 0 * z, z + 0 * angle], -1), np.zeros(shape), np.zeros(shape), LINEN)


def neckline(angle: np.ndarray, kind: str, deep: float, back: float, shoulder: float = 1.468) -> np.ndarray:
    """The height of a garment's upper edge at every angle."""
    off = np.abs(angle)
    share = np.clip(off / math.radians(62), 0, 1)
    curves = {
        "v": share,
        "sweetheart": share**3.2 + 0.1 * np.exp(-((share / 0.16) ** 2)),
        "boat": 0.55 + 0.45 * share**2,
        "round": share**2.4,
    }
    front = shoulder - deep * (1 - curves[kind])
    behind = np.clip((math.pi - off) / math.radians(75), 0, 1)
    return np.where(off < math.pi / 2, front, shoulder - back * (1 - behind**2.2))


def widening(bottom: float, amount: tuple[float, float], waist: float = 1.12) -> Flare:
    """A skirt part that widens from the waist to its hem."""
    return lambda z: (amount[0] * smooth(waist, bottom, z), amount[1] * smooth(waist, bottom, z))
