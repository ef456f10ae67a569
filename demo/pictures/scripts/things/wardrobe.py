"""A wardrobe with doors, shut or open on shelves with linen and a rail."""

import math

from materials import fabric, plain, wood
from meshes import box, lathe
from scene import camera, stage

WIDTH, DEPTH, HEIGHT, PLINTH = 1.50, 0.60, 2.05, 0.08
BOARD = 0.020
DOORS = 3
LINEN = ('#e9e4da', '#b9c3b4', '#d9c7ae', '#8fa0ad', '#e9e4da', '#c7a58f')


def build(view='front'):
    across, upright = wood('oak', 'X', 0.6, mask='wood'), wood('oak', 'Z', 0.6, mask='wood')
    metal = plain('#3a3733', 0.4, metallic=0.8)
    _case(across, upright)
    turn = 105 if view == 'open' else 0
    for number in range(DOORS):
        _door(upright, metal, number, turn)
    if view == 'open':
        _contents(across, metal)
    stage(2.6, strength=0.95, haze=0.26, softness=38, elevation=36)
    if view == 'open':
        camera((0.7, -7.4, 1.6), (0, 0, HEIGHT * 0.49), lens=70)
    else:
        camera((2.1, -6.2, 1.7), (0, 0, HEIGHT * 0.49), lens=70)


def _case(across, upright):
    body, middle = HEIGHT - PLINTH, PLINTH + (HEIGHT - PLINTH) / 2
    for x in (-1, 1):
        box('side', (BOARD, DEPTH, body), (x * (WIDTH - BOARD) / 2, 0, middle), upright, 0.002)
    divider = WIDTH / 2 - WIDTH / DOORS
    box('divider', (BOARD, DEPTH - 0.03, body - 0.04), (divider, 0.012, middle), upright, 0.002)
    for z in (PLINTH + BOARD / 2, HEIGHT - BOARD / 2):
        box('board', (WIDTH - 2 * BOARD, DEPTH - 0.004, BOARD), (0, 0, z), across, 0.002)
    box('back', (WIDTH - 2 * BOARD, 0.008, body - 0.03), (0, DEPTH / 2 - 0.01, middle), upright, 0)
    box('plinth', (WIDTH - 0.06, DEPTH - 0.06, PLINTH), (0, 0.01, PLINTH / 2), across, 0.002)


def _door(timber, metal, number, turn):
    """Doors of equal width; the right one opens to the right, the others to the left."""
    width = WIDTH / DOORS
    left = -WIDTH / 2 + number * width
    to_right = number == DOORS - 1
    hinge = left + width if to_right else left
    swing = math.radians(turn if to_right else -turn)
    if turn and number == 1:
        swing = 0.0
    height = HEIGHT - PLINTH - 0.006
    inward = -1 if to_right else 1

    def place(offset, forward):
        x = inward * offset
        y = -forward
        front = -DEPTH / 2 - 0.012
        return (
            hinge + x * math.cos(swing) - y * math.sin(swing),
            front + x * math.sin(swing) + y * math.cos(swing),
        )

    z = PLINTH + (HEIGHT - PLINTH) / 2
    box(
        'door',
        (width - 0.004, 0.022, height),
        (*place(width / 2, 0), z),
        timber,
        0.002,
        turn=(0, 0, swing),
    )
    box(
        'handle',
        (0.012, 0.014, 0.22),
        (*place(width - 0.045, 0.032), z),
        metal,
        0.004,
        turn=(0, 0, swing),
    )
    for end in (-0.09, 0.09):
        box(
            'stud',
            (0.010, 0.024, 0.010),
            (*place(width - 0.045, 0.018), z + end),
            metal,
            0.002,
            turn=(0, 0, swing),
        )


def _contents(across, metal):
    width = WIDTH / DOORS
    centre = WIDTH / 2 - width / 2
    for row in range(1, 5):
        z = PLINTH + row * (HEIGHT - PLINTH) / 5
        box('shelf', (width - BOARD * 1.5, DEPTH - 0.06, BOARD), (centre, 0.02, z), across, 0.0015)
        _stack(centre, z - (HEIGHT - PLINTH) / 5 + BOARD / 2, 2 + row % 3, row)
    length = WIDTH - width - 2 * BOARD
    profile = [(0, 0), (0.013, 0), (0.013, length), (0, length)]
    rail = lathe('rail', profile, metal, (-WIDTH / 2 + BOARD, 0, 1.9), 32)
    rail.rotation_euler = (0, math.pi / 2, 0)


def _stack(x, z, count, seed):
    for number in range(count):
        cloth = fabric(LINEN[(seed * 2 + number) % len(LINEN)], 'percale', 0.06)
        thick = 0.045
        box(
            'linen',
            (0.30 - 0.012 * ((seed + number) % 3), 0.34, thick),
            (x + 0.008 * ((number + seed) % 3 - 1), -0.03, z + thick * (number + 0.5)),
            cloth,
            0.02,
            4,
        )
