"""Products arranged at the right of a wide stage, with calm at the left for words."""

from materials import fabric, wood
from scene import camera, stage
from things.folded import folded
from things.mattress import covers
from things.pillow import filled
from things.stool import HEIGHT as STOOL
from things.stool import stool
from upholstery import mattress


def build(kind='accessories'):
    if kind == 'accessories':
        _accessories()
    else:
        _pile()


def _accessories():
    """A stool with folded linen, cushions leaning on it."""
    ochre = fabric('#c0a068', 'linen', 0.12, 1.4, 0.8, 0.2, mask='cushion')
    sage = fabric('#a3a99a', 'linen', 0.12, 1.4, 0.8, 0.2, mask='second')
    cream = fabric('#d6cdbf', 'boucle', 0.14, 0.6, 0.8, 0.3, mask='stool')
    cotton = fabric('#ece8df', 'percale', 0.05, 0.9, 0.3, 0.15, 0.01, mask='linen')
    stool(cream, wood('oak', 'X'), (0.10, 0.12, 0))
    place = (0.10, 0.12)
    top = folded(cotton, 0.34, 0.27, 0.05, 2, STOOL + 0.004, 12, seed=2, at=place)
    folded(sage, 0.32, 0.25, 0.03, 1, top, 8, seed=6, at=place)
    form = {'thick': 0.22, 'firmness': 0.6}
    filled(0.55, 0.35, ochre, ochre, (0.52, -0.02), 70, 14, **form)
    filled(0.55, 0.35, sage, sage, (0.74, 0.24), 74, -8, **form)
    stage(1.3, strength=0.95, fill=1.4, haze=0.25, softness=42, elevation=40)
    camera((0.1, -3.1, 0.95), (-0.42, 0, 0.31), lens=60)


def _pile(count=4):
    """Mattresses on each other, each turned a little."""
    top, side, piping = covers()
    height = 0.0
    for number in range(count):
        thick = (0.24, 0.21, 0.25, 0.20)[number % 4]
        parts = mattress(2.0, 0.9, thick, top, side, piping, softness=0.4, step=0.008)
        for part in parts:
            part.location.z += height
            part.rotation_euler.z += (0.0, 0.03, -0.025, 0.04)[number % 4]
        height += thick - 0.006
    stage(2.4, strength=0.95, softness=36, elevation=36)
    camera((2.3, -5.6, 2.0), (-0.95, 0.1, height * 0.45), lens=56)
