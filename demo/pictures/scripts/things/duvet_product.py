"""A duvet as its product describes it: loft and stitching of its filling, and how it lies."""

import math

import numpy as np

from bending import Curve, bend, rolled
from filled import quilt
from labels import label
from materials import fabric, wood
from meshes import box, lathe
from noise import fractal_noise
from packing import ribbon, tag_on_roll
from palette import hex_of
from staging import extent, moved, points_of, shift, show, turned

CLOTHS = {
    'percale': ('percale', 0.05, 0.8, 0.25, 0.15, 0.01),
    'linen': ('linen', 0.12, 1.8, 0.8, 0.15, 0.02),
    'batiste': ('percale', 0.035, 0.6, 0.2, 0.2, 0.01),
}


def build(size, look, brand, model):
    """`size` is width and length in metres."""
    duvet = Duvet(*size, look, brand, model)
    FORMS[look['form']](duvet)
    # What hangs turns its side to us, which the key light does not reach.
    fill = 3.0 if look['form'] == 'hung' else 1.4
    show(look, 1.0, 0.76, 0.70, elevation=24, softness=42, fill=fill)


class Duvet:
    """Makes quilts around the origin, of the product's filling and cloth."""

    def __init__(self, width, length, look, brand, model):
        self.width, self.length, self.look, self.name = width, length, look, (brand, model)
        self.thick, self.box, self.pattern = look['loft'], look['box'], look['pattern']
        cloth = CLOTHS[look.get('cloth', 'percale')]
        self.cloth = fabric(hex_of(look['side']), *cloth, mask='side')
        self.cord = fabric(hex_of(look.get('piping', look['side'])), 'twill', 0.03, mask='piping')

    def quilt(self, length, width, share=1.0, tag=None):
        """A piece of it. `tag` is where along it its label is sewn into the seam before us."""
        parts = quilt(
            length, width, self.thick * share, self.pattern, self.box, self.cloth, self.cord
        )
        if tag is not None:
            thing = label(*self.name, 0.07, (0, 0, 0), (math.radians(-90), 0, 0))
            parts += shift([thing], (tag, -width / 2 - 0.014, 0.001))
        return parts


def _pile(duvet, depth=0.46, wide=0.74):
    """Folded twice, its thick fold before."""
    parts = _folded(duvet, depth, wide)
    return turned(parts, -90)


def _folded(duvet, depth, wide, share=1.0):
    t = duvet.thick * share * 0.86
    pieces = [
        (depth, 0),
        (math.pi * 1.5 * t, -1.5 * t),
        (depth, 0),
        (math.pi * 0.5 * t, -0.5 * t),
        (depth, 0),
        (math.pi * 0.5 * t, 0.5 * t),
        (depth - 0.03, 0),
    ]
    length = sum(piece for piece, _ in pieces)
    parts = duvet.quilt(length, wide, share, tag=-length / 2 + depth * 0.25)
    bend(parts, Curve(-length / 2, *pieces))
    low, high = extent(parts)
    shift(parts, (-(low[0] + high[0]) / 2, 0, -low[2]))
    return _slumped(parts, depth, wide)


def _slumped(parts, depth, wide):
    """It rests on the floor: its sewn sides lie closer together, its top is uneven."""

    def change(points):
        x, y, z = points.T
        side = np.clip(abs(y) / (wide / 2), 0, 1) ** 4
        back = np.clip(-x / (depth / 2), 0, 1) ** 3
        uneven = fractal_noise(y * 3 + 5, x * 3, 2, 4)
        z = z * (1 - 0.24 * side - 0.10 * back + 0.07 * uneven)
        y = y + 0.014 * fractal_noise(x * 4, z * 22, 2, 7) * side
        return np.stack([x, y, z], -1)

    for part in parts:
        moved(part, change)
    return parts


def _piles(duvet):
    """Both of its parts, each folded, the thin one on the thick one."""
    thick = _folded(duvet, 0.46, 0.74)
    thin = _folded(duvet, 0.44, 0.70, 0.55)
    shift(turned(thin, 5), (0.01, 0, extent(thick)[1][2] - 0.02))
    return turned(thick + thin, -90)


