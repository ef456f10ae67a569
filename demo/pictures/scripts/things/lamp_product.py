"""A bedside lamp as its product describes it: base, glaze, shade, height and width."""

import math

import numpy as np

from materials import fabric, plain, translucent, wood
from meshes import box, lathe, tube
from palette import hex_of
from scene import bulb
from staging import show

SEGMENTS = 96

BASES = {
    # radius as a share of the widest, at shares of the height of the base
    'vase': [(0.72, 0), (0.84, 0.1), (1.0, 0.42), (0.92, 0.62), (0.6, 0.82), (0.2, 0.97)],
    'gourd': [
        (0.6, 0),
        (0.92, 0.12),
        (1.0, 0.28),
        (0.8, 0.46),
        (0.42, 0.56),
        (0.58, 0.68),
        (0.6, 0.76),
        (0.4, 0.9),
        (0.16, 0.98),
    ],
    'egg': [
        (0.42, 0),
        (0.78, 0.12),
        (0.98, 0.36),
        (1.0, 0.48),
        (0.86, 0.7),
        (0.5, 0.9),
        (0.18, 0.98),
    ],
    'pebble': [
        (0.7, 0),
        (0.94, 0.14),
        (1.0, 0.34),
        (0.9, 0.58),
        (0.6, 0.78),
        (0.24, 0.9),
        (0.1, 0.97),
    ],
    'cone': [
        (1.0, 0),
        (1.0, 0.05),
        (0.86, 0.16),
        (0.62, 0.4),
        (0.4, 0.66),
        (0.24, 0.88),
        (0.16, 0.98),
    ],
    'column': [
        (0.96, 0),
        (1.0, 0.02),
        (1.0, 0.06),
        (1.0, 0.5),
        (1.0, 0.93),
        (0.94, 0.97),
        (0.2, 0.985),
    ],
    'jug': [
        (0.62, 0),
        (0.74, 0.05),
        (0.98, 0.3),
        (1.0, 0.42),
        (0.84, 0.6),
        (0.46, 0.72),
        (0.36, 0.8),
        (0.42, 0.96),
        (0.2, 0.98),
    ],
    'ball': [
        (0.45, 0),
        (0.72, 0.08),
        (0.97, 0.34),
        (1.0, 0.48),
        (0.92, 0.68),
        (0.6, 0.88),
        (0.22, 0.97),
    ],
    'disc': [
        (0.98, 0),
        (1.0, 0.04),
        (0.98, 0.10),
        (0.86, 0.14),
        (0.3, 0.17),
        (0.14, 0.2),
        (0.12, 0.6),
        (0.12, 0.98),
    ],
    'block': [(0.98, 0), (1.0, 0.04), (1.0, 0.7), (0.94, 0.84), (0.7, 0.94), (0.2, 0.985)],
}

SHADES = {
    # radius below and above as shares of the widest, height as a share of the lamp's
    'empire': (1.0, 0.72, 0.44),
    'drum': (1.0, 0.97, 0.36),
    'cone': (1.0, 0.38, 0.42),
    'tall': (1.0, 0.9, 0.55),
    'low': (1.0, 0.8, 0.26),
}


def build(size, look, **_):
    """`size` is width and height in metres."""
    width, tall = size
    below, above, share = SHADES[look['shade']]
    shade = tall * share
    foot = tall - shade + look.get('into', 0.02)
    glaze = plain(hex_of(look['side']), look.get('roughness', 0.25), mask='side')
    _base(look, foot, width * look.get('wide', 0.5) / 2, glaze)
    _shade(look, width / 2 * below, width / 2 * above, tall - shade, tall)
    brass = plain('#b08d4f', 0.35, metallic=1.0)
    lathe(
        'stem',
        [(0, foot - 0.03), (0.007, foot - 0.03), (0.007, foot + 0.05), (0, foot + 0.05)],
        brass,
    )
    bulb((0, 0, tall - shade * 0.45), look.get('watts', 0.9), look.get('light', (1, 0.68, 0.38)))
    _cord(width, -1 if look.get('mirrored') else 1)
    if look.get('pull'):
        _pull(width / 2 * below * 0.6, tall - shade, brass)
    if look['base'] == 'jug':
        _handle(foot, width * look.get('wide', 0.5) / 2, glaze)
    # All at one scale: a lamp of half a metre fills three quarters.
    show(look, 0.7, 0.9, 0.76 * tall / 0.50, elevation=8, lens=80, softness=40, fill=1.5)


