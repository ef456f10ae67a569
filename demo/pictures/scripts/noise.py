"""Smooth random fields, the same on every run."""

import numpy as np


def value_noise(x, y, seed=0):
    """Noise in -0.5..0.5 that varies over a distance of 1; arrays in, array out."""
    x, y = np.broadcast_arrays(np.asarray(x, float), np.asarray(y, float))
    table = np.random.RandomState(seed).rand(256, 256)
    column, row = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = _ease(x - column), _ease(y - row)

    def at(i, j):
        return table[(column + i) % 256, (row + j) % 256]

    lower = at(0, 0) * (1 - fx) + at(1, 0) * fx
    upper = at(0, 1) * (1 - fx) + at(1, 1) * fx
    return lower * (1 - fy) + upper * fy - 0.5


def fractal_noise(x, y, octaves=4, seed=0):
    """Value noise with finer and weaker noise on top."""
    x, y = np.asarray(x, float), np.asarray(y, float)
    return sum(0.5**k * value_noise(x * 2**k, y * 2**k, seed + k) for k in range(octaves))


def _ease(t):
    return t * t * t * (t * (t * 6 - 15) + 10)
