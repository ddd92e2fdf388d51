"""What a product's file (tools/art/products/<slug>.json) says, with its defaults filled in."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any, TypeVar

from .weave.ink import Palette

T = TypeVar("T")


class BadRecord(ValueError):
    """A product's file says something that cannot be rendered."""


@dataclass(frozen=True)
class Yarn:
    """How a cloth is woven: seed, unevenness, slip of resist-dyed yarn, what zari and threads are made of."""

    seed: int = 1
    slub: float = 0.5
    slip: float = 0
    zari: str = "metal"
    threads: str = "raised"
    ground_metal: float = 0
    relief: float = 1

    def __post_init__(self) -> None:
        if self.zari not in ("metal", "thread", "dyed") or self.threads not in ("raised", "dyed"):
            raise BadRecord(f"zari {self.zari!r} or threads {self.threads!r} are made of nothing known")


@dataclass(frozen=True)
class Cloth:
    """One cloth: its size in cm (of one repeat), its layout, its colours, pixels per cm from afar."""

    name: str
    size: tuple[float, float]
    layout: Mapping[str, Any]
    palette: dict[str, str]
    yarn: Yarn = Yarn()
    density: float = 18

    @property
    def colours(self) -> Palette:
        return made(Palette, self.palette, self.name)


@dataclass(frozen=True)
class Silk:
    """The material: the second yarn's colour and share, gloss, light through the cloth, crease, relief."""

    shot: tuple[float, float, float] = (1, 0.55, 0.35)
    shot_amount: float = 0.25
    rough: float = 0.46
    satin: float = 0.24
    edge: float = 0.2
    highlight: float = 0.22
    translucent: float = 0.12
    wrinkle: float = 0.0035
    bump: float = 0.35


@dataclass(frozen=True)
class Camera:
    """Metres and degrees; x and z are where it aims, `angle` turns it off the axis to the right."""

    lens: float
    x: float = 0
    z: float = 1.1
    angle: float = 0
    distance: float = 6.2
    height: float = 1.3


@dataclass(frozen=True)
class CloseUp:
    """The part of a cloth that the second view shows, laid on a table in soft folds: the point under the lens
    (cm), how far the cloth is turned, how wide the frame is (cm), how the folds run."""

    cloth: str
    centre: tuple[float, float]
    turn: float = 0
    span: float = 26
    folds: tuple[tuple[float, float, float], ...] = ((30, 17, 1.7), (52, 9.5, 0.6), (12, 26, 1.1))
    seed: int = 1
    light: float = 1


@dataclass(frozen=True)
class Product:
    """Everything that a picture needs to know."""

    slug: str
    seed: int
    niche: str
    cloths: dict[str, Cloth]
    garment: Mapping[str, Any]
    silk: Mapping[str, Any] = field(default_factory=dict)
    camera: Mapping[str, Any] = field(default_factory=dict)
    tile: Mapping[str, Any] | None = None
    close_up: CloseUp | None = None


def made(kind: type[T], given: Mapping[str, Any], where: str) -> T:
    """Makes a dataclass from JSON; refuses what it does not know or what is missing."""
    names = {f.name for f in fields(kind)}  # type: ignore[arg-type]
    values = {key: tuples(value) if kind is not Palette else value for key, value in given.items()}
    unknown = sorted(set(values) - names)
    if unknown:
        raise BadRecord(f"{where}: {kind.__name__} knows no {', '.join(unknown)}")
    try:
        return kind(**values)
    except TypeError as error:
        raise BadRecord(f"{where}: {error}") from error


def tuples(value: Any) -> Any:
    """JSON has lists, the dataclasses tuples."""
    return tuple(tuples(v) for v in value) if isinstance(value, list) else value
