import type { Facet } from '#src/filters/facet.ts';
import { parseAmount, type PriceRange } from '#src/filters/price-range.ts';

/** The lowest and the highest amount of a price facet, in whole euros: what its fields suggest. */
export function priceBounds(facet: Facet): { readonly min: number; readonly max: number } {
  const cents = centsOf(facet);
  return { min: Math.floor(Math.min(...cents) / 100), max: Math.ceil(Math.max(...cents) / 100) };
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
