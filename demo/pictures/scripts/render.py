#!/usr/bin/env python3
"""Renders the pictures of the demo shop. `README.md` tells how.

python3 render.py                    what is missing
python3 render.py 'stool-*' --force  some of them again
python3 render.py --draft 'bed-*'    small and rough, next to the cache, to look at
"""

import argparse
import fnmatch
import json
import os
import subprocess
import sys
import time
from pathlib import Path

import develop
from crops import make_banners, make_tiles
from listing import list_pictures
from shots import SHOTS
from textures import make_textures

HERE = Path(__file__).resolve().parent
PICTURES = HERE.parent
CACHE = Path(os.environ.get('PICTURES_CACHE', '.cache/pictures')).resolve()
DRAFT_SHARE, DRAFT_SAMPLES = 0.5, 16


def pictures_of(shot, folder):
    """The file of each picture of a shot, with its colors."""
    return {folder / f'{shot.name.format(name)}.webp': wish for name, wish in shot.colors.items()}


def main():
    options = _options()
    folder = CACHE / 'drafts' if options.draft else PICTURES
    wanted = [shot for shot in SHOTS if _is_wanted(shot, options, folder)]
    prepare()
    began = time.time()
    for number, shot in enumerate(wanted):
        _make(shot, options, folder)
        spent = time.time() - began
        left = spent / (number + 1) * (len(wanted) - number - 1)
        print(
            f'{number + 1}/{len(wanted)} {shot.name}: {spent:.0f} s, {left:.0f} s left', flush=True
        )
    if not options.draft:
        make_tiles(PICTURES)
        make_banners(PICTURES)
        write_list(PICTURES)


def _options():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument('names', nargs='*', help='names of pictures or shots, with * for any')
    parser.add_argument('--force', action='store_true', help='also what is there already')
    parser.add_argument('--draft', action='store_true', help='small, rough, into the cache')
    parser.add_argument(
        '--develop', action='store_true', help='use the layers of the last rendering'
    )
    parser.add_argument('-t', '--threads', type=int, default=1)
    return parser.parse_args()


def _is_wanted(shot, options, folder):
    files = list(pictures_of(shot, folder))
    names = [shot.name, *(file.stem for file in files)]
    chosen = options.names or ['*']
    if not any(fnmatch.fnmatch(name, pattern) for name in names for pattern in chosen):
        return False
    again = options.force or options.draft or options.develop
    return again or not all(file.exists() for file in files)


def prepare():
    """Makes the folders of the cache, and the textures."""
    os.environ['PICTURES_CACHE'] = str(CACHE)
    for name in ('textures', 'cloth', 'layers', 'drafts'):
        (CACHE / name).mkdir(parents=True, exist_ok=True)
    make_textures(CACHE / 'textures')


def _make(shot, options, folder):
    layers = _rendered(shot, options)
    library = develop.build_library(str(CACHE))
    source = develop.Layers(layers, library, radius=8 if shot.room else 10, room=shot.room)
    finish = develop.room if shot.room else develop.packshot
    for path, colors in pictures_of(shot, folder).items():
        develop.save(finish(source, colors, **shot.look), str(path))


def _rendered(shot, options):
    """Renders the layers of a shot, unless those of the last time will do."""
    label = shot.name.replace('-{}', '') + ('-draft' if options.draft else '')
    layers = CACHE / 'layers' / f'{label}.npz'
    if options.develop and layers.exists():
        return layers
    share = DRAFT_SHARE if options.draft else 1
    width, height = (int(side * share) for side in shot.size)
    job = {
        'thing': shot.thing,
        'options': shot.options,
        'layers': str(layers),
        'width': width,
        'height': height,
        'threads': options.threads,
        'samples': DRAFT_SAMPLES if options.draft else shot.samples,
    }
    run_blender(label, job)
    return layers


def run_blender(label, job):
    """Has Blender render a job."""
    file = CACHE / 'layers' / f'{label}.json'
    file.write_text(json.dumps(job), encoding='utf-8')
    shoot = ['--python-exit-code', '1', '-P', str(HERE / 'shoot.py')]
    command = ['blender', '-b', '-noaudio', *shoot, '--', str(file)]
    run = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if run.returncode:
        sys.exit(f'{label} failed:\n{run.stdout[-3000:]}')


def write_list(folder):
    """Writes `pictures.json`: name, size and subject of every picture in the folder."""
    text = json.dumps(list_pictures(folder), indent=2, ensure_ascii=False)
    (folder / 'pictures.json').write_text(text + '\n', encoding='utf-8')


if __name__ == '__main__':
    main()
