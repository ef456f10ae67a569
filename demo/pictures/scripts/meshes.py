"""Shapes as numpy grids. Lengths are metres, and so are texture coordinates."""

import math

import bmesh
import bpy
import numpy as np


def add_mesh(name, vertices, faces, material=None, uv=None, smooth=True):
    """An object of the given vertices and faces, in the open scene."""
    mesh = bpy.data.meshes.new(name)
    if isinstance(faces, np.ndarray):
        _write_grid(mesh, np.asarray(vertices, np.float32), faces)
    else:
        mesh.from_pydata([tuple(v) for v in np.asarray(vertices, float)], [], faces)
    if uv is not None:
        _write_uv(mesh, np.asarray(uv, np.float32))
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    if material is not None:
        mesh.materials.append(material)
    mesh.update()
    return link(bpy.data.objects.new(name, mesh))


def _write_grid(mesh, vertices, faces):
    """Faces that all have as many corners; much faster than one by one."""
    count, corners = faces.shape
    mesh.vertices.add(len(vertices))
    mesh.vertices.foreach_set('co', vertices.ravel())
    mesh.loops.add(count * corners)
    mesh.loops.foreach_set('vertex_index', faces.astype(np.int32).ravel())
    mesh.polygons.add(count)
    mesh.polygons.foreach_set('loop_start', np.arange(0, count * corners, corners, dtype=np.int32))
    mesh.polygons.foreach_set('loop_total', np.full(count, corners, np.int32))
    mesh.update(calc_edges=True)


def link(thing):
    bpy.context.scene.collection.objects.link(thing)
    return thing


def _write_uv(mesh, uv):
    layer = mesh.uv_layers.new(name='UVMap')
    corners = np.empty(len(mesh.loops), np.int32)
    mesh.loops.foreach_get('vertex_index', corners)
    layer.data.foreach_set('uv', uv[corners].ravel())


def set_vertices(thing, vertices):
    thing.data.vertices.foreach_set('co', np.asarray(vertices, np.float32).ravel())
    thing.data.update()


def grid_faces(columns, rows, closed=False):
    """Quads of a grid whose vertices are numbered column by column."""
    i = np.arange(columns if closed else columns - 1)[:, None]
    j = np.arange(rows - 1)[None, :]
    k = (i + 1) % columns
    quads = [i * rows + j, k * rows + j, k * rows + j + 1, i * rows + j + 1]
    return np.stack(np.broadcast_arrays(*quads), -1).reshape(-1, 4)


def flat(*arrays):
    """Coordinates of a grid as a list of points."""
    return np.stack(np.broadcast_arrays(*arrays), -1).reshape(-1, len(arrays))


def rim_of_grid(columns, rows):
    """Numbers of the outer vertices of a grid, in order around it."""
    last = columns - 1
    return np.array(
        [i * rows for i in range(columns)]
        + [last * rows + j for j in range(1, rows)]
        + [i * rows + rows - 1 for i in range(last - 1, -1, -1)]
        + list(range(rows - 2, 0, -1))
    )


def rounded_rectangle(length, width, radius, step=0.006):
    """Outline, counter-clockwise: points, outward normals, distance along it."""
    half_length, half_width = length / 2 - radius, width / 2 - radius
    corners = [(1, -1), (1, 1), (-1, 1), (-1, -1)]
    points, normals = [], []
    for number, (sx, sy) in enumerate(corners):
        centre = np.array([sx * half_length, sy * half_width])
        start = math.radians(-90 + 90 * number)
        turns = max(4, round(radius * math.pi / 2 / step))
        for angle in start + np.arange(turns) / turns * math.pi / 2:
            normals.append((math.cos(angle), math.sin(angle)))
            points.append(centre + radius * np.array(normals[-1]))
        normal = np.array([math.cos(start + math.pi / 2), math.sin(start + math.pi / 2)])
        nx, ny = corners[(number + 1) % 4]
        begin = centre + radius * normal
        end = np.array([nx * half_length, ny * half_width]) + radius * normal
        count = max(2, round(np.linalg.norm(end - begin) / step))
        for t in np.arange(count) / count:
            points.append(begin + (end - begin) * t)
            normals.append(tuple(normal))
    points, normals = np.array(points), np.array(normals)
    lengths = np.linalg.norm(np.diff(points, axis=0), axis=1)
    return points, normals, np.concatenate([[0], np.cumsum(lengths)])


