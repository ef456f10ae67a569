import {
  type DerivedFacetInput,
  derivedFacetValues,
  filterableValues,
  isDerivedFacet,
} from '#src/catalog/derived-facets.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { sizeFacetValues } from '#src/catalog/size-facets.ts';
import { PRICE_FACET } from '#src/filters/facet.ts';
import { toEuroNumber } from '#src/pricing/money.ts';
import { appendTo } from '#src/shared/lists.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { FacetLabels } from './facet-groups.ts';

/** Values of a variant per facet, and per group of variant facets. */
export type VariantValues = {
  readonly byCode: ReadonlyMap<string, readonly string[]>;
  readonly byGroup: ReadonlyMap<string, readonly string[]>;
};

export function variantValues(
  product: Product,
  variant: Variant,
  { labels, groups, locale }: FacetLabels,
): VariantValues {
  const codes = [...labels.keys()];
  const byCode = new Map(codes.map((code) => [code, facetValues(product, variant, code, locale)]));
  const byGroup = new Map<string, string[]>();
  for (const [code, group] of groups) appendTo(byGroup, group, byCode.get(code) ?? []);
  return {
    byCode: new Map([...byCode].filter(([, values]) => values.length > 0)),
    byGroup,
  };
}

/** The attribute for `brand`, which every product has. */
const BRAND = 'merk';

/** Returns the values of a facet for one variant, in the locale's language. */
function facetValues(
  product: Product,
  variant: Variant,
  code: string,
  locale: Locale,
): readonly string[] {
  if (code === PRICE_FACET) return [String(toEuroNumber(variant.price.final))];
  const ofSize = sizeFacetValues(code, variant.size);
  if (ofSize) return ofSize;
  if (isDerivedFacet(code)) return derivedFacetValues(code, factsOf(product, variant), locale);
  const option = variant.options?.find((option) => option.code === code);
  if (option) return [option.value];
  const attribute = product.attributes.find((attribute) => attribute.code === code);
  if (attribute) return filterableValues(code, attribute.value.split(', '), locale);
  return code === BRAND ? [product.brand] : [];
}

const factsOf = (
  { reviews }: Product,
  { deliveryDays, stock, price }: Variant,
): DerivedFacetInput => ({
  deliveryDays,
  stock,
  isReduced: price.regular.cents > price.final.cents,
  ...(reviews && { average: reviews.average }),
});
