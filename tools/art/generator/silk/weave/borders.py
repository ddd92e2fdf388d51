"""Borders, drawn along x with the cloth's edge at y = 0 and the field beyond y = width."""

from __future__ import annotations

from ..registry import Registry
from .geometric import diamonds, dots, steps, tied_dot, tied_ring
from .ink import Palette
from .motifs import flower, lotus, mango, vine, wheel
from .svg import band, bands, put, row, seams

borders: Registry[str] = Registry("border")


def edged(length: float, width: float, colours: Palette, middle: str) -> str:
    """The bars, lozenges and beads that frame the middle of a zari border."""
    z = colours.zari
    outer = bands(length, ((0.25, 0.35, z), (0.9, 0.14, z), (2.45, 0.14, z), (2.75, 0.3, z)))
    inner = bands(length, ((width - 1.7, 0.3, z), (width - 1.2, 0.14, z), (width - 0.32, 0.32, z)))
    beads = diamonds(length, 1.75, 0.95, 1.15, z, colours.border) + dots(length, width - 0.72, 0.16, 0.55, z)
    return band(length, 0, width, colours.border) + outer + middle + inner + beads


def middle_of(width: float) -> tuple[float, float]:
    """The centre line and the height of what `edged` leaves free."""
    return (width + 1.3) / 2, width - 5.3


@borders.add("temple")
def temple(length: float, colours: Palette, width: float = 10) -> str:
    """Lotuses and wheels set into a field of zari."""
    y, height = middle_of(width)
    ink, scale = colours.inlaid(), height * 0.52
    cells = row(length, 3.2, lambda i, x: put(lotus(ink) if i % 2 else wheel(ink), x, y + 0.1, scale))
    return edged(length, width, colours, band(length, 3.2, height + 0.2, colours.zari) + cells)


@borders.add("vine")
def vine_border(length: float, colours: Palette, width: float = 9) -> str:
    """A flowering stem."""
    y, height = middle_of(width)
    return edged(length, width, colours, vine(length, y, height * 0.36, 7, colours.ink("border"), 0.13))


@borders.add("mango")
def mango_border(length: float, colours: Palette, width: float = 12) -> str:
    """Mangoes that look at each other in pairs, with a small flower between."""
    y, height = middle_of(width)
    drawn, small = mango(colours.ink("border")), flower(6, 0.42, colours.zari, colours.border)
    cells = row(length, 4.2, lambda i, x: put(drawn, x, y - 0.1, height * 0.74, 180, bool(i % 2)))
    return edged(length, width, colours, cells + seams(length, 4.2, lambda i, x: put(small, x, y)))


@borders.add("steps")
def steps_border(length: float, colours: Palette, width: float = 9) -> str:
    """Stepped diamonds between dyed lines, as on a patola."""
    p = colours
    rows = ((0.4, 0.35, p.a), (1, 0.2, p.b), (width - 0.5, 0.35, p.a), (width - 1.1, 0.2, p.b))
    large, small = steps(5, width * 0.05, [p.a, p.ground, p.ground, p.b, p.a, p.border]), steps(
        2, 0.22, [p.a, p.b, p.border]
    )
    pitch = width * 0.62
    between = seams(length, pitch, lambda i, x: put(small, x, 2) + put(small, x, width - 2))
    cells = row(length, pitch, lambda i, x: put(large, x, width / 2))
    return band(length, 0, width, p.border) + bands(length, rows) + cells + between


@borders.add("tied")
def tied_border(length: float, colours: Palette, width: float = 9) -> str:
    """Rings of tied dots between two rows of them, with zari at both edges."""
    p = colours
    z, dot = p.zari, tied_dot(p.a, p.border)
    rows = ((0.2, 0.5, z), (0.95, 0.15, z), (width - 0.95, 0.15, z), (width - 0.5, 0.5, z))
    small = row(length, 1.15, lambda i, x: put(dot, x, 2.2, 0.9) + put(dot, x, 6.9, 0.9))
    rings = row(length, 4, lambda i, x: put(tied_ring(8, 1.15, p.a, p.border) + dot, x, 4.55, 0.95))
    return band(length, 0, width, p.border) + bands(length, rows) + small + rings


@borders.add("gota")
def gota(length: float, colours: Palette, width: float = 4.2) -> str:
    """A ribbon of metal with a row of lozenges."""
    rows = ((0, 1.5, colours.zari), (2.1, 0.2, colours.zari), (3.9, 0.3, colours.zari))
    return (
        band(length, 0, width, colours.border)
        + bands(length, rows)
        + diamonds(length, 3, 1, 1.6, colours.zari)
    )


@borders.add("floss")
def floss(length: float, colours: Palette, width: float = 7) -> str:
    """Lozenges of floss between two bars, as on a phulkari."""
    rows = ((0.4, 0.5, colours.a), (width - 1.1, 0.5, colours.a))
    cells = diamonds(length, width / 2, 3.6, 3.4, colours.b, colours.c)
    return band(length, 0, width, colours.ground) + bands(length, rows) + cells
