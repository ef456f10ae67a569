"""Cloth that is let fall and inflated by Blender's simulation, once; the result is kept."""

import os

import bpy
import numpy as np

from meshes import add_mesh, flat, grid_faces, rim_of_grid, set_vertices

VERTEX_MASS = 0.001


class Slab:
    """A closed bag: an upper and a lower grid that share their rim, and with a `box` the lines that
    quilt it into boxes of about that size."""

    def __init__(self, length, width, thickness, columns, rows, radius=0.05, box=None):
        self.length, self.width, self.columns, self.rows = length, width, columns, rows
        x, y = np.meshgrid(
            np.linspace(-length / 2, length / 2, columns),
            np.linspace(-width / 2, width / 2, rows),
            indexing='ij',
        )
        self.uv = flat(x, y)
        px, py = _rounded(x, length / 2, radius), _rounded(y, width / 2, radius)
        corner = (px != 0) & (py != 0)
        far = np.maximum(np.hypot(px, py), 1e-9)
        pull = np.where(corner, np.maximum(abs(px), abs(py)) / far, 1)
        edge = np.minimum(length / 2 - abs(x), width / 2 - abs(y))
        self.rim = rim_of_grid(columns, rows)
        inner = np.ones(columns * rows, bool)
        inner[self.rim] = False
        if box:
            stitched, far = _stitches(columns, rows, length, width, box)
            inner &= ~stitched.ravel()
            edge = np.minimum(edge, far)
        depth = np.clip(edge / (box / 2 if box else thickness / 2), 0, 1)
        height = thickness / 2 * np.sqrt(1 - (1 - depth) ** 2)
        x, y = x - px * (1 - pull), y - py * (1 - pull)
        self.below = np.arange(columns * rows)
        self.below[inner] = columns * rows + np.arange(inner.sum())
        self.vertices = np.concatenate([flat(x, y, height), flat(x, y, -height)[inner]])
        self.uv = np.concatenate([self.uv, self.uv[inner]])
        faces = grid_faces(columns, rows)
        self.faces = np.concatenate([faces, self.below[faces][:, ::-1]])

    def add(self, name, material):
        return add_mesh(name, self.vertices, self.faces, material, self.uv)

    def upper(self, vertices):
        """The upper layer of a result, as a grid of points."""
        return vertices[: self.columns * self.rows].reshape(self.columns, self.rows, 3)


def _stitches(columns, rows, length, width, box):
    """Which points of a grid are on the lines between boxes, and how far each is from them."""
    on, far = np.zeros((columns, rows), bool), np.full((columns, rows), np.inf)
    for axis, (count, size) in enumerate(((columns, length), (rows, width))):
        boxes = round(size / box)
        lines = np.round(np.arange(1, boxes) / boxes * (count - 1)).astype(int)
        away = abs(np.arange(count)[:, None] - lines[None]).min(1)
        shape = (-1, 1) if axis == 0 else (1, -1)
        on |= (away == 0).reshape(shape)
        far = np.minimum(far, (away * size / (count - 1)).reshape(shape))
    return on, far


def _rounded(values, half, radius):
    return values - np.clip(values, -(half - radius), half - radius)


def settled(
    name,
    thing,
    frames,
    pressure,
    volume,
    gravity=0.0,
    stiffness=20,
    squeeze=None,
    bending=0.02,
    shrink=-0.03,
    colliders=(),
    friction=12,
):
    """Inflates a slab towards `volume` (cubic metres) and lets it fall; returns its vertices.

    A negative `shrink` makes the cloth larger than its form, which wrinkles it.
    """
    path = os.path.join(os.environ['PICTURES_CACHE'], 'cloth', name + '.npy')
    if os.path.exists(path):
        vertices = np.load(path)
    else:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        _prepare(thing, frames, pressure, volume, stiffness, squeeze or stiffness, bending, shrink)
        _collide(thing, colliders, friction)
        vertices = _run(thing, frames, gravity)
        for collider in colliders:
            collider.modifiers.clear()
        np.save(path, vertices)
    set_vertices(thing, vertices)
    return vertices.astype(float)


def _prepare(thing, frames, pressure, volume, stiffness, squeeze, bending, shrink):
    change = thing.modifiers.new('cloth', 'CLOTH')
    change.point_cache.frame_start, change.point_cache.frame_end = 1, frames
    values = {
        'quality': 5,
        'mass': VERTEX_MASS,
        'use_pressure': True,
        'uniform_pressure_force': 0,
        'use_pressure_volume': True,
        'target_volume': volume,
        'pressure_factor': pressure,
        'tension_stiffness': stiffness,
        'compression_stiffness': squeeze,
        'shear_stiffness': stiffness * 0.2,
        'bending_stiffness': bending,
        'tension_damping': 5,
        'compression_damping': 5,
        'shear_damping': 5,
        'bending_damping': 0.5,
        'air_damping': 1,
        'shrink_min': shrink,
    }
    for key, value in values.items():
        setattr(change.settings, key, value)


def _collide(thing, colliders, friction):
    for collider in colliders:
        collider.modifiers.new('collision', 'COLLISION')
        collider.collision.thickness_outer = 0.006
        collider.collision.cloth_friction, collider.collision.damping = friction, 0.4
    settings = thing.modifiers['cloth'].collision_settings
    settings.use_collision, settings.distance_min = bool(colliders), 0.007
    settings.collision_quality = 3
    settings.use_self_collision = False


def _run(thing, frames, gravity):
    scene = bpy.context.scene
    scene.use_gravity, scene.gravity = True, (0, 0, -gravity)
    scene.frame_start, scene.frame_end = 1, frames
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    shaped = thing.evaluated_get(bpy.context.evaluated_depsgraph_get())
    mesh = shaped.to_mesh()
    vertices = np.empty(len(mesh.vertices) * 3, np.float32)
    mesh.vertices.foreach_get('co', vertices)
    shaped.to_mesh_clear()
    thing.modifiers.remove(thing.modifiers['cloth'])
    scene.frame_set(1)
    return vertices.reshape(-1, 3)


def floor(size=6):
    """An unseen floor to fall on."""
    corners = [(-size, -size, 0), (size, -size, 0), (size, size, 0), (-size, size, 0)]
    thing = add_mesh('floor', corners, [(0, 1, 2, 3)])
    thing.hide_render = True
    return thing
