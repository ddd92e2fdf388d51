"""End pieces. x runs across the cloth, y towards the fringe; the field begins above y = 0."""

from __future__ import annotations

from ..registry import Registry
from .geometric import diamonds, rule, steps, temple_row, tied_dot, tied_ring
from .ink import Palette
from .motifs import flower, lotus, mango, sprig, vine, wheel
from .svg import band, bands, put, row, seams

pallus: Registry[str] = Registry("pallu")


@pallus.add("mangoes")
def mangoes(width: float, depth: float, colours: Palette) -> str:
    """Spires into the field, rules, a vine, rows of large mangoes, a last band of solid zari."""
    z, silk, ink, inlaid = (colours.zari, colours.pallu, colours.ink("pallu"), colours.inlaid("pallu"))
    body = (
        band(width, 0, depth, silk)
        + temple_row(width, 2.6, 4.2, silk, 0)
        + temple_row(width, 2.6, 2.6, z, 0.4)
    )
    body += rule(width, 1, z) + vine(width, 7, 1.7, 9, ink, 0.16) + rule(width, 9.6, z)
    free = max(8, depth - 25.4)
    rows = max(1, round(free / 10))
    for r in range(rows):
        y = 13.4 + free / rows * (r + 0.53)
        body += row(width, 9, lambda i, x: put(mango(ink), x, y, 6.6, 0, not (i + r) % 2))
        body += seams(width, 9, lambda i, x: put(sprig(ink), x, y, 1.7))
    y = 14 + free
    body += rule(width, y, z) + band(width, y + 3.6, 3.4, z)
    body += row(
        width,
        4,
        lambda i, x: (
            put(wheel(inlaid), x, y + 5.35, 2.3) if i % 2 else put(lotus(inlaid), x, y + 5.35, 1.55)
        ),
    )
    return body + bands(width, ((y + 7.4, 0.2, z), (y + 7.9, 0.6, z)))


@pallus.add("tapestry")
def tapestry(width: float, depth: float, colours: Palette) -> str:
    """Paithani: a ground of zari with silk inlaid."""
    p = colours
    silk, low = p.pallu, depth - 12.6
    ink = type(p.ink())(silk, p.zari, p.a, p.b)
    body = band(width, 0, depth, p.zari) + temple_row(width, 2.4, 3.2, p.zari, 0)
    for y in (0.6, depth - 3.4):
        body += bands(width, ((y, 0.3, silk), (y + 2.5, 0.3, silk))) + diamonds(
            width, y + 1.4, 1.5, 2.2, p.a, p.b
        )
    body += vine(width, 7.2, 1.8, 9, ink, 0.2) + vine(width, depth - 8.6, 1.8, 9, ink, 0.2)
    body += bands(width, ((10.6, 0.35, silk), (low, 0.35, silk)))
    y = (10.6 + low) / 2
    large = mango(type(ink)(p.a, p.zari, p.b, p.b))
    body += row(width, 11, lambda i, x: put(large, x, y, 10.5, 0, not i % 2))
    small = put(lotus(ink), 0, 4, 3.6) + put(sprig(type(ink)(p.b, p.zari, p.a, p.b)), 0, -5.2, 2.6)
    return body + seams(width, 11, lambda i, x: put(small, x, y))


@pallus.add("bands")
def quiet_bands(width: float, depth: float, colours: Palette) -> str:
    """Bands of metal that grow towards the end, one row of lotuses, a last band with lozenges."""
    z, silk, ink = colours.zari, colours.pallu, colours.ink("pallu")
    body, y = band(width, 0, depth, silk), 0.6
    for height in (0.3, 0.3, 0.6, 1, 1.6, 2.4):
        body += band(width, y, height, z)
        y += height + 0.9
    middle = (y + depth - 9) / 2
    body += row(width, 8, lambda i, x: put(lotus(ink), x, middle, 4.2))
    body += seams(width, 8, lambda i, x: put(sprig(ink), x, middle, 2))
    rows = ((-8.6, 0.25), (-7.9, 4.6), (-2.7, 0.25), (-1.6, 0.9))
    return (
        body
        + bands(width, ((depth + y, h, z) for y, h in rows))
        + diamonds(width, depth - 5.6, 2.2, 2.6, silk, z)
    )


