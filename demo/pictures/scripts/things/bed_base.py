"""A slatted bed base: sprung slats on rails that bend, if adjustable, at neck, back and knees."""

import math

import numpy as np

from materials import plain, wood
from meshes import add_mesh, box, lathe
from scene import camera, stage

RAISED = ((0.78, 38), (0.24, 0), (0.38, 26), (0.54, -14))
"""Sections from head to foot: their lengths, and the degrees by which they stand up."""


def build():
    """The base of the pictures that several products share."""
    base = Base(0.9, 2.0, 0.30)
    base.frame(0.07, legs=True)
    base.sections(RAISED)
    base.drive()
    stage(2.0, softness=20, elevation=40, strength=0.92)
    camera((2.25, -3.95, 2.05), (-0.02, 0, 0.33), lens=64)


class Base:
    """A base whose slats lie at `level` metres, its head end at -x."""

    def __init__(self, width, length, level, count=28, slat=0.050, thick=0.009, crown=0.014):
        self.width, self.length, self.level = width, length, level
        self.count, self.slat, self.thick, self.crown = count, slat, thick, crown
        self.along = wood('beech', 'X', 1.0, mask='wood')
        self.across = wood('beech', 'Y', 1.0, mask='wood')
        self.rubber = plain('#2b2d30', 0.55)
        self.steel = plain('#3b3e42', 0.4, metallic=0.6)
        self.bends = []

    def frame(self, deep, gap=0.04, legs=False, beams=(-0.22, 0.06)):
        """The fixed frame, `gap` below the slats: two long sides, both ends, beams between them."""
        half, side = self.length / 2 - 0.014, self.width / 2 - 0.014
        middle = self.level - gap - deep / 2
        for y in (-side, side):
            box('beam', (self.length, 0.028, deep), (0, y, middle), self.along, 0.005)
        for x in (-half, *beams, half):
            size = (0.028, self.width - 0.056, deep - 0.01)
            box('beam', size, (x, 0, middle), self.across, 0.004)
        if legs:
            tall = self.level - gap - deep
            places = [(x, y) for x in (-1, 1) for y in (-1, 1)]
            for x, y in places:
                self.leg((x * (self.length / 2 - 0.10), y * (self.width / 2 - 0.045)), tall)

    def leg(self, place, tall):
        profile = [(0, 0), (0.022, 0), (0.024, 0.003), (0.024, tall), (0, tall)]
        lathe('leg', profile, self.steel, (*place, 0), 40)

    def sections(self, parts, seat=None, **look):
        """Rails and slats, section by section; the section number `seat` stays where it is. `look`
        says how the slats are held."""
        points = self._outline(parts, 1 if seat is None and len(parts) > 1 else seat or 0)
        self.bends = points
        total = sum(length for length, _ in parts)
        begun = 0
        for (length, _), start, end in zip(parts, points, points[1:]):
            begun, before = begun + length, begun
            first = round(before / total * self.count)
            number = round(begun / total * self.count) - first
            self._section(np.array(start), np.array(end), first, number, **look)

    def _outline(self, parts, seat):
        """The bends seen from the side, from the head."""
        angles = [math.radians(angle) for _, angle in parts]
        total = sum(length for length, _ in parts)
        before = sum(length for length, _ in parts[:seat])
        points = [(-total / 2 + before, self.level)]
        for (length, _), angle in zip(parts[:seat][::-1], angles[:seat][::-1]):
            x, z = points[0]
            points.insert(0, (x - length * math.cos(angle), z + length * math.sin(angle)))
        for (length, _), angle in zip(parts[seat:], angles[seat:]):
            x, z = points[-1]
            points.append((x + length * math.cos(angle), z + length * math.sin(angle)))
        return points

    def _section(self, start, end, first, count, held='caps', doubled=(), rail=0.042):
        """Two side rails and the slats between them, from bend to bend. Slats are `held` by rubber
        caps, by caps for two, or by a band; those whose numbers are `doubled` have a second one
        below, and sliders."""
        length = np.linalg.norm(end - start)
        direction = (end - start) / length
        normal = np.array([-direction[1], direction[0]])
        turn = (0, -math.atan2(direction[1], direction[0]), 0)
        middle = (start + end) / 2 - normal * (rail / 2 - 0.003)
        for side in (-1, 1) if rail else ():
            place = (middle[0], side * (self.width / 2 - 0.045), middle[1])
            box('rail', (length - 0.006, 0.026, rail), place, self.along, 0.005, turn=turn)
        # Caps rest on the rails, or without any on the frame.
        lift = 0.006 + self.thick * 1.6 if rail else 0.017
        for number in range(count):
            share = (number + 0.5) / count
            if held == 'pairs':
                share += (0.5 - number % 2) * 0.28 / count
            at = start + direction * length * share + normal * lift
            self._slat(at, turn)
            if first + number in doubled:
                self._slat(at - normal * 0.022, turn)
                self._sliders(at - normal * 0.010, turn)
            if held == 'caps' or held == 'pairs' and number % 2 == 0:
                wide = self.slat + 0.010 + (length / count * 0.72 if held == 'pairs' else 0)
                shifted = direction * length / count * 0.36 if held == 'pairs' else 0
                self._caps(at - normal * 0.006 + shifted, turn, wide)
        if held == 'band':
            self._bands(start, end, normal)

    def _slat(self, at, turn):
        half = self.width / 2 - 0.045
        wide, thick = self.slat / 2, self.thick / 2
        profile = [
            (-wide, 0),
            (-wide + 0.003, thick),
            (wide - 0.003, thick),
            (wide, 0),
            (wide - 0.003, -thick),
            (-wide + 0.003, -thick),
        ]
        rows = np.linspace(-half, half, 40)
        points = [(x, y, z + self.crown * (1 - (y / half) ** 2)) for y in rows for x, z in profile]
        size = len(profile)
        faces = [
            (
                i * size + j,
                i * size + (j + 1) % size,
                (i + 1) * size + (j + 1) % size,
                (i + 1) * size + j,
            )
            for i in range(39)
            for j in range(size)
        ]
        faces += [tuple(range(size)), tuple(39 * size + j for j in range(size))]
        thing = add_mesh('slat', points, faces, self.across, smooth=False)
        thing.location, thing.rotation_euler = (at[0], 0, at[1]), turn

    def _caps(self, at, turn, wide):
        for side in (-1, 1):
            place = (at[0], side * (self.width / 2 - 0.036), at[1])
            box('cap', (wide, 0.058, 0.022), place, self.rubber, 0.006, turn=turn)

    def _sliders(self, at, turn):
        """Sleeves around two slats, by which they are made harder."""
        for side in (-1, 1):
            place = (at[0], side * self.width * 0.2, at[1] + self.crown * 0.8)
            box('slider', (self.slat + 0.012, 0.030, 0.042), place, self.rubber, 0.004, turn=turn)

    def _bands(self, start, end, normal):
        """Cotton bands along both rails, which the slats lie on."""
        middle = (start + end) / 2 + normal * 0.008
        cotton = plain('#d8ccb4', 0.9, specular=0.1)
        for side in (-1, 1):
            place = (middle[0], side * (self.width / 2 - 0.075), middle[1])
            box('band', (np.linalg.norm(end - start), 0.05, 0.004), place, cotton, 0.001)

    def strap(self):
        """A band along the middle that keeps flat slats apart."""
        top = self.level + self.crown + self.thick * 2.1 + 0.004
        box('strap', (self.length - 0.06, 0.03, 0.004), (0, 0, top), self.rubber, 0.001)

    def drive(self, motors=((-0.08, 0.10),), struts=((0, -0.20), (2, 0.10))):
        """Motors below the seat, at x and as high as said, and struts that push sections up."""
        for x, tall in motors:
            place = (x, 0, self.level - 0.08 - tall / 2)
            box('motor', (0.34 - 0.08 * (len(motors) - 1), 0.16, tall), place, self.rubber, 0.02, 4)
        for section, foot in struts:
            outer = section if section < 1 else section + 1
            inner = section + 1 if section < 1 else section
            end = np.array(self.bends[outer]) * 0.5 + np.array(self.bends[inner]) * 0.5
            for side in (-0.16, 0.16):
                start = np.array([foot, side, self.level - 0.10])
                self._strut(start, np.array([end[0], side, end[1] - 0.03]))

    def _strut(self, start, end):
        length = np.linalg.norm(end - start)
        tilt = -math.atan2(end[2] - start[2], end[0] - start[0])
        place = (start + end) / 2
        box('strut', (length, 0.022, 0.030), place, self.steel, 0.004, turn=(0, tilt, 0))
