import type { Variant } from '#src/catalog/product.ts';
import { PRICE_FACET } from '#src/filters/facet.ts';
import { toEuroNumber } from '#src/pricing/money.ts';
import { appendTo } from '#src/shared/append-to.ts';
import { offerKey, type SizeMaxPrice, type OfferBounds } from '../product-record.ts';
import type { FacetPlan } from './facet-groups.ts';
import { offerBounds } from './offer-bounds.ts';
import type { VariantValues } from './variant-values.ts';

/** Price ranges in which a variant represents its product, by the set of facets chosen. */
export type BestOfferRanges = Readonly<Record<string, OfferBounds>>;

/** Computes each variant's offers, compared with variants with the same facet values. */
export function bestOfferRanges(
  values: ReadonlyMap<Variant, VariantValues>,
  { groups }: FacetPlan,
): ReadonlyMap<Variant, BestOfferRanges> {
  const offers = new Map<Variant, [string, OfferBounds][]>();
  const choosable = [...new Set(groups.values())].filter((group) => group !== PRICE_FACET);
  for (const chosen of subsetsOf(choosable)) {
    for (const alike of alikeIn(values, chosen)) {
      for (const [variant, bounds] of offerBounds(alike)) {
        appendTo(offers, variant, [[offerKey(chosen), bounds]]);
      }
    }
  }
  return new Map(Array.from(offers, ([variant, bounds]) => [variant, Object.fromEntries(bounds)]));
}

/** Groups variants by their values in these facet groups. */
function alikeIn(
  values: ReadonlyMap<Variant, VariantValues>,
  groups: readonly string[],
): Iterable<readonly Variant[]> {
  const alike = new Map<string, Variant[]>();
  for (const [variant, { byGroup }] of values) {
    appendTo(alike, JSON.stringify(groups.map((group) => byGroup.get(group))), [variant]);
  }
  return alike.values();
}

function subsetsOf(names: readonly string[]): readonly (readonly string[])[] {
  const subsets: (readonly string[])[] = [[]];
  for (const name of names) subsets.push(...subsets.map((subset) => subset.concat(name)));
  return subsets;
}

/** Highest price per size. */
export function maxPricesBySize(variants: readonly Variant[]): readonly SizeMaxPrice[] {
  const dearest = new Map<string, number>();
  for (const { size = '', price } of variants) {
    dearest.set(size, Math.max(dearest.get(size) ?? 0, toEuroNumber(price.final)));
  }
  return Array.from(dearest, ([size, price]) => ({ size, price }));
}
