import type { LocalizedText } from '#src/shared/locale.ts';
import type { Size } from '../offers.ts';

/** How a bed frame looks beyond what its attributes say. */
export type BedFrameLook = {
  readonly thing: 'bed-frame';
  /** The size on the picture, one that the product is sold in. */
  readonly size: Size;
  readonly headboard: keyof typeof HEADBOARDS;
  /** The grain; the finish is that of the color. */
  readonly wood: 'oak' | 'beech';
  readonly side: Finish;
  readonly legs:
    | 'tapered'
    | 'square'
    | 'block'
    | 'slender'
    | 'set-back'
    | 'short'
    | 'stepped'
    | 'through'
    | 'drawers';
  /** Height of the rails, and how round their edges are, in metres. */
  readonly rail?: number;
  readonly bevel?: number;
  /** Height of the foot rail as a share of the others. */
  readonly foot?: number;
  readonly drawers?: number;
  /** Made up if absent; `sheet` is a mattress in a sheet with a blanket. */
  readonly bedding?: 'bare' | 'sheet' | 'mattress';
  readonly linen?: string;
  readonly case?: string;
  readonly throw?: string;
  readonly throwAt?: number;
  readonly throwShare?: number;
  readonly turn: number;
  readonly mirrored?: boolean;
  readonly elevation?: number;
};

/** The finishes of beds, and their names in pictures. */
export const FINISHES = { eiken: 'oak', noten: 'walnut', wit: 'white', zwart: 'black' } as const;

export type Finish = (typeof FINISHES)[keyof typeof FINISHES];

const WORDS = {
  oak: { nl: 'eiken', de: 'Eiche', en: 'oak' },
  walnut: { nl: 'noten', de: 'Nussbaum', en: 'walnut' },
  white: { nl: 'wit', de: 'Weiß', en: 'white' },
  black: { nl: 'zwart', de: 'Schwarz', en: 'black' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** In words that follow "with". */
const HEADBOARDS = {
  planks: {
    nl: 'hoofdbord van drie liggende planken',
    de: 'Kopfteil aus drei liegenden Brettern',
    en: 'a headboard of three horizontal planks',
  },
  panel: {
    nl: 'hoofdbord uit één plaat',
    de: 'Kopfteil aus einer Platte',
    en: 'a one-panel headboard',
  },
  low: { nl: 'laag hoofdbord', de: 'niedrigem Kopfteil', en: 'a low headboard' },
  rails: {
    nl: 'schuin, open hoofdbord van drie regels',
    de: 'geneigtem, offenem Kopfteil aus drei Leisten',
    en: 'a leaning, open headboard of three rails',
  },
  tongued: {
    nl: 'hoofdbord van staande schroten',
    de: 'Kopfteil aus stehenden Profilbrettern',
    en: 'a headboard of upright tongue-and-groove boards',
  },
  massive: {
    nl: 'zwaar hoofdbord uit één plank',
    de: 'schwerem Kopfteil aus einer Bohle',
    en: 'a heavy one-plank headboard',
  },
  trunk: {
    nl: 'hoofdbord met de rand van de boom',
    de: 'Kopfteil mit Baumkante',
    en: 'a live-edge headboard',
  },
  curved: {
    nl: 'gebogen hoofdbord',
    de: 'geschwungenem Kopfteil',
    en: 'a curved headboard',
  },
  spindles: {
    nl: 'hoofdbord van ronde spijlen',
    de: 'Kopfteil aus runden Stäben',
    en: 'a spindle headboard',
  },
  slatted: {
    nl: 'hoofdbord van smalle latten',
    de: 'Kopfteil aus schmalen Leisten',
    en: 'a headboard of narrow slats',
  },
  'set-in': {
    nl: 'smal omlijst hoofdbord',
    de: 'schmal gerahmtem Kopfteil',
    en: 'a thinly framed headboard',
  },
  slotted: {
    nl: 'hoofdbord waarvan de planken door de stijlen steken',
    de: 'Kopfteil, dessen Bretter durch die Pfosten ragen',
    en: 'a headboard slotted through its posts',
  },
  wide: {
    nl: 'hoofdbord dat breder is dan het bed',
    de: 'Kopfteil, das breiter als das Bett ist',
    en: 'a headboard wider than the bed',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

const BEDDING = {
  made: { nl: 'opgemaakt', de: 'bezogen', en: 'made up' },
  sheet: {
    nl: 'met een deken over het voeteneinde',
    de: 'mit einer Decke am Fußende',
    en: 'with a blanket over the foot',
  },
  mattress: { nl: 'met een matras', de: 'mit einer Matratze', en: 'with a mattress' },
  bare: {
    nl: 'zonder matras, de latten in zicht',
    de: 'ohne Matratze, mit sichtbaren Latten',
    en: 'without a mattress, its slats in sight',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** What the picture of a bed frame shows, in the finish `side`. */
export function bedFrameAlt(
  { headboard, bedding, drawers }: BedFrameLook,
  side: Finish,
  name: string,
): LocalizedText {
  const board = HEADBOARDS[headboard];
  const shown = BEDDING[bedding ?? 'made'];
  const finish = WORDS[side];
  const open = drawers === undefined ? undefined : DRAWERS;
  const german = `Bett in ${finish.de} mit`;
  return {
    nl: line(name, `ledikant in ${finish.nl} met ${board.nl}`, shown.nl, open?.nl),
    'nl-be': line(name, `bed in ${finish.nl} met ${board.nl}`, shown.nl, open?.nl),
    de: line(name, `${german} ${board.de}`, shown.de, open?.de),
    'de-at': line(
      name,
      `${german} ${board.de.replace(/Kopfteil/u, 'Betthaupt')}`,
      shown.de,
      open?.['de-at'],
    ),
    en: line(name, `bed frame in ${finish.en} with ${board.en}`, shown.en, open?.en),
  };
}

const line = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined).join(', ');

const DRAWERS = {
  nl: 'één lade open',
  de: 'eine Schublade offen',
  'de-at': 'eine Lade offen',
  en: 'one drawer open',
};
