"""Mattresses, boxes and padded panels: quilted covers with seams, piping and puckers."""

import math

import numpy as np

from meshes import (
    add_mesh,
    box,
    flat,
    grid_faces,
    rim_of_grid,
    rounded_grid,
    rounded_rectangle,
    thicken,
    tube,
)
from noise import fractal_noise, value_noise


def quilting(x, y, pattern, size, height):
    """Height of a quilted cover: 0 at the stitches, about `height` between them."""
    lines = stitch_lines(x, y, pattern, size)
    if lines is None:
        return 0 * x
    near = np.min(lines, axis=0)
    puff = np.prod(lines, axis=0) ** (0.6 if len(lines) == 1 else 0.44)
    pucker = fractal_noise(x * 45, y * 45, 3, 11) * np.exp(-((near / 0.33) ** 2)) * 0.30
    return height * (puff + pucker + fractal_noise(x * 9, y * 9, 3, 5) * 0.22 * puff)


def stitch_lines(x, y, pattern, size):
    """For each family of stitches how far a point is from one: 0 on it, 1 half-way between."""

    def wave(value):
        return abs(np.sin(math.pi * value / size))

    if pattern == 'diamond':
        return [wave((x + y) / math.sqrt(2)), wave((x - y) / math.sqrt(2))]
    if pattern == 'square':
        return [wave(x), wave(y)]
    if pattern == 'channel':
        return [wave(x)]
    if pattern == 'lengthwise':
        return [wave(y)]
    if pattern == 'wave':
        return [wave(y + 0.28 * size * np.sin(2 * math.pi * x / (size * 2.6)))]
    if pattern == 'zigzag':
        return [wave(y + size * (abs((x / size) % 2 - 1) - 0.5))]
    if pattern == 'zones':
        # Close together at shoulders and hips, wide apart elsewhere.
        return [wave(x + 0.9 * size * np.sin(2 * math.pi * x / 1.0) / math.pi)]
    if pattern == 'tufted':
        far = [np.hypot((x / size + s) % 1 - 0.5, (y / size + s) % 1 - 0.5) for s in (0, 0.5)]
        return [np.clip(np.min(far, axis=0) / 0.5, 0, 1) ** 0.7]
    return None


def mattress(
    length,
    width,
    height,
    top,
    side,
    piping,
    pattern='diamond',
    quilt=(0.15, 0.02),
    softness=0.5,
    radius=0.10,
    roll=0.035,
    base=0.0,
    step=0.006,
    handles=True,
    cords=True,
    ribs=0,
    band=None,
    under=None,
):
    """A mattress, topper or box, its length along x, standing on `base`. `quilt` is the size and
    the height of the pattern, `roll` how far the cover rolls over the edge; `softness` from 0 to 1.
    The border has `ribs` around it, or a `band`: the material of its middle. `handles` are straps,
    or `loops` that stand upright. `under` is the material of an underside that is seen. Returns its
    parts, the cover first."""
    form = _Form(length, width, height, radius, roll, base, step, softness)
    quilt = (quilt[0], quilt[1] * (0.55 + 0.9 * softness))
    parts = [
        _cover(form, form.upper, 1, pattern, quilt, top),
        _border(form, side, ribs),
        _cover(form, form.lower, -1, pattern, quilt, under or top, under is not None),
    ]
    if band:
        parts += [_band(form, band)]
    if cords:
        parts += [_cord(form, z, piping) for z in (form.upper + 0.001, form.lower - 0.001)]
    if handles:
        parts += [
            part
            for side in (-1, 1)
            for x in (-0.26, 0.26)
            for part in _handle(form, side, x * length, piping, handles == 'loops')
        ]
    return parts


class _Form:
    """The measures of a mattress."""

    def __init__(self, length, width, height, radius, roll, base, step, softness):
        self.length, self.width, self.radius = length, width, radius
        self.roll, self.step = roll, step
        self.upper, self.lower = base + height - roll, base + roll * 0.45
        self.crown, self.bulge = 0.006 + 0.016 * softness, 0.004 + 0.014 * softness


