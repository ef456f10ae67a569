"""A throw pillow as its product describes it: cloth, filling, edge, and how it lies."""

import math

import numpy as np

from filled import foam_pillow
from labels import label
from linens import tilted, weave
from meshes import add_mesh, lathe, rim_of_grid, smoothed, tube
from staging import extent, moved, points_of, shift, show, turned
from things.pillow import shape

SIDE, GRID = 0.45, 72
"""One cushion is sewn and filled, with so many points along its sides; others have its form."""


def build(size, look, brand, model):
    """`size` is width and length in metres."""
    cushion = Cushion(*size, look, brand, model)
    FORMS[look['form']](cushion)
    lies = look['form'] in ('lying', 'stack', 'floor')
    show(look, 0.8, 0.66, 0.70, elevation=16, key=150 if lies else 200, softness=42, fill=1.6)


class Cushion:
    """Makes cushions around the origin, lying."""

    def __init__(self, width, length, look, brand, model):
        self.width, self.length, self.look, self.name = width, length, look, (brand, model)
        self.cloth = weave(look['side'], look['cloth'], 'side')
        piping = look.get('piping')
        self.cord = weave(piping, 'twill', 'piping') if piping else None

    def make(self, seed=0, share=1.0, tag=True):
        """One, around the origin; `share` is its size to that of the product. Of `seed` 0 to 3,
        each turns another of its sides up."""
        look, wide, long = self.look, self.width * share, self.length * share
        if look.get('border'):
            parts = foam_pillow(
                (wide, long, 0.03),
                lambda x, y: np.ones_like(x),
                look.get('tall', 0.16) * share,
                self.cloth,
                self.cloth,
                self.cord,
            )
            edges = {side: np.array([[0, side * long / 2, 0]]) for side in (-1, 1)}
            right = np.array([[wide / 2, 0, look.get('tall', 0.16) * 0.5]])
        else:
            parts, edges, right = self._stuffed(seed, share)
        if look.get('fringe'):
            parts += [_fringe(edges[side], self.cloth, side) for side in (-1, 1)]
        if look.get('button'):
            parts += _buttoned(parts, self.cloth)
        if look.get('chop'):
            _chop(parts, long)
        if tag:
            parts.append(self._tag(right, long))
        return parts

    def _stuffed(self, seed, share):
        """Two sheets that are sewn around and filled: parts, lower and upper edge, right edge."""
        tall = self.look.get('tall', 0.16) * share
        cushion, points = shape(
            SIDE, SIDE, self.cloth, thick=0.315, firmness=0.35, columns=GRID, rows=GRID
        )
        rim = rim_of_grid(GRID, GRID)
        points = points - points[rim].mean(0)
        wide, long = self.width * share / SIDE, self.length * share / SIDE
        points = points * (wide, long, tall / np.ptp(points[:, 2]))
        _scale_weave(cushion, wide)
        if seed % 2:
            points = points * (-1, -1, 1)
        if seed // 2 % 2:
            points = points * (1, -1, -1)
        moved(cushion, lambda _: points)
        parts = [cushion]
        if self.cord:
            parts.append(tube('piping', smoothed(points[rim]), 0.0035, self.cord, ring=8))
        edge = points[rim]
        limit = 0.93 * abs(edge).max(0)
        edges = {side: edge[edge[:, 1] * side > limit[1] * 0.86] for side in (-1, 1)}
        return parts, edges, edge[edge[:, 0] > limit[0] * 0.86]

    def _tag(self, edge, long):
        """The label in its right seam, which reads upright when the cushion stands."""
        at = edge[abs(edge[:, 1] + long * 0.26).argmin()]
        thing = label(*self.name, 0.052, (0, 0, 0), (math.radians(-90), 0, 0))
        return shift([thing], (at[0] + 0.018, -long * 0.26, at[2]))[0]

    def standing(self, seed=0, lean=76, share=1.0, tag=True):
        """One that stands on its edge and leans back."""
        parts = tilted(self.make(seed, share, tag), lean)
        return _resting(parts, 0.5 * self.length * share)


