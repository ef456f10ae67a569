"""The cores of mattresses and toppers: foams, latex and wool, and how their upper side is cut."""

import math

import numpy as np

from materials import fabric, foam
from meshes import add_mesh, box, flat, grid_faces, rounded_grid
from noise import fractal_noise

CORES = {
    # color, and how the upper side is cut
    'memory': ('#f1ead6', 'plain'),
    'cold': ('#d3dfe4', 'zones'),
    'waves': ('#cfdfe6', 'waves'),
    'firm': ('#b9c4c4', 'plain'),
    'soft': ('#d9dbd6', 'plain'),
    'latex': ('#f2ead6', 'holes'),
    'gel': ('#9fc3d6', 'waves'),
    'wool': ('#ece3d1', 'fleece'),
}


def core(kind, length, width, thick, base=0.0, step=0.005):
    """A layer around the origin, its underside at `base`; returns its upper side and its body."""
    color, cut = CORES[kind]
    material = fabric(color, 'boucle', 0.12, 0.5, 0.6) if cut == 'fleece' else foam(color)
    return slab(material, length, width, thick, base, cut, step)


def slab(material, length, width, thick, base, cut, step=0.005):
    """A layer of the given material whose upper side is cut in `waves` or `zones`, has `holes`, is
    a `fleece`, or is plain."""
    x, y, edge = rounded_grid(length, width, 0.02, step)
    top = base + thick - 0.004 * (1 - np.clip(edge / 0.006, 0, 1)) ** 2
    inside = np.clip(edge / 0.012, 0, 1)
    if cut == 'waves':
        top = top - 0.006 * (1 - abs(np.sin(math.pi * x / 0.042))) ** 2 * inside
    elif cut == 'zones':
        top = top - 0.012 * (abs(np.sin(math.pi * x / 0.065)) > 0.985) * inside
    elif cut == 'holes':
        top = top - 0.03 * _holes(x, y) * inside
    elif cut == 'fleece':
        top = top + 0.006 * fractal_noise(x * 14, y * 14, 3, 6) * inside
    upper = add_mesh('layer', flat(x, y, top), grid_faces(*x.shape), material, flat(x, y))
    middle = (0, 0, base + thick / 2 - 0.002)
    return upper, box('layer', (length, width, thick - 0.004), middle, material, 0.002)


def _holes(x, y, pitch=0.032, radius=0.0055):
    """The pin holes of latex, every second row shifted by half a hole."""
    row = np.round(y / (pitch * 0.87))
    dx = (x / pitch + 0.5 * (row % 2)) % 1 - 0.5
    far = np.hypot(dx * pitch, y - row * pitch * 0.87)
    return np.clip((radius - far) / 0.002 + 0.5, 0, 1)
