"""A duvet cover with its pillowcases as the product describes it: cloth, closure, how it lies."""

import math

import numpy as np

from bending import Curve, bend, rolled
from filled import pillow
from labels import label
from linens import (
    CREASES,
    band,
    buttons,
    crossed,
    folded,
    halved,
    pad,
    tilted,
    weave,
    zigzag,
)
from materials import plain, wood
from meshes import box, lathe
from noise import fractal_noise
from packing import ribbon, tag_on_roll
from staging import extent, moved, points_of, shift, show, turned
from things.mattress import toys

PAPERS = {'kraft': '#b4946a', 'white': '#efece4', 'ink': '#2f3b46'}


def build(size, look, brand, model):
    """`size` is width and length in metres."""
    cover = Cover(*size, look, brand, model)
    FORMS[look['form']](cover)
    fill = {'hung': 2.2, 'pillows': 3.0, 'topped': 2.6}.get(look['form'], 1.5)
    show(look, 1.0, 0.76, 0.70, elevation=24, softness=42, fill=fill)


class Cover:
    """Makes pieces of a set of bed linen, of the product's cloth."""

    def __init__(self, width, length, look, brand, model):
        self.width, self.length, self.look, self.name = width, length, look, (brand, model)
        self.cloth = weave(look['side'], look['cloth'], 'side', look.get('stripe'))
        piping = look.get('piping')
        self.cord = weave(piping, 'twill', 'piping') if piping else None
        self.creased = CREASES.get(look['cloth'], 1.0)
        self.thick = look.get('thick', 0.010)
        self.paper = plain(PAPERS[look.get('paper', 'kraft')], 0.8, specular=0.1)

    def folded(self, depth=0.36, wide=0.52, pieces=zigzag, seed=0, share=1.0):
        thick = self.thick * share
        made = pieces(depth, thick)
        return folded(made, wide, thick, self.cloth, self.creased, self.cord, seed)

    def cases(self, count, on, wide=0.44, depth=0.29):
        """Folded pillowcases on the pile `on`."""
        found = []
        for number in range(count):
            parts = self.folded(depth, wide, halved, 20 + number)
            top = extent(on + found)[1][2] - 0.006
            found += shift(turned(parts, 2 - 3 * number), (0.02 - 0.012 * number, 0.006, top))
        return found

    def pillow(self, seed=0, wide=0.70, deep=0.50, tall=0.15):
        return pillow(wide, deep, tall, self.cloth, self.cord, 0.55, 0.0, seed, 0.007)

    def tagged(self, parts, at, size=0.06):
        """Sews the label into the front seam of a pile."""
        low, high = extent(parts)
        tall = (low[2] + high[2]) / 2
        turn = (0, 0, math.radians(90))
        return shift([label(*self.name, size, (0, 0, 0), turn)], (high[0] + 0.004, at, tall))

    def fastened(self, parts, x, span):
        """The buttons of a cover that has them."""
        count = self.look.get('buttons', 0)
        shell = plain('#e9e2d2', 0.35)
        return buttons(parts, x, span, count, shell) if count else []


def _banded(cover):
    """Folded, its cases on it, a paper band around all."""
    parts = cover.folded()
    parts += cover.cases(cover.look.get('cases', 2), parts)
    parts += band(parts, cover.name, cover.paper, cover.look.get('band', 0.05))
    if cover.look.get('toys'):
        toys(0.24, -0.30)
    return turned(parts, -90)


def _tied(cover):
    """Folded and tied crosswise with a ribbon of its own cloth."""
    parts = cover.folded(0.34, 0.46)
    parts += cover.cases(cover.look.get('cases', 2), parts, 0.46, 0.30)
    parts += cover.tagged(parts, -0.12)
    parts += crossed(parts, cover.cord or cover.cloth, 0.012)
    return turned(parts, -90)


def _stack(cover):
    """Two sets, folded, loosely on each other."""
    lower = cover.folded(0.37, 0.54)
    upper = turned(cover.folded(0.34, 0.50, seed=5), cover.look.get('askew', 14))
    shift(upper, (0.01, 0, extent(lower)[1][2] - 0.012))
    parts = lower + upper
    parts += cover.cases(cover.look.get('cases', 1), parts, 0.40, 0.26)
    parts += cover.tagged(lower, -0.16)
    return turned(parts, -90)


