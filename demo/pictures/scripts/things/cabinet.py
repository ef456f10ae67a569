"""A bedside cabinet with two drawers on turned legs."""

import math

from materials import plain, wood
from meshes import box, lathe
from scene import camera, stage

WIDTH, DEPTH, HEIGHT, LEGS = 0.48, 0.40, 0.52, 0.15
BOARD = 0.018
DRAWERS = 2


def build(view='front'):
    across, upright = wood('oak', 'X', mask='wood'), wood('oak', 'Z', mask='wood')
    brass = plain('#a98b5d', 0.32, metallic=1.0)
    cabinet(across, upright, brass, out=0.17 if view == 'open' else 0.0)
    stage(0.8, strength=0.95, haze=0.24, softness=40, elevation=38)
    if view == 'open':
        camera((0.68, -1.9, 1.12), (0, -0.06, HEIGHT * 0.47), lens=66)
    else:
        camera((0.7, -1.8, 0.86), (0, 0, HEIGHT * 0.47), lens=68)


def cabinet(across, upright, metal, at=(0, 0), out=0.0):
    """The cabinet with its back towards +y; the upper drawer is pulled `out` by so many metres."""
    x, y = at
    body = HEIGHT - LEGS
    for side in (-1, 1):
        place = (x + side * (WIDTH - BOARD) / 2, y, LEGS + body / 2)
        box('side', (BOARD, DEPTH, body), place, upright, 0.002)
    for height in (LEGS + BOARD / 2, HEIGHT - BOARD / 2):
        box('shelf', (WIDTH - 2 * BOARD, DEPTH, BOARD), (x, y, height), across, 0.0015)
    box(
        'back',
        (WIDTH - 2 * BOARD, 0.006, body - 0.02),
        (x, y + DEPTH / 2 - 0.01, LEGS + body / 2),
        across,
        0,
    )
    for number in range(DRAWERS):
        _drawer(across, metal, x, y, number, out if number == DRAWERS - 1 else 0)
    for sx in (-1, 1):
        for sy in (-1, 1):
            place = (x + sx * (WIDTH / 2 - 0.05), y + sy * (DEPTH / 2 - 0.05), 0)
            lathe(
                'leg',
                [(0, 0), (0.010, 0), (0.012, 0.004), (0.019, LEGS), (0, LEGS)],
                upright,
                place,
                40,
            )


def _drawer(timber, metal, x, y, number, out):
    gap = 0.003
    height = (HEIGHT - LEGS - 2 * BOARD - gap * (DRAWERS + 1)) / DRAWERS
    z = LEGS + BOARD + gap + number * (height + gap) + height / 2
    width = WIDTH - 2 * BOARD - 2 * gap
    front = y - DEPTH / 2 + 0.010 - out
    box('front', (width, BOARD, height), (x, front, z), timber, 0.0018)
    depth, low = DEPTH - 0.06, height - 0.04
    for side in (-1, 1):
        place = (x + side * (width / 2 - 0.015), front + depth / 2, z - 0.012)
        box('wall', (0.011, depth, low), place, timber, 0.001)
    box('wall', (width - 0.04, 0.011, low), (x, front + depth, z - 0.012), timber, 0.001)
    box(
        'bottom',
        (width - 0.04, depth, 0.008),
        (x, front + depth / 2, z - low / 2 - 0.006),
        timber,
        0,
    )
    knob = lathe(
        'knob',
        [
            (0, 0),
            (0.006, 0),
            (0.005, 0.012),
            (0.013, 0.017),
            (0.0145, 0.022),
            (0.013, 0.026),
            (0, 0.027),
        ],
        metal,
        (x, front - BOARD / 2, z),
        40,
    )
    knob.rotation_euler = (math.pi / 2, 0, 0)
