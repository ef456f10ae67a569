import type { LocalizedText } from '#src/shared/locale.ts';
import type { Size } from '../offers.ts';
import { COLORS, type PictureColor } from '../picture-colors.ts';

/** How a mattress looks beyond what its attributes say; the studio builds its picture from both. */
export type MattressLook = {
  readonly thing: 'mattress';
  /** The size on the picture, one that the product is sold in. */
  readonly size: Size;
  readonly pattern: Pattern;
  /** Distance between stitches and height of the quilting, in metres. */
  readonly quilt?: readonly [number, number];
  readonly cover?: PictureColor;
  readonly topCloth?: Cloth;
  /** The first color, for a product that comes in several. */
  readonly side: PictureColor;
  readonly sideCloth?: Cloth;
  /** Color of the corded edge; that of the side if there is none. */
  readonly piping?: PictureColor;
  /** Color of a mesh strip that is sewn around the side. */
  readonly band?: PictureColor;
  /** Number of swollen strips around the side. */
  readonly ribs?: number;
  readonly handles?: keyof typeof HANDLES;
  readonly form?: keyof typeof FORMS;
  readonly cords?: boolean;
  /** What an opened one is filled with, and which share of its cover is drawn back. */
  readonly core?: keyof typeof CORES;
  readonly share?: number;
  /** Degrees by which the cover is drawn back aslant; from the corner if not said. */
  readonly slant?: number;
  /** Color of the other side, where that is seen. */
  readonly under?: PictureColor;
  /** Degrees by which one that stands upright is tilted. */
  readonly leaning?: number;
  readonly radius?: number;
  /** From 0, hard and flat, to 1. */
  readonly softness?: number;
  /** Degrees by which it is turned on the stage. */
  readonly turn: number;
  /** Seen from its left. */
  readonly mirrored?: boolean;
  /** Degrees by which the camera looks down. */
  readonly elevation?: number;
};

/** Textiles of covers and borders. */
export type Cloth = 'knit' | 'linen' | 'twill' | 'velvet' | 'wool';

/** How covers are quilted. */
export const PATTERNS = {
  diamond: { nl: 'tijk met ruiten', de: 'Bezug mit Rautensteppung', en: 'diamond-quilted cover' },
  square: { nl: 'tijk met vakken', de: 'Bezug mit Karosteppung', en: 'box-quilted cover' },
  channel: {
    nl: 'tijk met dwarse banen',
    de: 'Bezug mit Quersteppung',
    en: 'cover in crosswise channels',
  },
  lengthwise: {
    nl: 'tijk met lange banen',
    de: 'Bezug mit Längssteppung',
    en: 'cover in long channels',
  },
  wave: { nl: 'tijk met golven', de: 'Bezug mit Wellensteppung', en: 'cover in waves' },
  zigzag: { nl: 'tijk met zigzag', de: 'Bezug mit Zickzacksteppung', en: 'cover in zigzags' },
  zones: { nl: 'tijk met zones', de: 'Bezug mit Zonensteppung', en: 'cover in zones' },
  tufted: { nl: 'getufte tijk', de: 'Bezug mit Knopfheftung', en: 'tufted cover' },
  none: { nl: 'gladde tijk', de: 'glatter Bezug', en: 'smooth cover' },
} as const satisfies Words;

export type Pattern = keyof typeof PATTERNS;

const HANDLES = {
  straps: { nl: 'handgrepen', de: 'Griffe', en: 'handles' },
  loops: { nl: 'draaglussen', de: 'Trageschlaufen', en: 'carrying loops' },
} as const satisfies Words;

