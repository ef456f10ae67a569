"""A pillow as its product describes it: form, height and filling of its core, and how it lies."""

import math

import numpy as np
from mathutils import Matrix

from filled import foam_pillow, pillow
from foams import CORES, slab
from labels import label
from materials import fabric, foam
from meshes import add_mesh, lathe
from palette import hex_of
from staging import extent, moved, shift, show, turned
from things.duvet_product import CLOTHS
from things.mattress import CLOTHS as KNITS
from things.mattress import toys


def build(size, height, look, brand, model):
    """`size` is width and length in metres, the longer side across; `height` that of its middle."""
    made = Pillow(*size, height, look, brand, model)
    FORMS[look['form']](made)
    show(look, 0.9, 0.72, 0.64, elevation=24, softness=44)


class Pillow:
    """Makes pillows around the origin, the longer side along x."""

    def __init__(self, width, length, height, look, brand, model):
        self.long, self.wide = max(width, length), min(width, length)
        self.height, self.look, self.name = height, look, (brand, model)
        cloth = {**CLOTHS, 'knit': (*KNITS['knit'], 0.2, 0.01)}[look.get('cloth', 'percale')]
        self.cloth = fabric(hex_of(look['side']), *cloth, mask='side')
        cord = look.get('piping', look['side'])
        self.cord = fabric(hex_of(cord), 'twill', 0.03, mask='piping')
        self.border = fabric(hex_of(look.get('border', cord)), *KNITS['mesh'], 0.15, mask='border')

    def stuffed(self, dent=0.0, seed=0, tag=True):
        """One that is filled loosely, its underside on the floor."""
        look = self.look
        parts = pillow(
            self.long, self.wide, self.height, self.cloth, self.cord, look['plump'], dent, seed
        )
        if tag:
            thing = label(*self.name, 0.075, (0, 0, 0), (math.radians(-90), 0, 0))
            parts += shift([thing], (self.long * 0.3, -self.wide / 2 - 0.008, 0))
        return shift(parts, (0, 0, -extent(parts)[0][2]))

    def solid(self, top=None, height=None, length=None, tag=True):
        """One of foam, its underside on the floor. `top` is its form, as `foam_pillow` takes it."""
        height, length = height or self.height, length or self.long
        parts = foam_pillow(
            (length, self.wide, 0.055),
            top or (lambda x, y: np.ones_like(x)),
            height,
            self.cloth,
            self.border,
            self.cord,
        )
        if tag:
            wide = min(0.09, height * 0.9)
            level = (height - 0.03) * (top(0, np.array(-self.wide / 2)) if top else 1) * 0.55
            place = (length * 0.28, -self.wide / 2 - 0.010, level)
            parts += shift([label(*self.name, wide, (0, 0, 0))], place)
        return parts


def _single(made):
    made.stuffed(made.look.get('dent', 0.0), made.look.get('seed', 0))


def _pair(made):
    """Two on each other."""
    lower = made.stuffed(0.03, 1, tag=False)
    upper = turned(made.stuffed(0.0, 5), 6)
    shift(upper, (0.012, -0.01, extent(lower)[1][2] - made.height * 0.16))


def _leaning(made):
    """One lies, the other leans on it."""
    shift(made.stuffed(0.02, 2, tag=False), (0.0, made.wide * 0.34, 0))
    behind = _tilted(made.stuffed(0.0, 7), 46)
    low = extent(behind)[0]
    shift(turned(behind, -4), (0.03, -made.wide * 0.32, -low[2]))


def _tilted(parts, degrees):
    matrix = np.array(Matrix.Rotation(math.radians(degrees), 3, 'X'))
    for part in parts:
        moved(part, lambda points: points @ matrix.T)
    return shift(parts, (0, 0, -extent(parts)[0][2]))


def _refilled(made):
    """It has a zip: some of its filling lies before it."""
    made.stuffed(made.look.get('dent', 0.0), made.look.get('seed', 0))
    place = (made.long * 0.30, -made.wide / 2 - 0.15)
    HEAPS[made.look['filling']](place)


def _balls(place, color, count=46, size=0.017):
    material = fabric(color, 'boucle', 0.05, 0.8, 0.9, 0.4)
    profile = [(math.sin(a), -math.cos(a)) for a in np.linspace(0, math.pi, 14)]
    for x, y, z, share in _heap(count, size):
        radius = size * share
        points = [(max(r, 0.0001) * radius, h * radius) for r, h in profile]
        lathe('ball', points, material, (place[0] + x, place[1] + y, z + radius), 24)


