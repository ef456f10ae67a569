"""A mattress or a topper, whole or its corner from nearby, alone or piled up."""

from materials import fabric
from scene import camera, stage
from upholstery import mattress

LENGTH = 2.0


def build(
    view='front', width=1.6, height=0.24, pattern='diamond', quilt=(0.15, 0.02), softness=0.5
):
    top, side, piping = covers()
    handles = height > 0.15
    mattress(LENGTH, width, height, top, side, piping, pattern, quilt, softness, handles=handles)
    stage(2.0, softness=32)
    if view == 'front':
        camera((2.9, -4.9, 2.1), (0, -0.02, height * 0.3), lens=76)
    else:
        target = (LENGTH / 2 - 0.30, -width / 2 + 0.25, height * 0.55)
        camera((2.25, -2.35, 1.05), target, 62, 8, (LENGTH / 2 - 0.1, -width / 2 + 0.05, height))


def covers():
    """The textiles of a mattress: knitted top, woven border, piping."""
    return (
        fabric('#ece9e2', 'knit', 0.10, 0.6, 0.4, 0.2, 0.01, mask='top'),
        fabric('#8b9098', 'linen', 0.14, 2.2, 0.9, 0.15, mask='side'),
        fabric('#5a5f65', 'twill', 0.06, mask='piping'),
    )
