import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { LocalizedText } from '#src/shared/locale.ts';
import type { Color } from '../article-numbers.ts';
import { FABRICS } from '../in-colors.ts';
import { COLORS, type PictureColor } from '../picture-colors.ts';
import { BASE_WOODS, bedBaseAlt, type BedBaseLook } from './bed-base-look.ts';
import { BED_BASE_LOOKS } from './bed-base-looks.ts';
import { bedFrameAlt, type BedFrameLook, FINISHES } from './bed-frame-look.ts';
import { BED_FRAME_LOOKS } from './bed-frame-looks.ts';
import { boxSpringAlt, type BoxSpringLook } from './box-spring-look.ts';
import { BOX_SPRING_LOOKS } from './box-spring-looks.ts';
import { cushionAlt, type CushionLook } from './cushion-look.ts';
import { CUSHION_LOOKS } from './cushion-looks.ts';
import { detailAlt } from './detail-parts.ts';
import { type Detail, DETAILS, type View } from './details.ts';
import { duvetAlt, type DuvetLook } from './duvet-look.ts';
import { DUVET_LOOKS } from './duvet-looks.ts';
import { duvetCoverAlt, type DuvetCoverLook } from './duvet-cover-look.ts';
import { DUVET_COVER_LOOKS } from './duvet-cover-looks.ts';
import {
  cabinetAlt,
  type CabinetLook,
  FINISH_WORDS,
  stoolAlt,
  type StoolLook,
  wardrobeAlt,
  type WardrobeLook,
} from './furniture-look.ts';
import { FURNITURE_LOOKS } from './furniture-looks.ts';
import { lampAlt, type LampLook } from './lamp-look.ts';
import { LAMP_LOOKS } from './lamp-looks.ts';
import { mattressAlt, type MattressLook } from './mattress-look.ts';
import { MATTRESS_LOOKS } from './mattress-looks.ts';
import { pillowAlt, type PillowLook } from './pillow-look.ts';
import { PILLOW_LOOKS } from './pillow-looks.ts';
import { sheetAlt, type SheetLook } from './sheet-look.ts';
import { SHEET_LOOKS } from './sheet-looks.ts';
import { topperAlt, type TopperLook } from './topper-look.ts';
import { TOPPER_LOOKS } from './topper-looks.ts';

export type Look =
  | BedBaseLook
  | MattressLook
  | BoxSpringLook
  | BedFrameLook
  | TopperLook
  | DuvetLook
  | PillowLook
  | LampLook
  | DuvetCoverLook
  | SheetLook
  | CushionLook
  | CabinetLook
  | WardrobeLook
  | StoolLook;

/** How products look, by SKU: those whose pictures the studio builds from their own data. */
export const LOOKS: Readonly<Record<string, Look>> = {
  ...MATTRESS_LOOKS,
  ...BOX_SPRING_LOOKS,
  ...BED_FRAME_LOOKS,
  ...BED_BASE_LOOKS,
  ...TOPPER_LOOKS,
  ...DUVET_LOOKS,
  ...PILLOW_LOOKS,
  ...LAMP_LOOKS,
  ...DUVET_COVER_LOOKS,
  ...SHEET_LOOKS,
  ...CUSHION_LOOKS,
  ...FURNITURE_LOOKS,
};

/** A product's own picture in one of its colors. */
export type Lead = {
  /** The name of its file, without `.webp`: `box-spring-lun-serena-taupe`. */
  readonly name: string;
  /** The color as pictures name it: `taupe`, `oak`. */
  readonly shown: string;
  /** What is seen. */
  readonly alt: (product: string) => LocalizedText;
};

