"""The list of pictures that stands beside them."""

import json
import re

from PIL import Image

from crops import BANNERS, TILES
from shots import SHOTS


def list_pictures(folder):
    """Name, width, height and subject of every WebP in the folder, by name."""
    subjects = _drawn(folder) | _subjects() | _own(folder)
    entries = []
    for file in sorted(folder.glob('*.webp')):
        with Image.open(file) as picture:
            width, height = picture.size
        shows = subjects.get(file.stem) or _earlier(file.stem)
        entries.append({'name': file.name, 'width': width, 'height': height, 'shows': shows})
    return entries


def _drawn(folder):
    """The drawings, which `parts.mjs` lists itself."""
    listed = json.loads((folder / 'pictures.json').read_text(encoding='utf-8'))
    names = ((entry['name'].removesuffix('.webp'), entry['shows']) for entry in listed)
    return {name: shows for name, shows in names if name.startswith('part-')}


def _own(folder):
    """The products' own pictures, which `studio.py` records."""
    file = folder / 'products.json'
    made = json.loads(file.read_text(encoding='utf-8')) if file.exists() else {}
    return {
        name: _subject(shot, color)
        for shot in made.values()
        for name, color in shot['pictures'].items()
    }


def _subject(shot, color):
    name = f'{shot["brand"]} {shot["model"]}'
    if 'view' in shot['look']:
        return f'{name}, a part of it from nearby, {color}'
    return f'{name}, {" by ".join(map(str, shot["size"]))} cm, {color}'


def _subjects():
    tiles = {
        f'tile-{name}': f'Tile of the category {name}, from {source}.webp'
        for name, (source, _) in TILES.items()
    }
    banners = {
        f'banner-{theme}': f'Space for words beside {", ".join(name for name, *_ in pieces)}'
        for theme, (_, pieces) in BANNERS.items()
    }
    return (
        tiles
        | banners
        | {
            shot.name.format(color): shot.shows.format(color.replace('-', ' '))
            for shot in SHOTS
            for color in shot.colors
        }
    )


EARLIER = [
    (r'mattress-(.+)-corner', 'Corner of a mattress with {} sides from nearby'),
    (r'mattress-(.+)', 'Mattress with a quilted top and {} sides'),
    (r'topper-(.+)-corner', 'Corner of a topper with a {} border from nearby'),
    (r'topper-(.+)', 'Thin quilted topper with a {} border'),
    (r'box-spring-(.+)-detail', 'Headboard, pillows and topper of a {} box spring bed'),
    (r'box-spring-(.+)', 'Made-up {} box spring bed in a bedroom with a slatted wall'),
    (r'bed-base-(.+)', 'Slatted bed base in {}'),
    (r'lamp-(.+)', 'Lit bedside lamp with a {} ceramic base'),
    (r'pillow-pair', 'Two white pillows, one on the other'),
    (r'pillow-(.+)', '{} pillow with a piped edge'),
    (r'award-(.+)', 'Seal of an award: {}'),
    (r'banner', 'Bedroom in evening light with a green box spring bed'),
]
"""Pictures that were there before the list of shots, by their names."""


def _earlier(name):
    for pattern, text in EARLIER:
        found = re.fullmatch(pattern, name)
        if found:
            return text.format(*found.groups()).capitalize()
    raise ValueError(f'{name}.webp is not in shots.py: say there what it shows')
