"""The kinds of garment that a product's file can name, and what is usual for them."""

from __future__ import annotations

from typing import Any

from ..record import Camera, Product, Silk, made
from ..registry import Registry
from ..scene import Scene

kinds: Registry[Scene] = Registry("garment")
USUAL_SILK = {
    "lehenga": {"rough": 0.47, "satin": 0.2, "wrinkle": 0.004},
    "kurti": {"rough": 0.55, "satin": 0.12, "wrinkle": 0.005, "highlight": 0.15, "edge": 0.1},
}


def camera_of(product: Product, **usual: Any) -> Camera:
    """The usual camera of a kind of garment, with the product's own changes."""
    return made(Camera, {**usual, **product.camera}, product.slug)


def silk_of(product: Product) -> Silk:
    """The usual material of the product's kind of garment, with its own changes."""
    return made(Silk, {**USUAL_SILK.get(product.garment["kind"], {}), **product.silk}, product.slug)
