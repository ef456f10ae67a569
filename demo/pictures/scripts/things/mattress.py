"""A mattress as its product describes it: measures, cover, border, quilting, label, form."""

import math

import numpy as np
from mathutils import Matrix

from covers import draw_back
from labels import label
from materials import fabric, plain
from meshes import add_mesh, box, flat, grid_faces, lathe, rounded_rectangle, tube
from noise import fractal_noise
from palette import hex_of
from staging import moved, points_of, show, turned
from things.bed_base import Base
from upholstery import mattress

CLOTHS = {
    # weave, repeat in metres, contrast, bump
    'knit': ('knit', 0.10, 0.6, 0.4),
    'linen': ('linen', 0.14, 2.2, 0.9),
    'twill': ('twill', 0.10, 1.4, 0.8),
    'velvet': ('velvet', 0.16, 1.0, 0.4),
    'wool': ('boucle', 0.20, 0.7, 0.8),
    'mesh': ('knit', 0.22, 2.0, 1.0),
}


def covers():
    """The textiles of a cut-open mattress: knitted top, woven border, piping."""
    return (
        fabric('#ece9e2', 'knit', 0.10, 0.6, 0.4, 0.2, 0.01, mask='top'),
        fabric('#8b9098', 'linen', 0.14, 2.2, 0.9, 0.15, mask='side'),
        fabric('#5a5f65', 'twill', 0.06, mask='piping'),
    )


def build(size, height, brand, model, look):
    """`size` is width and length in metres; `look` what the looks of the demo say of it."""
    width, length = size
    cloths = _cloths(look)
    form = look.get('form', 'whole')
    placed = MAKERS.get(form, _whole)(width, length, height, look, cloths)
    if form == 'folding':
        label(brand, model, 0.13, (0.02, -width / 2 - 0.012, height / 2))
    else:
        tag = _label(brand, model, width, length, height, look)
        if callable(placed):
            moved(tag, placed)
    wide = 0.75 + 0.08 * min(width, 1.8)
    show(look, 2.0 * max(1, length / 2), wide, 0.72, softness=32)


def _cloths(look):
    top = hex_of(look.get('cover', 'white'))
    weave = CLOTHS[look.get('topCloth', 'knit')]
    side = CLOTHS[look.get('sideCloth', 'linen')]
    piping = look.get('piping', look['side'])
    return {
        'top': fabric(top, *weave, 0.2, 0.01, mask='top'),
        'side': fabric(hex_of(look['side']), *side, 0.15, mask='side'),
        'piping': fabric(hex_of(piping), 'twill', 0.06, mask='piping'),
        'band': fabric(hex_of(look['band']), *CLOTHS['mesh'], 0.15, mask='band')
        if 'band' in look
        else None,
    }


def _options(look):
    return {
        'pattern': look.get('pattern', 'diamond'),
        'quilt': tuple(look.get('quilt', (0.15, 0.02))),
        'softness': look.get('softness', 0.5),
        'handles': False if look.get('handles', 'none') == 'none' else look['handles'],
        'ribs': look.get('ribs', 0),
    }


def _whole(width, length, height, look, cloths):
    parts = mattress(
        length,
        width,
        height,
        cloths['top'],
        cloths['side'],
        cloths['piping'],
        band=cloths['band'],
        cords=look.get('cords', True),
        radius=look.get('radius', 0.10),
        **_options(look),
    )
    if look.get('pattern') == 'tufted':
        _tufts(width, length, height, look, cloths['piping'])
    if look.get('zip') and look.get('cords', True):
        parts += _zip(width, length, height, look)
    return parts


def _split(width, length, height, look, cloths):
    """Two cores in one cover: a fold runs along the middle, and the zip around it stands open."""
    parts = _whole(width, length, height, look, cloths)
    for part in parts[:1]:
        moved(part, lambda p: p - np.stack([0 * p[:, 0], 0 * p[:, 0], _fold(p[:, 1])], -1))


def _fold(y, depth=0.022, half=0.035):
    return depth * np.exp(-((y / half) ** 2))


def _cut(width, length, height, look, cloths, cut=0.40):
    """One corner of the foot end is cut off at 45 degrees."""
    for part in _whole(width, length, height, look, cloths):

        def shifted(p):
            over = (p[:, 0] - length / 2 + p[:, 1] * -1 - width / 2 + cut) / math.sqrt(2)
            over = np.maximum(over, 0)[:, None]
            return p - over * np.array([1, -1, 0]) / math.sqrt(2)

        moved(part, shifted)


