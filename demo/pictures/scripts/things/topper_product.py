"""A topper as its product describes it: measures, cover, quilting, label, and how it lies."""

import math

import numpy as np

from bending import Curve, bend, rolled, rolling
from covers import draw_back
from labels import label
from materials import fabric, plain
from meshes import (
    add_mesh,
    box,
    flat,
    grid_faces,
)
from packing import dented_carton, ribbon, sack, tag_on_roll
from palette import hex_of
from staging import extent, moved, points_of, shift, show, turned
from things.mattress import CLOTHS
from upholstery import mattress

ROLL, RADIUS = 0.016, 0.06


def build(size, height, look, brand, model):
    """`size` is width and length in metres, `height` its thickness."""
    topper = Topper(*size, height, look, brand, model)
    parts = FORMS[look['form']](topper)
    if look.get('mirrored'):
        _mirror(parts, topper.labels)
    reach = look.get('reach', (0.84, 0.70))
    show(look, 2.0 * max(1, size[1] / 2), *reach, softness=32)


class Topper:
    """Makes the parts of a topper, flat on the floor around the origin, its foot end at +x."""

    def __init__(self, width, length, height, look, brand, model):
        self.width, self.length, self.height, self.look = width, length, height, look
        self.name = (brand, model)
        self.labels = []
        top = CLOTHS[look.get('topCloth', 'knit')]
        side = CLOTHS[look.get('sideCloth', 'linen')]
        self.top = fabric(hex_of(look.get('cover', 'white')), *top, 0.2, 0.01, mask='top')
        self.side = fabric(hex_of(look['side']), *side, 0.15, mask='side')
        piping = hex_of(look.get('piping', look['side']))
        self.piping = fabric(piping, 'twill', 0.06, mask='piping')
        self.under = fabric(hex_of(look.get('under', 'natural')), *CLOTHS['knit'], 0.15, 0.01)

    def parts(self, width=None, length=None, at=0.36, step=0.006, tag=True):
        """Cover, border, underside, cords and label, in this order. `at` is how far the middle of
        the label is from the foot end."""
        width, length = width or self.width, length or self.length
        look = self.look
        parts = mattress(
            length,
            width,
            self.height,
            self.top,
            self.side,
            self.piping,
            look.get('pattern', 'diamond'),
            tuple(look.get('quilt', (0.12, 0.012))),
            look.get('softness', 0.5),
            RADIUS,
            ROLL,
            step=step,
            handles=False,
            cords=look.get('cords', True),
            under=self.under,
        )
        if tag:
            parts.append(self.tag(width, length, at))
        return parts

    def tag(self, width, length, at):
        """The label on the long side that is seen, or with an `at` of 0 at the foot end."""
        wide = min(0.15, self.height * 1.6)
        out = 0.004 + 0.014 * self.look.get('softness', 0.5) + 0.008
        middle = self.height * 0.5
        if at:
            place, turn = (length / 2 - at, -width / 2 - out, middle), 0
        else:
            place, turn = (length / 2 + out, -width / 2 + 0.16, middle), math.radians(90)
        thing = label(*self.name, wide, place, (0, 0, turn))
        moved(thing, lambda points: points)
        self.labels.append(thing)
        return thing


def _flat(topper):
    return topper.parts(at=topper.look.get('label', 0.3))


def _rolling(topper):
    """Its head end is rolled up."""
    rest = topper.look['share'] * topper.length
    curve = rolling(topper.length / 2 - rest, rest, topper.height)
    return bend(topper.parts(at=0.4), curve, 180)


def _roll(topper, held=True):
    """All of it rolled up, lying across, its middle above the origin; `held` by ribbons."""
    parts = topper.parts(tag=False, step=0.008)
    bend(parts, rolled(-topper.length / 2, topper.length, topper.height), rest=True)
    low, high = extent(parts)
    shift(parts, (-(low[0] + high[0]) / 2, 0, 0))
    if not held:
        return parts
    around = np.concatenate([points_of(part)[:, [0, 2]] for part in parts])
    ribbons = [ribbon(around, topper.width * y, topper.piping) for y in (-0.25, 0.25)]
    tag = tag_on_roll(topper.name, around, min(0.16, high[2] / 2))
    topper.labels.append(tag)
    return [*parts, *ribbons, tag]


