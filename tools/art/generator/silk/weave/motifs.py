"""Motifs of Indian silks, each drawn around the origin, about one centimetre high at scale 1."""

from __future__ import annotations

import math

from .ink import Ink
from .svg import disc, line, n, put, ring, shape, turned

# A mango: a round belly and a tip that curls over to the right.
MANGO = (
    "M-.02 .5 C-.3 .52 -.47 .25 -.37 -.03 C-.27 -.3 .03 -.35 .12 -.57 C.15 -.66 .11 -.72 .03 -.75 "
    "C.19 -.82 .33 -.67 .32 -.49 C.31 -.29 .45 -.14 .42 .13 C.39 .38 .22 .48 -.02 .5Z"
)


def petal(length: float, width: float) -> str:
    """The outline of a petal from the origin upwards, widest above its middle."""
    low, high, side, shoulder = (n(-length * k) for k in (0.35, 0.9, width, width * 0.9))
    return (
        f"M0 0 C{side} {low} {shoulder} {high} 0 {n(-length)} "
        f"C{n(length * width * 0.9)} {n(-length * 0.9)} {n(length * width)} {n(-length * 0.35)} 0 0Z"
    )


def flower(petals: int, radius: float, colour: str, heart: str, width: float = 0.42, inner: str = "") -> str:
    """A flower seen from above; `inner` adds a smaller petal on each petal."""
    shown = shape(petal(radius, width), colour)
    if inner:
        shown += put(shape(petal(radius * 0.62, width * 0.75), inner), 0, -radius * 0.18)
    return turned(petals, shown) + disc(0, 0, radius * 0.2, heart)


def leaf(length: float, width: float, colour: str, vein: str = "") -> str:
    """A pointed leaf from the origin upwards."""
    side = f"{n(-length * 0.25)} {n(width * 0.9)} {n(-length * 0.75)} 0 {n(-length)}"
    outline = (
        f"M0 0 C{n(width)} {side} C{n(-width * 0.9)} {n(-length * 0.75)} {n(-width)} {n(-length * 0.25)} 0 0Z"
    )
    rib = line(f"M0 {n(-length * 0.1)} V{n(-length * 0.85)}", vein, length * 0.05) if vein else ""
    return shape(outline, colour) + rib


def mango(ink: Ink) -> str:
    """The paisley of Kanjivaram and Banaras: three outlines, a flower, leaves, a beaded belly."""
    rings = zip((1, 0.84, 0.74, 0.62), (ink.main, ink.ground) * 2)
    body = "".join(put(shape(MANGO, fill), (1 - s) * 0.03, (1 - s) * 0.13, s) for s, fill in rings)
    body += put(flower(8, 0.17, ink.a, ink.ground, 0.36), 0.02, 0.2)
    for length, x, y, turn in ((0.18, 0.06, 0, 15), (0.12, -0.1, 0.02, -25), (0.12, 0.17, 0.03, 40)):
        body += put(leaf(length, length * 0.36, ink.main), x, y, 1, turn)
    for i in range(15):
        angle = math.pi * (0.08 + 0.06 * i)
        body += disc(0.02 - 0.485 * math.cos(angle), 0.08 + 0.5 * math.sin(angle), 0.024, ink.main)
    return body


def sprig(ink: Ink) -> str:
    """One flower on a stem with four leaves."""
    body = line("M0 .9 C.12 .5 -.1 .1 0 -.2", ink.main, 0.07)
    for side in (1, -1):
        body += put(leaf(0.55, 0.17, ink.b, ink.ground), 0, 0.62, 1, 52 * side)
        body += put(leaf(0.36, 0.12, ink.b), 0, 0.3, 1, 60 * side)
    heart = disc(0, -0.36, 0.16, ink.ground) + disc(0, -0.36, 0.1, ink.main)
    return body + put(flower(7, 0.46, ink.a, ink.main, 0.34), 0, -0.36) + heart


def lotus(ink: Ink) -> str:
    """A lotus from the side: seven petals, each with a rim and a heart."""
    body = ""
    for turn, length in ((-78, 0.62), (78, 0.62), (-52, 0.8), (52, 0.8), (-26, 0.92), (26, 0.92), (0, 1.0)):
        body += put(leaf(length, 0.2, ink.main), 0, 0.3, 1, turn)
        body += put(leaf(length * 0.78, 0.12, ink.ground), 0, 0.24, 1, turn)
        body += put(leaf(length * 0.62, 0.075, ink.a), 0, 0.18, 1, turn)
    return body + shape("M-.5 .34 Q0 .62 .5 .34 Q0 .46 -.5 .34Z", ink.main)


def wheel(ink: Ink) -> str:
    """A chakra: a ringed flower of twelve petals within a circle of beads."""
    body = disc(0, 0, 0.5, ink.main) + disc(0, 0, 0.43, ink.ground)
    body += flower(12, 0.4, ink.a, ink.main, 0.22) + disc(0, 0, 0.13, ink.main)
    return body + ring(20, 0.6, disc(0, 0, 0.045, ink.main))


def vine(length: float, y: float, reach: float, period: float, ink: Ink, stem: float) -> str:
    """A bel: a stem that swings along x, with a flower in every bend and leaves between them."""
    count = max(1, round(length / period))
    step = length / count
    path, body = f"M0 {n(y)}", ""
    for i in range(2 * count):
        side = 1 if i % 2 else -1
        x, far = i * step / 2, n(y + side * reach * 1.3)
        path += f" C{n(x + step * 0.18)} {far} {n(x + step * 0.32)} {far} {n(x + step / 2)} {n(y)}"
        heart = disc(0, 0, reach * 0.2, ink.ground) + disc(0, 0, reach * 0.12, ink.main)
        body += put(
            flower(8, reach * 0.62, ink.a, ink.main, 0.32) + heart, x + step / 4, y - side * reach * 0.12
        )
        for share, turn, out in ((0.06, 40, 0.55), (0.19, 15, 0.98), (0.31, -15, 0.98), (0.44, -40, 0.55)):
            angle = turn if side < 0 else 180 - turn
            body += put(
                leaf(reach * 0.5, reach * 0.16, ink.b), x + step * share, y + side * reach * out, 1, angle
            )
    return line(path, ink.main, stem) + body


def ogee(width: float, height: float, colour: str, stroke: float) -> str:
    """One cell of a jaal: a pointed oval whose sides swing inwards at the tips."""
    w, h = width / 2, height / 2
    quarter = ((0.2 * w, -0.56 * h), (w, -0.5 * h), (w, 0)), ((w, 0.5 * h), (0.2 * w, 0.56 * h), (0, h))
    right = [point for curve in quarter for point in curve]
    left = [(-x, y) for x, y in reversed([(0, -h), *right[:-1]])]
    points = " ".join(f"{n(x)} {n(y)}" for x, y in right + left)
    d = f"M0 {n(-h)} C{points}Z"
    return line(d, colour, stroke)


BY_NAME = {"mango": mango, "sprig": sprig, "lotus": lotus, "wheel": wheel}
