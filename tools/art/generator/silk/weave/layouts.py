"""Every layout that a product's file can name."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path

from ..record import Cloth
from . import panels, skirts  # noqa: F401  (each adds its layouts to the registry)
from .ink import Palette
from .lengths import layouts


def draw(cloth: Cloth, colours: Palette) -> str:
    """The cloth's layout as SVG, in the given colours."""
    return layouts.run(cloth.layout, cloth.size[0], cloth.size[1], colours)


@cache
def sources_hash() -> str:
    """Changes when any module of the weave does, so that kept textures go stale by themselves."""
    digest = hashlib.sha256()
    for module in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(module.read_bytes())
    return digest.hexdigest()
