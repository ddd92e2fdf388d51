"""Two half renders with Cycles, the denoiser, and the tone curve."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from pathlib import Path

import bpy
import numpy as np

from .denoise import Filter, Halves, denoise

PASSES = {"image": "Image", "colour": "Denoising Albedo", "normal": "Denoising Normal"}


@dataclass(frozen=True)
class Quality:
    """Pixels and samples (of both halves together); threads."""

    size: tuple[int, int] = (1200, 1600)
    samples: int = 24
    threads: int = 1


def set_up(quality: Quality) -> None:
    """Cycles without caustics and with few bounces: cloth in a bright room needs no more."""
    render, cycles = bpy.context.scene.render, bpy.context.scene.cycles
    settings = {
        "device": "CPU",
        "samples": max(2, quality.samples // 2),
        "use_adaptive_sampling": True,
        "adaptive_threshold": 0.02,
        "adaptive_min_samples": 8,
        "use_denoising": False,
        "max_bounces": 4,
        "diffuse_bounces": 2,
        "glossy_bounces": 2,
        "transmission_bounces": 2,
        "caustics_reflective": False,
        "caustics_refractive": False,
        "sample_clamp_indirect": 2.5,
        "blur_glossy": 0.8,
        "pixel_filter_type": "BLACKMAN_HARRIS",
        "filter_width": 1.4,
    }
    render.engine = "CYCLES"
    for name, value in settings.items():
        setattr(cycles, name, value)
    render.threads_mode, render.threads, render.use_persistent_data = ("FIXED", quality.threads, True)
    render.resolution_x, render.resolution_y = quality.size
    view = bpy.context.scene.view_settings
    view.view_transform, view.look = "Filmic", "Medium High Contrast"


def outputs(folder: str) -> bpy.types.Node:
    """Single-layer EXR files: Blender's Python cannot read the passes of a multi-layer file back."""
    scene = bpy.context.scene
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new("CompositorNodeRLayers"), tree.nodes.new("CompositorNodeOutputFile")
    tree.links.new(layers.outputs["Image"], tree.nodes.new("CompositorNodeComposite").inputs[0])
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = ("OPEN_EXR", "32", "NONE")
    files.file_slots.clear()
    for name, source in PASSES.items():
        files.file_slots.new(name)
        tree.links.new(layers.outputs[source], files.inputs[name])
    return files


def half(files: bpy.types.Node, seed: int, quality: Quality) -> dict[str, np.ndarray]:
    """One render of half the samples."""
    scene = bpy.context.scene
    scene.cycles.seed = seed
    bpy.ops.render.render(write_still=False)
    width, height = quality.size
    read = {}
    for name in PASSES:
        path = Path(files.base_path) / f"{name}{scene.frame_current:04d}.exr"
        image = bpy.data.images.load(str(path))
        image.colorspace_settings.name = "Linear" if name == "image" else "Non-Color"
        values = np.empty(width * height * image.channels, np.float32)
        image.pixels.foreach_get(values)
        read[name] = values.reshape(height, width, -1)[..., :3]
        bpy.data.images.remove(image)
        path.unlink()
    return read


def render(target: Path, quality: Quality, clean: Filter) -> None:
    """Renders the scene that stands, to a PNG file."""
    set_up(quality)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        files = outputs(folder)
        a, b = (half(files, seed, quality) for seed in (1, 2))
    met = ((a[name] + b[name]) / 2 for name in ("colour", "normal"))
    picture = denoise(Halves(a["image"], b["image"], *met), clean)
    width, height = quality.size
    image = bpy.data.images.new("picture", width, height, float_buffer=True, alpha=False)
    image.colorspace_settings.name = "Linear"
    image.pixels.foreach_set(
        np.concatenate([picture, np.ones_like(picture[..., :1])], -1).astype(np.float32).ravel()
    )
    image.update()
    settings = bpy.context.scene.render.image_settings
    settings.file_format, settings.color_depth, settings.color_mode = "PNG", "8", "RGB"
    image.save_render(str(target), scene=bpy.context.scene)
