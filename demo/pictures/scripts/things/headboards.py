"""Upholstered headboards. All stand on the floor behind the bed, whose head is at +y."""

import numpy as np

from meshes import box, rounded_rectangle, tube
from upholstery import padded_panel


def headboard(form, width, height, depth, y, cloth, trim=None):
    """A headboard of `width` and `height`, its back at `y`. `trim` is the cloth of its piping."""
    MAKERS[form](width, height, depth, y, cloth, trim or cloth)


def _panel(width, tall, depth, at, cloth, **shape):
    shape = {'pattern': 'none', 'swell': 0.02, 'step': 0.012, 'radius': 0.03} | shape
    return padded_panel(width, tall, depth, cloth, at, **shape)


def _back(width, height, y, cloth, share=1.0):
    box(
        'back',
        (width - 0.02, 0.02, height * share - 0.05),
        (0, y + 0.005, height * share / 2),
        cloth,
        0.006,
    )


def _plain(width, height, depth, y, cloth, trim, radius=0.03):
    tall = height - 0.05
    _panel(width, tall, depth, (0, y, 0.05 + tall / 2), cloth, radius=radius)
    _piping(width, tall, depth, (0, y, 0.05 + tall / 2), trim, radius)
    hidden = 2 * radius if radius > 0.1 else 0
    _back(width - hidden, height, y, cloth, 0.6 if hidden else 1)


def _piping(width, tall, depth, at, cloth, radius):
    points, _, _ = rounded_rectangle(width - 0.012, tall - 0.012, max(radius, 0.02), 0.01)
    path = np.column_stack(
        [points[:, 0], np.full(len(points), at[1] - depth + 0.012), points[:, 1] + at[2]]
    )
    tube('piping', path, 0.0065, cloth, ring=8)


def _rounded(width, height, depth, y, cloth, trim):
    _plain(width, height, depth, y, cloth, trim, 0.24)


def _arch(width, height, depth, y, cloth, trim):
    _plain(width, height, depth, y, cloth, trim, 0.46 * min(width, height))


def _channels(width, height, depth, y, cloth, trim):
    tall = height - 0.05
    at = (0, y, 0.05 + tall / 2)
    columns = round(width / 0.15)
    _panel(width, tall, depth, at, cloth, pattern='channel', columns=columns, swell=0.036)
    _back(width, height, y, cloth)


def _upright(count):
    """Panels side by side."""

    def make(width, height, depth, y, cloth, trim):
        tall, wide = height - 0.05, width / count
        for number in range(count):
            x = (number - (count - 1) / 2) * wide
            at = (x, y, 0.05 + tall / 2)
            _panel(wide - 0.008, tall, depth, at, cloth, swell=0.03, radius=0.045, roll=0.04)
        _back(width, height, y, cloth)

    return make


def _stacked(parts, swell, gap=0.006):
    """Cushions or panels one on the other; `parts` are the shares of the height, from below."""

    def make(width, height, depth, y, cloth, trim):
        low = 0.05
        for share in parts:
            tall = (height - 0.05) * share
            at = (0, y, low + tall / 2)
            radius = min(0.06, swell * 1.4)
            _panel(width, tall - gap, depth, at, cloth, swell=swell, radius=radius, roll=radius)
            low += tall
        _back(width, height, y, cloth)

    return make


def _framed(width, height, depth, y, cloth, trim):
    _plain(width, height, depth * 0.62, y, cloth, cloth)
    tall = (height - 0.05) * 0.60
    at = (0, y - depth * 0.5, height - 0.13 - tall / 2)
    _panel(width - 0.26, tall, depth * 0.62, at, cloth, swell=0.03, radius=0.05, roll=0.045)
    _piping(width - 0.26, tall, depth * 0.5, at, trim, 0.05)


def _winged(width, height, depth, y, cloth, trim):
    _plain(width, height, depth, y, cloth, trim)
    for side in (-1, 1):
        x = side * (width / 2 + 0.035)
        box('wing', (0.07, 0.30, height - 0.03), (x, y - 0.14, height / 2 + 0.015), cloth, 0.03, 5)


def _wall(width, height, depth, y, cloth, trim):
    """Eight panels on a rail, beyond the bed at both sides."""
    _upright(8)(width, height, depth, y, cloth, trim)


def _cover(width, height, depth, y, cloth, trim):
    """A loose cover, a little too large, tied at its sides."""
    tall = height - 0.04
    at = (0, y, 0.04 + tall / 2)
    _panel(width, tall, depth, at, cloth, swell=0.05, radius=0.06, roll=0.05)
    _back(width, height, y, cloth)
    for side in (-1, 1):
        for z in (0.55, 0.72, 0.89):
            x = side * (width / 2 + 0.004)
            for turn in (-0.5, 0.4):
                place = (x, y - depth * 0.45, z - 0.045)
                box('tie', (0.006, 0.016, 0.10), place, trim, 0.003, 2, (turn, 0, 0))


MAKERS = {
    'plain': _plain,
    'rounded': _rounded,
    'arch': _arch,
    'channels': _channels,
    'halves': _upright(2),
    'thirds': _upright(3),
    'cushions': _stacked((0.42, 0.29, 0.29), 0.05),
    'seam': _stacked((0.72, 0.28), 0.016),
    'framed': _framed,
    'winged': _winged,
    'wall': _wall,
    'cover': _cover,
}
