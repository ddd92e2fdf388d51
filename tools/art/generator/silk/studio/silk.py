"""The material of silk: dyed yarn, a satin gleam along the weft, a second yarn that shows aslant, zari."""

from __future__ import annotations

import bpy

from ..record import Silk
from ..weave.loom import Texture
from .nodes import Nodes, Socket

RELIEF = 0.0006  # metres from the lowest to the highest thread


def picture(nodes: Nodes, path: str, place: Socket, colours: bool, repeats: bool) -> bpy.types.Node:
    """An image on the cloth."""
    image = bpy.data.images.load(path, check_existing=True)
    image.colorspace_settings.name = "sRGB" if colours else "Non-Color"
    settings = {
        "interpolation": "Cubic" if colours else "Linear",
        "extension": "REPEAT" if repeats else "EXTEND",
    }
    return nodes.node("TexImage", {"Vector": place}, image=image, **settings)


def bumped(nodes: Nodes, height: Socket, silk: Silk) -> Socket:
    """Normals: the relief of the weave over soft creases."""
    crease = None
    if silk.wrinkle:
        where = nodes.node("TexCoord").outputs["Object"]
        where = nodes.out("Mapping", {0: where, "Scale": (1, 1, 0.45)})
        noise = nodes.out(
            "TexNoise", {"Vector": where, "Scale": 16, "Detail": 3, "Roughness": 0.5, "Distortion": 0.8}
        )
        crease = nodes.out("Bump", {"Height": noise, "Strength": 1, "Distance": silk.wrinkle})
    return nodes.out("Bump", {"Height": height, "Strength": silk.bump, "Distance": RELIEF, "Normal": crease})


def silk_material(
    name: str, texture: Texture, silk: Silk, repeat: tuple[float, float] | None
) -> bpy.types.Material:
    """`repeat` is None where the texture is a window of the cloth, which must not repeat."""
    nodes = Nodes(name)
    place = nodes.out("UVMap", uv_map="UV")
    if repeat:
        place = nodes.out("Mapping", {0: place, "Scale": (*repeat, 1)})
    colour = picture(nodes, str(texture.colour), place, True, repeat is not None).outputs[0]
    mask = picture(nodes, str(texture.mask), place, False, repeat is not None).outputs[0]
    metal, height, _ = nodes.node("SeparateColor", {0: mask}).outputs
    normal = bumped(nodes, height, silk)
    tangent = nodes.out("Tangent", direction_type="UV_MAP", uv_map="UV")
    aslant = nodes.node("LayerWeight", {"Blend": 0.35}).outputs["Facing"]

    second = nodes.math("MULTIPLY", nodes.math("POWER", aslant, 1.6), silk.shot_amount)
    tint = (*(c / 2 for c in silk.shot), 1)
    dye = nodes.out("MixRGB", {0: second, 1: colour, 2: tint}, blend_type="SCREEN")
    matt = nodes.out("BsdfDiffuse", {"Color": dye, "Roughness": 0.6, "Normal": normal})
    through = nodes.out("BsdfTranslucent", {"Color": colour, "Normal": normal})
    gleam_colour = nodes.out(
        "MixRGB", {0: silk.highlight, 1: colour, 2: (*(0.55 + 0.45 * c for c in silk.shot), 1)}
    )
    gleam = gloss(nodes, gleam_colour, silk.rough, 0.65, normal, tangent)
    share = nodes.math("MULTIPLY", nodes.math("POWER", aslant, 2.5), silk.edge)
    share = nodes.math("ADD", share, silk.satin * 0.55)
    yarn = nodes.mix(share, nodes.mix(silk.translucent, matt, through), gleam)

    strip = gloss(nodes, colour, 0.36, 0.45, normal, tangent)
    core = nodes.out("BsdfDiffuse", {"Color": colour, "Normal": normal})
    return nodes.finish(nodes.mix(metal, yarn, nodes.mix(0.7, core, strip)))


def gloss(
    nodes: Nodes, colour: Socket, rough: float, stretch: float, normal: Socket, tangent: Socket
) -> Socket:
    """A highlight stretched across the yarns."""
    inputs = {
        "Color": colour,
        "Roughness": rough,
        "Anisotropy": stretch,
        "Normal": normal,
        "Tangent": tangent,
    }
    return nodes.out("BsdfAnisotropic", inputs, distribution="GGX")
