import { describe, expect, it } from 'vitest';
import { createPurchasableItems } from '#adapters/magento/cart/purchasable-items.ts';
import { clientOf, smallMagento } from '../../../support/magento-carts.ts';
import { createFixedClock } from '../../../support/fixed-clock.ts';

/** Purchasable items of a small Magento, and the names of the operations sent to it. */
function open() {
  const clock = createFixedClock();
  const client = clientOf(smallMagento({ clock }), clock);
  const sent: string[] = [];
  const record = ([, operation, variables]: readonly [
    unknown,
    { readonly name: string },
    unknown,
  ]) => sent.push(`${operation.name} ${Object.values(Object(variables)).flat().join()}`);
  const purchasables = createPurchasableItems({
    read(locale, operation, variables) {
      record([locale, operation, variables]);
      return client.read(locale, operation, variables);
    },
    readPrivate(locale, operation, variables) {
      record([locale, operation, variables]);
      return client.readPrivate(locale, operation, variables);
    },
  });
  const skuOf = async (sku: string, productSku?: string, how: 'find' | 'findFresh' = 'find') => {
    const item = { sku, quantity: 1, ...(productSku !== undefined && { productSku }) };
    const found = await purchasables[how]('nl-nl', [item]);
    return found.ok ? found.value[0]?.skuWithOptions.sku : found;
  };
  return { skuOf, sent };
}

describe('createPurchasableItems', () => {
  it('requests one product if the shopper names the product of a variant', async () => {
    const { skuOf, sent } = open();
    expect(await skuOf('M1-160', 'M1')).toBe('M1-160');
    expect(sent).toEqual(['PurchasableProducts M1-160,M1']);
  });

  it('searches no text: a variant whose product is not named, or wrongly, is not found', async () => {
    for (const productSku of [undefined, 'M2', 'GONE']) {
      const { skuOf, sent } = open();
      expect(await skuOf('M1-160', productSku)).toBeUndefined();
      const skus = ['M1-160', productSku].filter((sku) => sku !== undefined);
      expect(sent).toEqual([`PurchasableProducts ${skus.join()}`]);
    }
  });

  it('needs no product where Magento sells the SKU by itself', async () => {
    const { skuOf, sent } = open();
    expect(await skuOf('X1-1')).toBe('X1-1');
    expect(sent).toEqual(['PurchasableProducts X1-1']);
  });

  it('remembers the product of a variant, also when it asks for the current stock', async () => {
    const { skuOf, sent } = open();
    await skuOf('M1-160', 'M1');
    sent.splice(0);
    expect(await skuOf('M1-90')).toBe('M1-90');
    expect(sent).toEqual([]);
    expect(await skuOf('M1-90', undefined, 'findFresh')).toBe('M1-90');
    expect(sent).toEqual(['PurchasableProducts M1-90,M1']);
  });
});
