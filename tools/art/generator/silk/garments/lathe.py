"""Turned parts: spheres, discs, posts, the dress form's stand, and tassels."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from ..scene import BRASS, WALNUT, Sheet


def lathe(
    profile: Sequence[tuple[float, float]], centre: tuple[float, float, float], surface: str, sides: int = 64
) -> Sheet:
    """Turns a profile of (radius, height) around the vertical through `centre`."""
    radius, height = np.array(profile, float).T
    angle = np.linspace(0, math.tau, sides + 1)
    x = centre[0] + radius[:, None] * np.cos(angle)
    y = centre[1] + radius[:, None] * np.sin(angle)
    z = centre[2] + np.repeat(height[:, None], sides + 1, 1)
    return Sheet(np.stack([x, y, z], -1), np.zeros_like(x), np.zeros_like(x), surface)


def ball(radius: float, centre: tuple[float, float, float], surface: str) -> Sheet:
    """A sphere."""
    angles = np.linspace(-math.pi / 2, math.pi / 2, 24)
    return lathe([(radius * math.cos(a), radius * math.sin(a)) for a in angles], centre, surface)


def post(low: float, high: float, foot: float, head: float, surface: str) -> Sheet:
    """A post with flat ends and slightly broken edges."""
    rim = min(0.002, (high - low) / 4)
    profile = [
        (0, low),
        (foot - rim, low),
        (foot, low + rim),
        (head, high - rim),
        (head - rim, high),
        (0, high),
    ]
    return lathe(profile, (0, 0, 0), surface, 96)


def stand(hip: float, pole: bool) -> list[Sheet]:
    """The turned neck of the dress form, and the pole and foot where a garment lets them be seen."""
    neck = [
        post(1.583, 1.601, 0.0535, 0.0535, WALNUT),
        post(1.601, 1.613, 0.04, 0.026, WALNUT),
        post(1.613, 1.643, 0.011, 0.011, BRASS),
        ball(0.021, (0, 0, 1.655), BRASS),
    ]
    if not pole:
        return neck
    foot = [post(0, 0.024, 0.17, 0.16, WALNUT), post(0.022, 0.058, 0.05, 0.016, BRASS)]
    return [*neck, post(0.02, hip, 0.013, 0.013, BRASS), *foot]


def tassels(
    edge: np.ndarray, surface: str, count: int, seed: int, length: float = 0.055, radius: float = 0.0055
) -> list[Sheet]:
    """Tassels along an edge, each of a slightly different length, swinging a little."""
    random = np.random.default_rng(seed)
    angle, way = np.linspace(0, math.tau, 37)[None, :], np.linspace(0, 1, 30)[:, None]
    skirt = 0.55 + 0.65 * (np.clip(way - 0.2, 0, None) / 0.8) ** 0.6
    outline = np.where(
        way < 0.12, 0.55 + 0.45 * np.sin(way / 0.12 * math.pi), np.where(way < 0.2, 0.45, skirt)
    )
    made = []
    for index in np.linspace(3, len(edge) - 4, count).astype(int):
        x, y, z = edge[index]
        long = length * (1 + 0.08 * random.normal())
        swing = random.normal(size=2) * 0.006
        ribs = radius * outline * (1 + 0.16 * np.cos(12 * angle + random.uniform(0, 6)) * (way > 0.2))
        px, py = x + swing[0] * way**2 + ribs * np.cos(angle), y + swing[1] * way**2 + ribs * np.sin(angle)
        points = np.stack([px, py, z + 0.003 - way * long + 0 * angle], -1)
        made.append(Sheet(points, np.zeros_like(px), np.zeros_like(px), surface))
    return made
