"""A bedside lamp: a ceramic base and a shade that lets its light through."""

from materials import plain, translucent
from meshes import lathe
from scene import bulb


def lamp(at, watts):
    """A lit lamp that stands on something at `at`."""
    x, y, z = at
    base = plain('#e9e3d8', 0.35, mask='lamp')
    lathe(
        'lamp',
        [
            (0, 0),
            (0.06, 0),
            (0.065, 0.01),
            (0.085, 0.07),
            (0.088, 0.11),
            (0.07, 0.17),
            (0.03, 0.21),
            (0.018, 0.225),
            (0.014, 0.24),
            (0, 0.24),
        ],
        base,
        at,
        64,
    )
    lathe(
        'shade',
        [(0.15, 0.225), (0.148, 0.25), (0.118, 0.42), (0.117, 0.425)],
        translucent('#efe4d0', 0.45),
        at,
    )
    bulb((x, y, z + 0.33), watts, (1, 0.68, 0.38))
