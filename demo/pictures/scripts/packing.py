"""What goods are packed in: ribbons, labels on rolls, bags, cartons."""

import math

import bpy
import numpy as np

from bending import outline
from labels import label
from materials import plain
from meshes import add_mesh, flat, grid_faces, rounded_grid, rounded_rectangle, thicken
from noise import fractal_noise
from staging import shift


def tag_on_roll(name, around, wide, angle=38):
    """A label at that angle on a roll that lies across; `around` are its points in the plane of x
    and z."""
    tilt = math.radians(angle)
    away = np.array([math.cos(tilt), math.sin(tilt)])
    middle = np.array([0, around[:, 1].max() / 2])
    x, z = middle + away * (((around - middle) @ away).max() + 0.002)
    return shift([label(*name, wide, (0, 0, 0), (-tilt, 0, math.radians(90)))], (x, 0, z))[0]


def ribbon(around, y, material, half=0.02):
    """A ribbon drawn tightly around points of the plane of x and z."""
    path = outline(around)
    path = np.concatenate([path, path[:1]])
    out = path - path.mean(0)
    out /= np.linalg.norm(out, axis=1, keepdims=True)
    path = path + out * 0.003
    across = np.array([-half, half])[None]
    shape = flat(path[:, :1], y + across, path[:, 1:])
    uv = flat(np.linspace(0, 1, len(path))[:, None], across)
    return thicken(add_mesh('ribbon', shape, grid_faces(len(path), 2), material, uv), 0.003)


def sack(radius, length, material, count=120):
    """A filled bag of cloth that lies across, drawn together at its end."""
    along = np.linspace(-1, 1, count)[:, None]
    angle = np.linspace(0, 2 * math.pi, count)[None]
    neck = np.clip((abs(along) - 0.80) / 0.20, 0, 1)
    pleats = 0.05 * np.sin(angle * 14 + 2 * along) * neck * (along < 0)
    uneven = 0.05 * fractal_noise(along * 4 + 9, np.cos(angle) * 2, 3, 4)
    out = radius * np.sqrt(np.maximum(0.0002, 1 - neck**2.2)) * (1 + pleats + uneven)
    lying = np.where(np.sin(angle) < -0.75, 0.96, 1)
    shape = flat(out * np.cos(angle), along * length / 2 + 0 * angle, out * np.sin(angle) * lying)
    uv = flat(angle * radius, along * length / 2)
    return add_mesh('sack', shape, grid_faces(count, count), material, uv)


def dented_carton(side, tall, deep=0.15):
    """A carton that stands on its end, the edge before us pushed in."""
    x, y, edge = rounded_grid(side, side, 0.006, 0.01)
    points, _, along = rounded_rectangle(side, side, 0.006, 0.008)
    rise = np.linspace(0, 1, 90)[None]
    walls = flat(
        points[:, :1] + 0 * rise, points[:, 1:] + 0 * rise, tall * rise + 0 * points[:, :1]
    )
    lid = flat(x, y, tall + 0 * edge)
    paper = plain('#c2a077', 0.85, specular=0.1)

    def pushed(shape):
        far = np.hypot(shape[:, 0] - side / 2, shape[:, 1] + side / 2)
        share = np.clip(1 - far / 0.20, 0, 1) * np.clip(
            1 - abs(shape[:, 2] / tall - 0.80) / 0.2, 0, 1
        )
        return shape + deep * np.sqrt(share)[:, None] * np.array([-1, 1, -0.15])

    faces = grid_faces(len(points), 90, True)
    wall = add_mesh('carton', pushed(walls), faces, paper, flat(along[:, None], rise))
    top = add_mesh('carton', pushed(lid), grid_faces(*x.shape), paper, flat(x, y))
    bpy.context.view_layer.objects.active = wall
    for thing in (wall, top):
        thing.select_set(True)
    bpy.ops.object.join()
    return wall
