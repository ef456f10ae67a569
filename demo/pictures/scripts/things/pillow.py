"""Pillows and cushions: two sheets sewn around and filled."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from cloth import VERTEX_MASS, Slab, floor, settled
from materials import fabric
from meshes import smoothed, subdivide, tube
from scene import camera, stage


def build(view='stack'):
    cotton = fabric('#f3f1ec', 'percale', 0.05, 0.8, 0.25, 0.15, 0.01, mask='fabric')
    edge = fabric('#dcd8cf', 'twill', 0.03, mask='piping')
    if view == 'cushion':
        cloth = fabric('#b9b3a8', 'linen', 0.12, 1.4, 0.8, 0.2, mask='fabric')
        cushion(cloth, (0, 0), 76, -16)
        stage(0.7, strength=0.9, fill=1.2, haze=0.25, softness=36, elevation=44, azimuth=205)
        camera((0.35, -1.75, 0.62), (0, 0.02, 0.215), lens=74)
        return
    if view == 'stack':
        lying(cotton, edge, (0, 0), 0)
        lying(cotton, edge, (0.015, -0.012), 0.135, 5)
        stage(0.85, strength=1.0, fill=1.5, haze=0.28, softness=48, elevation=38)
        camera((0.62, -1.7, 0.8), (0, 0, 0.13), lens=62)
        return
    lying(cotton, edge, (0.0, -0.12), 0, -6)
    filled(0.7, 0.5, cotton, edge, (0.02, 0.17), 72, 3)
    stage(0.9, strength=1.0, fill=1.5, haze=0.28, softness=48, elevation=42)
    camera((0.62, -1.75, 0.74), (0.0, 0.02, 0.2), lens=60)


def shape(length, width, cloth, cord=None, thick=0.2, firmness=0.5, columns=92, rows=66):
    """A filled pillow around the origin, lying; returns the object that carries its parts."""
    slab = Slab(length, width, 0.03, columns, rows, 0.03)
    slab.vertices[:, 2] += 0.05
    thing = slab.add('pillow', cloth)
    ground = floor()
    pressure = 5 * (0.5 + firmness)
    weight = 0.15 * pressure * length * width / (VERTEX_MASS * len(slab.vertices))
    vertices = settled(
        f'pillow-{length}-{width}-{thick}-{firmness}-{columns}',
        thing,
        40,
        pressure,
        thick * length * width * 0.52,
        weight,
        stiffness=25,
        squeeze=9,
        bending=0.008,
        shrink=-0.02,
        colliders=[ground],
    )
    bpy.data.objects.remove(ground)
    if cord:
        seam = tube('piping', smoothed(vertices[slab.rim]), 0.003, cord, ring=8)
        seam.parent = thing
    return subdivide(thing, 2), vertices


def filled(length, width, cloth, cord, at, tilt, turn=0, lean=0, **form):
    """A pillow raised by `tilt` degrees from lying, with its middle at `at`; without a height it
    stands on the floor."""
    thing, vertices = shape(length, width, cloth, cord, **form)
    turned = [
        Matrix.Rotation(math.radians(angle), 4, axis)
        for angle, axis in ((turn, 'Z'), (tilt, 'X'), (lean, 'Y'))
    ]
    place = turned[0] @ turned[1] @ turned[2] @ Matrix.Translation(-Vector(vertices.mean(0)))
    if len(at) == 2:
        lowest = (vertices @ np.array(place.to_3x3()).T)[:, 2].min() + place.translation.z
        at = (*at, -lowest - 0.006)
    thing.matrix_world = Matrix.Translation(at) @ place
    return thing


def lying(cloth, cord, at, height, turn=0):
    """A pillow for a bed lying flat, its underside at `height`."""
    thing, vertices = shape(0.7, 0.5, cloth, cord)
    thing.location = (*at, height - vertices[:, 2].min() - 0.004)
    thing.rotation_euler = (0, 0, math.radians(turn))
    return thing


def cushion(cloth, at, tilt, turn=0, side=0.45):
    """A square cushion with piping of its own cloth."""
    return filled(
        side, side, cloth, cloth, at, tilt, turn, thick=0.34, firmness=0.7, columns=72, rows=72
    )
