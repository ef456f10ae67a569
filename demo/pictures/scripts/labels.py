"""Draws the woven labels of the invented brands, each with the name of the model."""

import os

import bpy
from PIL import Image, ImageDraw, ImageFont

from materials import Graph
from meshes import add_mesh

FONTS = '/usr/share/fonts/truetype/dejavu/'
SIZE = (800, 400)

BRANDS = {
    'Lunaro': ('DejaVuSans.ttf', '#23282e', '#e9e4da', 14),
    'Noorderlicht': ('DejaVuSans.ttf', '#f2f3f1', '#26405c', 6),
    'Veluwe Slaapatelier': ('DejaVuSerif-Italic.ttf', '#e9dfc9', '#4b3d2a', 0),
    'Halmstad': ('DejaVuSans-Bold.ttf', '#2f5d8a', '#f3e7c4', 2),
    'Federhaus': ('DejaVuSansCondensed-Bold.ttf', '#f0eee9', '#8a2f2a', 4),
    'Wiegeling': ('DejaVuSerifCondensed-Bold.ttf', '#f6efe0', '#5f7f62', 2),
    'Trekvogel': ('DejaVuSansCondensed-BoldOblique.ttf', '#d9772f', '#fbf4e8', 4),
    'Elsbroek': ('DejaVuSerif-Bold.ttf', '#efe9dc', '#3c2f24', 8),
    'Nordkant': ('DejaVuSans-Bold.ttf', '#20343f', '#eef2f2', 8),
    'Avondrood': ('DejaVuSerif.ttf', '#7b3a2e', '#f4e6d4', 4),
    'Donsgaard': ('DejaVuSerif.ttf', '#f4f2ec', '#3d5a78', 8),
    'Vlasheem': ('DejaVuSerif-Italic.ttf', '#dcd0b8', '#4a4636', 2),
    'Bleichwiese': ('DejaVuSerifCondensed-Bold.ttf', '#fbfaf6', '#4f7a8c', 2),
    'Zirbental': ('DejaVuSerif-Bold.ttf', '#2f4a38', '#efe6cf', 6),
}
"""For each brand its font, the colors of ground and letters, and the space between letters."""


def label(brand, model, width, place, turn=(0, 0, 0), folder=None):
    """A label `width` metres wide whose middle is at `place`, facing -y before it is turned."""
    image = bpy.data.images.load(_drawn(brand, model))
    graph = Graph('label')
    node = graph.node('TexImage', {'Vector': graph.coordinates()}, image=image)
    graph.finish(Base_Color=node.outputs[0], Roughness=0.8, Specular=0.15)
    half, tall = width / 2, width * SIZE[1] / SIZE[0] / 2
    corners = [(-half, 0, -tall), (half, 0, -tall), (half, 0, tall), (-half, 0, tall)]
    rim = [(x * 1.0, 0.004, z) for x, _, z in corners]
    faces = [(0, 1, 2, 3)] + [(i, i + 4, (i + 1) % 4 + 4, (i + 1) % 4) for i in range(4)]
    uv = [(0, 0), (1, 0), (1, 1), (0, 1)] * 2
    thing = add_mesh('label', corners + rim, faces, graph.material, uv, smooth=False)
    thing.location, thing.rotation_euler = place, turn
    return thing


def _drawn(brand, model):
    """The file with the label's picture."""
    font, ground, ink, space = BRANDS[brand]
    picture = Image.new('RGB', SIZE, ground)
    draw = ImageDraw.Draw(picture)
    draw.rectangle((18, 18, SIZE[0] - 19, SIZE[1] - 19), outline=ink, width=4)
    words = brand.upper() if space > 2 else brand
    _line(draw, words, font, SIZE[1] * 0.38, 130, ink, space)
    _line(draw, model.upper(), 'DejaVuSans.ttf', SIZE[1] * 0.74, 92, ink, 10)
    name = f'label-{brand}-{model}.png'.replace(' ', '-').lower()
    path = os.path.join(os.environ['PICTURES_CACHE'], 'textures', name)
    picture.save(path)
    return path


def _line(draw, words, font, middle, size, ink, space):
    """One line, centred, as large as fits."""
    while True:
        face = ImageFont.truetype(FONTS + font, size)
        wide = sum(draw.textlength(letter, font=face) + space for letter in words) - space
        if wide <= SIZE[0] * 0.86:
            break
        size -= 4
    at = (SIZE[0] - wide) / 2
    for letter in words:
        draw.text((at, middle), letter, font=face, fill=ink, anchor='lm')
        at += draw.textlength(letter, font=face) + space
