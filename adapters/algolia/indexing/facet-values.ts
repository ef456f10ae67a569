import type { Product, Variant } from '#src/catalog/product.ts';
import {
  isDerivedFacet,
  derivedFacetValues,
  type DerivedFacetInput,
} from '#src/catalog/derived-facets.ts';
import { PRICE_FACET, SIZE_FACET } from '#src/filters/facet.ts';
import { toEuroNumber } from '#src/pricing/money.ts';
import type { Locale } from '#src/shared/locale.ts';

/** The attribute for `brand`, which every product has. */
const BRAND = 'merk';

/** Returns the values of a facet for one variant, in the locale's language. */
export function facetValues(
  product: Product,
  variant: Variant,
  code: string,
  locale: Locale,
): readonly string[] {
  if (code === PRICE_FACET) return [String(toEuroNumber(variant.price.final))];
  if (code === SIZE_FACET) return variant.size === undefined ? [] : [variant.size];
  if (isDerivedFacet(code)) return derivedFacetValues(code, factsOf(product, variant), locale);
  const option = variant.options?.find((option) => option.code === code);
  if (option) return [option.value];
  const attribute = product.attributes.find((attribute) => attribute.code === code);
  if (attribute) return attribute.value.split(', ');
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
