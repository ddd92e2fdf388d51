"""A short way to write Blender's shader nodes."""

from __future__ import annotations

from typing import Any

import bpy

Socket = bpy.types.NodeSocket


class Nodes:
    """The node tree of a new material. Inputs are numbers, tuples or the outputs of other nodes."""

    def __init__(self, name: str) -> None:
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.tree.nodes.clear()

    def node(self, kind: str, inputs: dict[str | int, Any] | None = None, **settings: Any) -> bpy.types.Node:
        """Adds a node; `kind` without its 'ShaderNode'."""
        made = self.tree.nodes.new(f"ShaderNode{kind}")
        for key, value in settings.items():
            setattr(made, key, value)
        for key, value in (inputs or {}).items():
            if isinstance(value, bpy.types.NodeSocket):
                self.tree.links.new(value, made.inputs[key])
            elif value is not None:
                made.inputs[key].default_value = value
        return made

    def out(self, kind: str, inputs: dict[str | int, Any] | None = None, **settings: Any) -> Socket:
        """Adds a node and returns its first output."""
        return self.node(kind, inputs, **settings).outputs[0]

    def math(self, operation: str, a: Any, b: Any) -> Socket:
        return self.out("Math", {0: a, 1: b}, operation=operation)

    def mix(self, share: Any, a: Socket, b: Socket) -> Socket:
        """Two shaders mixed: all of b where the share is 1."""
        return self.out("MixShader", {0: share, 1: a, 2: b})

    def finish(self, shader: Socket) -> bpy.types.Material:
        self.node("OutputMaterial", {0: shader})
        return self.material
