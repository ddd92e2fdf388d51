"""Lamps and cameras."""

from __future__ import annotations

import math

import bpy
from mathutils import Vector

from ..record import Camera
from ..scene import Lights
from .mesh import link

Point = tuple[float, float, float]
SENSOR = 36


def aim(thing: bpy.types.Object, place: Point, target: Point) -> None:
    thing.location = place
    thing.rotation_euler = (Vector(target) - Vector(place)).to_track_quat("-Z", "Y").to_euler()


def lamp(place: Point, target: Point, size: tuple[float, float], watts: float, colour: Point) -> None:
    """A rectangular soft light."""
    data = bpy.data.lights.new("lamp", "AREA")
    data.shape, data.energy, data.color = "RECTANGLE", watts, colour
    data.size, data.size_y = size
    aim(link(data, "lamp"), place, target)


def sky(strength: float) -> None:
    """A cool, even fill."""
    world = bpy.data.worlds.new("sky")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (0.93, 0.95, 1, 1)
    background.inputs[1].default_value = strength


def light_studio(lights: Lights) -> None:
    """A warm key from the upper left, a long strip that draws a line down the pleats, a rim from behind."""
    target = (0, 0, lights.aim)
    lamp((-2.3, -2.3, 2.9), target, (1.5, 1.9), lights.key, (1, 0.955, 0.9))
    lamp((1.9, -1.15, 1.5), target, (0.28, 2), lights.strip, (1, 0.97, 0.94))
    lamp((1.3, 0.25, 2.9), target, (0.9, 0.5), lights.rim, (1, 0.93, 0.84))
    sky(lights.sky)


def light_table(strength: float) -> None:
    """The same light, nearer and lower, so that it grazes the weave."""
    lamp((-0.95, 0.35, 0.75), (0, 0, 0), (0.55, 0.7), 15 * strength, (1, 0.955, 0.9))
    lamp((0.75, 0.6, 0.5), (0, 0.05, 0), (0.12, 0.9), 4.2 * strength, (1, 0.97, 0.94))
    sky(0.22 * strength)


def shoot_from(place: Point, target: Point, lens: float, stop: float | None = None) -> None:
    """Sets the camera; with an f-stop, what is nearer or farther than the target softens."""
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_width, data.sensor_fit = lens, SENSOR, "HORIZONTAL"
    if stop:
        data.dof.use_dof, data.dof.aperture_fstop = True, stop
        data.dof.focus_distance = (Vector(target) - Vector(place)).length
    camera = link(data, "camera")
    aim(camera, place, target)
    bpy.context.scene.camera = camera


def shoot_garment(camera: Camera) -> None:
    """From far away with a long lens: the flat perspective of a catalogue."""
    angle = math.radians(camera.angle)
    place = (camera.x + camera.distance * math.sin(angle), -camera.distance * math.cos(angle), camera.height)
    shoot_from(place, (camera.x, 0, camera.z), camera.lens)


def shoot_table(span: float, distance: float = 0.95, rise: float = 52) -> None:
    """Down on the table at an angle; `span` cm of it are as wide as the frame."""
    up = math.radians(rise)
    target = (0, 0, 0.015)
    place = (0, -distance * math.cos(up), 0.015 + distance * math.sin(up))
    shoot_from(place, target, SENSOR * distance / (span / 100), 9)
