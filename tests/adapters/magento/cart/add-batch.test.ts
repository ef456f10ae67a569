import { describe, expect, it } from 'vitest';
import { type ItemToAdd, nextAddBatch } from '#adapters/magento/cart/add-batch.ts';
import { EMPTY_JOURNAL } from '#adapters/magento/cart/cart-journal.ts';
import { MAX_LINES } from '#src/cart/quantity.ts';

const skusOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name}-${index}`);

const names = (some: readonly ItemToAdd[]) => some.map(({ item }) => item.sku);

/** The next call of an add of one of each, to a cart with one of each held. */
function batchOf(skus: readonly string[], held: readonly string[] = []) {
  const lines = held.map((sku) => ({ uid: sku, quantity: 1, product: { sku }, options: [] }));
  const items = skus.map((sku, itemIndex): ItemToAdd => ({
    itemIndex,
    item: { sku, quantity: 1 },
    purchasable: {
      skuWithOptions: { sku },
      buyRequest: { sku, selected_options: [] },
      name: sku,
      stock: 10,
    },
    mustGoAlone: false,
  }));
  const batch = nextAddBatch({ journal: { ...EMPTY_JOURNAL, lines } }, items);
  return {
    items: names(batch.items),
    later: names(batch.later),
    refused: batch.refused.map(({ itemIndex, refusal }) => [skus[itemIndex], refusal.kind]),
  };
}

describe('nextAddBatch', () => {
  it('takes no more new lines than the cart has room for, and refuses the rest once it is full', () => {
    const held = skusOf('held', MAX_LINES - 1);
    const some = ['new-1', 'held-0', 'new-2'];
    expect(batchOf(some, held)).toEqual({
      items: ['new-1', 'held-0'],
      later: ['new-2'],
      refused: [],
    });
    expect(batchOf(some, [...held, 'new-1'])).toEqual({
      items: ['new-1', 'held-0'],
      later: [],
      refused: [['new-2', 'cart-full']],
    });
  });

  it('takes a hundred items in one call, and each line once', () => {
    const many = skusOf('new', 101);
    expect(batchOf(many)).toEqual({
      items: many.slice(0, 100),
      later: many.slice(100),
      refused: [],
    });
    expect(batchOf(['new-1', 'new-1'])).toMatchObject({ items: ['new-1'], later: ['new-1'] });
  });
});
