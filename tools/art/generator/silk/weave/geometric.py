"""Geometric parts: rows of dots, diamonds and temple spires, ikat steps, tied dots."""

from __future__ import annotations

from collections.abc import Sequence

from .svg import bands, disc, n, put, rect, ring, row, shape


def dots(length: float, y: float, radius: float, pitch: float, colour: str) -> str:
    """A row of discs along x."""
    return row(length, pitch, lambda _, x: disc(x, y, radius, colour))


def diamond(width: float, height: float, colour: str) -> str:
    """A lozenge around the origin."""
    return shape(f"M{n(-width / 2)} 0 L0 {n(-height / 2)} L{n(width / 2)} 0 L0 {n(height / 2)}Z", colour)


def diamonds(length: float, y: float, height: float, pitch: float, colour: str, inner: str = "") -> str:
    """A row of lozenges along x, each perhaps with a smaller one inside."""
    step = length / max(1, round(length / pitch))
    cell = diamond(step * 0.92, height, colour)
    if inner:
        cell += diamond(step * 0.44, height / 2, inner)
    return row(length, pitch, lambda _, x: put(cell, x, y))


def temple_row(length: float, pitch: float, height: float, colour: str, y: float, down: bool = False) -> str:
    """Stepped spires (reku) along x, their feet at y, pointing up or down the cloth."""
    steps, sign = 6, 1 if down else -1
    half = length / max(1, round(length / pitch)) / 2

    def spire(_: int, x: float) -> str:
        left = [
            (x - half + half * k / steps, y + sign * height * (k + d) / steps)
            for k in range(steps)
            for d in (0, 1)
        ]
        right = [(2 * x - px, py) for px, py in reversed(left)]
        return shape("M" + " L".join(f"{n(px)} {n(py)}" for px, py in left + right) + "Z", colour)

    return row(length, pitch, spire)


def steps(size: int, cell: float, colours: Sequence[str]) -> str:
    """The stepped diamond of ikat: square cells, coloured from the rim to the heart."""
    body = ""
    for j in range(-size, size + 1):
        for i in range(abs(j) - size, size - abs(j) + 1):
            depth = (size - abs(i) - abs(j)) * len(colours) // (size + 1)
            colour = colours[min(depth, len(colours) - 1)]
            body += rect((i - 0.5) * cell, (j - 0.5) * cell, cell * 1.02, cell * 1.02, colour)
    return body


def tied_dot(colour: str, core: str) -> str:
    """One knot of bandhani: an undyed dot with a dyed heart."""
    return disc(0, 0, 0.26, colour) + disc(0, 0, 0.1, core)


def tied_ring(count: int, radius: float, colour: str, core: str) -> str:
    """Knots on a circle."""
    return ring(count, radius, tied_dot(colour, core))


def rule(length: float, y: float, colour: str) -> str:
    """Two bars with a row of beads between them, 2.9 cm high."""
    bars = ((y, 0.5, colour), (y + 0.8, 0.16, colour), (y + 2, 0.16, colour), (y + 2.4, 0.5, colour))
    return bands(length, bars) + dots(length, y + 1.5, 0.22, 0.8, colour)
