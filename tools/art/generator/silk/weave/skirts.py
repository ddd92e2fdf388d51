"""One repeat of a lehenga: x along the hem, waist at the top, hem at the bottom. The sides meet."""

from __future__ import annotations

import random

from . import motifs
from .geometric import diamonds, dots, temple_row
from .hems import hems
from .ink import Ink, Palette
from .lengths import layouts
from .motifs import flower, leaf, lotus, mango, ogee, sprig, wheel
from .svg import band, bands, column, disc, line, n, put, row, seams


def staggered(width: float, rows: tuple[tuple[float, int, float], ...], body: str) -> str:
    """Rows of one motif, (y, how many, scale); every second row stands between the cells of the first."""
    drawn = ""
    for k, (y, count, scale) in enumerate(rows):
        repeat = row if k % 2 else seams
        drawn += repeat(width, width / count, lambda i, x: put(body, x, y, scale))
    return drawn


@layouts.add("sprigged skirt")
def sprigged(width: float, height: float, colours: Palette) -> str:
    """Sprigs that grow towards a row of mangoes above the hem."""
    ink = colours.ink()
    rows = ((10, 10, 0.92), (18, 10, 1.15), (27, 8, 1.5), (37, 8, 1.84), (48, 6, 2.4))
    body = staggered(width, rows, sprig(ink))
    body += row(width, width / 4, lambda i, x: put(mango(ink), x, 63.5, 10.5, 0, bool(i % 2)))
    body += seams(width, width / 4, lambda i, x: put(sprig(ink), x, 63, 4.2))
    body += temple_row(width, width / 24, 4.2, colours.zari, 76.2)
    return body + hems.run({"kind": "vine"}, width, 76, height - 76, colours)


@layouts.add("panelled skirt")
def panelled(width: float, height: float, colours: Palette, panels: int = 6) -> str:
    """Kalis: a zari band on every seam, a rising column of mangoes in every panel."""
    ink, z, hem = colours.ink(), colours.zari, 70
    seam = (
        band(hem, -1.1, 2.2, z)
        + bands(hem, ((-1.7, 0.22, z), (1.48, 0.22, z)))
        + diamonds(hem, 0, 1.3, 2.2, colours.ground)
    )

    def panel(i: int, x: float) -> str:
        body = put(lotus(ink), x, 61.5, 5.2)
        for y, scale in ((8, 3), (16, 3.8), (25.5, 4.8), (36.5, 6), (49.5, 7.6)):
            body += put(mango(ink), x, y, scale, 0, not i % 2)
        for y, scale in ((12.2, 0.8), (20.8, 1), (31, 1.3), (43, 1.6)):
            body += put(sprig(ink), x - 3.2, y, scale) + put(sprig(ink), x + 3.2, y, scale)
        return body

    body = seams(width, width / panels, lambda i, x: column(x, seam)) + row(width, width / panels, panel)
    body += temple_row(width, width / 24, 5, z, hem + 0.2)
    return body + hems.run({"kind": "gold"}, width, hem, height - hem, colours)


@layouts.add("lattice skirt")
def latticed(width: float, height: float, colours: Palette, cells: int = 8) -> str:
    """An ogee lattice whose cells grow towards the hem."""
    ink, z, body, across = colours.ink(), colours.zari, "", width / cells
    y, tall, k = 3.0, 5.2, 0
    while y < 84:
        grown = y / 84
        heart = (
            put(lotus(ink), scale=2.1 * (0.75 + grown))
            if k % 2
            else put(wheel(ink), scale=3 * (0.75 + grown))
        )
        cell = (
            ogee(across, tall * 2.1, z, 0.16 + 0.1 * grown) + ogee(across * 0.84, tall * 1.7, z, 0.1) + heart
        )
        body += (row if k % 2 else seams)(width, across, lambda i, x: put(cell, x, y))
        y, tall, k = y + tall * 1.03, tall * 1.055, k + 1
    body += temple_row(width, width / 32, 3.2, z, 84.2)
    return body + hems.run({"kind": "lozenges"}, width, 84, height - 84, colours)


