"""Headboards of wooden beds. Each is built for a `Frame`, whose head is at +y."""

import math

import bpy
import numpy as np

from meshes import add_mesh, box, flat, grid_faces, lathe
from noise import value_noise
from staging import moved


def _planks(bed):
    bed.posts(bed.board, 0.06)
    bed.boards(3, 0.014, bed.thick)


def _panel(bed):
    """One board whose corners are rounded."""
    _profiled(bed, bed.width + 2 * bed.thick, lambda u: 0 * u, 0.05)


def _low(bed):
    bed.boards(1, 0, bed.thick, bed.top + 0.04, bed.width + 2 * bed.thick)
    bed.posts(bed.board - 0.05, 0.08, x=bed.width * 0.3)


def _rails(bed):
    """Open rails between slender posts; the whole leans back eight degrees."""
    bed.posts(bed.board, 0.038, 0.038)
    bed.boards(3, (bed.board - bed.top) / 3 - 0.075, 0.024, bed.top + 0.02)
    _lean(bed, 8)


def _lean(bed, degrees):
    tilt = math.tan(math.radians(degrees))
    for thing in bpy.context.scene.objects:
        if thing.name.split('.')[0] in ('post', 'board', 'spindle'):
            moved(thing, lambda p: p + np.outer(np.maximum(p[:, 2] - bed.top, 0), (0, tilt, 0)))


def _tongued(bed):
    """Upright boards, tongue in groove, under a rail."""
    bed.posts(bed.board + 0.03, 0.07, 0.05)
    count = round(bed.width / 0.115)
    wide = bed.width / count
    tall = bed.board - 0.06 - bed.top + 0.10
    for number in range(count):
        at = ((number - (count - 1) / 2) * wide, bed.end, bed.top - 0.10 + tall / 2)
        box('board', (wide - 0.002, 0.02, tall), at, bed.upright, 0.004, 3)
    box(
        'cap', (bed.width + 0.02, 0.045, 0.07), (0, bed.end, bed.board - 0.03), bed.across, 0.008, 4
    )


def _massive(bed):
    """One heavy board above an open gap."""
    bed.posts(bed.board, 0.09, 0.06)
    tall = (bed.board - bed.top) * 0.62
    at = (0, bed.end, bed.board - tall / 2 - 0.02)
    box('board', (bed.width + 0.02, bed.thick, tall), at, bed.across, 0.008, 4)


def _trunk(bed):
    """Boards of one trunk whose upper edge is that of the tree."""
    bed.posts(bed.board - 0.16, 0.06)

    def edge(u):
        return (
            0.05 * value_noise(u * 2.3 + 7, 0 * u, 3) + 0.02 * value_noise(u * 9, 0 * u, 5) - 0.03
        )

    _profiled(bed, bed.width + 0.14, edge, 0.03, bed.top + 0.06)


def _curved(bed):
    """A board that is highest in the middle."""
    bed.posts(bed.board - 0.17, 0.06)
    _profiled(bed, bed.width + 0.02, lambda u: -0.15 * u**2, 0.02, bed.top)


def _spindles(bed):
    bed.posts(bed.board, 0.05, 0.05)
    box('cap', (bed.width + 0.02, 0.04, 0.06), (0, bed.end, bed.board - 0.05), bed.across, 0.012, 4)
    for x in np.linspace(-bed.width / 2, bed.width / 2, round(bed.width / 0.085) + 1)[1:-1]:
        tall = bed.board - 0.06 - bed.top
        profile = [(0.009, 0), (0.011, tall / 2), (0.009, tall)]
        lathe('spindle', profile, bed.upright, (x, bed.end, bed.top - 0.01), 20)


def _slatted(bed):
    """Many narrow slats close together."""
    bed.posts(bed.board, 0.05)
    bed.boards(round((bed.board - bed.top) / 0.062), 0.016, 0.018)


def _set_in(bed):
    """A flush panel in a thin frame, hardly wider than the mattress."""
    bed.posts(bed.board, 0.024)
    at = (0, bed.end, (bed.board + bed.top) / 2)
    box('board', (bed.width, 0.012, bed.board - bed.top), at, bed.across, 0.002)
    box('cap', (bed.width + 0.05, 0.026, 0.024), (0, bed.end, bed.board), bed.across, 0.003)


def _slotted(bed):
    """A board whose tenons show through the posts."""
    bed.posts(bed.board, 0.07, 0.045)
    for low, high in ((0.16, 0.46), (0.60, 0.90)):
        reach = bed.board - bed.top
        tall = reach * (high - low)
        at = (0, bed.end, bed.top + reach * low + tall / 2)
        box('board', (bed.width + 0.22, 0.022, tall), at, bed.across, 0.004, 3)


def _wide(bed):
    """A board eight centimetres wider at each side, under a heavier, hollowed rail."""
    bed.posts(bed.board - 0.05, 0.06, x=bed.width * 0.36)
    wide = bed.board_width
    tall = bed.board - bed.top - 0.14
    at = (0, bed.end, bed.top + 0.06 + tall / 2)
    box('board', (wide, 0.024, tall), at, bed.across, 0.006, 4)
    box('cap', (wide, 0.055, 0.06), (0, bed.end, bed.board - 0.03), bed.across, 0.022, 6)


def _profiled(bed, width, edge, round_, low=None):
    """A board whose upper edge follows `edge`, of u from -1 to 1; its corners are rounded."""
    low = low or bed.top - bed.rail
    u = np.linspace(-1, 1, 161)
    high = bed.board + edge(u)
    inset = np.clip((abs(u) * width / 2 - (width / 2 - round_)) / round_, 0, 1)
    high = high - round_ * (1 - np.sqrt(1 - inset**2))
    part = np.linspace(0, 1, 40)[None]
    x = (u * width / 2)[:, None]
    z = low + (high[:, None] - low) * part
    half = bed.thick / 2
    soft = 0.006 * (1 - np.sqrt(1 - np.clip((part - 0.98) / 0.02, 0, 1) ** 2))
    front, back = flat(x, bed.end - half + soft, z), flat(x, bed.end + half - soft, z)
    faces = grid_faces(161, 40)
    for points, order in ((front, faces), (back, faces[:, ::-1])):
        add_mesh('board', points, order, bed.across, points[:, [0, 2]])
    rim = np.concatenate(
        [np.arange(40), np.arange(161) * 40 + 39, 160 * 40 + np.arange(39, -1, -1)]
    )
    ring = np.stack([front[rim], back[rim]], 1).reshape(-1, 3)
    add_mesh('board', ring, grid_faces(len(rim), 2), bed.across, ring[:, [0, 2]])


HEADBOARDS = {
    'planks': _planks,
    'panel': _panel,
    'low': _low,
    'rails': _rails,
    'tongued': _tongued,
    'massive': _massive,
    'trunk': _trunk,
    'curved': _curved,
    'spindles': _spindles,
    'slatted': _slatted,
    'set-in': _set_in,
    'slotted': _slotted,
    'wide': _wide,
}
