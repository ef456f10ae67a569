import type { LocalizedText } from '#src/shared/locale.ts';
import { COLORS, type PictureColor } from '../picture-colors.ts';
import type { Finish } from './bed-frame-look.ts';

/** How a piece of furniture stands on its picture. */
type Standing = {
  /** Degrees by which it is turned on the stage. */
  readonly turn: number;
  readonly mirrored?: boolean;
  /** Degrees by which the camera looks down. */
  readonly elevation?: number;
};

/** How a nightstand or dresser looks beyond what its attributes say; lengths in metres. */
export type CabinetLook = Standing & {
  readonly thing: 'cabinet';
  readonly kind: keyof typeof CABINETS;
  readonly legs: keyof typeof LEGS;
  readonly handle: keyof typeof HANDLES;
  /** The grain; the finish is that of the color. */
  readonly wood?: 'oak' | 'beech';
  readonly metal?: 'brass' | 'black' | 'steel';
  /** How far the upper drawer is pulled out. */
  readonly out?: number;
  /** Thickness of its boards. */
  readonly board?: number;
  /** The top lies over the sides. */
  readonly over?: true;
  /** The drawers' shares of the height, from below. */
  readonly shares?: readonly number[];
  /** The color of what the open drawer is lined with. */
  readonly lining?: `#${string}`;
  readonly side: Finish;
};

/** How a wardrobe looks beyond what its attributes say; lengths in metres. */
export type WardrobeLook = Standing & {
  readonly thing: 'wardrobe';
  readonly handle: 'bars' | 'knobs' | 'strips';
  readonly metal?: 'brass' | 'black' | 'steel';
  /** Length of its bars. */
  readonly bar?: number;
  /** Width of the frames on its doors. */
  readonly panel?: number;
  readonly plinth?: number;
  readonly feet?: true;
  /** Degrees by which doors are open, by their number from the left. */
  readonly open?: Readonly<Record<string, number>>;
  /** The door whose shelves are behind it. */
  readonly shelvesAt?: number;
  readonly side: Finish;
};

/** How a stool looks beyond what its attributes say; lengths in metres. */
export type StoolLook = Standing & {
  readonly thing: 'stool';
  readonly form: keyof typeof STOOLS;
  readonly cloth: 'velvet' | 'canvas' | 'twill' | 'felt' | 'boucle';
  readonly channels?: number;
  readonly button?: true;
  /** Height of its foot. */
  readonly foot?: number;
  readonly side: PictureColor;
  readonly piping?: PictureColor;
};

export const FINISH_WORDS = {
  oak: { nl: 'eiken', de: 'Eiche', en: 'oak' },
  walnut: { nl: 'noten', de: 'Nussbaum', en: 'walnut' },
  white: COLORS.white,
  black: { nl: 'zwart', de: 'Schwarz', en: 'black' },
} as const satisfies Words;

const CABINETS = {
  nightstand: {
    nl: 'Nachtkastje',
    de: 'Nachttisch',
    'de-at': 'Nachtkästchen',
    en: 'Nightstand',
  },
  dresser: { nl: 'Ladekast', 'nl-be': 'Commode', de: 'Kommode', en: 'Dresser' },
} as const satisfies Words;

/** In words that follow "with" or "on". */
const LEGS = {
  turned: { nl: 'gedraaide poten', de: 'gedrechselten Füßen', en: 'turned legs' },
  splayed: { nl: 'schuine poten', de: 'schrägen Füßen', en: 'splayed legs' },
  block: { nl: 'blokpoten', de: 'Blockfüßen', en: 'block feet' },
  plinth: { nl: 'een plint', de: 'einem Sockel', en: 'a plinth' },
  metal: { nl: 'een metalen onderstel', de: 'einem Metallgestell', en: 'a metal frame' },
  sled: { nl: 'houten sleden', de: 'Holzkufen', en: 'wooden runners' },
} as const satisfies Words;

