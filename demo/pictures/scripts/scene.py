"""The empty studio: render settings, camera, lights, and the backdrop of the packshots."""

import math

import bpy
from mathutils import Vector

from materials import Graph, linear, masked
from meshes import add_mesh, link

BACKDROP = '#e7e6e5'


def new_scene(width, height, samples, threads):
    """An empty scene that renders on the CPU."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    render, cycles = scene.render, scene.cycles
    render.engine, cycles.device = 'CYCLES', 'CPU'
    render.resolution_x, render.resolution_y = width, height
    render.threads_mode, render.threads = 'FIXED', threads
    render.use_persistent_data = True
    cycles.samples, cycles.use_adaptive_sampling, cycles.use_denoising = samples, False, False
    cycles.max_bounces, cycles.diffuse_bounces = 6, 3
    cycles.glossy_bounces, cycles.transmission_bounces = 2, 4
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 4.0
    cycles.use_auto_tile = False
    layer = scene.view_layers[0]
    for name in ('diffuse_direct', 'diffuse_indirect', 'diffuse_color'):
        setattr(layer, 'use_pass_' + name, True)
    layer.cycles.denoising_store_passes = True
    return scene


def camera(at, target, lens, aperture=None, focus=None):
    """A camera that looks at `target`; with an aperture only what is near `focus` is sharp."""
    data = bpy.data.cameras.new('camera')
    thing = link(bpy.data.objects.new('camera', data))
    thing.location = at
    _aim(thing, target)
    data.lens, data.sensor_width, data.clip_end = lens, 36, 300
    if aperture:
        data.dof.use_dof = True
        data.dof.aperture_fstop = aperture
        data.dof.focus_distance = (Vector(focus or target) - Vector(at)).length
    bpy.context.scene.camera = thing


def ambient(color, strength):
    """Light from everywhere."""
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = linear(color)
    background.inputs[1].default_value = strength


def sun(azimuth, elevation, strength, softness, color=(1, 1, 1)):
    """A softbox at infinity. Angles in degrees; azimuth 90 is behind the product."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.angle, data.color = strength, math.radians(softness), color
    thing = link(bpy.data.objects.new('sun', data))
    a, e = math.radians(azimuth), math.radians(elevation)
    thing.location = (math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e))
    _aim(thing, (0, 0, 0))


def area(at, target, size, watts, color=(1, 1, 1)):
    """A rectangular light, such as a window."""
    data = bpy.data.lights.new('area', 'AREA')
    data.shape, (data.size, data.size_y) = 'RECTANGLE', size
    data.energy, data.color = watts, color
    thing = link(bpy.data.objects.new('area', data))
    thing.location = at
    thing.visible_camera = False
    _aim(thing, target)


def bulb(at, watts, color=(1, 0.7, 0.4)):
    data = bpy.data.lights.new('bulb', 'POINT')
    data.energy, data.color, data.shadow_soft_size = watts, color, 0.03
    link(bpy.data.objects.new('bulb', data)).location = at


def _aim(thing, target):
    direction = Vector(target) - thing.location
    thing.rotation_euler = direction.to_track_quat('-Z', 'Y').to_euler()


def stage(size, strength=1.0, fill=1.3, haze=0.2, softness=32, elevation=31, azimuth=150):
    """Backdrop and lights for a product of `size` metres.

    The lights are very wide suns: the empty floor is lit evenly, so that a picture can be divided
    by it and its background made exactly uniform.
    """
    _backdrop(size / 2)
    ambient('#fbfdff', haze * strength)
    sun(azimuth, elevation, 3.4 * strength, softness, (1, 0.985, 0.96))
    sun(-48, 48, 0.50 * strength * fill, 60)
    sun(-125, 32, 0.40 * strength * fill, 50)


def _backdrop(unit):
    depth, height, turn, front, width = (k * unit for k in (14, 30, 6, -30, 40))
    bend = [math.pi / 2 * k / 24 for k in range(25)]
    profile = [(front, 0)]
    profile += [(depth - turn + turn * math.sin(a), turn - turn * math.cos(a)) for a in bend]
    profile += [(depth, height)]
    points = [(x, y, z) for x in (-width, width) for y, z in profile]
    count = len(profile)
    faces = [(i, i + 1, count + i + 1, count + i) for i in range(count - 1)]
    graph = Graph('backdrop')
    graph.finish(Base_Color=linear(BACKDROP), Roughness=0.9, Specular=0.1)
    paper = masked(graph.material, 'backdrop', BACKDROP)
    # It must not keep the light from behind off the product.
    add_mesh('backdrop', points, faces, paper).visible_shadow = False
