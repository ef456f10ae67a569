"""An upholstered stool as its product describes it: measures, cloth, side, seat, foot."""

import math

import numpy as np

from linens import weave
from materials import plain, wood
from meshes import (
    add_mesh,
    flat,
    grid_faces,
    lathe,
    rounded_grid,
    rounded_rectangle,
    tube,
)
from noise import fractal_noise
from staging import moved, shift, show

AROUND = 360


def build(size, look, **_):
    """`size` is width and height in metres."""
    stool = Stool(*size, look)
    FORMS[look['form']](stool)
    show(look, 0.8, 0.62, 0.78, elevation=18, key=196, softness=40, fill=1.8)


class Stool:
    """Stands on the origin."""

    def __init__(self, width, height, look):
        self.radius, self.height, self.look = width / 2, height, look
        self.foot, self.roll = look.get('foot', 0.035), look.get('seat', 0.035)
        self.cloth = weave(look['side'], look['cloth'], 'side')
        piping = look.get('piping')
        cord = (piping, 'twill') if piping else (look['side'], look['cloth'])
        self.cord = weave(*cord, 'piping')
        self.timber = wood('oak', 'X')

    def side(self, bulge=0.0, channels=0, seams=(), low=None, top=None):
        """The padded wall from the foot to the seat; a negative `bulge` makes a waist."""
        low, top = low or self.foot, top or self.height - self.roll
        angle = np.linspace(0, 2 * np.pi, max(AROUND, channels * 20), endpoint=False)[:, None]
        rise = np.linspace(0, 1, 80)[None]
        ends = np.clip(np.minimum(rise, 1 - rise) / 0.07, 0, 1)
        out = bulge * (1 - (2 * rise - 1) ** 2)
        if channels:
            ridge = abs(np.sin(channels * angle / 2)) ** 0.55
            out = out + 0.02 * ridge * (0.35 + 0.65 * np.sqrt(ends)) - 0.02
            folds = np.exp(-((ridge / 0.5) ** 2))
            out = out + 0.004 * fractal_noise(angle * 24, rise * 18, 2, 3) * folds
        for level in seams:
            out = out - 0.010 * np.exp(-(((rise - level) * (top - low) / 0.010) ** 2))
        out = out - 0.012 * (1 - np.sqrt(1 - (1 - ends) ** 2))
        out = out + 0.003 * fractal_noise(np.cos(angle) * 3, np.sin(angle) * 3 + rise * 2, 2, 5)
        radius = self.radius - 0.003 + out
        z = low + (top - low) * rise + 0 * angle
        shape = flat(radius * np.cos(angle), radius * np.sin(angle), z)
        uv = flat(angle * self.radius + 0 * rise, z)
        return add_mesh('side', shape, grid_faces(len(angle), 80, True), self.cloth, uv)

    def seat(self, level=None, button=False, dome=0.048, seams=0):
        """The cushion on top; `seams` divide it like a cake."""
        level = self.height - self.roll if level is None else level
        angle = np.linspace(0, 2 * np.pi, 240, endpoint=False)[:, None]
        out = np.linspace(0, 1, 90)[None]
        rise = dome * np.sqrt(np.maximum(0, 1 - out**7))
        if button:
            folds = 0.006 * np.cos(angle * 9) * np.exp(-(((out - 0.14) / 0.11) ** 2))
            rise = rise - 0.026 * np.exp(-((out / 0.17) ** 1.3)) + folds * (out > 0)
        if seams:
            near = abs(np.sin(seams * angle / 2)) * out * self.radius
            rise = rise - 0.008 * np.exp(-((near / 0.010) ** 2)) * (1 - out**6)
        uneven = fractal_noise(out * np.cos(angle) * 4, out * np.sin(angle) * 4, 3, 8)
        radius = self.radius * 0.99 * out
        x, y = radius * np.cos(angle), radius * np.sin(angle)
        z = level + rise + 0.004 * uneven * (1 - out**4)
        return add_mesh('seat', flat(x, y, z), grid_faces(240, 90, True), self.cloth, flat(x, y))

    def ring(self, level, radius=None, thick=0.0065, material=None):
        angle = np.linspace(0, 2 * np.pi, 200, endpoint=False)
        path = np.stack([np.cos(angle), np.sin(angle), 0 * angle], -1)
        path = path * (radius or self.radius - 0.003) + (0, 0, level)
        return tube('piping', path, thick, material or self.cord, ring=12)

    def plinth(self, material=None, inset=0.03):
        edge = self.radius - inset
        profile = [(0, 0), (edge, 0), (edge + 0.003, 0.003), (edge + 0.003, self.foot + 0.006)]
        return lathe('plinth', [*profile, (0, self.foot + 0.006)], material or self.timber)


def _channels(stool):
    """Upright channels all around, on a plinth."""
    look = stool.look
    stool.side(0.0, look.get('channels', 22))
    stool.seat(button=look.get('button', False))
    stool.ring(stool.height - stool.roll)
    stool.plinth()


