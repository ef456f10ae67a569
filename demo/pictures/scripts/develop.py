"""Makes pictures of rendered layers: takes the noise out of the light, gives materials other
colors, sets the background and the tones. It needs no Blender, and a second per color."""

import ctypes
import json
import os
import subprocess

import numpy as np
from PIL import Image

BACKGROUND = '#f4f2ee'


def linear(color):
    value = np.array([int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
    return np.where(value <= 0.04045, value / 12.92, ((value + 0.055) / 1.055) ** 2.4)


class Layers:
    """What `shoot.py` rendered, with the noise taken out of its light.

    Only the light is smoothed, and multiplied by the colors of the surfaces afterwards: a weave
    stays as sharp as it was rendered.
    """

    def __init__(self, path, library, radius=10, room=False, strength=0.62):
        kept = {k: v for k, v in np.load(path).items()}
        self.place = kept.pop('place', None)
        self.base = json.loads(str(kept.pop('base')))
        kept = {name: values.astype(np.float32) for name, values in kept.items()}
        self.masks = {name: kept['mask-' + name] for name in self.base}
        self.color = kept['color']
        self.empty = kept.get('empty')
        spread = 1 / (0.2 if room else 0.25)
        normal = kept['normal'] * spread
        depth = np.log(np.clip(kept['depth'], 1e-3, 1e3)) * 12.0
        guides = [*normal.transpose(2, 0, 1), depth, *(6.0 * m for m in self.masks.values())]
        shine = kept['image'] - kept['albedo'] * kept['light']
        self.light = _denoise(library, kept['light'], guides, radius, strength)
        self.shine = _denoise(library, shine, guides, max(4, radius // 2), strength)

    def recolored(self, colors):
        """The colors of the surfaces, with masked materials changed.

        `colors` maps a mask to `#rrggbb`, or to that and how much of the base's own pattern stays.
        """
        result = self.color.copy()
        for mask, wish in colors.items():
            color, pattern = (wish, 1.0) if isinstance(wish, str) else wish
            share = self.masks[mask][..., None]
            ratio = linear(color) / self._seen(mask)
            result *= 1 - share + share * ratio * pattern
            result += share * linear(color) * (1 - pattern)
        return result

    def _seen(self, mask):
        """A material's mean color; its sheen and weave make it differ from the one it was given."""
        inside = self.masks[mask] > 0.98
        given = linear(self.base[mask])
        return self.color[inside].mean(0) if inside.sum() > 500 else given


def build_library(folder):
    """Compiles the denoiser, once."""
    path = os.path.join(folder, 'denoise.so')
    if not os.path.exists(path):
        source = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'denoise.c')
        command = ['gcc', '-O3', '-ffast-math', '-shared', '-fPIC', source, '-o', path, '-lm']
        subprocess.run(command, check=True)
    return ctypes.CDLL(path)


def _denoise(library, halves, guides, radius, strength):
    _, height, width, _ = halves.shape
    first, second = (np.ascontiguousarray(half.transpose(2, 0, 1)) for half in halves)
    stack = np.ascontiguousarray(np.stack(guides), np.float32)
    scales = np.ones(len(guides), np.float32)
    result = np.empty_like(first)

    def pointer(values):
        return values.ctypes.data_as(ctypes.POINTER(ctypes.c_float))

    library.dn(
        pointer(first),
        pointer(second),
        pointer(stack),
        len(guides),
        pointer(scales),
        pointer(result),
        width,
        height,
        radius,
        3,
        ctypes.c_float(strength),
    )
    return result.transpose(1, 2, 0)


def packshot(
    layers,
    colors,
    exposure=0.93,
    contrast=1.12,
    shadow=1.2,
    saturation=0.86,
    background=BACKGROUND,
):
    """The product on an exactly uniform background, with its true shadow."""
    backdrop = layers.masks['backdrop'][..., None]
    own = np.maximum(layers.recolored(colors) - backdrop * linear(layers.base['backdrop']), 0)
    product = np.maximum(own * layers.light + layers.shine * (1 - backdrop), 0) * exposure
    product = shoulder(_contrast(_saturated(product, saturation), contrast), 0.72)
    height, width = layers.light.shape[:2]
    empty = _enlarged(_blurred(layers.empty, 5), width, height)
    haze = 0.12 * float(np.percentile(empty, 90))
    shade = np.clip((layers.light + haze) / (empty + haze), 0, 1) ** shadow
    shade = shade.mean(-1, keepdims=True) * 0.75 + shade * 0.25
    return _whole(srgb(product + backdrop * linear(background) * shade), layers.place, background)


def _whole(picture, place, background, border=40):
    """A rendered part on the background that surrounds it; its edge passes over softly."""
    if place is None:
        return picture
    width, height = int(place[2]), int(place[3])
    whole = np.ones((height, width, 3), np.float32) * srgb(linear(background))
    tall, wide = picture.shape[:2]
    left, top = (
        min(round(place[0] * width), width - wide),
        min(round(place[1] * height), height - tall),
    )
    ends = [left > 0, left + wide < width, top > 0, top + tall < height]
    across = _faded(wide, *ends[:2], border)
    down = _faded(tall, *ends[2:], border)
    share = (down[:, None] * across[None])[..., None]
    part = whole[top : top + tall, left : left + wide]
    part += (picture - part) * share
    return whole


def _faded(count, before, after, border):
    """1 inside, and less towards an end that has background before or after it."""
    inwards = np.arange(count)
    first = inwards if before else count
    last = inwards[::-1] if after else count
    return np.clip(np.minimum(first, last) / border, 0, 1) * np.ones(count)


def room(layers, colors, exposure=1.05, contrast=1.08, saturation=0.9, warmth=0.0):
    """A scene as a camera would take it."""
    light = np.maximum(layers.recolored(colors) * layers.light + layers.shine, 0) * exposure
    light = light * np.array([1 + warmth, 1, 1 - warmth], np.float32)
    return srgb(shoulder(_contrast(_saturated(light, saturation), contrast), 0.55))


def _saturated(light, saturation):
    gray = (light @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    return np.maximum(gray + (light - gray) * saturation, 0)


def _contrast(light, power):
    return 0.18 * (np.maximum(light, 1e-6) / 0.18) ** power


def shoulder(light, start):
    """Bends what is brighter than `start` towards white instead of cutting it off."""
    rest = 1 - start
    bent = start + rest * (1 - np.exp(-(np.maximum(light, start) - start) / rest))
    return np.where(light <= start, light, bent)


def srgb(light):
    light = np.clip(light, 0, 1)
    return np.where(light <= 0.0031308, 12.92 * light, 1.055 * light ** (1 / 2.4) - 0.055)


def _blurred(values, radius):
    for _ in range(3):
        for axis in (0, 1):
            pads = [(radius + 1, radius) if i == axis else (0, 0) for i in range(3)]
            total = np.cumsum(np.pad(values, pads, mode='edge'), axis=axis, dtype=np.float64)
            size = values.shape[axis]
            ends = np.take(total, range(2 * radius + 1, 2 * radius + 1 + size), axis)
            starts = np.take(total, range(size), axis)
            values = ((ends - starts) / (2 * radius + 1)).astype(np.float32)
    return values


def _enlarged(values, width, height):
    channels = [
        np.asarray(Image.fromarray(values[..., c]).resize((width, height), Image.BILINEAR))
        for c in range(3)
    ]
    return np.stack(channels, -1)


def save(picture, path, quality=82, most=None):
    """Writes a WebP of red, green and blue between 0 and 1. Its quality sinks, to 26 at least, while
    it takes more than `most` bytes."""
    os.makedirs(os.path.dirname(path) or '.', exist_ok=True)
    # A little noise keeps wide, soft gradients from showing bands.
    grain = np.random.RandomState(1).rand(*picture.shape[:2], 1) - 0.5
    pixels = np.clip(picture * 255 + 0.5 + grain * 0.9, 0, 255).astype(np.uint8)
    Image.fromarray(pixels).save(path, 'WEBP', quality=quality, method=6)
    if most is not None and quality > 26 and os.path.getsize(path) > most:
        save(picture, path, quality - 8, most)
