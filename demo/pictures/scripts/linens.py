"""Bed linen as it is put away: soft pads of cloth that are folded or rolled, bands, buttons."""

import math

import numpy as np

from bending import STEP, Curve, bend
from labels import label
from materials import fabric
from meshes import add_mesh, flat, grid_faces, lathe, rounded_grid, rounded_rectangle, tube
from noise import fractal_noise, value_noise
from packing import ribbon
from palette import hex_of
from staging import extent, moved, points_of, shift, turned

WEAVES = {
    # map, width of its repeat, contrast, bump, sheen, mottle, roughness
    'percale': ('percale', 0.05, 0.8, 0.25, 0.15, 0.01, 0.85),
    'cotton': ('percale', 0.09, 1.2, 0.6, 0.12, 0.012, 0.85),
    'canvas': ('linen', 0.09, 1.2, 0.8, 0.1, 0.012, 0.9),
    'twill': ('twill', 0.07, 1.2, 0.6, 0.15, 0.012, 0.85),
    'sateen': ('percale', 0.03, 0.4, 0.1, 0.45, 0.006, 0.42),
    'lyocell': ('percale', 0.03, 0.4, 0.12, 0.35, 0.012, 0.5),
    'linen': ('linen', 0.12, 1.8, 0.8, 0.15, 0.02, 0.85),
    'half-linen': ('linen', 0.08, 2.4, 0.8, 0.15, 0.03, 0.85),
    'flannel': ('felt', 0.07, 0.7, 0.5, 0.5, 0.012, 0.95),
    'velvet': ('velvet', 0.12, 0.8, 0.3, 1.0, 0.02, 0.6),
    'jersey': ('knit', 0.10, 0.8, 0.5, 0.25, 0.012, 0.85),
    'terry': ('boucle', 0.05, 0.7, 0.9, 0.35, 0.01, 0.95),
    'boucle': ('boucle', 0.14, 0.9, 1.0, 0.4, 0.01, 0.9),
    'muslin': ('crinkle', 0.42, 1.5, 1.0, 0.2, 0.01, 0.9),
    'seersucker': ('seersucker', 0.19, 1.0, 1.0, 0.15, 0.01, 0.85),
    'corduroy': ('corduroy', 0.16, 1.0, 1.0, 0.7, 0.012, 0.85),
    'herringbone': ('herringbone', 0.16, 1.0, 0.7, 0.3, 0.02, 0.9),
    'felt': ('felt', 0.10, 1.0, 0.7, 0.5, 0.02, 0.95),
}

CREASES = {'linen': 1.8, 'half-linen': 1.3, 'muslin': 1.4, 'sateen': 0.8, 'flannel': 0.6}
"""How much a cloth creases; others 1."""


def weave(color, kind, mask, stripe=None):
    """The cloth of a product, `color` by its name."""
    name, tile, contrast, bump, sheen, mottle, roughness = WEAVES[kind]
    return fabric(
        hex_of(color), name, tile, contrast, bump, sheen, mottle, mask, stripe, roughness
    )


def pad(length, width, thick, cloth, creased=1.0, cord=None, seed=0, step=0.008, radius=0.012):
    """A soft flat piece of doubled cloth around the origin, with a cord along its edge."""
    x, y, edge = rounded_grid(length, width, radius, step)
    rim = np.clip(edge / (0.7 * thick + 0.004), 0, 1)
    round_ = np.sqrt(1 - (1 - rim) ** 2)
    soft = 0.35 * fractal_noise(x * 4 + seed, y * 4, 3, seed + 2)
    flutter = 0.24 * fractal_noise(x * 14, y * 14, 2, seed + 7)
    height = thick / 2 * round_ * (1 + soft + flutter * creased)
    ridges = 0.0045 * creased * creases(x, y, seed) * np.clip(edge / 0.03, 0, 1)
    faces, uv = grid_faces(*x.shape), flat(x, y)
    parts = [
        add_mesh('upper', flat(x, y, height + ridges), faces, cloth, uv),
        add_mesh('lower', flat(x, y, ridges - height), faces[:, ::-1], cloth, uv),
    ]
    if cord:
        points, _, _ = rounded_rectangle(length, width, radius, step)
        parts.append(tube('piping', np.column_stack([points, 0 * points[:, 0]]), 0.003, cord))
    return parts


def creases(x, y, seed=0):
    """Long soft ridges that cross each other, 0 to 1."""
    total = 0 * x
    for number, (a, b) in enumerate(((0.8, 0.5), (-0.4, 0.9), (0.95, -0.2))):
        bent = x * a + y * b + 0.20 * value_noise(x * 3.1, y * 3.1, seed + number)
        ridge = abs(2 * ((bent * 4.2) % 1) - 1)
        where = np.clip(value_noise(x * 3 + number * 5, y * 3, seed + 9) * 3, 0, 1)
        total = total + np.exp(-((ridge / 0.12) ** 2)) * where
    return np.clip(total, 0, 1.2)


