import type { LocalizedText } from '#src/shared/locale.ts';
import type { Size } from '../offers.ts';
import type { PictureColor } from '../picture-colors.ts';
import { clothAlt } from './cloth-alt.ts';

/** How a set of bed linen looks and lies, beyond what its attributes say. */
export type DuvetCoverLook = {
  readonly thing: 'duvet-cover';
  /** The size on the picture, one that the product is sold in. */
  readonly size: Size;
  readonly form: keyof typeof FORMS;
  readonly cloth: keyof typeof CLOTHS;
  /** Width of woven stripes, in metres. */
  readonly stripe?: number;
  /** Height of a folded layer, in metres. */
  readonly thick?: number;
  /** Folded or filled pillowcases beside the cover. */
  readonly cases?: number;
  /** Buttons that are seen. */
  readonly buttons?: number;
  readonly paper?: 'kraft' | 'white' | 'ink';
  /** Half the width of the band, in metres. */
  readonly band?: number;
  /** Degrees between two piles. */
  readonly askew?: number;
  /** How far it hangs down before the rail, in metres. */
  readonly front?: number;
  /** Wooden blocks beside it. */
  readonly toys?: true;
  /** The color of the cloth, if the product names none. */
  readonly side: PictureColor;
  /** The color of its seams, if they show. */
  readonly piping?: PictureColor;
  /** Degrees by which it is turned on the stage. */
  readonly turn: number;
  readonly mirrored?: boolean;
  /** Degrees by which the camera looks down. */
  readonly elevation?: number;
};

/** What is seen. */
const FORMS = {
  banded: {
    nl: 'Opgevouwen dekbedovertrek met slopen en een papieren band',
    'nl-be': 'Opgevouwen donsovertrek met slopen en een papieren band',
    de: 'Gefaltete Bettwäsche mit Kissenbezügen und Papierbanderole',
    'de-at': 'Gefaltete Bettwäsche mit Polsterbezügen und Papierbanderole',
    en: 'Folded duvet cover and pillowcases with a paper band',
  },
  tied: {
    nl: 'Opgevouwen dekbedovertrek met slopen, bijeengebonden met een lint',
    'nl-be': 'Opgevouwen donsovertrek met slopen, bijeengebonden met een lint',
    de: 'Gefaltete Bettwäsche mit Kissenbezügen, mit einem Band verschnürt',
    'de-at': 'Gefaltete Bettwäsche mit Polsterbezügen, mit einem Band verschnürt',
    en: 'Folded duvet cover and pillowcases, tied with a ribbon',
  },
  stack: {
    nl: 'Twee opgevouwen dekbedovertrekken schuin op elkaar',
    'nl-be': 'Twee opgevouwen donsovertrekken schuin op elkaar',
    de: 'Zwei gefaltete Bettwäsche-Garnituren schräg übereinander',
    en: 'Two folded duvet covers, one askew on the other',
  },
  pillows: {
    nl: 'Opgevouwen dekbedovertrek voor twee staande kussens in hun slopen',
    'nl-be': 'Opgevouwen donsovertrek voor twee staande kussens in hun slopen',
    de: 'Gefaltete Bettwäsche vor zwei stehenden, bezogenen Kissen',
    'de-at': 'Gefaltete Bettwäsche vor zwei stehenden, bezogenen Pölstern',
    en: 'Folded duvet cover in front of two upright pillows in their cases',
  },
  topped: {
    nl: 'Opgevouwen dekbedovertrek met twee kussens in hun slopen erop',
    'nl-be': 'Opgevouwen donsovertrek met twee kussens in hun slopen erop',
    de: 'Gefaltete Bettwäsche, darauf zwei bezogene Kissen',
    'de-at': 'Gefaltete Bettwäsche, darauf zwei bezogene Pölster',
    en: 'Folded duvet cover with two pillows in their cases on top',
  },
  'rolled-case': {
    nl: 'Opgevouwen dekbedovertrek met een opgerold sloop erop',
    'nl-be': 'Opgevouwen donsovertrek met een opgerold sloop erop',
    de: 'Gefaltete Bettwäsche, darauf ein gerollter Kissenbezug',
    'de-at': 'Gefaltete Bettwäsche, darauf ein gerollter Polsterbezug',
    en: 'Folded duvet cover, a rolled pillowcase on top',
  },
  roll: {
    nl: 'Opgerold dekbedovertrek',
    'nl-be': 'Opgerold donsovertrek',
    de: 'Aufgerollte Bettwäsche',
    en: 'Rolled-up duvet cover',
  },
  hung: {
    nl: 'Dekbedovertrek over een houten rek',
    'nl-be': 'Donsovertrek over een houten rek',
    de: 'Bettwäsche über einem Holzgestell',
    en: 'Duvet cover over a wooden rack',
  },
} as const satisfies Words;

const CLOTHS = {
  percale: { nl: 'perkal', de: 'Perkal', en: 'percale' },
  cotton: { nl: 'katoen', de: 'Baumwolle', en: 'cotton' },
  sateen: { nl: 'katoensatijn', de: 'Baumwollsatin', en: 'cotton sateen' },
  lyocell: { nl: 'lyocell', de: 'Lyocell', en: 'lyocell' },
  linen: { nl: 'linnen', de: 'Leinen', en: 'linen' },
  'half-linen': { nl: 'halflinnen', de: 'Halbleinen', en: 'linen blend' },
  flannel: { nl: 'flanel', de: 'Flanell', en: 'flannel' },
  jersey: { nl: 'jersey', de: 'Jersey', en: 'jersey' },
  muslin: { nl: 'mousseline', de: 'Musselin', en: 'muslin' },
  seersucker: { nl: 'seersucker', de: 'Seersucker', en: 'seersucker' },
} as const satisfies Words;

type Words = Readonly<Record<string, LocalizedText>>;

/** What the picture of a duvet cover in `color` shows. */
export const duvetCoverAlt = (
  { form, cloth }: DuvetCoverLook,
  color: PictureColor,
): LocalizedText => clothAlt(FORMS[form], CLOTHS[cloth], color);
