"""The list of the pictures: what is rendered, and in which colors."""

from dataclasses import dataclass, field

WHITE = ('#f3f1ec', 0.06)
WOODS = {'oak': {}, 'walnut': {'wood': '#6a4d36'}, 'white': {'wood': WHITE}}


@dataclass(frozen=True)
class Shot:
    """One rendering and the pictures that are made of it.

    `name` holds `{}` where the color's name belongs; `colors` says, for each name, which color each
    masked material gets; `shows` tells in English what is seen.
    """

    name: str
    thing: str
    shows: str
    options: dict = field(default_factory=dict)
    colors: dict = field(default_factory=lambda: {'': {}})
    look: dict = field(default_factory=dict)
    room: bool = False
    samples: int = 32
    size: tuple = (1200, 900)


STOOLS = {
    'cream': {'fabric': '#ded6c8'},
    'sage': {'fabric': '#9ba093'},
    'terracotta': {'fabric': '#ae7660'},
    'charcoal': {'fabric': '#55565a'},
}

BED_FRAMES = {
    'oak': {'throw': '#a9826a'},
    'walnut': {'wood': '#6a4d36', 'throw': '#8f9a86'},
}

# What linen, sheets and cushions are dyed in; beside each the paler one of its pillowcases.
DYES = {
    'white': ('#f1efea', '#e4e0d8'),
    'cream': ('#e6dcc8', '#f1ebe0'),
    'natural': ('#d9cbb2', '#ece4d6'),
    'sand': ('#d3c3a9', '#ece4d6'),
    'taupe': ('#a39483', '#dcd4ca'),
    'gray': ('#a5a6a6', '#dcdcda'),
    'silver': ('#c6c8c9', '#e6e7e6'),
    'charcoal': ('#55565a', '#b9b9b8'),
    'sky': ('#b4c4d2', '#e0e7ec'),
    'blue': ('#8799aa', '#d5dce1'),
    'midnight': ('#37425a', '#c3c9d3'),
    'petrol': ('#3f6a70', '#cfdcdb'),
    'sage': ('#abb29d', '#dfe1d8'),
    'green': ('#65795f', '#d3dacd'),
    'olive': ('#85835c', '#dddac6'),
    'ochre': ('#c09a52', '#ecdfc2'),
    'terracotta': ('#b5806a', '#e6d5c8'),
    'rust': ('#99573c', '#e3cabd'),
    'blush': ('#dcc0b4', '#efe3dc'),
    'plum': ('#70495a', '#dccbd2'),
}

LINEN = {name: {'linen': cover, 'case': case} for name, (cover, case) in DYES.items()}
SHEETS = {name: {'fabric': dye} for name, (dye, _) in DYES.items()}
CUSHIONS = SHEETS

DUVETS = {'white': {'fabric': '#f3f1ec', 'piping': '#dcd8cf'}}

BASES = {'beech': {}}

ROOM_FRAMES = {
    'walnut': {'wood': '#6a4d36', 'throw': '#c2a56b', 'wall': '#d3d6cc', 'stool': '#8d9585'},
}

ROOM_BOX_SPRINGS = {
    'sage': {'bed': '#969e8d', 'throw': '#dcc7a0'},
    'terracotta': {'bed': '#b28069', 'throw': '#e0d5c3', 'wall': '#e2d6ca'},
}

BANNER = (1920, 900)

