import type { Product, Variant } from '#src/catalog/product.ts';
import { appendTo } from '#src/shared/append-to.ts';
import type { FacetPlan } from './facet-groups.ts';
import { facetValues } from './facet-values.ts';

/** Values of a variant per facet, and as one text per group of variant facets. */
export type VariantValues = {
  readonly byCode: ReadonlyMap<string, readonly string[]>;
  readonly byGroup: ReadonlyMap<string, string>;
};

export function variantValues(
  product: Product,
  variant: Variant,
  { labels, groups, locale }: FacetPlan,
): VariantValues {
  const codes = [...labels.keys()];
  const byCode = new Map(codes.map((code) => [code, facetValues(product, variant, code, locale)]));
  const byGroup = new Map<string, string[]>();
  for (const [code, group] of groups) appendTo(byGroup, group, byCode.get(code) ?? []);
  return {
    byCode: new Map([...byCode].filter(([, values]) => values.length > 0)),
    byGroup: new Map(Array.from(byGroup, ([group, values]) => [group, values.join('|')])),
  };
}
