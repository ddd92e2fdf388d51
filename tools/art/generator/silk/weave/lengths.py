"""Lengths of cloth: sarees and dupattas. x runs across, y along; the pallu is at the bottom."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

from ..registry import Registry
from .borders import borders
from .geometric import diamond, temple_row, tied_dot, tied_ring
from .grounds import grounds
from .ink import Palette
from .pallus import pallus
from .svg import lattice, line, n, put, selvedges, shape

layouts: Registry[str] = Registry("layout")


@layouts.add("length")
def length(
    width: float,
    height: float,
    colours: Palette,
    ground: Mapping[str, Any],
    border: Mapping[str, Any],
    pallu: Mapping[str, Any],
    depth: float = 52,
    spires: bool = False,
) -> str:
    """A ground, a pallu `depth` cm deep, a border down both sides, perhaps with spires into the field."""
    body = grounds.run(ground, width, height, colours)
    body += put(pallus.run(pallu, width, depth, colours), 0, height - depth)
    body += selvedges(width, borders.run(border, height, colours))
    if spires:
        run = height - depth + 6
        pair = ((3.4, colours.border), (1.9, colours.zari))
        strip = "".join(temple_row(run, 2.2, h, colour, 0, down=True) for h, colour in pair)
        body += selvedges(width, strip, border.get("width", 9))
    return body


@grounds.add("tied rosettes")
def tied_rosettes(width: float, height: float, colours: Palette) -> str:
    """Bandhani: rosettes and single dots on a lattice."""
    p = colours
    rosette = tied_ring(12, 2.9, p.a, p.ground) + tied_ring(7, 1.6, p.b, p.ground) + tied_dot(p.a, p.ground)
    rosette += put(tied_dot(p.a, p.ground), -5, 0, 0.85)
    return lattice(width, height, (10, 10), lambda i, j: rosette)


@grounds.add("waves")
def waves(width: float, height: float, colours: Palette, zigzag: float = 30, slope: float = 0.9) -> str:
    """Leheriya: groups of zigzag stripes in three dyes."""
    stripes = (
        (0, 1.5, "a"),
        (2.1, 0.45, "a"),
        (4, 0.9, "b"),
        (5.4, 0.35, "b"),
        (7.4, 0.9, "c"),
        (8.8, 0.35, "c"),
    )

    def stripe(y: float, thickness: float, colour: str) -> str:
        xs = range(0, math.ceil(width) + 2)
        rise = [(x, y + slope * zigzag * abs(x / zigzag % 2 - 1) + 0.25 * math.sin(x * 1.7 + y)) for x in xs]
        outline = rise + [(x, v + thickness) for x, v in reversed(rise)]
        return shape("M" + " L".join(f"{n(x)} {n(v)}" for x, v in outline) + "Z", colour)

    groups = range(math.ceil((height + 44) / 11.4))
    return "".join(
        stripe(g * 11.4 - 40 + y, t, getattr(colours, name)) for g in groups for y, t, name in stripes
    )


@grounds.add("bagh")
def bagh(width: float, height: float, colours: Palette, size: float = 9.2) -> str:
    """Phulkari: lozenges of floss that cover the ground, parted where the stitch turns."""
    p = colours
    pairs = ((p.a, p.b), (p.b, p.c), (p.c, p.a))

    def cell(i: int, j: int) -> str:
        outer, inner = pairs[(2 * i + j) % 3]
        sizes = ((0.92, outer), (0.66, p.ground), (0.58, inner), (0.28, p.ground), (0.18, outer))
        body = "".join(diamond(size * s, size * s, colour) for s, colour in sizes)
        reach = size * 0.46
        return body + line(f"M{n(-reach)} 0 H{n(reach)} M0 {n(-reach)} V{n(reach)}", p.ground, 0.14)

    return lattice(width, height, (size, size / 2), cell)
