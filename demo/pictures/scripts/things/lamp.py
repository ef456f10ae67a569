"""A bedside lamp: a ceramic base and a shade that lets its light through."""

from materials import plain, translucent
from meshes import lathe
from scene import bulb

VASE = [
    (0, 0),
    (0.060, 0),
    (0.064, 0.004),
    (0.070, 0.025),
    (0.078, 0.050),
    (0.0845, 0.075),
    (0.0875, 0.100),
    (0.086, 0.122),
    (0.080, 0.145),
    (0.070, 0.166),
    (0.056, 0.186),
    (0.041, 0.203),
    (0.028, 0.215),
    (0.019, 0.226),
    (0.0145, 0.236),
    (0.014, 0.240),
    (0, 0.240),
]
"""Radius and height of the base's outline, from below."""


def lamp(at, watts):
    """A lit lamp that stands on something at `at`."""
    x, y, z = at
    base = plain('#e9e3d8', 0.35, mask='lamp')
    lathe('lamp', VASE, base, at, 64)
    lathe(
        'shade',
        [(0.15, 0.225), (0.148, 0.25), (0.118, 0.42), (0.117, 0.425)],
        translucent('#efe4d0', 0.45),
        at,
    )
    bulb((x, y, z + 0.33), watts, (1, 0.68, 0.38))