def _folding(width, length, height, look, cloths):
    """Three blocks in one cover: one lies unfolded, another stands behind it as a seat."""
    third = length / 3
    plain_block = {**look, 'handles': 'none', 'zip': False, 'radius': 0.04}
    for number in range(3):
        for part in _whole(width, third - 0.012, height, plain_block, cloths):
            part.location.x += (number - 1) * (third - 0.008)
    for number in range(3):
        for part in _whole(width, third - 0.012, height, plain_block, cloths):
            place = (-0.28, width / 2 + 0.24 + third * 0.5, number * (height + 0.004))
            turn = Matrix.Rotation(math.radians(84 + 2 * number), 4, 'Z')
            part.matrix_world = Matrix.Translation(place) @ turn @ part.matrix_world


def _crib(width, length, height, look, cloths):
    """A small mattress, beside toys that tell its size."""
    _whole(width, length, height, look, cloths)
    toys(length / 2 + 0.10, -width / 2 + 0.10)


def _rolled(width, length, height, look, cloths):
    """One lies flat, another is rolled up as it is delivered."""
    _whole(width, length, height, look, cloths)
    _roll(width, height * 0.55, (-length * 0.10, width / 2 + 0.42), cloths)


def _pair(width, length, height, look, cloths):
    """Two single mattresses, the other one with its darker side up."""
    _whole(width, length, height, look, cloths)
    dark = {**cloths, 'top': fabric('#c2b08c', *CLOTHS['knit'], 0.2, 0.01)}
    for part in _whole(width, length, height, {**look, 'zip': False}, dark):
        part.location.x -= 0.26
        part.location.y += width + 0.07


def _opened(width, length, height, look, cloths):
    """The cover is drawn back, and shows the foam in it."""
    parts = _whole(width, length, height, look, cloths)
    lining = fabric('#e4e1da', *CLOTHS['knit'], 0.15, 0.01)
    size, radius = (length, width), look.get('radius', 0.10)
    level, slant = height - 0.035, look.get('slant')
    draw_back(parts[0], size, level, radius, lining, look['core'], look['share'], slant, 0.08)


def _stacked(width, length, height, look, cloths):
    """Two of them on each other, askew, the lower one with its other side up."""
    other = {**cloths, 'top': fabric(hex_of(look['under']), *CLOTHS['wool'], 0.2, 0.01)}
    turned(_whole(width, length, height, look, other), 11)

    def placed(points):
        return points + (-0.02, 0.02, height + 0.004)

    for part in _whole(width, length, height, look, cloths):
        moved(part, placed)
    return placed


def _upright(width, length, height, look, cloths):
    """It stands on its long side, leaning back a little: how it is turned over."""
    parts = _whole(width, length, height, look, cloths)
    tilt = np.array(Matrix.Rotation(math.radians(look['leaning']), 3, 'X'))
    low = min((points_of(part) @ tilt.T)[:, 2].min() for part in parts)

    def placed(points):
        return points @ tilt.T - (0, 0, low)

    for part in parts:
        moved(part, placed)
    return placed


def _raised(width, length, height, look, cloths):
    """On an adjustable base with its back and knees raised."""
    sections = ((0.78, 44), (0.26, 0), (0.40, 24), (0.54, -12))
    base = Base(width, length, 0.26)
    base.frame(0.06, legs=True)
    base.sections(sections)
    base.drive()
    placed = _following(base.bends)
    for part in _whole(width, length, height, look, cloths):
        moved(part, placed)
    return placed


def _following(bends, above=0.045, soft=0.09):
    """Lays points on the bends of a base, and `above` its rails; what bends does so over `soft`
    metres, not in an edge."""
    bends = np.array(bends)
    steps = np.diff(bends, axis=0)
    angles = np.arctan2(steps[:, 1], steps[:, 0])
    marks = np.concatenate([[0], np.cumsum(np.hypot(*steps.T))])
    fine = np.linspace(-0.1, marks[-1] + 0.1, 900)
    turns = sum(
        (after - before) * (0.5 + 0.5 * np.tanh((fine - mark) / soft))
        for mark, before, after in zip(marks[1:-1], angles, angles[1:])
    )
    angle = angles[0] + turns
    step = fine[1] - fine[0]
    x = np.concatenate([[0], np.cumsum(np.cos(angle[:-1]) * step)])
    z = np.concatenate([[0], np.cumsum(np.sin(angle[:-1]) * step)])
    # It lies on the section that stays level.
    seat = np.interp((marks[1] + marks[2]) / 2, fine, np.arange(len(fine))).astype(int)
    middle = (bends[1] + bends[2]) / 2
    x, z = x + middle[0] - x[seat], z + middle[1] - z[seat]

    def placed(points):
        along = points[:, 0] + marks[-1] / 2
        px, pz, turn = (np.interp(along, fine, values) for values in (x, z, angle))
        up = points[:, 2] + above
        return np.stack([px - np.sin(turn) * up, points[:, 1], pz + np.cos(turn) * up], -1)

    return placed


# Each may return where its label goes, if it does not just lie.
MAKERS = {
    'opened': _opened,
    'stacked': _stacked,
    'upright': _upright,
    'raised': _raised,
    'pair': _pair,
    'split': _split,
    'cut-corner': _cut,
    'folding': _folding,
    'crib': _crib,
    'rolled': _rolled,
}


