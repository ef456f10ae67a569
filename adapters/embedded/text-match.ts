import type { Locale } from '#src/shared/locale.ts';
import { isBlank } from '#src/shared/blank.ts';
import type { ProductData } from './catalogue-data.ts';
import type { ProductTexts } from './product-texts.ts';

/**
 * How well each product answers a text, by its number: the higher, the better, and 0 is not at
 * all. `undefined` where the text is blank: then every product is meant alike.
 */
export type TextMatch = (query: string) => Float32Array | undefined;

/** Products are numbered in the order in which they are given, whatever their place in the shop. */
export function createTextMatch(
  texts: ProductTexts,
  locale: Locale,
  products: readonly ProductData[],
): TextMatch {
  const numbers = Uint32Array.from(products, (product) => texts.numberOf(product) ?? 0);
  return (query) => {
    if (isBlank(query)) return undefined;
    const scores = texts.search(locale).scores(query);
    return Float32Array.from(numbers, (number) => scores[number] ?? 0);
  };
}
