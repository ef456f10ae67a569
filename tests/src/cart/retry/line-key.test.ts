import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findLine, lineKey, newItemOf, quantityInCart } from '#src/cart/retry/line-key.ts';

const line = (uid: string, sku: string, quantity: number, optionUids: readonly string[] = []) => ({
  uid,
  quantity,
  product: { sku },
  options: optionUids.map((uid) => ({ label: 'Size', uid })),
});

const anySkuWithOptions = fc.record({ sku: fc.string(), optionUids: fc.array(fc.string()) });

describe('lineKey', () => {
  it('C7 distinguishes products by SKU and by their options', () => {
    expect(lineKey({ sku: 'M1', optionUids: ['size-90'] })).not.toBe(lineKey({ sku: 'M1' }));
    expect(lineKey({ sku: 'M1' })).not.toBe(lineKey({ sku: 'M2' }));
  });

  it('C7 does not depend on the order of the options', () => {
    fc.assert(
      fc.property(anySkuWithOptions, ({ sku, optionUids }) => {
        expect(lineKey({ sku, optionUids: optionUids.toReversed() })).toBe(
          lineKey({ sku, optionUids }),
        );
      }),
    );
  });

  it('C7 has different keys for different products, whatever their names contain', () => {
    fc.assert(
      fc.property(anySkuWithOptions, anySkuWithOptions, (one, other) => {
        const isSame =
          JSON.stringify([one.sku, one.optionUids.toSorted()]) ===
          JSON.stringify([other.sku, other.optionUids.toSorted()]);
        expect(lineKey(one) === lineKey(other)).toBe(isSame);
      }),
    );
  });

  it('does not reorder the given options', () => {
    const optionUids = ['b', 'a'];
    lineKey({ sku: 'M1', optionUids });
    expect(optionUids).toEqual(['b', 'a']);
  });
});

describe('findLine', () => {
  const cart = { items: [line('1', 'M1', 2), line('2', 'M1', 3, ['b', 'a']), line('3', 'M2', 5)] };

  it('C7 finds the line that an add refers to', () => {
    expect(findLine(cart, lineKey({ sku: 'M1' }))).toEqual({ uid: '1', quantity: 2 });
    const chosen = lineKey({ sku: 'M1', optionUids: ['a', 'b'] });
    expect(findLine(cart, chosen)).toEqual({ uid: '2', quantity: 3 });
  });

  it('C7 finds every line of a cart, whatever its SKU and options contain', () => {
    const byKey = { selector: lineKey };
    fc.assert(
      fc.property(fc.uniqueArray(anySkuWithOptions, byKey), (held) => {
        const items = held.map(({ sku, optionUids }, index) =>
          line(`line-${index}`, sku, index + 1, optionUids),
        );
        expect(held.map((one) => findLine({ items }, lineKey(one)))).toEqual(
          items.map(({ uid, quantity }) => ({ uid, quantity })),
        );
      }),
    );
  });

  it('C7 finds a line whose options have no uids by its SKU', () => {
    const items = [{ ...line('1', 'M1', 2), options: [{ label: 'Size' }] }];
    expect(findLine({ items }, lineKey({ sku: 'M1' }))).toEqual({ uid: '1', quantity: 2 });
  });

  it('C7 returns none for products that are not in the cart', () => {
    expect(findLine(cart, lineKey({ sku: 'M3' }))).toEqual({ quantity: 0 });
  });

  it('C7 names no line if two hold the same products, and adds up both', () => {
    const items = [line('1', 'M1', 2), line('2', 'M1', 3)];
    expect(findLine({ items }, lineKey({ sku: 'M1' }))).toEqual({ quantity: 5 });
  });
});

describe('quantityInCart', () => {
  it('C7 counts every item of a cart under exactly one key', () => {
    const anySku = fc.constantFrom('M1', 'M2', 'M3');
    const anyLines = fc.array(fc.tuple(anySku, fc.nat(9)));
    fc.assert(
      fc.property(anyLines, (lines) => {
        const items = lines.map(([sku, quantity], index) => line(`${index}`, sku, quantity));
        const counted = ['M1', 'M2', 'M3'].map((sku) =>
          quantityInCart({ items }, lineKey({ sku })),
        );
        expect(counted.reduce((total, quantity) => total + quantity, 0)).toBe(
          lines.reduce((total, [, quantity]) => total + quantity, 0),
        );
      }),
    );
  });
});

describe('newItemOf', () => {
  it('C7 names what to add to restore a line: the variant, its product and its options', () => {
    const lined = { ...line('u1', 'M1-90', 2, ['o2', 'o1']), productSku: 'M1' };
    expect(newItemOf(lined, 3)).toStrictEqual({
      sku: 'M1-90',
      productSku: 'M1',
      optionUids: ['o2', 'o1'],
      quantity: 3,
    });
  });

  it('names no product for a line stored before lines had it', () => {
    expect(newItemOf(line('u1', 'M1-90', 2), 2)).toStrictEqual({ sku: 'M1-90', quantity: 2 });
  });
});
