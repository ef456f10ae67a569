"""An upholstered stool: a drum of stitched channels on a wooden plinth."""

import numpy as np

from materials import fabric, wood
from meshes import add_mesh, flat, grid_faces, lathe, tube
from noise import fractal_noise
from scene import camera, stage

RADIUS, HEIGHT, PLINTH = 0.225, 0.44, 0.035
CHANNELS = 22


def build(view='front'):
    cloth = fabric('#b9b3a8', 'boucle', 0.14, contrast=0.6, bump=0.8, sheen=0.3, mask='fabric')
    stool(cloth, wood('oak', 'X'))
    stage(0.75, strength=0.95, haze=0.24, softness=40, elevation=38)
    if view == 'front':
        camera((0.55, -1.75, 0.95), (0, 0, HEIGHT * 0.47), lens=72)
    else:
        camera((0.42, -0.72, 0.86), (0.02, -0.05, HEIGHT * 0.82), 62, 11, (0.05, -0.15, HEIGHT))


def stool(cloth, timber, at=(0, 0, 0)):
    """The stool on the floor at `at`; returns its parts."""
    parts = [_side(cloth), _seat(cloth), _piping(cloth), _plinth(timber)]
    for part in parts:
        part.location = at
    return parts


def _side(cloth):
    """Padded channels from the plinth to the seat's piping."""
    angle = np.linspace(0, 2 * np.pi, CHANNELS * 22, endpoint=False)[:, None]
    rise = np.linspace(0, 1, 70)[None]
    ridge = abs(np.sin(CHANNELS * angle / 2)) ** 0.55
    ends = np.clip(np.minimum(rise, 1 - rise) / 0.07, 0, 1)
    soft = 0.02 * ridge * (0.35 + 0.65 * np.sqrt(ends))
    pucker = 0.004 * fractal_noise(angle * 24, rise * 18, 2, 3) * np.exp(-((ridge / 0.5) ** 2))
    radius = RADIUS - 0.02 + soft + pucker - 0.012 * (1 - np.sqrt(1 - (1 - ends) ** 2))
    height = PLINTH + (HEIGHT - 0.035 - PLINTH) * rise + 0 * angle
    shape = flat(radius * np.cos(angle), radius * np.sin(angle), height)
    uv = flat(angle * RADIUS + 0 * rise, height)
    return add_mesh('side', shape, grid_faces(len(angle), 70, True), cloth, uv)


def _seat(cloth):
    """A domed cushion with a button that pulls it down in the middle."""
    angle = np.linspace(0, 2 * np.pi, 240, endpoint=False)[:, None]
    out = np.linspace(0, 1, 90)[None]
    dome = 0.048 * np.sqrt(np.maximum(0, 1 - out**7))
    button = 0.026 * np.exp(-((out / 0.17) ** 1.3))
    folds = 0.006 * np.cos(angle * 9) * np.exp(-(((out - 0.14) / 0.11) ** 2))
    uneven = 0.004 * fractal_noise(out * np.cos(angle) * 4, out * np.sin(angle) * 4, 3, 8)
    radius = RADIUS * 0.99 * out
    x, y = radius * np.cos(angle), radius * np.sin(angle)
    height = HEIGHT - 0.035 + dome - button + folds * (out > 0) + uneven * (1 - out**4)
    return add_mesh('seat', flat(x, y, height), grid_faces(240, 90, True), cloth, flat(x, y))


def _piping(cloth):
    angle = np.linspace(0, 2 * np.pi, 200, endpoint=False)
    ring = np.stack([np.cos(angle), np.sin(angle), 0 * angle], -1) * (RADIUS - 0.004)
    return tube('piping', ring + (0, 0, HEIGHT - 0.035), 0.0075, cloth, ring=12)


def _plinth(timber):
    edge = RADIUS - 0.035
    return lathe(
        'plinth',
        [
            (0, 0),
            (edge, 0),
            (edge + 0.003, 0.003),
            (edge + 0.003, PLINTH),
            (edge + 0.002, PLINTH + 0.006),
            (0, PLINTH + 0.006),
        ],
        timber,
    )