def _flakes(place, count=80, size=0.011):
    random = np.random.RandomState(5)
    material = foam(CORES['memory'][0], 0.0016)
    for x, y, z, share in _heap(count, size):
        corners = np.array(
            [(a, b, c) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
        ) * random.uniform(0.5, 1.0, (8, 3))
        spin = np.linalg.qr(random.randn(3, 3))[0]
        shape = corners * size * share @ spin + (place[0] + x, place[1] + y, z + size)
        faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
        add_mesh('flake', shape, faces, material, smooth=False)


def _heap(count, size):
    """Places in a low heap, and the share of the size that each piece has."""
    random = np.random.RandomState(3)
    for number in range(count):
        level = int(3 * (number / count) ** 1.6)
        far = (0.105 - 0.034 * level) * math.sqrt(random.rand())
        angle = random.rand() * 2 * math.pi
        x, y = far * math.cos(angle) * 1.35, far * math.sin(angle)
        yield x, y, level * size * 1.45, random.uniform(0.75, 1.1)


HEAPS = {
    'fibre': lambda place: _balls(place, '#f2f0ea'),
    'wool': lambda place: _balls(place, '#ddd0b6', 34, 0.021),
    'foam': _flakes,
}


def _stacked(made):
    """Two of them, one on the other askew."""
    lower = made.solid(tag=False)
    shift(turned(made.solid(), 24), (0.02, 0, extent(lower)[1][2]))


def _contour(made):
    """A higher and a lower wave along it, between them a hollow for the head."""
    half = made.wide / 2

    def wave(_, y):
        share = np.clip((y + half) / made.wide, 0, 1)
        high, low = np.exp(-(((share - 0.17) / 0.17) ** 2)), np.exp(-(((share - 0.85) / 0.16) ** 2))
        return 0.50 + 0.50 * high + 0.22 * low

    made.solid(wave)


def _cut_out(made):
    """Its edge before us is cut out in an arch, for the shoulder."""
    parts = made.solid(tag=False)
    deep, wide = made.wide * 0.30, made.long * 0.62

    def arched(points):
        x, y, z = points.T
        share = np.clip(1 - (2 * x / wide) ** 2, 0, 1) ** 0.8
        near = np.clip((made.wide / 2 - y) / made.wide, 0, 1.2)
        return np.stack([x, y + deep * share * near**1.3, z], -1)

    for part in parts:
        moved(part, arched)
    wide = min(0.075, made.height * 0.7)
    place = (made.long * 0.39, -made.wide / 2 - 0.012, made.height * 0.42)
    shift([label(*made.name, wide, (0, 0, 0))], place)


def _lane(made):
    """A softer lane in the middle, where the back of the head lies."""

    def dip(x, y):
        lane = np.exp(-((x / (made.long * 0.19)) ** 6))
        return 1 - 0.30 * lane * np.exp(-((y / (made.wide * 0.40)) ** 6))

    parts = made.solid(dip)
    return parts


def _sleeve(made, bare=0.40):
    """The core comes out of its cover."""
    length = made.long * (1 - bare)
    shift(made.solid(length=length), (-made.long * bare / 2, 0, 0))
    color, cut = CORES[made.look['core']]
    long = made.long * (bare + 0.25)
    parts = slab(foam(color), long, made.wide - 0.05, made.height - 0.022, 0.004, cut, 0.003)
    shift(parts, (made.long / 2 - long / 2 - 0.01, 0, 0))


def _layered(made):
    """Beside it the layers that make it higher."""
    made.solid()
    color, cut = CORES[made.look['core']]
    material, level = foam(color), 0.0
    for number, thick in enumerate(made.look['layers']):
        size = (made.long - 0.07, made.wide - 0.07, thick)
        parts = slab(material, *size, level, cut, 0.003)
        turned(parts, -3 + 4 * number)
        shift(parts, (0.05 - 0.03 * number, made.wide * 1.06 - 0.012 * number, 0))
        level += thick + 0.001


def _child(made):
    """A flat one for a child, beside wooden blocks."""
    made.stuffed(0.0, made.look.get('seed', 0))
    toys(made.long / 2 - 0.02, -made.wide / 2 - 0.13)


FORMS = {
    'single': _single,
    'pair': _pair,
    'leaning': _leaning,
    'refilled': _refilled,
    'stacked': _stacked,
    'contour': _contour,
    'cut-out': _cut_out,
    'lane': _lane,
    'sleeve': _sleeve,
    'layered': _layered,
    'child': _child,
}
