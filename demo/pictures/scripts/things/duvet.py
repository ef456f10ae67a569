"""A duvet with stitched boxes, folded in half twice."""

import bpy
import numpy as np

from cloth import Slab, settled
from materials import fabric
from meshes import flat, smoothed, subdivide, tube
from noise import fractal_noise
from scene import camera, stage

DEPTH, WIDTH, THICK = 0.46, 0.74, 0.058
BOX = 0.185
CORD = 0.0035


def build():
    cloth = fabric('#f3f1ec', 'percale', 0.05, 0.8, 0.25, 0.15, 0.01, mask='fabric')
    edge = fabric('#dcd8cf', 'twill', 0.03, mask='piping')
    folded(cloth, edge)
    stage(0.95, strength=1.0, fill=1.4, haze=0.26, softness=42, elevation=38)
    camera((0.78, -1.62, 0.86), (0.01, 0, 0.10), lens=57)


def folded(cloth, cord):
    """The duvet on the floor, its thick fold before; returns it."""
    path, normal = _path()
    length = _along(path)[-1]
    slab = Slab(length, WIDTH, THICK, 190, 66, 0.05, box=BOX)
    slab.vertices = _laid(slab.vertices, path, normal)
    sewn = slab.add('sewn', None)
    volume = length * WIDTH * THICK * 0.62
    name = f'folded-{DEPTH}-{WIDTH}-{THICK}-{BOX}'
    vertices = _slumped(settled(name, sewn, 22, 3.0, volume, bending=0.01, shrink=-0.05))
    bpy.data.objects.remove(sewn)
    tube('piping', smoothed(vertices[slab.rim]), CORD, cord, ring=8)
    return subdivide(_unsewn(slab, vertices).add('duvet', cloth), 2)


def _unsewn(slab, vertices):
    """The same bag without its stitches: at a shared point both sides would be shaded as one."""
    bag = Slab(slab.length, slab.width, THICK, slab.columns, slab.rows)
    count = slab.columns * slab.rows
    inner = bag.below >= count
    bag.vertices = np.concatenate([vertices[:count], vertices[slab.below][inner]])
    return bag


def _path():
    """The middle of the duvet from the side, as y and z, and its normals: from the upper end at the
    back to the front, around, back below, and once more the same way inside."""
    near, far = -DEPTH / 2, DEPTH / 2
    pieces = [
        _straight((far, 3.5), (near, 3.5)),
        _turn(near, 2.0, 1.5, 90, 270),
        _straight((near, 0.5), (far, 0.5)),
        _turn(far, 1.0, 0.5, -90, 90),
        _straight((far, 1.5), (near, 1.5)),
        _turn(near, 2.0, 0.5, 270, 90),
        _straight((near, 2.5), (far - 0.02, 2.5)),
    ]
    path = np.concatenate([piece[1:] for piece in pieces])
    along = np.gradient(path, axis=0)
    along /= np.linalg.norm(along, axis=1, keepdims=True)
    return path, np.stack([-along[:, 1], along[:, 0]], -1)


def _straight(start, end, count=80):
    share = np.linspace(0, 1, count)[:, None]
    unit = np.array([1, THICK])
    return (np.array(start) * (1 - share) + np.array(end) * share) * unit


def _turn(y, height, radius, start, end, count=40):
    angle = np.radians(np.linspace(start, end, count))
    round_y, round_z = radius * np.cos(angle), radius * np.sin(angle)
    return np.stack([y + THICK * round_y, THICK * (height + round_z)], -1)


def _along(path):
    return np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(path, axis=0), axis=1))])


def _laid(points, path, normal):
    """Bends the flat duvet along the path."""
    far = _along(path)
    at = points[:, 0] + far[-1] / 2
    y, z, ny, nz = (np.interp(at, far, values) for values in (*path.T, *normal.T))
    lift = points[:, 2]
    return np.stack([points[:, 1], y + ny * lift, z + nz * lift], -1)


def _slumped(vertices):
    """Rests it on the floor: its sewn sides lie closer together, its top is uneven."""
    x, y, z = vertices.T
    side = np.clip(abs(x) / (WIDTH / 2), 0, 1) ** 4
    back = np.clip(y / (DEPTH / 2), 0, 1) ** 3
    uneven = fractal_noise(x * 3 + 5, y * 3, 2, 4)
    z = (z - z.min()) * (1 - 0.22 * side - 0.10 * back + 0.05 * uneven)
    x = x + 0.012 * fractal_noise(y * 4, z * 22, 2, 7) * side
    return flat(x, y, z)