def rounded_grid(length, width, radius, step):
    """A grid that fills a rounded rectangle, and each point's distance to its edge."""
    columns, rows = int(length / step) + 1, int(width / step) + 1
    x, y = np.meshgrid(
        np.linspace(-length / 2, length / 2, columns),
        np.linspace(-width / 2, width / 2, rows),
        indexing='ij',
    )
    inner_x, inner_y = length / 2 - radius, width / 2 - radius
    dx, dy = x - np.clip(x, -inner_x, inner_x), y - np.clip(y, -inner_y, inner_y)
    corner = (dx != 0) & (dy != 0)
    far = np.hypot(dx, dy)
    pull = np.where(corner, np.maximum(abs(dx), abs(dy)) / np.maximum(far, 1e-9), 1)
    edge = np.where(
        corner,
        radius - far * pull,
        np.minimum(length / 2 - abs(x), width / 2 - abs(y)),
    )
    return x - dx * (1 - pull), y - dy * (1 - pull), np.maximum(edge, 0)


def tube(name, path, radius, material, closed=True, ring=10):
    """A round cord along a path of points."""
    path = np.asarray(path, float)
    tangent = np.roll(path, -1, 0) - np.roll(path, 1, 0)
    if not closed:
        tangent[0], tangent[-1] = path[1] - path[0], path[-1] - path[-2]
    tangent /= np.linalg.norm(tangent, axis=1, keepdims=True)
    up = np.tile([0, 0, 1.0], (len(path), 1))
    up[abs(tangent[:, 2]) > 0.95] = [1, 0, 0]
    side = np.cross(up, tangent)
    side /= np.linalg.norm(side, axis=1, keepdims=True)
    over = np.cross(tangent, side)
    angle = np.arange(ring + 1) / ring * 2 * math.pi
    around = np.cos(angle)[:, None] * side[:, None] + np.sin(angle)[:, None] * over[:, None]
    steps = np.linalg.norm(np.diff(path, axis=0), axis=1)
    along = np.concatenate([[0], np.cumsum(steps)])
    return add_mesh(
        name,
        (path[:, None] + radius * around).reshape(-1, 3),
        grid_faces(len(path), ring + 1, closed),
        material,
        flat(along[:, None], (angle * radius)[None]),
    )


def lathe(name, profile, material, at=(0, 0, 0), segments=96):
    """A turned shape; the profile is a list of (radius, height)."""
    profile = np.asarray(profile, float)
    angle = np.arange(segments) / segments * 2 * math.pi
    steps = np.linalg.norm(np.diff(profile, axis=0), axis=1)
    along = np.concatenate([[0], np.cumsum(steps)])
    thing = add_mesh(
        name,
        flat(
            np.cos(angle)[:, None] * profile[None, :, 0],
            np.sin(angle)[:, None] * profile[None, :, 0],
            profile[None, :, 1],
        ),
        grid_faces(segments, len(profile), True),
        material,
        flat(angle[:, None] * profile[:, 0].max(), along[None]),
    )
    thing.location = at
    return thing


def box(name, size, at, material, bevel=0.004, segments=2, turn=(0, 0, 0)):
    """A block with softened edges; `at` is its centre."""
    mesh = bpy.data.meshes.new(name)
    shape = bmesh.new()
    bmesh.ops.create_cube(shape, size=1.0)
    bmesh.ops.scale(shape, vec=size, verts=shape.verts)
    if bevel:
        bmesh.ops.bevel(
            shape,
            geom=shape.edges[:],
            offset=bevel,
            segments=segments,
            profile=0.5,
            affect='EDGES',
        )
    _project_uv(shape)
    shape.to_mesh(mesh)
    shape.free()
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    if material is not None:
        mesh.materials.append(material)
    thing = link(bpy.data.objects.new(name, mesh))
    thing.location, thing.rotation_euler = at, turn
    return thing


def _project_uv(shape):
    """Texture coordinates seen along each face's main direction."""
    layer = shape.loops.layers.uv.new('UVMap')
    planes = {0: (1, 2), 1: (0, 2), 2: (0, 1)}
    for face in shape.faces:
        face.smooth = True
        first, second = planes[max(range(3), key=lambda k: abs(face.normal[k]))]
        for corner in face.loops:
            corner[layer].uv = corner.vert.co[first], corner.vert.co[second]


def smoothed(path, rounds=2):
    """A closed path with its kinks taken out."""
    path = np.asarray(path, float)
    for _ in range(rounds):
        path = (np.roll(path, 1, 0) + 2 * path + np.roll(path, -1, 0)) / 4
    return path


def subdivide(thing, levels=1):
    change = thing.modifiers.new('subdivide', 'SUBSURF')
    change.levels = change.render_levels = levels
    return thing


def thicken(thing, thickness):
    change = thing.modifiers.new('thicken', 'SOLIDIFY')
    change.thickness, change.offset = thickness, 0
    return thing
