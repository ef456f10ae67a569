"""Pictures that are made of finished ones: a tile for each category, wide banners of packshots."""

import numpy as np
from PIL import Image

from develop import BACKGROUND

TILES = {
    'mattresses': ('mattress-slate-corner', (0.0, 0.0, 1.0)),
    'box-springs': ('box-spring-taupe', (0.12, 0.16, 0.78)),
    'toppers': ('topper-gray-corner', (0.0, 0.0, 1.0)),
    'bedding': ('#f1ece5', [('duvet-cover-terracotta', 712, -16, 1.02)]),
    'bed-frames': ('bed-frame-oak', (0.04, 0.06, 0.90)),
    'bed-bases': ('bed-base-beech', (0.0, 0.0, 1.0)),
    'bedding': ('duvet-cover-sage', (0.0, 0.0, 1.0)),
    'accessories': ('cushion-ochre', (0.0, 0.0, 1.0)),
    'outlet': ('mattress-navy-corner', (0.08, 0.10, 0.84)),
}
"""For each category the picture, and which part: left, top and size, as shares of it."""

BANNERS = {
    'mattresses': ('#e6e9ea', [('mattress-slate', 580, 0, 1.0)]),
    'toppers': ('#f1ebe0', [('topper-linen', 580, -40, 1.0)]),
    'outlet': (
        '#f4ebd9',
        [('mattress-navy', 480, 30, 0.9), ('stool-terracotta', 1425, 325, 0.32)],
    ),
}
"""For each theme the background, and the packshots on it: left and top in pixels, and scale. The
left quarter stays free for words."""

TILE, BANNER = (1200, 900), (1920, 900)


def make_tiles(folder):
    """Cuts the tiles whose picture is there."""
    for category, (name, (left, top, share)) in TILES.items():
        source = folder / f'{name}.webp'
        if not source.exists():
            continue
        picture = _opened(source)
        width, height = picture.size
        frame = (left * width, top * height, (left + share) * width, (top + share) * height)
        part = picture.crop(tuple(round(v) for v in frame)).resize(TILE, Image.LANCZOS)
        _save(part, folder / f'tile-{category}.webp')


def make_banners(folder):
    """Lays packshots on a wide background; their own one becomes its color, their shadows stay."""
    for theme, (color, pieces) in BANNERS.items():
        sources = [folder / f'{name}.webp' for name, *_ in pieces]
        if not all(source.exists() for source in sources):
            continue
        canvas = np.ones((BANNER[1], BANNER[0], 3), np.float32)
        for source, (_, left, top, scale) in zip(sources, pieces):
            _multiply(canvas, _opened(source), left, top, scale)
        shown = np.clip(canvas * _color(color), 0, 255).astype(np.uint8)
        _save(Image.fromarray(shown), folder / f'banner-{theme}.webp')


def _multiply(canvas, picture, left, top, scale):
    """Darkens the canvas by a packshot, as far as that is darker than its background."""
    size = tuple(round(side * scale) for side in picture.size)
    shares = np.asarray(picture.resize(size, Image.LANCZOS), np.float32) / _color(BACKGROUND)
    height, width = canvas.shape[:2]
    x0, y0 = max(left, 0), max(top, 0)
    x1, y1 = min(left + size[0], width), min(top + size[1], height)
    shares = shares[y0 - top : y1 - top, x0 - left : x1 - left]
    across = _faded(x1 - x0, x0 > 0, x1 < width)
    down = _faded(y1 - y0, y0 > 0, y1 < height)
    canvas[y0:y1, x0:x1] *= _softened(shares, down[:, None] * across[None])


def _faded(count, before, after, border=60):
    """1 inside, and less towards an end, if there is banner `before` or `after` it."""
    inwards = np.arange(count)
    first = inwards if before else count
    last = inwards[::-1] if after else count
    return np.clip(np.minimum(first, last) / border, 0, 1) * np.ones(count)


def _softened(shares, kept):
    """Lets a shadow end softly where its picture does, and its faintest part, which is but noise,
    sooner. A shadow is gray: colors stay as they are."""
    shade = shares.mean(-1, keepdims=True)
    product = np.clip((np.ptp(shares, axis=-1, keepdims=True) - 0.04) / 0.04, 0, 1)
    soft = 1 + (shade - 1) * np.clip((0.99 - shade) / 0.015, 0, 1) * kept[..., None]
    return (soft + (shares - soft) * product).astype(np.float32)


def _color(color):
    return np.array([int(color[i : i + 2], 16) for i in (1, 3, 5)], np.float32)


def _opened(path):
    with Image.open(path) as picture:
        return picture.convert('RGB')


def _save(picture, path):
    picture.save(path, 'WEBP', quality=82, method=6)