@pallus.add("patola")
def patola_end(width: float, depth: float, colours: Palette) -> str:
    """Large stepped diamonds between dyed lines, then stripes to the end."""
    p = colours
    body, y = band(width, 0, depth, p.border), 0.8
    for colour, height in ((p.a, 0.4), (p.b, 0.25), (p.ground, 0.8), (p.b, 0.25), (p.a, 0.4)):
        body += band(width, y, height, colour)
        y += height + 0.45
    large = steps(8, 0.74, [p.a, p.ground, p.ground, p.ground, p.b, p.border, p.a, p.ground, p.a])
    y += 7.4
    body += row(width, 14, lambda i, x: put(large, x, y))
    body += seams(width, 14, lambda i, x: put(steps(3, 0.6, [p.a, p.b, p.ground]), x, y))
    body += bands(width, ((y + 7.4, 0.4, p.a), (y + 8.2, 1.2, p.ground), (y + 9.8, 0.4, p.a)))
    body += row(width, 5, lambda i, x: put(steps(4, 0.5, [p.a, p.ground, p.b, p.border, p.a]), x, y + 13.8))
    y += 17
    while y < depth - 2:
        body += bands(width, ((y, 0.5, p.a), (y + 0.9, 0.9, p.ground), (y + 2.2, 0.3, p.b)))
        y += 4.2
    return body


@pallus.add("tied")
def tied_end(width: float, depth: float, colours: Palette) -> str:
    """Large rosettes of tied dots on the border's dye."""
    p = colours
    z, dot, small = p.zari, tied_dot(p.a, p.border), tied_ring(8, 1.3, p.a, p.border)
    rosette = dot
    for count, radius, colour in ((26, 5.6, p.a), (20, 4.3, p.b), (14, 3, p.a), (8, 1.7, p.a)):
        rosette += tied_ring(count, radius, colour, p.border)
    body = band(width, 0, depth, p.border)
    body += bands(width, ((0, 0.7, z), (1.2, 0.2, z), (depth - 1.8, 0.2, z), (depth - 1.2, 1.2, z)))
    body += row(width, 1.15, lambda i, x: put(dot, x, 2.6, 0.9) + put(dot, x, depth - 3, 0.9))
    body += row(width, 11, lambda i, x: put(rosette, x, 13.4))
    return body + seams(width, 11, lambda i, x: put(small + dot, x, 7) + put(small + dot, x, 20))


@pallus.add("gota")
def gota_end(width: float, depth: float, colours: Palette) -> str:
    """Flowers of metal between two ribbons."""
    z, silk = colours.zari, colours.border
    body = band(width, 0, depth, silk) + bands(
        width, ((0, 2.2, z), (2.8, 0.25, z), (11.2, 0.25, z), (12, 3, z))
    )
    body += row(width, 6, lambda i, x: put(flower(8, 1.7, z, silk, 0.34), x, 7.2))
    return body + seams(width, 6, lambda i, x: put(flower(6, 0.7, z, silk), x, 7.2))


@pallus.add("floss")
def floss_end(width: float, depth: float, colours: Palette) -> str:
    """Large flowers of floss, with stepped diamonds between."""
    p = colours
    rows = ((0.8, 0.7, p.a), (2, 0.4, p.b), (depth - 3.6, 0.4, p.b), (depth - 2.6, 0.8, p.a))
    body = band(width, 0, depth, p.ground) + bands(width, rows)
    large = flower(8, 5.2, p.a, p.b, 0.36, p.c) + flower(8, 2.2, p.b, p.ground, 0.4)
    body += row(width, 15, lambda i, x: put(large, x, 14.2))
    small = put(steps(4, 0.6, [p.c, p.c, p.ground, p.a, p.b]), 0, 14.2)
    small += "".join(put(flower(6, 1.4, p.c, p.a), 0, y) for y in (6.6, 22))
    return body + seams(width, 15, lambda i, x: put(small, x)) + temple_row(width, 3.1, 2.4, p.b, depth - 3.8)
