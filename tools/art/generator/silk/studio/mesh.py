"""Sheets and tubes as Blender objects."""

from __future__ import annotations

import bpy
import numpy as np

from ..scene import Sheet, Tube


def link(data: bpy.types.ID, name: str) -> bpy.types.Object:
    """Puts a mesh, curve or light into the scene."""
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    return made


def add_sheet(sheet: Sheet, material: bpy.types.Material) -> None:
    """A smooth mesh of quads; the place in the cloth becomes its UV map."""
    rows, columns = sheet.points.shape[:2]
    index = np.arange(rows * columns, dtype=np.int32).reshape(rows, columns)
    corners = (index[:-1, :-1], index[:-1, 1:], index[1:, 1:], index[1:, :-1])
    faces = np.stack(corners, -1).reshape(-1, 4)
    mesh = bpy.data.meshes.new(sheet.surface)
    mesh.vertices.add(rows * columns)
    mesh.vertices.foreach_set("co", sheet.points.astype(np.float32).ravel())
    mesh.loops.add(faces.size)
    mesh.loops.foreach_set("vertex_index", faces.ravel())
    mesh.polygons.add(len(faces))
    mesh.polygons.foreach_set("loop_start", np.arange(0, faces.size, 4, dtype=np.int32))
    mesh.polygons.foreach_set("loop_total", np.full(len(faces), 4, np.int32))
    mesh.polygons.foreach_set("use_smooth", np.ones(len(faces), bool))
    place = np.stack(
        [np.broadcast_to(sheet.u, (rows, columns)), np.broadcast_to(sheet.v, (rows, columns))], -1
    )
    mesh.uv_layers.new(name="UV").data.foreach_set(
        "uv", place.reshape(-1, 2)[faces.ravel()].astype(np.float32).ravel()
    )
    mesh.update(calc_edges=True)
    mesh.validate()
    mesh.materials.append(material)
    made = link(mesh, sheet.surface)
    if sheet.thickness:
        solid = made.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness, solid.offset = sheet.thickness, 0


def add_tube(tube: Tube, material: bpy.types.Material) -> None:
    """A round bar along a line."""
    curve = bpy.data.curves.new(tube.surface, "CURVE")
    curve.dimensions = "3D"
    curve.bevel_depth, curve.bevel_resolution, curve.use_fill_caps = tube.radius, 4, True
    spline = curve.splines.new("POLY")
    points = np.asarray(tube.points, float)
    spline.points.add(len(points) - 1)
    spline.points.foreach_set("co", np.c_[points, np.ones(len(points))].astype(np.float32).ravel())
    spline.use_cyclic_u, spline.use_smooth = tube.closed, True
    curve.materials.append(material)
    link(curve, tube.surface)


def flat(x: tuple[float, float], y: tuple[float, float], z: tuple[float, float], surface: str) -> Sheet:
    """A plane: upright where y stays the same, lying where z does."""
    far_y, far_z = y[1], z[1]
    points = np.array(
        [[[x[0], y[0], z[0]], [x[1], y[0], z[0]]], [[x[0], far_y, far_z], [x[1], far_y, far_z]]]
    )
    return Sheet(points, np.zeros((2, 2)), np.zeros((2, 2)), surface)
