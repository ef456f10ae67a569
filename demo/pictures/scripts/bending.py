"""Bends what was modelled flat: rolls a topper up, folds a duvet, turns back a corner."""

import math

import numpy as np

from staging import moved

STEP = 0.002


class Curve:
    """What the x axis becomes: a line in the plane of x and z that starts at (`start`, 0).

    Pieces are (length, radius) or (length, first radius, last radius): 0 goes straight on, a
    positive radius turns up, a negative one down. Before and after its ends it goes on straight.
    """

    def __init__(self, start, *pieces):
        bend = np.concatenate([_curvature(*piece) for piece in pieces])
        angle = np.concatenate([[0], np.cumsum(bend * STEP)])
        middle = (angle[1:] + angle[:-1]) / 2
        self.at = start + STEP * np.arange(len(angle))
        self.x = start + np.concatenate([[0], np.cumsum(np.cos(middle) * STEP)])
        self.z = np.concatenate([[0], np.cumsum(np.sin(middle) * STEP)])
        self.angle = angle

    def bend(self, points):
        """Lays points along the curve; their height goes off at right angles to it."""
        s = points[:, 0]
        x, z, angle = (np.interp(s, self.at, values) for values in (self.x, self.z, self.angle))
        over = np.maximum(s - self.at[-1], 0) + np.minimum(s - self.at[0], 0)
        x, z = x + over * np.cos(angle), z + over * np.sin(angle)
        height = points[:, 2]
        return np.stack([x - np.sin(angle) * height, points[:, 1], z + np.cos(angle) * height], -1)


def _curvature(length, first, last=None):
    count = max(1, round(length / STEP))
    if not first:
        return np.zeros(count)
    return 1 / np.linspace(first, first if last is None else last, count)


def bend(parts, curve, turn=0.0, rest=False):
    """Bends parts along a curve that runs in the direction `turn` (degrees) instead of x. With
    `rest` they are lifted or lowered to the floor as a whole."""
    cos, sin = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    there = np.array([[cos, -sin, 0], [sin, cos, 0], [0, 0, 1]])
    low = []

    def change(points):
        bent = curve.bend(points @ there) @ there.T
        low.append(bent[:, 2].min())
        return bent

    for part in parts:
        moved(part, change)
    if rest:
        for part in parts:
            part.location.z -= min(low)
    return parts


def rolling(start, length, thick, hole=0.035, gap=0.004):
    """A curve that rolls what is behind `start` up into itself, the upper side inwards."""
    return Curve(start, *_spiral(length, thick, thick + hole, gap))


def rolled(start, length, thick, hole=0.04, gap=0.004):
    """A curve that rolls all of the length up, the upper side outwards."""
    turns = _spiral(length, thick, hole, gap)
    return Curve(start, *[(piece, -radius) for piece, radius in reversed(turns)])


def _spiral(length, thick, inner, gap, part=4 * STEP):
    """Short pieces of a spiral, from its outside in: each turn leaves room for the thickness."""
    pitch = thick + gap
    radius = math.sqrt(inner**2 + pitch * length / math.pi)
    pieces = []
    for _ in range(math.ceil(length / part)):
        pieces.append((part, max(radius, inner)))
        radius -= pitch * part / (2 * math.pi * max(radius, inner))
    return pieces


def outline(points):
    """The convex outline of points of a plane, counter-clockwise: what a taut ribbon follows."""
    points = np.unique(np.round(points, 3), axis=0)
    halves = []
    for ordered in (points, points[::-1]):
        half = []
        for point in ordered:
            while len(half) > 1 and _turns_right(half[-2], half[-1], point):
                half.pop()
            half.append(point)
        halves += half[:-1]
    return np.array(halves)


def _turns_right(first, second, third):
    (ax, ay), (bx, by) = second - first, third - second
    return ax * by - ay * bx <= 0
