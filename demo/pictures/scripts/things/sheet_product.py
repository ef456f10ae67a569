"""A fitted sheet or a mattress protector as its product describes it: on what it lies, its cloth,
how deep its corners are."""

import math

import numpy as np

from bending import Curve, bend, rolled
from filled import quilt
from labels import label
from linens import CREASES, band, crossed, folded, pad, weave, zigzag
from materials import fabric, plain, translucent
from meshes import add_mesh, flat, grid_faces, lathe, thicken
from packing import ribbon, tag_on_roll
from palette import hex_of
from staging import extent, moved, points_of, shift, show, turned
from things.bed_base import Base
from things.fitted_sheet import sheet
from things.mattress import CLOTHS, toys
from upholstery import mattress

PAPERS = {'kraft': '#b4946a', 'white': '#efece4', 'ink': '#2f3b46'}


def build(size, height, look, brand, model):
    """`size` is width and length in metres, `height` how deep the corners are."""
    made = Sheet(*size, height, look, brand, model)
    FORMS[look['form']](made)
    large = look['form'] not in ('banded', 'tied', 'roll', 'quilt-roll')
    wide, tall = look.get('reach', (0.84, 0.72))
    show(look, 2.0 if large else 1.0, wide, tall, elevation=24, softness=36, fill=1.5)


class Sheet:
    """Makes sheets around the origin, the foot end at +x, and what they lie on."""

    def __init__(self, width, length, height, look, brand, model):
        self.width, self.length, self.look, self.name = width, length, look, (brand, model)
        self.tall = look.get('mattress', max(0.08, height - 0.06))
        self.cloth = weave(look['side'], look['cloth'], 'side')
        self.creased = CREASES.get(look['cloth'], 1.0)
        self.paper = plain(PAPERS[look.get('paper', 'kraft')], 0.8, specular=0.1)
        self.band = fabric(hex_of('white'), 'twill', 0.03)

    def on(self, base=0.0, length=None, tag=True):
        """Drawn over what is there; the label is sewn to its side."""
        size = (length or self.length, self.width, self.tall)
        skirt = self.look.get('skirt')
        parts = sheet(
            self.cloth, size, base, weave(skirt, 'jersey', 'piping') if skirt else None, 0.008
        )
        if tag:
            wide = min(0.11, self.tall * 0.6)
            place = (size[0] / 2 - 0.34, -self.width / 2 - 0.016, base + self.tall * 0.42)
            parts.append(shift([label(*self.name, wide, (0, 0, 0))], place)[0])
        return parts

    def bed(self, tall, border='silver', cut=0.0, pattern='diamond'):
        """A mattress, a little smaller than the sheet."""
        knit = fabric('#e4e2dd', *CLOTHS['knit'], 0.2, 0.01)
        side = fabric(hex_of(border), *CLOTHS['linen'], 0.15)
        size = (self.length - cut, self.width - cut, tall)
        return mattress(
            *size, knit, side, knit, pattern, (0.12, 0.01), 0.3, step=0.009, handles=False
        )

    def pile(self, depth=0.30, wide=0.40, layers=8, seed=0):
        thick = self.look.get('thick', 0.010)
        made = zigzag(depth, thick, layers)
        return folded(made, wide, thick, self.cloth, self.creased, None, seed)


def _base(made):
    """On a mattress, on a slatted base with legs."""
    level = 0.30
    base = Base(made.width - 0.02, made.length - 0.02, level, crown=0.004)
    base.frame(0.07, 0.02, legs=True)
    base.sections([(made.length - 0.04, 0)], rail=0)
    made.on(level + 0.024)


def _on(made):
    """On a mattress, and with a `second` another one folded on it."""
    made.on()
    if made.look.get('second'):
        parts = turned(made.pile(0.32, 0.44, 6), -70)
        parts += band(turned(parts, 70), made.name, made.paper, 0.04, tag=False)
        turned(parts, -70)
        shift(parts, (made.length * 0.16, -0.02, made.tall + 0.004))


