"""What stands on the dress form: lehengas and kurtis."""

from __future__ import annotations

from typing import Any

from ..record import Product, made
from ..scene import GOLD_TRIM, STUDIO_SURFACES, Lights, Niche, Plain, Scene, Tube, Woven
from .body import form, widening
from .kinds import camera_of, kinds, silk_of
from .lathe import stand
from .lehenga import Skirt, skirt, waistband
from .top import Sleeve, Top, leg, sleeve, top


@kinds.add("lehenga")
def lehenga(
    product: Product, neck: tuple[str, float, float], sleeve_length: float = 0.2, trim: str = "", **shape: Any
) -> Scene:
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
    sheets = [
        form(0.95),
        *stand(0.95, pole=False),
        skirt(made(Skirt, shape, product.slug), product.seed, "skirt"),
        waistband("band"),
    ]
    blouse = top(bodice, 5, "choli", (300, 480))
    tubes = [Tube(blouse[0].points[-1, :-1], 0.0035, edge, True)]
    for side in (-1, 1):
        arm = Sleeve(sleeve_length, drop=0.34 if sleeve_length < 0.25 else 0.22)
        cloth, cuff = sleeve(arm, side, "sleeve", edge)
        sheets.append(cloth)
        tubes.append(cuff)
    camera = camera_of(product, lens=152, z=0.84, distance=7.4, height=1.15)
    return Scene(
        sheets + blouse, surfaces, camera, tubes, Niche(1.62, 1.16, 0.78), Lights(170, 60, 80, aim=0.9)
    )


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
        arm = Sleeve(
            sleeve_length,
            0.058,
            0.058 - 0.018 * sleeve_length,
            0.17 if sleeve_length > 0.28 else 0.26,
            0.003,
            0.0042,
        )
        cloth, cuff = sleeve(arm, side, "sleeve", edge)
        sheets.append(cloth)
        tubes.append(cuff)
        if legs:
            sheets.append(leg(side, "churidar", bottom + 0.14))
    camera = camera_of(product, lens=184, z=0.97, distance=6.4, height=1.16)
    return Scene(sheets + panels, surfaces, camera, tubes, Niche(1.16, 1.14, 0.55))
