import { describe, expect, it } from 'vitest';
import { createMagentoCartGateway } from '#adapters/magento/magento-cart-gateway.ts';
import type { MagentoAnswer } from '#adapters/magento/magento-answer.ts';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import {
  cartParts,
  clientOf,
  namingProducts,
  smallMagento,
} from '../../../support/magento-carts.ts';
import { setCatalogue } from '../../../support/set-catalogue.ts';

const store = createCatalogueStore(setCatalogue);

/** The carts of a Magento, and every answer that it has given with errors beside the data. */
function open() {
  const client = clientOf(smallMagento({ store }));
  const withErrors: MagentoAnswer[] = [];
  const heard = async (answering: ReturnType<MagentoClient['change']>) => {
    const answer = await answering;
    if (answer.ok && answer.value.errors.length > 0) withErrors.push(answer.value);
    return answer;
  };
  const magento: MagentoClient = {
    ...client,
    read: (...call) => heard(client.read(...call)),
    readPrivate: (...call) => heard(client.readPrivate(...call)),
    change: (...call) => heard(client.change(...call)),
  };
  return {
    gateway: namingProducts(createMagentoCartGateway(cartParts(magento)), store),
    withErrors,
  };
}

describe('the stock of a cart line', () => {
  it('is not requested of a bundle: Magento fails to find it by a dynamic SKU', async () => {
    const { gateway, withErrors } = open();
    const created = await gateway.create('nl-nl');
    const id = created.ok ? created.value : '';
    const items = ['B1-140x200-zand', 'M1-180', 'X1-1'].map((sku) => ({ sku, quantity: 1 }));
    expect(await gateway.add('nl-nl', id, items, 'add')).toMatchObject({
      value: { cart: { totalQuantity: 3, errors: [] }, userErrors: [] },
    });
    expect(await gateway.read('nl-nl', id)).toMatchObject({ value: { cart: { errors: [] } } });
    expect(withErrors).toEqual([]);
  });
});
