"""A throw pillow as its product describes it: cloth, filling, edge, and how it lies."""

import math

import numpy as np

from filled import foam_pillow, pillow
from labels import label
from linens import tilted, weave
from meshes import add_mesh, lathe
from staging import extent, moved, shift, show, turned


def build(size, look, brand, model):
    """`size` is width and length in metres."""
    cushion = Cushion(*size, look, brand, model)
    FORMS[look['form']](cushion)
    fill = 1.6 if look['form'] in ('lying', 'stack', 'floor') else 2.6
    show(look, 0.8, 0.66, 0.70, elevation=16, softness=42, fill=fill)


class Cushion:
    """Makes cushions around the origin, lying."""

    def __init__(self, width, length, look, brand, model):
        self.width, self.length, self.look, self.name = width, length, look, (brand, model)
        self.cloth = weave(look['side'], look['cloth'], 'side')
        piping = look.get('piping')
        self.cord = weave(piping, 'twill', 'piping') if piping else None

    def make(self, seed=0, share=1.0, tag=True):
        """One, around the origin; `share` is its size to that of the product."""
        look, wide, long = self.look, self.width * share, self.length * share
        tall = look.get('tall', 0.16) * share
        plump, dent = look.get('plump', 0.6), look.get('dent', 0.0)
        if look.get('border'):
            parts = foam_pillow(
                (wide, long, 0.03),
                lambda x, y: np.ones_like(x),
                tall,
                self.cloth,
                self.cloth,
                self.cord,
            )
        else:
            parts = pillow(wide, long, tall, self.cloth, self.cord, plump, dent, seed, 0.004)
        if look.get('fringe'):
            parts += [_fringe(wide, long, self.cloth, side) for side in (-1, 1)]
        if look.get('button'):
            parts += _buttoned(parts, self.cloth)
        if look.get('chop'):
            _chop(parts, long)
        if tag:
            parts += self._tag(parts, wide)
        return parts

    def _tag(self, parts, wide):
        """The label in its seam, on the right; it shows when the cushion stands."""
        thing = label(*self.name, 0.052, (0, 0, 0), (math.radians(-90), 0, 0))
        low, high = extent(parts[:1])
        level = 0.0 if not self.look.get('border') else self.look.get('tall', 0.16) * 0.5
        return shift([thing], (high[0] - 0.10 * wide, low[1] - 0.006, level))

    def standing(self, seed=0, lean=76, share=1.0, tag=True):
        """One that stands on its edge and leans back."""
        return tilted(self.make(seed, share, tag), lean)


def _fringe(wide, long, cloth, side, strands=70, drop=0.045):
    """Strands along one edge, as the weaver leaves them."""
    random = np.random.RandomState(4)
    points, faces = [], []
    for number, x in enumerate(np.linspace(-0.47, 0.47, strands) * wide):
        sway, reach = random.uniform(-0.006, 0.006), drop * random.uniform(0.85, 1.1)
        pull = 0.17 * 0.16 * (1 - (2 * x / wide) ** 2) * (abs(2 * x / wide) < 1)
        y = side * (long / 2 - 1.0 * pull)
        start = len(points)
        for share in (0, 0.5, 1):
            for half in (-0.0022, 0.0022):
                points.append(
                    (x + half + sway * share**2, y + side * reach * share, -0.008 * share**2)
                )
        for step in (0, 2):
            k = start + step
            faces.append((k, k + 1, k + 3, k + 2))
    uv = np.array(points)[:, :2]
    return add_mesh('fringe', points, faces, cloth, uv)


def _buttoned(parts, cloth):
    """A covered button that draws the middle in, with folds around it."""

    def drawn(points):
        x, y, z = points.T
        far, angle = np.hypot(x, y), np.arctan2(y, x)
        pull = 0.045 * np.exp(-((far / 0.075) ** 1.2))
        folds = 0.004 * np.cos(angle * 8) * np.exp(-(((far - 0.07) / 0.05) ** 2))
        return np.stack([x, y, z - (pull - folds) * (z > 0)], -1)

    for part in parts:
        moved(part, drawn)
    top = parts[0]
    points = np.empty(len(top.data.vertices) * 3, np.float32)
    top.data.vertices.foreach_get('co', points)
    points = points.reshape(-1, 3)
    middle = points[np.hypot(points[:, 0], points[:, 1]) < 0.01][:, 2].max()
    profile = [(0.0001, 0.007), (0.008, 0.0055), (0.012, 0.001), (0.011, -0.004), (0.0001, -0.006)]
    return [lathe('button', profile, cloth, (0, 0, middle + 0.002), 32)]


def _chop(parts, long):
    """The dent of a hand in the upper edge, as feathers keep it."""

    def dented(points):
        x, y, z = points.T
        near = np.exp(-((x / 0.10) ** 2)) * np.clip((y + long * 0.1) / (long * 0.6), 0, 1) ** 1.6
        return np.stack([x * (1 - 0.10 * near), y - 0.085 * near, z * (1 - 0.25 * near)], -1)

    for part in parts:
        moved(part, dented)


def _standing(cushion):
    cushion.standing(cushion.look.get('seed', 0))


def _pair(cushion):
    """Two that lean on each other."""
    shift(turned(cushion.standing(3, 74, tag=False), 6), (-0.10, 0.10, 0))
    shift(turned(cushion.standing(8, 62), -8), (0.16, -0.10, 0))


def _sizes(cushion):
    """The larger size behind, the smaller before it."""
    shift(turned(cushion.standing(2, 76, 1.22, tag=False), 4), (-0.09, 0.11, 0))
    shift(turned(cushion.standing(6, 64), -10), (0.15, -0.11, 0))


def _row(cushion):
    """Three in a row, each leaning on the one behind it."""
    for number in range(3):
        one = turned(cushion.standing(number * 3, 70 - 3 * number, tag=number == 2), 4 - 5 * number)
        shift(one, (-0.20 + 0.20 * number, 0.16 - 0.15 * number, 0))


def _lying(cushion):
    parts = cushion.make(cushion.look.get('seed', 0))
    shift(parts, (0, 0, -extent(parts)[0][2]))


def _stack(cushion):
    """Three on each other."""
    top = 0.0
    for number in range(3):
        parts = turned(cushion.make(number * 4 + 1, tag=number == 1), 10 * number - 8)
        low, high = extent(parts[:2])
        shift(parts, (0.008 * number, 0, top - low[2]))
        top += (high[2] - low[2]) * 0.74


def _floor(cushion):
    """One lies, the other leans on its edge."""
    parts = cushion.make(2, tag=False)
    shift(parts, (0, 0.08, -extent(parts)[0][2]))
    shift(turned(cushion.standing(7, 58), -12), (0.06, -cushion.length * 0.52, 0))


FORMS = {
    'standing': _standing,
    'pair': _pair,
    'sizes': _sizes,
    'row': _row,
    'lying': _lying,
    'stack': _stack,
    'floor': _floor,
}
