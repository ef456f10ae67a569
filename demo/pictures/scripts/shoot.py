"""Renders one shot: `blender -b -P shoot.py -- <job.json>`. `render.py` writes the job.

A job says which module of `things` to build with which options, and how large and how well to
render it. The layers go to the file that it names; `develop.py` makes pictures of them.
"""

import importlib
import json
import os
import sys

import bpy
import numpy as np

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import materials
import passes
import scene


def shoot(job):
    scene.new_scene(job['width'], job['height'], job['samples'], job['threads'])
    importlib.import_module('things.' + job['thing']).build(**job['options'])
    layers = passes.render_layers(materials.masks, job['samples'])
    kept = {
        'color': layers['DiffCol'].mean(0)[..., :3],
        'light': (layers['DiffDir'] + layers['DiffInd'])[..., :3],
        'image': layers['Image'][..., :3],
        'albedo': layers['DiffCol'][..., :3],
        'normal': layers['Denoising Normal'].mean(0)[..., :3],
        'depth': layers['Denoising Depth'].mean(0)[..., 0],
    }
    for mask in materials.masks:
        kept['mask-' + mask] = np.clip(layers[mask].mean(0)[..., 0], 0, 1)
    if 'backdrop' in bpy.data.objects:
        kept['empty'] = passes.render_empty_stage()
    kept = {name: values.astype(np.float16) for name, values in kept.items()}
    np.savez(job['layers'], base=json.dumps(materials.masks), **kept)


if __name__ == '__main__':
    try:
        with open(sys.argv[-1], encoding='utf-8') as file:
            shoot(json.load(file))
    except Exception:
        import traceback

        traceback.print_exc()
        sys.exit(1)
