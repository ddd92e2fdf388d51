"""What garments are made of before Blender sees them: numpy grids and the names of their surfaces.

Metres; x to the right, z up, the camera looks along +y.
"""

from __future__ import annotations

from dataclasses import dataclass, field

import numpy as np

from .record import Camera, Silk

GOLD_TRIM, BRASS, WALNUT, LINEN = "gold trim", "brass", "walnut", "linen"


@dataclass
class Sheet:
    """A grid of points (rows, columns, 3) and its place in the cloth: u across, v down to 0 at the edge."""

    points: np.ndarray
    u: np.ndarray
    v: np.ndarray
    surface: str
    thickness: float = 0


@dataclass
class Tube:
    """A round bar or cord along a line."""

    points: np.ndarray
    radius: float
    surface: str
    closed: bool = False


@dataclass(frozen=True)
class Woven:
    """A surface of silk: which cloth, which material, how often it repeats from 0 to 1 along u and v."""

    cloth: str
    silk: Silk
    repeat: tuple[float, float] = (1, 1)


@dataclass(frozen=True)
class Plain:
    """Any other surface; the colour is an sRGB hex or linear light."""

    colour: str
    rough: float = 0.5
    metal: float = 0
    bump: float = 0
    grain: float = 40
    sheen: float = 0
    gloss: float = 0.4
    uneven: float = 0


@dataclass(frozen=True)
class Niche:
    """The arch behind a garment: its width, the height where the curve begins, the wall's place."""

    width: float = 1.34
    spring: float = 1.34
    wall: float = 0.42
    depth: float = 0.34
    foils: int = 4


@dataclass(frozen=True)
class Lights:
    """Watts of the key, the long strip and the rim; what they aim at; the sky."""

    key: float = 165
    strip: float = 42
    rim: float = 75
    sky: float = 0.2
    aim: float = 1.0


@dataclass
class Scene:
    """A picture before it is lit."""

    sheets: list[Sheet]
    surfaces: dict[str, Woven | Plain]
    camera: Camera
    tubes: list[Tube] = field(default_factory=list)
    niche: Niche = Niche()
    lights: Lights = Lights()


STUDIO_SURFACES: dict[str, Woven | Plain] = {
    BRASS: Plain("#e4bf81", 0.24, 1, 0.03, 60),
    GOLD_TRIM: Plain("#dfbc81", 0.36, 1),
    WALNUT: Plain("#6f4f35", 0.38, 0, 0.04, 30, uneven=0.25),
    LINEN: Plain("#a8947a", 0.85, 0, 0.15, 300, sheen=0.3),
}