def _scale_weave(thing, share):
    """Keeps the weave as fine as it was when a thing has become `share` times as large."""
    layer = thing.data.uv_layers[0].data
    values = np.empty(len(layer) * 2, np.float32)
    layer.foreach_get('uv', values)
    layer.foreach_set('uv', values * share)


def _resting(parts, half):
    """Its lower edge gives way until it rests on the floor."""
    points = points_of(parts[0])
    places = np.linspace(-half, half, 33)
    level = [points[abs(points[:, 0] - x) < half / 12, 2].min(initial=0.2) for x in places]
    level = np.convolve(np.pad(level, 1, mode='edge'), [0.25, 0.5, 0.25], 'valid')

    def lowered(points):
        x, y, z = points.T
        gap = np.interp(x, places, level)
        return np.stack([x, y, z - gap * np.exp(-np.maximum(z - gap, 0) / 0.11)], -1)

    for part in parts:
        moved(part, lowered)
    return shift(parts, (0, 0, -0.004))


def _fringe(edge, cloth, side, strands=90, drop=0.045):
    """Strands along one edge, as the weaver leaves them."""
    random = np.random.RandomState(4)
    edge = edge[np.argsort(edge[:, 0])]
    points, faces = [], []
    for x in np.linspace(edge[0, 0] * 0.97, edge[-1, 0] * 0.97, strands):
        y, z = (np.interp(x, edge[:, 0], edge[:, axis]) for axis in (1, 2))
        sway, reach = random.uniform(-0.006, 0.006), drop * random.uniform(0.85, 1.1)
        start = len(points)
        for share in (0, 0.5, 1):
            for half in (-0.0022, 0.0022):
                along = (share * 1.1 - 0.1) * reach
                points.append((x + half + sway * share**2, y + side * along, z - 0.012 * share**2))
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
        return np.stack([x * (1 - 0.10 * near), y - 0.055 * near, z * (1 - 0.2 * near)], -1)

    for part in parts:
        moved(part, dented)


def _standing(cushion):
    cushion.standing(cushion.look.get('seed', 0))


def _pair(cushion):
    """Two that lean on each other."""
    shift(turned(cushion.standing(3, 74, tag=False), 6), (-0.10, 0.10, 0))
    shift(turned(cushion.standing(2, 62), -8), (0.16, -0.10, 0))


def _sizes(cushion):
    """The larger size behind, the smaller before it."""
    shift(turned(cushion.standing(2, 76, 1.22, tag=False), 4), (-0.09, 0.11, 0))
    shift(turned(cushion.standing(1, 64), -10), (0.15, -0.11, 0))


def _row(cushion):
    """Three in a row, each leaning on the one behind it."""
    for number in range(3):
        one = turned(cushion.standing(number, 70 - 3 * number, tag=number == 2), 4 - 5 * number)
        shift(one, (-0.20 + 0.20 * number, 0.16 - 0.15 * number, 0))


def _lying(cushion):
    parts = cushion.make(cushion.look.get('seed', 0))
    shift(parts, (0, 0, -extent(parts)[0][2]))


def _stack(cushion):
    """Three on each other."""
    top = 0.0
    for number in range(3):
        parts = turned(cushion.make(number, tag=number == 1), 10 * number - 8)
        low, high = extent(parts[:1])
        shift(parts, (0.008 * number, 0, top - low[2]))
        top += (high[2] - low[2]) * 0.74


def _floor(cushion):
    """One lies, the other leans on its edge."""
    parts = cushion.make(2, tag=False)
    shift(parts, (0, 0.08, -extent(parts)[0][2]))
    shift(turned(cushion.standing(1, 58), -12), (0.06, -cushion.length * 0.52, 0))


FORMS = {
    'standing': _standing,
    'pair': _pair,
    'sizes': _sizes,
    'row': _row,
    'lying': _lying,
    'stack': _stack,
    'floor': _floor,
}
