import type { PictureData } from '#adapters/embedded/catalogue-data.ts';
import type { CategoryName } from './category-ids.ts';
import type { LocalizedText } from '#src/shared/locale.ts';
import type { AttributeValues } from './attributes/attributes.ts';
import type { Offers, Size } from './offers.ts';
import type { PartOffer } from './parts.ts';
import type { Color, Firmness } from './article-numbers.ts';

/** A product as a merchandiser enters it; all other data is derived. */
export type Entry = OneColor | ManyColors;

/** Products with grades on their card, from 1 to 5 (L4). */
export type Graded<Grade extends string> = {
  readonly grades: Readonly<Record<Grade, number>>;
};

/** Products in one or several firmnesses; the texts describe the first. */
export type Firm = { readonly firmnesses?: readonly [FirmnessOffer, ...FirmnessOffer[]] };

/** Products that may be configured from parts. */
export type Composed = { readonly parts?: readonly PartOffer[] };

/** One of a product's colors. */
export type ColorOffer = {
  readonly color: Color;
  /**
   * The first is shown on the product card when this color is searched for, unless the product has
   * a picture of its own (`looks`), which precedes these.
   */
  readonly pictures?: readonly PictureData[];
  /** Surcharge on the price of a size, in euros. */
  readonly extra?: number;
  /** Sizes that are sold out in this color. */
  readonly soldOut?: readonly Size[] | 'all';
  /** Working days until delivery, if this color takes longer. */
  readonly days?: number;
};

/** One of a product's firmnesses. */
export type FirmnessOffer = {
  readonly firmness: Firmness;
  /** Surcharge on the price of a size, in euros. */
  readonly extra?: number;
};

export type Pictures = readonly [PictureData, ...PictureData[]];

type Written = {
  /**
   * Such as `LUN-VITA`. The SKU of a variant appends the digits of its size and the codes of its
   * color and firmness, as far as it has them: `LUN-VITA-160200-ZND-M`.
   */
  readonly sku: string;
  readonly brand: string;
  readonly model: string;
  /** Product type, which follows brand and model in the name: "pocketveermatras". */
  readonly kind: LocalizedText;
  readonly summary: LocalizedText;
  /** Paragraphs. */
  readonly description: readonly LocalizedText[];
  /** Prices of the sizes, in the first color and firmness. */
  readonly offers: Offers;
  /** Sizes most bought, if they are not those of the kind of goods. */
  readonly mostBought?: readonly [Size, ...Size[]];
  /** Categories besides that of its kind; the shop adds promotions itself. */
  readonly also?: readonly CategoryName[];
  /** Units sold in the last ninety days. */
  readonly popularity: number;
  /** First day on sale: `2026-03-01`. */
  readonly since: string;
};

type OneColor = Written & {
  /** Behind the product's own picture (`looks`), if it has one. */
  readonly pictures?: readonly PictureData[];
  readonly attributes: AttributeValues;
  readonly colors?: never;
};

/** The color attribute is derived from the colors; `pictures` are shared by all of them. */
type ManyColors = Written & {
  readonly colors: readonly [ColorOffer, ...ColorOffer[]];
  readonly attributes: AttributeValues & { readonly kleur?: never };
  readonly pictures?: readonly PictureData[];
};
