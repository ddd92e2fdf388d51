"""Small helpers that write SVG. Every length is in centimetres of cloth; y grows along the length."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable


def n(value: float) -> str:
    """A number as short as 0.01 mm allows."""
    return f"{value:.3f}".rstrip("0").rstrip(".") or "0"


def shape(d: str, fill: str) -> str:
    """A filled path."""
    return f'<path d="{d}" fill="{fill}"/>'


def line(d: str, colour: str, width: float) -> str:
    """A stroked path."""
    return f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{n(width)}"/>'


def disc(x: float, y: float, radius: float, fill: str) -> str:
    """A filled circle."""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(radius)}" fill="{fill}"/>'


def rect(x: float, y: float, width: float, height: float, fill: str) -> str:
    """A filled rectangle."""
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(width)}" height="{n(height)}" fill="{fill}"/>'


def band(length: float, y: float, height: float, fill: str) -> str:
    """A stripe along x, from 0 to `length`."""
    return rect(0, y, length, height, fill)


def bands(length: float, rows: Iterable[tuple[float, float, str]]) -> str:
    """Several stripes: (y, height, colour)."""
    return "".join(band(length, y, height, fill) for y, height, fill in rows)


def put(
    body: str, x: float = 0, y: float = 0, scale: float = 1, turn: float = 0, mirror: bool = False
) -> str:
    """A drawing moved to (x, y), turned clockwise by degrees, scaled, perhaps mirrored."""
    across = -scale if mirror else scale
    return (
        f'<g transform="translate({n(x)},{n(y)}) rotate({n(turn)}) scale({n(across)},{n(scale)})">{body}</g>'
    )


def row(length: float, pitch: float, cell: Callable[[int, float], str], shift: float = 0.5) -> str:
    """Repeats `cell(index, x)` along x; the pitch gives way so that a whole number fits."""
    count = max(1, round(length / pitch))
    step = length / count
    return "".join(cell(i, (i + shift) * step) for i in range(count))


def seams(length: float, pitch: float, cell: Callable[[int, float], str]) -> str:
    """Like `row`, on the joints of its cells, both ends included: halves meet where the cloth repeats."""
    count = max(1, round(length / pitch))
    return "".join(cell(i, i * length / count) for i in range(count + 1))


def lattice(width: float, height: float, pitch: tuple[float, float], cell: Callable[[int, int], str]) -> str:
    """A half-drop lattice: every second row moves by half a pitch. Cells overlap the edges."""
    across, down = pitch
    placed = []
    for j in range(-1, int(height / down) + 2):
        for i in range(-1, int(width / across) + 2):
            x = (i + 0.5 + 0.5 * (j % 2)) * across
            placed.append(put(cell(i, j), x, (j + 0.5) * down))
    return "".join(placed)


def ring(count: int, radius: float, cell: str) -> str:
    """Repeats a drawing on a circle, without turning it."""
    angles = (math.tau * i / count for i in range(count))
    return "".join(put(cell, radius * math.cos(a), radius * math.sin(a)) for a in angles)


def turned(count: int, body: str) -> str:
    """Repeats a drawing around the origin, turning it."""
    return "".join(f'<g transform="rotate({n(360 * i / count)})">{body}</g>' for i in range(count))


def selvedges(width: float, strip: str, inset: float = 0) -> str:
    """Lays a strip that was drawn along x (cloth edge at y = 0) down both long edges."""
    left = f'<g transform="matrix(0,1,1,0,{n(inset)},0)">{strip}</g>'
    return left + f'<g transform="matrix(0,1,-1,0,{n(width - inset)},0)">{strip}</g>'


def column(x: float, strip: str) -> str:
    """Lays a strip that was drawn along x down the cloth, centred on x."""
    return f'<g transform="translate({n(x)},0) rotate(90)">{strip}</g>'


def document(window: tuple[float, float, float, float], size: tuple[int, int], body: str, ground: str) -> str:
    """A page that shows `window` (x, y, width, height in cm) at `size` pixels."""
    x, y, width, height = window
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" '
        f'viewBox="{n(x)} {n(y)} {n(width)} {n(height)}" preserveAspectRatio="none">'
        f"{rect(x, y, width, height, ground)}{body}</svg>"
    )