/** In words that follow "with". */
const HANDLES = {
  knob: { nl: 'metalen knoppen', de: 'Metallknöpfen', en: 'metal knobs' },
  knobs: { nl: 'houten knoppen', de: 'Holzknöpfen', en: 'wooden knobs' },
  bar: { nl: 'lange grepen', de: 'langen Griffen', en: 'long handles' },
  'cut-out': { nl: 'uitgefreesde grepen', de: 'eingefrästen Griffen', en: 'recessed grips' },
  leather: { nl: 'leren lussen', de: 'Lederschlaufen', en: 'leather loops' },
  groove: { nl: 'greeplijsten', de: 'Griffleisten', en: 'grip rails' },
} as const satisfies Words;

/** In words that follow the color. */
const STOOLS = {
  channels: {
    nl: 'rond, met staande banen op een houten plint',
    de: 'rund, mit senkrechten Bahnen auf einem Holzsockel',
    en: 'round, with vertical channels on a wooden plinth',
  },
  barrel: {
    nl: 'rond en open, het deksel ertegenaan',
    de: 'rund und offen, der Deckel lehnt daran',
    en: 'round and open, its lid leaning on it',
  },
  cube: {
    nl: 'vierkant met ronde hoeken en handgestikte naden',
    de: 'quadratisch mit runden Ecken und handgestickten Nähten',
    en: 'square with round corners and hand-stitched seams',
  },
  rolling: {
    nl: 'rond en glad, op vier wieltjes',
    de: 'rund und glatt, auf vier Rollen',
    en: 'round and smooth, on four castors',
  },
  waisted: {
    nl: 'rond met een taille, op een messing rand',
    de: 'rund und tailliert, auf einem Messingring',
    en: 'round and waisted, on a brass ring',
  },
} as const satisfies Words;

type Words = Readonly<Record<string, LocalizedText>>;

/** What the picture of a nightstand or dresser in `finish` shows. */
export function cabinetAlt(look: CabinetLook, finish: Finish): LocalizedText {
  const kind: LocalizedText = CABINETS[look.kind];
  const [legs, handles, wood] = [LEGS[look.legs], HANDLES[look.handle], FINISH_WORDS[finish]];
  const isOpen = look.out !== undefined;
  const dutch = `in ${wood.nl} op ${legs.nl}, met ${handles.nl}${isOpen ? ', de bovenste lade open' : ''}`;
  const german = `in ${wood.de} auf ${legs.de}, mit ${handles.de}`;
  return {
    nl: `${kind.nl} ${dutch}`,
    'nl-be': `${kind['nl-be'] ?? kind.nl} ${dutch}`,
    de: `${kind.de} ${german}${isOpen ? ', obere Schublade offen' : ''}`,
    'de-at': `${kind['de-at'] ?? kind.de} ${german}${isOpen ? ', obere Lade offen' : ''}`,
    en: `${kind.en} in ${wood.en} on ${legs.en}, with ${handles.en}${isOpen ? ', its upper drawer open' : ''}`,
  };
}

/** What the picture of a wardrobe in `finish` shows. */
export function wardrobeAlt({ open }: WardrobeLook, finish: Finish): LocalizedText {
  const wood = FINISH_WORDS[finish];
  const isOpen = open !== undefined;
  const dutch = `in ${wood.nl} met drie deuren${isOpen ? ', open' : ''}`;
  const german = `in ${wood.de} mit drei Türen${isOpen ? ', geöffnet' : ''}`;
  return {
    nl: `Kledingkast ${dutch}`,
    'nl-be': `Kleerkast ${dutch}`,
    de: `Kleiderschrank ${german}`,
    'de-at': `Kleiderkasten ${german}`,
    en: `Wardrobe in ${wood.en} with three doors${isOpen ? ', open' : ''}`,
  };
}

/** What the picture of a stool in `color` shows. */
export function stoolAlt({ form }: StoolLook, color: PictureColor): LocalizedText {
  const [shade, shape] = [COLORS[color], STOOLS[form]];
  const dutch = `in ${shade.nl}: ${shape.nl}`;
  return {
    nl: `Hocker ${dutch}`,
    'nl-be': `Poef ${dutch}`,
    de: `Hocker in ${shade.de}: ${shape.de}`,
    en: `Ottoman in ${shade.en}: ${shape.en}`,
  };
}
