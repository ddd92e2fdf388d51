"""Names for drawing functions, so that a product's file can choose them."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

T = TypeVar("T")


class UnknownName(ValueError):
    """A product's file names something that does not exist, or gives it a parameter that it does not take."""


class Registry(Generic[T]):
    """Functions by name. A specification is {"kind": name, ...parameters}."""

    def __init__(self, what: str) -> None:
        self.what = what
        self._functions: dict[str, Callable[..., T]] = {}

    def add(self, name: str) -> Callable[[Callable[..., T]], Callable[..., T]]:
        """Decorates a function: a product's file can name it."""

        def register(function: Callable[..., T]) -> Callable[..., T]:
            self._functions[name] = function
            return function

        return register

    def run(self, specification: Mapping[str, Any], *given: Any) -> T:
        """Calls the function that the specification names with what is given and with its own parameters."""
        kind, parameters = self._split(specification)
        function = self._functions.get(kind)
        if function is None:
            raise UnknownName(f"{self.what} {kind!r} is none of {', '.join(sorted(self._functions))}")
        try:
            inspect.signature(function).bind(*given, **parameters)
        except TypeError as error:
            raise UnknownName(f"{self.what} {kind!r}: {error}") from error
        return function(*given, **parameters)

    def _split(self, specification: Mapping[str, Any]) -> tuple[str, dict[str, Any]]:
        if "kind" not in specification:
            raise UnknownName(f"a {self.what} needs a kind: {dict(specification)}")
        return specification["kind"], {k: v for k, v in specification.items() if k != "kind"}
