import { eanCheckDigit } from '#src/catalog/ean.ts';

/** Prefix under which the Dutch numbering office issues article numbers. */
const DUTCH_PREFIX = '871';

/**
 * EAN-13 of a stock-keeping unit. It is derived from the SKU, so that the demo shop needs no number
 * series of its own and a number never moves to another article.
 */
export function eanOf(sku: string): string {
  const digits = DUTCH_PREFIX + String(hash(sku) % 1_000_000_000).padStart(9, '0');
  return digits + String(eanCheckDigit(digits));
}

/** Id of a product in other catalogues: eight digits derived from its SKU. */
export const catalogueIdOf = (sku: string): string =>
  String(hash(sku) % 100_000_000).padStart(8, '0');

/** FNV-1a over UTF-16 code units: small, and well distributed over short codes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    value = Math.imul(value ^ text.charCodeAt(place), 0x01000193) >>> 0;
  }
  return value;
}
