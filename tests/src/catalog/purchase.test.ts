import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type OrderOfNumber,
  orderNumberKey,
  orderNumberSpellings,
  parseOrderNumber,
  proofOfReview,
  purchaseVerdict,
  readPlacedOrder,
} from '#src/catalog/purchase.ts';

const ORDER: OrderOfNumber = {
  isOfAddress: true,
  skus: ['M1-160', 'P1'],
  completed: ['M1-160', 'P1'],
};
const SKUS = ['M1', 'M1-90', 'M1-160'];

const anyOrder = fc
  .record({
    isOfAddress: fc.boolean(),
    skus: fc.array(fc.constantFrom('M1', 'M1-160', 'T1', 'P1'), { maxLength: 3 }),
    completed: fc.nat({ max: 3 }),
  })
  .map(({ isOfAddress, skus, completed }) => ({
    isOfAddress,
    skus,
    completed: skus.slice(0, completed),
  }));
const anyOrders = fc.array(anyOrder, { maxLength: 4 });

describe('purchaseVerdict', () => {
  it.each([
    ['bought', [ORDER]],
    ['no-order', []],
    ['other-address', [{ ...ORDER, isOfAddress: false }]],
    ['other-products', [{ ...ORDER, skus: ['T1'], completed: ['T1'] }]],
    ['not-completed', [{ ...ORDER, completed: [] }]],
    ['not-completed', [{ ...ORDER, completed: ['P1'] }]],
    ['bought', [{ ...ORDER, isOfAddress: false }, ORDER]],
    ['bought', [{ ...ORDER, completed: [] }, ORDER]],
    // Neither order proves it, and what each lacks the other does not make up for.
    [
      'other-products',
      [
        { ...ORDER, isOfAddress: false },
        { ...ORDER, skus: ['T1'], completed: ['T1'] },
      ],
    ],
  ] as const)('WR5 says %s of these orders', (verdict, orders) => {
    expect(purchaseVerdict(orders, SKUS)).toBe(verdict);
  });

  it('WR5 says bought only if one order proves all of it', () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        const proves = ({ isOfAddress, completed }: OrderOfNumber) =>
          isOfAddress && completed.some((sku) => SKUS.includes(sku));
        expect(purchaseVerdict(orders, SKUS) === 'bought').toBe(orders.some(proves));
      }),
    );
  });

  it('WR5 says the same in whatever order the orders come', () => {
    fc.assert(
      fc.property(anyOrders, (orders) => {
        expect(purchaseVerdict(orders.toReversed(), SKUS)).toBe(purchaseVerdict(orders, SKUS));
      }),
    );
  });
});

describe('proofOfReview', () => {
  it('WR5 calls a review verified if its purchase was found, else confirmed by a letter', () => {
    expect(proofOfReview('bought')).toEqual({ isVerified: true });
    const others = [
      'no-order',
      'other-address',
      'not-completed',
      'not-checked',
      undefined,
    ] as const;
    for (const verdict of others)
      expect(proofOfReview(verdict)).toEqual({ isVerified: false, isConfirmed: true });
  });
});

describe('parseOrderNumber', () => {
  it.each([' SL-100123 ', 'sl 100123', '000000123', '2000000001-1', 'ßß1234', '１２３４'])(
    'WR5 takes %j as typed',
    (typed) => {
      expect(parseOrderNumber(typed)).toEqual({ ok: true, value: typed.trim() });
    },
  );

  it.each([
    ['three digits', 'SL-123'],
    ['five letters', 'ORDER1234'],
    ['a letter that stands for words', '\uFDFA1234'],
    ['a letter with a dot behind it', '\u013F1234'],
    ['a letter whose capital has accents of its own', '\u03901234'],
  ])('WR5 refuses %s', (_, typed) => {
    expect(parseOrderNumber(typed)).toEqual({ ok: false, error: 'malformed' });
  });
});

describe('orderNumberKey', () => {
  it('WR5 ignores case, spaces and dashes, and no zero', () => {
    for (const typed of ['SL-100123', 'sl 100123', 'Sl100123', ' SL-100123 '])
      expect(orderNumberKey(typed)).toBe('SL100123');
    expect(orderNumberKey('000000123')).not.toBe(orderNumberKey('0000123'));
    // An edited order is another one.
    expect(orderNumberKey('2000000001-1')).not.toBe(orderNumberKey('20000000011'));
  });

  it('WR5 is the key of every spelling that is searched for', () => {
    expect(orderNumberSpellings('sl 100123')).toEqual(['SL100123', 'SL-100123', 'SL 100123']);
    expect(orderNumberSpellings('000000123')).toEqual(['000000123']);
    expect(orderNumberSpellings('2000000001-1')).toEqual(['2000000001-1']);
    // With letters of which the key makes several characters.
    const anyNumber = fc.stringMatching(
      /^[A-Za-zÀ-ž\u01F0\u0390\uFB03\uFDFA]{0,4}[ -]?\d{4,15}(-\d{1,2})?$/u,
    );
    fc.assert(
      fc.property(anyNumber, (typed) => {
        fc.pre(parseOrderNumber(typed).ok);
        const keys = orderNumberSpellings(typed).map(orderNumberKey);
        expect(new Set(keys)).toEqual(new Set([orderNumberKey(typed)]));
      }),
    );
  });
});

describe('readPlacedOrder', () => {
  const TOLD = { number: ' SL-100123 ', email: 'Anna@EXAMPLE.nl', skus: ['M1-160'] };

  it('WR5 reads an order as a checkout tells it', () => {
    expect(readPlacedOrder(TOLD)).toEqual({
      number: 'SL-100123',
      email: 'Anna@example.nl',
      skus: ['M1-160'],
    });
  });

  it.each([
    ['no number', { ...TOLD, number: undefined }],
    ['a number that nobody could name', { ...TOLD, number: '12' }],
    ['no address', { ...TOLD, email: 'anna' }],
    ['a SKU with spaces', { ...TOLD, skus: ['M1 160'] }],
    ['no list', { ...TOLD, skus: 'M1-160' }],
    ['too many SKUs', { ...TOLD, skus: Array.from({ length: 101 }, (_, index) => `S${index}`) }],
  ])('WR5 reads none with %s', (_, told) => {
    expect(readPlacedOrder(told)).toBeUndefined();
  });

  it('WR5 reads anything without throwing', () => {
    fc.assert(
      fc.property(fc.anything(), (told) => {
        expect(readPlacedOrder(told)).toBeUndefined();
      }),
    );
  });
});
