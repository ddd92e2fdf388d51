"""The second view: a piece of the cloth laid on a table in soft folds, seen from near and a little aslant."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ..record import CloseUp, Cloth, Product, Silk
from ..scene import Sheet
from ..weave.loom import Window
from .kinds import silk_of
from .noise import field

# What is seen of the table, in widths of the frame from its centre: near edge, far edge, the sides there.
NEAR, FAR, NEAR_SIDE, FAR_SIDE = 0.86, 1.12, 0.54, 0.72
STEP = 0.09  # cm between points


@dataclass(frozen=True)
class Laid:
    """The cloth on the table, its material, and the part of it that is woven."""

    sheet: Sheet
    silk: Silk
    cloth: Cloth
    window: Window


def laid(product: Product, screen: int) -> Laid:
    """Lays out what the product's file wants to be seen, woven for a picture that is `screen` pixels wide."""
    close = product.close_up
    if close is None:
        raise ValueError(f"{product.slug} has no close-up in its file")
    cloth = product.cloths[close.cloth]
    across, along = extent(close, cloth)
    s, t = np.meshgrid(*(np.linspace(a, b, round((b - a) / STEP) + 1) for a, b in (across, along)))
    turn = math.radians(close.turn)
    from_x, from_y = (s - close.centre[0]) / 100, (close.centre[1] - t) / 100
    x = from_x * math.cos(turn) - from_y * math.sin(turn)
    y = from_x * math.sin(turn) + from_y * math.cos(turn)

    window = Window(across[0], along[0], across[1] - across[0], along[1] - along[0], density(close, screen))
    u, v = (s - window.x) / window.width, 1 - (t - window.y) / window.height
    return Laid(Sheet(folded(x, y, close), u, v, "laid"), silk_of(product), cloth, window)


def extent(close: CloseUp, cloth: Cloth) -> tuple[tuple[float, float], tuple[float, float]]:
    """What lies on the table, in cm of the cloth: a box around what is seen, cut at the cloth's own edges."""
    turn = math.radians(close.turn)
    corners = ((-NEAR_SIDE, -NEAR), (NEAR_SIDE, -NEAR), (FAR_SIDE, FAR), (-FAR_SIDE, FAR))
    across = [close.centre[0] + close.span * (x * math.cos(turn) + y * math.sin(turn)) for x, y in corners]
    along = [close.centre[1] + close.span * (x * math.sin(turn) - y * math.cos(turn)) for x, y in corners]
    # One repeat of a skirt goes on at both sides; every other cloth has its edges.
    left, right = (-math.inf, math.inf) if cloth.layout["kind"].endswith("skirt") else (0, cloth.size[0])
    box = (max(left, min(across)), min(right, max(across))), (
        max(0, min(along)),
        min(cloth.size[1], max(along)),
    )
    return tuple((round(low, 2), round(high, 2)) for low, high in box)


def density(close: CloseUp, screen: int) -> float:
    """A little more than one pixel of the cloth for one of the picture."""
    return round(1.2 * screen / close.span, 1)


def folded(x: np.ndarray, y: np.ndarray, close: CloseUp) -> np.ndarray:
    """Raises folds, each (direction in degrees, length in cm, height in cm), round above and broad below.

    A fold leans over and draws its sides in, so that the cloth stretches by less than a fifth on the whole.
    """
    random = np.random.default_rng(close.seed)
    rows, columns = x.shape
    smoothness = 12 / STEP
    drift = field(rows, columns, random, smoothness, smoothness)
    swell = field(rows, columns, random, smoothness, smoothness)
    px, py, height = x.copy(), y.copy(), np.zeros_like(x)
    for k, (degrees, length, tall) in enumerate(close.folds):
        right, up = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
        wave, amount = length / 100, tall / 100 * np.clip(1 + 0.35 * swell * (-1) ** k, 0.3, 1.35)
        phase = math.tau * (x * right + y * up) / wave + 0.55 * drift + 1.7 * k + close.seed
        height += amount * np.cos(phase)
        steep = (math.tau * amount / wave) ** 2 / 4
        back = wave / math.tau * steep * np.sin(2 * phase) / 2 + 0.42 * amount * np.sin(phase)
        px -= back * right
        py -= back * up
    height += 0.0005 * field(rows, columns, random, 1.5 / STEP, 1.5 / STEP)
    return np.stack([px, py, height - height.min() + 0.003], -1)
