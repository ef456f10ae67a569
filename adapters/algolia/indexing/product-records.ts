import type { ListedProduct } from '#ports/product-catalog.ts';
import { firstShownOrder } from '#src/catalog/choose-variant.ts';
import { searchableAttributes } from '#src/catalog/page-attributes.ts';
import { toHit } from '#src/catalog/hit-of-variant.ts';
import { sizeRank } from '#src/catalog/most-bought-sizes.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { weightedRating } from '#src/catalog/review-summary.ts';
import { toEuroNumber } from '#src/pricing/money.ts';
import { savedPart } from '#src/pricing/price.ts';
import { formatHit } from '#src/search/hit-document.ts';
import { facetReplicaField, type ProductRecord, type SearchableText } from '../product-record.ts';
import { PRICE_FACET } from '#src/filters/facet.ts';
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
  const [shown] = variants.toSorted(firstShownOrder(product.mostBought));
  const values = new Map(
    variants.map((variant) => [variant, variantValues(product, variant, plan)]),
  );
  const offers = bestOfferRanges(values, plan, product.mostBought);
  const shared = { ...sharedFields(product, placed), all: allValues([...values.values()]) };
  return Array.from(values, ([variant, own], index) =>
    Object.assign(
      facetFields(product, own, plan),
      shared,
      variantFields(product, variant),
      offerFields(product, variant, variant === shown),
      { place: index, offers: offers.get(variant) ?? {} },
    ),
  );
}

/** The fields that all records of a product share. */
const sharedFields = (product: ListedProduct, { rank, categoryNames }: ProductPlacement) => ({
  ...soonestOf(product),
  words: searchableTextOf(product, categoryNames),
  rank,
  since: Number(product.since?.replaceAll('-', '') ?? 0),
  rating: weightedRating(product.reviews),
  categories: product.categoryIds,
  dearest: maxPricesBySize(product.variants),
});

function soonestOf({ variants }: Product): Pick<ProductRecord, 'soonest'> {
  const days = variants.filter(({ stock }) => stock > 0).map(({ deliveryDays }) => deliveryDays);
  return days.length === 0 ? {} : { soonest: Math.min(...days) };
}

function variantFields(product: Product, variant: Variant) {
  const { priceFrom: _, ...hit } = formatHit(toHit(product, variant, false));
  return hit;
}

const offerFields = ({ sku, mostBought = [] }: Product, variant: Variant, isShown: boolean) => ({
  objectID: isShown ? sku : `${sku}#${variant.sku}`,
  price: toEuroNumber(variant.price.final),
  saving: savedPart(variant.price),
  soldOut: variant.stock > 0 ? (0 as const) : (1 as const),
  sizeRank: sizeRank(mostBought, variant.size),
  isShown: isShown ? (1 as const) : (0 as const),
});

/** The fields for filtering, by facet, and for the replicas that count. */
const facetFields = (
  { sku }: Product,
  { byCode, byGroup }: VariantValues,
  { replicas }: FacetPlan,
) => ({
  ...Object.fromEntries(byCode),
  ...Object.fromEntries(
    Array.from(replicas, (group) => [
      facetReplicaField(group),
      [sku, ...(byGroup.get(group) ?? [])].join('|'),
    ]),
  ),
});

/** Values of all variants by group, for counting; prices are counted by a replica. */
function allValues(variants: readonly VariantValues[]): ProductRecord['all'] {
  const all = new Map<string, Set<string>>();
  for (const { byGroup } of variants) {
    for (const [group, values] of byGroup) {
      if (group === PRICE_FACET) continue;
      all.set(group, new Set([...(all.get(group) ?? []), ...values]));
    }
  }
  const groups = [...all].filter(([, values]) => values.size > 0);
  return Object.fromEntries(groups.map(([group, values]) => [group, [...values]]));
}

const searchableTextOf = (product: Product, categories: readonly string[]): SearchableText => ({
  categories,
  sizes: [...new Set(product.variants.flatMap(({ size }) => size ?? []))],
  attributes: searchableAttributes(product.attributes).map(({ value }) => value),
  description: upTo(MAX_DESCRIPTION, [product.summary, ...product.description]),
  codes: upTo(MAX_CODES, codesOf(product)),
});

/**
 * Codes to find a product by. Every record holds them, so that of 100 SKUs like `LUN-160200-WHITE`
 * only the parts are kept: Algolia matches their words in any order.
 */
const codesOf = ({ sku, catalogueId, variants }: Product): readonly string[] => [
  ...new Set([
    sku,
    catalogueId,
    ...variants.flatMap((variant) => variant.sku.split(/[^\p{L}\p{N}]+/u)),
    ...variants.map(({ ean }) => ean),
  ]),
];

/* Lengths in characters that keep a record below 10 kB: the texts of a product are in each. */
const MAX_DESCRIPTION = 3000;
const MAX_CODES = 2500;

/** Returns the first texts that together stay below a length. */
function upTo(length: number, texts: readonly string[]): readonly string[] {
  let left = length;
  return texts.filter((text) => text !== '' && (left -= text.length + 3) >= 0);
}
