"""A mattress cut open in steps, so that each of its layers is seen."""

import math

import bpy
import numpy as np

from foams import slab
from materials import fabric, foam
from meshes import add_mesh, box, flat, grid_faces, link
from noise import value_noise
from scene import camera, stage
from things.mattress import covers
from upholstery import mattress, quilting

LENGTH, WIDTH = 1.7, 1.0
STEP = 0.30
SPRING = 0.062


def build(kind='springs'):
    """`kind` is springs, foam, latex or topper."""
    layers = {
        'springs': [
            ('#d9d5cb', 0.03, 'foam'),
            (None, 0.13, 'springs'),
            ('#f0e6cf', 0.045, 'foam'),
            ('#cfdbe0', 0.03, 'waves'),
        ],
        'foam': [
            ('#c9d2d6', 0.11, 'foam'),
            ('#efe5cd', 0.05, 'zones'),
            ('#d3dfcf', 0.035, 'waves'),
        ],
        'latex': [
            ('#ded9cf', 0.07, 'foam'),
            ('#f2ead6', 0.08, 'holes'),
            ('#e9e1d2', 0.03, 'fleece'),
        ],
        'topper': [('#efe5cd', 0.035, 'zones'), ('#d5e0e3', 0.03, 'waves')],
    }[kind]
    top, side, piping = covers()
    base = _tray(side, top)
    right = LENGTH / 2
    for color, thick, make in layers:
        right -= STEP * (0.75 if make == 'springs' else 1)
        _layer(color, thick, make, base, right)
        base += thick
    _cover(top, side, base, right - STEP)
    stage(2.0, softness=34, elevation=36)
    camera((2.2, -3.3, 1.75), (0.02, -0.03, base * 0.42 - 0.12), lens=64)


def _tray(side, top):
    """The lower half of the cover, which all layers lie in."""
    mattress(
        LENGTH + 0.02,
        WIDTH + 0.02,
        0.036,
        top,
        side,
        side,
        'none',
        softness=0.0,
        roll=0.012,
        radius=0.05,
        step=0.008,
        handles=False,
    )
    return 0.034


def _layer(color, thick, make, base, right):
    if make == 'springs':
        _springs(thick, base, right)
        return
    material = fabric(color, 'boucle', 0.12, 0.5, 0.6) if make == 'fleece' else foam(color)
    length = right + LENGTH / 2
    for part in slab(material, length, WIDTH, thick, base, make):
        part.location.x = (right - LENGTH / 2) / 2


def _springs(height, base, right):
    """Pocket springs within a border of foam."""
    wall, white = 0.05, fabric('#eeedea', 'percale', 0.03, 1.2, 0.5, 0.1, mottle=0.04)
    left, border = -LENGTH / 2, foam('#e6e3dc')
    for side in (-1, 1):
        box(
            'edge',
            (right - left, wall, height),
            ((left + right) / 2, side * (WIDTH - wall) / 2, base + height / 2),
            border,
            0.003,
        )
    columns = int((right - left) / SPRING)
    rows = int((WIDTH - 2 * wall) / SPRING)
    pitch = (WIDTH - 2 * wall) / rows
    pocket = _pocket(white, height)
    pocket.location = (right - SPRING / 2, -WIDTH / 2 + wall + pitch / 2, base)
    random = np.random.RandomState(3)
    for column in range(columns):
        for row in range(rows):
            if column == row == 0:
                continue
            copy = link(bpy.data.objects.new('pocket', pocket.data))
            copy.location = (
                right - SPRING * (column + 0.5),
                -WIDTH / 2 + wall + pitch * (row + 0.5),
                base,
            )
            copy.rotation_euler = (0, 0, random.rand() * 6.28)


def _pocket(cloth, height):
    """A spring in its pocket: the cloth swells between the turns and is closed by a crimped top."""
    angle = np.linspace(0, 2 * math.pi, 56, endpoint=False)[:, None]
    rise = np.linspace(0, 1, 46)[None]
    radius = SPRING / 2 * 0.97
    coil = 0.0016 * np.sin(2 * math.pi * 5 * rise + angle)
    pucker = (
        0.0018 * np.sin(angle * 9 + 3 * value_noise(angle * 2, rise * 3, 4)) * (2 * rise - 1) ** 2
    )
    ends = np.sqrt(np.clip(1 - np.clip((abs(2 * rise - 1) - 0.86) / 0.14, 0, 1) ** 2, 0, 1))
    out = (radius - 0.002 + coil + pucker) * (0.30 + 0.70 * ends) * (rise < 0.999)
    top = height * rise - 0.006 * np.clip((rise - 0.985) / 0.015, 0, 1)
    return add_mesh(
        'pocket',
        flat(out * np.cos(angle), out * np.sin(angle), top + 0 * angle),
        grid_faces(56, 46, True),
        cloth,
        flat(angle * radius + 0 * rise, top + 0 * angle),
    )


def _cover(top, side, base, right):
    """The quilted cover at the left, its end rolled back to show its inside."""
    left, thick, curl = -LENGTH / 2, 0.022, 0.05
    flat_length = right - left
    along = np.linspace(0, flat_length + curl * 3.6, int((flat_length + 0.2) / 0.005))[:, None]
    across = np.linspace(-WIDTH / 2 - 0.006, WIDTH / 2 + 0.006, 200)[None]
    angle = np.clip((along - flat_length) / curl, 0, 3.6)
    x = left + np.minimum(along, flat_length) + curl * np.sin(angle)
    z = base + 0.004 + curl * (1 - np.cos(angle))
    edge = np.clip((WIDTH / 2 + 0.006 - abs(across)) / 0.03, 0, 1)
    puff = (thick + quilting(along, across, 'diamond', 0.13, 0.016)) * np.sqrt(1 - (1 - edge) ** 2)
    end = np.clip((flat_length + curl * 3.6 - along) / 0.02, 0, 1) ** 0.5
    puff = 0.004 + puff * end
    outside = flat(x - np.sin(angle) * puff, across, z + np.cos(angle) * puff)
    inside = flat(x, across, z)
    faces = grid_faces(along.size, across.size)
    uv = flat(along, across)
    add_mesh('cover', outside, faces, top, uv)
    add_mesh('lining', inside, faces[:, ::-1], side, uv)
    _flap(side, base, right, left)


def _flap(side, base, right, left):
    """The border of the cover down both long sides, under the quilted part."""
    for face in (-1, 1):
        x = np.linspace(left, right + 0.02, 120)[:, None]
        rise = np.linspace(0, 1, 30)[None]
        out = (
            WIDTH / 2
            + 0.006
            + 0.006 * (1 - (2 * rise - 1) ** 4)
            + 0.002 * value_noise(x * 6, rise * 3, 4)
        )
        shape = flat(x, face * out, 0.03 + (base + 0.010 - 0.03) * rise)
        faces = grid_faces(120, 30)
        add_mesh('flap', shape, faces if face < 0 else faces[:, ::-1], side, flat(x, rise * base))
    ends = np.linspace(-WIDTH / 2 - 0.01, WIDTH / 2 + 0.01, 60)[:, None]
    rise = np.linspace(0, 1, 20)[None]
    shape = flat(left - 0.008 + 0 * ends * rise, ends, 0.03 + (base + 0.01 - 0.03) * rise)
    add_mesh('flap', shape, grid_faces(60, 20), side, flat(ends, rise * base))
