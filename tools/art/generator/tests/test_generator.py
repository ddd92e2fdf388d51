"""What can be tested without Blender. Run in tools/art/generator: `python3 -m unittest discover tests`."""

from __future__ import annotations

import sys
import tempfile
import unittest
from dataclasses import replace
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from silk.garments.drape import Drape, drape
from silk.garments.wardrobe import scene_of
from silk.garments.laid import laid
from silk.garments.lehenga import Skirt, skirt
from silk.garments.noise import arc_share
from silk.reading import read, read_all
from silk.record import BadRecord, Cloth, Product, Yarn
from silk.registry import UnknownName
from silk.scene import Woven
from silk.weave import layouts
from silk.weave.ink import mask_palette
from silk.weave.loom import Window, textures, whole, woven

CLOTH = Cloth("try", (8, 6), {"kind": "two motifs"}, {"ground": "#8e1020", "zari": "#d6ab6c"})


class Records(unittest.TestCase):
    def test_every_product_is_valid_and_can_be_drawn_and_built(self) -> None:
        products = read_all()
        self.assertEqual(len(products), 20)
        for product in products:
            with self.subTest(product.slug):
                for cloth in product.cloths.values():
                    self.assertTrue(layouts.draw(cloth, cloth.colours))
                scene = scene_of(product)
                used = {piece.surface for piece in [*scene.sheets, *scene.tubes]}
                self.assertLessEqual(used, scene.surfaces.keys())
                woven_cloths = {
                    scene.surfaces[name].cloth for name in used if isinstance(scene.surfaces[name], Woven)
                }
                self.assertEqual(woven_cloths, product.cloths.keys())

    def test_a_mistake_in_a_file_is_named(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "x.json"
            path.write_text(
                '{"slug": "x", "seed": 1, "niche": "sage", "garment": {"kind": "drape"}, "colour": 1}'
            )
            with self.assertRaisesRegex(BadRecord, "x: Product knows no colour"):
                read(path)
        with self.assertRaisesRegex(UnknownName, "garment 'cape' is none of"):
            scene_of(Product("x", 1, "sage", {}, {"kind": "cape"}))


class Geometry(unittest.TestCase):
    def test_arc_length_grows_from_0_to_1(self) -> None:
        share = arc_share(skirt(Skirt(), 4, "skirt", (20, 400)).points)
        self.assertTrue((np.diff(share, axis=1) > 0).all())
        self.assertEqual((share.min(), share.max()), (0, 1))

    def test_a_drape_never_enters_its_rod(self) -> None:
        points = drape(Drape(), 8, "cloth", (200, 300)).points
        off = np.hypot(points[..., 1], points[..., 2] - Drape.rail)
        self.assertGreater(off.min(), Drape.rod)

    def test_a_skirt_closes(self) -> None:
        points = skirt(Skirt(), 4, "skirt", (20, 400)).points
        np.testing.assert_allclose(points[:, 0], points[:, -1], atol=1e-9)

    def test_laid_cloth_shows_its_window_and_hardly_stretches(self) -> None:
        for product in read_all():
            with self.subTest(product.slug):
                piece = laid(product, 300)
                sheet, window = piece.sheet, piece.window
                self.assertTrue(0 <= sheet.u.min() and sheet.u.max() <= 1)
                real = np.linalg.norm(np.diff(sheet.points, axis=1), axis=-1).sum(1) * 100
                self.assertLess(abs(real.mean() / window.width - 1), 0.2)


class Weave(unittest.TestCase):
    def test_masks_fit_their_colours(self) -> None:
        colour, mask = woven(CLOTH, whole(CLOTH, 30))
        self.assertEqual(colour.shape, mask.shape)
        self.assertEqual(colour.shape, (180, 240, 3))
        self.assertTrue(mask[..., 0].max() > 250, "the motif is of metal")
        self.assertTrue(mask[0, 0, 0] < 5, "the ground is not")

    def test_a_colour_that_is_not_given_is_made_of_zari(self) -> None:
        masks = mask_palette({"ground": "#000000", "zari": "#d6ab6c", "b": "#a01648"}, "metal", "raised")
        self.assertEqual((masks.zari, masks.a, masks.b), ("#ff0000", "#ff0000", "#00ff00"))

    def test_skirts_repeat_without_a_seam(self) -> None:
        for kind in ("sprigged", "panelled", "lattice", "tiered"):
            with self.subTest(kind):
                cloth = replace(CLOTH, size=(100, 104), layout={"kind": f"{kind} skirt"}, yarn=Yarn(slub=0))
                _, seam = woven(cloth, Window(98, 0, 4, 104, 8))
                left, right = seam[:, 14:16, 0].astype(int), seam[:, 16:18, 0].astype(int)
                self.assertLess(np.abs(left[:, 1] - right[:, 0]).mean(), 25)

    def test_a_texture_is_woven_once(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            first = textures(CLOTH, whole(CLOTH, 10), Path(folder))
            made = first.mask.stat().st_mtime_ns
            self.assertEqual(textures(CLOTH, whole(CLOTH, 10), Path(folder)).mask.stat().st_mtime_ns, made)
            other = textures(replace(CLOTH, yarn=Yarn(seed=2)), whole(CLOTH, 10), Path(folder))
            self.assertNotEqual(first.mask, other.mask)


if __name__ == "__main__":
    unittest.main()
