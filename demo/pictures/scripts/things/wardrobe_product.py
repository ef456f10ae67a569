"""A wardrobe as its product describes it: measures, doors, shelves, and which doors are open."""

import math

from materials import fabric, plain, wood
from meshes import box, lathe
from palette import hex_of
from staging import show

LINEN = ('white', 'sage', 'natural', 'sky', 'cream', 'blush')
BOARD = 0.020


def build(size, depth, doors, shelves, look, **_):
    """`size` is width and height in metres."""
    case = Wardrobe(*size, depth, doors, shelves, look)
    case.body()
    for number in range(doors):
        case.door(number, look.get('open', {}).get(str(number), 0))
    if look.get('open'):
        case.contents()
    show(look, 2.6, 0.62, 0.82, elevation=8, lens=78, softness=38, fill=1.7)


class Wardrobe:
    """Its back is towards +y, the middle of its floor is the origin."""

    def __init__(self, width, height, depth, doors, shelves, look):
        self.width, self.height, self.depth, self.look = width, height, depth, look
        self.doors, self.shelves = doors, shelves
        self.plinth = look.get('plinth', 0.08)
        self.across = wood('oak', 'X', 0.6, mask='side')
        self.upright = wood('oak', 'Z', 0.6, mask='side')
        metals = {'brass': ('#a98b5d', 1.0), 'black': ('#3a3733', 0.8), 'steel': ('#b9bbbd', 1.0)}
        color, metallic = metals[look.get('metal', 'black')]
        self.metal = plain(color, 0.4, metallic=metallic)
        self.door_width = width / doors

    def body(self):
        wide, deep, tall = self.width, self.depth, self.height - self.plinth
        middle = self.plinth + tall / 2
        for side in (-1, 1):
            place = (side * (wide - BOARD) / 2, 0, middle)
            box('side', (BOARD, deep, tall), place, self.upright, 0.002)
        for number in range(1, self.doors):
            x = -wide / 2 + number * self.door_width
            if number == self.look.get('shelvesAt', self.doors - 1) or self.doors == 2:
                size = (BOARD, deep - 0.03, tall - 0.04)
                box('divider', size, (x, 0.012, middle), self.upright, 0.002)
        for z in (self.plinth + BOARD / 2, self.height - BOARD / 2):
            box('board', (wide - 2 * BOARD, deep - 0.004, BOARD), (0, 0, z), self.across, 0.002)
        size = (wide - 2 * BOARD, 0.008, tall - 0.03)
        box('back', size, (0, deep / 2 - 0.01, middle), self.upright, 0)
        if self.look.get('feet'):
            for x in (-wide / 2 + 0.05, wide / 2 - 0.05):
                for y in (-deep / 2 + 0.05, deep / 2 - 0.05):
                    profile = [(0, 0), (0.014, 0), (0.022, self.plinth), (0, self.plinth)]
                    lathe('foot', profile, self.upright, (x, y, 0), 32)
        else:
            size = (wide - 0.05, deep - 0.06, self.plinth)
            box('plinth', size, (0, 0.01, self.plinth / 2), self.across, 0.002)

    def door(self, number, turn):
        """The last door opens to the right, the others to the left; `turn` in degrees."""
        width = self.door_width
        left = -self.width / 2 + number * width
        to_right = number == self.doors - 1
        hinge = left + width if to_right else left
        swing = math.radians(turn if to_right else -turn)
        inward = -1 if to_right else 1
        front = -self.depth / 2 - 0.012
        tall = self.height - self.plinth - 0.006
        z = self.plinth + tall / 2

        def place(offset, forward, level):
            x, y = inward * offset, -forward
            return (
                hinge + x * math.cos(swing) - y * math.sin(swing),
                front + x * math.sin(swing) + y * math.cos(swing),
                level,
            )

        turned = (0, 0, swing)
        size = (width - 0.004, 0.022, tall)
        box('door', size, place(width / 2, 0, z), self.upright, 0.002, turn=turned)
        panel = self.look.get('panel')
        if panel:
            self._frame(place, width, tall, z, turned, panel)
        HANDLES[self.look['handle']](self, place, width, z, turned)

    def _frame(self, place, width, tall, z, turned, wide):
        """Stiles and rails on a door."""
        for offset in (wide / 2 + 0.002, width - wide / 2 - 0.002):
            size = (wide, 0.012, tall)
            box('stile', size, place(offset, 0.016, z), self.upright, 0.003, turn=turned)
        levels = (z - tall / 2 + wide / 2, z + tall * 0.12, z + tall / 2 - wide / 2)
        for level in levels:
            size = (width - 2 * wide, 0.012, wide)
            box('rail', size, place(width / 2, 0.016, level), self.across, 0.003, turn=turned)

    def contents(self):
        """Linen on the shelves, clothes rails beside them."""
        at = self.look.get('shelvesAt', self.doors - 1)
        width = self.door_width
        centre = -self.width / 2 + (at + 0.5) * width
        tall = (self.height - self.plinth) / (self.shelves + 1)
        for row in range(self.shelves + 1):
            z = self.plinth + row * tall
            if row:
                size = (width - BOARD * 1.5, self.depth - 0.06, BOARD)
                box('shelf', size, (centre, 0.02, z), self.across, 0.0015)
            self._stack(centre, z + BOARD / 2, 2 + (row * 2) % 3, row)
        for number in range(self.doors):
            if number != at:
                self._rail(-self.width / 2 + number * width, width)

    def _rail(self, left, width):
        profile = [(0, 0), (0.013, 0), (0.013, width - BOARD), (0, width - BOARD)]
        rail = lathe('rail', profile, self.metal, (left + BOARD / 2, 0, self.height - 0.16), 32)
        rail.rotation_euler = (0, math.pi / 2, 0)

    def _stack(self, x, z, count, seed):
        for number in range(count):
            color = hex_of(LINEN[(seed * 2 + number) % len(LINEN)])
            cloth = fabric(color, 'percale', 0.06)
            thick, wide = 0.042, min(0.30, self.door_width * 0.72)
            size = (wide - 0.012 * ((seed + number) % 3), self.depth * 0.6, thick)
            place = (x + 0.008 * ((number + seed) % 3 - 1), -0.03, z + thick * (number + 0.5))
            box('linen', size, place, cloth, 0.018, 4)


def _bars(case, place, width, z, turned):
    """Upright bars on studs."""
    long = case.look.get('bar', 0.22)
    at = place(width - 0.045, 0.034, z)
    box('handle', (0.012, 0.014, long), at, case.metal, 0.004, turn=turned)
    for end in (-0.42, 0.42):
        at = place(width - 0.045, 0.018, z + end * long)
        box('stud', (0.010, 0.026, 0.010), at, case.metal, 0.002, turn=turned)


def _knobs(case, place, width, z, turned):
    at = place(width - 0.040, 0.03, z)
    profile = [(0.0001, -0.020), (0.006, -0.020), (0.006, 0), (0.016, 0.006), (0.016, 0.014)]
    knob = lathe('knob', [*profile, (0.0001, 0.017)], case.metal, at, 32)
    knob.rotation_euler = (math.pi / 2, 0, turned[2])


def _strips(case, place, width, z, turned):
    """Wooden strips over the whole height."""
    tall = case.height - case.plinth - 0.006
    at = place(width - 0.018, 0.020, z)
    box('strip', (0.030, 0.022, tall), at, case.upright, 0.006, turn=turned)


HANDLES = {'bars': _bars, 'knobs': _knobs, 'strips': _strips}
