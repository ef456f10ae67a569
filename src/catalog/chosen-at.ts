import { queryValue } from '../routing/query-string.ts';
import type { Locale } from '../shared/locale.ts';
import type { ChosenBed } from './choice-url.ts';
import { chooseVariant } from './choose-variant.ts';
import { chosenUids } from './configuration.ts';
import { parseHalves } from './halves-query.ts';
import type { Product } from './product.ts';
import { parseChoices, parseVariantWish } from './variant-query.ts';

/** The configuration selected by the query of a product URL, as its page shows it. */
export function chosenAt(product: Product, query: string, locale: Locale): ChosenBed {
  const named = (name: string) => queryValue(query, name);
  const { chosen: variant } = chooseVariant(product, parseVariantWish(product, named, locale));
  const parts = parseChoices(product.parts ?? [], named, locale);
  const halves = parseHalves(product, variant, named, locale);
  return { configuration: { product, variant, parts }, ...(halves && { halves }) };
}

/** Whether two configurations are the same products, however their URLs are written. */
export const isSameChoice = (one: ChosenBed, other: ChosenBed): boolean =>
  one.configuration.product.url === other.configuration.product.url &&
  JSON.stringify(identityOf(one)) === JSON.stringify(identityOf(other));

const identityOf = ({ configuration, halves }: ChosenBed) => [
  ...skusOf(configuration.variant.sku, halves),
  ...chosenUids(configuration),
];

const skusOf = (sku: string, halves: ChosenBed['halves']): readonly string[] =>
  halves ? [halves.left.sku, halves.right.sku] : [sku];