SHOTS = [
    Shot('stool-{}', 'stool', 'Round {} upholstered stool with stitched channels', colors=STOOLS),
    Shot('cabinet-{}', 'cabinet', 'Bedside cabinet with two drawers in {}', colors=WOODS),
    Shot('wardrobe-{}', 'wardrobe', 'Wardrobe with three doors in {}', colors=WOODS),
    Shot(
        'bed-frame-{}', 'bed_frame', 'Wooden bed in {}, made up, on tapered legs', colors=BED_FRAMES
    ),
    Shot(
        'duvet-cover-{}',
        'bed_frame',
        'Bed made up with a duvet cover and pillowcases in {}',
        {'view': 'linen', 'throw': False},
        LINEN,
        {'exposure': 0.84},
    ),
    Shot(
        'duvet-{}',
        'duvet',
        'Folded {} duvet with stitched boxes and a corded edge',
        colors=DUVETS,
        look={'exposure': 0.97},
    ),
    Shot(
        'fitted-sheet-{}',
        'fitted_sheet',
        'Fitted sheet in {} on the corner of a mattress',
        colors=SHEETS,
        look={'exposure': 0.84},
    ),
    Shot(
        'molton-{}',
        'fitted_sheet',
        'Quilted {} molton with a corner band on a mattress',
        {'kind': 'protector'},
        {'white': {}},
        {'exposure': 0.86},
    ),
    Shot('cushion-{}', 'pillow', 'Square {} cushion with piping', {'view': 'cushion'}, CUSHIONS),
    Shot(
        'bed-base-adjustable-{}',
        'bed_base',
        'Electrically adjustable bed base in {} with back and knees raised',
        colors=BASES,
    ),
    Shot(
        'mattress-layers',
        'mattress_layers',
        'Mattress cut open: foam, pocket springs, comfort layers and the quilted cover',
    ),
    Shot(
        'mattress-layers-foam',
        'mattress_layers',
        'Foam mattress cut open: three foams and the quilted cover',
        {'kind': 'foam'},
    ),
    Shot(
        'mattress-layers-latex',
        'mattress_layers',
        'Latex mattress cut open: core, perforated latex, wool and the quilted cover',
        {'kind': 'latex'},
    ),
    Shot(
        'topper-layers',
        'mattress_layers',
        'Topper cut open: two foams and the quilted cover',
        {'kind': 'topper'},
    ),
    Shot(
        'cabinet-{}-open',
        'cabinet',
        'Bedside cabinet in {} with its upper drawer open',
        {'view': 'open'},
        WOODS,
    ),
    Shot(
        'wardrobe-{}-open',
        'wardrobe',
        'Wardrobe in {} with open doors and stacked linen',
        {'view': 'open'},
        WOODS,
    ),
    Shot(
        'stool-{}-detail',
        'stool',
        'Seat of the {} stool from nearby',
        {'view': 'detail'},
        STOOLS,
        {'exposure': 1.3},
    ),
    Shot('pillow-stack', 'pillow', 'Two white pillows stacked, their piping in gray'),
    Shot(
        'pillow-leaning',
        'pillow',
        'A white pillow lying, another leaning on it',
        {'view': 'leaning'},
    ),
    Shot(
        'room-bed-frame-{}',
        'room',
        'Bedroom in daylight with a wooden bed in {}',
        {},
        ROOM_FRAMES,
        room=True,
    ),
    Shot(
        'room-box-spring-{}',
        'room',
        'Bedroom in daylight with a {} box spring bed',
        {'bed': 'box-spring', 'view': 'right'},
        ROOM_BOX_SPRINGS,
        room=True,
    ),
    Shot(
        'banner-bedding',
        'room',
        'Bed made up in sage, with space for words',
        {'view': 'banner-linen', 'throw': False, 'picture': False},
        {'': LINEN['sage']},
        room=True,
        samples=16,
        size=BANNER,
    ),
    Shot(
        'banner-accessories',
        'corner',
        'Bedside cabinet with a lamp, stool and cushions, with space for words',
        room=True,
        samples=24,
        size=BANNER,
    ),
    Shot(
        'banner-bed-frames',
        'room',
        'Bedroom with a wooden bed, with space for words',
        {'view': 'banner', 'picture': False, 'seat': False},
        {'': {'throw': '#a9826a'}},
        room=True,
        samples=24,
        size=BANNER,
    ),
    Shot(
        'banner-box-springs',
        'room',
        'Bedroom with a taupe box spring bed, with space for words',
        {'bed': 'box-spring', 'view': 'banner-right', 'pattern': 'grid', 'picture': False},
        {'': {'bed': '#a89a89', 'throw': '#9c6b52'}},
        {'exposure': 1.15},
        room=True,
        samples=24,
        size=BANNER,
    ),
]
