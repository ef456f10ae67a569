import type { LocalizedText } from '#src/shared/locale.ts';
import type { Size } from '../offers.ts';
import { COLORS, type PictureColor } from '../picture-colors.ts';

/** How a box spring bed looks beyond what its attributes say. */
export type BoxSpringLook = {
  readonly thing: 'box-spring';
  /** The size on the picture, one that the product is sold in. */
  readonly size: Size;
  /** The form of the headboard that is in the price. */
  readonly headboard: keyof typeof HEADBOARDS;
  /** The first color, for a product that comes in several. */
  readonly side: PictureColor;
  /** Color of the corded edges; that of the cloth if there is none. */
  readonly piping?: PictureColor;
  /** `laag`, and a lifting frame (`legHeight` in metres), besides what the attributes know. */
  readonly legs: 'zwart' | 'beuken' | 'eiken' | 'laag' | 'geen';
  readonly legHeight?: number;
  /** Two boxes beside each other if absent. */
  readonly base?: 'one' | 'rounded';
  /** Made up if absent. */
  readonly state?: 'raised' | 'open';
  /** Degrees of back and knees of each half, from left to right. */
  readonly angles?: readonly (readonly [number, number])[];
  /** Degrees by which the lid of each half is lifted, from left to right. */
  readonly lids?: readonly number[];
  /** Metres between headboard and bed. */
  readonly gap?: number;
  readonly linen?: PictureColor;
  readonly case?: PictureColor;
  readonly throw?: PictureColor;
  /** Where the throw begins, from the foot, and how much of the bed it covers. */
  readonly throwAt?: number;
  readonly throwShare?: number;
  readonly cushion?: PictureColor;
  readonly mattressSide?: PictureColor;
  readonly turn: number;
  readonly mirrored?: boolean;
  readonly elevation?: number;
};

/** In words that follow "with". */
const HEADBOARDS = {
  plain: { nl: 'glad hoofdbord', de: 'glattem Kopfteil', en: 'a smooth headboard' },
  rounded: {
    nl: 'hoofdbord met ronde hoeken',
    de: 'Kopfteil mit runden Ecken',
    en: 'a round-cornered headboard',
  },
  arch: { nl: 'boogvormig hoofdbord', de: 'bogenförmigem Kopfteil', en: 'an arched headboard' },
  channels: {
    nl: 'hoofdbord met verticale banen',
    de: 'Kopfteil mit senkrechten Bahnen',
    en: 'a headboard in vertical channels',
  },
  halves: {
    nl: 'hoofdbord in twee helften',
    de: 'zweiteiligem Kopfteil',
    en: 'a headboard in two halves',
  },
  thirds: {
    nl: 'hoofdbord in drie delen',
    de: 'dreiteiligem Kopfteil',
    en: 'a headboard in three parts',
  },
  cushions: {
    nl: 'hoofdbord van dikke kussens',
    de: 'Kopfteil aus dicken Polstern',
    en: 'a headboard of thick cushions',
  },
  seam: {
    nl: 'glad hoofdbord met één naad',
    de: 'glattem Kopfteil mit einer Naht',
    en: 'a smooth headboard with one seam',
  },
  framed: {
    nl: 'gladde kussens in een omlijst hoofdbord',
    de: 'gerahmtem Kopfteil',
    en: 'a framed headboard',
  },
  winged: {
    nl: 'hoofdbord met zijvleugels',
    de: 'Kopfteil mit Seitenflügeln',
    en: 'a winged headboard',
  },
  wall: {
    nl: 'wand van acht gestoffeerde panelen',
    de: 'einer Wand aus acht Polsterpaneelen',
    en: 'a wall of eight upholstered panels',
  },
  cover: {
    nl: 'hoofdbord in een losse hoes met strikken',
    de: 'Kopfteil in losem Bezug mit Bändern',
    en: 'a headboard in a loose, tied cover',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

const STATES = {
  made: { nl: 'opgemaakt', de: 'bezogen', en: 'made up' },
  raised: {
    nl: 'rug en knieën omhoog',
    de: 'Rücken und Knie angehoben',
    en: 'back and knees raised',
  },
  open: {
    nl: 'open, met beddengoed in de box',
    de: 'geöffnet, mit Bettzeug im Bettkasten',
    en: 'open, with bedding stored inside',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** What the picture of a box spring bed shows, its cloth in `side`. */
export function boxSpringAlt(
  { size, headboard, state, legHeight }: BoxSpringLook,
  side: PictureColor,
  name: string,
): LocalizedText {
  const isSingle = Number.parseInt(size) < 120;
  const board = HEADBOARDS[headboard];
  const seen = STATES[state ?? 'made'];
  const color = COLORS[side];
  const lifted = legHeight === undefined ? { nl: '', de: '', en: '' } : LIFTED;
  const german = `${name}, ${isSingle ? 'Boxspringbett für eine Person' : 'Boxspringbett'} in ${color.de} mit`;
  const ending = `${seen.de}${lifted.de}`;
  return {
    nl: `${name}, ${isSingle ? 'eenpersoonsboxspring' : 'boxspring'} in ${color.nl} met ${board.nl}, ${seen.nl}${lifted.nl}`,
    de: `${german} ${board.de}, ${ending}`,
    'de-at': `${german} ${board.de.replace(/Kopfteil/u, 'Betthaupt')}, ${ending}`,
    en: `${name}, ${isSingle ? 'single ' : ''}box spring bed in ${color.en} with ${board.en}, ${seen.en}${lifted.en}`,
  };
}

const LIFTED = {
  nl: ', op het hefframe geheven',
  de: ', vom Hubgestell angehoben',
  en: ', raised on its lifting frame',
};