def _rolled(topper):
    """One lies flat, another is rolled up behind it, as it is delivered or put away."""
    roll = _roll(topper)
    behind = topper.width / 2 + extent(roll)[1][2] / 2 + 0.12
    return topper.parts(at=0.3) + shift(turned(roll, 90), (-0.1, behind, 0))


def _bag(topper):
    """It is rolled up, before the bag that it goes into."""
    roll = turned(_roll(topper), 18)
    radius = extent(roll)[1][2] / 2
    bag = sack(radius, topper.width, fabric(hex_of('rust'), 'twill', 0.09, 1.6, 0.9))
    return roll + shift([bag], (-radius * 2.9, 0.18, radius))


def _folded(topper):
    """Laid double, one end on the other."""
    parts = topper.parts(at=0.5)
    half = topper.length / 2
    over = topper.look.get('share', 0.5) * topper.length
    curve = Curve(half - over - 0.03, (math.pi * 0.02, -0.02), (0.5, 0))
    return bend(parts, curve, rest=True)


def _thirds(topper):
    """Folded in three, as a letter."""
    parts = topper.parts(at=0.35)
    third = topper.length / 3
    inner, outer = 0.015, topper.height + 0.015
    curve = Curve(
        -topper.length / 2 + third - 0.04,
        (math.pi * outer, outer),
        (third - 0.06, 0),
        (math.pi * inner, -inner),
        (0.1, 0),
    )
    return bend(parts, curve, rest=True)


def _turned_back(topper):
    """A corner is turned back, so that the underside is seen."""
    parts = topper.parts(at=1.1)
    far = math.hypot(topper.length, topper.width) / 2
    reach = topper.look.get('share', 0.34) * far * 2
    slant = -math.degrees(math.atan2(topper.width, topper.length)) * 1.25
    radius = topper.height + 0.035
    curve = Curve(far * 0.98 - reach, (math.pi * radius * 0.93, radius), (0.5, 0))
    return bend(parts, curve, slant)


def _hump(topper):
    """It is bent up in the middle: so far it gives way."""
    parts = topper.parts(at=0.22)
    tall, bent = 0.30, 1.15
    ends = (topper.length - 4 * tall * bent) / 2
    curve = Curve(
        -topper.length / 2 + ends,
        (tall * bent, tall),
        (2 * tall * bent, -tall),
        (tall * bent, tall),
        (0.2, 0),
    )
    return bend(parts, curve, rest=True)


def _opened(topper):
    """The cover is drawn back, and shows what is in it."""
    look, parts = topper.look, topper.parts(at=0.95)
    size = (topper.length, topper.width)
    level, share, slant = topper.height - ROLL, look['share'], look.get('slant')
    return parts + draw_back(
        parts[0], size, level, RADIUS, topper.under, look['core'], share, slant
    )


def _pair(topper):
    """Two narrow ones side by side, the way a double bed takes them."""
    parts = topper.parts(at=0.3)
    other = topper.parts(tag=False)
    return parts + shift(other, (-0.10, topper.width + 0.03, 0))


def _stack(topper):
    """Three in a pile, each a little askew."""
    parts = []
    for number in range(3):
        layer = turned(topper.parts(at=0.3), (0, 2.4, -1.6)[number])
        parts += shift(layer, (0, 0, number * (topper.height + 0.002)))
    return parts


def _bedded(topper):
    """On a mattress, its elastic around the corners."""
    tall = 0.22
    knit = fabric('#e9e7e1', 'knit', 0.10, 0.6, 0.4, 0.2, 0.01)
    border = fabric('#b3b5b4', 'linen', 0.14, 1.6, 0.9, 0.15)
    size = (topper.length, topper.width, tall, knit, border, border)
    parts = mattress(*size, 'none', softness=0.3, handles=False, step=0.01)
    parts += shift(topper.parts(at=0.5), (0, 0, tall - 0.006))
    elastic = fabric('#e6e2da', 'twill', 0.03)
    for end in (-1, 1):
        parts.append(_strap(topper, end, tall, elastic))
    return parts


