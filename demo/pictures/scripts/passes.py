"""Renders a scene into layers: two independent halves of each, from which `develop.py` tells noise
from picture."""

import os
import tempfile

import bpy
import numpy as np

LAYERS = ['Image', 'DiffCol', 'DiffDir', 'DiffInd', 'Denoising Normal', 'Denoising Depth']


def render_layers(masks, samples):
    """Every layer by name: an array of two halves, each height by width by channels."""
    scene = bpy.context.scene
    scene.cycles.samples = max(1, samples // 2)
    with tempfile.TemporaryDirectory() as folder:
        names = _write_to(folder + '/', LAYERS + list(masks))
        halves = [_render_half(folder, names, seed) for seed in (1, 2)]
    return {name: np.stack([half[name] for half in halves]) for name in names}


def render_empty_stage(samples=64, share=20):
    """The light on the backdrop without a product, at `share` percent of the size."""
    scene = bpy.context.scene
    hidden = [o for o in scene.objects if o.type == 'MESH' and o.name != 'backdrop']
    for thing in hidden:
        thing.hide_render = True
    scene.render.resolution_percentage = share
    layers = render_layers([], samples)
    scene.render.resolution_percentage = 100
    return (layers['DiffDir'] + layers['DiffInd']).mean(0)[..., :3]


def _write_to(folder, names):
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    source = tree.nodes.new('CompositorNodeRLayers')
    target = tree.nodes.new('CompositorNodeOutputFile')
    target.base_path = folder
    target.format.file_format, target.format.color_depth = 'OPEN_EXR', '32'
    target.format.exr_codec = 'NONE'
    target.file_slots.clear()
    for name in names:
        target.file_slots.new(name.replace(' ', '') + '_')
        tree.links.new(source.outputs[name], target.inputs[-1])
    shown = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(source.outputs['Image'], shown.inputs[0])
    return names


def _render_half(folder, names, seed):
    scene = bpy.context.scene
    scene.cycles.seed = seed
    scene.render.filepath = os.path.join(folder, 'picture')
    bpy.ops.render.render()
    return {name: _read(folder, name, scene) for name in names}


def _read(folder, name, scene):
    file = f'{name.replace(" ", "")}_{scene.frame_current:04d}.exr'
    image = bpy.data.images.load(os.path.join(folder, file), check_existing=False)
    image.colorspace_settings.name = 'Non-Color'
    width, height = image.size
    values = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(values)
    bpy.data.images.remove(image)
    return values.reshape(height, width, 4)[::-1]
