import { describe, expect, it } from 'vitest';
import { createMagentoCartGateway } from '#adapters/magento/magento-cart-gateway.ts';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import type { NewCartItem } from '#src/cart/cart.ts';
import { scarceProducts, scarceStore } from '../../../support/cart-products.ts';
import { cartParts, clientOf, smallMagento } from '../../../support/magento-carts.ts';

const SCARCE: NewCartItem = { sku: scarceProducts.scarce, productSku: 'T1', quantity: 2 };

/**
 * A cart at a Magento behind a cache that keeps the first answer to each GET, and its calls. `sell`
 * sets the stock of the scarce product.
 */
async function openCart(stock: number, scarce = SCARCE.sku) {
  const left = { stock };
  const client = clientOf(smallMagento({ store: scarceStore(() => left.stock, scarce) }));
  const kept = new Map<string, ReturnType<MagentoClient['read']>>();
  const sent: string[] = [];
  const cached: MagentoClient = {
    ...client,
    read(...call) {
      const [locale, { name }, variables] = call;
      const key = JSON.stringify([locale, name, variables]);
      const answer = kept.get(key) ?? client.read(...call);
      kept.set(key, answer);
      return answer;
    },
    readPrivate(...call) {
      sent.push(call[1].name);
      return client.readPrivate(...call);
    },
    change(...call) {
      sent.push(call[1].name);
      return client.change(...call);
    },
  };
  const gateway = createMagentoCartGateway(cartParts(cached));
  const created = await gateway.create('nl-nl');
  const id = created.ok ? created.value : '';
  let keys = 0;
  const add = (item: NewCartItem) => gateway.add('nl-nl', id, [item], `key-${(keys += 1)}`);
  // A listing has asked for the product before, so the cache has its stock.
  await add({ ...SCARCE, quantity: stock + 1 });
  sent.length = 0;
  return { add, sent, gateway, id, sell: (stock: number) => void (left.stock = stock) };
}

describe('the stock that explains a refusal of Magento', () => {
  it('C4 is requested past every cache, so that the reason and what is left are true', async () => {
    const { add, sent, sell } = await openCart(5);
    sell(1);
    expect(await add(SCARCE)).toMatchObject({
      value: { userErrors: [{ code: 'INSUFFICIENT_STOCK', quantity: 1 }] },
    });
    expect(sent.filter((name) => name === 'PurchasableProducts')).toHaveLength(1);
  });

  it('C4 is true for a line whose quantity is raised', async () => {
    const { add, gateway, id, sell } = await openCart(5);
    const added = await add(SCARCE);
    const uid = added.ok ? (added.value.cart?.items[0]?.uid ?? '') : '';
    sell(3);
    expect(await gateway.update('nl-nl', id, [{ uid, quantity: 4 }])).toMatchObject({
      value: { userErrors: [{ code: 'INSUFFICIENT_STOCK', quantity: 3 }] },
    });
  });

  it('C4 refuses nothing by itself: what was sold out before can be added', async () => {
    const { add, sent, sell } = await openCart(1);
    sell(5);
    expect(await add(SCARCE)).toMatchObject({
      value: { cart: { totalQuantity: 2 }, userErrors: [] },
    });
    expect(sent).not.toContain('PurchasableProducts');
  });
});

describe('the stock of a bundle whose line Magento flags', () => {
  it('EC5 is requested past every cache', async () => {
    const bed = 'B1-140x200-zand';
    const { add, gateway, id, sell } = await openCart(5, bed);
    await add({ sku: bed, productSku: 'B1', quantity: 3 });
    sell(2);
    expect(await gateway.read('nl-nl', id)).toMatchObject({
      value: { cart: { errors: [{ code: 'INSUFFICIENT_STOCK', quantity: 2 }] } },
    });
  });
});