def _letter(duvet):
    """Folded in three, like a letter."""
    depth, wide, t = 0.52, 0.86, duvet.thick * 0.9
    pieces = [
        (depth, 0),
        (math.pi * 0.5 * t, -0.5 * t),
        (depth - 0.03, 0),
        (math.pi * 0.5 * t, 0.5 * t),
        (depth, 0),
    ]
    length = sum(piece for piece, _ in pieces)
    parts = duvet.quilt(length, wide, tag=-length / 2 + depth * 0.3)
    bend(parts, Curve(-length / 2, *pieces), rest=True)
    low, high = extent(parts)
    shift(parts, (-(low[0] + high[0]) / 2, 0, 0))
    return turned(_slumped(parts, depth, wide), -90)


def _roll(duvet):
    """Rolled up, held by two ribbons of its own cloth."""
    length, wide = 1.5, 0.62
    parts = duvet.quilt(length, wide)
    bend(parts, rolled(-length / 2, length, duvet.thick * 0.8, 0.03), rest=True)
    low, high = extent(parts)
    shift(parts, (-(low[0] + high[0]) / 2, 0, 0))
    around = np.concatenate([points_of(part)[:, [0, 2]] for part in parts])
    ribbons = [ribbon(around, y, duvet.cord, 0.018) for y in (-wide / 5, wide / 5)]
    return turned([*parts, *ribbons, tag_on_roll(duvet.name, around, 0.09)], -58)


def _spread(duvet):
    """Spread out, a corner turned back."""
    length, width = duvet.length, duvet.width
    parts = duvet.quilt(length, width, tag=-length * 0.1)
    shift(parts, (0, 0, duvet.thick / 2))

    def settled(points):
        x, y, z = points.T
        return np.stack([x, y, z + 0.03 * fractal_noise(x * 2.2, y * 2.2, 2, 6) + 0.015], -1)

    for part in parts:
        moved(part, settled)
    far = math.hypot(length, width) / 2
    radius = duvet.thick / 2 + 0.03
    curve = Curve(far * 0.42, (math.pi * radius * 0.96, radius))
    slant = -1.15 * math.degrees(math.atan2(width, length))
    return bend(parts, curve, slant)


def _double(duvet):
    """Its two parts on each other, a corner of the upper one turned back."""
    length, width = duvet.length, duvet.width
    lower = shift(duvet.quilt(length, width), (0, 0, duvet.thick / 2))
    upper = duvet.quilt(length, width, 0.6, tag=-length * 0.1)
    far, radius = math.hypot(length, width) / 2, duvet.thick * 0.3 + 0.05
    curve = Curve(far * 0.30, (math.pi * radius * 0.92, radius))
    bend(upper, curve, -1.15 * math.degrees(math.atan2(width, length)))
    return lower + shift(upper, (0, 0, duvet.thick * 1.15))


def _hung(duvet):
    """Over the rail of a wooden rack, to air."""
    length, wide, tall = 1.5, 0.78, 0.86
    parts = duvet.quilt(length, wide, tag=-length / 2 + 0.1)
    radius = duvet.thick / 2 + 0.014
    front = 0.74
    curve = Curve(
        -length / 2, (front, 0), (math.pi * radius, -radius), (length - front - math.pi * radius, 0)
    )
    bend(parts, curve)
    # What ran level now hangs.
    for part in parts:
        moved(part, lambda p: np.stack([p[:, 2], p[:, 1], p[:, 0]], -1))
    low, high = extent(parts)
    shift(parts, (-(high[0] - duvet.thick - radius), 0, tall - high[2] + duvet.thick))

    def swaying(points):
        x, y, z = points.T
        down = np.clip((tall - z) / tall, 0, 1)
        return np.stack([x + 0.05 * down * np.sin(y * 9 + 2 * np.sign(x)) * np.sign(x), y, z], -1)

    for part in parts:
        moved(part, swaying)
    beech = wood('beech', 'Z', 1.0)
    rail = lathe('rail', [(0, -0.5), (0.013, -0.5), (0.013, 0.5), (0, 0.5)], beech)
    rail.rotation_euler = (math.radians(90), 0, 0)
    rail.location = (0, 0, tall)
    for y in (-0.47, 0.47):
        for lean in (-1, 1):
            tilt = (0, math.radians(lean * 13), 0)
            place = (lean * -0.105, y, tall / 2 + 0.02)
            box('leg', (0.026, 0.02, tall + 0.08), place, beech, 0.004, turn=tilt)
    return turned(parts, 0)


FORMS = {
    'pile': _pile,
    'piles': _piles,
    'letter': _letter,
    'roll': _roll,
    'spread': _spread,
    'double': _double,
    'hung': _hung,
}
