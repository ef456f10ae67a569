import { queryValue, splitUrl } from '../routing/url-parts.ts';
import type { Locale } from '../shared/locale.ts';
import type { ProductSelection } from './product-selection.ts';
import { chooseVariant } from './choose-variant.ts';
import { nonDefaultChoiceUids } from './product-configuration.ts';
import { parseHalves } from './halves-query.ts';
import type { Product } from './product.ts';
import { parsePartChoices, parseVariantRequest } from './variant-query.ts';

/** The configuration selected by the query of a product URL, as its page shows it. */
export function selectionFromQuery(
  product: Product,
  query: string,
  locale: Locale,
): ProductSelection {
  const named = (name: string) => queryValue(query, name);
  const { chosen: variant } = chooseVariant(product, parseVariantRequest(product, named, locale));
  const parts = parsePartChoices(product.parts ?? [], named, locale);
  const halves = parseHalves(product, variant, named, locale);
  return { configuration: { product, variant, parts }, ...(halves && { halves }) };
}

/** Whether two configurations are the same products, however their URLs are written. */
export const isSameProductSelection = (one: ProductSelection, other: ProductSelection): boolean =>
  one.configuration.product.url === other.configuration.product.url &&
  JSON.stringify(identityOf(one)) === JSON.stringify(identityOf(other));

/** Whether the URL of a product leads to this selection of it. */
export const isSelectedBy = (
  product: Product,
  url: string,
  locale: Locale,
  selection: ProductSelection,
): boolean =>
  isSameProductSelection(selectionFromQuery(product, splitUrl(url).query, locale), selection);

const identityOf = ({ configuration, halves }: ProductSelection) => [
  ...skusOf(configuration.variant.sku, halves),
  ...nonDefaultChoiceUids(configuration),
];

const skusOf = (sku: string, halves: ProductSelection['halves']): readonly string[] =>
  halves ? [halves.left.sku, halves.right.sku] : [sku];
