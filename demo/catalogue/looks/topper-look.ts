import type { LocalizedText } from '#src/shared/locale.ts';
import type { Size } from '../offers.ts';
import { COLORS, type PictureColor } from '../picture-colors.ts';
import { type Cloth, PATTERNS, type Pattern } from './mattress-look.ts';

/** How a topper looks and lies, beyond what its attributes say. */
export type TopperLook = {
  readonly thing: 'topper';
  /** The size on the picture, one that the product is sold in. */
  readonly size: Size;
  readonly form: keyof typeof FORMS;
  readonly pattern: Pattern;
  /** Distance between stitches and height of the quilting, in metres. */
  readonly quilt?: readonly [number, number];
  readonly cover?: PictureColor;
  readonly topCloth?: Cloth;
  /** Color of the underside, where that is seen. */
  readonly under?: PictureColor;
  readonly side: PictureColor;
  readonly sideCloth?: Cloth;
  /** Color of the corded edge; that of the side if there is none. */
  readonly piping?: PictureColor;
  readonly cords?: boolean;
  /** What an opened one is filled with. */
  readonly core?: keyof typeof CORES;
  /** From 0, hard and flat, to 1. */
  readonly softness?: number;
  /** Which share of it is rolled up, folded or turned back. */
  readonly share?: number;
  /** Degrees by which an opened cover is drawn back aslant; from the corner if not said. */
  readonly slant?: number;
  /** Degrees by which it is turned on the stage. */
  readonly turn: number;
  /** Seen from its left. */
  readonly mirrored?: boolean;
  /** Degrees by which the camera looks down. */
  readonly elevation?: number;
};

const CORES = {
  memory: { nl: 'traagschuim', de: 'Viscoschaum', en: 'memory foam' },
  waves: { nl: 'koudschuim met golven', de: 'Kaltschaum mit Wellen', en: 'HR foam cut in waves' },
  latex: { nl: 'latex met gaatjes', de: 'Latex mit Löchern', en: 'latex with pin holes' },
  gel: { nl: 'gelschuim met golven', de: 'Gelschaum mit Wellen', en: 'gel foam cut in waves' },
} as const satisfies Words;

/** What is seen. */
const FORMS = {
  flat: { nl: 'Topper', de: 'Topper', en: 'Topper' },
  rolling: {
    nl: 'Half opgerolde topper',
    de: 'Halb aufgerollter Topper',
    en: 'Half rolled-up topper',
  },
  rolled: {
    nl: 'Topper, met een opgerold exemplaar erachter',
    de: 'Topper, dahinter ein aufgerollter',
    en: 'Topper with a rolled-up one behind it',
  },
  bag: {
    nl: 'Opgerolde topper voor zijn draagzak',
    de: 'Aufgerollter Topper vor seiner Tasche',
    en: 'Rolled-up topper in front of its bag',
  },
  folded: {
    nl: 'Dubbelgevouwen topper',
    'nl-be': 'Dubbelgeplooide topper',
    de: 'Einmal gefalteter Topper',
    en: 'Topper folded double',
  },
  thirds: {
    nl: 'In drieën gevouwen topper',
    'nl-be': 'In drieën geplooide topper',
    de: 'Dreifach gefalteter Topper',
    en: 'Topper folded in three',
  },
  turned: {
    nl: 'Topper met een omgeslagen hoek',
    de: 'Topper mit umgeschlagener Ecke',
    en: 'Topper with a corner turned back',
  },
  hump: {
    nl: 'Topper, in het midden omhoog gebogen',
    de: 'In der Mitte hochgebogener Topper',
    en: 'Topper bent up in the middle',
  },
  opened: {
    nl: 'Topper met een opengeslagen hoes',
    de: 'Topper mit zurückgeschlagenem Bezug',
    en: 'Topper with its cover drawn back',
  },
  pair: {
    nl: 'Twee smalle toppers naast elkaar',
    de: 'Zwei schmale Topper nebeneinander',
    en: 'Two narrow toppers side by side',
  },
  stack: {
    nl: 'Drie toppers op een stapel',
    de: 'Drei gestapelte Topper',
    en: 'Three toppers in a pile',
  },
  bedded: {
    nl: 'Topper op een matras, met elastiek om de hoeken',
    de: 'Topper auf einer Matratze, mit Gummibändern an den Ecken',
    en: 'Topper on a mattress, with elastic around the corners',
  },
  split: {
    nl: 'Aan het hoofdeinde gedeelde topper, één rug omhoog',
    de: 'Am Kopfende geteilter Topper, eine Rückenseite angehoben',
    en: 'Topper split at the head end, one back raised',
  },
  carton: {
    nl: 'Opgerolde topper voor een doos met een deuk',
    de: 'Aufgerollter Topper vor einem Karton mit Delle',
    en: 'Rolled-up topper in front of a dented box',
  },
  upright: {
    nl: 'Opgerolde topper, rechtop in een papieren wikkel',
    de: 'Aufgerollter Topper, stehend in einer Papierbanderole',
    en: 'Rolled-up topper on its end in a paper sleeve',
  },
} as const satisfies Words;

type Words = Readonly<Record<string, LocalizedText>>;

/** What the picture of a topper shows. */
export function topperAlt(look: TopperLook, side: PictureColor, name: string): LocalizedText {
  const subject: LocalizedText = FORMS[look.form];
  const inside = look.core && CORES[look.core];
  const words = (language: 'nl' | 'de' | 'en', own: string, edge: string, label: string) =>
    [`${own}: ${PATTERNS[look.pattern][language]}`, edge, inside?.[language], label]
      .filter((part) => part !== undefined)
      .join(', ');
  const dutch = [`rand in ${COLORS[side].nl}`, `label ${name}`] as const;
  return {
    nl: words('nl', subject.nl, ...dutch),
    ...(subject['nl-be'] && { 'nl-be': words('nl', subject['nl-be'], ...dutch) }),
    de: words('de', subject.de, `Rand in ${COLORS[side].de}`, `Etikett ${name}`),
    en: words('en', subject.en, `${COLORS[side].en} border`, `${name} label`),
  };
}
