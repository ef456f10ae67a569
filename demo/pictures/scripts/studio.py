#!/usr/bin/env python3
"""Makes the products' own pictures from the catalogue's data. `README.md` tells how.

python3 studio.py                     what is missing, or was made from other data
python3 studio.py 'LUN-*' --force     products whose SKU matches, again
python3 studio.py --draft 'FED-ELBE'  small and rough, into the cache, to look at
python3 studio.py '*-detail'          details of products
python3 studio.py --sheets            contact sheets of what is there, into the cache
"""

import argparse
import fnmatch
import json
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

import develop
import render
from palette import hex_of

HERE = Path(__file__).resolve().parent
MADE = render.PICTURES / 'products.json'
MODULES = {
    'mattress': 'mattress',
    'box-spring': 'box_spring_product',
    'bed-frame': 'bed_frame_product',
    'bed-base': 'bed_base_product',
    'topper': 'topper_product',
    'duvet': 'duvet_product',
    'pillow': 'pillow_product',
    'lamp': 'lamp_product',
    'duvet-cover': 'duvet_cover_product',
    'fitted-sheet': 'sheet_product',
    'molton': 'sheet_product',
    'cushion': 'cushion_product',
    'cabinet': 'cabinet_product',
    'wardrobe': 'wardrobe_product',
    'stool': 'stool_product',
}
FINISHES = {
    'oak': None,
    'walnut': '#6a4d36',
    'white': ('#f3f1ec', 0.06),
    'black': ('#2c2a28', 0.5),
}
WOODS = {
    'beech': None,
    'birch': '#d9c39c',
    'pine': '#cfa56c',
    'oak': '#9a774f',
    'black': ('#2c2a28', 0.4),
}
SIZE, DETAIL, SAMPLES = (1000, 750), (800, 600), 6
DETAIL_BYTES = 60_000
"""What a detail takes at most: a coarse weave that fills it would take twice as much."""

EXPOSURES = {
    ('cushion', 'velvet'): 1.35,
    ('stool', 'velvet'): 1.3,
    ('fitted-sheet', 'sateen'): 1.15,
}
"""How bright a thing of a cloth is developed, if not as others: velvet and sateen drink light."""


def main():
    options = _options()
    render.prepare()
    shots = _shots(options)
    made = json.loads(MADE.read_text(encoding='utf-8')) if MADE.exists() else {}
    wanted = [shot for shot in shots if _is_wanted(shot, made, options)]
    began = time.time()
    for number, shot in enumerate([] if options.sheets else wanted):
        _make(shot, options)
        if not options.draft:
            _record(shot)
        spent = time.time() - began
        left = spent / (number + 1) * (len(wanted) - number - 1)
        done = f'{number + 1}/{len(wanted)} {shot["id"]}'
        print(f'{done}: {spent:.0f} s, {left:.0f} s left', flush=True)
    if options.plain:
        return
    for kind in sorted({shot['look']['thing'] for shot in shots}):
        _write_sheet(kind, [shot for shot in shots if shot['look']['thing'] == kind], options)
    if not options.draft:
        render.write_list(render.PICTURES)


def _options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('skus', nargs='*', help='SKUs, with * for any')
    parser.add_argument('--force', action='store_true', help='also what is there already')
    parser.add_argument('--draft', action='store_true', help='small, rough, into the cache')
    parser.add_argument('--develop', action='store_true', help='use the last rendered layers')
    parser.add_argument(
        '--plain', action='store_true', help='from the last export, without sheets and list'
    )
    parser.add_argument('--sheets', action='store_true', help='contact sheets only')
    parser.add_argument('-t', '--threads', type=int, default=1)
    parser.add_argument('-s', '--samples', type=int, default=SAMPLES, help='rays per pixel')
    return parser.parse_args()


def _shots(options):
    """What the catalogue says of each product that has a look."""
    file = render.CACHE / 'layers' / 'products.json'
    if options.plain and file.exists():
        return json.loads(file.read_text(encoding='utf-8'))
    subprocess.run(['node', str(HERE / 'products.mjs'), str(file)], check=True)
    return json.loads(file.read_text(encoding='utf-8'))


def _is_wanted(shot, made, options):
    if options.skus and not any(fnmatch.fnmatch(shot['id'], pattern) for pattern in options.skus):
        return False
    if options.force or options.draft or options.develop:
        return True
    there = all((render.PICTURES / f'{name}.webp').exists() for name in shot['pictures'])
    return not there or made.get(shot['id']) != shot


