import type { ListedProduct } from '#ports/product-catalog.ts';
import { byAvailabilityThenPrice } from '#src/catalog/choose-variant.ts';
import { comparableAttributes } from '#src/catalog/page-attributes.ts';
import { toHit } from '#src/catalog/hit-of-variant.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { weightedRating } from '#src/catalog/review-summary.ts';
import { toEuroNumber } from '#src/pricing/money.ts';
import { formatHit } from '#src/search/hit-document.ts';
import { facetReplicaField, type ProductRecord, type SearchableText } from '../product-record.ts';
import type { FacetPlan } from './facet-groups.ts';
import { maxPricesBySize, bestOfferRanges } from './best-offer-ranges.ts';
import { variantValues, type VariantValues } from './variant-values.ts';

/** Data of a record from outside its product. */
export type ProductPlacement = {
  /** From 0, in the shop's own order. */
  readonly rank: number;
  /** Names of its categories. */
  readonly categoryNames: readonly string[];
};

/** Returns the records of one product, one per variant. */
export function productRecords(
  product: ListedProduct,
  placed: ProductPlacement,
  plan: FacetPlan,
): readonly ProductRecord[] {
  const { variants } = product;
  const [shown] = variants.toSorted(byAvailabilityThenPrice);
  const values = new Map(
    variants.map((variant) => [variant, variantValues(product, variant, plan)]),
  );
  const offers = bestOfferRanges(values, plan);
  const shared = sharedFields(product, placed);
  return Array.from(values, ([variant, own], index) =>
    Object.assign(
      facetFields(product, own),
      shared,
      variantFields(product, variant),
      offerFields(product, variant, variant === shown),
      { place: index, offers: offers.get(variant) ?? {} },
    ),
  );
}

/** The fields that all records of a product share. */
const sharedFields = (product: ListedProduct, { rank, categoryNames }: ProductPlacement) => ({
  words: searchableTextOf(product, categoryNames),
  rank,
  since: Number(product.since?.replaceAll('-', '') ?? 0),
  rating: weightedRating(product.reviews),
  categories: product.categoryIds.map(String),
  dearest: maxPricesBySize(product.variants),
});

function variantFields(product: Product, variant: Variant) {
  const { priceFrom: _, ...hit } = formatHit(toHit(product, variant, false));
  return hit;
}

const offerFields = ({ sku }: Product, variant: Variant, isShown: boolean) => ({
  objectID: isShown ? sku : `${sku}#${variant.sku}`,
  price: toEuroNumber(variant.price.final),
  soldOut: variant.stock > 0 ? (0 as const) : (1 as const),
  isShown: isShown ? (1 as const) : (0 as const),
});

/** The fields for filtering and counting, by facet and by group. */
const facetFields = ({ sku }: Product, { byCode, byGroup }: VariantValues) => ({
  ...Object.fromEntries(byCode),
  ...Object.fromEntries(
    Array.from(byGroup, ([group, said]) => [facetReplicaField(group), `${sku}|${said}`] as const),
  ),
});

const searchableTextOf = (product: Product, categories: readonly string[]): SearchableText => ({
  categories,
  sizes: [...new Set(product.variants.flatMap(({ size }) => size ?? []))],
  attributes: comparableAttributes(product.attributes).map(({ value }) => value),
  description: [product.summary, ...product.description],
  codes: [
    product.sku,
    product.catalogueId,
    ...product.variants.flatMap(({ sku, ean }) => [sku, ean]),
  ],
});
