"""Reads and checks the products' files."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from .record import BadRecord, CloseUp, Cloth, Product, Yarn, made

PRODUCTS = Path(__file__).resolve().parents[2] / "products"


def snake(key: str) -> str:
    return re.sub(r"([A-Z])", lambda m: "_" + m[1].lower(), key)


def snaked(value: Any) -> Any:
    """camelCase, as JSON has it, to snake_case, on every level."""
    if isinstance(value, dict):
        return {snake(k): snaked(v) for k, v in value.items()}
    return [snaked(v) for v in value] if isinstance(value, list) else value


def read(path: Path) -> Product:
    """Reads and checks one product's file."""
    data = snaked(json.loads(path.read_text(encoding="utf-8")))
    where, seed = path.stem, data.get("seed", 1)
    palettes, yarn = data.pop("palettes", {}), {"seed": seed, **data.pop("yarn", {})}
    cloths = {}
    for name, given in data.pop("cloths", {}).items():
        palette = given.pop("palette", "main")
        wanted = palettes.get(palette)
        if wanted is None:
            raise BadRecord(f"{where}: cloth {name} asks for the palette {palette!r}")
        bad = [c for c in wanted.values() if not re.fullmatch(r"#[0-9a-f]{6}", c)]
        if bad:
            raise BadRecord(f"{where}: {', '.join(bad)} is no colour")
        own = made(Yarn, {**yarn, **given.pop("yarn", {})}, where)
        cloths[name] = made(
            Cloth, {**given, "name": f"{where}-{name}", "palette": wanted, "yarn": own}, where
        )
    close_up = data.pop("close_up", None)
    product = made(
        Product, {**data, "cloths": cloths, "close_up": close_up and made(CloseUp, close_up, where)}, where
    )
    if product.slug != where:
        raise BadRecord(f"{path.name} is about {product.slug}")
    if product.close_up and product.close_up.cloth not in cloths:
        raise BadRecord(f"{where}: the close-up shows {product.close_up.cloth!r}, which is not woven")
    return product


def read_all() -> list[Product]:
    """Every product, by its slug."""
    return [read(path) for path in sorted(PRODUCTS.glob("*.json"))]
