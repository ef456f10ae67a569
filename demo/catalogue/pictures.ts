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

/** A nightstand with drawers. */
export function nightstandPicture(finish: CabinetFinish): PictureData {
  const { nl, de, en } = FINISHES[finish];
  return picture(`cabinet-${finish}`, {
    nl: `Nachtkastje met laden, in ${nl}`,
    de: `Nachttisch mit Schubladen in ${de}`,
    'de-at': `Nachtkästchen mit Laden in ${de}`,
    en: `Nightstand with drawers in ${en}`,
  });
}

/** A dresser with two deep drawers, on legs like the nightstand's. */
export function nightstandOpenPicture(finish: CabinetFinish): PictureData {
  const { nl, de, en } = FINISHES[finish];
  return picture(`cabinet-${finish}-open`, {
    nl: `Nachtkastje in ${nl} met de bovenste lade open`,
    de: `Nachttisch in ${de} mit geöffneter oberer Schublade`,
    'de-at': `Nachtkästchen in ${de} mit geöffneter oberer Lade`,
    en: `Nightstand in ${en} with its upper drawer open`,
  });
}

export function dresserPicture(finish: CabinetFinish): PictureData {
  const { nl, de, en } = FINISHES[finish];
  return picture(`cabinet-${finish}`, {
    nl: `Ladekast met twee laden op poten, in ${nl}`,
    'nl-be': `Commode met twee laden op poten, in ${nl}`,
    de: `Kommode mit zwei Schubladen auf Füßen in ${de}`,
    'de-at': `Kommode mit zwei Laden auf Füßen in ${de}`,
    en: `Dresser with two drawers on legs in ${en}`,
  });
}

export function wardrobePicture(finish: CabinetFinish): PictureData {
  const { nl, de, en } = FINISHES[finish];
  return picture(`wardrobe-${finish}`, {
    nl: `Kledingkast met deuren, in ${nl}`,
    'nl-be': `Kleerkast met deuren, in ${nl}`,
    de: `Kleiderschrank mit Türen in ${de}`,
    'de-at': `Kleiderkasten mit Türen in ${de}`,
    en: `Wardrobe with doors in ${en}`,
  });
}

export function wardrobeOpenPicture(finish: CabinetFinish): PictureData {
  const { nl, de, en } = FINISHES[finish];
  return picture(`wardrobe-${finish}-open`, {
    nl: `Kledingkast in ${nl} met de deuren open`,
    'nl-be': `Kleerkast in ${nl} met de deuren open`,
    de: `Kleiderschrank in ${de} mit geöffneten Türen`,
    'de-at': `Kleiderkasten in ${de} mit geöffneten Türen`,
    en: `Wardrobe in ${en} with its doors open`,
  });
}

export function stoolPicture(color: StoolColor): PictureData {
  const { nl, de, en } = COLORS[color];
  return picture(`stool-${color}`, {
    nl: `Gestoffeerde hocker in ${nl}`,
    'nl-be': `Gestoffeerde poef in ${nl}`,
    de: `Polsterhocker in ${de}`,
    en: `Upholstered ${en} ottoman`,
  });
}

export function stoolDetailPicture(color: StoolColor): PictureData {
  const { nl, de, en } = COLORS[color];
  return picture(`stool-${color}-detail`, {
    nl: `Zitting van de hocker van dichtbij, in ${nl}`,
    'nl-be': `Zitting van de poef van dichtbij, in ${nl}`,
    de: `Sitzfläche des Hockers aus der Nähe, in ${de}`,
    en: `Close-up of the ${en} seat`,
  });
}

/** Rendered colors and finishes: any other has no picture, and does not compile. */
type StoolColor = 'cream' | 'sage' | 'terracotta' | 'charcoal';
type CabinetFinish = 'oak' | 'walnut' | 'white';

const FINISHES = {
  oak: { nl: 'eiken', de: 'Eiche', en: 'oak' },
  walnut: { nl: 'noten', de: 'Nussbaum', en: 'walnut' },
  white: COLORS.white,
} as const;

function picture(name: string, alt: LocalizedText): PictureData {
  return { path: `${name}.webp`, width: 1200, height: 900, alt };
}
