"""Builds a product's scene in Blender and renders one view of it. Runs inside Blender; started by make.py."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import bpy

from ..garments.wardrobe import scene_of
from ..garments.laid import laid
from ..record import Camera, Product, made
from ..scene import Scene, Woven
from ..weave.loom import textures, whole
from .denoise import Filter
from .light import light_studio, light_table, shoot_garment, shoot_table
from .mesh import add_sheet, add_tube
from .niche import add_studio, add_table
from .render import Quality, render
from .silk import silk_material
from .surfaces import plain_material

VIEWS = ("whole", "close-up", "tile")
USUAL_WIDTH = 900  # pixels, for which the cloths' own densities were chosen


def shoot(product: Product, view: str, quality: Quality, scratch: Path, target: Path) -> None:
    """Renders one view to a PNG file."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    if view == "close-up":
        stage_table(product, quality.size[0], scratch)
        clean = Filter(reach=3)  # a weave hides the noise that plain plaster would show
    else:
        scene = scene_of(product)
        if view == "tile":
            camera = scene.camera
            scene.camera = made(
                Camera, {**vars(camera), "angle": 0, "x": 0, **(product.tile or {})}, product.slug
            )
        stage_garment(product, scene, scratch, max(1.0, quality.size[0] / USUAL_WIDTH))
        clean = Filter()
    render(target, quality, clean)


def stage_garment(product: Product, scene: Scene, scratch: Path, finer: float) -> None:
    """The garment in its niche."""
    materials = {}
    for name in {piece.surface for piece in [*scene.sheets, *scene.tubes]}:
        surface = scene.surfaces[name]
        if isinstance(surface, Woven):
            cloth = product.cloths[surface.cloth]
            texture = textures(cloth, whole(cloth, round(cloth.density * finer, 1)), scratch)
            materials[name] = silk_material(name, texture, surface.silk, surface.repeat)
        else:
            materials[name] = plain_material(name, surface)
    for sheet in scene.sheets:
        add_sheet(sheet, materials[sheet.surface])
    for tube in scene.tubes:
        add_tube(tube, materials[tube.surface])
    add_studio(scene.niche, product.niche)
    light_studio(scene.lights)
    shoot_garment(scene.camera)


def stage_table(product: Product, screen: int, scratch: Path) -> None:
    """A piece of the cloth, near. Its creases are part of the folds, so the material has none of its own."""
    piece = laid(product, screen)
    texture = textures(piece.cloth, piece.window, scratch)
    silk = replace(piece.silk, wrinkle=0.0006)
    add_sheet(piece.sheet, silk_material("laid", texture, silk, None))
    add_table(product.niche)
    light_table(product.close_up.light)
    shoot_table(product.close_up.span)
