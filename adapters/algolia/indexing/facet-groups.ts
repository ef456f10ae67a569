import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import { isDerivedFacet, isVariantLevel } from '#src/catalog/derived-facets.ts';
import type { Product } from '#src/catalog/product.ts';
import { SIZE_FACETS } from '#src/catalog/size-facets.ts';
import { PRICE_FACET } from '#src/filters/facet.ts';
import { normalizeLabel, mergedFacetNames } from '#src/filters/merge-facets.ts';
import { appendTo } from '#src/shared/lists.ts';
import type { Locale } from '#src/shared/locale.ts';
import { variantValues } from './variant-values.ts';

/** The facets of a shop in one locale. */
export type FacetLabels = {
  readonly locale: Locale;
  /** Facet labels by attribute code. */
  readonly labels: ReadonlyMap<string, string>;
  /**
   * The facets in which variants differ, each with its group: the first code under the same label.
   * Facets under one label are counted together (F8).
   */
  readonly groups: ReadonlyMap<string, string>;
};

/** The facets of a shop in one locale, and how its index counts them. */
export type FacetPlan = FacetLabels & {
  /** Groups with a replica that counts them: those with too many values to query each. */
  readonly replicas: ReadonlySet<string>;
  /** Maximum number of chosen groups, besides price, for which the index knows the best offers. */
  readonly offerDepth: number;
};

/** A group of more values is counted by a replica, a smaller one by a query for each value. */
const MAX_QUERIED_VALUES = 100;

/** Maximum number of sets of facets in `offers`, of some 60 bytes each. */
const MAX_OFFER_SETS = 64;

/**
 * Plans the facets. Goes through the products twice. `codes` are the attributes that any category can
 * be filtered by.
 */
export function planFacets(
  products: Iterable<Product>,
  codes: readonly string[],
  locale: Locale,
): FacetPlan {
  const labels = labelFacets(products, codes, locale);
  const groups = new Set(labels.groups.values());
  const choosable = [...groups].filter((group) => group !== PRICE_FACET).length;
  return { ...labels, replicas: largeGroups(products, labels), offerDepth: depthFor(choosable) };
}

function labelFacets(
  products: Iterable<Product>,
  codes: readonly string[],
  locale: Locale,
): FacetLabels {
  const named = new Map<string, string>();
  const ofOffers = codes.filter((code) => isDerivedFacet(code) && isVariantLevel(code));
  const separateCodes = new Set([...SIZE_FACETS, PRICE_FACET, ...ofOffers]);
  for (const { attributes, variants } of products) {
    for (const { code, label } of attributes) named.set(code, label);
    for (const { options = [] } of variants) {
      for (const { code, label } of options) {
        named.set(code, label);
        separateCodes.add(code);
      }
    }
  }
  const labels = new Map(
    codes.map((code) => [code, attributeLabel(code, locale) ?? named.get(code) ?? code]),
  );
  const byLabel = new Map<string, string[]>();
  for (const [code, label] of labels) {
    if (separateCodes.has(code)) appendTo(byLabel, normalizeLabel(label), [code]);
  }
  const groups = [...byLabel.values()].flatMap((group) => {
    const [name = ''] = mergedFacetNames(group);
    return group.map((code) => [code, name] as const);
  });
  return { locale, labels, groups: new Map(groups) };
}

/** Prices always have a replica: a larger shop has more of them every day. */
function largeGroups(products: Iterable<Product>, labels: FacetLabels): ReadonlySet<string> {
  const found = new Map<string, Set<string>>();
  for (const product of products) {
    for (const variant of product.variants) {
      for (const [group, values] of variantValues(product, variant, labels).byGroup) {
        const known = found.get(group) ?? new Set();
        found.set(group, known);
        if (known.size <= MAX_QUERIED_VALUES) for (const value of values) known.add(value);
      }
    }
  }
  const isLarge = (group: string) =>
    group === PRICE_FACET || (found.get(group)?.size ?? 0) > MAX_QUERIED_VALUES;
  return new Set([...labels.groups.values()].filter(isLarge));
}

/** The largest number of chosen groups whose sets, and all smaller ones, are few enough. */
function depthFor(groups: number): number {
  let depth = 0;
  let combinations = 1;
  let sets = 1;
  while (depth < groups) {
    combinations = (combinations * (groups - depth)) / (depth + 1);
    sets += combinations;
    if (sets > MAX_OFFER_SETS) return depth;
    depth += 1;
  }
  return depth;
}
