"""A bed frame as its product describes it: its headboard, rails, legs and drawers."""

import math

import numpy as np
from mathutils import Matrix

from labels import label
from materials import fabric, wood
from meshes import box, lathe
from staging import show
from things.bed_linen import Duvet, linens, pillow
from things.wooden_headboards import HEADBOARDS
from upholstery import mattress

MATTRESS, DEEP = 0.20, 0.10


def build(size, height, brand, model, look, board):
    """`height` is that of the rails, `board` width, height and depth of the headboard."""
    Frame(size, height, look, board).build(brand, model)
    show(look, 2.7, 0.82, 0.80, strength=0.95, fill=1.3, haze=0.24, softness=34)


class Frame:
    """Measures and woods of one bed; x across, its head at +y."""

    def __init__(self, size, height, look, board):
        self.width, self.length = size
        self.top, self.look = height, look
        self.board_width, self.board, self.thick = board
        self.rail = look.get('rail', 0.14)
        kind = look['wood']
        self.across, self.along, self.upright = (wood(kind, axis, mask='side') for axis in 'XYZ')
        self.half = self.width / 2 + self.thick / 2 + 0.005
        self.end = self.length / 2 + self.thick / 2 + 0.005
        self.sheet, self.case, self.wool = linens(look)

    def build(self, brand, model):
        self._rails()
        HEADBOARDS[self.look['headboard']](self)
        LEGS[self.look['legs']](self)
        if self.look.get('drawers'):
            self._drawers(self.look['drawers'])
        bedding = self.look.get('bedding', 'made')
        if bedding == 'bare':
            self._slats()
        else:
            self._mattress()
        if bedding == 'made':
            self._made()
        place = (self.half - 0.20, -self.end - self.thick / 2 - 0.003, self.top - self.rail / 2)
        label(brand, model, 0.10, place)

    def _rails(self):
        middle = self.top - self.rail / 2
        bevel = self.look.get('bevel', 0.006)
        for side in (-1, 1):
            at = (side * self.half, 0, middle)
            box('rail', (self.thick, self.length + 0.02, self.rail), at, self.along, bevel, 4)
        wide = self.width + 2 * self.thick + 0.01
        lower = self.look.get('foot', 1.0)
        size = (wide, self.thick, self.rail * lower)
        box(
            'foot',
            size,
            (0, -self.end, self.top - self.rail * (1 - lower / 2)),
            self.across,
            bevel,
            4,
        )
        box('head', (wide, self.thick, self.rail), (0, self.end, middle), self.across, bevel, 4)

    def _slats(self):
        timber = wood('beech', 'X')
        low = self.top - DEEP - 0.012
        for y in np.arange(-self.length / 2 + 0.08, self.length / 2, 0.125):
            box('slat', (self.width - 0.01, 0.075, 0.018), (0, y, low), timber, 0.004)
        for side in (-1, 1):
            at = (side * (self.width / 2 - 0.02), 0, low - 0.03)
            box('ledge', (0.035, self.length - 0.02, 0.04), at, self.along, 0.004)
        if self.width > 1.3:
            box('beam', (0.05, self.length, 0.06), (0, 0, low - 0.04), self.along, 0.004)
            box('post', (0.05, 0.05, low - 0.07), (0, 0, (low - 0.07) / 2), self.upright, 0.004)

    def _mattress(self):
        ticking = fabric('#eeebe4', 'knit', 0.10, 0.6, 0.4, 0.15, 0.01)
        cloth = self.sheet if self.look.get('bedding') == 'sheet' else ticking
        form = {'radius': 0.09, 'roll': 0.03, 'step': 0.014, 'softness': 0.3, 'handles': False}
        form['cords'] = cloth is ticking
        length, width = self.length - 0.005, self.width - 0.01
        place = Matrix.Translation((0, 0, self.top - DEEP - 0.022))
        for part in mattress(length, width, MATTRESS, cloth, cloth, cloth, 'none', **form):
            turn = Matrix.Rotation(math.pi / 2, 4, 'Z')
            part.matrix_world = place @ turn @ part.matrix_world
        if self.look.get('bedding') == 'sheet':
            self._folded()
            self._pillows(1)

    def _folded(self):
        """A blanket laid across the foot in two layers."""
        form = {'radius': 0.03, 'step': 0.012, 'handles': False, 'softness': 0.4, 'roll': 0.016}
        lying = self.top - DEEP + MATTRESS - 0.012
        for number in range(2):
            wide = self.width * 0.97 - 0.02 * number
            made = mattress(0.46, wide, 0.04, *[self.wool] * 3, 'none', cords=False, **form)
            place = Matrix.Translation((0, -self.length / 2 + 0.40, lying + 0.036 * number))
            for part in made:
                turn = Matrix.Rotation(math.pi / 2 + 0.008 * number, 4, 'Z')
                part.matrix_world = place @ turn @ part.matrix_world

    def _made(self):
        lying = self.top - DEEP + MATTRESS
        stretch = (self.width / 1.6, self.length / 2)
        duvet = Duvet(1.70, lying, self.sheet, hang=0.20, stretch=stretch)
        if 'throw' in self.look:
            duvet.throw(
                self.wool, self.look.get('throwAt', 0.06), self.look.get('throwShare', 0.25)
            )
        self._pillows(2)

    def _pillows(self, rows):
        lying, head = self.top - DEEP + MATTRESS, self.length / 2 - 1
        single = self.width < 1.2
        size = 0.90 if single or self.width < 1.6 else 1
        for side in [0] if single else [-1, 1]:
            x = side * self.width * 0.25
            back = (x, 0.80 + head, lying + 0.27)
            if rows == 1:
                at = (x, 0.73 + head, lying + 0.19)
                pillow(size, self.case, at, 46, side * -2, side * 2)
            else:
                pillow(size, self.case, back, 66, side * -2, side * 2)
                front = (x * 0.98 + 0.01, 0.60 + head, lying + 0.21)
                pillow(size, self.sheet, front, 50, side * 4, side * -3)

    def _drawers(self, count):
        """Drawers on casters below the rails, half of them at each side; one is pulled out."""
        low, tall = 0.025, self.top - self.rail - 0.05
        long = (self.length - 0.10) / (count / 2)
        deep = min(0.62, self.width / 2 - 0.04)
        left = -1 if self.look.get('mirrored') else 1
        for side in (-1, 1):
            for number in range(count // 2):
                y = (number - (count / 2 - 1) / 2) * long
                out = 0.34 if side == left and number == 0 else 0
                x = side * (self.width / 2 - deep / 2 + out)
                self._drawer((x, y, low), (deep, long - 0.02, tall), side, out)

    def _drawer(self, at, size, side, out):
        (x, y, low), (deep, long, tall) = at, size
        front = (x + side * (deep / 2 + 0.010), y, low + tall / 2)
        box('front', (0.02, long, tall), front, self.along, 0.004, 3)
        for end in (-1, 1):
            at = (x, y + end * (long / 2 - 0.02), low + tall * 0.45)
            box('side', (deep, 0.016, tall * 0.85), at, self.across, 0.003)
        box('bottom', (deep, long - 0.03, 0.012), (x, y, low + 0.02), self.across, 0.002)
        grip = (x + side * (deep / 2 + 0.022), y, low + tall * 0.72)
        box('grip', (0.012, 0.14, 0.016), grip, self.along, 0.004)
        if out:
            for number, color in enumerate(('#e9e5dc', '#b8c0ae')):
                cloth = fabric(color, 'percale', 0.06, 1.0, 0.3)
                form = {
                    'radius': 0.04,
                    'step': 0.012,
                    'handles': False,
                    'roll': 0.028,
                    'softness': 1,
                }
                made = mattress(0.36, 0.30, 0.07, cloth, cloth, cloth, 'none', cords=False, **form)
                place = (x + side * (deep / 2 - 0.20), y - 0.2 + 0.38 * number, low + 0.04)
                for part in made:
                    part.matrix_world = Matrix.Translation(place) @ part.matrix_world

    def posts(self, tall, wide=0.05, deep=None, x=None):
        """The two posts of the headboard."""
        deep = deep or max(self.thick, 0.035)
        for side in (-1, 1):
            at = (side * (x or self.half), self.end, tall / 2)
            box('post', (wide, deep, tall), at, self.upright, 0.007, 4)

    def boards(self, count, gap, thick, low=None, width=None):
        """Boards across, one on the other, up to the height of the headboard."""
        low = low or self.top - 0.02
        tall = (self.board - low) / count
        for number in range(count):
            at = (0, self.end, low + tall * (number + 0.5))
            wide = width or self.width + 0.02
            box('board', (wide, thick, tall - gap), at, self.across, 0.006, 4)


def _feet(bed, inset=0.0):
    """Where legs stand: the corners, moved inwards by `inset`."""
    return [(x * (bed.half - inset), y * (bed.end - inset)) for x in (-1, 1) for y in (-1, 1)]


def _tapered(bed):
    tall = bed.top - bed.rail
    for x, y in _feet(bed, 0.10):
        profile = [(0, 0), (0.017, 0), (0.019, 0.004), (0.032, tall), (0.032, tall + 0.04)]
        leg = lathe('leg', [*profile, (0, tall + 0.04)], bed.upright, (x, y, 0), 48)
        leg.rotation_euler = (math.radians(5 * np.sign(y)), math.radians(-5 * np.sign(x)), 0)


def _square(wide, inset=0.0, through=0.0):
    def make(bed):
        tall = bed.top - (0 if through else bed.rail) + through
        for x, y in _feet(bed, inset):
            if y > 0 and not inset:
                continue
            box('leg', (wide, wide, tall), (x, y, tall / 2), bed.upright, 0.007, 4)
        if inset == 0:
            for side in (-1, 1):
                at = (side * bed.half, bed.end, bed.top / 2)
                box('leg', (wide, max(bed.thick, 0.04), bed.top), at, bed.upright, 0.006, 4)

    return make


def _stepped(bed):
    """Round legs with rings at the heights to which they can be set."""
    tall = bed.top - bed.rail
    for x, y in _feet(bed, 0.04):
        rings = [(0.030 + 0.004 * (k % 2), 0.03 + 0.016 * k) for k in range(8)]
        profile = [(0, 0), (0.030, 0), *rings, (0.030, 0.17), (0.034, tall), (0, tall)]
        lathe('leg', profile, bed.upright, (x, y, 0), 40)


def _drawer_feet(bed):
    _square(0.045)(bed)


LEGS = {
    'tapered': _tapered,
    'square': _square(0.06, through=0.001),
    'block': _square(0.10, through=0.02),
    'slender': _square(0.042, through=0.001),
    'set-back': _square(0.055, inset=0.16),
    'short': _square(0.08, inset=0.10),
    'stepped': _stepped,
    'through': _square(0.07, through=0.035),
    'drawers': _drawer_feet,
}
