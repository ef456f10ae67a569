import { describe, expect, it } from 'vitest';
import { checkStockOfLines, toLineError } from '#src/cart/stock-shortages.ts';

const line = (uid: string, sku: string, quantity: number, stock: number) => ({
  uid,
  sku,
  quantity,
  stock,
});

describe('checkStockOfLines', () => {
  it('EC5 names all lines that share an insufficient stock', () => {
    expect(
      checkStockOfLines([line('a', 'BED', 2, 3), line('b', 'LAMP', 1, 9), line('c', 'BED', 2, 3)]),
    ).toEqual([
      { sku: 'BED', lineUids: ['a', 'c'], refusal: { kind: 'too-few-left', stock: 3 } },
      { sku: 'LAMP', lineUids: ['b'], refusal: undefined },
    ]);
  });

  it('EC5 does not blame a line for another of its SKU that lacks a part', () => {
    expect(checkStockOfLines([line('a', 'BED', 1, 5), line('b', 'BED', 1, 0)])).toEqual([
      { sku: 'BED', lineUids: ['a'], refusal: undefined },
      { sku: 'BED', lineUids: ['b'], refusal: { kind: 'sold-out' } },
    ]);
  });

  it('finds nothing in an empty cart', () => {
    expect(checkStockOfLines([])).toEqual([]);
  });
});

describe('toLineError', () => {
  it.each([
    ['nl-nl', 'Van Duin zijn er in deze uitvoering nog 2 op voorraad.'],
    ['de-de', 'Von Duin sind in dieser Ausführung noch 2 Stück auf Lager.'],
  ] as const)('EC5 has the same code in %s', (locale, message) => {
    const refusal = { kind: 'too-few-left', sku: 'DUIN', stock: 2 } as const;
    expect(toLineError({ locale, productNameOf: () => 'Duin' }, refusal, ['a'])).toEqual({
      code: 'INSUFFICIENT_STOCK',
      message,
      quantity: 2,
      lineUids: ['a'],
    });
  });
});
