import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  euroCents,
  formatAmount,
  formatMoney,
  formatPrice,
  fromEuroNumber,
  parseMoney,
  parsePrice,
  readPlainMoney,
  toEuroNumber,
} from '#src/pricing/money.ts';
import { anyMoney } from '../../support/arbitraries/pricing.ts';

describe('fromEuroNumber', () => {
  it.each([
    [1299.5, 129_950],
    [0, 0],
    [19.99, 1999],
    [0.286, 29],
    [-12.5, -1250],
  ])('reads %d euros as %i cents', (amount, cents) => {
    expect(fromEuroNumber(amount)).toEqual(euroCents(cents));
  });

  it.each([-0, -0.001])('reads %d as zero, not as negative zero', (amount) => {
    expect(fromEuroNumber(amount)).toEqual(euroCents(0));
  });

  it.each([Number.NaN, Infinity, -Infinity, '12.5', null, undefined, {}, [5], true])(
    'returns undefined for %j',
    (amount) => {
      expect(fromEuroNumber(amount)).toBeUndefined();
    },
  );

  it('reads back to the cent what toEuroNumber writes', () => {
    fc.assert(
      fc.property(anyMoney, (money) => {
        expect(fromEuroNumber(toEuroNumber(money))).toEqual(money);
      }),
    );
  });
});

describe('parseMoney', () => {
  it('reads back what formatMoney writes', () => {
    expect(formatMoney(euroCents(129_950))).toEqual({ value: 1299.5, currency: 'EUR' });
    fc.assert(
      fc.property(anyMoney, (money) => {
        expect(parseMoney(formatMoney(money))).toEqual(money);
      }),
    );
  });

  it.each([
    [{ value: 12.5, currency: 'USD' }],
    [{ value: '12.5', currency: 'EUR' }],
    [{ value: 1e308, currency: 'EUR' }],
    [{ value: 12.5 }],
    [12.5],
  ])('refuses %j', (document) => {
    expect(parseMoney(document)).toBeUndefined();
  });
});

describe('readPlainMoney', () => {
  it('reads whole cents of either sign, in euros only', () => {
    for (const money of [euroCents(1250), euroCents(-1250)])
      expect(readPlainMoney({ ...money })).toEqual(money);
    for (const other of [{ cents: 12.5, currency: 'EUR' }, { cents: 5, currency: 'USD' }, 5])
      expect(readPlainMoney(other)).toBeUndefined();
  });
});

describe('formatAmount', () => {
  it('P1 writes the currency before the price, and keeps them on one line', () => {
    expect(formatAmount(129_900)).toBe('€\u00A01.299,-');
  });
});

describe('formatPrice', () => {
  it.each([
    [129_900, '1.299,-'],
    [129_950, '1.299,50'],
    [129_905, '1.299,05'],
    [99_999, '999,99'],
    [100_000_000, '1.000.000,-'],
    [5, '0,05'],
    [0, '0,-'],
    [-1250, '-12,50'],
    [-120_000, '-1.200,-'],
  ])('P1 writes %i cents as %s', (cents, text) => {
    expect(formatPrice(euroCents(cents))).toBe(text);
  });

  it('P1 formats an amount too large to be exact as zero', () => {
    const texts = [2 ** 53, 1e21, Number.MAX_VALUE, -1e23].map((cents) =>
      formatPrice(euroCents(cents)),
    );
    expect(texts).toEqual(texts.map(() => '0,-'));
  });

  it('P1 formats NaN, infinity and negative zero as zero', () => {
    const texts = [Number.NaN, Number.POSITIVE_INFINITY, -0, -0.3].map((cents) =>
      formatPrice(euroCents(cents)),
    );
    expect(texts).toEqual(['0,-', '0,-', '0,-', '0,-']);
  });

  it('P1 formats any number as an amount, and never as negative zero', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.double({ min: -1, max: 1 })), (cents) => {
        const text = formatPrice(euroCents(cents));
        expect(text).toMatch(/^-?\d{1,3}(\.\d{3})*,(-|\d{2})$/);
        expect(text).not.toMatch(/^-0,(-|00)$/);
      }),
    );
  });

  it('P1 writes every amount in groups of three with a suffix or two decimals', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(formatPrice(euroCents(cents))).toMatch(/^-?\d{1,3}(\.\d{3})*,(-|\d{2})$/);
      }),
    );
  });
});

describe('parsePrice', () => {
  it.each([
    ['1299', 129_900],
    ['1.299', 129_900],
    ['199,5', 19_950],
    ['199.50', 19_950],
    [' 12,- ', 1200],
    ['-0,-', 0],
  ])('parses %s as a shopper types it', (text, cents) => {
    expect(parsePrice(text)).toEqual(euroCents(cents));
  });

  it.each([
    '',
    'gratis',
    '0.500',
    '00.500',
    '12,345',
    '1.29.9',
    '--5',
    '5-',
    '1e3',
    '٣',
    '99999999999999999999',
  ])('refuses %s', (text) => {
    expect(parsePrice(text)).toBeUndefined();
  });

  it('P1 reads back every amount that formatPrice writes', () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(parsePrice(formatPrice(euroCents(cents)))).toEqual(euroCents(cents));
      }),
    );
  });

  it('returns whole cents or undefined for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('0', '1', '5', '.', ',', '-', 'e', ' ') }),
        (text) => {
          expect(Number.isSafeInteger(parsePrice(text)?.cents ?? 0)).toBe(true);
        },
      ),
    );
  });
});

const anyCents = fc.maxSafeInteger();
