"""From a product to its scene: every kind of garment is known here."""

from __future__ import annotations

from ..record import Product
from ..scene import Scene
from . import dressed, hanging  # noqa: F401  (each adds its kinds to the registry)
from .kinds import kinds


def scene_of(product: Product) -> Scene:
    """The product's garment in the studio, as its file describes it."""
    return kinds.run(product.garment, product)