def _strap(topper, end, level, material, wide=0.034, radius=0.10):
    """A ribbon across a corner of the mattress below."""
    across = np.linspace(-1, 1, 70)[:, None]
    down = np.linspace(0, 1, 6)[None] * wide
    angle = np.radians(-45 + 45 * np.clip(across / 0.55, -1, 1))
    out = radius + 0.020
    straight = 0.16 * np.sign(across) * np.clip((abs(across) - 0.55) / 0.45, 0, 1)
    x = topper.length / 2 - radius + out * np.cos(angle) + np.minimum(straight, 0)
    y = -topper.width / 2 + radius + out * np.sin(angle) + np.maximum(straight, 0)
    z = level + 0.01 - 0.10 * (1 - np.clip(abs(across), 0, 1) ** 2) - down
    shape = flat(end * x + 0 * down, y + 0 * down, z)
    return add_mesh('strap', shape, grid_faces(70, 6), material, flat(across * 0.3, down))


def _split(topper, cut=0.70, lift=34, radius=0.45):
    """It is cut from the head end; one of the backs stands up, as on a bed with two motors."""
    parts = topper.parts(at=0.3)
    curve = Curve(topper.length / 2 - cut - 0.08, (math.radians(lift) * radius, radius))
    around = np.array([[-1, 0, 0], [0, -1, 0], [0, 0, 1.0]])

    def notched(points):
        # The head end is at -x: the cover dips into the cut, and at its end.
        head = np.clip((cut - topper.length / 2 - points[:, 0]) / 0.03, 0, 1)
        dip = 0.045 * head * np.exp(-((points[:, 1] / 0.03) ** 2))
        return points - np.stack([0 * dip, 0 * dip, dip], -1)

    def raised(points):
        share = np.clip(points[:, 1:2] / 0.012 + 0.5, 0, 1)
        return points * (1 - share) + curve.bend(points @ around) @ around * share

    moved(parts[0], notched)
    for part in parts:
        moved(part, raised)
    return parts


def _carton(topper):
    """Rolled up before the dented carton that it came in."""
    roll = turned(_roll(topper), -112)
    side, tall = extent(roll)[1][2] + 0.06, topper.width + 0.06
    place = (-0.42, 0.42, 0)
    tape = box('tape', (0.055, 0.003, tall - 0.01), (0, 0, 0), plain('#d8c39c', 0.3), 0.001)
    shift([tape], (-0.06, -side / 2 - 0.001, tall / 2 + 0.006))
    return roll + shift([dented_carton(side, tall), tape], place)


def _upright(topper):
    """Rolled up and set on its end, in a sleeve of paper: unused, as it was packed."""
    roll = _roll(topper, held=False)
    shift(roll, (0, 0, -extent(roll)[1][2] / 2))
    around = np.concatenate([points_of(part)[:, [0, 2]] for part in roll])
    paper = plain('#d9c7a6', 0.8, specular=0.15)
    wide = topper.width
    sleeve = ribbon(around, -wide * 0.05, paper, wide * 0.22)
    tag = label(*topper.name, 0.17, (0, 0, 0), (math.radians(-90), 0, 0))
    front = around[abs(around[:, 0]) < 0.1][:, 1].max()
    shift([tag], (0, -wide * 0.05, front + 0.012))
    upright = np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0.0]])
    for part in [*roll, sleeve, tag]:
        moved(part, lambda points: points @ upright.T + (0, 0, wide / 2 + 0.012))
    topper.labels.append(tag)
    return turned([*roll, sleeve, tag], 30)


FORMS = {
    'flat': _flat,
    'rolling': _rolling,
    'rolled': _rolled,
    'bag': _bag,
    'folded': _folded,
    'thirds': _thirds,
    'turned': _turned_back,
    'hump': _hump,
    'opened': _opened,
    'pair': _pair,
    'stack': _stack,
    'bedded': _bedded,
    'split': _split,
    'carton': _carton,
    'upright': _upright,
}


def _mirror(parts, labels):
    """Seen from the left; the words of the labels stay legible."""
    for part in parts:
        moved(part, lambda points: points * (-1, 1, 1))
    for thing in labels:
        for corner in thing.data.uv_layers[0].data:
            corner.uv = (1 - corner.uv[0], corner.uv[1])
