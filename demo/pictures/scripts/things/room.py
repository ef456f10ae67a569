"""A bedroom by day, with a whole bed in it for scale."""

import math

import numpy as np

from materials import Graph, fabric, linear, masked, plain, translucent, wood
from meshes import add_mesh, box, flat, grid_faces, lathe
from noise import fractal_noise, value_noise
from scene import ambient, area, camera
from things import bed_frame
from things.box_spring import box_spring
from things.cabinet import HEIGHT as CABINET
from things.cabinet import cabinet
from things.lamp import lamp
from things.stool import stool

WALL, CEILING = 1.17, 2.9

VIEWS = {
    'front': ((-2.25, -4.35, 1.60), (0.15, 0.05, 0.62), 40),
    'right': ((2.3, -4.3, 1.55), (0.02, 0.0, 0.62), 40),
    'banner': ((-1.3, -4.9, 1.35), (-0.55, 0.2, 0.72), 36),
    'banner-right': ((1.3, -4.9, 1.35), (0.62, 0.2, 0.74), 36),
    'banner-linen': ((-1.75, -2.65, 1.45), (-0.92, 0.4, 0.64), 41),
}


def build(bed='frame', view='front', picture=True, pattern='channel', throw=True, seat=True):
    # A wide view shows more of the room: its window is farther away.
    wide = view.startswith('banner')
    shell()
    _rug(fabric('#e6dfd2', 'boucle', 0.22, 0.7, 0.9, 0.2, 0.04, mask='rug'))
    _curtain(translucent('#efeae0', 0.35), -3.05 if wide else -2.75)
    if bed == 'frame':
        timber = [wood('oak', axis, mask='wood') for axis in 'XYZ']
        bed_frame.frame(*timber)
        bed_frame.made_up(throw=throw)
    else:
        box_spring(pattern, throw)
    _furniture(picture, seat)
    daylight(-5.2 if wide else -3.9)
    at, target, lens = VIEWS[view]
    camera(at, target, lens)


def daylight(x):
    """A window at the left, at `x`, as bright on the bed wherever it is, and a dim one behind."""
    ambient('#f2f7ff', 0.42)
    area((x, -0.9, 1.75), (0, -0.2, 0.5), (2.6, 2.1), 14.8 * x * x, (1, 0.965, 0.91))
    area((2.6, -4.6, 2.4), (0, 0, 0.6), (3, 2.4), 52, (0.97, 0.985, 1))


def shell():
    """Wall, floor and skirting."""
    box('wall', (14, 0.1, CEILING), (0, WALL + 0.05, CEILING / 2), _plaster(), 0)
    box('skirting', (14, 0.016, 0.09), (0, WALL - 0.008, 0.045), plain('#eeeae3', 0.5), 0.003)
    _floor(wood('oak', 'Y', 0.8, 0.42))


def _plaster():
    graph = Graph('wall')
    clouds, grain = graph.noise(3, 5), graph.noise(60, 3)
    color = linear('#ddd6ca')
    shade = tuple(c * 0.975 for c in color[:3]) + (1.0,)
    rough = graph.math('MULTIPLY_ADD', grain, 0.3, clouds)
    graph.finish(
        Base_Color=graph.ramp(clouds, (0.3, shade), (0.7, color)),
        Roughness=0.9,
        Specular=0.1,
        Normal=graph.bump(rough, 0.15, 0.004),
    )
    return masked(graph.material, 'wall', '#ddd6ca')


def _floor(timber, width=0.16, length=1.9, gap=0.0016):
    random = np.random.RandomState(2)
    for x in np.arange(-5.0, 5.2, width):
        y = -4.2 - random.rand() * length
        while y < WALL:
            piece = length * random.uniform(0.75, 1.1)
            box(
                'plank',
                (width - gap, piece - gap, 0.014),
                (x + width / 2, y + piece / 2, -0.007),
                timber,
                0.0012,
                1,
            )
            y += piece


