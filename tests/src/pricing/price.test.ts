import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { euroCents } from '#src/pricing/money.ts';
import {
  displayPriceOf,
  isReduced,
  type Price,
  reductionEnd,
  savedPart,
  showsVatLabel,
  withWasPrice,
} from '#src/pricing/price.ts';
import { formatHit, parseHit } from '#src/search/hit-document.ts';
import { formatDay } from '#src/shared/calendar-day.ts';
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

describe('withWasPrice', () => {
  it('P3a takes the lowest price of the prior thirty days, not the list price', () => {
    expect(withWasPrice(reduced(59_900, 39_900), 49_900)).toStrictEqual(reduced(49_900, 39_900));
  });

  it('P3a shows no was-price when the lowest price is unknown, or not higher', () => {
    for (const lowest of [undefined, 39_900, 34_900])
      expect(withWasPrice(reduced(59_900, 39_900), lowest)).toEqual(reduced(39_900, 39_900));
  });

  it('P3d keeps the last day of the reduction', () => {
    const ending = { ...reduced(59_900, 39_900), reducedUntil: '2027-01-31' };
    expect(withWasPrice(ending, 49_900)).toEqual({ ...ending, regular: euroCents(49_900) });
  });

  it('P3a never exceeds what the commerce backend states, and drops its statement', () => {
    const stated = { ...reduced(59_900, 39_900), prior: euroCents(44_900) };
    expect(withWasPrice(stated, 49_900)).toEqual(reduced(44_900, 39_900));
    expect(withWasPrice(reduced(44_900, 39_900), 49_900)).toEqual(reduced(44_900, 39_900));
  });

  it('P3a yields the lowest of all as was-price if it is above the final price, else none', () => {
    const anyCents = fc.integer({ min: 1, max: 500_000 });
    fc.assert(
      fc.property(anyCents, anyCents, anyCents, (regular, now, lowest) => {
        const offer = displayPriceOf(withWasPrice(reduced(regular, now), lowest));
        const was = Math.min(regular, lowest);
        expect(offer?.was?.cents).toBe(was > now ? was : undefined);
      }),
    );
  });
});

const until = (reducedUntil: string, regular = 59_900): Price => ({
  ...reduced(regular, 39_900),
  reducedUntil,
});

describe('reductionEnd', () => {
  it('P3d is shown on the last day, and not after it', () => {
    expect(reductionEnd(until('2027-01-31'), '2026-11-27')).toBe('2027-01-31');
    expect(reductionEnd(until('2027-01-31'), '2027-01-31')).toBe('2027-01-31');
    expect(reductionEnd(until('2027-01-31'), '2027-02-01')).toBeUndefined();
  });

  it('P3d is not shown with an open end, without a was-price, or if it is no day', () => {
    expect(reductionEnd(reduced(59_900, 39_900), '2026-11-27')).toBeUndefined();
    expect(reductionEnd(until('2027-01-31', 39_900), '2026-11-27')).toBeUndefined();
    for (const odd of ['2027-02-30', '2027-01-31 23:59:00', 'soon', ''])
      expect(reductionEnd(until(odd), '2026-11-27')).toBeUndefined();
  });

  it('P3d is shown until its day and never after, for any price with a was-price', () => {
    const anyDay = fc.integer({ min: 10_000, max: 40_000 });
    fc.assert(
      fc.property(anyPrice, anyDay, anyDay, (price, last, today) => {
        const reducedUntil = formatDay(last);
        const shown = reductionEnd({ ...price, reducedUntil }, formatDay(today));
        const isShown = displayPriceOf(price)?.was !== undefined && today <= last;
        expect(shown).toBe(isShown ? reducedUntil : undefined);
      }),
    );
  });
});

describe('isReduced', () => {
  it('P3 is true only above the final price', () => {
    const regulars = [39_899, 39_900, 39_901];
    expect(regulars.map((regular) => isReduced(reduced(regular, 39_900)))).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('savedPart', () => {
  it('P3 is the part of the was-price that is saved, nothing without a reduction', () => {
    expect(savedPart(reduced(40_000, 30_000))).toBe(0.25);
    expect(savedPart(reduced(30_000, 30_000))).toBe(0);
    expect(savedPart(reduced(30_000, 40_000))).toBe(0);
  });
});

describe('showsVatLabel', () => {
  it('P2 returns true for Germany and Austria alone', () => {
    expect(LOCALES.filter(showsVatLabel)).toEqual(['de-de', 'de-at']);
  });
});
