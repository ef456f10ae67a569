"""Textiles, wood and plain surfaces, and the masks by which a picture is recolored afterwards."""

import os

import bpy

MEAN_TONE = {
    'linen': 0.62,
    'twill': 0.62,
    'boucle': 0.62,
    'velvet': 0.6,
    'knit': 0.72,
    'percale': 0.72,
    'crinkle': 0.66,
    'seersucker': 0.66,
    'corduroy': 0.62,
    'herringbone': 0.62,
    'felt': 0.62,
}
"""What the maps of `textures.py` average to, by which their contrast is taken."""

masks = {}
"""The base color of every masked material of this picture, by the name of its mask."""


def linear(color):
    """The light that a `#rrggbb` color reflects, as red, green, blue and alpha."""
    parts = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    return (*(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts), 1.0)


class Graph:
    """Builds the nodes of one material."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.tree = self.material.node_tree
        self.surface = self.tree.nodes['Principled BSDF']
        self.output = self.tree.nodes['Material Output']

    def node(self, kind, inputs=None, **settings):
        node = self.tree.nodes.new('ShaderNode' + kind)
        for key, value in settings.items():
            setattr(node, key, value)
        for key, value in (inputs or {}).items():
            self.set(node, key, value)
        return node

    def set(self, node, key, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.tree.links.new(value, node.inputs[key])
        else:
            node.inputs[key].default_value = value

    def finish(self, **inputs):
        for key, value in inputs.items():
            self.set(self.surface, key.replace('_', ' '), value)
        return self.material

    def math(self, operation, *values):
        return self.node('Math', dict(enumerate(values)), operation=operation).outputs[0]

    def coordinates(self, kind='UV', scale=1.0, turn=0.0):
        source = self.node('TexCoord').outputs[kind]
        mapping = self.node('Mapping', {'Vector': source, 'Scale': (scale,) * 3})
        mapping.inputs['Rotation'].default_value = (0, 0, turn)
        return mapping.outputs[0]

    def texture(self, name, vector):
        """Height and tone of a map that `textures.py` made."""
        path = os.path.join(os.environ['PICTURES_CACHE'], 'textures', name + '.png')
        image = bpy.data.images.load(path, check_existing=True)
        image.colorspace_settings.name = 'Non-Color'
        node = self.node('TexImage', {'Vector': vector}, image=image)
        split = self.node('SeparateRGB', {0: node.outputs[0]})
        return split.outputs[0], split.outputs[1]

    def noise(self, scale, detail=3, kind='Object'):
        inputs = {'Vector': self.coordinates(kind), 'Scale': scale, 'Detail': detail}
        return self.node('TexNoise', inputs).outputs[0]

    def bump(self, height, strength, distance):
        inputs = {'Strength': strength, 'Distance': distance, 'Height': height}
        return self.node('Bump', inputs).outputs[0]

    def ramp(self, value, *stops):
        node = self.node('ValToRGB', {0: value})
        elements = node.color_ramp.elements
        for element, (position, color) in zip(elements, stops):
            element.position, element.color = position, color
        return node.outputs[0]

    def mix(self, *shaders, share=0.5):
        node = self.node('MixShader', {0: share, 1: shaders[0], 2: shaders[1]})
        self.tree.links.new(node.outputs[0], self.output.inputs[0])
        return self.material


def masked(material, mask, color):
    """Has the picture remember where the material is seen, so that its color can be changed."""
    layer = bpy.context.scene.view_layers[0]
    if mask not in masks:
        output = layer.aovs.add()
        output.name, output.type = mask, 'VALUE'
    masks[mask] = color
    node = material.node_tree.nodes.new('ShaderNodeOutputAOV')
    node.name = mask
    node.inputs['Value'].default_value = 1.0
    return material


def fabric(
    color,
    weave='linen',
    tile=0.08,
    contrast=1.0,
    bump=0.5,
    sheen=0.2,
    mottle=0.03,
    mask=None,
    stripe=None,
    roughness=0.85,
):
    """A textile. `tile` is the width in metres of one repeat of the weave's map; `stripe` is the
    width of woven stripes; less `roughness` makes it lustrous."""
    graph = Graph(mask or weave)
    height, tone = graph.texture(weave, graph.coordinates(scale=1 / tile))
    # The same cloth again, larger and turned: it hides that the map repeats.
    _, patches = graph.texture('velvet', graph.coordinates(scale=0.103 / tile, turn=0.6))
    mean = MEAN_TONE[weave]
    shade = graph.math('MULTIPLY_ADD', tone, contrast / mean, 1 - contrast)
    shade = graph.math('ADD', shade, graph.math('MULTIPLY_ADD', patches, mottle * 8, -mottle * 4.8))
    if stripe:
        shade = graph.math('MULTIPLY', shade, _stripes(graph, stripe))
    tint = graph.node('VectorMath', {0: linear(color)[:3], 'Scale': shade}, operation='SCALE')
    graph.finish(
        Base_Color=tint.outputs[0],
        Roughness=roughness,
        Specular=0.12 + 0.4 * (0.85 - roughness),
        Sheen=sheen,
        Sheen_Tint=0.7,
        Normal=graph.bump(height, bump, tile / 107),
    )
    return masked(graph.material, mask, color) if mask else graph.material


def _stripes(graph, width):
    axes = graph.node('SeparateXYZ', {0: graph.coordinates()})
    wave = graph.math('SINE', graph.math('MULTIPLY', axes.outputs[0], 6.2832 / width))
    return graph.math('MULTIPLY_ADD', graph.math('GREATER_THAN', wave, 0.0), 0.16, 0.84)


def plain(color, roughness=0.5, metallic=0.0, specular=0.5, mask=None):
    """An even surface: lacquer, metal, plastic."""
    material = Graph(mask or 'plain').finish(
        Base_Color=linear(color),
        Roughness=roughness,
        Metallic=metallic,
        Specular=specular,
    )
    return masked(material, mask, color) if mask else material


def foam(color, cell=0.0022, depth=0.0012, mask=None):
    """Open-celled foam; `cell` is the width of a pore in metres."""
    graph = Graph(mask or 'foam')
    pores = graph.noise(0.5 / cell, 2)
    clouds = graph.noise(6, 2)
    light = linear(color)
    dark = tuple(c * 0.9 for c in light[:3]) + (1.0,)
    tone = graph.math(
        'ADD', graph.math('MULTIPLY', pores, 0.7), graph.math('MULTIPLY', clouds, 0.3)
    )
    graph.finish(
        Base_Color=graph.ramp(tone, (0.3, dark), (0.6, light)),
        Roughness=0.95,
        Specular=0.05,
        Normal=graph.bump(pores, 0.5, depth),
    )
    return masked(graph.material, mask, color) if mask else graph.material


WOODS = {
    'oak': ('#cfae84', '#9c7850', 'wood_oak'),
    'beech': ('#e3c39b', '#bd9060', 'wood_beech'),
}


def wood(kind='oak', along='X', scale=0.8, roughness=0.45, mask=None):
    """Solid wood, its grain along one of the object's axes; every piece is cut differently."""
    light, dark, name = WOODS[kind]
    graph = Graph(mask or kind)
    piece = graph.node('ObjectInfo').outputs['Random']
    axes = graph.node('SeparateXYZ', {0: graph.node('TexCoord').outputs['Object']}).outputs
    across = [axis for axis in 'XYZ' if axis != along]
    width = graph.math('ADD', axes[across[0]], axes[across[1]])
    u = graph.math('MULTIPLY_ADD', axes[along], 0.42 * scale, graph.math('MULTIPLY', piece, 7.31))
    v = graph.math('MULTIPLY_ADD', width, 2.0 * scale, graph.math('MULTIPLY', piece, 3.77))
    height, tone = graph.texture(name, graph.node('CombineXYZ', {0: u, 1: v}).outputs[0])
    tone = graph.math('ADD', tone, graph.math('MULTIPLY_ADD', piece, 0.22, -0.11))
    graph.finish(
        Base_Color=graph.ramp(tone, (0.2, linear(dark)), (0.8, linear(light))),
        Roughness=roughness,
        Specular=0.35,
        Normal=graph.bump(height, 0.25, 0.0006),
    )
    return masked(graph.material, mask, middle(light, dark)) if mask else graph.material


def middle(light, dark):
    """The color half-way between two."""
    pairs = [(int(light[i : i + 2], 16), int(dark[i : i + 2], 16)) for i in (1, 3, 5)]
    return '#' + ''.join(f'{(a + b) // 2:02x}' for a, b in pairs)


def translucent(color, share):
    """A thin cloth that lets light through: curtains, lampshades."""
    graph = Graph('translucent')
    graph.finish(Base_Color=linear(color), Roughness=0.9, Specular=0.1)
    through = graph.node('BsdfTranslucent', {0: linear(color)})
    return graph.mix(graph.surface.outputs[0], through.outputs[0], share=share)