@layouts.add("garden skirt")
def garden(width: float, height: float, colours: Palette, seed: int = 5) -> str:
    """Scattered flowers that thicken towards a scalloped hem."""
    p, chance, placed, body = colours, random.Random(seed), [], ""
    for _ in range(4000):
        y, x = 6 + 86 * chance.random() ** 0.62, chance.uniform(0, width)
        radius = 1 + y / 40
        gaps = ((min(abs(x - u), width - abs(x - u)) ** 2 + (y - v) ** 2, radius + r) for u, v, r in placed)
        if all(gap >= (1.25 * reach) ** 2 for gap, reach in gaps):
            placed.append((x, y, radius))
    for x, y, radius in placed:
        outer, inner = (p.a, p.c) if chance.random() < 0.6 else (p.c, p.a)
        turn = chance.uniform(-40, 40)
        leaves = "".join(put(leaf(0.95, 0.3, p.b, p.ground), 0, 0.55, 1, angle) for angle in (140, 180, 220))
        bloom = (
            leaves
            + flower(chance.choice((5, 6, 8)), 0.72, outer, p.zari, 0.42, inner)
            + disc(0, 0, 0.15, p.zari)
        )
        body += "".join(
            put(bloom, u, y, radius, turn) for u in (x, x - width, x + width) if -6 < u < width + 6
        )
    return body + scallops(width, 95.5, colours)


def scallops(width: float, y: float, colours: Palette, count: int = 10) -> str:
    """Arcs along the hem, a flower under each, bars and beads below."""
    z, step = colours.zari, width / count
    body = ""
    for lift, stroke in ((0, 0.55), (1.5, 0.22), (2.2, 0.22)):
        arcs = "".join(f" q{n(step / 2)} -7.5 {n(step)} 0" for _ in range(count))
        body += line(f"M0 {n(y - lift)}{arcs}", z, stroke)
    body += row(width, step, lambda i, x: put(flower(8, 1.3, z, colours.ground, 0.34), x, y + 1.2))
    return (
        body
        + bands(width, ((y + 3.2, 0.5, z), (y + 5.6, 0.5, z), (y + 6.8, 1.4, z)))
        + dots(width, y + 4.6, 0.4, width / 60, z)
    )


@layouts.add("tiered skirt")
def tiered(width: float, height: float, colours: Palette) -> str:
    """Contrast bands with spires, small wheels between them."""
    p, z = colours, colours.zari
    rows = ((6, 14, 1.3), (12, 14, 1.5), (27, 12, 1.8), (34, 12, 2), (52, 10, 2.4), (60, 10, 2.6))
    body = staggered(width, rows, wheel(p.ink()))
    for y, tall in ((17.5, 4.5), (40, 6)):
        body += temple_row(width, width / 28, tall * 0.55, z, y + 0.1) + band(width, y, tall, p.border)
        body += bands(width, ((y, 0.5, z), (y + tall - 0.6, 0.6, z))) + diamonds(
            width, y + tall / 2, tall * 0.42, width / 26, z, p.border
        )
    body += temple_row(width, width / 20, 6, p.border, 70.2) + temple_row(width, width / 20, 3.8, z, 70.2)
    body += hems.run({"kind": "vine"}, width, 70, height - 70, p)
    return body + bands(
        width, ((98.5, height - 98.5, p.border), (height - 3.2, 0.6, z), (height - 2, 1.6, z))
    )


@layouts.add("two motifs")
def two_motifs(
    width: float, height: float, colours: Palette, motif: str = "sprig", scale: float = 1.1
) -> str:
    """The smallest half-drop repeat: a motif in two of the four quarters."""
    drawn = motifs.BY_NAME[motif](Ink(colours.zari, colours.ground, colours.a, colours.a))
    return put(drawn, width / 4, height / 4, scale) + put(drawn, width * 3 / 4, height * 3 / 4, scale)


@layouts.add("waistband")
def waistband(width: float, height: float, colours: Palette) -> str:
    """A band of lozenges."""
    z, silk = colours.zari, colours.border
    rows = ((0, height, silk), (0.2, 0.3, z), (height - 0.5, 0.3, z))
    return bands(width, rows) + diamonds(width, height / 2, height * 0.5, width / 4, z, silk)
