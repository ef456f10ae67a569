"""An electrically adjustable bed base: sprung slats on a frame that bends at back and knees."""

import math

import numpy as np

from materials import plain, wood
from meshes import add_mesh, box, lathe
from scene import camera, stage

LENGTH, WIDTH = 2.0, 0.9
HEIGHT = 0.30
SLAT, PITCH = 0.050, 0.0685

PARTS = {'flat': (0, 0, 0, 0), 'raised': (38, 0, 26, -14)}
"""Degrees by which back, seat, thighs and lower legs stand up."""
LENGTHS = (0.78, 0.24, 0.38, 0.54)


def build(position='raised'):
    timber = wood('beech', 'X', 1.0, mask='wood')
    slats = wood('beech', 'Y', 1.0, mask='wood')
    rubber, steel = plain('#2b2d30', 0.55), plain('#3b3e42', 0.4, metallic=0.6)
    points = _outline(PARTS[position])
    _frame(timber, slats, steel)
    for start, end in zip(points, points[1:]):
        _section(np.array(start), np.array(end), timber, slats, rubber)
    _drive(rubber, steel, points)
    stage(2.0, softness=20, elevation=40, strength=0.92)
    camera((2.25, -3.95, 2.05), (-0.02, 0, 0.33), lens=64)


def _outline(angles):
    """The bends seen from the side, from the head at -x: the seat stays where it is."""
    back, _, thighs, legs = (math.radians(a) for a in angles)
    seat = (-LENGTH / 2 + LENGTHS[0], HEIGHT)
    head = (seat[0] - LENGTHS[0] * math.cos(back), HEIGHT + LENGTHS[0] * math.sin(back))
    hip = (seat[0] + LENGTHS[1], HEIGHT)
    knee = (hip[0] + LENGTHS[2] * math.cos(thighs), HEIGHT + LENGTHS[2] * math.sin(thighs))
    foot = (knee[0] + LENGTHS[3] * math.cos(legs), knee[1] + LENGTHS[3] * math.sin(legs))
    return [head, seat, hip, knee, foot]


def _frame(timber, across, steel):
    """The fixed frame below, on four legs."""
    for side in (-1, 1):
        box(
            'beam',
            (LENGTH, 0.028, 0.07),
            (0, side * (WIDTH / 2 - 0.014), HEIGHT - 0.075),
            timber,
            0.005,
        )
    for x in (-LENGTH / 2 + 0.014, -0.22, 0.06, LENGTH / 2 - 0.014):
        box('beam', (0.028, WIDTH - 0.056, 0.06), (x, 0, HEIGHT - 0.078), across, 0.004)
    for x in (-1, 1):
        for y in (-1, 1):
            place = (x * (LENGTH / 2 - 0.10), y * (WIDTH / 2 - 0.045), 0)
            lathe(
                'leg',
                [(0, 0), (0.022, 0), (0.024, 0.003), (0.024, HEIGHT - 0.11), (0, HEIGHT - 0.11)],
                steel,
                place,
                40,
            )


def _section(start, end, timber, slats, rubber):
    """Two side rails and the slats between them, from bend to bend."""
    length = np.linalg.norm(end - start)
    direction = (end - start) / length
    normal = np.array([-direction[1], direction[0]])
    turn = (0, -math.atan2(direction[1], direction[0]), 0)
    middle = (start + end) / 2 - normal * 0.018
    for side in (-1, 1):
        box(
            'rail',
            (length - 0.006, 0.026, 0.042),
            (middle[0], side * (WIDTH / 2 - 0.045), middle[1]),
            timber,
            0.005,
            turn=turn,
        )
    count = max(1, int((length - 0.01) / PITCH))
    for number in range(count):
        at = start + direction * length * (number + 0.5) / count + normal * 0.026
        _slat(at, turn, slats)
        for side in (-1, 1):
            x, z = at - normal * 0.006
            box(
                'cap',
                (SLAT + 0.010, 0.058, 0.022),
                (x, side * (WIDTH / 2 - 0.036), z),
                rubber,
                0.006,
                turn=turn,
            )


def _slat(at, turn, material, thick=0.009, crown=0.014):
    """A bent strip of layered beech."""
    half = WIDTH / 2 - 0.045
    profile = [
        (-SLAT / 2, 0),
        (-SLAT / 2 + 0.003, thick / 2),
        (SLAT / 2 - 0.003, thick / 2),
        (SLAT / 2, 0),
        (SLAT / 2 - 0.003, -thick / 2),
        (-SLAT / 2 + 0.003, -thick / 2),
    ]
    rows = np.linspace(-half, half, 40)
    points = [(x, y, z + crown * (1 - (y / half) ** 2)) for y in rows for x, z in profile]
    size = len(profile)
    faces = [
        (
            i * size + j,
            i * size + (j + 1) % size,
            (i + 1) * size + (j + 1) % size,
            (i + 1) * size + j,
        )
        for i in range(39)
        for j in range(size)
    ]
    thing = add_mesh('slat', points, faces, material, smooth=False)
    thing.location, thing.rotation_euler = (at[0], 0, at[1]), turn


def _drive(rubber, steel, points):
    """The motor beneath the seat, and the struts that push back and thighs up."""
    _, seat, hip, knee, _ = points
    box('motor', (0.34, 0.16, 0.10), (-0.08, 0, HEIGHT - 0.13), rubber, 0.02, 4)
    back = np.array(points[0]) * 0.45 + np.array(seat) * 0.55
    thigh = np.array(knee) * 0.6 + np.array(hip) * 0.4
    for end, foot in ((back, (-0.20, HEIGHT - 0.10)), (thigh, (0.10, HEIGHT - 0.10))):
        for side in (-0.16, 0.16):
            _strut(
                np.array([foot[0], side, foot[1]]), np.array([end[0], side, end[1] - 0.03]), steel
            )


def _strut(start, end, steel):
    length = np.linalg.norm(end - start)
    middle = (start + end) / 2
    tilt = -math.atan2(end[2] - start[2], end[0] - start[0])
    box('strut', (length, 0.022, 0.030), middle, steel, 0.004, turn=(0, tilt, 0))
