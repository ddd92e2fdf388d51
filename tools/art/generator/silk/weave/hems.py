"""Hems of skirts: from y to the lower edge of the cloth."""

from __future__ import annotations

from ..registry import Registry
from .geometric import diamonds, dots
from .ink import Palette
from .motifs import lotus, vine, wheel
from .svg import band, bands, put, row

hems: Registry[str] = Registry("hem")


def head(width: float, y: float, height: float, colours: Palette) -> str:
    """The dyed field and the bars above it."""
    z = colours.zari
    beads = dots(width, y + 1.5, 0.34, width / 60, z)
    return band(width, y, height, colours.border) + bands(width, ((y, 0.8, z), (y + 2.1, 0.4, z))) + beads


@hems.add("vine")
def vine_hem(width: float, y: float, height: float, colours: Palette) -> str:
    """A vine, lozenges, then wheels and lotuses in solid zari."""
    z, silk, inlaid = colours.zari, colours.border, colours.inlaid()
    body = head(width, y, height, colours) + vine(width, y + 7.6, 3.4, width / 4, colours.ink("border"), 0.32)
    body += diamonds(width, y + 14.1, 1.9, width / 40, z, silk) + bands(
        width, ((y + 12.6, 0.4, z), (y + 15.2, 0.4, z))
    )
    foot = y + 16.2
    cells = row(
        width,
        width / 12,
        lambda i, x: (
            put(wheel(inlaid), x, foot + 3.7, 4.6) if i % 2 else put(lotus(inlaid), x, foot + 3.7, 3.3)
        ),
    )
    rows = ((foot + 7.8, 0.5, z), (foot + 10, 0.5, z), (foot + 11, 1.1, z))
    return (
        body
        + band(width, foot, 7.2, z)
        + cells
        + bands(width, rows)
        + dots(width, foot + 9, 0.42, width / 60, z)
    )


@hems.add("gold")
def gold_hem(width: float, y: float, height: float, colours: Palette) -> str:
    """Solid zari with large inlaid discs."""
    z, silk = colours.zari, colours.border
    ink, tall = type(colours.ink())(silk, z, colours.a, colours.a), height - 14
    middle, foot = y + 3.2 + tall * 0.52, y + height - 9.6
    cells = row(
        width,
        width / 8,
        lambda i, x: (
            put(wheel(ink), x, middle, tall * 0.66) if i % 2 else put(lotus(ink), x, middle, tall * 0.48)
        ),
    )
    rows = ((foot - 0.6, 0.3, silk), (foot + 4.2, 0.5, z), (foot + 6.6, 0.5, z), (foot + 7.8, 1.6, z))
    beads = diamonds(width, foot + 2, 2.6, width / 30, z, silk) + dots(width, foot + 5.6, 0.42, width / 60, z)
    return (
        head(width, y, height, colours) + band(width, y + 3.2, tall, z) + cells + bands(width, rows) + beads
    )


@hems.add("lozenges")
def lozenge_hem(width: float, y: float, height: float, colours: Palette) -> str:
    """One row of large lozenges, one of small."""
    z, silk, end = colours.zari, colours.border, y + height
    body = diamonds(width, y + 7.2, 8, width / 12, z, silk) + diamonds(
        width, y + 7.2, 2.6, width / 12, colours.a
    )
    body += diamonds(width, y + 13.4, 1.8, width / 40, z, silk)
    rows = ((y + 11.9, 0.4, z), (y + 14.8, 0.4, z), (end - 2.6, 0.5, z), (end - 1.5, 1.3, z))
    return head(width, y, height, colours) + body + bands(width, rows)
