import { firstShownOrder } from '#src/catalog/choose-variant.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { PRICE_FACET } from '#src/filters/facet.ts';
import { toEuroNumber } from '#src/pricing/money.ts';
import { appendTo } from '#src/shared/lists.ts';
import {
  NO_UPPER_BOUND,
  type OfferBounds,
  offerKey,
  type SizeMaxPrice,
} from '../product-record.ts';
import type { FacetPlan } from './facet-groups.ts';
import type { VariantValues } from './variant-values.ts';

/** Price ranges in which a variant represents its product, by the set of facets chosen. */
export type BestOfferRanges = Readonly<Record<string, OfferBounds>>;

/**
 * Computes each variant's offers, compared with variants with the same facet values, for up to
 * `offerDepth` facets. A variant that is never the best offer of a set of facets lacks that set.
 */
export function bestOfferRanges(
  values: ReadonlyMap<Variant, VariantValues>,
  { groups, offerDepth }: FacetPlan,
  mostBought?: Product['mostBought'],
): ReadonlyMap<Variant, BestOfferRanges> {
  const offers = new Map<Variant, [string, OfferBounds][]>();
  const choosable = [...new Set(groups.values())].filter((group) => group !== PRICE_FACET);
  for (const chosen of subsetsOf(choosable, offerDepth)) {
    for (const group of groupVariants(values, chosen)) {
      for (const [variant, bounds] of offerBounds(group, mostBought)) {
        const euros = eurosOf(variant);
        const isEverBest = bounds.lower < euros && bounds.upper > euros;
        if (isEverBest) appendTo(offers, variant, [[offerKey(chosen), bounds]]);
      }
    }
  }
  return new Map(Array.from(offers, ([variant, bounds]) => [variant, Object.fromEntries(bounds)]));
}

/** Groups variants by their values in these facet groups. */
function groupVariants(
  values: ReadonlyMap<Variant, VariantValues>,
  groups: readonly string[],
): Iterable<readonly Variant[]> {
  const variantGroups = new Map<string, Variant[]>();
  for (const [variant, { byGroup }] of values) {
    appendTo(variantGroups, JSON.stringify(groups.map((group) => byGroup.get(group))), [variant]);
  }
  return variantGroups.values();
}

/** Returns the subsets of at most `largest` names. */
function subsetsOf(names: readonly string[], largest: number): readonly (readonly string[])[] {
  const subsets: (readonly string[])[] = [[]];
  for (const name of names) {
    const extensible = subsets.filter(({ length }) => length < largest);
    subsets.push(...extensible.map((subset) => subset.concat(name)));
  }
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

/**
 * Returns for which price ranges each variant is the best offer: every range that includes its
 * price but not its bounds. The bounds are the nearest prices of better offers: a range from `lower`
 * or less holds one, as does a range up to `upper` or more.
 */
export function offerBounds(
  variants: readonly Variant[],
  mostBought?: Product['mostBought'],
): ReadonlyMap<Variant, OfferBounds> {
  const better: number[] = [];
  return new Map(
    variants.toSorted(firstShownOrder(mostBought)).map((variant) => {
      const euros = eurosOf(variant);
      const bounds = {
        lower: Math.max(-1, ...better.filter((price) => price <= euros)),
        upper: Math.min(NO_UPPER_BOUND, ...better.filter((price) => price > euros)),
      };
      better.push(euros);
      return [variant, bounds];
    }),
  );
}

const eurosOf = ({ price }: Variant): number => toEuroNumber(price.final);
