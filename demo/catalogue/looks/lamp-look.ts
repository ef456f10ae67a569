import type { LocalizedText } from '#src/shared/locale.ts';
import { COLORS, type PictureColor } from '../picture-colors.ts';

/** How a bedside lamp looks beyond what its attributes say. */
export type LampLook = {
  readonly thing: 'lamp';
  readonly base: keyof typeof BASES;
  /** The widest part of the base as a share of the shade's width. */
  readonly wide?: number;
  readonly shade: keyof typeof SHADES;
  /** Color of the shade's cloth or paper. */
  readonly cloth?: `#${string}`;
  /** Folds around the shade. */
  readonly ribs?: number;
  /** A shade that closes above. */
  readonly dome?: boolean;
  /** Rings that the potter's fingers left. */
  readonly rings?: boolean;
  /** From 0, glazed, to 1, dull. */
  readonly roughness?: number;
  /** A cord to switch it by. */
  readonly pull?: boolean;
  /** How far the base reaches into the shade, in metres. */
  readonly into?: number;
  readonly side: PictureColor;
  readonly turn: number;
  readonly mirrored?: boolean;
  readonly elevation?: number;
};

/** In words that follow "with". */
const BASES = {
  vase: { nl: 'buikige voet', de: 'bauchigem Fuß', en: 'a bellied base' },
  gourd: { nl: 'getailleerde voet', de: 'tailliertem Fuß', en: 'a waisted base' },
  egg: { nl: 'eivormige voet', de: 'eiförmigem Fuß', en: 'an egg-shaped base' },
  pebble: { nl: 'lage ronde voet', de: 'flachem rundem Fuß', en: 'a low round base' },
  cone: { nl: 'kegelvormige voet', de: 'kegelförmigem Fuß', en: 'a conical base' },
  column: { nl: 'cilindervormige voet', de: 'zylindrischem Fuß', en: 'a cylindrical base' },
  jug: { nl: 'voet als een kruik', de: 'Fuß in Form eines Krugs', en: 'a base shaped like a jug' },
  ball: { nl: 'bolle voet', de: 'kugeligem Fuß', en: 'a globe base' },
  disc: {
    nl: 'slanke stang op een schijf',
    de: 'schlanker Stange auf einer Scheibe',
    en: 'a slender stem on a disc',
  },
  block: { nl: 'brede blokvormige voet', de: 'breitem, klotzigem Fuß', en: 'a broad squat base' },
} as const satisfies Words;

/** In words that follow "and". */
const SHADES = {
  empire: { nl: 'toelopende kap', de: 'konischem Schirm', en: 'a tapered shade' },
  drum: { nl: 'rechte kap', de: 'geradem Schirm', en: 'a drum shade' },
  cone: { nl: 'spitse kap', de: 'spitzem Schirm', en: 'a pointed shade' },
  tall: { nl: 'hoge kap', de: 'hohem Schirm', en: 'a tall shade' },
  low: { nl: 'lage kap', de: 'flachem Schirm', en: 'a shallow shade' },
} as const satisfies Words;

type Words = Readonly<Record<string, LocalizedText>>;

/** What the picture of a lamp in `color` shows. */
export function lampAlt({ base, shade }: LampLook, color: PictureColor): LocalizedText {
  const shown = COLORS[color];
  const [foot, above] = [BASES[base], SHADES[shade]];
  const dutch = `met een ${foot.nl} in ${shown.nl} en een ${above.nl}`;
  const german = `mit ${foot.de} in ${shown.de} und ${above.de}`;
  return {
    nl: `Brandend bedlampje ${dutch}`,
    'nl-be': `Brandend nachtlampje ${dutch}`,
    de: `Leuchtende Nachttischlampe ${german}`,
    'de-at': `Leuchtende Nachtkästchenlampe ${german}`,
    en: `Lit bedside lamp with ${foot.en} in ${shown.en} and ${above.en}`,
  };
}
