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


def limit_bounces(count):
    """Light that goes on after that many surfaces adds little on an open stage."""
    cycles = bpy.context.scene.cycles
    cycles.max_bounces = count + 1
    cycles.diffuse_bounces = cycles.glossy_bounces = count


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


def framed(corners, azimuth, elevation, lens=76, fill=0.84, tall=0.74, middle=0.52, light=150):
    """A camera in a direction (degrees; azimuth -90 is before the product) that shows all corners.

    They take the share `fill` of the picture's width or `tall` of its height, whichever is
    reached first, and their middle is at the share `middle` of its height. Only they and their
    shadow, by a key light at the azimuth `light`, are rendered: the rest is background.
    """
    a, e = math.radians(azimuth), math.radians(elevation)
    back = Vector((math.cos(e) * math.cos(a), math.cos(e) * math.sin(a), math.sin(e)))
    right = Vector((-math.sin(a), math.cos(a), 0))
    up = back.cross(right)
    render = bpy.context.scene.render
    wide = 36 / lens / 2
    high = wide * render.resolution_y / render.resolution_x
    corners = [Vector(corner) for corner in corners]
    target = sum(corners, Vector()) / len(corners)
    far = 5.0

    def extent(points):
        seen = [
            ((p - target).dot(right) / d, (p - target).dot(up) / d)
            for p in points
            for d in [far - (p - target).dot(back)]
        ]
        across, upright = zip(*seen)
        return min(across), max(across), min(upright), max(upright)

    for _ in range(40):
        left, most, low, top = extent(corners)
        target = target + right * ((left + most) / 2 * far)
        target = target + up * (((low + top) / 2 + (middle - 0.5) * 2 * high) * far * 0.9)
        far *= max((most - left) / (2 * wide * fill), (top - low) / (2 * high * tall)) ** 0.7
    camera(target + back * far, target, lens)
    away = Vector((-math.cos(math.radians(light)), -math.sin(math.radians(light)), 0))
    shadows = [Vector((p.x, p.y, 0)) + away * p.z * reach for p in corners for reach in (0, 1.5)]
    _render_only(extent(corners + shadows), wide, high)


def close_up(at, close):
    """Narrows the camera to a detail of its picture. `at` is the detail's middle, in shares of the
    picture from its left and its top; `close` is its width as a share of the picture's."""
    render, data = bpy.context.scene.render, bpy.context.scene.camera.data
    data.lens /= close
    data.shift_x = (at[0] - 0.5) / close
    data.shift_y = (0.5 - at[1]) / close * render.resolution_y / render.resolution_x
    render.use_border = render.use_crop_to_border = False


def _render_only(extent, wide, high, margin=0.035):
    """Leaves out what is farther than `margin` of the picture from the extent."""
    left, most, low, top = extent
    render = bpy.context.scene.render
    render.use_border = render.use_crop_to_border = True
    render.border_min_x = max(0, 0.5 + left / wide / 2 - margin)
    render.border_max_x = min(1, 0.5 + most / wide / 2 + margin)
    render.border_min_y = max(0, 0.5 + low / high / 2 - margin)
    render.border_max_y = min(1, 0.5 + top / high / 2 + margin)


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
    near, far = (-48, -125) if azimuth > 90 else (-132, -55)
    sun(near, 48, 0.50 * strength * fill, 60)
    sun(far, 32, 0.40 * strength * fill, 50)


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
