"""Draws the tileable maps of textiles and wood: height in red, tone in green."""

import os

import numpy as np
from PIL import Image

SIZE = 1024
Y, X = np.mgrid[0:SIZE, 0:SIZE] / SIZE


def make_textures(folder):
    """Writes the maps that are not there yet."""
    os.makedirs(folder, exist_ok=True)
    for name, draw in MAPS.items():
        path = os.path.join(folder, name + '.png')
        if not os.path.exists(path):
            height, tone = draw()
            layers = [_unit(height), np.clip(tone, 0, 1), np.zeros_like(height)]
            Image.fromarray((np.stack(layers, -1) * 255 + 0.5).astype(np.uint8)).save(path)


def _noise(falloff, seed, along_y=1.0, along_x=1.0, lowest=0):
    """Periodic noise; a small `along` makes it vary faster in that direction."""
    spectrum = np.fft.fft2(np.random.RandomState(seed).randn(SIZE, SIZE))
    ky = np.fft.fftfreq(SIZE)[:, None] * SIZE * along_y
    kx = np.fft.fftfreq(SIZE)[None, :] * SIZE * along_x
    frequency = np.hypot(ky, kx)
    frequency[0, 0] = 1
    weight = frequency**-falloff
    weight[frequency < lowest] = 0
    values = np.real(np.fft.ifft2(spectrum * weight))
    return (values - values.mean()) / values.std()


def _evened(tone, lowest):
    """Weakens wide patches, by which a repeat would be noticed."""
    spectrum = np.fft.fft2(tone)
    frequencies = np.fft.fftfreq(SIZE) * SIZE
    frequency = np.hypot(frequencies[:, None], frequencies[None, :])
    spectrum[(frequency < lowest) & (frequency > 0)] *= 0.25
    return np.real(np.fft.ifft2(spectrum))


def _unit(values):
    return (values - values.min()) / (values.max() - values.min())


def _weave(threads, seed, wander, twill=False):
    """Yarns over and under each other: height, whether the warp is on top, tone of each yarn."""
    sway = 8 * wander / threads
    x = (X + _noise(1.6, seed, 0.25, 6) * 0.012 * sway) * threads
    y = (Y + _noise(1.6, seed + 1, 6, 0.25) * 0.012 * sway) * threads
    column, row = np.floor(x).astype(int), np.floor(y).astype(int)
    fx, fy = x - column - 0.5, y - row - 0.5
    tones = np.random.RandomState(seed + 5).rand(2, threads + 1)
    warp_tone, weft_tone = tones[0][column % threads], tones[1][row % threads]
    over = (column + row) % 4 < 2 if twill else (column + row) % 2 == 0

    def yarn(offset, tone, along, on_top):
        round_ = np.sqrt(np.maximum(0, 1 - (offset / (0.40 + 0.1 * tone)) ** 2))
        wave = np.cos(np.pi * along) * 0.5 + 0.5
        return round_ * (0.45 + 0.55 * np.where(on_top, wave, -0.6 * wave))

    warp, weft = yarn(fx, warp_tone, fy, over), yarn(fy, weft_tone, fx, ~over)
    above = warp > weft
    return np.maximum(warp, weft), above, np.where(above, warp_tone, weft_tone)


def _melange(threads, twill):
    height, above, tone = _weave(threads, 3, 0.35, twill)
    fibers = _noise(0.6, 7, lowest=20)
    slubs = np.where(above, _noise(0.9, 9, 0.12, 5), _noise(0.9, 10, 5, 0.12))
    tone = 0.62 + 0.10 * (tone - 0.5) + 0.06 * slubs + 0.03 * fibers + 0.12 * (_unit(height) - 0.5)
    return height + 0.05 * fibers, _evened(tone, 14)


def _percale():
    height, _, tone = _weave(128, 13, 0.2)
    return height, 0.72 + 0.05 * (tone - 0.5) + 0.05 * (_unit(height) - 0.5)


def _boucle(loops=15000, wire=3.2):
    random = np.random.RandomState(1)
    height = np.zeros((SIZE, SIZE))
    for _ in range(loops):
        cx, cy = random.rand(2) * SIZE
        radius, start, lift = random.uniform(9, 16), random.rand() * 6.28, random.rand() * 0.8
        left, top, span = int(cx - radius - 6), int(cy - radius - 6), int(2 * radius + 13)
        gy, gx = np.mgrid[0:span, 0:span]
        dx, dy = gx + left - cx, gy + top - cy
        arc = np.cos(np.arctan2(dy, dx) - start) > -0.5
        far = (np.hypot(dx, dy * 1.25) - radius * 0.7) / wire
        loop = np.sqrt(np.maximum(0, 1 - far**2)) * arc * (0.6 + lift)
        rows = (np.arange(top, top + span) % SIZE)[:, None]
        columns = (np.arange(left, left + span) % SIZE)[None, :]
        height[rows, columns] = np.maximum(height[rows, columns], loop)
    tone = 0.42 + 0.45 * _unit(height) + 0.03 * _noise(1, 6)
    return height + 0.04 * _noise(0.5, 4, lowest=30), tone


