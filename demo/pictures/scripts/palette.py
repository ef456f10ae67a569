"""The colors that looks name, as cloth reflects them."""

COLORS = {
    'dyed': '#b9b6b0',
    'white': '#eeebe4',
    'ecru': '#e4dac6',
    'cream': '#e2d8c4',
    'natural': '#d9cbb2',
    'oatmeal': '#cdbfa8',
    'linen': '#cfc3ae',
    'wool': '#e3dac9',
    'sand': '#bfae92',
    'taupe': '#94867a',
    'gray': '#96989a',
    'silver': '#b7babc',
    'slate': '#6d7681',
    'charcoal': '#46484c',
    'black': '#2b2a29',
    'sky': '#a3b7c8',
    'blue': '#5d7796',
    'navy': '#27344f',
    'midnight': '#2b3550',
    'petrol': '#2f5d64',
    'sage': '#969f8b',
    'green': '#4f6650',
    'forest': '#344a3b',
    'olive': '#77764c',
    'ochre': '#b98f43',
    'terracotta': '#a9684f',
    'rust': '#8c4a33',
    'blush': '#cfaea2',
    'plum': '#5f3d4c',
}


def hex_of(color):
    """The color of that name."""
    return COLORS[color]
