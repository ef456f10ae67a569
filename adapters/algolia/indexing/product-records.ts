import { toHit } from '#src/catalog/hit-of-variant.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { PRICE_FACET } from '#src/filters/facet.ts';
import { toEuroNumber } from '#src/pricing/money.ts';
import { formatHit } from '#src/search/hit-document.ts';
import { appendTo } from '#src/shared/append-to.ts';
import {
  countedBy,
  offerKey,
  type DearestOffer,
  type OfferBounds,
  type ProductRecord,
  type ProductWords,
} from '../product-record.ts';
import type { FacetPlan } from './facet-groups.ts';
import { facetValues } from './facet-values.ts';
import { byOffer, offerBounds } from './offer-bounds.ts';

/** What a record says that its product does not: its place in the shop. */
export type Placed = {
  /** From 0, in the shop's own order. */
  readonly rank: number;
  /** First day in the shop, `2026-03-01`; left out where nobody says. */
  readonly since?: string;
  /** Names of the categories that it is in. */
  readonly categoryNames: readonly string[];
};

/** The records of one product, one per variant. */
export function productRecords(
  product: Product,
  { rank, since, categoryNames }: Placed,
  plan: FacetPlan,
): readonly ProductRecord[] {
  const { variants } = product;
  const shown = variants.toSorted(byOffer)[0];
  const values = new Map(variants.map((variant) => [variant, valuesOf(product, variant, plan)]));
  const offers = offersOf(variants, values, plan);
  const words = wordsOf(product, categoryNames);
  const dearest = dearestOf(variants);
  return variants.map((variant, place) => {
    const { priceFrom: _, ...hit } = formatHit(toHit(product, variant, false));
    const own = values.get(variant) ?? NO_VALUES;
    return {
      ...Object.fromEntries(own.byCode),
      ...Object.fromEntries(
        Array.from(own.byGroup, ([group, said]) => [countedBy(group), `${product.sku}|${said}`]),
      ),
      ...hit,
      objectID: variant === shown ? product.sku : `${product.sku}#${variant.sku}`,
      words,
      price: toEuroNumber(variant.price.final),
      soldOut: variant.stock > 0 ? 0 : 1,
      isShown: variant === shown ? 1 : 0,
      rank,
      place,
      since: Number(since?.replaceAll('-', '') ?? 0),
      categories: product.categoryIds.map(String),
      dearest,
      offers: Object.fromEntries(offers.get(variant) ?? []),
    };
  });
}

/** What a variant says to each facet, and in one text to each group that tells variants apart. */
type Values = {
  readonly byCode: ReadonlyMap<string, readonly string[]>;
  readonly byGroup: ReadonlyMap<string, string>;
};

const NO_VALUES: Values = { byCode: new Map(), byGroup: new Map() };

function valuesOf(product: Product, variant: Variant, { labels, groups }: FacetPlan): Values {
  const codes = [...labels.keys()];
  const byCode = new Map(codes.map((code) => [code, facetValues(product, variant, code)]));
  const byGroup = new Map<string, string[]>();
  for (const [code, group] of groups) appendTo(byGroup, group, byCode.get(code) ?? []);
  return {
    byCode: new Map([...byCode].filter(([, values]) => values.length > 0)),
    byGroup: new Map(Array.from(byGroup, ([group, values]) => [group, values.join('|')])),
  };
}

/** Per variant and per set of facets that may be chosen, which ranges of prices it stands for. */
function offersOf(
  variants: readonly Variant[],
  values: ReadonlyMap<Variant, Values>,
  { groups }: FacetPlan,
): ReadonlyMap<Variant, readonly (readonly [string, OfferBounds])[]> {
  const offers = new Map<Variant, [string, OfferBounds][]>();
  const choosable = [...new Set(groups.values())].filter((group) => group !== PRICE_FACET);
  for (const chosen of subsetsOf(choosable)) {
    const alike = new Map<string, Variant[]>();
    for (const variant of variants) {
      const said = chosen.map((group) => values.get(variant)?.byGroup.get(group));
      appendTo(alike, JSON.stringify(said), [variant]);
    }
    for (const same of alike.values()) {
      for (const [variant, bounds] of offerBounds(same)) {
        appendTo(offers, variant, [[offerKey(chosen), bounds]]);
      }
    }
  }
  return offers;
}

const subsetsOf = (names: readonly string[]): readonly (readonly string[])[] =>
  names.reduce<readonly (readonly string[])[]>(
    (subsets, name) => [...subsets, ...subsets.map((subset) => [...subset, name])],
    [[]],
  );

function dearestOf(variants: readonly Variant[]): readonly DearestOffer[] {
  const dearest = new Map<string, number>();
  for (const { size = '', price } of variants) {
    dearest.set(size, Math.max(dearest.get(size) ?? 0, toEuroNumber(price.final)));
  }
  return Array.from(dearest, ([size, price]) => ({ size, price }));
}

const wordsOf = (product: Product, categories: readonly string[]): ProductWords => ({
  categories,
  sizes: [...new Set(product.variants.flatMap(({ size }) => size ?? []))],
  attributes: product.attributes.map(({ value }) => value),
  description: [product.summary, ...product.description],
  codes: [
    product.sku,
    product.catalogueId,
    ...product.variants.flatMap(({ sku, ean }) => [sku, ean]),
  ],
});
