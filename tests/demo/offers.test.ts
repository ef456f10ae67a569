import { describe, expect, it } from 'vitest';
import { oneSize, sizes } from '#demo/catalogue/offers.ts';

describe('sizes', () => {
  it('creates an offer for every size, delivered in two days by default', () => {
    expect(sizes({ '90x200': 299, '140x200': 449.5 })).toEqual([
      { size: '90x200', euros: 299, stock: 40, days: 2 },
      { size: '140x200', euros: 449.5, stock: 40, days: 2 },
    ]);
  });

  it('applies its terms to the sizes that they name', () => {
    const terms = {
      days: 3,
      slower: { '180x210': 15 },
      was: { '90x200': 349 },
      soldOut: ['140x200'],
      lastOnes: ['180x210'],
    } as const;
    expect(sizes({ '90x200': 299, '140x200': 449, '180x210': 699 }, terms)).toEqual([
      { size: '90x200', euros: 299, was: 349, stock: 40, days: 3 },
      { size: '140x200', euros: 449, stock: 0, days: 3 },
      { size: '180x210', euros: 699, stock: 2, days: 15 },
    ]);
  });

  it('throws without sizes', () => {
    expect(() => sizes({})).toThrow('at least one size');
  });
});

describe('oneSize', () => {
  it('creates one offer without a size', () => {
    expect(oneSize(79.95)).toEqual([{ euros: 79.95, stock: 40, days: 2 }]);
    expect(oneSize(94.5, { was: 99, days: 10, stock: 12 })).toEqual([
      { euros: 94.5, was: 99, stock: 12, days: 10 },
    ]);
  });
});