def _cover(form, height, sign, pattern, quilt, material, seen=True):
    """The top (or, with sign -1, the bottom), down to the piping."""
    step = form.step if seen else 4 * form.step
    x, y, edge = rounded_grid(form.length + 0.002, form.width + 0.002, form.radius, step)
    inward = 1 - np.clip(edge / (form.roll * 1.6), 0, 1)
    rolled = np.sqrt(np.maximum(0, 1 - inward**2)) * form.roll * 0.9
    inside = np.clip(edge / 0.05, 0, 1)
    arch = form.crown * inside * (1 - np.clip(abs(x) * 2 / form.length, 0, 1) ** 4)
    arch = arch * (1 - np.clip(abs(y) * 2 / form.width, 0, 1) ** 4)
    gathers = fractal_noise(x * 38, y * 38, 2, 3) * 0.006
    gathers = gathers * np.exp(-((edge / 0.03) ** 2)) * np.clip(edge / 0.01, 0, 1)
    quilted = quilting(x, y, pattern, *quilt) * np.clip(edge / 0.03, 0, 1) ** 0.6
    uneven = 0.002 * fractal_noise(x * 3, y * 3, 2, 1) * inside
    raw = np.clip(1 - edge / 0.006, 0, 1)
    z = height + sign * (rolled + quilted + arch + gathers + uneven - 0.010 * raw)
    tuck = 1 - 0.0035 * raw
    faces = grid_faces(*x.shape)
    return add_mesh(
        'cover',
        flat(x * tuck, y * tuck, z),
        faces if sign > 0 else faces[:, ::-1],
        material,
        flat(x, y),
    )


def _border(form, material, ribs=0):
    points, normals, along = rounded_rectangle(form.length, form.width, form.radius, form.step)
    tall = form.upper - form.lower
    rise = np.linspace(0, 1, max(24, ribs * 12, int(tall / form.step * 1.2)))[None]
    along = along[:, None]
    edge = np.exp(-((rise * tall / 0.018) ** 1.3)) + np.exp(-(((1 - rise) * tall / 0.018) ** 1.3))
    out = form.bulge * (1 - (2 * rise - 1) ** 4) ** 0.7 - 0.003 * edge
    out = out + 0.003 * fractal_noise(along * 5, rise * 3, 2, 5)
    inside = np.clip(np.minimum(rise, 1 - rise) / 0.03, 0, 1)
    out = out + edge * 0.003 * fractal_noise(along * 60, rise * 6, 2, 9) * inside
    if ribs:
        out = out + 0.009 * (abs(np.sin(math.pi * ribs * rise)) ** 0.6 - 0.6)
    shape = flat(
        points[:, :1] + normals[:, :1] * out,
        points[:, 1:] + normals[:, 1:] * out,
        form.lower + tall * rise,
    )
    faces = grid_faces(len(points), rise.size, True)
    return add_mesh('border', shape, faces, material, flat(along, rise * tall))


def _band(form, material, share=0.46):
    """A strip of another cloth around the middle of the border, sewn on."""
    points, normals, along = rounded_rectangle(form.length, form.width, form.radius, form.step)
    tall = form.upper - form.lower
    part = np.linspace(0, 1, 24)[None]
    rise = 0.5 + share * (part - 0.5)
    along = along[:, None]
    seam = np.clip(np.minimum(part, 1 - part) / 0.06, 0, 1)
    out = form.bulge * (1 - (2 * rise - 1) ** 4) ** 0.7 + 0.0035 * seam
    out = out + 0.003 * fractal_noise(along * 5, rise * 3, 2, 5)
    shape = flat(
        points[:, :1] + normals[:, :1] * out,
        points[:, 1:] + normals[:, 1:] * out,
        form.lower + tall * rise,
    )
    faces = grid_faces(len(points), part.size, True)
    return add_mesh('band', shape, faces, material, flat(along, rise * tall))


