import type { ChoiceRef } from '#src/catalog/bundle.ts';
import { sizeThenPriceOrder } from '#src/catalog/choose-variant.ts';
import type { Highlights } from '#src/catalog/highlights.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Price } from '#src/pricing/price.ts';
import { type Country, DEFAULT_LOCALE, countryOf, type LocalizedText } from '#src/shared/locale.ts';
import { memoizePerKey } from '#src/shared/memoize.ts';
import { mostBoughtSizes } from '#src/catalog/most-bought-sizes.ts';

/** Merchandising data of the embedded shop: its products, in every language. */
export type CatalogueData = {
  /** By attribute code: `matras_hardheid`. */
  readonly attributes: Readonly<Record<string, AttributeData>>;
  readonly categories: readonly CategoryData[];
  readonly products: readonly ProductData[];
  readonly reviews?: readonly ReviewData[];
  /** Attributes on the product cards (L4); none by default. */
  readonly highlights?: Highlights;
};

/** A product attribute. With `options`, a product's value is one or more option keys. */
export type AttributeData = {
  /** Only for an attribute that has no label in the shop's own dictionary. */
  readonly label?: LocalizedText;
  readonly options?: Readonly<Record<string, LocalizedText>>;
  /** Printed after a number: `cm`, `kg`. */
  readonly unit?: string;
};

export type CategoryData = {
  /** Requirement L6. */
  readonly id: string;
  readonly name: LocalizedText;
  /** Attribute codes in the order of the filter panel, including `maat` and `price`. */
  readonly facets: readonly string[];
};

export type ProductData = {
  readonly sku: string;
  /** Id of the product in external catalogues (L10). */
  readonly catalogueId: string;
  /** The path of the product page is its slug. */
  readonly name: LocalizedText;
  readonly brand: string;
  readonly attributeSetId: string;
  readonly categoryIds: readonly string[];
  readonly summary: LocalizedText;
  /** Paragraphs. */
  readonly description: readonly LocalizedText[];
  /** The first is shown on the product card. */
  readonly pictures: readonly [PictureData, ...PictureData[]];
  /** By attribute code: option keys where the attribute has options, else a number or a text. */
  readonly attributes: Readonly<Record<string, string | number | readonly string[]>>;
  /** Grades from 1 to 5 for the attributes that the attribute set highlights, by code (L4). */
  readonly ratings: Readonly<Record<string, number>>;
  readonly variants: readonly [VariantData, ...VariantData[]];
  /** Sizes most bought in every country, if they are not those of its type. */
  readonly mostBought?: readonly string[];
  /** Parts of a set that the shopper chooses one by one. */
  readonly parts?: readonly PartData[];
  /** Units sold in the last 90 days; the shop's default order. */
  readonly popularity: number;
  /** First day in the shop: `2026-03-01`. */
  readonly since: string;
};

export type PictureData = {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  readonly alt: LocalizedText;
};

export type VariantData = {
  readonly sku: string;
  /** `160x200`. */
  readonly size?: string;
  /** Attributes that differ between variants of one size, by code: `{ kleur: 'zand' }`. */
  readonly options?: Readonly<Record<string, string>>;
  /** Pictures of this variant, if it looks different from the others. */
  readonly pictures?: readonly [PictureData, ...PictureData[]];
  readonly ean: string;
  readonly cents: number;
  /** Strikethrough price: the lowest price of the 30 days before a reduction. */
  readonly wasCents?: number;
  /** Last day of the reduction, `2027-01-31`; absent if the end is open. */
  readonly reducedUntil?: string;
  readonly stock: number;
  readonly deliveryDays: number;
  /** Where it is sold; absent if everywhere. */
  readonly countries?: readonly Country[];
};

/** A part of a set, such as a box spring's topper. The variant's price has the first choice. */
export type PartData = {
  /** `topper`. */
  readonly key: string;
  readonly label: LocalizedText;
  readonly choices: readonly [ChoiceData, ...ChoiceData[]];
};

export type ChoiceData = {
  /** `latex`. */
  readonly key: string;
  readonly label: LocalizedText;
  readonly summary?: LocalizedText;
  /** Surcharge over the first choice in cents, may be negative; or by width in centimetres. */
  readonly extraCents: number | Readonly<Record<number, number>>;
  readonly isSoldOut: boolean;
  readonly picture?: PictureData;
  /** Choices of other parts that are incompatible with this one. */
  readonly notWith?: readonly ChoiceRef[];
};

/** A review as it is stored, in its author's language only; not older than its product. */
export type ReviewData = Omit<ProductReview, 'id'>;

/** Products bought together: the source of recommendations and of demand. */
export type OrderData = {
  /** The day of the order: `2026-03-01`. */
  readonly day: string;
  /** SKUs of the products in it. */
  readonly skus: readonly string[];
};

/** Sizes of a product in the order in which shoppers of a country buy them. */
export const mostBoughtOf = (
  { mostBought, attributes }: ProductData,
  country: Country,
): readonly string[] =>
  mostBought ??
  mostBoughtSizes(
    { attributes: Object.keys(attributes).map((code) => ({ code, label: '', value: '' })) },
    country,
  );

/** The variants that are sold in a country, in the merchandiser's order; all if there is none. */
export function variantsIn(
  { variants }: Pick<ProductData, 'variants'>,
  country: Country,
): ProductData['variants'] {
  const [first, ...others] = variants.filter(
    ({ countries }) => countries?.includes(country) ?? true,
  );
  return first ? [first, ...others] : variants;
}

/** The variants sold in a country, in the order in which they are shown where none is asked for. */
export const variantsByOffer: (product: ProductData, country: Country) => readonly VariantData[] =
  memoizePerKey((product, country) =>
    variantsIn(product, country).toSorted(
      sizeThenPriceOrder(mostBoughtOf(product, country), ({ cents }) => cents),
    ),
  );

/** The variant whose price a product shows before a size is chosen (P3). */
export const defaultVariant = (
  product: ProductData,
  country: Country = countryOf(DEFAULT_LOCALE),
): VariantData => variantsByOffer(product, country)[0] ?? product.variants[0];

/** Price of a variant, with the product's price before a size is chosen (P3). */
export const priceOf = (product: ProductData, variant: VariantData, country?: Country): Price => ({
  regular: euroCents(variant.wasCents ?? variant.cents),
  final: euroCents(variant.cents),
  default: euroCents(defaultVariant(product, country).cents),
  ...(variant.reducedUntil !== undefined && { reducedUntil: variant.reducedUntil }),
});
