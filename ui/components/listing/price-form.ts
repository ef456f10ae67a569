import type { Facet } from '#src/filters/facet.ts';
import { parseAmount, type PriceRange } from '#src/filters/price-range.ts';

/** The lowest and the highest amount of a price facet, in whole euros: what its fields suggest. */
export function priceBounds(facet: Facet): { readonly min: number; readonly max: number } {
  // One by one: an argument list is too short for many.
  const cents = centsOf(facet);
  const least = cents.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY);
  const most = cents.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY);
  return { min: Math.floor(least / 100), max: Math.ceil(most / 100) };
}

/** False when no price of the facet lies in the range: its page would not be found (F7). */
export const isWithinReach = ({ minCents, maxCents }: PriceRange, facet: Facet): boolean =>
  centsOf(facet).some((cents) => minCents <= cents && cents <= maxCents);

/** What a form of text fields sends, as the query of an address. */
export function formQuery(form: FormData): string {
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return `?${new URLSearchParams(fields)}`;
}

/** The prices of a price facet, in cents. */
export const centsOf = (facet: Facet): readonly number[] =>
  facet.values.flatMap(({ value }) => parseAmount(value) ?? []);
