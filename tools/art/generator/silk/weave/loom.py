"""From a cloth's layout to its two textures: the weave's colour, and a mask of metal, height and thread.

The layout is drawn twice, in its colours and in mask colours, so both fit to the pixel. The weave follows in
numpy: slubs, yarns, twill in the zari, satin stitch in raised thread, shadows where thread meets ground.
Textures are kept in the scratch folder under a hash of everything that shapes them.
"""

from __future__ import annotations

import hashlib
import json
import subprocess
from dataclasses import asdict, dataclass
from io import BytesIO
from pathlib import Path

import numpy as np
from PIL import Image

from ..record import Cloth
from . import layouts
from .ink import DYE, mask_palette
from .svg import document, put
from .yarns import Page, slip, weave

Image.MAX_IMAGE_PIXELS = None


@dataclass(frozen=True)
class Window:
    """The part of a cloth that is woven: cm from its upper left corner, and pixels per cm."""

    x: float
    y: float
    width: float
    height: float
    density: float

    @property
    def pixels(self) -> tuple[int, int]:
        return max(8, round(self.width * self.density)), max(8, round(self.height * self.density))


@dataclass(frozen=True)
class Texture:
    """The two files, and the window that they show."""

    colour: Path
    mask: Path
    window: Window


def whole(cloth: Cloth, density: float) -> Window:
    """One repeat of the cloth."""
    return Window(0, 0, cloth.size[0], cloth.size[1], density)


def rasterise(cloth: Cloth, window: Window, drawing: str, ground: str) -> np.ndarray:
    """Draws the window through librsvg; the cloth repeats to both sides and along its length."""
    width, height = cloth.size
    columns = range(int(np.floor(window.x / width)), int(np.ceil((window.x + window.width) / width)))
    rows = range(int(np.floor(window.y / height)), int(np.ceil((window.y + window.height) / height)))
    repeats = "".join(put(drawing, i * width, j * height) for j in rows for i in columns)
    box = (window.x, window.y, window.width, window.height)
    svg = document(box, window.pixels, repeats, ground)
    png = subprocess.run(
        ["rsvg-convert", "--unlimited"], input=svg.encode(), capture_output=True, check=True
    ).stdout
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"), np.float32) / 255


def textures(cloth: Cloth, window: Window, folder: Path) -> Texture:
    """Weaves a window of the cloth, unless the same was woven before."""
    key = json.dumps([asdict(cloth), asdict(window), layouts.sources_hash()], sort_keys=True)
    name = f"{cloth.name}-{hashlib.sha256(key.encode()).hexdigest()[:16]}"
    texture = Texture(folder / f"{name}-colour.png", folder / f"{name}-mask.png", window)
    if not texture.mask.exists():
        folder.mkdir(parents=True, exist_ok=True)
        colour, mask = woven(cloth, window)
        Image.fromarray(colour).save(texture.colour, compress_level=1)
        Image.fromarray(mask).save(texture.mask, compress_level=1)
    return texture


def woven(cloth: Cloth, window: Window) -> tuple[np.ndarray, np.ndarray]:
    """Both textures as 8-bit RGB. The mask holds metal in red, height in green, raised thread in blue."""
    yarn, palette = cloth.yarn, cloth.colours
    masks = mask_palette(cloth.palette, yarn.zari, yarn.threads)
    colour = rasterise(cloth, window, layouts.draw(cloth, palette), palette.ground)
    kinds = rasterise(cloth, window, layouts.draw(cloth, masks), DYE)
    page = Page(window.density, np.random.default_rng(yarn.seed), colour.shape[:2])
    if yarn.slip:
        colour = slip(colour, page, yarn.slip)
    return weave(colour, kinds[..., 0], kinds[..., 1], page, yarn)