/** What is seen, if not just a mattress. */
const FORMS = {
  split: {
    nl: 'Matras met twee kernen in één hoes',
    de: 'Matratze mit zwei Kernen in einem Bezug',
    en: 'Mattress with two cores in one cover',
  },
  'cut-corner': {
    nl: 'Matras met een afgeschuinde hoek',
    de: 'Matratze mit abgeschrägter Ecke',
    en: 'Mattress with one angled corner',
  },
  folding: {
    nl: 'Matras in drie delen, en een opgevouwen tot zitje',
    'nl-be': 'Matras in drie delen, en een opgeplooid tot zitje',
    de: 'Dreiteilige Matratze, dahinter eine zum Sitz zusammengeklappt',
    en: 'Three-part mattress, with another folded into a seat',
  },
  encased: {
    nl: 'Matras in een hoes die rondom sluit',
    de: 'Matratze in einem rundum geschlossenen Bezug',
    en: 'Mattress in a cover that closes all around',
  },
  crib: {
    nl: 'Klein matras naast houten blokken',
    'nl-be': 'Kleine matras naast houten blokken',
    de: 'Kleine Matratze neben Holzklötzen',
    en: 'Small mattress beside wooden blocks',
  },
  rolled: {
    nl: 'Matras, met een opgerold exemplaar erachter',
    de: 'Matratze, dahinter eine aufgerollte',
    en: 'Mattress with a rolled-up one behind it',
  },
  opened: {
    nl: 'Matras met een opengeslagen hoes',
    de: 'Matratze mit zurückgeschlagenem Bezug',
    en: 'Mattress with its cover drawn back',
  },
  stacked: {
    nl: 'Twee matrassen op elkaar: de zomerkant en de winterkant boven',
    de: 'Zwei Matratzen übereinander: Sommerseite und Winterseite oben',
    en: 'Two mattresses on each other, one summer side up and one winter side up',
  },
  upright: {
    nl: 'Matras, rechtop op de lange kant',
    de: 'Matratze, auf der Längsseite stehend',
    en: 'Mattress standing on its long side',
  },
  raised: {
    nl: 'Matras op een bodem met rug en knieën omhoog',
    'nl-be': 'Matras op een lattenbodem met rug en knieën omhoog',
    de: 'Matratze auf einem Rost mit angehobenem Rücken- und Knieteil',
    en: 'Mattress on a base with its back and knees raised',
  },
  pair: {
    nl: 'Twee matrassen: de lichte en de donkere kant boven',
    de: 'Zwei Matratzen: helle und dunkle Seite oben',
    en: 'Two mattresses, one light side up and one dark side up',
  },
} as const satisfies Words;

const CORES = {
  firm: { nl: 'dicht koudschuim', de: 'dichter Kaltschaum', en: 'dense HR foam' },
  cold: { nl: 'koudschuim met zones', de: 'Kaltschaum mit Zonen', en: 'HR foam with zones' },
} as const satisfies Words;

type Words = Readonly<Record<string, LocalizedText>>;

/** What the picture of a mattress shows, its sides in `side`. */
export function mattressAlt(
  { form, pattern, handles, core }: MattressLook,
  side: PictureColor,
  name: string,
): LocalizedText {
  const subject: LocalizedText = form
    ? FORMS[form]
    : { nl: 'Matras', de: 'Matratze', en: 'Mattress' };
  const color = COLORS[side];
  const grip = handles && HANDLES[handles];
  const inside = core && CORES[core];
  const words = (language: 'nl' | 'de' | 'en', own: string, sides: string, label: string) =>
    [`${own}: ${PATTERNS[pattern][language]}`, sides, grip?.[language], inside?.[language], label]
      .filter((part) => part !== undefined)
      .join(', ');
  const dutch = [`zijkant in ${color.nl}`, `label ${name}`] as const;
  return {
    nl: words('nl', subject.nl, ...dutch),
    ...(subject['nl-be'] && { 'nl-be': words('nl', subject['nl-be'], ...dutch) }),
    de: words('de', subject.de, `Seiten in ${color.de}`, `Etikett ${name}`),
    en: words('en', subject.en, `${color.en} sides`, `${name} label`),
  };
}
