import type { LocalizedText } from '#src/shared/locale.ts';
import type { Size } from '../offers.ts';
import { COLORS, type PictureColor } from '../picture-colors.ts';

/** How a pillow looks and lies, beyond what its attributes say. */
export type PillowLook = {
  readonly thing: 'pillow';
  /** The size on the picture, one that the product is sold in. */
  readonly size: Size;
  readonly form: keyof typeof FORMS;
  /** The color of the cover, if the product names none. */
  readonly side: PictureColor;
  readonly piping: PictureColor;
  /** The border of one of foam; the color of the cord if not said. */
  readonly border?: PictureColor;
  readonly cloth?: 'percale' | 'linen' | 'batiste' | 'knit';
  /** How tightly it is filled, from 0 to 1. */
  readonly plump?: number;
  /** How far its middle is pressed in, in metres. */
  readonly dent?: number;
  /** What lies before a pillow that can be refilled. */
  readonly filling?: 'fibre' | 'wool' | 'foam';
  /** What it is made of, where that is seen. */
  readonly core?: 'latex' | 'memory';
  /** Thickness of the loose layers beside it, from below, in metres. */
  readonly layers?: readonly number[];
  /** Which of the folds that cloth can have. */
  readonly seed?: number;
  /** Degrees by which it is turned on the stage. */
  readonly turn: number;
  /** Seen from its left. */
  readonly mirrored?: boolean;
  /** Degrees by which the camera looks down. */
  readonly elevation?: number;
};

const FILLINGS = {
  fibre: {
    nl: 'met bolletjes vezel ervoor',
    de: 'davor Faserkügelchen',
    en: 'little balls of fiber in front',
  },
  wool: {
    nl: 'met bolletjes wol ervoor',
    de: 'davor Wollkügelchen',
    en: 'little balls of wool in front',
  },
  foam: {
    nl: 'met vlokken schuim ervoor',
    de: 'davor Schaumflocken',
    en: 'foam flakes in front',
  },
} as const satisfies Words;

const pillow: LocalizedText = {
  nl: 'Hoofdkussen',
  de: 'Kopfkissen',
  'de-at': 'Kopfpolster',
  en: 'Pillow',
};

/** What is seen. */
const FORMS = {
  single: pillow,
  pair: {
    nl: 'Twee hoofdkussens op elkaar',
    de: 'Zwei Kopfkissen übereinander',
    'de-at': 'Zwei Kopfpölster übereinander',
    en: 'Two pillows on each other',
  },
  leaning: {
    nl: 'Twee hoofdkussens, het ene leunt op het andere',
    de: 'Zwei Kopfkissen, eines lehnt am anderen',
    'de-at': 'Zwei Kopfpölster, einer lehnt am anderen',
    en: 'Two pillows, one leaning on the other',
  },
  refilled: pillow,
  stacked: {
    nl: 'Twee hoofdkussens van schuim, schuin op elkaar',
    de: 'Zwei Schaumkissen, schräg übereinander',
    'de-at': 'Zwei Schaumpölster, schräg übereinander',
    en: 'Two foam pillows, one askew on the other',
  },
  contour: {
    nl: 'Nekkussen met een hoge en een lage golf',
    de: 'Nackenkissen mit hoher und niedriger Welle',
    'de-at': 'Nackenpolster mit hoher und niedriger Welle',
    en: 'Neck pillow with a high and a low wave',
  },
  'cut-out': {
    nl: 'Zijslaperskussen met een boog voor de schouder',
    de: 'Seitenschläferkissen mit Bogen für die Schulter',
    'de-at': 'Seitenschläferpolster mit Bogen für die Schulter',
    en: 'Side sleeper pillow with an arch for the shoulder',
  },
  lane: {
    nl: 'Hoofdkussen van schuim met een kuil in het midden',
    de: 'Schaumkissen mit Mulde in der Mitte',
    'de-at': 'Schaumpolster mit Mulde in der Mitte',
    en: 'Foam pillow with a hollow in the middle',
  },
  sleeve: {
    nl: 'Hoofdkussen waarvan de kern van latex uit de hoes komt',
    de: 'Kopfkissen, dessen Latexkern aus dem Bezug schaut',
    'de-at': 'Kopfpolster, dessen Latexkern aus dem Bezug schaut',
    en: 'Pillow whose latex core comes out of its cover',
  },
  layered: {
    nl: 'Hoofdkussen met losse lagen erachter',
    de: 'Kopfkissen, dahinter lose Lagen',
    'de-at': 'Kopfpolster, dahinter lose Lagen',
    en: 'Pillow with loose layers behind it',
  },
  child: {
    nl: 'Plat kinderkussen naast houten blokken',
    de: 'Flaches Kinderkissen neben Holzklötzen',
    'de-at': 'Flacher Kinderpolster neben Holzklötzen',
    en: 'Flat child’s pillow beside wooden blocks',
  },
} as const satisfies Words;

type Words = Readonly<Record<string, LocalizedText>>;

/** What the picture of a pillow in `color` shows. */
export function pillowAlt(
  { form, filling }: PillowLook,
  color: PictureColor,
  name: string,
): LocalizedText {
  const subject: LocalizedText = FORMS[form];
  const loose: LocalizedText | undefined = filling && FILLINGS[filling];
  const shade: LocalizedText = COLORS[color];
  const words = (own: string, of: 'nl' | 'de' | 'en', label: string) =>
    [`${own} in ${shade[of]}`, loose?.[of], label].filter((part) => part !== undefined).join(', ');
  const german = `Etikett ${name}`;
  return {
    nl: words(subject.nl, 'nl', `label ${name}`),
    de: words(subject.de, 'de', german),
    ...(subject['de-at'] && { 'de-at': words(subject['de-at'], 'de', german) }),
    en: words(subject.en, 'en', `${name} label`),
  };
}
