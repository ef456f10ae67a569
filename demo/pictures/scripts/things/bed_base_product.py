"""A bed base as its product describes it: number and kind of slats, and what can be raised."""

import math

import bpy
from mathutils import Matrix

from labels import label
from materials import plain
from meshes import box
from staging import show
from things.bed_base import Base


def build(size, height, look, brand, model, slats, drive):
    """`size` is width and length in metres, `height` that of its frame; `slats` their number, and
    `drive` how it is raised: `vlak`, `handmatig` or `elektrisch`."""
    width, length = size
    # What is raised has rails of its own above the frame.
    rail = 0.042 if 'sections' in look else 0
    legs, gap = look.get('legs', 0.0), rail and 0.04
    level = legs + height + rail
    base = Base(
        width,
        length,
        level,
        slats,
        look['slat'],
        look.get('thick', 0.009),
        look.get('crown', 0.014),
    )
    deep = level - gap - legs
    base.frame(deep, gap, 'legs' in look, look.get('beams', (-0.22, 0.06)))
    sections = [tuple(section) for section in look.get('sections', [(length - 0.04, 0)])]
    doubled = look.get('doubled', ())
    base.sections(sections, look.get('seat'), held=look['held'], doubled=doubled, rail=rail)
    if look.get('strap'):
        base.strap()
    if drive == 'elektrisch':
        base.drive(look['motors'], look['struts'])
        _remote(width)
    elif 'struts' in look:
        base.drive((), look['struts'])
    if look.get('support'):
        _support(base, level)
    place = (length / 2 - 0.30, -width / 2 - 0.004, level - gap - deep / 2)
    label(brand, model, min(0.10, deep * 1.5), place)
    if look.get('leaning'):
        _lean(look['leaning'])
    show(look, 2.0, 0.82, 0.74, softness=20, strength=0.92)


def _support(base, level):
    """Two beams along the middle, and a leg that carries them."""
    for y in (-0.06, 0.06):
        place = (0, y, level - 0.030)
        box('beam', (base.length - 0.06, 0.030, 0.045), place, base.along, 0.004)
    for x in (-0.45, 0.45):
        base.leg((x, 0), level - 0.05)


def _remote(width):
    """The remote control, before it."""
    gray, light = plain('#3a3d42', 0.4), plain('#d9dcdf', 0.4)
    at = (0.15, -width / 2 - 0.22)
    turn = (0, 0, math.radians(24))
    box('remote', (0.15, 0.052, 0.020), (*at, 0.010), gray, 0.006, 3, turn)
    for number in range(3):
        for side in (-1, 1):
            x, y = (number - 1) * 0.034, side * 0.011
            cos, sin = math.cos(turn[2]), math.sin(turn[2])
            place = (at[0] + x * cos - y * sin, at[1] + x * sin + y * cos, 0.0205)
            box('button', (0.020, 0.012, 0.004), place, light, 0.001, 2, turn)


def _lean(degrees):
    """Stands it on its long side, leaning back, so that its slats are seen from before."""
    bpy.context.view_layer.update()
    things = [o for o in bpy.context.scene.objects if o.type == 'MESH']
    tilt = Matrix.Rotation(math.radians(degrees), 4, 'X')
    for thing in things:
        thing.matrix_world = tilt @ thing.matrix_world
    bpy.context.view_layer.update()
    low = min((o.matrix_world @ v.co).z for o in things for v in o.data.vertices)
    for thing in things:
        thing.matrix_world = Matrix.Translation((0, 0, -low)) @ thing.matrix_world
