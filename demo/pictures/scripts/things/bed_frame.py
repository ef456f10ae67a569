"""A bed of solid wood: headboard of three boards, rails on tapered legs, made up or bare."""

import math

from mathutils import Matrix

from materials import fabric, wood
from meshes import box, lathe
from scene import camera, stage
from things.bed_linen import LENGTH, Duvet, pillows
from upholstery import mattress

WIDTH = 1.6
RAIL, RAIL_TOP, LEG = 0.035, 0.34, 0.20
HEADBOARD = 0.98
MATTRESS, TOPPER = 0.22, 0.06
LYING = RAIL_TOP - 0.10 + MATTRESS


def build(view='front', linen='#f0ede6', throw=True):
    frame(
        wood('oak', 'X', mask='wood'), wood('oak', 'Y', mask='wood'), wood('oak', 'Z', mask='wood')
    )
    made_up(linen, throw)
    stage(2.7, strength=0.95, fill=1.3, haze=0.24, softness=34, elevation=36)
    if view == 'front':
        camera((3.5, -5.6, 2.35), (0.06, -0.05, 0.36), lens=70)
    else:
        camera(
            (-1.55, -1.75, 1.45), (-0.08, 0.3, 0.62), lens=50, aperture=8, focus=(-0.2, 0.1, 0.6)
        )


def frame(across, along, upright):
    """The frame, its head at +y; the legs stand on the floor."""
    half, end = WIDTH / 2 + RAIL / 2 + 0.005, LENGTH / 2 + RAIL / 2 + 0.005
    tall = RAIL_TOP - LEG + 0.04
    for side in (-1, 1):
        box(
            'rail',
            (RAIL, LENGTH + 0.03, tall),
            (side * half, 0, RAIL_TOP - tall / 2),
            along,
            0.006,
            3,
        )
    box(
        'foot',
        (WIDTH + 2 * RAIL + 0.01, RAIL, tall),
        (0, -end, RAIL_TOP - tall / 2),
        across,
        0.006,
        3,
    )
    for side in (-1, 1):
        post = (side * half, end, HEADBOARD / 2)
        box('post', (0.05, 0.045, HEADBOARD), post, upright, 0.008, 3)
        leg = lathe(
            'leg',
            [
                (0, 0),
                (0.017, 0),
                (0.019, 0.004),
                (0.032, LEG),
                (0.032, LEG + 0.05),
                (0, LEG + 0.05),
            ],
            upright,
            (side * (half - 0.10), -end + 0.12, 0),
            48,
        )
        leg.rotation_euler = (math.radians(-6), math.radians(-6 * side), 0)
    height = (HEADBOARD - 0.40) / 3
    for number in range(3):
        z = 0.40 + height * (number + 0.5)
        box('board', (WIDTH + 0.02, 0.026, height - 0.012), (0, end, z), across, 0.006, 3)


def made_up(linen='#f0ede6', throw=True, case='#d8d0c3', cover='#b3aca3'):
    """Mattress, duvet, pillows and throw."""
    sheet = fabric(linen, 'percale', 0.05, 0.8, 0.2, 0.12, 0.01, mask='linen')
    cases = fabric(case, 'percale', 0.06, 1.0, 0.3, 0.15, 0.02, mask='case')
    ticking = fabric('#eeebe4', 'knit', 0.10, 0.6, 0.4, 0.15, 0.01)
    wool = fabric(cover, 'boucle', 0.16, 0.9, 0.8, 0.3, mask='throw')
    parts = mattress(
        LENGTH,
        WIDTH - 0.01,
        MATTRESS,
        ticking,
        ticking,
        ticking,
        'none',
        radius=0.09,
        roll=0.03,
        step=0.014,
        softness=0.3,
        handles=False,
    )
    for part in parts:
        # A little low: its cover swells, and must not come through the duvet.
        place = Matrix.Translation((0, 0, RAIL_TOP - 0.125)) @ Matrix.Rotation(math.pi / 2, 4, 'Z')
        part.matrix_world = place @ part.matrix_world
    # It hangs outside the rails, not through them.
    duvet = Duvet(WIDTH + 0.10, LYING, sheet, hang=0.20)
    if throw:
        duvet.throw(wool)
    pillows(WIDTH, LYING, cases, sheet, wool if throw else None)
