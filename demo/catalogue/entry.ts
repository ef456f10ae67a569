import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { CategoryName } from '#src/catalog/categories.ts';
import type { LocalWords } from '#src/shared/local-words.ts';
import type { AttributeValues } from './attributes/attributes.ts';
import type { Offers, Size } from './offers.ts';
import type { PartOffer } from './parts.ts';
import type { Color, Firmness } from './sku-codes.ts';

/** What a merchandiser writes of a product; everything else follows from it. */
export type Entry = OneColor | ManyColors;

/** Goods that are graded on their card, from 1 to 5 (L4). */
export type Graded<Grade extends string> = {
  readonly grades: Readonly<Record<Grade, number>>;
};

/** Goods that may come in several firmnesses; the first is the one the words speak of. */
export type Firm = { readonly firmnesses?: readonly [FirmnessOffer, ...FirmnessOffer[]] };

/** Goods that may be put together part by part. */
export type Composed = { readonly parts?: readonly PartOffer[] };

/** One of the colors that a product comes in. */
export type ColorOffer = {
  readonly color: Color;
  /** The first stands on the product card when this color is looked for. */
  readonly pictures: Pictures;
  /** Euros beyond the price of a size. */
  readonly extra?: number;
  /** Sizes that are sold out in this color. */
  readonly soldOut?: readonly Size[] | 'all';
  /** Working days until delivery, where this color takes longer. */
  readonly days?: number;
};

/** One of the firmnesses that a product comes in. */
export type FirmnessOffer = {
  readonly firmness: Firmness;
  /** Euros beyond the price of a size. */
  readonly extra?: number;
};

export type Pictures = readonly [PictureData, ...PictureData[]];

type Written = {
  /**
   * `LUN-VITA`. A variant's SKU is this with the digits of its size, the code of its color and that
   * of its firmness behind, as far as it has them: `LUN-VITA-160200-ZND-M`.
   */
  readonly sku: string;
  readonly brand: string;
  readonly model: string;
  /** What it is, behind brand and model in the name: "pocketveermatras". */
  readonly kind: LocalWords;
  readonly summary: LocalWords;
  /** Paragraphs. */
  readonly description: readonly LocalWords[];
  /** The prices of the sizes, in the first color and firmness. */
  readonly offers: Offers;
  /** Categories beside that of its kind; promotions are found out by the shop itself. */
  readonly also?: readonly CategoryName[];
  /** Units sold in the last ninety days. */
  readonly popularity: number;
  /** First day in the shop: `2026-03-01`. */
  readonly since: string;
};

type OneColor = Written & {
  readonly pictures: Pictures;
  readonly attributes: AttributeValues;
  readonly colors?: never;
};

/** Its color follows from the colors it comes in; `pictures` are those that all of them share. */
type ManyColors = Written & {
  readonly colors: readonly [ColorOffer, ...ColorOffer[]];
  readonly attributes: AttributeValues & { readonly kleur?: never };
  readonly pictures?: readonly PictureData[];
};
