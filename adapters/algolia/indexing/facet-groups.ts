import { attributeLabel } from '#src/catalog/attributes/attribute-dictionary.ts';
import { isDerivedFacet, isVariantLevel } from '#src/catalog/derived-facets.ts';
import type { Product } from '#src/catalog/product.ts';
import { SIZE_FACETS } from '#src/catalog/size-facets.ts';
import { PRICE_FACET } from '#src/filters/facet.ts';
import { normalizeLabel, mergedFacetNames } from '#src/filters/merge-facets.ts';
import { appendTo } from '#src/shared/lists.ts';
import type { Locale } from '#src/shared/locale.ts';

/** The facets of a shop in one locale, for its index. */
export type FacetPlan = {
  readonly locale: Locale;
  /** Facet labels by attribute code. */
  readonly labels: ReadonlyMap<string, string>;
  /**
   * The facets in which variants differ, each with its group: the first code under the same label.
   * Facets under one label are counted together (F8).
   */
  readonly groups: ReadonlyMap<string, string>;
};

/** Plans the facets. `codes` are the attributes that any category can be filtered by. */
export function planFacets(
  products: readonly Product[],
  codes: readonly string[],
  locale: Locale,
): FacetPlan {
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
