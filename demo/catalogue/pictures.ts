import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import { DRAWN } from '#src/catalog/product-pictures.ts';
import type { LocalizedText } from '#src/shared/locale.ts';
import { COLORS, type DyedColor, type PictureColor } from './picture-colors.ts';

// The files are in `demo/pictures`; the functions below are named after the subject of a picture.

/** The pocket springs in a mattress; the layers above them differ. */
export const pocketSpringsPicture: PictureData = picture('mattress-layers', {
  nl: 'Zo ligt een pocketveermatras in elkaar: pocketveren tussen schuim, onder comfortlagen en tijk',
  de: 'So ist eine Taschenfederkernmatratze aufgebaut: Taschenfedern zwischen Schaum, darüber Komfortlagen und Bezug',
  en: 'How a pocket spring mattress is built: pocket springs between foam, under comfort layers and cover',
});

/** A choice of a part of a set, drawn at its place in the bed. */
export const partPicture = (part: string, choice: string, label: LocalizedText): PictureData => ({
  ...picture(`part-${part}-${choice.replaceAll('_', '-')}`, label),
  width: 480,
  height: 360,
});

/** A swatch of a fabric, which the shop draws. */
export const fabricPicture = (key: string, label: LocalizedText): PictureData => ({
  path: `${DRAWN}fabric/${key}.svg`,
  alt: label,
  width: 240,
  height: 180,
});

export function topperPicture(color: PictureColor): PictureData {
  const { nl, de, en } = COLORS[color];
  return picture(`topper-${color}`, {
    nl: `Dunne topper met doorgestikte tijk en rand in ${nl}`,
    de: `Flacher Topper mit gestepptem Bezug und Rand in ${de}`,
    en: `Thin topper with a quilted cover and a ${en} border`,
  });
}

/** A bed made up with the cover and its pillowcases. */
export function duvetCoverPicture(color: DyedColor): PictureData {
  const { nl, de, en } = COLORS[color];
  return picture(`duvet-cover-${color}`, {
    nl: `Bed opgemaakt met dekbedovertrek en kussenslopen in ${nl}`,
    'nl-be': `Bed opgemaakt met donsovertrek en kussenslopen in ${nl}`,
    de: `Bett mit Bettwäsche und Kissenbezügen in ${de}`,
    'de-at': `Bett mit Bettwäsche und Polsterbezügen in ${de}`,
    en: `Bed made up with a ${en} duvet cover and pillowcases`,
  });
}

/** A fitted sheet on the corner of a mattress. */
export function fittedSheetPicture(color: DyedColor): PictureData {
  const { nl, de, en } = COLORS[color];
  return picture(`fitted-sheet-${color}`, {
    nl: `Hoek van een matras met een strak hoeslaken in ${nl}`,
    de: `Matratzenecke mit straffem Spannbettlaken in ${de}`,
    'de-at': `Matratzenecke mit straffem Spannleintuch in ${de}`,
    en: `Corner of a mattress with a smooth ${en} fitted sheet`,
  });
}

export const moltonPicture: PictureData = picture('molton-white', {
  nl: 'Witte doorgestikte molton op een matras',
  de: 'Weiße gesteppte Auflage auf einer Matratze',
  en: 'White quilted mattress protector on a mattress',
});

function picture(name: string, alt: LocalizedText): PictureData {
  return { path: `${name}.webp`, width: 1200, height: 900, alt };
}
