"""Fitted tops: cholis and kurtis, with sleeves."""

from __future__ import annotations

import math
from dataclasses import dataclass

import numpy as np

from ..scene import Sheet, Tube
from .body import Flare, body, neckline
from .noise import Random, along, arc_length, field, smooth


@dataclass(frozen=True)
class Top:
    """Metres: where it ends, how far off the body it is, its neck (kind, depth in front, behind), folds below
    the waist and how many, side slits up to a height. Its cloth is `cloth_width` wide, between two heights.
    """

    bottom: float
    ease: float
    neck: tuple[str, float, float]
    cloth_width: float
    cloth_heights: tuple[float, float]
    folds: float = 0
    fold_count: int = 9
    slit: float | None = None
    crumple: float = 0.0018


def top(t: Top, seed: int, surface: str, shape: tuple[int, int], flare: Flare | None = None) -> list[Sheet]:
    """Rows from the hem to the neckline. u is measured from the centre front, so a placket stays straight."""
    rows, columns = shape
    random = np.random.default_rng(seed)
    angle, up = np.linspace(-math.pi, math.pi, columns)[None, :], np.linspace(0, 1, rows)[:, None]
    z = t.bottom + (neckline(angle, *t.neck) - t.bottom) * up
    x, y = body(angle, z, t.ease, flare)
    # Nothing may move at the back seam, or the two edges would part.
    seam = smooth(0, 0.06, np.minimum(angle + math.pi, math.pi - angle) / math.pi)
    crumple = 0.7 * field(rows, columns, random, rows / 10, columns / 26)
    crumple += 0.3 * field(rows, columns, random, rows / 30, columns / 14)
    scale = 1 + crumple * t.crumple / 0.12 * seam
    if t.folds:
        scale = scale + skirt_folds(t, random, angle, z, seam)
    points = np.stack([x * scale, y * scale, z], -1)
    length = arc_length(points)
    u = 0.5 + (length - length[:, [columns // 2]]) / t.cloth_width
    low, high = t.cloth_heights
    whole = Sheet(points, u, (z - low) / (high - low), surface, 0.0012)
    return slit_apart(whole, angle[0], t) if t.slit else [whole]


def skirt_folds(t: Top, random: Random, angle: np.ndarray, z: np.ndarray, seam: np.ndarray) -> np.ndarray:
    """Soft folds that deepen from the waist to the hem, less at the sides."""
    rows, columns = z.shape
    phase = t.fold_count * angle + 1.2 * along(columns, random, columns / 7)[None, :] * seam
    phase = phase + 0.5 * field(rows, columns, random, rows / 2.5, columns / 8) * seam
    amount = t.folds * smooth(1.08, t.bottom, z) ** 1.15 * (0.35 + 0.65 * np.sqrt(np.abs(np.cos(angle))))
    return amount * (np.cos(phase) + 0.35 * np.cos(2 * phase + 1)) * seam


def slit_apart(whole: Sheet, angle: np.ndarray, t: Top) -> list[Sheet]:
    """Cuts the part below the slits into a front and a back that stand a little open."""
    rows = len(whole.points)
    cut = int(np.argmin(np.abs(np.linspace(0, 1, rows) * (1.4 - t.bottom) + t.bottom - t.slit)))
    left, right = (int(np.argmin(np.abs(angle - side * math.pi / 2))) for side in (-1, 1))
    opening = smooth(cut, 0, np.arange(cut + 1))[:, None]

    def part(below: slice, columns: np.ndarray) -> Sheet:
        return Sheet(
            whole.points[below][:, columns].copy(),
            whole.u[below][:, columns],
            whole.v[below][:, columns],
            whole.surface,
            0.0012,
        )

    upper = part(slice(cut, rows), np.arange(len(angle)))
    front = part(slice(0, cut + 1), np.arange(left, right + 1))
    edge = np.clip(np.abs(angle[left : right + 1]) / 1.57, 0, 1) ** 6
    front.points[..., 0] -= np.sign(front.points[..., 0]) * 0.012 * opening * edge
    behind = part(slice(0, cut + 1), np.r_[right : len(angle), 1 : left + 1])
    behind.points[..., 1] += 0.006 * opening
    return [upper, front, behind]


@dataclass(frozen=True)
class Sleeve:
    """Metres: its length, both radii, how far the arm hangs from the body, wrinkles, ease."""

    length: float
    upper: float = 0.066
    lower: float = 0.056
    drop: float = 0.34
    ease: float = 0.004
    wrinkle: float = 0.0035


def sleeve(
    s: Sleeve, side: int, surface: str, trim: str, seed: int = 2, shape: tuple[int, int] = (220, 160)
) -> tuple[Sheet, Tube]:
    """A tube that begins inside the shoulder, bends down, and crushes a little at the elbow."""
    rows, columns = shape
    random = np.random.default_rng(seed + side)
    way, angle = np.linspace(0, 1, rows), np.linspace(0, math.tau, columns)[None, :]
    out, down = (
        np.array(d) / np.linalg.norm(d) for d in ((side * 0.8, 0, -0.42), (side * s.drop, -0.05, -1))
    )
    bend = smooth(0, 0.0816 / s.length, way)[:, None]
    heading = out * (1 - bend) + down * bend
    heading /= np.linalg.norm(heading, axis=1, keepdims=True)
    middle = np.array([side * 0.108, 0.004, 1.418]) + np.cumsum(heading, 0) * (s.length + 0.07) / rows
    first = np.cross(heading, (0, 1, 0))
    first /= np.linalg.norm(first, axis=1, keepdims=True)
    second = np.cross(heading, first)

    radius = (s.upper + (s.lower - s.upper) * way + s.ease) * (
        0.3 + 0.7 * smooth(0, 0.0576 / s.length, way) ** 0.7
    )
    seam = smooth(0, 0.08, np.minimum(angle, math.tau - angle) / math.tau)
    crush = 0.3 * (np.sin(way * s.length * 95) * np.exp(-(((way - 0.62) / 0.22) ** 2)))[:, None]
    relief = field(rows, columns, random, rows / 16, columns / 5) * seam + crush * np.cos(angle - 1)
    reach = (radius[:, None] * (1 + relief * s.wrinkle / 0.06))[..., None]
    round_ = np.cos(angle)[..., None] * first[:, None] + 0.82 * np.sin(angle)[..., None] * second[:, None]
    points = middle[:, None] + reach * round_
    u, v = np.broadcast_to(angle / math.tau, shape), np.broadcast_to((1 - way)[:, None], shape)
    return Sheet(points, u, v, surface, 0.0012), Tube(points[-1, :-1], 0.003, trim, True)


def leg(side: int, surface: str, top_z: float, seed: int = 3, shape: tuple[int, int] = (420, 160)) -> Sheet:
    """A churidar: narrow below the knee, its spare length in uneven creases above the ankle."""
    rows, columns = shape
    random = np.random.default_rng(seed + side)
    way, angle = np.linspace(0, 1, rows)[:, None], np.linspace(0, math.tau, columns)[None, :]
    seam = smooth(0, 0.08, np.minimum(angle, math.tau - angle) / math.tau)
    wander = field(rows, columns, random, rows / 14, columns / 3) * seam
    slow = field(rows, columns, random, rows / 6, columns / 2) * seam
    creases = np.sin(math.tau * (9 * way + 0.5 * np.cos(angle - 0.7 * side) + 0.4 * wander)) * (
        0.6 + 0.4 * slow
    )
    radius = 0.078 - 0.04 * way**0.75 + 0.0016 * smooth(0.35, 0.85, way) * creases
    radius = radius + 0.003 * seam * field(rows, columns, random, rows / 9, columns / 4) * (1 - way / 2)
    x = side * (0.088 - 0.022 * way) + radius * np.cos(angle)
    y = 0.01 + 1.05 * radius * np.sin(angle)
    z = top_z + (0.075 - top_z) * way + 0.004 * slow * smooth(0.3, 0.8, way)
    u, v = np.broadcast_to(angle / math.tau, shape), np.broadcast_to(1 - way, shape)
    return Sheet(np.stack([x, y, z], -1), u, v, surface, 0.001)
