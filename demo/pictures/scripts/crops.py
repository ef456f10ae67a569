"""Pictures that are cut from finished ones: a tile for each category."""

from PIL import Image

TILES = {
    'mattresses': ('mattress-slate-corner', (0.0, 0.0, 1.0)),
    'box-springs': ('box-spring-taupe', (0.12, 0.16, 0.78)),
    'toppers': ('topper-gray-corner', (0.0, 0.0, 1.0)),
    'bed-frames': ('bed-frame-oak', (0.04, 0.06, 0.90)),
    'bed-bases': ('bed-base-beech', (0.0, 0.0, 1.0)),
    'bedding': ('duvet-cover-sage', (0.0, 0.0, 1.0)),
    'accessories': ('cushion-ochre', (0.0, 0.0, 1.0)),
    'outlet': ('mattress-navy-corner', (0.08, 0.10, 0.84)),
}
"""For each category the picture, and which part: left, top and size, as shares of it."""

SIZE = (1200, 900)


def make_tiles(folder):
    """Cuts the tiles whose picture is there."""
    for category, (name, (left, top, share)) in TILES.items():
        source, target = folder / f'{name}.webp', folder / f'tile-{category}.webp'
        if not source.exists():
            continue
        with Image.open(source) as picture:
            width, height = picture.size
            frame = (left * width, top * height, (left + share) * width, (top + share) * height)
            part = picture.convert('RGB').crop(tuple(round(v) for v in frame))
            part.resize(SIZE, Image.LANCZOS).save(target, 'WEBP', quality=82, method=6)
