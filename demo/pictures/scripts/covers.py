"""Covers that are drawn back, to show what they hold."""

import math

from bending import Curve, bend
from foams import core
from meshes import add_mesh, flat, grid_faces, rounded_grid
from staging import shift


def draw_back(cover, size, level, radius, lining, kind, share, slant=None, curl=0.06):
    """Draws the upper side of a cover back from its foot end (a `slant` of 0) or from a corner, by
    that share of the length or the diagonal. `size` is length and width, `level` the height of its
    seam, `radius` that of its corners. Returns its lining and the core below."""
    length, width = size
    x, y, edge = rounded_grid(length, width, radius, 0.012)
    shape = flat(x, y, level + 0.002 - 0.004 * (edge < 0.004))
    inside = add_mesh('lining', shape, grid_faces(*x.shape), lining, flat(x, y))
    corner = math.degrees(math.atan2(width, length))
    far = length / 2 if slant == 0 else math.hypot(length, width) / 2
    curve = Curve(far * (1 - 2 * share), (math.pi * curl * 0.95, curl))
    drawn = shift([cover, inside], (0, 0, -level))
    bend(drawn, curve, -1.2 * corner if slant is None else -slant)
    shift(drawn, (0, 0, level + 0.006))
    return [inside, *core(kind, length - 0.03, width - 0.03, level - 0.004, 0.008)]
