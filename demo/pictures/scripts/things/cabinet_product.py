"""A nightstand or dresser as its product describes it: measures, drawers, legs, handles."""

import math

from materials import plain, wood
from meshes import box, lathe
from staging import show

RAILS = {
    'turned': 0.15,
    'splayed': 0.17,
    'block': 0.06,
    'plinth': 0.05,
    'metal': 0.14,
    'sled': 0.12,
}
"""How high the body stands, by its legs, in metres."""


def build(size, depth, drawers, look, **_):
    """`size` is width and height in metres."""
    case = Cabinet(*size, depth, drawers, look)
    case.body()
    LEGS[look['legs']](case)
    for number in range(drawers):
        case.drawer(number, look.get('out', 0.0) if number == drawers - 1 else 0.0)
    show(look, 0.9, 0.62, 0.80, elevation=14, lens=72, softness=40, fill=1.6)


class Cabinet:
    """Its back is towards +y, the middle of its floor is the origin."""

    def __init__(self, width, height, depth, drawers, look):
        self.width, self.height, self.depth, self.look = width, height, depth, look
        self.drawers, self.board = drawers, look.get('board', 0.018)
        self.low = RAILS[look['legs']]
        self.across = wood(look.get('wood', 'oak'), 'X', mask='side')
        self.upright = wood(look.get('wood', 'oak'), 'Z', mask='side')
        self.inside = wood('beech', 'Y', 0.9)
        metals = {'brass': ('#a98b5d', 1.0), 'black': ('#2d2b29', 0.6), 'steel': ('#b9bbbd', 1.0)}
        color, metallic = metals[look.get('metal', 'brass')]
        self.metal = plain(color, 0.36, metallic=metallic)

    def body(self):
        """Sides, top, bottom and back; the top may lie over the sides."""
        wide, deep, board = self.width, self.depth, self.board
        over = self.look.get('over', False)
        tall = self.height - self.low - (board if over else 0)
        middle = self.low + tall / 2
        for side in (-1, 1):
            place = (side * (wide - board) / 2, 0, middle)
            box('side', (board, deep, tall), place, self.upright, 0.002)
        top = (wide, deep + 0.008, board) if over else (wide - 2 * board, deep, board)
        box('top', top, (0, 0, self.height - board / 2), self.across, 0.002)
        bottom = (wide - 2 * board, deep, board)
        box('bottom', bottom, (0, 0, self.low + board / 2), self.across, 0.0015)
        back = (wide - 2 * board, 0.006, tall - 0.02)
        box('back', back, (0, deep / 2 - 0.01, middle), self.across, 0)

    def drawer(self, number, out):
        """The drawer of that number from below, pulled `out` by so many metres."""
        gap, board = 0.003, self.board
        shares = self.look.get('shares') or [1 / self.drawers] * self.drawers
        room = self.height - self.low - 2 * board - gap * (self.drawers + 1)
        below = sum(shares[:number]) * room + gap * (number + 1)
        height = shares[number] * room
        z = self.low + board + below + height / 2
        width = self.width - 2 * board - 2 * gap
        front = -self.depth / 2 + 0.010 - out
        lower = 0.022 if self.look['handle'] == 'groove' else 0.0
        size = (width, 0.018, height - lower)
        box('front', size, (0, front, z - lower / 2), self.across, 0.0018)
        if out:
            self._box(width, height, front, z)
        HANDLES[self.look['handle']](self, front - 0.009, z, width, height)

    def _box(self, width, height, front, z):
        """The sides and the bottom of a drawer that is open, of another wood."""
        depth, low = self.depth - 0.06, height - 0.045
        for side in (-1, 1):
            place = (side * (width / 2 - 0.015), front + depth / 2, z - 0.012)
            box('wall', (0.011, depth, low), place, self.inside, 0.001)
        box('wall', (width - 0.04, 0.011, low), (0, front + depth, z - 0.012), self.inside, 0.001)
        place = (0, front + depth / 2, z - low / 2 - 0.006)
        lined = self.look.get('lining')
        floor = plain(lined, 0.95, specular=0.05) if lined else self.inside
        box('bottom', (width - 0.04, depth, 0.008), place, floor, 0)

    def corners(self, inset):
        for sx in (-1, 1):
            for sy in (-1, 1):
                yield sx, sy, sx * (self.width / 2 - inset), sy * (self.depth / 2 - inset)


