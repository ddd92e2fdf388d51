#!/usr/bin/env python3
"""Renders the pictures of products: `make.py <slug>... | --all [--view close-up]`. See tools/art/README.md."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE))

VIEWS = ("whole", "close-up", "tile")


def arguments(given: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*", metavar="slug")
    parser.add_argument("--all", action="store_true", help="every product in tools/art/products")
    parser.add_argument("--view", choices=VIEWS, default="whole")
    parser.add_argument("--size", default="1200x1600", help="pixels")
    parser.add_argument("--samples", type=int, default=24, help="per pixel")
    parser.add_argument("--threads", type=int, default=1)
    parser.add_argument("--out", type=Path, default=HERE.parent / "masters", help="where the JPEG goes")
    parser.add_argument("--quality", type=int, default=90, help="of the JPEG")
    scratch = os.environ.get("RESHAM_SCRATCH", Path(tempfile.gettempdir()) / "resham-art")
    parser.add_argument("--scratch", type=Path, default=Path(scratch), help="textures and half-made pictures")
    parser.add_argument("--inside-blender", action="store_true", help=argparse.SUPPRESS)
    return parser.parse_args(given)


def master_name(slug: str, view: str) -> str:
    return slug if view == "whole" else f"{slug}-{view}"


def shoot_inside(options: argparse.Namespace) -> None:
    """The part that runs in Blender's Python: one product."""
    from silk.reading import PRODUCTS, read
    from silk.studio.render import Quality
    from silk.studio.shoot import shoot

    slug, (width, height) = options.slugs[0], map(int, options.size.split("x"))
    target = options.scratch / f"{master_name(slug, options.view)}.png"
    quality = Quality((width, height), options.samples, options.threads)
    shoot(read(PRODUCTS / f"{slug}.json"), options.view, quality, options.scratch, target)


def blender(slug: str, options: argparse.Namespace) -> None:
    """Renders one picture in a Blender of its own, then writes its master."""
    options.scratch.mkdir(parents=True, exist_ok=True)
    passed = ["--view", options.view, "--size", options.size, "--samples", str(options.samples)]
    passed += ["--threads", str(options.threads), "--scratch", str(options.scratch), "--inside-blender", slug]
    command = [
        "blender",
        "--background",
        "--factory-startup",
        "--python-exit-code",
        "1",
        "--python",
        __file__,
        "--",
        *passed,
    ]
    log = options.scratch / f"{master_name(slug, options.view)}.log"
    with log.open("w") as out:
        if subprocess.run(command, stdout=out, stderr=subprocess.STDOUT, check=False).returncode:
            raise SystemExit(f"{slug}: Blender failed, see {log}")
    export(options.scratch / f"{master_name(slug, options.view)}.png", options.out, options.quality)


def export(png: Path, folder: Path, quality: int) -> None:
    """PNG to JPEG without colour subsampling, lightly sharpened; fine gold on red needs both."""
    from PIL import Image, ImageFilter

    folder.mkdir(parents=True, exist_ok=True)
    picture = Image.open(png).convert("RGB").filter(ImageFilter.UnsharpMask(0.6, 35, 2))
    target = folder / f"{png.stem}.jpg"
    picture.save(target, quality=quality, subsampling=0, optimize=True, progressive=True)
    print(f"{target} {picture.width}x{picture.height} {target.stat().st_size // 1000} kB", flush=True)


def main() -> None:
    inside = "--inside-blender" in sys.argv
    options = arguments(sys.argv[sys.argv.index("--") + 1 :] if inside else sys.argv[1:])
    if inside:
        shoot_inside(options)
        return
    from silk.reading import read_all

    known = [product.slug for product in read_all()]
    slugs = known if options.all else options.slugs
    unknown = sorted(set(slugs) - set(known))
    if unknown or not slugs:
        raise SystemExit(
            f"no such product: {', '.join(unknown)}" if unknown else "name a product, or say --all"
        )
    for slug in slugs:
        blender(slug, options)


main()
