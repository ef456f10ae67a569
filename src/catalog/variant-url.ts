import { SIZE_FACET } from '../filters/facet.ts';
import { facetUrlName } from '../filters/facet-names.ts';
import { encodePercent } from '../routing/percent-encoding.ts';
import type { Locale } from '../shared/locale.ts';
import type { Product, Variant } from './product.ts';

/** The product's page with this variant chosen: `/matras-duin?maat=160x200`. */
export function variantUrl(
  { url }: Pick<Product, 'url'>,
  { size }: Pick<Variant, 'size'>,
  locale: Locale,
): string {
  if (size === undefined) return url;
  const name = facetUrlName({ name: SIZE_FACET, label: SIZE_FACET }, locale);
  return `${url}?${name}=${encodePercent(size)}`;
}