def _roll(width, thick, at, cloths, inner=0.05, turns=2.6):
    """A foam mattress rolled tightly, its end outside; the roll lies along the mattress."""
    angle = np.linspace(0, turns * 2 * math.pi, 260)[:, None]
    across = np.linspace(-width / 2, width / 2, 60)[None]
    growth = (thick + 0.006) / (2 * math.pi)
    outer = inner + thick + growth * angle
    soft = 0.006 * fractal_noise(angle * 0.8, across * 5, 2, 3)
    # It rests on its lowest point.
    middle = -(outer * np.cos(angle)).min()
    for radius, material in ((outer + soft, cloths['top']), (outer - thick, cloths['top'])):
        x, z = radius * np.sin(angle), middle + radius * np.cos(angle)
        shape = flat(across + 0 * x, x + 0 * across, z + 0 * across)
        uv = flat(angle * 0.2 + 0 * across, across + 0 * angle)
        thing = add_mesh('roll', shape, grid_faces(260, 60), material, uv)
        thing.location = (*at, 0)
    for end in (-1, 1):
        share = np.linspace(0, 1, 12)[None]
        radius = outer - thick * (1 - share)
        bulge = 0.012 * np.sin(math.pi * share)
        x, z = radius * np.sin(angle), middle + radius * np.cos(angle)
        shape = flat(end * (width / 2 + bulge) + 0 * x, x, z)
        uv = flat(angle * 0.2 + 0 * share, share * thick + 0 * angle)
        thing = add_mesh('roll', shape, grid_faces(260, 12), cloths['side'], uv)
        thing.location = (*at, 0)


def toys(x, y):
    """Three wooden blocks, 5 cm each."""
    colors = ('#c79a63', '#8fa68c', '#c98a72')
    places = ((0, 0, 0.025, 0.3), (0.075, 0.02, 0.025, -0.5), (0.03, 0.012, 0.075, 0.9))
    for color, (dx, dy, z, turn) in zip(colors, places):
        box('block', (0.05,) * 3, (x + dx, y + dy, z), plain(color, 0.6), 0.004, 3, (0, 0, turn))


def _tufts(width, length, height, look, material):
    """Felt discs where twine draws the layers together."""
    size = look.get('quilt', (0.2, 0.02))[0]
    spots = [
        ((i + 0.5 + s) * size, (j + 0.5 + s) * size)
        for s in (0, 0.5)
        for i in range(-12, 12)
        for j in range(-12, 12)
    ]
    for x, y in spots:
        if abs(x) < length / 2 - 0.06 and abs(y) < width / 2 - 0.06:
            disc = [(0, 0.006), (0.009, 0.0055), (0.013, 0.003), (0.013, 0)]
            arch = (1 - (2 * x / length) ** 4) * (1 - (2 * y / width) ** 4)
            crown = 0.006 + 0.016 * look.get('softness', 0.5)
            lathe('tuft', disc[::-1], material, (x, y, height - 0.0035 + crown * arch), 24)


def _zip(width, length, height, look):
    """A zip around the border, with its slider near the foot end."""
    level = height * (0.5 if 'band' not in look else 0.74)
    points, normals, along = rounded_rectangle(length, width, look.get('radius', 0.10), 0.008)
    bulge = 0.004 + 0.014 * look.get('softness', 0.5)
    out = bulge * (1 - (2 * level / height - 1) ** 4) ** 0.7 + 0.0015
    path = np.column_stack([points + normals * out, np.full(len(points), level)])
    teeth = tube('zip', path, 0.0032, plain('#9a9c9c', 0.5), ring=8)
    steel = plain('#b9bbbc', 0.3, metallic=1.0)
    side = -width / 2 - out - 0.004
    at = length * 0.12
    slider = box('slider', (0.014, 0.006, 0.010), (at, side, level), steel, 0.002)
    pull = (at, side - 0.002, level - 0.016)
    return [teeth, slider, box('pull', (0.007, 0.003, 0.028), pull, steel, 0.001)]


def _label(brand, model, width, length, height, look):
    wide = min(0.17, height * 0.80)
    out = 0.004 + 0.014 * look.get('softness', 0.5) + 0.012
    x = length / 2 - 0.15 - wide / 2
    if look.get('form') == 'cut-corner':
        x = length * 0.12
    left = -1 if look.get('mirrored') else 1
    if length < 1.5:
        x = x * 0.86
    if look.get('turn', 0) < -29 or look.get('form') == 'upright':
        # The foot end is what is seen of it.
        place = (left * (length / 2 + out), -width / 2 + 0.2 + wide / 2, height * 0.48)
        return label(brand, model, wide, place, (0, 0, math.radians(left * 90)))
    return label(brand, model, wide, (left * x, -width / 2 - out, height * 0.48))
