"""The corner of a mattress in a fitted sheet, or under a quilted protector with its band."""

import numpy as np

from materials import fabric
from meshes import add_mesh, flat, grid_faces, rounded_grid, rounded_rectangle, thicken
from noise import fractal_noise, value_noise
from scene import camera, stage
from upholstery import mattress

LENGTH, WIDTH, HEIGHT, RADIUS = 2.0, 1.6, 0.25, 0.09


def build(kind='sheet'):
    if kind == 'sheet':
        sheet(fabric('#eeebe4', 'percale', 0.05, 0.7, 0.25, 0.15, 0.01, mask='fabric'))
    else:
        protector()
    stage(2.0, softness=34, elevation=36, fill=1.2, haze=0.18)
    target = (LENGTH / 2 - 0.32, -WIDTH / 2 + 0.26, HEIGHT * 0.5)
    camera((2.25, -2.35, 1.10), target, 60, 8, (LENGTH / 2 - 0.1, -WIDTH / 2 + 0.05, HEIGHT))


def sheet(cloth, size=(LENGTH, WIDTH, HEIGHT), base=0.0, skirt=None, step=0.006):
    """A sheet drawn tightly over the top of a mattress of that length, width and height, its
    elastic gathered under the bottom edge. With a `skirt` its lower part is of that cloth. Returns
    its top and its side."""
    length, width, height = size
    roll = 0.05 if height > 0.12 else 0.02
    x, y, edge = rounded_grid(length, width, RADIUS, step)
    rounding = np.sqrt(np.maximum(0, 1 - (1 - np.clip(edge / roll, 0, 1)) ** 2))
    corner = _corner_distance(x, y, size)
    pull = np.exp(-((corner / 0.32) ** 2))
    # Folds run from the corner, where the elastic draws the cloth, into the sheet.
    angle = np.arctan2(width / 2 - abs(y) + 0.02, length / 2 - abs(x) + 0.02)
    rays = (
        0.005
        * np.sin(angle * 17 + 3 * value_noise(x * 5, y * 5, 2))
        * pull
        * np.clip(corner / 0.22, 0, 1) ** 1.5
        * np.clip(edge / 0.05, 0, 1)
    )
    calm = 0.007 * fractal_noise(x * 2.2, y * 2.2, 3, 7)
    ridges = 0.009 * _creases(x, y) * np.clip(edge / 0.08, 0, 1)
    top = height - roll
    z = base + top + roll * rounding + rays + calm * np.clip(edge / 0.1, 0, 1) + ridges
    upper = add_mesh('sheet', flat(x, y, z), grid_faces(*x.shape), cloth, flat(x, y))
    if skirt is None:
        return [upper, _sheet_side(cloth, size, base, 0, top)]
    seam = min(0.12, top * 0.5)
    return [
        upper,
        _sheet_side(cloth, size, base, seam, top),
        _sheet_side(skirt, size, base, 0, top, (seam + 0.006) / top, 0.002),
    ]


def _creases(x, y):
    """A few long, soft ridges such as a sheet keeps from being folded and from being sat on."""
    bent = x * 0.8 + y * 0.6 + 0.25 * value_noise(x * 1.7, y * 1.7, 4)
    ridge = 1 - abs(2 * ((bent * 2.3) % 1) - 1)
    where = np.clip(value_noise(x * 1.9 + 4, y * 1.9, 9) * 3, 0, 1)
    return np.exp(-(((1 - ridge) / 0.09) ** 2)) * where


def _corner_distance(x, y, size):
    return np.hypot(size[0] / 2 - abs(x), size[1] / 2 - abs(y))


def _sheet_side(cloth, size, base, low_edge, top, upto=1.0, more=0.0):
    """The side from the height `low_edge` up to the share `upto` of `top`."""
    points, normals, along = rounded_rectangle(size[0], size[1], RADIUS, 0.005)
    rise = np.linspace(low_edge / top, upto, 56)[None]
    along = along[:, None]
    near = np.exp(-((_corner_distance(points[:, 0], points[:, 1], size) / 0.20) ** 2))[:, None]
    low = np.exp(-((rise / 0.4) ** 2))
    sway = 1.5 * value_noise(along * 4, rise * 1.5, 3)
    gathers = 0.0055 * np.sin(along * 95 + 4 * sway + 2 * value_noise(along * 13, along * 0, 6))
    slant = 0.011 * np.sin(
        along * 26 + rise * 5 * np.sign(points[:, :1] * points[:, 1:]) + 2 * sway
    )
    belly = 0.012 * (1 - (2 * rise - 1) ** 4)
    under = np.clip(1 - rise / 0.12, 0, 1) ** 2 * min(0.05, top * 0.25)
    out = (
        belly
        - under
        + low * gathers * (0.25 + 0.9 * near)
        + slant * (0.35 + near) * rise * (1 - rise) * 3
    )
    out = (out + more) * (1 - rise**6)
    shape = flat(
        points[:, :1] + normals[:, :1] * out,
        points[:, 1:] + normals[:, 1:] * out,
        base + 0.004 + (top - 0.004) * rise,
    )
    uv = flat(along, rise * top)
    return add_mesh('side', shape, grid_faces(len(points), 56, True), cloth, uv)


def protector():
    """A thin quilted pad on a mattress, held by a band around the corner."""
    knit = fabric('#e4e2dd', 'knit', 0.10, 0.6, 0.4, 0.2, 0.01)
    border = fabric('#aab1b6', 'linen', 0.14, 1.8, 0.9, 0.15, mask='mattress')
    white = fabric('#f3f1ec', 'percale', 0.05, 0.8, 0.3, 0.15, 0.01, mask='fabric')
    band = fabric('#e9e6df', 'twill', 0.03, mask='band')
    mattress(LENGTH, WIDTH, HEIGHT - 0.02, knit, border, knit, 'none', softness=0.3, handles=False)
    mattress(
        LENGTH + 0.006,
        WIDTH + 0.006,
        0.030,
        white,
        white,
        white,
        'diamond',
        (0.06, 0.0075),
        0.5,
        roll=0.012,
        base=HEIGHT - 0.032,
        step=0.005,
        handles=False,
        radius=0.10,
    )
    _band(band)


def _band(cloth, width=0.035):
    """An elastic ribbon across the corner, from the pad down and under."""
    across = np.linspace(-1, 1, 60)[:, None]
    down = np.linspace(0, 1, 12)[None]
    angle = np.radians(-45) + across * np.radians(45)
    out = RADIUS + 0.020
    straight = 0.10
    x = (
        LENGTH / 2
        - RADIUS
        + out * np.cos(angle)
        - np.where(across < -0.8, (-0.8 - across) * straight * 5, 0)
    )
    y = (
        -WIDTH / 2
        + RADIUS
        + out * np.sin(angle)
        + np.where(across > 0.8, (across - 0.8) * straight * 5, 0)
    )
    sag = 0.07 * (1 - across**2)
    z = HEIGHT - 0.035 - sag - width * down
    ribbon = add_mesh(
        'band',
        flat(x + 0 * down, y + 0 * down, z),
        grid_faces(60, 12),
        cloth,
        flat(across * 0.2 + 0 * down, down * width + 0 * across),
    )
    thicken(ribbon, 0.002)
