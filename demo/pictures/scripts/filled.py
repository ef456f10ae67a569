"""Bedding as two sheets that are sewn around and filled: quilts and pillows."""

import numpy as np

from meshes import add_mesh, flat, grid_faces, rounded_grid, rounded_rectangle, tube
from noise import fractal_noise, value_noise
from upholstery import stitch_lines


def quilt(length, width, thick, pattern, box, cloth, cord=None, radius=0.04, step=0.008):
    """A filled quilt around the origin: `thick` between its stitches, which are `box` apart.
    Returns its upper and lower side, and the cord around it."""
    x, y, edge = rounded_grid(length, width, radius, step)
    lines = stitch_lines(x, y, pattern, box)
    near = np.min(lines, axis=0)
    puff = np.prod(lines, axis=0) ** (0.62 if len(lines) == 1 else 0.42)
    creases = 0.10 * fractal_noise(x * 34, y * 34, 2, 11) * np.exp(-((near / 0.45) ** 2))
    drawn = 0.05 * np.sin((x + y) * 70 + 6 * value_noise(x * 9, y * 9, 3)) * np.exp(-near / 0.3)
    uneven = 1 + 0.35 * fractal_noise(x * 5, y * 5, 2, 5)
    rim = np.clip(edge / (0.55 * thick + 0.01), 0, 1)
    height = thick / 2 * np.sqrt(1 - (1 - rim) ** 2)
    height = height * (0.10 + 0.90 * (puff * uneven + (creases + drawn) * (0.4 + puff)))
    return _sewn(x, y, height, -height, cloth) + _seam(length, width, radius, cord, step)


def pillow(length, width, thick, cloth, cord=None, plump=0.5, dent=0.0, seed=0, step=0.005):
    """A stuffed pillow around the origin, lying; `plump` from 0, slack, to 1, tight. Its middle is
    pressed in by `dent` metres."""
    x, y, edge = rounded_grid(length, width, 0.012, step)
    u, v = 2 * x / length, 2 * y / width
    power = 1.9 + 0.7 * plump
    dome = np.maximum(0, (1 - abs(u) ** power) * (1 - abs(v) ** power)) ** (0.72 - 0.16 * plump)
    along = np.where(abs(u) > abs(v), y, x)
    flutter = np.sin(along * (52 - 12 * plump) + 5 * value_noise(x * 7, y * 7, seed + 3))
    flutter = flutter * np.exp(-edge / 0.045) * np.clip(edge / 0.015, 0, 1)
    corner = np.hypot(length / 2 - abs(x), width / 2 - abs(y))
    angle = np.arctan2(width / 2 - abs(y) + 0.01, length / 2 - abs(x) + 0.01)
    rays = np.sin(angle * 11 + 3 * value_noise(x * 5, y * 5, seed + 1))
    rays = rays * np.exp(-((corner / 0.19) ** 2)) * np.clip(corner / 0.05, 0, 1)
    slack = 1.4 - 0.9 * plump
    soft = (0.011 * fractal_noise(x * 5, y * 5, 3, seed) + 0.004 * rays + 0.0035 * flutter) * slack
    creased = -0.006 * slack * _creases(x, y, seed)
    inside = np.clip(edge / 0.03, 0, 1)
    pressed = dent * np.exp(-((x / length * 4.2) ** 2) - ((y / width * 3.6) ** 2))
    upper = thick * 0.56 * dome + (soft + creased) * inside - pressed
    lower = -thick * 0.44 * dome**0.8 + soft * inside * 0.4
    draw = 0.17 * thick * (0.5 + plump)
    px = x - np.sign(x) * draw * abs(u) ** 3 * (1 - v**2)
    py = y - np.sign(y) * draw * abs(v) ** 3 * (1 - u**2)
    droop = -0.30 * thick * (abs(u) * abs(v)) ** 3
    lower = np.maximum(lower, lower.min() * 0.72)
    parts = _sewn(px, py, upper + droop, lower + droop, cloth, (x, y))
    if cord:
        path, _, _ = rounded_rectangle(length, width, 0.012, step)
        u, v = 2 * path[:, 0] / length, 2 * path[:, 1] / width
        path[:, 0] -= np.sign(path[:, 0]) * draw * abs(u) ** 3 * (1 - v**2)
        path[:, 1] -= np.sign(path[:, 1]) * draw * abs(v) ** 3 * (1 - u**2)
        parts.append(
            tube(
                'piping',
                np.column_stack([path, -0.30 * thick * (abs(u) * abs(v)) ** 3]),
                0.0035,
                cord,
                ring=8,
            )
        )
    return parts


def _creases(x, y, seed):
    """A few long soft folds, as in a cloth that is not quite filled."""
    bent = x * 0.7 - y * 0.5 + 0.22 * value_noise(x * 3, y * 3, seed + 4)
    ridge = abs(2 * ((bent * 5.5) % 1) - 1)
    where = np.clip(value_noise(x * 4 + 4, y * 4, seed + 9) * 3, 0, 1)
    return np.exp(-((ridge / 0.16) ** 2)) * where


def foam_pillow(outline, top, thick, cloth, side, cord, roll=0.03):
    """A pillow of one piece. `outline` is length, width and radius of its corners; `top` gives for
    x, y the share of the thickness there; its border is of another cloth."""
    length, width, radius = outline
    x, y, edge = rounded_grid(length, width, radius, 0.004)
    rounding = np.sqrt(np.maximum(0, 1 - (1 - np.clip(edge / roll, 0, 1)) ** 2))
    share = top(x, y)
    soft = 0.003 * fractal_noise(x * 6, y * 6, 3, 4) * np.clip(edge / 0.03, 0, 1)
    upper = (thick - roll) * share + roll * rounding + soft
    parts = [add_mesh('pillow', flat(x, y, upper), grid_faces(*x.shape), cloth, flat(x, y))]
    points, normals, along = rounded_rectangle(length, width, radius, 0.004)
    rise = np.linspace(0, 1, 30)[None]
    tall = ((thick - roll) * top(points[:, 0], points[:, 1]))[:, None]
    belly = 0.006 * (1 - (2 * rise - 1) ** 4) - 0.02 * np.clip(1 - rise / 0.25, 0, 1) ** 2
    wall = flat(
        points[:, :1] + normals[:, :1] * belly, points[:, 1:] + normals[:, 1:] * belly, tall * rise
    )
    uv = flat(along[:, None], rise * tall)
    parts.append(add_mesh('border', wall, grid_faces(len(points), 30, True), side, uv))
    path = np.column_stack([points + normals * 0.003, tall[:, 0]])
    return [*parts, tube('piping', path, 0.003, cord, ring=8)]


def _sewn(x, y, upper, lower, cloth, uv=None):
    faces = grid_faces(*x.shape)
    uv = flat(*(uv or (x, y)))
    return [
        add_mesh('upper', flat(x, y, upper), faces, cloth, uv),
        add_mesh('lower', flat(x, y, lower), faces[:, ::-1], cloth, uv),
    ]


def _seam(length, width, radius, cord, step):
    if cord is None:
        return []
    points, _, _ = rounded_rectangle(length, width, radius, step)
    return [tube('piping', np.column_stack([points, 0 * points[:, 0]]), 0.0035, cord, ring=8)]
