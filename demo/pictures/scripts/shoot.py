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
    if 'bounces' in job:
        scene.limit_bounces(job['bounces'])
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
        kept['empty'] = passes.render_empty_stage(24)
    kept = {name: values.astype(np.float16) for name, values in kept.items()}
    render = bpy.context.scene.render
    if render.use_border:
        # Where the rendered part is: left and top, as shares of the whole, whose size follows.
        place = (render.border_min_x, 1 - render.border_max_y, job['width'], job['height'])
        kept['place'] = np.array(place, np.float64)
    np.savez(job['layers'], base=json.dumps(materials.masks), **kept)


if __name__ == '__main__':
    try:
        with open(sys.argv[-1], encoding='utf-8') as file:
            shoot(json.load(file))
    except Exception:
        import traceback

        traceback.print_exc()
        sys.exit(1)
