"""The kinds of garment that a product's file can name; each makes a scene."""
from __future__ import annotations

from typing import Any

from ..record import Camera, Product, Silk, made
from ..registry import Registry
from ..scene import GOLD_TRIM, STUDIO_SURFACES, Lights, Niche, Plain, Scene, Sheet, Tube, Woven
from .body import form, widening
from .drape import Drape, drape
from .lathe import ball, stand, tassels
from .lehenga import Skirt, skirt, waistband
from .swag import Swag, swag
from .top import Sleeve, Top, leg, sleeve, top

kinds: Registry[Scene] = Registry("garment")
RAIL_HEIGHT = 1.84
USUAL_SILK = {
    "lehenga": {"rough": 0.47, "satin": 0.2, "wrinkle": 0.004},
    "kurti": {"rough": 0.55, "satin": 0.12, "wrinkle": 0.005, "highlight": 0.15, "edge": 0.1},
}


def scene_of(product: Product) -> Scene:
    """The product's garment in the studio, as its file describes it."""
    return kinds.run(product.garment, product)


def camera_of(product: Product, **usual: Any) -> Camera:
    """The usual camera of a kind of garment, with the product's own changes."""
    return made(Camera, {**usual, **product.camera}, product.slug)


def silk_of(product: Product) -> Silk:
    """The usual material of the product's kind of garment, with its own changes."""
    return made(Silk, {**USUAL_SILK.get(product.garment["kind"], {}), **product.silk}, product.slug)


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
    """Both ends of one dupatta; the long one hangs 10 cm nearer, so that the short one cannot show through it."""
    side = -1 if mirror else 1
    common = {"back": 0.2, "width": 0.92, "pleats": 6, "irregular": 0.7, "lean": 0.5, "cloth_length": 1.9}
    short = Drape(front=1.02, top=0.24, hem=0.54, x=0.185 * side, skew=0.11 * side, hem_wave=0.03, deepest=0.045, **common)
    long = Drape(front=1.46, top=0.26, hem=0.72, x=-0.12 * side, skew=-0.09 * side, hem_wave=0.035, rod=0.03, forward=-0.1, **common)
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


@kinds.add("lehenga")
def lehenga(product: Product, neck: tuple[str, float, float], sleeve_length: float = 0.2, trim: str = "", **shape: Any) -> Scene:
    """Skirt, waistband and choli on the dress form."""
    silk = silk_of(product)
    edge = GOLD_TRIM if not trim else "trim"
    surfaces = {
        **STUDIO_SURFACES,
        "trim": Plain(trim or "#dfbc81", 0.36, 1),
        "skirt": Woven("skirt", silk, (6, 1)),
        "choli": Woven("choli", silk, (20, 18.3)),
        "sleeve": Woven("sleeve", silk),
        "band": Woven("band", silk, (8, 1)),
    }
    bodice = Top(1.135, 0.004, (neck[0], neck[1], neck[2]), 1.2, (0.4, 1.5))
    sheets = [form(0.95), *stand(0.95, pole=False), skirt(made(Skirt, shape, product.slug), product.seed, "skirt"), waistband("band")]
    blouse = top(bodice, 5, "choli", (300, 480))
    tubes = [Tube(blouse[0].points[-1, :-1], 0.0035, edge, True)]
    for side in (-1, 1):
        arm = Sleeve(sleeve_length, drop=0.34 if sleeve_length < 0.25 else 0.22)
        cloth, cuff = sleeve(arm, side, "sleeve", edge)
        sheets.append(cloth)
        tubes.append(cuff)
    camera = camera_of(product, lens=152, z=0.84, distance=7.4, height=1.15)
    return Scene(sheets + blouse, surfaces, camera, tubes, Niche(1.62, 1.16, 0.78), Lights(170, 60, 80, aim=0.9))


@kinds.add("kurti")
def kurti(
    product: Product,
    bottom: float,
    flare: tuple[float, float],
    folds: float,
    fold_count: int,
    neck: tuple[str, float, float],
    sleeve_length: float,
    slit: float | None = None,
    trim: str = "",
    legs: str = "",
) -> Scene:
    """A kurti on the dress form, perhaps over a churidar."""
    silk = silk_of(product)
    edge = "trim" if trim else GOLD_TRIM
    surfaces = {
        **STUDIO_SURFACES,
        "trim": Plain(trim or "#dfbc81", 0.6),
        "panel": Woven("panel", silk),
        "sleeve": Woven("sleeve", silk),
        "churidar": Plain(legs or "#e6d7bf", 0.6, 0, 0.1, 260, sheen=0.3),
    }
    cut = Top(bottom, 0.005, (neck[0], neck[1], neck[2]), 1.5, (bottom, 1.5), folds, fold_count, slit, 0.0024)
    sheets = [form(0.72), *stand(0.72, pole=True)]
    panels = top(cut, product.seed, "panel", (560, 720), widening(bottom, (flare[0], flare[1])))
    tubes = [Tube(panels[0].points[-1, :-1], 0.003, edge, True)]
    for side in (-1, 1):
        arm = Sleeve(sleeve_length, 0.058, 0.058 - 0.018 * sleeve_length, 0.17 if sleeve_length > 0.28 else 0.26, 0.003, 0.0042)
        cloth, cuff = sleeve(arm, side, "sleeve", edge)
        sheets.append(cloth)
        tubes.append(cuff)
        if legs:
            sheets.append(leg(side, "churidar", bottom + 0.14))
    camera = camera_of(product, lens=184, z=0.97, distance=6.4, height=1.16)
    return Scene(sheets + panels, surfaces, camera, tubes, Niche(1.16, 1.14, 0.55))
