import type { Facet } from '#src/filters/facet.ts';
import { parseAmount, type PriceRange } from '#src/filters/price-range.ts';

/** Lowest and highest amount of a price facet, in whole euros; the placeholders of its fields. */
export function priceBounds(facet: Facet): { readonly min: number; readonly max: number } {
  // Reduces, as spreading many prices would exceed the maximum number of arguments.
  const cents = facetPricesInCents(facet);
  const least = cents.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const most = cents.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  return { min: Math.floor(least / 100), max: Math.ceil(most / 100) };
}

/** False if no price of the facet is in the range: its page would be a 404 (F7). */
export const hasPriceInRange = ({ minCents, maxCents }: PriceRange, facet: Facet): boolean =>
  facetPricesInCents(facet).some((cents) => minCents <= cents && cents <= maxCents);

/** Text fields of a form as a URL query. */
export function formQuery(form: FormData): string {
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return `?${new URLSearchParams(fields)}`;
}

/** Prices of a price facet, in cents. */
export const facetPricesInCents = (facet: Facet): readonly number[] =>
  facet.values.flatMap(({ value }) => parseAmount(value) ?? []);
