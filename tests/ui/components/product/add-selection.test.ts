import { describe, expect, it } from 'vitest';
import type { CommandResult } from '#src/cart/command-result.ts';
import { addSelection } from '#ui/components/product/AddToCart.tsx';
import { createBarrier } from '../../../support/barrier.ts';
import { AURORA } from '../../../support/fake-shop.ts';

const [variant] = AURORA.variants;
const configuration = { product: AURORA, variant, parts: [] };
const firm = { ...variant, sku: 'firm' };

/** The button of a product page, over a cart that answers when the barrier opens. */
function openButton() {
  const barrier = createBarrier();
  const added: unknown[] = [];
  const adding = {
    cart: {
      add: async (...item: readonly unknown[]): Promise<CommandResult> => {
        added.push(item);
        await barrier.opened;
        return { kind: 'granted' };
      },
    },
    isAdding: false,
    setAdding: (isAdding: boolean) => void (adding.isAdding = isAdding),
  };
  return { barrier, added, adding };
}

describe('addSelection', () => {
  it('adds a line for each half, with the SKU of the product', async () => {
    const { barrier, added, adding } = openButton();
    barrier.open();
    await addSelection({ configuration, halves: { left: variant, right: firm } }, 2, adding);
    expect(added).toEqual([
      [variant.sku, 2, undefined, AURORA.sku],
      ['firm', 2, undefined, AURORA.sku],
    ]);
  });

  it('ignores a second press while an add is in progress', async () => {
    const { barrier, added, adding } = openButton();
    const presses = [
      addSelection({ configuration }, 1, adding),
      addSelection({ configuration }, 1, adding),
    ];
    expect(added).toHaveLength(1);
    expect(adding.isAdding).toBe(true);
    barrier.open();
    await Promise.all(presses);
    expect(adding.isAdding).toBe(false);
  });

  it('accepts a press again once the add is answered', async () => {
    const { barrier, added, adding } = openButton();
    const first = addSelection({ configuration }, 1, adding);
    barrier.open();
    await first;
    await addSelection({ configuration }, 1, adding);
    expect(added).toHaveLength(2);
  });
});
