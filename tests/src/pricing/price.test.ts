import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euroCents } from '#src/pricing/money.ts';
import { displayPriceOf, type Price, priorPrice, showsVatLabel } from '#src/pricing/price.ts';
import { formatHit, parseHit } from '#src/search/hit-document.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { anyHit } from '../../support/arbitraries/catalog.ts';
import { anyInvalidPrice, anyPrice } from '../../support/arbitraries/pricing.ts';

describe('displayPriceOf', () => {
  it('P3 returns the final price, the was-price, and the saving', () => {
    expect(displayPriceOf(reduced(29_900, 19_900))).toEqual({
      now: euroCents(19_900),
      was: euroCents(29_900),
      saved: euroCents(10_000),
      percent: 33,
    });
  });

  it.each([
    [10_000, 10_000],
    [10_000, 12_000],
    [Number.NaN, 12_000],
    [Number.POSITIVE_INFINITY, 12_000],
  ])('returns no was-price for a regular price of %i and a final price of %i', (regular, final) => {
    expect(displayPriceOf(reduced(regular, final, 100))).toEqual({
      now: euroCents(final),
      saved: euroCents(0),
      percent: 0,
    });
  });

  it('P3 returns undefined for a default price that is not above 0', () => {
    const shown = [1, 0, -1, Number.NaN].map(
      (defaultPrice) => displayPriceOf(reduced(500, 400, defaultPrice))?.now,
    );
    expect(shown).toEqual([euroCents(400), undefined, undefined, undefined]);
  });

  it('P3 returns undefined for a final price that is not a positive amount', () => {
    const finals = [0, -1, Number.NaN, Number.POSITIVE_INFINITY];
    expect(finals.map((final) => displayPriceOf(reduced(500, final, 100)))).toEqual(
      finals.map(() => undefined),
    );
  });

  it.each([
    [100_000, 75_000, 25],
    [10_000, 1, 99],
    [10_000, 9_950, 0],
  ])('reduces %i to %i by %i percent', (regular, final, percent) => {
    expect(displayPriceOf(reduced(regular, final, 100))?.percent).toBe(percent);
  });

  it('never returns a was-price that is not above the final price', () => {
    fc.assert(
      fc.property(anyInvalidPrice, (price) => {
        const { was, now } = displayPriceOf(price) ?? { now: euroCents(0) };
        expect(was === undefined || was.cents > now.cents).toBe(true);
      }),
    );
  });

  it('returns only finite, non-negative amounts for any invalid price', () => {
    fc.assert(
      fc.property(anyInvalidPrice, (price) => {
        const { now, was, saved, percent } = displayPriceOf(price) ?? { now: euroCents(0) };
        const shown = [now.cents, was?.cents ?? 0, saved?.cents ?? 0, percent ?? 0];
        expect(shown.filter((amount) => !Number.isFinite(amount) || amount < 0)).toEqual([]);
      }),
    );
  });

  it('rounds the percentage down', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        const offer = displayPriceOf(price);
        if (!offer?.was) return;
        const { was, saved, percent } = offer;
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent * was.cents).toBeLessThanOrEqual(saved.cents * 100);
        expect((percent + 1) * was.cents).toBeGreaterThan(saved.cents * 100);
      }),
    );
  });

  it('returns a final price and a saving that add up to the was-price', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        const {
          now,
          was = now,
          saved,
        } = displayPriceOf(price) ?? { now: euroCents(0), saved: euroCents(0) };
        expect(now.cents + saved.cents).toBe(was.cents);
      }),
    );
  });

  it('P3 returns the final price if it and the default price are above 0', () => {
    fc.assert(
      fc.property(anyPrice, (price) => {
        const isShown = price.default.cents > 0 && price.final.cents > 0;
        expect(displayPriceOf(price)?.now).toEqual(isShown ? price.final : undefined);
      }),
    );
  });

  it('P3 displays the same price after a JSON round trip of a search hit', () => {
    fc.assert(
      fc.property(anyHit, (hit) => {
        const { prices } = formatHit(hit);
        const read = parseHit({ ...formatHit(hit), prices: JSON.parse(JSON.stringify(prices)) });
        expect(read && displayPriceOf(read.price)).toEqual(displayPriceOf(hit.price));
      }),
    );
  });
});

const reduced = (regular: number, final: number, defaultPrice = final): Price => ({
  regular: euroCents(regular),
  final: euroCents(final),
  default: euroCents(defaultPrice),
});

const priceOf = (regular: number, final: number) => ({
  regular: euroCents(regular),
  final: euroCents(final),
});

describe('priorPrice', () => {
  it('returns the lowest price of the prior thirty days, not the list price', () => {
    expect(priorPrice(priceOf(59_900, 39_900), euroCents(49_900))).toEqual(euroCents(49_900));
  });

  it('returns the final price when the lowest price is not recorded, or not higher', () => {
    expect(priorPrice(priceOf(59_900, 39_900), undefined)).toEqual(euroCents(39_900));
    expect(priorPrice(priceOf(59_900, 39_900), euroCents(34_900))).toEqual(euroCents(39_900));
  });

  it('never exceeds the regular price', () => {
    expect(priorPrice(priceOf(49_900, 39_900), euroCents(59_900))).toEqual(euroCents(49_900));
  });

  it('P3 yields the lowest price of the prior thirty days as was-price if it was higher, else none', () => {
    const anyCents = fc.integer({ min: 1, max: 500_000 });
    const month = fc.array(anyCents, { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(month, anyCents, (days, now) => {
        const lowest = Math.min(...days);
        const price = priceOf(Math.max(...days), now);
        const regular = priorPrice(price, euroCents(lowest));
        const offer = displayPriceOf({ regular, final: price.final, default: price.final });
        expect(offer?.was?.cents).toBe(lowest > now ? lowest : undefined);
      }),
    );
  });
});

describe('showsVatLabel', () => {
  it('P2 returns true for Germany and Austria alone', () => {
    expect(LOCALES.filter(showsVatLabel)).toEqual(['de-de', 'de-at']);
  });
});