def _turned(case):
    for _, _, x, y in case.corners(0.05):
        profile = [(0, 0), (0.010, 0), (0.012, 0.004), (0.019, case.low), (0, case.low)]
        lathe('leg', profile, case.upright, (x, y, 0), 40)


def _splayed(case):
    """Round legs that stand outwards, below two rails."""
    for sx, sy, x, y in case.corners(0.065):
        profile = [(0, 0), (0.011, 0), (0.013, 0.004), (0.022, case.low), (0, case.low)]
        leg = lathe('leg', profile, case.upright, (x + sx * 0.028, y + sy * 0.022, 0), 40)
        leg.rotation_euler = (sy * math.radians(8), -sx * math.radians(10), 0)
    for side in (-1, 1):
        place = (side * (case.width / 2 - 0.065), 0, case.low - 0.014)
        box('rail', (0.03, case.depth - 0.08, 0.028), place, case.across, 0.003)


def _block(case):
    for _, _, x, y in case.corners(0.032):
        box('leg', (0.064, 0.064, case.low), (x, y, case.low / 2), case.upright, 0.003)


def _plinth(case):
    size = (case.width - 0.03, case.depth - 0.05, case.low)
    box('plinth', size, (0, 0.012, case.low / 2), case.across, 0.002)


def _metal(case):
    """A slender frame of steel."""
    for sx, sy, x, y in case.corners(0.012):
        box('leg', (0.016, 0.016, case.low), (x, y, case.low / 2), case.metal, 0.002)
    for side in (-1, 1):
        place = (0, side * (case.depth / 2 - 0.012), case.low - 0.008)
        box('bar', (case.width - 0.02, 0.014, 0.016), place, case.metal, 0.002)


def _sled(case):
    """Two runners of wood."""
    for side in (-1, 1):
        x = side * (case.width / 2 - 0.03)
        box('runner', (0.026, case.depth, 0.024), (x, 0, 0.012), case.across, 0.003)
        for end in (-1, 1):
            place = (x, end * (case.depth / 2 - 0.02), case.low / 2)
            box('post', (0.026, 0.036, case.low), place, case.upright, 0.003)


LEGS = {
    'turned': _turned,
    'splayed': _splayed,
    'block': _block,
    'plinth': _plinth,
    'metal': _metal,
    'sled': _sled,
}


def _knob(case, front, z, width, _, material=None, size=1.0, xs=(0,)):
    profile = [(0, 0), (0.006, 0), (0.005, 0.012), (0.013, 0.017), (0.0145, 0.022)]
    profile = [(r * size, h) for r, h in [*profile, (0.013, 0.026), (0, 0.027)]]
    for x in xs:
        place = (x * width, front, z)
        knob = lathe('knob', profile, material or case.metal, place, 40)
        knob.rotation_euler = (math.pi / 2, 0, 0)


def _knobs(case, front, z, width, height):
    """Two wooden knobs."""
    _knob(case, front, z, width, height, case.inside, 1.35, (-0.28, 0.28))


def _bar(case, front, z, width, height):
    """A long bar near the upper edge."""
    level, long = z + height / 2 - 0.045, width * 0.46
    box('bar', (long, 0.011, 0.011), (0, front - 0.026, level), case.metal, 0.003)
    for side in (-1, 1):
        place = (side * long * 0.44, front - 0.012, level)
        box('stud', (0.009, 0.026, 0.009), place, case.metal, 0.002)


def _cut_out(case, front, z, width, height):
    """A shallow grip let into the upper edge, dark inside."""
    dark = plain('#3a2f25', 0.9, specular=0.05)
    place = (0, front + 0.0035, z + height / 2 - 0.020)
    box('grip', (0.11, 0.010, 0.034), place, dark, 0.006, 4)


def _ring(case, front, z, width, _):
    """Leather loops."""
    hide = plain('#8a5a38', 0.6)
    box('loop', (0.026, 0.020, 0.062), (0, front - 0.008, z), hide, 0.007, 4)


HANDLES = {
    'knob': _knob,
    'knobs': _knobs,
    'bar': _bar,
    'cut-out': _cut_out,
    'leather': _ring,
    'groove': lambda *_: None,
}
