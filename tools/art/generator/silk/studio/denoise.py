"""Removes the noise of two half renders: non-local means, guided by normals and by the colour of the cloth.

Both halves are divided by the cloth's colour first, so that the weave cannot be mistaken for noise, and the
weights of one half come from the other, whose noise is independent.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy.ndimage import gaussian_filter, uniform_filter

Image = np.ndarray


@dataclass(frozen=True)
class Halves:
    """Two renders of half the samples each (rows, columns, 3; linear), and what the rays met first."""

    first: Image
    second: Image
    colour: Image
    normal: Image


@dataclass(frozen=True)
class Filter:
    """Pixels searched and compared, strength, spreads of normal and colour, share of the result."""

    reach: int = 4
    patch: int = 3
    strength: float = 0.55
    normal: float = 0.1
    colour: float = 0.05
    share: float = 0.92


def denoise(halves: Halves, f: Filter) -> Image:
    """The picture, with a little of its noise left in."""
    base = np.clip(halves.colour, 0, None) + 0.03
    lit = [np.minimum(half / base, 8).astype(np.float32) for half in (halves.first, halves.second)]
    tone = [np.log1p(4 * half.mean(-1)) for half in lit]
    variance = (uniform_filter((tone[0] - tone[1]) ** 2 / 2, 7) + 1e-5).astype(np.float32)
    normal = gaussian_filter(halves.normal, (0.6, 0.6, 0)).astype(np.float32)
    colour = halves.colour.astype(np.float32)
    sums, weights = [np.zeros_like(half) for half in lit], [np.zeros_like(variance) for _ in lit]
    steps = range(-f.reach, f.reach + 1)
    for step in ((dy, dx) for dy in steps for dx in steps):
        alike = similar(normal, step) / f.normal**2 + similar(colour, step) / f.colour**2
        near = np.exp(-(step[0] ** 2 + step[1] ** 2) / (2 * (f.reach * 0.7) ** 2))
        guide = np.exp(-np.minimum(alike, 40) / 2) * near
        there = moved(variance, step)
        expected, scale = (variance + np.minimum(variance, there), f.strength**2 * (variance + there) + 1e-6)
        for k, half in enumerate(lit):
            other = tone[1 - k]
            distance = uniform_filter(((other - moved(other, step)) ** 2 - expected) / scale, f.patch)
            weight = (np.exp(-np.clip(distance, 0, 30)) * guide).astype(np.float32)
            sums[k] += weight[..., None] * moved(half, step)
            weights[k] += weight
    clean = sum(total / weight[..., None] for total, weight in zip(sums, weights)) / 2
    return (f.share * clean + (1 - f.share) * (lit[0] + lit[1]) / 2) * base


def moved(image: Image, step: tuple[int, int]) -> Image:
    return np.roll(image, step, (0, 1))


def similar(image: Image, step: tuple[int, int]) -> Image:
    """Squared distance of every pixel to its neighbour at a step."""
    return ((image - moved(image, step)) ** 2).sum(-1)