def _make(shot, options):
    share = 0.5 if options.draft else 1
    label = shot['id'].lower() + ('-draft' if options.draft else '')
    layers = render.CACHE / 'layers' / f'{label}.npz'
    if not (options.develop and layers.exists()):
        width, height = (int(side * share) for side in _size(shot))
        job = {
            'thing': MODULES[shot['look']['thing']],
            'options': _built(shot),
            'layers': str(layers),
            'width': width,
            'height': height,
            'threads': options.threads,
            'samples': 12 if options.draft else options.samples,
            'bounces': 1,
        }
        render.run_blender(label, job)
    # Few rays leave much noise: what is smoothed reaches far, and takes more for noise.
    library = develop.build_library(str(render.CACHE))
    radius, strength = (14, 2.5) if 'view' in shot['look'] else (9, 1.1)
    source = develop.Layers(layers, library, radius=radius, strength=strength)
    folder = render.CACHE / 'drafts' if options.draft else render.PICTURES
    exposure = EXPOSURES.get((shot['look']['thing'], shot['look'].get('cloth')), 0.93)
    for name, color in shot['pictures'].items():
        picture = develop.packshot(source, _colors(source, shot, color), exposure)
        most = DETAIL_BYTES if 'view' in shot['look'] else None
        develop.save(picture, folder / f'{name}.webp', most=most)


def _size(shot):
    return DETAIL if 'view' in shot['look'] else SIZE


def _built(shot):
    """The options of the thing's `build`; metres."""
    look = {key: value for key, value in shot['look'].items() if key not in ('thing', 'size')}
    if len(shot['pictures']) > 1:
        # What comes in several colors is rendered in a light gray, and dyed afterwards.
        own = look['side']
        dyed = ('side', 'piping', 'cover')
        look = {k: 'dyed' if k in dyed and v == own else v for k, v in look.items()}
    seen = shot['seen']
    known = {'size': [side / 100 for side in shot['size']]}
    if 'height' in seen:
        known['height'] = seen['height'] / 100
    known |= {'brand': shot['brand'], 'model': shot['model'], 'look': look}
    if shot['look']['thing'] == 'mattress':
        look['zip'] = seen['hasZip']
    if 'depth' in seen:
        known['depth'] = seen['depth'] / 100
        known |= {k: seen[k] for k in ('drawers', 'doors', 'shelves') if k in seen}
    if shot['look']['thing'] in ('box-spring', 'bed-frame'):
        board = (seen[f'headboard{side}'] / 100 for side in ('Width', 'Height', 'Depth'))
        known['board'] = list(board)
    if shot['look']['thing'] == 'bed-base':
        known |= {'slats': seen['slats'], 'drive': seen['drive']}
        look.pop('wood')
    if shot['look']['thing'] == 'box-spring':
        known['upholstery'] = seen['upholstery']
        if 'legHeight' in look:
            known['height'] += look['legHeight']
    return known


def _colors(source, shot, color):
    """The color of this picture; all of a product's are made of the same layers."""
    if shot['look']['thing'] in ('bed-frame', 'cabinet', 'wardrobe'):
        finish = FINISHES[color]
        return {} if finish is None else {'side': finish}
    if shot['look']['thing'] == 'bed-base':
        wood = WOODS[color]
        return {} if wood is None else {'wood': wood}
    if len(shot['pictures']) == 1:
        return {}
    look = shot['look']
    parts = {'side': 'side', 'top': 'cover', 'piping': 'piping'}
    own = look['side']
    return {
        mask: _dyed(hex_of(color))
        for mask, key in parts.items()
        if mask in source.masks and look.get(key, own if mask == 'piping' else None) == own
    }


def _dyed(color):
    """As bright as cloth of that color is with its sheen, which the layers do not know."""
    light = np.clip(develop.srgb(develop.linear(color) * 1.2 + 0.025), 0, 1)
    return '#' + ''.join(f'{round(part * 255):02x}' for part in light)


def _record(shot):
    """Keeps beside the pictures what they were made from."""
    made = json.loads(MADE.read_text(encoding='utf-8')) if MADE.exists() else {}
    made = dict(sorted({**made, shot['id']: shot}.items()))
    MADE.write_text(json.dumps(made, indent=2, ensure_ascii=False) + '\n', encoding='utf-8')


def _write_sheet(kind, shots, options, width=400, columns=5):
    """All leads of a kind on one sheet, to be looked at."""
    folder = render.CACHE / 'drafts' if options.draft else render.PICTURES
    files = [folder / f'{name}.webp' for shot in shots for name in shot['pictures']]
    files = [file for file in files if file.exists()]
    if not files:
        return
    height = width * 3 // 4
    rows = -(-len(files) // columns)
    sheet = Image.new('RGB', (columns * width, rows * height), 'white')
    draw = ImageDraw.Draw(sheet)
    for number, file in enumerate(files):
        at = (number % columns * width, number // columns * height)
        with Image.open(file) as picture:
            sheet.paste(picture.convert('RGB').resize((width, height), Image.LANCZOS), at)
        draw.text((at[0] + 6, at[1] + 4), file.stem, fill='#a33')
    path = render.CACHE / f'sheet-{kind}.png'
    sheet.save(path)
    print(path)


if __name__ == '__main__':
    sys.exit(main())
