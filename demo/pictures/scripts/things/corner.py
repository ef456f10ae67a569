"""A corner of the bedroom: a bedside cabinet with a lamp, a stool, cushions; a calm wall beside."""

from materials import fabric, plain, wood
from scene import camera
from things.cabinet import HEIGHT as CABINET
from things.cabinet import cabinet
from things.lamp import lamp
from things.pillow import cushion
from things.room import WALL, daylight, shell
from things.stool import HEIGHT as STOOL
from things.stool import stool


def build():
    shell()
    across, upright = wood('oak', 'X', mask='wood'), wood('oak', 'Z', mask='wood')
    place = (0.86, WALL - 0.26)
    cabinet(across, upright, plain('#a98b5d', 0.32, metallic=1.0), place)
    lamp((*place, CABINET), 1.3)
    boucle = fabric('#d6cdbf', 'boucle', 0.14, 0.6, 0.8, 0.3, mask='stool')
    first = fabric('#c0a068', 'linen', 0.12, 1.4, 0.8, 0.2, mask='cushion')
    second = fabric('#a3a99a', 'linen', 0.12, 1.4, 0.8, 0.2, mask='second')
    stool(boucle, across, (0.14, 0.62, 0))
    cushion(second, (0.14, 0.60, STOOL + 0.075), 3, 20)
    cushion(first, (0.30, 0.22), 72, 12)
    daylight(-3.9)
    camera((-0.3, -2.9, 1.0), (0.0, 0.7, 0.47), 45)
