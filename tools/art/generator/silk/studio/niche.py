"""The studio: a plaster wall with a multifoil arch, a floor, and a table for close-ups."""

from __future__ import annotations

import math

import bpy

from ..scene import Niche, Plain
from .mesh import add_sheet, flat, link
from .surfaces import plain_material

WALL = Plain("#d8cbb6", 0.85, 0, 0.22, 9, gloss=0.2, uneven=0.05)
FLOOR = Plain("#c9b79f", 0.42, 0, 0.05, 6, gloss=0.35, uneven=0.06)
# Muted, and complementary to the cloth in front of them.
TINTS = {
    "sage": "#8b917f",
    "clay": "#b98f79",
    "sand": "#b59a78",
    "slate": "#7b8a88",
    "mauve": "#8d7f86",
    "rose": "#b3918a",
    "terracotta": "#a9775f",
    "ivory": "#c4b59c",
    "dusk": "#6f7681",
    "teal": "#7f9490",
    "plum": "#75656d",
}


def tinted(tint: str, rough: float = 0.85) -> bpy.types.Material:
    return plain_material("niche", Plain(TINTS[tint], rough, 0, 0.22, 9, gloss=0.2, uneven=0.06))


def arch(niche: Niche, foot: float = -0.2, points: int = 40) -> list[tuple[float, float]]:
    """The outline of a Mughal arch, (x, z): jambs, then foils along a half circle that rises to a point."""
    half, rise, cusp = niche.width / 2, niche.width * 0.62, 0.055

    def base(t: float) -> tuple[float, float]:
        angle = math.pi * (1 - t / 2)
        x = half * math.cos(angle)
        keel = max(0, 1 - abs(x) / (niche.width * 0.22)) ** 2
        return x, niche.spring + rise * math.sin(angle) + 0.1 * niche.width * keel

    steps, side = niche.foils * points, []
    for i in range(steps + 1):
        t = i / steps
        (x, z), (x0, z0), (x1, z1) = base(t), base(max(0, t - 1e-3)), base(min(1, t + 1e-3))
        long = math.hypot(x1 - x0, z1 - z0) or 1
        bulge = cusp * (math.sin(math.pi * (t * niche.foils % 1)) ** 0.8 - 0.25)
        bulge *= 0 if i == steps else 0.8 if i >= steps - points else 1
        side.append((min(0, x - (z1 - z0) / long * bulge), z + (x1 - x0) / long * bulge))
    other = [(-x, z) for x, z in reversed(side[:-1])]
    return [(-half, foot), (-half, niche.spring), *side, *other, (half, niche.spring), (half, foot)]


def add_studio(niche: Niche, tint: str) -> None:
    """Wall, niche and floor."""
    curve = bpy.data.curves.new("wall", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = niche.depth / 2, 0.008, 2
    for outline in ([(-6, -0.5), (6, -0.5), (6, 7), (-6, 7)], arch(niche)):
        spline = curve.splines.new("POLY")
        spline.points.add(len(outline) - 1)
        for point, (x, z) in zip(spline.points, outline):
            point.co = (x, z, 0, 1)
        spline.use_cyclic_u = True
    curve.materials.append(plain_material("wall", WALL))
    wall = link(curve, "wall")
    wall.rotation_euler, wall.location = (math.pi / 2, 0, 0), (0, niche.wall + niche.depth / 2, 0)
    back = niche.wall + niche.depth
    add_sheet(flat((-6, 6), (back, back), (-1, 7), "niche"), tinted(tint))
    add_sheet(flat((-6, 6), (-6, back), (0, 0), "floor"), plain_material("floor", FLOOR))


def add_table(tint: str) -> None:
    """A plain top in the product's tint."""
    add_sheet(flat((-2, 2), (-2, 2), (0, 0), "table"), tinted(tint, 0.7))