def zigzag(depth, thick, layers=8):
    """Pieces of a curve that folds cloth to and fro; no two folds end at quite the same line."""
    pieces = [(depth, 0)]
    for number in range(1, layers):
        uneven = 0.008 * ((number * 5) % 3) - 0.006 * (number % 2)
        pieces += [_fold(thick, 1 if number % 2 == 0 else -1), (depth - uneven, 0)]
    return pieces


def halved(depth, thick):
    """Folded once."""
    return [(depth, 0), _fold(thick, -1), (depth - 0.012, 0)]


def _fold(thick, direction):
    """Half a turn exactly: curves are made of steps, and layers that are not parallel fan out."""
    steps = max(3, round(math.pi * thick * 0.46 / STEP))
    length = steps * STEP
    return length, direction * length / math.pi


def folded(pieces, wide, thick, cloth, creased=1.0, cord=None, seed=0, step=0.008):
    """A pad that lies folded on the floor, its last fold towards +x."""
    length = sum(piece for piece, _ in pieces)
    parts = pad(length, wide, thick, cloth, creased, cord, seed, step)
    bend(parts, Curve(-length / 2, *pieces))
    low, high = extent(parts)
    shift(parts, (-(low[0] + high[0]) / 2, 0, -low[2]))
    return slumped(parts, seed)


def slumped(parts, seed=0, amount=1.0):
    """Rests unevenly: its sides lie closer together, its layers do not end at one line."""
    low, high = extent(parts)
    half = max(high[1], 0.01)
    half_x = max(high[0], 0.01)

    def change(points):
        x, y, z = points.T
        side = np.clip(abs(y) / half, 0, 1) ** 4
        back = np.clip(abs(x) / half_x, 0, 1) ** 6
        uneven = fractal_noise(y * 3.3 + 5, x * 3.3, 2, seed + 4)
        z = z * (1 - (0.16 * side + 0.06 * back) * amount + 0.09 * uneven * amount)
        y = y + 0.016 * amount * fractal_noise(x * 3, z * 60, 2, seed + 7) * side * np.sign(y)
        return np.stack([x, y, z], -1)

    for part in parts:
        moved(part, change)
    return parts


def surface(parts, x, y, reach=0.012):
    """How high the parts are at a place."""
    points = np.concatenate([points_of(part) for part in parts])
    near = points[np.hypot(points[:, 0] - x, points[:, 1] - y) < reach]
    return near[:, 2].max() if len(near) else points[:, 2].max()


def band(parts, name, paper, half=0.045, at=0.0, wide=0.085, tag=True):
    """A paper band around folded linen, across the fold, with the label on top of it."""
    around = np.concatenate([points_of(part)[:, [0, 2]] for part in parts])
    found = [ribbon(around, at, paper, half)]
    if tag:
        top = extent(found)[1][2]
        flat_turn = (math.radians(-90), 0, math.radians(90))
        found += shift([label(*name, wide, (0, 0, 0), flat_turn)], (0.02, at, top + 0.002))
    return found


def crossed(parts, material, half=0.011):
    """Two ribbons around a bundle, one along it and one across."""
    around = np.concatenate([points_of(part)[:, [0, 2]] for part in parts])
    one = ribbon(around, 0.0, material, half)
    turned(parts, 90)
    around = np.concatenate([points_of(part)[:, [0, 2]] for part in parts])
    other = ribbon(around, 0.0, material, half)
    turned([*parts, other], -90)
    return [one, other, *_bow(extent([one])[1][2], material, half)]


def _bow(top, material, half):
    """Two loops and a knot on top."""
    parts = []
    angle = np.linspace(-2.6, 2.6, 60)[:, None]
    across = np.array([-half, half])[None]
    for side in (-1, 1):
        x = side * (0.052 * (1 + np.cos(angle)) / 2 * 1.05 + 0.002) + 0 * across
        y = 0.6 * across + 0.030 * np.sin(angle) * (1 + np.cos(angle)) / 1.6
        z = top + 0.006 + 0.020 * (1 + np.cos(angle)) / 2 + 0.5 * abs(across) + 0 * angle
        shape = flat(y, x, z)
        uv = flat(angle * 0.03, across)
        parts.append(add_mesh('loop', shape, grid_faces(60, 2), material, uv))
    knot = [(0.0001, -0.009), (0.010, -0.006), (0.013, 0), (0.010, 0.006), (0.0001, 0.009)]
    parts.append(lathe('knot', knot, material, (0, 0, top + 0.008), 24))
    return parts


def buttons(parts, x, span, count, material):
    """A row of buttons across what lies there."""
    profile = [(0.0001, 0.003), (0.004, 0.002), (0.0055, 0.0035), (0.007, 0.002), (0.0065, -0.001)]
    row = []
    for y in np.linspace(-span / 2, span / 2, count):
        z = surface(parts, x, y)
        row.append(lathe('button', profile, material, (x, y, z + 0.001), 24))
    return row


def tilted(parts, degrees):
    """Stands parts up from the floor around the x axis; returns them."""
    a = math.radians(degrees)
    matrix = np.array([[1, 0, 0], [0, math.cos(a), -math.sin(a)], [0, math.sin(a), math.cos(a)]])
    for part in parts:
        moved(part, lambda points: points @ matrix.T)
    return shift(parts, (0, 0, -extent(parts)[0][2]))