def _over_topper(made):
    """Around the topper alone; the mattress below it is seen."""
    made.bed(0.21, made.look.get('border', 'gray'))
    made.on(0.205)


def _split(made):
    """The head of one half is raised; the sheet follows the cut between the halves."""
    parts = made.on(tag=True)
    cut = 0.75
    start, radius, angle = made.length / 2 - cut, 0.55, math.radians(34)
    curve = Curve(start, (radius * angle, radius), (0.5, 0))

    def lifted(points):
        points = points * (-1, -1, 1)
        bent = curve.bend(points)
        share = np.clip((-points[:, 1] - 0.004) / 0.006, 0, 1)[:, None]
        return (points + (bent - points) * share) * (-1, -1, 1)

    for part in parts:
        moved(part, lifted)
    made.bed(0.20, 'gray')
    shift(parts, (0, 0, 0.196))


def _cot(made):
    """On the mattress of a cot, beside wooden blocks."""
    made.on()
    toys(made.length / 2 - 0.05, -made.width / 2 - 0.13)


def _turned_back(made):
    """Its corner is turned back from the mattress; a `lining` is what its underside is of."""
    tall = made.tall
    made.bed(tall - 0.034, made.look.get('border', 'silver'), 0.03, 'none')
    top, side, *rest = made.on()
    far = (made.length + made.width) / 2 / math.sqrt(2)
    corner = np.array([made.length / 2, -made.width / 2])
    open_ = made.look.get('open', 0.42)
    # The cloth of the side goes up with the corner: its edge runs from there to the floor.
    _without(side, lambda p: abs(p[:, :2] - corner).sum(1) < open_ * 1.41 + 0.9 * (tall - p[:, 2]))
    for part in rest:
        moved(part, lambda p: p - (open_ * 1.7, 0, 0))
    under = made.look.get('lining')
    lining = plain(under, 0.35, specular=0.4) if under else made.cloth
    back = add_mesh(
        'lining',
        points_of(top) - (0, 0, 0.004),
        _faces(top),
        lining,
        points_of(top)[:, :2],
    )
    level = tall - 0.02
    shift([top, back], (0, 0, -level))
    radius = 0.05
    curve = Curve(far - open_, (math.pi * radius * 0.93, radius))
    bend([top, back], curve, -45)
    shift([top, back], (0, 0, level - 0.001))


def _faces(thing):
    faces = np.empty(len(thing.data.loops), np.int32)
    thing.data.loops.foreach_get('vertex_index', faces)
    return faces.reshape(-1, 4)


def _without(thing, hidden):
    """Takes away the faces whose points are all where `hidden` says."""
    inside = hidden(points_of(thing))
    faces = _faces(thing)
    kept = faces[~inside[faces].all(1)]
    points = points_of(thing)
    material = thing.data.materials[0]
    uv = np.zeros((len(points), 2))
    layer = thing.data.uv_layers[0].data
    values = np.empty(len(thing.data.loops) * 2, np.float32)
    layer.foreach_get('uv', values)
    uv[faces.ravel()] = values.reshape(-1, 2)
    thing.hide_render = True
    return add_mesh('side', points, kept, material, uv)


def _drops(made):
    """A glass lies on it; the water stands on the cloth in drops."""
    made.on()
    water = translucent('#f2f6f8', 0.85)
    random = np.random.RandomState(7)
    top = made.tall
    for number in range(26):
        far, angle = 0.20 * random.rand(), random.rand() * 2 * math.pi
        size = random.uniform(0.006, 0.030) * (1 - 2.5 * far)
        arc = np.linspace(0, math.pi / 2, 10)
        profile = [(max(0.0001, size * math.cos(a)), size * 0.3 * math.sin(a)) for a in arc]
        place = (made.length * 0.20 + far * math.cos(angle), far * math.sin(angle) * 0.8, top)
        lathe('drop', profile, water, place, 28)
    glass = translucent('#e8eef0', 0.7)
    profile = [(0.0001, 0.006), (0.028, 0.006), (0.030, 0.0), (0.036, 0.11), (0.034, 0.11)]
    thing = lathe('glass', profile, glass, (made.length * 0.20 - 0.26, 0.08, top + 0.036), 48)
    thing.rotation_euler = (math.radians(90), 0, math.radians(60))