def _velvet():
    nap, clouds = _noise(0.7, 21, 1.0, 0.35, lowest=8), _noise(1.8, 22)
    return nap + 0.6 * clouds, 0.6 + 0.05 * nap + 0.06 * clouds


def _knit(stitches=80):
    x, y = X * stitches, Y * stitches * 1.3
    fx, fy = x - np.floor(x) - 0.5, y - np.floor(y) - 0.5
    leg = np.sqrt(np.maximum(0, 1 - ((abs(fx) - 0.25 - 0.18 * fy) / 0.24) ** 2))
    height = leg * (0.8 + 0.2 * np.cos(2 * np.pi * fy))
    tone = 0.72 + 0.22 * (_unit(height) - 0.5) + 0.02 * _noise(1.2, 33)
    return height + 0.04 * _noise(0.6, 31, lowest=20), tone


def _crinkle():
    """Two thin layers of muslin, shrunk in the wash: short ridges that run mostly one way."""
    ridges = 1 - abs(_noise(1.5, 61, 0.35, 1.0, lowest=9)) / 2.2
    fine = 1 - abs(_noise(1.3, 62, 0.6, 1.0, lowest=26)) / 2.2
    height = np.maximum(ridges, 0) ** 2 + 0.5 * np.maximum(fine, 0) ** 2
    return height, 0.66 + 0.09 * (_unit(height) - 0.5) + 0.01 * _noise(0.6, 63, lowest=20)


def _seersucker(stripes=12):
    """Slack stripes that pucker, between taut ones."""
    phase = X * stripes
    slack = np.clip(np.sin(2 * np.pi * phase) * 3, -1, 1) * 0.5 + 0.5
    puckers = _unit(_noise(1.2, 71, 3.0, 0.8, lowest=8))
    height = slack * (0.35 + 0.65 * puckers)
    return height, 0.66 + 0.12 * slack * (puckers - 0.35)


def _corduroy(ribs=22):
    rib = np.sqrt(abs(np.sin(np.pi * X * ribs)))
    nap = _noise(0.7, 81, 0.4, 1.0, lowest=10)
    return rib + 0.05 * nap, 0.42 + 0.30 * rib + 0.03 * nap


def _herringbone(columns=16, slant=4, lines=64):
    """Two tones of yarn that climb to the right and to the left by turns."""
    across = X * columns
    climb = abs((across % 2) - 1) * slant
    line = (Y * lines + climb) % 1
    yarn = np.sqrt(np.maximum(0, 1 - (2 * abs(line - 0.5)) ** 2))
    tone = 0.62 + 0.16 * np.where((Y * lines + climb) % 2 < 1, 1, -1) * yarn
    return yarn + 0.1 * _noise(0.6, 91, lowest=20), tone + 0.03 * _noise(0.9, 92, lowest=10)


def _felt():
    fibers = _noise(0.9, 95, lowest=12)
    return fibers + 0.4 * _noise(1.6, 96, lowest=4), 0.62 + 0.03 * fibers


def _wood(seed, rings):
    """Grain along x; it is drawn along y and turned."""
    drift = _noise(2.2, seed, 2.2, 0.25)
    ring = _unit(abs((X * rings + drift * 1.1) % 1 - 0.35)) ** 0.8
    pores = np.clip(_noise(0.35, seed + 1, 1, 0.04, lowest=6), -3, 3)
    fine = _noise(1.0, seed + 2, 1, 0.06)
    broad = _noise(2.0, seed + 3, 1, 0.4)
    tone = 0.5 + 0.22 * (ring - 0.5) + 0.067 * fine + 0.05 * np.minimum(pores, 0) + 0.05 * broad
    return (-np.maximum(0, -pores - 1) + 0.2 * fine).T, tone.T


MAPS = {
    'linen': lambda: _melange(64, False),
    'twill': lambda: _melange(96, True),
    'percale': _percale,
    'boucle': _boucle,
    'velvet': _velvet,
    'knit': _knit,
    'crinkle': _crinkle,
    'seersucker': _seersucker,
    'corduroy': _corduroy,
    'herringbone': _herringbone,
    'felt': _felt,
    'wood_oak': lambda: _wood(41, 6),
    'wood_beech': lambda: _wood(51, 3),
}