def _cord(form, height, material):
    points, normals, along = rounded_rectangle(form.length, form.width, form.radius, form.step)
    out = 0.004 + 0.0012 * value_noise(along * 22, along * 0 + 3, 5)
    lift = 0.001 * value_noise(along * 7, along * 0, 6)
    path = np.column_stack([points + normals * out[:, None], height + lift])
    return tube('piping', path, 0.0065, material, ring=12)


def _handle(form, side, x, material, upright=False, half=0.11, strap=0.016):
    """A strap that stands off the border a little, tacked down at both ends."""
    if upright:
        return [_loop(form, side, x, material)]
    along = np.linspace(-1, 1, 40)[:, None]
    across = np.array([-1, -0.96, 0.96, 1])[None] * strap
    out = form.width / 2 + form.bulge * 0.9 + 0.004 + 0.016 * (1 - along**4)
    out = side * (out - np.array([0.003, 0, 0, 0.003])[None])
    middle = (form.upper + form.lower) / 2
    shape = flat(x + along * half, out, middle + across - 0.012 * (1 - along**2))
    band = add_mesh('handle', shape, grid_faces(40, 4), material, flat(along * half, across))
    tacks = [
        box(
            'tack',
            (0.028, 0.004, 0.036),
            (x + end * half, side * (form.width / 2 + form.bulge * 0.9 + 0.005), middle),
            material,
            0.0015,
        )
        for end in (-1, 1)
    ]
    return [thicken(band, 0.003), *tacks]


def _loop(form, side, x, material, strap=0.02):
    """A wide ribbon from piping to piping, slack enough for a hand."""
    rise = np.linspace(0, 1, 40)[:, None]
    across = np.array([-1, -0.96, 0.96, 1])[None] * strap
    tall = form.upper - form.lower
    out = form.width / 2 + form.bulge * 0.8 + 0.004 + 0.026 * np.sin(math.pi * rise) ** 0.7
    shape = flat(
        x + across + 0 * rise, side * out + 0 * across, form.lower + tall * rise + 0 * across
    )
    faces = grid_faces(40, 4)
    uv = flat(rise * tall + 0 * across, across + 0 * rise)
    return thicken(add_mesh('loop', shape, faces, material, uv), 0.003)


def padded_panel(
    width,
    height,
    depth,
    material,
    at,
    pattern='channel',
    columns=10,
    rows=2,
    swell=0.03,
    radius=0.04,
    roll=0.03,
    step=0.012,
):
    """An upright upholstered panel that faces -y, its back at `at`."""
    x, z, edge = rounded_grid(width, height, radius, step)
    across = abs(np.sin(math.pi * columns * (x / width + 0.5)))
    if pattern == 'channel':
        near, puff = across, across**0.55
    elif pattern == 'grid':
        down = abs(np.sin(math.pi * rows * (z / height + 0.5)))
        near, puff = np.minimum(across, down), (across * down) ** 0.32
    else:
        near, puff = 1 + 0 * x, 0.12 * fractal_noise(x * 3, z * 3, 2, 5)
    puff = swell * puff + 0.003 * fractal_noise(x * 30, z * 6, 2, 3) * np.exp(-((near / 0.3) ** 2))
    rounding = np.sqrt(np.maximum(0, 1 - (1 - np.clip(edge / (roll * 1.5), 0, 1)) ** 2))
    out = depth - roll + roll * rounding + puff * np.clip(edge / 0.03, 0, 1) ** 0.6
    front = flat(x, -out, z)
    rim = rim_of_grid(*x.shape)
    behind = front[rim] * (1, 0, 1)
    here, there = np.arange(len(rim)), np.roll(np.arange(len(rim)), -1)
    start = len(front)
    wall = np.stack([rim[here], start + here, start + there, rim[there]], -1)
    uv = flat(x, z)
    thing = add_mesh(
        'panel',
        np.concatenate([front, behind]),
        np.concatenate([grid_faces(*x.shape), wall]),
        material,
        np.concatenate([uv, uv[rim] + (0, 0.05)]),
    )
    thing.location = at
    return thing
