"""Colours of a cloth and of a motif."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace


@dataclass(frozen=True)
class Ink:
    """What a motif is drawn with: its own colour, the cloth around it, and two accents."""

    main: str
    ground: str
    a: str
    b: str


@dataclass(frozen=True)
class Palette:
    """Dyed silk (ground, border, pallu), metal thread (zari) and raised silk threads (a, b, c)."""

    ground: str
    zari: str
    border: str = ""
    pallu: str = ""
    a: str = ""
    b: str = ""
    c: str = ""

    def __post_init__(self) -> None:
        for name, source in (
            ("border", "ground"),
            ("pallu", "border"),
            ("a", "zari"),
            ("b", "zari"),
            ("c", "a"),
        ):
            if not getattr(self, name):
                object.__setattr__(self, name, getattr(self, source))

    def ink(self, on: str = "ground") -> Ink:
        """Zari with its accents on one of the dyed silks."""
        return Ink(self.zari, getattr(self, on), self.a, self.b)

    def gold(self, on: str = "ground") -> Ink:
        """Zari alone, without accents."""
        return Ink(self.zari, getattr(self, on), self.zari, self.zari)

    def inlaid(self, on: str = "border") -> Ink:
        """The other way round: silk on a field of zari."""
        silk = getattr(self, on)
        return Ink(silk, self.zari, silk, silk)

    def embroidered(self, on: str = "ground") -> Ink:
        """Thread only, no metal."""
        return Ink(self.a, getattr(self, on), self.a, self.a)


METAL, THREAD, DYE = "#ff0000", "#00ff00", "#000000"


def mask_palette(given: dict[str, str], zari: str, threads: str) -> Palette:
    """The palette of the second drawing, in which a colour says of what a thing is made."""
    kinds = {"metal": METAL, "thread": THREAD, "dyed": DYE}
    colours = {field.name: DYE for field in fields(Palette)}
    colours["zari"] = kinds[zari]
    for name in ("a", "b", "c"):
        colours[name] = kinds["thread" if threads == "raised" else "dyed"] if name in given else ""
    return replace(
        Palette(ground=DYE, zari=colours["zari"]), **{k: v or colours["zari"] for k, v in colours.items()}
    )
