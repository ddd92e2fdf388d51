"""Kurtis: the whole body in one panel (centre front in the middle, shoulder at the top) and their sleeves."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .cuffs import cuffs
from .geometric import diamonds, dots, steps, temple_row
from .grounds import grounds
from .ink import Palette
from .lengths import layouts
from .motifs import flower, leaf, lotus, mango, vine
from .svg import band, bands, column, disc, line, n, put, rect, row, shape

HALF_YOKE = "V26 Q-17 38 0 44 Q17 38 17 26 V0"


def placket(colours: Palette, x: float, width: float, length: float) -> str:
    """A dyed strip down the front that ends in a point, with a fine second line inside."""
    z, half = colours.zari, width / 2

    def edge(inset: float, foot: float, point: float) -> str:
        return f"M{n(x - half + inset)} 0 V{n(foot)} L{n(x)} {n(point)} L{n(x + half - inset)} {n(foot)} V0"

    outer, inner = edge(0, length, length + width * 0.8), edge(0.8, length - 0.4, length + width * 0.57)
    return shape(outer + "Z", colours.border) + line(outer, z, 0.34) + line(inner, z, 0.13)


def buttons(x: float, first: float, last: float, pitch: float, large: str, small: str = "") -> str:
    """Buttons down the front."""
    button = disc(0, 0, 0.6, large) + (disc(0, 0, 0.28, small) if small else "")
    return "".join(put(button, x, first + i * pitch) for i in range(int((last - first) / pitch) + 1))


@layouts.add("sprigged panel")
def sprigged_panel(width: float, height: float, colours: Palette) -> str:
    """Sprigs, a placket with a vine between leaves, mangoes beside it, a dark hem with spires."""
    p, x, y = colours, width / 2, height - 13
    border = p.ink("border")
    body = grounds.run({"kind": "scattered", "scale": 1.15}, width, height, p) + placket(p, x, 5.6, 40)
    body += column(x, vine(40, 0, 1.15, 6.6, border, 0.12))
    for side in (-1, 1):
        for i in range(24):
            body += put(leaf(1.5, 0.42, p.zari if i % 2 else p.a), x + side * 2.95, 2 + i * 1.6, 1, side * 58)
        for dx, dy, scale in ((7.2, 17, 3.8), (7, 27, 3.2), (6.4, 36, 2.5)):
            body += put(mango(p.ink()), x + side * dx, dy, scale, 0, side < 0)
    rows = ((y, 13, p.border), (y, 0.35, p.zari), (y + 1.4, 0.15, p.zari), (y + 9.2, 0.15, p.zari))
    body += (
        temple_row(width, 1.9, 2.4, p.zari, y) + bands(width, rows) + dots(width, y + 0.9, 0.18, 0.7, p.zari)
    )
    body += vine(width, y + 5.2, 2.2, 10.5, border, 0.17) + diamonds(
        width, y + 10.1, 1, 1.3, p.zari, p.border
    )
    return body + bands(width, ((y + 11, 0.4, p.zari), (y + 11.9, 0.2, p.zari)))


@layouts.add("chikan panel")
def chikan_panel(width: float, height: float, colours: Palette) -> str:
    """White work all over, a plain strip with a vine down the front, a deep stitched hem."""
    p, x, y = colours, width / 2, height - 20
    ink = p.embroidered()
    body = grounds.run({"kind": "chikan"}, width, y, p) + rect(x - 4.2, 0, 8.4, 46, p.ground)
    body += "".join(rect(x + dx, 0, 0.28, 46, p.a) for dx in (-4.2, -3.5, 3.22, 3.92))
    body += column(x, vine(46, 0, 1.6, 8, ink, 0.2)) + band(width, y, 20, p.ground)
    body += vine(width, y + 7.2, 3.4, 15, ink, 0.26)
    body += bands(
        width, ((y + t, h, p.a) for t, h in ((0, 0.3), (0.9, 0.3), (13.4, 0.3), (17.6, 0.3), (18.8, 0.5)))
    )
    return body + row(width, 3.2, lambda i, u: put(flower(6, 1.1, p.a, p.ground, 0.4), u, y + 15.6))


@layouts.add("checked panel")
def checked_panel(width: float, height: float, colours: Palette) -> str:
    """Fine checks, a buttoned placket, a reversible border with lotuses."""
    p, x, y, z = colours, width / 2, height - 12, colours.zari
    body = grounds.run({"kind": "checks"}, width, height, p) + placket(p, x, 5, 30)
    body += buttons(x, 10, 30, 4.2, z, p.a)
    rows = ((y, 12, p.border), (y, 0.5, z), (y + 1, 0.2, z), (y + 1.8, 3.4, z))
    body += bands(width, rows) + diamonds(width, y + 3.5, 1.9, 2, p.border)
    body += row(width, 4, lambda i, u: put(lotus(p.ink("border")), u, y + 8.2, 1.5))
    return body + bands(width, ((y + 5.9, 0.2, z), (y + 10.2, 0.2, z), (y + 10.8, 0.9, z)))


@layouts.add("ikat panel")
def ikat_panel(width: float, height: float, colours: Palette) -> str:
    """Ikat diamonds, a plain strip with buttons, a dyed hem."""
    p, x, y = colours, width / 2, height - 12
    body = grounds.run({"kind": "ikat"}, width, height, p)
    body += rect(x - 3, 0, 6, 38, p.border) + rect(x - 3, 37.4, 6, 0.6, p.a) + buttons(x, 12, 37, 5, p.a)
    rows = (
        (y, 12, p.border),
        (y + 0.6, 0.4, p.a),
        (y + 1.5, 0.3, p.b),
        (y + 10, 0.3, p.b),
        (y + 10.9, 0.4, p.a),
    )
    small = steps(4, 0.55, [p.a, p.ground, p.b, p.a, p.border])
    return body + bands(width, rows) + row(width, 6, lambda i, u: put(small, u, y + 6))


@layouts.add("yoked panel")
def yoked_panel(width: float, height: float, colours: Palette) -> str:
    """An embroidered yoke, sparse sprigs on the skirt, a hem of mangoes."""
    p, x, y, z = colours, width / 2, height - 15, colours.zari
    ink = p.ink("border")
    body = put(
        grounds.run({"kind": "scattered", "pitch": (11, 9.5), "scale": 1.5}, width, height - 44, p), 0, 44
    )
    outline = "M-17 0 " + HALF_YOKE
    yoke = shape(outline + "Z", p.border) + line(outline, z, 0.5) + put(line(outline, z, 0.17), 0, 0, 0.95)
    for dx, dy, scale, turn in (
        (0, 36.5, 4.6, 0),
        (6.2, 31, 4, -16),
        (11.6, 25, 3.6, -26),
        (11.6, 16.5, 3.4, -20),
    ):
        yoke += put(mango(ink), dx, dy, scale, turn)
        yoke += put(mango(ink), -dx, dy, scale, -turn, True) if dx else ""
    for dx, dy, scale in ((0, 28.5, 2.2), (5.8, 23.5, 1.8), (8.8, 18, 1.5), (0, 22.5, 1.5)):
        yoke += "".join(put(lotus(ink), side * dx, dy, scale) for side in ((1, -1) if dx else (1,)))
    body += put(yoke, x) + bands(
        width, ((y, 15, p.border), (y, 0.5, z), (y + 12.2, 0.2, z), (y + 13.8, 0.9, z))
    )
    body += dots(width, y + 1.2, 0.22, 0.8, z) + dots(width, y + 13, 0.2, 0.8, z)
    return body + row(width, 6, lambda i, u: put(mango(ink), u, y + 7.6, 6.2, 0, not i % 2))


@layouts.add("sleeve")
def sleeve(
    width: float, height: float, colours: Palette, ground: Mapping[str, Any], cuff: str, depth: float = 7.5
) -> str:
    """A ground with a cuff at the lower edge."""
    return grounds.run(ground, width, height, colours) + put(
        cuffs.run({"kind": cuff}, width, depth, colours), 0, height - depth
    )
