"""A box spring bed: two boxes on legs, mattress, topper and an upholstered headboard."""

import math

from mathutils import Matrix

from materials import fabric, plain
from meshes import box, lathe
from things.bed_linen import LENGTH, Duvet, pillows
from upholstery import mattress, padded_panel

WIDTH, LEG, BOX, MATTRESS, TOPPER = 1.6, 0.10, 0.26, 0.21, 0.06
LYING = LEG + BOX + MATTRESS - 0.012 + TOPPER - 0.008
HEADBOARD = 1.18


def box_spring(pattern='channel', throw=True):
    """The bed made up, its head at +y, standing on the floor."""
    cloth = fabric('#a8a196', 'linen', 0.15, 1.8, 0.9, 0.2, mask='bed')
    ticking = fabric('#eeebe4', 'knit', 0.10, 0.6, 0.4, 0.15, 0.01)
    black = plain('#24211e', 0.4)
    for x in (-1, 0, 1):
        for y in (-1, 1):
            lathe(
                'leg',
                [(0, 0), (0.018, 0), (0.027, LEG), (0, LEG)],
                black,
                (x * (WIDTH / 2 - 0.09), y * (LENGTH / 2 - 0.09), 0),
                32,
            )
    for side in (-1, 1):
        _turned(
            mattress(
                LENGTH,
                WIDTH / 2 - 0.004,
                BOX,
                cloth,
                cloth,
                cloth,
                'none',
                softness=0.15,
                radius=0.03,
                roll=0.022,
                step=0.012,
                handles=False,
            ),
            side * WIDTH / 4,
            LEG,
        )
    form = {'radius': 0.09, 'step': 0.014, 'handles': False, 'softness': 0.3}
    height = LEG + BOX - 0.012
    _turned(
        mattress(LENGTH, WIDTH, MATTRESS, ticking, cloth, cloth, 'none', roll=0.03, **form),
        0,
        height,
    )
    height += MATTRESS - 0.008
    _turned(
        mattress(
            LENGTH,
            WIDTH,
            TOPPER,
            ticking,
            ticking,
            ticking,
            'channel',
            (0.12, 0.006),
            roll=0.024,
            **form,
        ),
        0,
        height,
    )
    tall = HEADBOARD - 0.06
    at = (0, LENGTH / 2 + 0.13, 0.06 + tall / 2)
    padded_panel(
        WIDTH + 0.10, tall, 0.11, cloth, at, pattern, 10 if pattern == 'channel' else 5, 3, 0.034
    )
    box('back', (WIDTH + 0.09, 0.02, tall - 0.01), (0, LENGTH / 2 + 0.135, at[2]), cloth, 0.006)
    _linen(throw)


def _turned(parts, x, height):
    """Lays a mattress, whose length is along x, along y."""
    place = Matrix.Translation((x, 0, height)) @ Matrix.Rotation(math.pi / 2, 4, 'Z')
    for part in parts:
        part.matrix_world = place @ part.matrix_world


def _linen(throw):
    sheet = fabric('#efece6', 'percale', 0.05, 0.8, 0.2, 0.12, 0.01, mask='linen')
    case = fabric('#c9bfb0', 'percale', 0.06, 1.0, 0.3, 0.15, 0.02, mask='case')
    wool = fabric('#b3aca3', 'boucle', 0.16, 0.9, 0.8, 0.3, mask='throw')
    # The cover of the topper swells by that much.
    duvet = Duvet(WIDTH + 0.10, LYING + 0.02, sheet, hang=0.20)
    if throw:
        duvet.throw(wool)
    pillows(WIDTH, LYING, case, sheet, wool)