def _barrel(stool):
    """A barrel whose lid leans on it; its inside is bare wood."""
    top = stool.height - 0.06
    stool.side(0.022, 0, (0.5,), top=top)
    stool.plinth(plain('#3a3733', 0.6), 0.04)
    inner = stool.radius - 0.022
    profile = [(inner + 0.018, top - 0.002), (inner, top), (inner - 0.001, 0.08), (0.0001, 0.08)]
    lathe('inside', profile, wood('beech', 'Z'))
    stool.ring(top, stool.radius - 0.008)
    lid = [stool.seat(0.0, dome=0.05), stool.ring(0.0), _disc(stool)]
    tilt = math.radians(58)

    def leaning(points):
        x, y, z = points.T
        turned = np.stack(
            [x, y * math.cos(tilt) - z * math.sin(tilt), y * math.sin(tilt) + z * math.cos(tilt)],
            -1,
        )
        return turned

    for part in lid:
        moved(part, leaning)
    shift(lid, (stool.radius * 0.55, -stool.radius * 1.52, stool.radius * 0.86))


def _disc(stool):
    profile = [(0.0001, -0.018), (stool.radius - 0.03, -0.018), (stool.radius - 0.006, 0.0)]
    return lathe('board', profile, wood('beech', 'X'))


def _cube(stool):
    """Square with round corners, its edges stitched by hand."""
    wide, tall, radius = stool.radius * 2, stool.height, 0.07
    x, y, edge = rounded_grid(wide, wide, radius, 0.005)
    roll = np.sqrt(np.maximum(0, 1 - (1 - np.clip(edge / 0.03, 0, 1)) ** 2))
    z = tall - 0.045 + 0.028 * roll + 0.016 * np.clip(edge / 0.2, 0, 1)
    z = z + 0.004 * fractal_noise(x * 5, y * 5, 3, 4)
    add_mesh('seat', flat(x, y, z), grid_faces(*x.shape), stool.cloth, flat(x, y))
    points, normals, along = rounded_rectangle(wide, wide, radius, 0.006)
    rise = np.linspace(0, 1, 60)[None]
    low, top = 0.02, tall - 0.045
    belly = 0.010 * (1 - (2 * rise - 1) ** 4) + 0.003 * fractal_noise(along[:, None] * 5, rise * 4)
    shape = flat(
        points[:, :1] + normals[:, :1] * belly,
        points[:, 1:] + normals[:, 1:] * belly,
        low + (top - low) * rise,
    )
    uv = flat(along[:, None], rise * top)
    add_mesh('side', shape, grid_faces(len(points), 60, True), stool.cloth, uv)
    path = np.column_stack([points + normals * 0.002, 0 * along[: len(points)] + top])
    tube('piping', path, 0.006, stool.cord, ring=10)
    _stitches(stool, points, normals, top)
    edge = wide / 2 - 0.05
    profile = [(0, 0), (edge, 0), (edge, 0.022), (0, 0.022)]
    lathe('plinth', profile, plain('#3a3733', 0.6))


def _stitches(stool, points, normals, top):
    """Upright stitches of thick yarn over the upper seam, 2 cm apart."""
    for number in range(0, len(points), 4):
        (px, py), (nx, ny) = points[number], normals[number]
        path = [
            (px - nx * 0.016, py - ny * 0.016, top + 0.018),
            (px + nx * 0.006, py + ny * 0.006, top + 0.003),
            (px + nx * 0.005, py + ny * 0.005, top - 0.022),
        ]
        tube('stitch', path, 0.0019, stool.cord, closed=False, ring=6)


def _rolling(stool):
    """A smooth drum with a seam below its seat, on four castors."""
    stool.side(0.004, 0, (0.30,))
    stool.seat(dome=0.04, seams=4)
    stool.ring(stool.height - stool.roll)
    rubber, steel = plain('#2b2a29', 0.5), plain('#b9bbbd', 0.3, metallic=1.0)
    for number in range(4):
        angle = math.radians(20 + 90 * number)
        x, y = (stool.radius - 0.055) * math.cos(angle), (stool.radius - 0.055) * math.sin(angle)
        wheel = [(0.0001, -0.011), (0.020, -0.011), (0.024, -0.006), (0.024, 0.006), (0.020, 0.011)]
        thing = lathe('wheel', [*wheel, (0.0001, 0.011)], rubber, (x, y, 0.024), 40)
        thing.rotation_euler = (math.radians(90), 0, angle + 0.4)
        lathe('fork', [(0.0001, 0), (0.009, 0), (0.009, 0.03), (0.0001, 0.03)], steel, (x, y, 0.04))
    profile = [(0.0001, stool.foot - 0.004), (stool.radius - 0.014, stool.foot - 0.004)]
    lathe('board', [*profile, (stool.radius - 0.010, stool.foot + 0.012)], rubber)


def _waisted(stool):
    """Narrow in the middle, on a ring of brass."""
    stool.side(-0.05)
    stool.seat(dome=0.058)
    stool.ring(stool.height - stool.roll, thick=0.005)
    brass = plain('#b08d4f', 0.3, metallic=1.0)
    stool.plinth(brass, 0.012)


FORMS = {
    'channels': _channels,
    'barrel': _barrel,
    'cube': _cube,
    'rolling': _rolling,
    'waisted': _waisted,
}
