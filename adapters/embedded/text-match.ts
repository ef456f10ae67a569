import type { Locale } from '#src/shared/locale.ts';
import { isBlank } from '#src/shared/blank.ts';
import type { ProductData } from './catalogue-data.ts';
import type { ProductTexts } from './product-texts.ts';

/**
 * Returns the relevance of each product to a query, by product number: higher is better, 0 is no
 * match. Returns `undefined` for a blank query, which all products match equally.
 */
export type TextMatch = (query: string) => Float32Array | undefined;

/** Numbers products in the given order, whatever their order in the catalogue. */
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
