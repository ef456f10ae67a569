import type { LocalizedText } from '#src/shared/locale.ts';
import type { Size } from '../offers.ts';
import type { PictureColor } from '../picture-colors.ts';
import { clothAlt } from './cloth-alt.ts';

/** How a throw pillow looks and lies, beyond what its attributes say. */
export type CushionLook = {
  readonly thing: 'cushion';
  /** The size on the picture, one that the product is sold in. */
  readonly size: Size;
  readonly form: keyof typeof FORMS;
  readonly cloth: keyof typeof CLOTHS;
  /** How thick it is in the middle, in metres. */
  readonly tall?: number;
  /** A border all around, as on a cushion of foam. */
  readonly border?: true;
  /** Strands along two of its edges. */
  readonly fringe?: true;
  /** A button in the middle. */
  readonly button?: true;
  /** The dent of a hand in the upper edge. */
  readonly chop?: true;
  /** Which of its sides is up, from 0 to 3. */
  readonly seed?: number;
  readonly side: PictureColor;
  readonly piping?: PictureColor;
  /** Degrees by which it is turned on the stage. */
  readonly turn: number;
  readonly mirrored?: boolean;
  /** Degrees by which the camera looks down. */
  readonly elevation?: number;
};

/** What is seen. */
const FORMS = {
  standing: {
    nl: 'Rechtop staand sierkussen',
    de: 'Stehendes Zierkissen',
    'de-at': 'Stehender Zierpolster',
    en: 'Upright throw pillow',
  },
  pair: {
    nl: 'Twee sierkussens die tegen elkaar leunen',
    de: 'Zwei aneinandergelehnte Zierkissen',
    'de-at': 'Zwei aneinandergelehnte Zierpölster',
    en: 'Two throw pillows leaning on each other',
  },
  sizes: {
    nl: 'Sierkussen in twee maten, de kleine voor de grote',
    de: 'Zierkissen in zwei Größen, das kleine vor dem großen',
    'de-at': 'Zierpolster in zwei Größen, der kleine vor dem großen',
    en: 'Throw pillow in two sizes, the small one in front of the large',
  },
  row: {
    nl: 'Drie sierkussens op een rij',
    de: 'Drei Zierkissen in einer Reihe',
    'de-at': 'Drei Zierpölster in einer Reihe',
    en: 'Three throw pillows in a row',
  },
  lying: {
    nl: 'Liggend sierkussen',
    de: 'Liegendes Zierkissen',
    'de-at': 'Liegender Zierpolster',
    en: 'Throw pillow lying flat',
  },
  stack: {
    nl: 'Drie sierkussens op elkaar',
    de: 'Drei Zierkissen übereinander',
    'de-at': 'Drei Zierpölster übereinander',
    en: 'Stack of three throw pillows',
  },
  floor: {
    nl: 'Twee grote kussens, een liggend en een ertegenaan',
    de: 'Zwei große Kissen, eines liegt, eines lehnt daran',
    'de-at': 'Zwei große Pölster, einer liegt, einer lehnt daran',
    en: 'Two large pillows, one lying and one leaning on it',
  },
} as const satisfies Words;

const CLOTHS = {
  velvet: { nl: 'fluweel', de: 'Samt', en: 'velvet' },
  linen: { nl: 'linnen', de: 'Leinen', en: 'linen' },
  muslin: { nl: 'mousseline', de: 'Musselin', en: 'muslin' },
  boucle: { nl: 'bouclé', de: 'Bouclé', en: 'bouclé' },
  corduroy: { nl: 'ribfluweel', de: 'Cord', en: 'corduroy' },
  canvas: { nl: 'katoenen canvas', de: 'Baumwollcanvas', en: 'cotton canvas' },
  herringbone: { nl: 'wol in visgraat', de: 'Wolle in Fischgrat', en: 'herringbone wool' },
  twill: { nl: 'keperkatoen', de: 'Baumwollköper', en: 'cotton twill' },
} as const satisfies Words;

type Words = Readonly<Record<string, LocalizedText>>;

/** What the picture of a throw pillow in `color` shows. */
export const cushionAlt = ({ form, cloth }: CushionLook, color: PictureColor): LocalizedText =>
  clothAlt(FORMS[form], CLOTHS[cloth], color);
