import { encodePercent } from '../routing/percent-encoding.ts';
import { wordsFor, type LocalWords } from '../shared/local-words.ts';
import { LOCALES, type Locale } from '../shared/locale.ts';
import { bedHalves, type BedHalves } from './bed-halves.ts';
import { isFirmness } from './firmness.ts';
import type { Product, Variant } from './product.ts';
import type { Query } from './variant-query.ts';
import { optionWords } from './variant-words.ts';

/** What the address calls a bed of two halves. */
const NAME: LocalWords = { nl: 'per-kant', de: 'pro-seite', en: 'per-side' };

/**
 * Adds to the address of a variant that its bed is filled by two halves: `per-kant=medium,stevig`,
 * the left one first; `per-kant=2` where there are no firmnesses to choose from.
 */
export function halvesUrl(url: string, halves: BedHalves | undefined, locale: Locale): string {
  if (halves === undefined) return url;
  const words = [halves.left, halves.right].flatMap((half) => firmnessWord(half, locale) ?? []);
  const value = words.length === 2 ? words.map(encodePercent).join(',') : '2';
  return `${url}${url.includes('?') ? '&' : '?'}${wordsFor(NAME, locale)}=${value}`;
}

/** Reads what {@link halvesUrl} wrote; `undefined` where the bed is one piece, or has to be. */
export function parseHalves(
  product: Product,
  whole: Variant,
  query: Query,
  locale: Locale,
): BedHalves | undefined {
  const names = [locale, ...LOCALES].map((one) => wordsFor(NAME, one));
  const answer = names.map(query).find((said) => said !== undefined);
  if (answer === undefined) return undefined;
  const [left, right] = answer.split(',').map((word) => keyOf(product, word, locale));
  return bedHalves(product, whole, { left, right });
}

const keyOf = ({ variants }: Product, word: string, locale: Locale): string | undefined =>
  variants
    .flatMap(({ options = [] }) => options)
    .find((option) => isFirmness(option) && optionWords(option, locale).includes(word))?.key;

function firmnessWord({ options = [] }: Variant, locale: Locale): string | undefined {
  const option = options.find(isFirmness);
  return option && optionWords(option, locale)[0];
}