def _pillows(cover):
    """Folded before two pillows that stand in their cases."""
    parts = turned(cover.folded(0.34, 0.56), -90)
    parts += turned(cover.fastened(turned(parts, 90), 0.13, 0.4), -90)
    turned(parts[:2], -90)
    shift(parts, (0, -0.30, 0))
    for number, (x, lean) in enumerate(((-0.16, 60), (0.17, 54))):
        standing = tilted(cover.pillow(number * 4), lean)
        shift(turned(standing, 3 - 7 * number), (x, 0.10 - 0.14 * number, 0))
        parts += standing
    return parts


def _topped(cover):
    """Folded, two pillows in their cases flat on it."""
    parts = turned(cover.folded(0.46, 0.72), -90)
    for number in range(2):
        lying = turned(cover.pillow(number * 5 + 1, tall=0.13), 4 - 9 * number)
        low = extent(lying)[0][2]
        shift(lying, (0.01 * number, 0.01, extent(parts)[1][2] - low - 0.022))
        parts += lying
    return parts


def _rolled_case(cover):
    """Folded, a case rolled up on it."""
    parts = cover.folded(0.38, 0.60)
    roll = pad(0.62, 0.40, 0.010, cover.cloth, cover.creased, cover.cord, 31)
    bend(roll, rolled(-0.31, 0.62, 0.010, 0.012), rest=True)
    low, high = extent(roll)
    shift(roll, (-(low[0] + high[0]) / 2, 0, 0))
    around = np.concatenate([points_of(part)[:, [0, 2]] for part in roll])
    roll.append(ribbon(around, 0.0, cover.paper, 0.014))
    top = extent(parts)[1][2] - 0.012
    shift(turned(roll, 10), (-0.02, 0, top))
    parts += cover.fastened(parts, 0.15, 0.5) + cover.tagged(parts, 0.2) + roll
    return turned(parts, -90)


def _roll(cover):
    """Rolled up, held by two ribbons."""
    long, wide, thick = 1.7, 0.56, cover.thick
    parts = pad(long, wide, thick, cover.cloth, cover.creased, cover.cord, 3)
    bend(parts, rolled(-long / 2, long, thick, 0.02), rest=True)
    low, high = extent(parts)
    shift(parts, (-(low[0] + high[0]) / 2, 0, 0))
    around = np.concatenate([points_of(part)[:, [0, 2]] for part in parts])
    held = [ribbon(around, y, cover.cord or cover.paper, 0.012) for y in (-0.13, 0.13)]
    tag = tag_on_roll(cover.name, np.concatenate([around, around * 1.01]), 0.08)
    return turned([*parts, *held, tag], -58)


def _hung(cover):
    """Over the rail of a wooden rack, in soft folds, to air."""
    length, wide, tall = 1.5, 0.80, 0.90
    thick, front = 0.012, cover.look.get('front', 0.70)
    parts = pad(length, wide, thick, cover.cloth, cover.creased, cover.cord, 8)
    radius = thick / 2 + 0.014
    turn = math.pi * radius
    curve = Curve(-length / 2, (front, 0), (turn, -radius), (length - front - turn, 0))
    bend(parts, curve)
    for part in parts:
        moved(part, lambda p: np.stack([p[:, 2], p[:, 1], p[:, 0]], -1))
    _, high = extent(parts)
    shift(parts, (-(high[0] - thick - radius), 0, tall - high[2] + thick))

    def draped(points):
        x, y, z = points.T
        down = np.clip((tall - z) / tall, 0, 1)
        deep = np.sqrt(down)
        bent = y + 0.05 * fractal_noise(y * 3, z * 1.2, 2, 3)
        waves = 0.034 * np.sin(bent * 38) + 0.022 * np.sin(bent * 17 + 2 * np.sign(x))
        gathered = y * (1 - 0.16 * deep)
        return np.stack([x + (waves * deep + 0.05 * down) * np.sign(x), gathered, z], -1)

    for part in parts:
        moved(part, draped)
    beech = wood('beech', 'Z', 1.0)
    rail = lathe('rail', [(0, -0.5), (0.013, -0.5), (0.013, 0.5), (0, 0.5)], beech)
    rail.rotation_euler = (math.radians(90), 0, 0)
    rail.location = (0, 0, tall)
    for y in (-0.47, 0.47):
        for lean in (-1, 1):
            tilt = (0, math.radians(lean * 13), 0)
            place = (lean * -0.105, y, tall / 2 + 0.02)
            box('leg', (0.026, 0.02, tall + 0.08), place, beech, 0.004, turn=tilt)
    return parts


FORMS = {
    'banded': _banded,
    'tied': _tied,
    'stack': _stack,
    'pillows': _pillows,
    'topped': _topped,
    'rolled-case': _rolled_case,
    'roll': _roll,
    'hung': _hung,
}
