"""Materials that are no silk: plaster, brass, wood, linen."""

from __future__ import annotations

import bpy
import numpy as np

from ..scene import Plain
from ..weave.yarns import linear
from .nodes import Nodes


def light_of(colour: str) -> tuple[float, float, float]:
    """#rrggbb in linear light."""
    channels = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return tuple(float(c) for c in linear(channels))


def plain_material(name: str, plain: Plain) -> bpy.types.Material:
    """A principled surface, perhaps with a grain and with slow changes of its colour."""
    nodes = Nodes(name)
    colour = light_of(plain.colour)
    where = nodes.node("TexCoord").outputs["Object"]
    base, normal = (*colour, 1), None
    if plain.bump:
        grain = nodes.out("TexNoise", {"Vector": where, "Scale": plain.grain, "Detail": 8, "Roughness": 0.62})
        normal = nodes.out("Bump", {"Height": grain, "Strength": plain.bump, "Distance": 0.01})
    if plain.uneven:
        cloud = nodes.out(
            "TexNoise", {"Vector": where, "Scale": 1.6, "Detail": 5, "Roughness": 0.6, "Distortion": 0.4}
        )
        dark, bright = ((*(min(1, c * (1 + k * plain.uneven)) for c in colour), 1) for k in (-1, 1))
        base = nodes.out("MixRGB", {0: cloud, 1: dark, 2: bright})
    inputs = {"Base Color": base, "Roughness": plain.rough, "Metallic": plain.metal, "Normal": normal}
    inputs |= {"Sheen": plain.sheen, "Specular": plain.gloss}
    return nodes.finish(nodes.out("BsdfPrincipled", inputs))
