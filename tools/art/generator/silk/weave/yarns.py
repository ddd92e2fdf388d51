"""What weaving does to a drawing: slubs, visible yarns, twill, stitches, shadows, relief."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from scipy import ndimage

from ..record import Yarn

Field = np.ndarray
YARN_PITCH = 0.075  # cm; coarser than silk is, so that a screen can show it


@dataclass
class Page:
    """A texture in the making: pixels per cm, its noise, its shape."""

    density: float
    noise: np.random.Generator
    shape: tuple[int, int]

    def streaks(self, along: float, across: float) -> Field:
        """Noise of unit variance, stretched: blur in cm down the cloth and across it.

        It is computed only as finely as it changes, then enlarged.
        """
        sigmas = (along * self.density, across * self.density)
        steps = [max(1, int(sigma / 4)) for sigma in sigmas]
        small = tuple(size // step + 2 for size, step in zip(self.shape, steps))
        raw = self.noise.standard_normal(small, np.float32)
        blurred = ndimage.gaussian_filter(
            raw, [sigma / step for sigma, step in zip(sigmas, steps)], truncate=3
        )
        enlarged = (
            ndimage.zoom(blurred / blurred.std(), steps, order=1)
            if max(steps) > 1
            else blurred / blurred.std()
        )
        return enlarged[: self.shape[0], : self.shape[1]]

    def blurred(self, field: Field, size: float) -> Field:
        return ndimage.gaussian_filter(field, size * self.density)

    def grid(self) -> tuple[Field, Field]:
        """Centimetres across and down."""
        y, x = np.mgrid[0 : self.shape[0], 0 : self.shape[1]].astype(np.float32) / np.float32(self.density)
        return x, y

    def yarns(self) -> Field:
        """Crossing yarns of uneven thickness, -1..1; nothing where a texture is too coarse to hold them."""
        pitch = YARN_PITCH * self.density
        if pitch < 2.5:
            return np.zeros((1, 1), np.float32)
        families = []
        for size in self.shape:
            drift = ndimage.gaussian_filter1d(self.noise.normal(size=size), pitch * 1.5) * 0.9
            strength = 1 + ndimage.gaussian_filter1d(self.noise.normal(size=size), pitch * 0.5) * 0.9
            families.append(
                (np.cos(2 * np.pi * np.arange(size) / pitch + drift) * strength).astype(np.float32)
            )
        weft, warp = families[0][:, None], families[1][None, :]
        return 0.62 * weft + 0.38 * warp + 0.3 * weft * warp


def linear(colour: Field) -> Field:
    """sRGB to linear light."""
    return np.where(colour <= 0.04045, colour / 12.92, ((colour + 0.055) / 1.055) ** 2.4)


FINE = 4095  # steps of the tables below; a power for every pixel would take longer than the weave
_ramp = np.linspace(0, 1, FINE + 1)
_linear = linear(_ramp).astype(np.float32)
_encoded = (
    np.where(_ramp <= 0.0031308, _ramp * 12.92, 1.055 * _ramp ** (1 / 2.4) - 0.055) * 255 + 0.5
).astype(np.uint8)


def looked_up(table: Field, field: Field) -> Field:
    """The table's values at 0..1."""
    return table[(np.clip(field, 0, 1) * FINE + 0.5).astype(np.uint16)]


def bytes_of(field: Field) -> Field:
    return (np.clip(field, 0, 1) * 255 + 0.5).astype(np.uint8)


def slip(colour: Field, page: Page, amount: float) -> Field:
    """Ikat: every yarn has moved a little along itself since it was dyed, both ways."""
    for axis, share in ((0, amount), (1, amount * 0.6)):
        count = page.shape[1 - axis]
        fine = ndimage.gaussian_filter1d(page.noise.normal(size=count), 0.067 * page.density) * 1.8
        slow = ndimage.gaussian_filter1d(page.noise.normal(size=count), 1.4 * page.density) * 3
        shift = ((fine + slow) * share * page.density).astype(np.float32)
        where = np.mgrid[0 : page.shape[0], 0 : page.shape[1]].astype(np.float32)
        where[axis] += shift[None, :] if axis == 0 else shift[:, None]
        channels = [ndimage.map_coordinates(colour[..., k], where, order=1, mode="nearest") for k in range(3)]
        colour = np.stack(channels, -1)
    return colour


def weave(colour: Field, metal: Field, thread: Field, page: Page, yarn: Yarn) -> tuple[Field, Field]:
    """Turns a drawing and its masks into cloth: (colour, mask), both 8-bit."""
    zari = metal
    if yarn.ground_metal:
        metal = np.maximum(metal, yarn.ground_metal * (1 - thread))
    x, y = page.grid()
    weft, warp, cloud, fabric = (
        page.streaks(0.039, 1.6),
        page.streaks(2.2, 0.039),
        page.streaks(5, 5),
        page.yarns(),
    )
    twill = 0.5 + 0.5 * np.cos(2 * np.pi * (y + 0.5 * x) / 0.16)
    stitch = 0.5 + 0.5 * np.cos(2 * np.pi * (y + 0.35 * x) / 0.13)

    dyed = 1 + yarn.slub * (0.045 * weft + 0.03 * warp) + 0.02 * cloud + 0.085 * fabric
    gold = (0.78 + 0.3 * twill) * (1 + 0.1 * weft) * (1 + 0.06 * warp)
    silk = np.clip(1 - metal - thread, 0, 1)
    shade = dyed * silk + gold * metal + (0.92 + 0.16 * stitch) * thread

    raised = np.clip(zari + thread, 0, 1)
    shade *= 1 - 0.28 * np.clip(page.blurred(raised, 0.08) - raised, 0, 1)
    height = (
        0.3 + 0.05 * yarn.slub * np.clip(weft, -2, 2) + 0.025 * np.clip(warp, -2, 2) + 0.08 * fabric * silk
    )
    height = (
        height
        + 0.38 * yarn.relief * page.blurred(raised, 0.035)
        + 0.12 * metal * twill
        + 0.05 * thread * stitch
    )
    lit = looked_up(_linear, colour) * shade[..., None].astype(np.float32)
    return looked_up(_encoded, lit), bytes_of(np.stack([metal, height, thread], -1))
