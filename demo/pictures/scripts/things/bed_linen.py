"""What makes a bed up: a duvet that is folded back, a throw over its foot, pillows."""

import math

import bpy
import numpy as np
from mathutils import Matrix

from cloth import Slab, settled
from materials import fabric
from meshes import add_mesh, box, flat, grid_faces, set_vertices, subdivide, thicken
from noise import value_noise
from palette import hex_of
from things.pillow import filled

LENGTH = 2.0


class Duvet:
    """A duvet over a bed of `width`, whose surface is at `height`; the head is at +y. For a bed of
    another size it is stretched, across and along.

    It starts as drawn (sides hanging, head end folded back), then a short simulation fills and
    wrinkles it.
    """

    thickness, corner, columns, rows = 0.045, 0.075, 132, 112
    drawn_at = 0.46

    def __init__(self, width, height, cloth, hang=0.26, fold=0.34, fold_line=0.40, stretch=(1, 1)):
        self.width, self.height = width, self.drawn_at
        self.foot = -LENGTH / 2 + 0.02
        self.flat_length = fold_line - self.foot
        self.turn = self.thickness * 0.85
        self.long = self.flat_length + math.pi * self.turn + fold
        self.wide = width + 2 * hang
        slab = Slab(self.wide, self.long, self.thickness, self.columns, self.rows, 0.05)
        self.slab = slab
        slab.vertices = self._draped(slab.vertices)
        thing = slab.add('duvet', cloth)
        # What happens does not depend on the height: it is simulated at one, and shifted.
        vertices = self._simulated(thing, f'duvet-{width:.2f}-{hang:.2f}-{fold:.2f}')
        vertices = self._resting(vertices) + (0, 0, height - self.drawn_at)
        # Beds of other sizes wear the same duvet, stretched.
        self.vertices = vertices * (*stretch, 1)
        self.wide, self.long = self.wide * stretch[0], self.long * stretch[1]
        set_vertices(thing, self.vertices)
        subdivide(thing)

    def _simulated(self, thing, name):
        tall = self.height - 0.004
        bed = box('bed', (self.width + 0.01, LENGTH + 0.01, tall), (0, 0, tall / 2), None, 0.05, 4)
        bed.hide_render = True
        vertices = settled(
            name,
            thing,
            26,
            3.0,
            self.long * self.wide * 0.045,
            0.25,
            bending=0.02,
            shrink=-0.05,
            colliders=[bed],
            friction=30,
        )
        bpy.data.objects.remove(bed)
        return vertices

    def _draped(self, points):
        across, along, lift = points[:, 0], points[:, 1] + self.long / 2, points[:, 2]
        angle = np.clip((along - self.flat_length) / self.turn, 0, math.pi)
        back = np.maximum(along - self.flat_length - math.pi * self.turn, 0)
        rise = self.turn * (1 - np.cos(angle)) + lift * np.cos(angle) + 0.012
        y = np.minimum(along, self.flat_length) + self.foot + self.turn * np.sin(angle) - back
        y = y + lift * np.sin(angle)
        half = self.width / 2 - self.corner + 0.012
        over = np.clip((abs(across) - half) / self.corner, 0, math.pi / 2)
        drop = np.maximum(abs(across) - half - self.corner * math.pi / 2, 0)
        side = np.sign(across)
        x = np.minimum(abs(across), half) + self.corner * np.sin(over) + np.sin(over) * rise
        z = self.height + 0.01 - self.corner * (1 - np.cos(over)) - drop + np.cos(over) * rise
        hanging = np.clip(drop / 0.15, 0, 1)
        folds = np.sin(along * 15 + side * 1.3 + 2 * value_noise(along * 2, along * 0, 4))
        x = x + hanging * (0.020 * folds + 0.016)
        hills = 0.030 * value_noise(across * 2.6 + 9, along * 2.6, 3)
        hills = hills + 0.012 * value_noise(across * 6, along * 6, 5)
        return np.stack(
            [side * x, y, z + np.cos(over) * np.clip(along / 0.25, 0.15, 1) * hills], -1
        )

    def _resting(self, vertices, cells=48):
        """Lets the lower layer down on the bed where the simulation left it in the air."""
        lower = vertices[self.slab.below].reshape(self.columns, self.rows, 3)
        lower = lower[:, : int(self.rows * self.flat_length / self.long)].reshape(-1, 3)
        lower = lower[abs(lower[:, 0]) < self.width / 2 - 0.06]
        total, count = np.zeros((cells, cells)), np.full((cells, cells), 1e-6)
        where = self._cell(lower, cells)
        np.add.at(total, where, np.maximum(lower[:, 2] - self.height - 0.004, 0))
        np.add.at(count, where, 1)
        gap = _smooth(total) / _smooth(count)
        near = np.clip((self.width / 2 + 0.05 - abs(vertices[:, 0])) / 0.12, 0, 1)
        vertices = vertices.copy()
        vertices[:, 2] -= gap[self._cell(vertices, cells)] * near * 0.92
        return vertices

    def _cell(self, points, cells):
        x = (points[:, 0] + self.width / 2) / self.width * (cells - 1)
        y = (points[:, 1] + LENGTH / 2) / LENGTH * (cells - 1)
        return tuple(np.clip(v.round().astype(int), 0, cells - 1) for v in (x, y))

    def throw(self, cloth, start=0.06, share=0.25):
        """A band over the duvet that follows its folds; `start` and `share` of its length."""
        surface = self.slab.upper(self.vertices)
        for _ in range(2):
            surface = _smooth_grid(surface)
        normal = np.cross(np.gradient(surface, axis=0), np.gradient(surface, axis=1))
        normal /= np.maximum(np.linalg.norm(normal, axis=-1, keepdims=True), 1e-9)
        surface = surface + normal * 0.016
        column = np.arange(2, self.columns - 2)
        skew = 0.035 * value_noise(column * 0.09, column * 0 + 0.5, 4)
        skew = skew + 0.06 * (column / self.columns - 0.5)
        row = np.clip((start + skew)[:, None] + share * np.linspace(0, 1, 64)[None], 0.01, 0.99)
        row = row * (self.rows - 1)
        first = np.floor(row).astype(int)
        part = (row - first)[..., None]
        near = surface[column[:, None], first]
        far = surface[column[:, None], np.minimum(first + 1, self.rows - 1)]
        points = near * (1 - part) + far * part
        points[..., 2] += 0.003 * value_noise(points[..., 0] * 14, points[..., 1] * 14, 6)
        uv = flat(
            (column * self.wide / self.columns)[:, None],
            np.linspace(0, share * self.long, 64)[None],
        )
        thing = add_mesh('throw', points.reshape(-1, 3), grid_faces(len(column), 64), cloth, uv)
        return subdivide(thicken(thing, 0.013))