def _rug(cloth, width=2.9, length=1.9, at=(0, -0.75), thick=0.012):
    x, y = np.meshgrid(
        np.linspace(-width / 2, width / 2, int(width / 0.02)),
        np.linspace(-length / 2, length / 2, int(length / 0.02)),
        indexing='ij',
    )
    edge = np.minimum(width / 2 - abs(x), length / 2 - abs(y))
    z = thick * np.sqrt(np.clip(edge / 0.02, 0, 1)) + 0.0025 * fractal_noise(x * 40, y * 40, 2, 3)
    z = z + 0.004 * fractal_noise(x * 1.5, y * 1.5, 2, 8)
    add_mesh('rug', flat(x, y, z), grid_faces(*x.shape), cloth, flat(x, y)).location = (*at, 0)


def _curtain(cloth, x, folds=7):
    along, down = np.meshgrid(np.linspace(0, 1, folds * 24), np.linspace(0, 1, 60), indexing='ij')
    wave = 2 * math.pi * folds * (along + 0.015 * value_noise(along * 6, down * 1.2, 1))
    depth = 0.05 * np.sin(wave) * (0.75 + 0.35 * value_noise(along * 5, down * 2, 3))
    depth = depth + 0.01 * np.sin(2 * wave + 1)
    near, far = WALL - 1.0, WALL - 0.12
    y = near + (far - near) * along + 0.012 * np.sin(wave * 2)
    add_mesh(
        'curtain',
        flat(x + depth, y, CEILING - (CEILING - 0.02) * down),
        grid_faces(*along.shape),
        cloth,
        flat(along * 1.6, down * CEILING),
    )


def _furniture(picture, seat):
    across, upright = wood('oak', 'X', mask='wood'), wood('oak', 'Z', mask='wood')
    brass = plain('#a98b5d', 0.32, metallic=1.0)
    y = WALL - 0.26
    for x in (-1.24, 1.24):
        cabinet(across, upright, brass, (x, y))
        lamp((x, y, CABINET), 1.3)
    for number, (color, size) in enumerate(
        (('#7a4b3a', (0.20, 0.14, 0.022)), ('#d8cdb9', (0.18, 0.13, 0.018)))
    ):
        box(
            'book',
            size,
            (-1.33, y - 0.10, CABINET + 0.011 + 0.021 * number),
            plain(color, 0.7),
            0.002,
            2,
            (0, 0, 0.2 + 0.25 * number),
        )
    if seat:
        cloth = fabric('#d6cdbf', 'boucle', 0.14, 0.6, 0.8, 0.3, mask='stool')
        stool(cloth, across, (1.75, -0.75, 0))
    if picture:
        _picture()


def _picture(width=1.15, height=0.78, at=(0.0, 1.72)):
    """A framed print of hills under a moon, above the headboard."""
    x, z = at
    frame = wood('oak', 'X', mask='wood')
    front = WALL - 0.02
    for side in (-1, 1):
        box(
            'frame',
            (width, 0.028, 0.022),
            (x, front, z + side * (height - 0.022) / 2),
            frame,
            0.003,
        )
        box(
            'frame',
            (0.022, 0.028, height - 0.04),
            (x + side * (width - 0.022) / 2, front, z),
            frame,
            0.003,
        )
    box(
        'paper',
        (width - 0.03, 0.008, height - 0.03),
        (x, front + 0.008, z),
        plain('#efe9dd', 0.8),
        0,
    )
    u = np.linspace(-1, 1, 80)
    for number, color in enumerate(('#c9b79d', '#a8a692', '#7f8a80')):
        crest = 0.10 - 0.13 * number + 0.09 * value_noise(u * 1.7 + number * 3, u * 0, 5 + number)
        points = [
            (x + a * (width / 2 - 0.09), front + 0.003 - 0.0005 * number, z + b)
            for a, b in zip(u, crest)
        ]
        points += [(p[0], p[1], z - height / 2 + 0.09) for p in points]
        faces = [(i, i + 80, i + 81, i + 1) for i in range(79)]
        add_mesh('hill', points, faces, plain(color, 0.8), smooth=False)
    moon = lathe(
        'moon',
        [(0, 0), (0.065, 0), (0.065, 0.001), (0, 0.001)],
        plain('#c7a45e', 0.8),
        (x + 0.24, front + 0.003, z + 0.18),
        64,
    )
    moon.rotation_euler = (math.pi / 2, 0, 0)
