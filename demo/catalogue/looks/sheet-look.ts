import type { LocalizedText } from '#src/shared/locale.ts';
import type { Size } from '../offers.ts';
import { COLORS, type PictureColor } from '../picture-colors.ts';

/** How a fitted sheet or a mattress protector looks and lies, beyond what its attributes say. */
export type SheetLook = {
  readonly thing: 'fitted-sheet' | 'molton';
  /** The size on the picture, one that the product is sold in. */
  readonly size: Size;
  readonly form: keyof typeof FORMS;
  readonly cloth: keyof typeof CLOTHS;
  /** Height of what it is drawn over, in metres; else 6 cm less than its corners are deep. */
  readonly mattress?: number;
  /** The color of the mattress's border, where it is seen. */
  readonly border?: PictureColor;
  /** The color of a stretching strip along its lower edge. */
  readonly skirt?: PictureColor;
  /** The color of a membrane on its underside. */
  readonly lining?: `#${string}`;
  /** How far from the corner it is turned back, in metres. */
  readonly open?: number;
  /** Height of a folded or rolled layer, in metres. */
  readonly thick?: number;
  /** Another one lies folded on it. */
  readonly second?: true;
  readonly paper?: 'kraft' | 'white' | 'ink';
  /** Half the width of the band, in metres. */
  readonly bandHalf?: number;
  /** Degrees by which a roll lies across. */
  readonly lies?: number;
  /** The shares of the picture's width and height that it takes at most. */
  readonly reach?: readonly [number, number];
  readonly side: PictureColor;
  /** Degrees by which it is turned on the stage. */
  readonly turn: number;
  readonly mirrored?: boolean;
  /** Degrees by which the camera looks down. */
  readonly elevation?: number;
};

/** What is seen, in words that follow the product. */
const FORMS = {
  on: { nl: 'strak om een matras', de: 'straff auf einer Matratze', en: 'smooth on a mattress' },
  base: {
    nl: 'om een matras op een lattenbodem',
    de: 'auf einer Matratze, die auf einem Lattenrost liegt',
    en: 'on a mattress that lies on a slatted base',
  },
  topper: {
    nl: 'om een topper, op een matras',
    de: 'auf einem Topper, der auf einer Matratze liegt',
    en: 'on a topper that lies on a mattress',
  },
  split: {
    nl: 'om een splittopper, één hoofdeinde omhoog',
    de: 'auf einem Split-Topper, eine Kopfhälfte angehoben',
    en: 'on a split topper, one half of its head raised',
  },
  cot: {
    nl: 'om een kindermatras, naast houten blokken',
    de: 'auf einer Kindermatratze neben Holzklötzen',
    en: 'on a crib mattress beside wooden blocks',
  },
  'turned-back': {
    nl: 'om een matras, één hoek teruggeslagen',
    de: 'auf einer Matratze, eine Ecke zurückgeschlagen',
    en: 'on a mattress, one corner turned back',
  },
  drops: {
    nl: 'om een matras, met een omgevallen glas en druppels erop',
    de: 'auf einer Matratze, darauf ein umgefallenes Glas und Wassertropfen',
    en: 'on a mattress, with a fallen glass and drops of water on it',
  },
  strapped: {
    nl: 'op een matras, met elastiek om de hoeken',
    de: 'auf einer Matratze, mit Gummibändern um die Ecken',
    en: 'on a mattress, with elastic around the corners',
  },
  banded: {
    nl: 'opgevouwen, met een papieren band',
    de: 'gefaltet, mit Papierbanderole',
    en: 'folded, with a paper band',
  },
  tied: {
    nl: 'twee opgevouwen en bijeengebonden',
    de: 'zwei Stück, gefaltet und verschnürt',
    en: 'two of them, folded and tied',
  },
  roll: {
    nl: 'opgerold, met twee linten',
    de: 'aufgerollt, mit zwei Bändern',
    en: 'rolled up, with two ribbons',
  },
  'quilt-roll': {
    nl: 'doorgestikt en opgerold',
    de: 'gesteppt und aufgerollt',
    en: 'quilted and rolled up',
  },
} as const satisfies Words;

const CLOTHS = {
  jersey: { nl: 'jersey', de: 'Jersey', en: 'jersey' },
  percale: { nl: 'perkal', de: 'Perkal', en: 'percale' },
  sateen: { nl: 'katoensatijn', de: 'Baumwollsatin', en: 'cotton sateen' },
  flannel: { nl: 'flanel', de: 'Flanell', en: 'flannel' },
  linen: { nl: 'linnen', de: 'Leinen', en: 'linen' },
  lyocell: { nl: 'lyocell', de: 'Lyocell', en: 'lyocell' },
  cotton: { nl: 'katoen', de: 'Baumwolle', en: 'cotton' },
  terry: { nl: 'badstof', de: 'Frottee', en: 'terry' },
} as const satisfies Words;

const THINGS = {
  'fitted-sheet': {
    nl: 'Hoeslaken',
    de: 'Spannbettlaken',
    'de-at': 'Spannleintuch',
    en: 'Fitted sheet',
  },
  molton: { nl: 'Molton', de: 'Matratzenschoner', en: 'Mattress protector' },
} as const satisfies Words;

type Words = Readonly<Record<string, LocalizedText>>;

/** What the picture of a sheet or protector in `color` shows. */
export function sheetAlt({ thing, form, cloth }: SheetLook, color: PictureColor): LocalizedText {
  const kind: LocalizedText = THINGS[thing];
  const [lies, woven, shade] = [FORMS[form], CLOTHS[cloth], COLORS[color]];
  const german = `aus ${woven.de} in ${shade.de}, ${lies.de}`;
  return {
    nl: `${kind.nl} van ${woven.nl} in ${shade.nl}, ${lies.nl}`,
    de: `${kind.de} ${german}`,
    'de-at': `${kind['de-at'] ?? kind.de} ${german}`,
    en: `${kind.en} in ${shade.en} ${woven.en}, ${lies.en}`,
  };
}