def pillows(width, height, back, front, cushion=None):
    """Two pairs against the headboard, and a small cushion before them."""
    size = 0.78 if width >= 1.6 else 0.66
    for side in (-1, 1):
        filled(
            size,
            0.52,
            back,
            back,
            (side * width * 0.25, 0.80, height + 0.27),
            66,
            side * -2,
            side * 2,
            thick=0.22,
        )
        filled(
            size,
            0.52,
            front,
            front,
            (side * width * 0.245 + 0.01, 0.60, height + 0.21),
            50,
            side * 4,
            side * -3,
            thick=0.22,
        )
    if cushion:
        filled(
            0.55,
            0.35,
            cushion,
            cushion,
            (0.05, 0.43, height + 0.17),
            56,
            -5,
            thick=0.22,
            firmness=0.6,
        )


def linens(look):
    """Sheet, pillowcase and blanket in the colors of a look."""
    sheet, case = hex_of(look.get('linen', 'white')), hex_of(look.get('case', 'oatmeal'))
    return (
        fabric(sheet, 'percale', 0.05, 0.8, 0.2, 0.12, 0.01),
        fabric(case, 'percale', 0.06, 1.0, 0.3, 0.15, 0.02),
        fabric(hex_of(look.get('throw', 'taupe')), 'boucle', 0.16, 0.9, 0.8, 0.3),
    )


def pillow(share, cloth, at, tilt, turn=0, lean=0):
    """The large pillow of `pillows`, all its sides times `share`."""
    thing = filled(0.78, 0.52, cloth, cloth, at, tilt, turn, lean, thick=0.22)
    change = thing.modifiers['subdivide']
    change.levels = change.render_levels = 1
    there = Matrix.Translation(at)
    thing.matrix_world = there @ Matrix.Scale(share, 4) @ there.inverted() @ thing.matrix_world
    return thing


def _smooth(values, radius=2):
    padded = np.pad(values, radius, mode='edge')
    size = 2 * radius + 1
    return (
        sum(
            padded[i : i + values.shape[0], j : j + values.shape[1]]
            for i in range(size)
            for j in range(size)
        )
        / size**2
    )


def _smooth_grid(grid):
    inner = grid.copy()
    inner[1:-1] = (grid[:-2] + 2 * grid[1:-1] + grid[2:]) / 4
    result = inner.copy()
    result[:, 1:-1] = (inner[:, :-2] + 2 * inner[:, 1:-1] + inner[:, 2:]) / 4
    return result
