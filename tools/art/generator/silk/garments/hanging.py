"""What hangs from the brass rail: sarees and dupattas."""

from __future__ import annotations

from typing import Any

from ..record import Product, made
from ..scene import STUDIO_SURFACES, Plain, Scene, Sheet, Tube, Woven
from .drape import Drape, drape
from .kinds import camera_of, kinds, silk_of
from .lathe import ball, tassels
from .swag import Swag, swag

RAIL_HEIGHT = 1.84


def rail(wall: float = 0.42, reach: float = 0.6) -> tuple[list[Sheet], list[Tube]]:
    """A brass rod with a ball at each end, held from the wall."""
    z, hold = RAIL_HEIGHT, reach - 0.06
    tubes = [Tube([(-reach, 0, z), (reach, 0, z)], 0.014, "brass")]
    tubes += [Tube([(side * hold, 0, z), (side * hold, wall + 0.5, z)], 0.0087, "brass") for side in (-1, 1)]
    return [ball(0.0266, (side * reach, 0, z), "brass") for side in (-1, 1)], tubes


def hung(product: Product, cloths: list[Sheet], tassel: str, edges: int, count: int) -> Scene:
    """Cloths on the rail; the first `edges` of them end in tassels."""
    sheets, tubes = rail()
    surfaces = {**STUDIO_SURFACES, "cloth": Woven("length", silk_of(product))}
    if tassel:
        surfaces["tassel"] = Plain(tassel, 0.5, 0, 0.2, 200, sheen=0.6)
        for k, cloth in enumerate(cloths[:edges]):
            sheets += tassels(cloth.points[-1], "tassel", count, k + 1)
    return Scene(sheets + cloths, surfaces, camera_of(product, lens=146, z=1.12), tubes)


@kinds.add("drape")
def hanging(product: Product, tassel: str = "", **shape: Any) -> Scene:
    """One fall over the rail."""
    return hung(product, [drape(made(Drape, shape, product.slug), product.seed, "cloth")], tassel, 1, 26)


@kinds.add("two ends")
def two_ends(product: Product, tassel: str, mirror: bool = False) -> Scene:
    """Both ends of one dupatta; the long one hangs 10 cm nearer, or the short one would show through it."""
    side = -1 if mirror else 1
    common = {"back": 0.2, "width": 0.92, "pleats": 6, "irregular": 0.7, "lean": 0.5, "cloth_length": 1.9}
    short = Drape(
        front=1.02,
        top=0.24,
        hem=0.54,
        x=0.185 * side,
        skew=0.11 * side,
        hem_wave=0.03,
        deepest=0.045,
        **common,
    )
    long = Drape(
        front=1.46,
        top=0.26,
        hem=0.72,
        x=-0.12 * side,
        skew=-0.09 * side,
        hem_wave=0.035,
        rod=0.03,
        forward=-0.1,
        **common,
    )
    cloths = [drape(short, product.seed + 12, "cloth"), drape(long, product.seed, "cloth")]
    return hung(product, cloths, tassel, 2, 26)


@kinds.add("swag")
def swagged(product: Product, tassel: str) -> Scene:
    """A U between two tails; the tails hide where it is gathered."""
    common = {"back": 0.2, "width": 0.92, "top": 0.18, "hem": 0.44, "pleats": 6, "irregular": 0.6}
    common |= {"lean": 0.55, "hem_wave": 0.03, "deepest": 0.05, "cloth_length": 1.9}
    left = drape(Drape(front=1.4, x=-0.33, skew=-0.03, **common), product.seed, "cloth")
    right = drape(Drape(front=1.14, x=0.33, skew=0.03, **common), product.seed + 3, "cloth")
    return hung(product, [left, right, swag(Swag(), product.seed, "cloth")], tassel, 2, 20)
