import type { ProductData, VariantData } from '#adapters/embedded/catalogue-data.ts';
import type { PriceRecord } from '#src/pricing/price-record.ts';
import { LOCALES } from '#src/shared/locale.ts';

/** Days on which reductions of the demo shop began; a product has one of them. */
const REDUCED_ON = ['2026-10-05', '2026-10-19', '2026-11-02', '2026-11-16', '2026-11-23'];

/** The day on which the price before a reduction began: until then it was higher. */
const LOWERED_ON = '2026-08-31';

/** By how much more, in percent. */
const EARLIER_PERCENT = 5;

/**
 * What the prices of the reduced products were, from their first day in the shop until `now`, in
 * every market alike: they were lowered for good in summer, and are reduced since autumn. Prices of
 * other products have not changed, and are observed. Sorted by variant, market and time, as they are
 * added fastest.
 */
export const pricesOf = (products: readonly ProductData[], now: number): readonly PriceRecord[] =>
  products.flatMap((product) =>
    product.variants.flatMap((variant) => {
      const runs = runsOf(product, variant, now);
      return LOCALES.flatMap((market) =>
        runs.map(({ cents, from, until }): PriceRecord => ({
          market,
          sku: variant.sku,
          cents,
          from,
          until,
          source: 'imported',
        })),
      );
    }),
  );

type Run = Pick<PriceRecord, 'cents' | 'from' | 'until'>;

function runsOf(
  { sku, since }: ProductData,
  { cents, wasCents }: VariantData,
  now: number,
): readonly Run[] {
  if (wasCents === undefined) return [];
  const [first, lowered, reduced] = [since, LOWERED_ON, reducedOn(sku)].map(startOf);
  if (first === undefined || lowered === undefined || reduced === undefined) return [];
  return [
    { cents: wholeEuros((wasCents * (100 + EARLIER_PERCENT)) / 100), from: first, until: lowered },
    { cents: wasCents, from: lowered, until: reduced },
    { cents, from: reduced, until: Number.POSITIVE_INFINITY },
  ]
    .map((run) => Object.assign(run, { until: Math.min(run.until - 1000, now) }))
    .filter(({ from, until }) => from <= until);
}

const reducedOn = (sku: string): string => {
  const sum = Array.from(sku).reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return REDUCED_ON[sum % REDUCED_ON.length] ?? LOWERED_ON;
};

/** Prices change at midnight in winter time. */
const startOf = (day: string): number => Date.parse(`${day}T00:00:00+01:00`);

const wholeEuros = (cents: number): number => Math.ceil(cents / 100) * 100;
