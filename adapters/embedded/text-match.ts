import type { ProductData } from './catalogue-data.ts';
import type { LocalCatalogue } from './local-catalogue.ts';

/** Tells which products a text means, by their numbers. */
export type TextMatch = (query: string) => (product: number) => boolean;

/**
 * A product is meant when each word of the query begins a word of its name, brand, summary,
 * sizes or attribute values, without regard to case and accents. An empty query means all.
 */
export function createTextMatch(
  catalogue: LocalCatalogue,
  products: readonly ProductData[],
): TextMatch {
  const texts = products.map((product) => ` ${wordsIn(textOf(catalogue, product)).join(' ')}`);
  return (query) => {
    const beginnings = wordsIn(query).map((word) => ` ${word}`);
    if (beginnings.length === 0) return () => query.trim() === '';
    return (product) => beginnings.every((beginning) => texts[product]?.includes(beginning));
  };
}

function textOf(catalogue: LocalCatalogue, data: ProductData): string {
  const { name, brand, summary, attributes, variants } = catalogue.product(data);
  const values = attributes.map(({ value }) => value);
  const sizes = variants.map(({ size }) => size ?? '');
  return [name, brand, summary, ...values, ...sizes].join(' ');
}

const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
