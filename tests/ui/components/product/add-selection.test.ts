import { describe, expect, it } from 'vitest';
import type { CommandResult } from '#src/cart/command-result.ts';
import { addSelection } from '#ui/components/product/AddToCart.tsx';
import { AURORA } from '../../../support/fake-shop.ts';

const [variant] = AURORA.variants;
const configuration = { product: AURORA, variant, parts: [] };
const firm = { ...variant, sku: 'firm' };

describe('addSelection', () => {
  it('adds a line for each half, with the SKU of the product', async () => {
    const added: unknown[] = [];
    const cart = {
      add: async (...item: readonly unknown[]): Promise<CommandResult> => {
        added.push(item);
        return { kind: 'granted' };
      },
    };
    await addSelection({ configuration, halves: { left: variant, right: firm } }, 2, cart);
    expect(added).toEqual([
      [variant.sku, 2, undefined, AURORA.sku],
      ['firm', 2, undefined, AURORA.sku],
    ]);
  });
});
