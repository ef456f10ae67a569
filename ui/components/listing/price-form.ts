import type { Facet } from '#src/filters/facet.ts';

/** A price range in cents, bounds included. */
export type CentsRange = { readonly minCents: number; readonly maxCents: number };

/** The lowest and the highest amount of the facet, in euros. */
export function priceBounds(facet: Facet): { readonly min: number; readonly max: number } {
  const amounts = facet.values.map(({ value }) => Number(value));
  return { min: Math.min(...amounts), max: Math.max(...amounts) };
}

/**
 * What was typed, as a range: an empty field is open on its side, and bounds in the wrong order
 * are read in the right one. Nothing typed is no range.
 */
export function readRange(form: FormData, facet: Facet): CentsRange | undefined {
  const bounds = priceBounds(facet);
  const min = amountIn(form, 'min');
  const max = amountIn(form, 'max');
  if (min === undefined && max === undefined) return undefined;
  const ends = [
    min ?? Math.min(bounds.min, max ?? bounds.min),
    max ?? Math.max(bounds.max, min ?? 0),
  ];
  return { minCents: toCents(Math.min(...ends)), maxCents: toCents(Math.max(...ends)) };
}

/** False when no price of the facet lies in the range: its page would not be found (F7). */
export const isWithinReach = ({ minCents, maxCents }: CentsRange, facet: Facet): boolean =>
  facet.values.some(({ value }) => {
    const cents = toCents(Number(value));
    return cents >= minCents && cents <= maxCents;
  });

function amountIn(form: FormData, name: string): number | undefined {
  const written = form.get(name);
  if (typeof written !== 'string' || written.trim() === '') return undefined;
  const amount = Number(written);
  return Number.isFinite(amount) ? amount : undefined;
}

const toCents = (amount: number): number => Math.round(amount * 100);
