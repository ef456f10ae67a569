"""Puts a modelled product on the stage and before the camera, as its look asks."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from scene import close_up, framed, stage


def show(look, size, wide=0.84, tall=0.76, elevation=20, lens=76, key=150, **light):
    """Turns everything by the look's `turn`, and frames it, seen from the right. A mirrored look is
    seen from the left, and lit from the right. The light comes from behind at `key` degrees; from
    180 on, what stands upright is lit from before. A `view` of the look is a section of it."""
    mirrored = look.get('mirrored', False)
    turn = math.radians(look.get('turn', 0) * (-1 if mirrored else 1))
    corners = [Matrix.Rotation(turn, 4, 'Z') @ corner for corner in _turned(turn)]
    key = 180 - key if mirrored else key
    stage(size, azimuth=key, **light)
    seen = look.get('elevation', elevation)
    framed(corners, -121 if mirrored else -59, seen, lens, wide, tall, light=key)
    if 'view' in look:
        close_up(**look['view'])


def _turned(turn):
    """Turns all that is modelled; returns the corners that it had before."""
    bpy.context.view_layer.update()
    things = [o for o in bpy.context.scene.objects if o.type == 'MESH' and not o.hide_render]
    points = np.concatenate([points_of(thing, np.array(thing.matrix_world)) for thing in things])
    for thing in things:
        thing.matrix_world = Matrix.Rotation(turn, 4, 'Z') @ thing.matrix_world
    # The shape between floor and top, in slices: a bed's headboard is only at its end.
    return [Vector(corner) for corner in _hull(points)]


def _hull(points, slices=6):
    """Corners of boxes around the points, slice by slice along y."""
    low, high = points[:, 1].min(), points[:, 1].max()
    edges = np.linspace(low, high + 1e-6, slices + 1)
    corners = []
    for start, end in zip(edges, edges[1:]):
        part = points[(points[:, 1] >= start) & (points[:, 1] < end)]
        if len(part):
            least, most = part.min(0), part.max(0)
            corners += [
                (x, y, z)
                for x in (least[0], most[0])
                for y in (start, end)
                for z in (least[2], most[2])
            ]
    return corners


def points_of(thing, matrix=None):
    """The vertices of a thing, as points of the world."""
    matrix = np.array(thing.matrix_basis) if matrix is None else matrix
    points = np.empty(len(thing.data.vertices) * 3, np.float32)
    thing.data.vertices.foreach_get('co', points)
    return points.reshape(-1, 3).astype(float) @ matrix[:3, :3].T + matrix[:3, 3]


def moved(thing, change):
    """Changes the vertices of a thing, as points of the world."""
    points = change(points_of(thing))
    thing.matrix_basis = Matrix.Identity(4)
    thing.data.vertices.foreach_set('co', points.astype(np.float32).ravel())
    thing.data.update()


def shift(parts, by):
    """Moves parts; returns them."""
    for part in parts:
        moved(part, lambda points: points + by)
    return parts


def turned(parts, degrees):
    """Turns parts around the upright axis through the origin; returns them."""
    matrix = np.array(Matrix.Rotation(math.radians(degrees), 3, 'Z'))
    for part in parts:
        moved(part, lambda points: points @ matrix.T)
    return parts


def extent(parts):
    """The least and the greatest coordinates of parts."""
    points = np.concatenate([points_of(part) for part in parts])
    return points.min(0), points.max(0)
