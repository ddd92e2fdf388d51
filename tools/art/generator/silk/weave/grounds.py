"""Grounds: what fills the field of a cloth."""

from __future__ import annotations

from ..registry import Registry
from . import motifs
from .geometric import steps
from .ink import Palette
from .motifs import flower, leaf, ogee
from .svg import band, lattice, put, rect, turned

grounds: Registry[str] = Registry("ground")


@grounds.add("plain")
def plain(width: float, height: float, colours: Palette) -> str:
    return ""


@grounds.add("scattered")
def scattered(
    width: float,
    height: float,
    colours: Palette,
    motif: str = "sprig",
    pitch: tuple[float, float] = (8, 7),
    scale: float = 1,
) -> str:
    """One motif on a half-drop lattice."""
    drawn = put(motifs.BY_NAME[motif](colours.ink()), scale=scale)
    return lattice(width, height, pitch, lambda i, j: drawn)


@grounds.add("buttas")
def buttas(width: float, height: float, colours: Palette, pitch: tuple[float, float] = (7.2, 5.6)) -> str:
    """Mangoes and wheels in turn, all of gold; every second mango looks the other way."""
    ink = colours.gold()
    wheel, mango = put(motifs.wheel(ink), scale=1.5), motifs.mango(ink)
    return lattice(
        width, height, pitch, lambda i, j: wheel if (i + j) % 2 else put(mango, scale=2.6, mirror=bool(i % 2))
    )


@grounds.add("jaal")
def jaal(
    width: float,
    height: float,
    colours: Palette,
    pitch: tuple[float, float],
    scale: float,
    motif: str = "lotus",
    stroke: float = 0.22,
) -> str:
    """A lattice of pointed ovals with a motif in each."""
    across, down = pitch
    cell = ogee(across, down * 2, colours.zari, stroke) + ogee(
        across * 0.84, down * 1.68, colours.zari, stroke * 0.4
    )
    cell += put(motifs.BY_NAME[motif](colours.ink()), scale=scale)
    return lattice(width, height, pitch, lambda i, j: cell)


@grounds.add("patola")
def patola(
    width: float, height: float, colours: Palette, pitch: float = 14, size: int = 7, cell: float = 0.78
) -> str:
    """Stepped diamonds of double ikat; most rings keep the ground's colour, so that it stays the ground."""
    p = colours
    drawn = steps(size, cell, [p.a, p.ground, p.ground, p.border, p.border, p.b, p.a, p.border])
    drawn += put(steps(1, cell * 0.7, [p.a, p.b]), pitch / 2)
    return lattice(width, height, (pitch, pitch / 2), lambda i, j: drawn)


@grounds.add("ikat")
def ikat(
    width: float,
    height: float,
    colours: Palette,
    pitch: tuple[float, float] = (11.6, 5.8),
    cell: float = 0.74,
) -> str:
    """The diamonds of Pochampally."""
    p = colours
    drawn = steps(6, cell, [p.a, p.ground, p.ground, p.border, p.b, p.a, p.border])
    return lattice(width, height, pitch, lambda i, j: drawn)


@grounds.add("checks")
def checks(width: float, height: float, colours: Palette, size: float = 2.4) -> str:
    """Fine zari lines both ways."""
    lines = "".join(
        rect(i * size - 0.09, 0, 0.18, height, colours.zari) for i in range(int(width / size) + 1)
    )
    return lines + "".join(
        band(width, j * size - 0.09, 0.18, colours.zari) for j in range(int(height / size) + 1)
    )


@grounds.add("chikan")
def chikan(width: float, height: float, colours: Palette, pitch: tuple[float, float] = (7.2, 5.6)) -> str:
    """White work: ovals in a thin thread, each with a flower between four leaves."""
    across, down = pitch
    leaves = f'<g transform="rotate(45)">{turned(4, put(leaf(0.9, 0.26, colours.a), 0, -1.35))}</g>'
    cell = ogee(across, down * 2, colours.a, 0.1) + flower(8, 1, colours.a, colours.ground, 0.34) + leaves
    return lattice(width, height, pitch, lambda i, j: cell)
