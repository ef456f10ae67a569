import type { LocalizedText } from '#src/shared/locale.ts';
import type { Size } from '../offers.ts';
import { COLORS, type PictureColor } from '../picture-colors.ts';

/** How a duvet looks and lies, beyond what its attributes say. */
export type DuvetLook = {
  readonly thing: 'duvet';
  /** The size on the picture, one that the product is sold in. */
  readonly size: Size;
  readonly form: keyof typeof FORMS;
  readonly pattern: keyof typeof STITCHES;
  /** Distance between stitches, in metres. */
  readonly box: number;
  /** Height between the stitches, in metres. */
  readonly loft: number;
  /** The color of the cloth, if the product names none. */
  readonly side: PictureColor;
  readonly piping: PictureColor;
  readonly cloth?: 'percale' | 'linen' | 'batiste';
  /** Degrees by which it is turned on the stage. */
  readonly turn: number;
  /** Seen from its left. */
  readonly mirrored?: boolean;
  /** Degrees by which the camera looks down. */
  readonly elevation?: number;
};

const STITCHES = {
  square: { nl: 'gestikte vakken', de: 'Karosteppung', en: 'stitched boxes' },
  diamond: { nl: 'gestikte ruiten', de: 'Rautensteppung', en: 'stitched diamonds' },
  channel: { nl: 'gestikte banen', de: 'Bahnensteppung', en: 'stitched channels' },
  lengthwise: { nl: 'gestikte banen', de: 'Bahnensteppung', en: 'stitched channels' },
  wave: { nl: 'gestikte golven', de: 'Wellensteppung', en: 'stitched waves' },
  tufted: { nl: 'geknoopte vulling', de: 'Punktheftung', en: 'tufted filling' },
} as const satisfies Words;

/** What is seen. */
const FORMS = {
  pile: {
    nl: 'Opgevouwen dekbed',
    'nl-be': 'Opgevouwen donsdeken',
    de: 'Gefaltete Bettdecke',
    en: 'Folded duvet',
  },
  piles: {
    nl: 'Twee opgevouwen dekbedden, een dun op een dik',
    'nl-be': 'Twee opgevouwen donsdekens, een dun op een dik',
    de: 'Zwei gefaltete Bettdecken, eine dünne auf einer dicken',
    en: 'Two folded duvets, a thin one on a thick one',
  },
  letter: {
    nl: 'In drieën gevouwen dekbed',
    'nl-be': 'In drieën geplooide donsdeken',
    de: 'Dreifach gefaltete Bettdecke',
    en: 'Duvet folded in three',
  },
  roll: {
    nl: 'Opgerold dekbed met twee linten',
    'nl-be': 'Opgerolde donsdeken met twee linten',
    de: 'Aufgerollte Bettdecke mit zwei Bändern',
    en: 'Rolled-up duvet with two ribbons',
  },
  spread: {
    nl: 'Uitgespreid dekbed met een omgeslagen hoek',
    'nl-be': 'Uitgespreide donsdeken met een omgeslagen hoek',
    de: 'Ausgebreitete Bettdecke mit umgeschlagener Ecke',
    en: 'Duvet spread out, a corner turned back',
  },
  double: {
    nl: 'Twee dekbedden op elkaar, een hoek van het bovenste omgeslagen',
    'nl-be': 'Twee donsdekens op elkaar, een hoek van de bovenste omgeslagen',
    de: 'Zwei Bettdecken übereinander, eine Ecke der oberen umgeschlagen',
    en: 'Two duvets on each other, a corner of the upper one turned back',
  },
  hung: {
    nl: 'Dekbed over een houten rek',
    'nl-be': 'Donsdeken over een houten rek',
    de: 'Bettdecke über einem Holzgestell',
    en: 'Duvet over a wooden rack',
  },
} as const satisfies Words;

type Words = Readonly<Record<string, LocalizedText>>;

/** What the picture of a duvet in `color` shows. */
export function duvetAlt({ form, pattern }: DuvetLook, color: PictureColor): LocalizedText {
  const subject: LocalizedText = FORMS[form];
  const stitches = STITCHES[pattern];
  const shade = COLORS[color];
  const dutch = `${stitches.nl}, in ${shade.nl}`;
  return {
    nl: `${subject.nl}: ${dutch}`,
    'nl-be': `${subject['nl-be'] ?? subject.nl}: ${dutch}`,
    de: `${subject.de}: ${stitches.de}, in ${shade.de}`,
    en: `${subject.en}: ${stitches.en}, in ${shade.en}`,
  };
}
