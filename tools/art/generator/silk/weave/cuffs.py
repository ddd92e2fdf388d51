"""Cuffs of sleeves, from y = 0 down to the edge."""

from __future__ import annotations

from ..registry import Registry
from .geometric import diamonds, steps, temple_row
from .ink import Palette
from .motifs import vine
from .svg import bands, put, row

cuffs: Registry[str] = Registry("cuff")


@cuffs.add("vine")
def vine_cuff(width: float, depth: float, colours: Palette) -> str:
    """Spires, then a fine vine."""
    z = colours.zari
    rows = ((0, depth, colours.border), (0, 0.3, z), (5.7, 0.2, z), (6.3, 0.7, z))
    body = bands(width, rows) + temple_row(width, width / 20, 1.6, z, 0)
    return body + vine(width, 3.3, 1.4, width / 5, colours.ink("border"), 0.14)


@cuffs.add("bars")
def bars(width: float, depth: float, colours: Palette) -> str:
    """A field of zari with lozenges, between bars."""
    z, silk = colours.zari, colours.border
    rows = (
        (0, depth, silk),
        (0, 0.4, z),
        (1, 0.2, z),
        (2, depth - 4, z),
        (depth - 1.4, 0.2, z),
        (depth - 0.8, 0.6, z),
    )
    return bands(width, rows) + diamonds(width, depth / 2, (depth - 4) * 0.6, width / 20, silk)


@cuffs.add("dyed")
def dyed(width: float, depth: float, colours: Palette) -> str:
    """Stepped diamonds between dyed lines."""
    p = colours
    rows = ((0, depth, p.border), (0.6, 0.4, p.a), (depth - 1, 0.4, p.a))
    small = steps(3, 0.5, [p.a, p.ground, p.b, p.border])
    return bands(width, rows) + row(width, width / 8, lambda i, x: put(small, x, depth / 2))


@cuffs.add("stitched")
def stitched(width: float, depth: float, colours: Palette) -> str:
    """A vine in thread."""
    p = colours
    rows = ((0, depth, p.ground), (0, 0.3, p.a), (depth - 1.2, 0.3, p.a), (depth - 0.6, 0.4, p.a))
    return bands(width, rows) + vine(width, depth / 2, 1.5, width / 4, p.embroidered(), 0.2)
