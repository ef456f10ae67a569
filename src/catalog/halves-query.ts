import { encodePercent } from '../routing/percent-encoding.ts';
import { type Locale, LOCALES, localizedText, type LocalizedText } from '../shared/locale.ts';
import { bedHalves, type BedHalves } from './bed-halves.ts';
import { isFirmness } from './firmness.ts';
import type { Product, Variant } from './product.ts';
import type { QueryReader } from './variant-query.ts';
import { optionParamValues } from './product-url-params.ts';

/** The query parameter for a bed of two halves. */
const NAME: LocalizedText = { nl: 'per-kant', de: 'pro-seite', en: 'per-side' };

/**
 * Adds two halves to the URL of a variant: `per-kant=medium,stevig`, left first; `per-kant=2` if
 * the product has no firmness option.
 */
export function withHalvesParam(
  url: string,
  halves: BedHalves | undefined,
  locale: Locale,
): string {
  if (halves === undefined) return url;
  const words = [halves.left, halves.right].flatMap((half) => firmnessWord(half, locale) ?? []);
  const value = words.length === 2 ? words.map(encodePercent).join(',') : '2';
  return `${url}${url.includes('?') ? '&' : '?'}${localizedText(NAME, locale)}=${value}`;
}

/** Parses what {@link withHalvesParam} wrote; `undefined` if the bed is, or can only be, in one piece. */
export function parseHalves(
  product: Product,
  fullVariant: Variant,
  query: QueryReader,
  locale: Locale,
): BedHalves | undefined {
  const answer = halvesParamNames(locale)
    .map(query)
    .find((value) => value !== undefined);
  if (answer === undefined) return undefined;
  const [left, right] = answer.split(',').map((word) => keyOf(product, word, locale));
  return bedHalves(product, fullVariant, { left, right });
}

/** Names of the parameter, the locale's own first. */
export const halvesParamNames = (locale: Locale): readonly string[] =>
  [locale, ...LOCALES].map((one) => localizedText(NAME, one));

const keyOf = ({ variants }: Product, word: string, locale: Locale): string | undefined =>
  variants
    .flatMap(({ options = [] }) => options)
    .find((option) => isFirmness(option) && optionParamValues(option, locale).includes(word))?.key;

function firmnessWord({ options = [] }: Variant, locale: Locale): string | undefined {
  const option = options.find(isFirmness);
  return option && optionParamValues(option, locale)[0];
}