def _strapped(made):
    """Flat on the mattress, held by a band around each corner."""
    made.bed(made.tall, made.look.get('border', 'silver'), 0.0, 'none')
    parts = pad(made.length - 0.01, made.width - 0.01, 0.012, made.cloth, 0.8, None, 3, 0.007, 0.09)
    shift(parts, (0, 0, made.tall + 0.003))
    for sx in (-1, 1):
        for sy in (-1, 1):
            _strap(made, sx, sy)


def _strap(made, sx, sy, width=0.035):
    """An elastic ribbon across a corner, from the pad down the side."""
    across = np.linspace(-1, 1, 60)[:, None]
    down = np.linspace(0, 1, 8)[None]
    angle = np.radians(-45) + across * np.radians(45)
    radius, out = 0.10, 0.10 + 0.018
    x = made.length / 2 - radius + out * np.cos(angle)
    y = -(made.width / 2) + radius + out * np.sin(angle)
    sag = (made.tall * 0.30) * (1 - across**2)
    z = made.tall + 0.006 - sag - width * down
    shape = flat(sx * (x + 0 * down), -sy * (y + 0 * down), z)
    uv = flat(across * 0.2 + 0 * down, down * width + 0 * across)
    thicken(add_mesh('band', shape, grid_faces(60, 8), made.band, uv), 0.002)


def _banded(made):
    """Folded, with a paper band."""
    parts = made.pile()
    parts += band(parts, made.name, made.paper, made.look.get('bandHalf', 0.06))
    return turned(parts, -90)


def _tied(made):
    """Two of them, folded, tied crosswise."""
    lower = made.pile(0.30, 0.42, 8)
    upper = turned(made.pile(0.28, 0.40, 6, 5), 3)
    shift(upper, (0.0, 0, extent(lower)[1][2] - 0.006))
    parts = lower + upper
    parts += crossed(parts, made.cloth, 0.010)
    low, high = extent(lower)
    tag = label(*made.name, 0.05, (0, 0, 0), (0, 0, math.radians(90)))
    parts += shift([tag], (high[0] + 0.004, -0.13, high[2] * 0.5))
    return turned(parts, -90)


def _roll(made, parts=None, long=1.5, thick=None):
    """Rolled up, held by two ribbons."""
    thick = thick or made.look.get('thick', 0.012)
    parts = parts or pad(long, 0.46, thick, made.cloth, made.creased, None, 3)
    bend(parts, rolled(-long / 2, long, thick, 0.018), rest=True)
    low, high = extent(parts)
    shift(parts, (-(low[0] + high[0]) / 2, 0, 0))
    around = np.concatenate([points_of(part)[:, [0, 2]] for part in parts])
    wide = high[1]
    held = [ribbon(around, y, made.band, 0.012) for y in (-wide * 0.5, wide * 0.5)]
    tag = tag_on_roll(made.name, np.concatenate([around, around * 1.01]), 0.08)
    return turned([*parts, *held, tag], made.look.get('lies', -50))


def _quilt_roll(made):
    """A quilted underblanket, rolled up."""
    long, thick = 1.6, made.look.get('thick', 0.02)
    parts = quilt(long, 0.80, thick, 'diamond', 0.11, made.cloth, made.cloth)
    return _roll(made, parts, long, thick * 0.85)


FORMS = {
    'base': _base,
    'on': _on,
    'topper': _over_topper,
    'split': _split,
    'cot': _cot,
    'turned-back': _turned_back,
    'drops': _drops,
    'strapped': _strapped,
    'banded': _banded,
    'tied': _tied,
    'roll': _roll,
    'quilt-roll': _quilt_roll,
}