/** The own picture of a product; without a color it has that of its look. */
export function leadOf(sku: string, look: Look, color: Color | undefined): Lead {
  const name = (...parts: readonly string[]) => [look.thing, sku.toLowerCase(), ...parts].join('-');
  if (look.thing === 'bed-frame') {
    const finish = FINISHES[color as keyof typeof FINISHES];
    return {
      name: name(finish),
      shown: finish,
      alt: (product) => bedFrameAlt(look, finish, product),
    };
  }
  if (look.thing === 'cabinet' || look.thing === 'wardrobe') {
    const finish = FINISHES[color as keyof typeof FINISHES];
    return {
      name: name(finish),
      shown: finish,
      alt: () => (look.thing === 'cabinet' ? cabinetAlt(look, finish) : wardrobeAlt(look, finish)),
    };
  }
  if (look.thing === 'bed-base') {
    const wood = BASE_WOODS[color as keyof typeof BASE_WOODS];
    const kind = look.sections === undefined ? 'bed-base' : 'bed-base-adjustable';
    return {
      name: [kind, sku.toLowerCase(), wood].join('-'),
      shown: wood,
      alt: (product) => bedBaseAlt(look, product),
    };
  }
  const dyed = FABRICS[color as keyof typeof FABRICS] as (typeof FABRICS)['wit'] | undefined;
  const shown = dyed ?? look.side;
  return {
    name: name(...(dyed === undefined ? [] : [dyed])),
    shown,
    alt: (product) => dyedAlt(look, shown, product),
  };
}

function dyedAlt(
  look: Exclude<Look, BedFrameLook | BedBaseLook | CabinetLook | WardrobeLook>,
  shown: PictureColor,
  product: string,
): LocalizedText {
  switch (look.thing) {
    case 'mattress':
      return mattressAlt(look, shown, product);
    case 'topper':
      return topperAlt(look, shown, product);
    case 'duvet':
      return duvetAlt(look, shown);
    case 'pillow':
      return pillowAlt(look, shown, product);
    case 'duvet-cover':
      return duvetCoverAlt(look, shown);
    case 'fitted-sheet':
    case 'molton':
      return sheetAlt(look, shown);
    case 'cushion':
      return cushionAlt(look, shown);
    case 'stool':
      return stoolAlt(look, shown);
    case 'lamp':
      return lampAlt(look, shown);
    case 'box-spring':
      return boxSpringAlt(look, shown, product);
  }
}

/** A picture that the studio makes of a product, from its lead's look or one that is derived. */
export type Shown = {
  /** The SKU, and for a part of the product its suffix: `HAL-SIDA-detail`. */
  readonly id: string;
  readonly look: { readonly thing: Look['thing']; readonly view?: View };
};

/** What a product is pictured as: its lead, and its parts from nearby. */
export function shownOf(sku: string, look: Look): readonly Shown[] {
  const details = (DETAILS[sku] ?? []).map(({ at, close, change }, index) => ({
    id: `${sku}-${suffixOf(index)}`,
    look: { ...look, ...change, view: { at, close } },
  }));
  return [{ id: sku, look }, ...details];
}

/** Pictures of parts are named after that of the whole: `cushion-hal-raffla-olive-detail`. */
const suffixOf = (index: number): string => ['detail', 'corner'][index] ?? `detail-${index}`;

type Named = { readonly sku: string; readonly brand: string; readonly model: string };

/** The pictures that were made of a product, its lead first; none for one without a look. */
export function ownPictures(
  { sku, brand, model }: Named,
  color: Color | undefined,
): readonly PictureData[] {
  const look = LOOKS[sku];
  if (look === undefined) return [];
  const { name, shown, alt } = leadOf(sku, look, color);
  const lead = { path: `${name}.webp`, width: 1000, height: 750, alt: alt(`${brand} ${model}`) };
  const shade = color === undefined ? undefined : { ...COLORS, ...FINISH_WORDS }[shown];
  const details = (DETAILS[sku] ?? []).map(({ part }: Detail, index) => ({
    path: `${name}-${suffixOf(index)}.webp`,
    width: 800,
    height: 600,
    alt: detailAlt(part, shade),
  }));
  return [lead, ...details];
}
