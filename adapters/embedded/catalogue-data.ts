import type { LocalWords } from '#src/shared/local-words.ts';
import type { ChoiceName } from '#src/catalog/bundle.ts';
import type { ReviewData } from './review-data.ts';

/** What a merchandiser writes: the goods of the embedded shop, in every language. */
export type CatalogueData = {
  /** By attribute code: `matras_hardheid`. */
  readonly attributes: Readonly<Record<string, AttributeData>>;
  readonly categories: readonly CategoryData[];
  readonly products: readonly ProductData[];
  /** What shoppers wrote of them. */
  readonly reviews?: readonly ReviewData[];
};

/** A property; with `options` a product's value names one or more of them. */
export type AttributeData = {
  /** For a property that the shop's own dictionary lacks. */
  readonly label?: LocalWords;
  readonly options?: Readonly<Record<string, LocalWords>>;
  /** Behind a number: `cm`, `kg`. */
  readonly unit?: string;
};

export type CategoryData = {
  /** L6. */
  readonly id: number;
  readonly name: LocalWords;
  /** Attribute codes in the order in which the filter panel shows them; `maat` and `price` among them. */
  readonly facets: readonly string[];
};

export type ProductData = {
  readonly sku: string;
  /** What the catalogues of others call it (L10). */
  readonly catalogueId: string;
  /** The page's path is its slug. */
  readonly name: LocalWords;
  readonly brand: string;
  readonly attributeSetId: number;
  readonly categoryIds: readonly number[];
  readonly summary: LocalWords;
  /** Paragraphs. */
  readonly description: readonly LocalWords[];
  /** The first stands on the product card. */
  readonly pictures: readonly [PictureData, ...PictureData[]];
  /** By attribute code: option keys where the attribute has options, else a number or a text. */
  readonly attributes: Readonly<Record<string, string | number | readonly string[]>>;
  /** Grades from 1 to 5 of what its attribute set highlights, by attribute code (L4). */
  readonly ratings: Readonly<Record<string, number>>;
  readonly variants: readonly [VariantData, ...VariantData[]];
  /** What a set is made of where a shopper chooses that part by part. */
  readonly parts?: readonly PartData[];
  /** Units sold in the last ninety days: the shop's own order. */
  readonly popularity: number;
  /** First day in the shop: `2026-03-01`. */
  readonly since: string;
};

export type PictureData = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: LocalWords;
};

export type VariantData = {
  readonly sku: string;
  /** `160x200`. */
  readonly size?: string;
  /** What tells it from others of its size, by attribute code: `{ kleur: 'zand' }`. */
  readonly options?: Readonly<Record<string, string>>;
  /** What it looks like, where that is not how all variants look. */
  readonly pictures?: readonly [PictureData, ...PictureData[]];
  readonly ean: string;
  readonly cents: number;
  /** What is crossed out: the lowest price of the thirty days before a reduction. */
  readonly wasCents?: number;
  readonly stock: number;
  readonly deliveryDays: number;
};

/** A part of a set: the topper of a box spring. The first choice is in the price of the variant. */
export type PartData = {
  /** `topper`. */
  readonly key: string;
  readonly label: LocalWords;
  readonly choices: readonly [ChoiceData, ...ChoiceData[]];
};

export type ChoiceData = {
  /** `latex`. */
  readonly key: string;
  readonly label: LocalWords;
  readonly summary?: LocalWords;
  /** Cents beyond the first choice, or fewer: the same for all beds, or by width in centimetres. */
  readonly extraCents: number | Readonly<Record<number, number>>;
  readonly isSoldOut: boolean;
  readonly picture?: PictureData;
  /** Keys of choices of other parts that it does not go with. */
  readonly notWith?: readonly ChoiceName[];
};
