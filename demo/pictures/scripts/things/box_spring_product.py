"""A box spring bed as its product describes it: made up, with raised back and knees, or open."""

import math

import numpy as np
from mathutils import Matrix

from labels import label
from materials import fabric, plain, wood
from meshes import box, lathe
from palette import hex_of
from staging import moved, show
from things.bed_linen import Duvet, linens, pillow
from things.headboards import headboard
from things.pillow import filled
from upholstery import mattress

MATTRESS, TOPPER = 0.20, 0.06

CLOTHS = {
    'geweven': ('linen', 0.15, 1.8, 0.9, 0.2),
    'fluweel': ('velvet', 0.22, 0.45, 0.4, 0.7, 0.006),
    'wolvilt': ('boucle', 0.10, 0.35, 0.4, 0.3),
    'linnen': ('linen', 0.24, 2.4, 1.2, 0.15),
}
LEGS = {'zwart': 0.10, 'beuken': 0.12, 'eiken': 0.12, 'laag': 0.05, 'geen': 0.012}


def build(size, height, brand, model, look, board, upholstery):
    """`board` is width, height and depth of the headboard."""
    Bed(size, height, look, upholstery).build(board, brand, model)
    show(look, 2.7, 0.82, 0.80, strength=0.95, fill=1.3, haze=0.24, softness=34)