def _base(look, foot, radius, glaze):
    """Turned ceramic; thrown clay keeps the rings of the fingers."""
    marks = np.array(BASES[look['base']])
    rise = np.linspace(0, marks[-1, 1], 160)
    out = _curved(rise, marks[:, 1], marks[:, 0]) * radius
    if look.get('rings'):
        out = out + 0.0011 * np.sin(rise * foot / 0.009 * 2 * math.pi)
    profile = [(0, 0), *zip(out, rise * foot), (0, rise[-1] * foot)]
    lathe('base', profile, glaze, segments=SEGMENTS)


def _curved(at, marks, values):
    """A smooth line through marks: cubic pieces whose slopes do not overshoot."""
    step = np.diff(values) / np.diff(marks)
    before, after = step[:-1], step[1:]
    middle = np.where(before * after > 0, 2 * before * after / (before + after + 1e-12), 0)
    slope = np.concatenate([[step[0]], middle, [step[-1]]])
    k = np.clip(np.searchsorted(marks, at) - 1, 0, len(step) - 1)
    wide = marks[k + 1] - marks[k]
    t = (at - marks[k]) / wide
    a, b = values[k], values[k + 1]
    return (
        a * (1 + 2 * t) * (1 - t) ** 2
        + b * t**2 * (3 - 2 * t)
        + wide * (slope[k] * t * (1 - t) ** 2 - slope[k + 1] * t**2 * (1 - t))
    )


def _shade(look, below, above, low, top):
    """Cloth or paper that lets the light through, between two rings."""
    cloth = translucent(look.get('cloth', '#efe4d0'), 0.45)
    share = np.linspace(0, 1, 40)
    out = below + (above - below) * share
    if look.get('ribs'):
        out = out + 0.004 * np.abs(np.sin(share * look['ribs'] * math.pi))
    if look.get('dome'):
        out = below * np.sqrt(np.maximum(0.02, 1 - (share * 0.93) ** 2.4))
    lathe('shade', list(zip(out, low + (top - low) * share)), cloth, segments=SEGMENTS)
    trim = fabric('#d9cbb0', 'twill', 0.03)
    angle = np.linspace(0, 2 * math.pi, 120, endpoint=False)
    for radius, height in ((below, low), (out[-1], top)):
        ring = np.stack([radius * np.cos(angle), radius * np.sin(angle), 0 * angle + height], -1)
        tube('trim', ring, 0.0022, trim, ring=8)


def _cord(width, side):
    """From behind the foot to its plug, away from the light."""
    share = np.linspace(0, 1, 60)
    x = side * (0.02 + share * width * 0.62)
    path = np.stack([x, 0.06 + 0.05 * np.sin(share * 4.2), np.full(60, 0.004)], -1)
    rubber = plain('#cfc4b2', 0.7)
    tube('cord', path, 0.003, rubber, closed=False, ring=8)
    end, before = path[-1], path[-4]
    turn = math.atan2(end[1] - before[1], end[0] - before[0])
    box(
        'plug',
        (0.038, 0.026, 0.016),
        (end[0] + side * 0.014, end[1], 0.008),
        rubber,
        0.004,
        3,
        (0, 0, turn),
    )


def _pull(x, top, brass):
    """A cord with a wooden bead under the shade."""
    path = np.array([[x, -0.03, top + 0.03], [x, -0.03, top - 0.03], [x, -0.03, top - 0.075]])
    tube('pull', path, 0.0012, brass, closed=False, ring=6)
    bead = [(0.0001, -0.011), (0.008, -0.007), (0.011, 0), (0.008, 0.007), (0.0001, 0.011)]
    lathe('bead', bead, wood('beech', 'Z'), (x, -0.03, top - 0.085), 32)


def _handle(foot, radius, glaze):
    """The ear of a jug."""
    angle = np.linspace(-1.25, 1.35, 40)
    x = radius * 0.62 + radius * 0.62 * np.cos(angle)
    z = foot * 0.62 + foot * 0.24 * np.sin(angle)
    tube('ear', np.stack([x, 0 * x, z], -1), radius * 0.13, glaze, closed=False, ring=16)
