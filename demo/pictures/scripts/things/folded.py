"""Folded bed linen: a stack of covers, pillowcases and a quilted pad, tied or lying."""

import numpy as np

from materials import fabric
from meshes import add_mesh, flat, grid_faces
from noise import fractal_noise, value_noise
from scene import camera, stage
from upholstery import quilting

WHITE = '#f3f1ec'


def build(kind='cover'):
    if kind == 'cover':
        cloth = fabric('#e9e5dd', 'percale', 0.05, 0.9, 0.3, 0.15, 0.01, mask='fabric')
        inside = fabric('#f0ede6', 'percale', 0.05, 0.9, 0.3, 0.15, 0.01, mask='inside')
        top = folded(cloth, 0.46, 0.36, 0.096, 3, 0, 0, seed=1)
        top = folded(inside, 0.41, 0.30, 0.040, 2, top, 4, seed=5)
        folded(cloth, 0.40, 0.29, 0.040, 2, top, -3, seed=9)
    else:
        cloth = fabric(WHITE, 'percale', 0.05, 0.8, 0.3, 0.15, 0.01, mask='fabric')
        folded(cloth, 0.46, 0.36, 0.15, 4, 0, 0, seed=3, quilt=0.009)
    stage(0.75, strength=0.97, fill=1.35, haze=0.24, softness=42, elevation=38)
    camera((0.62, -1.35, 0.72), (0, 0, 0.075), lens=66)


def folded(cloth, length, width, height, layers, base, turn, seed=1, quilt=0.0, at=(0, 0)):
    """A cloth folded into so many layers; its folds show at the front. Returns its upper height."""
    each = height / layers
    for number in range(layers):
        leaf = _leaf(
            cloth,
            length,
            width,
            each,
            base + number * each,
            turn,
            seed + number,
            quilt,
            number == layers - 1,
        )
        leaf.location = (*at, 0)
    return base + height - 0.003


def _leaf(cloth, length, width, thick, base, turn, seed, quilt, last):
    """One fold: a soft roll around the x axis, flattened by what lies on it."""
    across, rise = _outline(width, thick)
    along = np.linspace(-1, 1, 150)[:, None]
    u, v = along * length / 2 + 0 * across, across + 0 * along
    ends = np.clip((1 - abs(along)) * length / 2 / (thick * 0.8), 0, 1)
    full = 0.06 + 0.94 * np.sqrt(1 - (1 - ends) ** 2)
    upper = np.clip(rise / thick * 2, -1, 1)
    side = 1 - abs(upper)
    rumple = fractal_noise(u * 7 + seed, v * 7, 3, seed) * thick * (0.30 if last else 0.16)
    ripple = 0.003 * fractal_noise(u * 30, rise * 40 + seed, 2, seed + 4) * side
    sink = (
        thick * 0.22 * ((u * 2 / length) ** 6 + 0.5 * (v * 2 / width) ** 6) * (1 if last else 0.3)
    )
    z = rise * full + rumple * full * (0.5 + 0.5 * upper) - sink * (0.5 + 0.5 * upper)
    if quilt:
        z = z + np.clip(upper, 0, 1) * full * quilting(u, v, 'diamond', 0.055, quilt)
    shift = np.random.RandomState(seed).uniform(-0.004, 0.004, 2)
    u = u + shift[0] + 0.003 * value_noise(v * 9, u * 0 + seed, seed + 3)
    v = v * (0.985 + 0.015 * full) + shift[1] + ripple + 0.003 * value_noise(u * 6, v * 0, seed + 2)
    cos, sin = np.cos(np.radians(turn)), np.sin(np.radians(turn))
    shape = flat(u * cos - v * sin, u * sin + v * cos, z + base + thick / 2)
    count = across.size
    faces = grid_faces(150, count)
    seam = [
        (i * count + count - 1, (i + 1) * count + count - 1, (i + 1) * count, i * count)
        for i in range(149)
    ]
    girth = np.concatenate([[0], np.cumsum(np.hypot(np.diff(across[0]), np.diff(rise[0])))])
    return add_mesh('fold', shape, np.concatenate([faces, seam]), cloth, flat(u, girth[None]))


def _outline(width, thick, bend=30, run=50):
    """A lying stadium, from the middle of its underside around."""
    radius = thick / 2 * 0.98
    turn = np.linspace(-np.pi / 2, np.pi / 2, bend)
    line = np.linspace(-1, 1, run, endpoint=False)[1:] * (width / 2 - radius)
    across = np.concatenate(
        [
            -(width / 2 - radius) - radius * np.cos(turn),
            line,
            (width / 2 - radius) + radius * np.cos(turn[::-1]),
            line[::-1],
        ]
    )
    rise = np.concatenate(
        [radius * np.sin(turn), line * 0 + radius, radius * np.sin(turn[::-1]), line * 0 - radius]
    )
    return across[None], rise[None]