class Bed:
    """Measures and cloths of one bed; x across, its head at +y."""

    def __init__(self, size, height, look, upholstery):
        self.width, self.length = size
        self.look = look
        self.cloth = fabric(hex_of(look['side']), *CLOTHS[upholstery], mask='side')
        self.trim = fabric(hex_of(look.get('piping', look['side'])), 'twill', 0.06, mask='piping')
        self.ticking = fabric('#eeebe4', 'knit', 0.10, 0.6, 0.4, 0.15, 0.01)
        self.sheet, self.case, self.wool = linens(look)
        self.leg = look.get('legHeight', LEGS[look['legs']])
        self.box = height - self.leg - MATTRESS - TOPPER + 0.02
        self.floor = self.leg + self.box - 0.012
        self.lying = height

    def build(self, board, brand, model):
        width, tall, depth = board
        gap = self.look.get('gap', 0.02)
        back = self.length / 2 + gap + depth
        headboard(self.look['headboard'], width, tall, depth, back, self.cloth, self.trim)
        state = self.look.get('state', 'made')
        {'made': self._made, 'raised': self._raised, 'open': self._open}[state]()
        self._legs()
        x = self.width / 2 - 0.22
        if state != 'open':
            at = (x, -self.length / 2 - 0.016, self.floor + MATTRESS * 0.5)
            label(brand, model, 0.15, at)
        else:
            label(brand, model, 0.15, (x, -self.length / 2 - 0.012, self.leg + self.box / 2))

    def _made(self):
        self._boxes()
        self._place(self._mattress(self.width), 0, self.floor)
        self._place(self._topper(self.width), 0, self.floor + MATTRESS - 0.008)
        stretch = (self.width / 1.6, self.length / 2)
        # The cover of the topper swells by that much.
        duvet = Duvet(1.70, self.lying + 0.02, self.sheet, hang=0.20, stretch=stretch)
        if 'throw' in self.look:
            duvet.throw(
                self.wool, self.look.get('throwAt', 0.06), self.look.get('throwShare', 0.25)
            )
        self._pillows(self.width < 1.2)

    def _pillows(self, single):
        head = self.length / 2 - 1
        size = 0.90 if single or self.width < 1.6 else 1
        places = [0] if single else [-1, 1]
        for side in places:
            x, z = side * self.width * 0.25, self.lying
            back = (x, 0.80 + head, z + 0.27)
            pillow(size, self.case, back, 66, side * -2, side * 2)
            front = (x * 0.98 + 0.01, 0.60 + head, z + 0.21)
            pillow(size, self.sheet, front, 50, side * 4, side * -3)
        if 'cushion' in self.look:
            cloth = fabric(hex_of(self.look['cushion']), 'boucle', 0.16, 0.9, 0.8, 0.3)
            at = (0.05, 0.43 + head, self.lying + 0.17)
            filled(0.55, 0.35, cloth, cloth, at, 56, -5, thick=0.22, firmness=0.6)

    def _boxes(self, height=None, parts=None):
        """Two boxes side by side, or one; a `rounded` base has wide corners."""
        radius = 0.12 if self.look.get('base') == 'rounded' else 0.03
        count = 1 if self.look.get('base') in ('one', 'rounded') or self.width < 1.3 else 2
        for number in range(count):
            wide = self.width / count - (0.004 if count > 1 else 0)
            form = {'softness': 0.15, 'radius': radius, 'roll': 0.022, 'step': 0.012}
            form |= {'handles': False, 'cords': self.look.get('base') != 'rounded'}
            tall = height or self.box
            made = mattress(
                self.length, wide, tall, self.cloth, self.cloth, self.trim, 'none', **form
            )
            self._place(made, (number - (count - 1) / 2) * self.width / count, self.leg)

    def _mattress(self, width):
        form = {'radius': 0.09, 'step': 0.014, 'handles': False, 'softness': 0.3, 'roll': 0.03}
        side = self.look.get('mattressSide')
        border = fabric(hex_of(side), *CLOTHS['geweven']) if side else self.cloth
        return mattress(
            self.length, width, MATTRESS, self.ticking, border, self.trim, 'none', **form
        )

    def _topper(self, width):
        form = {'radius': 0.09, 'step': 0.012, 'handles': False, 'softness': 0.3, 'roll': 0.024}
        cloth = self.ticking
        quilt = ('channel', (0.12, 0.008))
        return mattress(self.length, width, TOPPER, cloth, cloth, cloth, *quilt, **form)

    def _place(self, parts, x, height):
        """Lays a mattress, whose length is along x, along y."""
        turn = Matrix.Translation((x, 0, height)) @ Matrix.Rotation(math.pi / 2, 4, 'Z')
        for part in parts:
            part.matrix_world = turn @ part.matrix_world
        return parts

    def _legs(self):
        kind = self.look['legs']
        if kind == 'geen':
            if 'legHeight' in self.look:
                self._lift()
            return
        timber = {'beuken': 'beech', 'eiken': 'oak'}.get(kind)
        cloth = wood(timber, 'Z') if timber else plain('#24211e', 0.4)
        thick = 0.027 if timber else 0.018
        xs = (-1, 1) if self.width < 1.3 else (-1, 0, 1)
        for x in xs:
            for y in (-1, 1):
                profile = [(0, 0), (thick, 0), (thick * 1.5, self.leg), (0, self.leg)]
                at = (x * (self.width / 2 - 0.09), y * (self.length / 2 - 0.09), 0)
                lathe('leg', profile, cloth, at, 32)

    def _lift(self):
        """A scissor frame of steel on four feet, which has raised the whole bed."""
        steel = plain('#55595d', 0.35, metallic=0.8)
        low = 0.03
        for y in (-0.62, 0.62):
            box('beam', (self.width - 0.16, 0.05, 0.04), (0, y, low + 0.02), steel, 0.006)
        for x in (-1, 1):
            side = x * (self.width / 2 - 0.12)
            box('beam', (0.04, 1.5, 0.04), (side, 0, low + 0.02), steel, 0.006)
            box('beam', (0.04, 1.5, 0.04), (side, 0, self.leg - 0.02), steel, 0.006)
            rise = self.leg - low - 0.06
            for tilt in (-1, 1):
                long = math.hypot(1.2, rise)
                turn = (tilt * math.atan2(rise, 1.2), 0, 0)
                place = (side - x * 0.03 * tilt, 0, low + 0.03 + rise / 2)
                box('arm', (0.024, long, 0.045), place, steel, 0.006, turn=turn)
            for y in (-0.72, 0.72):
                at = (side, y, 0)
                lathe('foot', [(0, 0), (0.03, 0), (0.03, low), (0, low)], steel, at, 24)

    def _raised(self):
        """Each half with its own back and knees; `angles` are degrees, from left to right."""
        plate = 0.05
        self._boxes(self.box - plate)
        angles = self.look['angles']
        wide = self.width / len(angles)
        for number, (back, knees) in enumerate(angles):
            x = (number - (len(angles) - 1) / 2) * wide
            low = self.floor - plate
            form = {'radius': 0.05, 'step': 0.02, 'handles': False, 'softness': 0, 'roll': 0.012}
            board = mattress(
                self.length, wide - 0.02, plate, self.cloth, self.cloth, self.trim, 'none', **form
            )
            parts = self._place(board, x, low)
            parts += self._place(self._mattress(wide - 0.008), x, self.floor)
            top = self.floor + MATTRESS - 0.008
            parts += self._place(self._topper(wide - 0.012), x, top)
            at = (x, self.length / 2 - 0.30, self.lying + 0.075)
            parts.append(pillow(0.84, self.case, at, 4, 3 - 5 * number))
            if 'throw' in self.look:
                parts += self._folded(wide * 0.9, x)
            for part in parts:
                moved(part, lambda p: _bent(p, self.floor, back, knees, self.length))

    def _folded(self, width, x):
        """A blanket laid across the foot in two layers."""
        form = {'radius': 0.03, 'step': 0.014, 'handles': False, 'softness': 0.3, 'roll': 0.012}
        made = mattress(
            0.42, width, 0.035, self.wool, self.wool, self.wool, 'none', cords=False, **form
        )
        place = Matrix.Translation((x, -self.length / 2 + 0.42, self.lying + 0.004))
        for part in made:
            part.matrix_world = place @ Matrix.Rotation(math.pi / 2, 4, 'Z') @ part.matrix_world
        return made

    def _open(self):
        """The lid, with the mattress on it, is lifted at the foot; things are kept below."""
        halves = self.look['lids']
        wide = self.width / len(halves)
        for number, angle in enumerate(halves):
            x = (number - (len(halves) - 1) / 2) * wide
            self._chest(wide - 0.006, x, angle > 0)
            lid = self._place(self._lid(wide - 0.006), x, self.floor - 0.04)
            lid += self._place(self._mattress(wide - 0.008), x, self.floor)
            top = self.floor + MATTRESS - 0.008
            lid += self._place(self._topper(wide - 0.012), x, top)
            for part in lid:
                moved(part, lambda p: self._lifted(p, angle))
            if angle:
                self._struts(wide, x, angle)

    def _lid(self, width):
        form = {'radius': 0.04, 'step': 0.02, 'handles': False, 'softness': 0, 'roll': 0.01}
        return mattress(
            self.length, width, 0.045, self.cloth, self.cloth, self.trim, 'none', **form
        )

    def _lifted(self, points, angle):
        hinge = np.array([0, self.length / 2 - 0.05, self.floor - 0.04])
        a = -math.radians(angle)
        x, y, z = (points - hinge).T
        turned = np.stack(
            [x, y * math.cos(a) - z * math.sin(a), y * math.sin(a) + z * math.cos(a)], -1
        )
        forward = 0.26 * math.sin(math.radians(angle))
        return turned + hinge - (0, forward, 0)

    def _chest(self, width, x, shown):
        thick, tall = 0.045, self.box - 0.05
        middle = self.leg + tall / 2
        for side in (-1, 1):
            at = (x + side * (width - thick) / 2, 0, middle)
            box('wall', (thick, self.length, tall), at, self.cloth, 0.012, 3)
            at = (x, side * (self.length - thick) / 2, middle)
            box('wall', (width - thick, thick, tall), at, self.cloth, 0.012, 3)
        floor = fabric('#8f8a82', 'twill', 0.08)
        box('floor', (width - 0.05, self.length - 0.05, 0.02), (x, 0, self.leg + 0.02), floor, 0)
        if shown:
            self._kept(width, x)

    def _kept(self, width, x):
        """Folded duvets and blankets, and a suitcase."""
        colors = ('#e9e5dc', '#b8c0ae', '#d8c4a8', '#a9b6c4')
        low = self.leg + 0.03
        for number, color in enumerate(colors):
            cloth = fabric(color, 'percale', 0.06, 1.0, 0.3)
            wide = min(0.62, width * 0.7)
            form = {'radius': 0.04, 'step': 0.012, 'handles': False, 'roll': 0.03}
            parts = mattress(
                0.42, wide, 0.085, cloth, cloth, cloth, 'none', softness=1, cords=False, **form
            )
            y = -self.length / 2 + 0.34 + 0.50 * (number // 2)
            place = (x + 0.02 * (-1) ** number, y, low + 0.08 * (number % 2))
            for part in parts:
                turn = Matrix.Rotation(math.pi / 2 + 0.05 * number, 4, 'Z')
                part.matrix_world = Matrix.Translation(place) @ turn @ part.matrix_world
        case = plain('#6b4a35', 0.5)
        box('case', (min(0.6, width * 0.7), 0.4, 0.17), (x, 0.40, low + 0.085), case, 0.03, 4)

    def _struts(self, width, x, angle):
        steel = plain('#9b9d9f', 0.3, metallic=0.9)
        hinge = np.array(
            [self.length / 2 - 0.05 - 0.26 * math.sin(math.radians(angle)), self.floor - 0.05]
        )
        a = math.radians(angle)
        end = hinge + 0.85 * np.array([-math.cos(a), math.sin(a)])
        start = np.array([0.05, self.leg + 0.12])
        run = end - start
        turn = (math.atan2(run[1], run[0]), 0, 0)
        for side in (-1, 1):
            at = (x + side * (width / 2 - 0.07), *((start + end) / 2))
            box('strut', (0.022, float(np.hypot(*run)), 0.022), at, steel, 0.008, turn=turn)


def _bent(points, low, back, knees, length):
    """Follows a base that is raised at the back and under the knees; `low` is where it lies."""
    s = np.linspace(-1.3, 1.3, 521)
    slope = np.where(s > 0.10, math.radians(back), 0.0)
    slope = np.where((s < -0.14) & (s > -0.52), -math.radians(knees), slope)
    slope = np.where(s <= -0.52, math.radians(knees) * 0.45, slope)
    slope = np.convolve(np.pad(slope, 16, mode='edge'), np.ones(33) / 33, 'valid')
    step = s[1] - s[0]
    y = np.cumsum(np.cos(slope)) * step
    z = np.cumsum(np.sin(slope)) * step
    seat = np.argmin(abs(s))
    y, z = y - y[seat], z - z[seat]
    z = z - min(0, z[s <= 0].min())
    at = points[:, 1]
    lift = points[:, 2] - low
    angle = np.interp(at, s, slope)
    return np.stack(
        [
            points[:, 0],
            np.interp(at, s, y) - np.sin(angle) * lift,
            low + np.interp(at, s, z) + np.cos(angle) * lift,
        ],
        -1,
    )
