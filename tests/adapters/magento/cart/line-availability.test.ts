import { describe, expect, it } from 'vitest';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import type { MagentoAnswer } from '#adapters/magento/magento-answer.ts';
import { createMagentoCartGateway } from '#adapters/magento/magento-cart-gateway.ts';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import type { MagentoFaults } from '#sandbox/magento/magento-faults.ts';
import { MAGENTO_RELEASES } from '#sandbox/magento/releases.ts';
import {
  cartParts,
  clientOf,
  namingProducts,
  smallMagento,
} from '../../../support/magento-carts.ts';
import { setCatalogue } from '../../../support/set-catalogue.ts';
import { post } from '../../../support/start-magento.ts';

/** The bed of a box spring, a variant, and a product of one variant; all with this stock. */
const SCARCE = ['B1-140x200-zand', 'M1-180', 'X1-1'];
const left = { stock: 5 };

const scarce = <V extends { readonly sku: string }>(variant: V): V =>
  SCARCE.includes(variant.sku)
    ? Object.defineProperty({ ...variant }, 'stock', { get: () => left.stock, enumerable: true })
    : variant;

const store = createCatalogueStore({
  ...setCatalogue,
  products: setCatalogue.products.map((product) => {
    const [first, ...others] = product.variants;
    return Object.assign({}, product, { variants: [scarce(first), ...others.map(scarce)] });
  }),
});

/** A cart with four of each at a Magento, and every answer that had errors beside its data. */
async function openCart(faults: MagentoFaults = {}) {
  left.stock = 5;
  const magento = smallMagento({ store, faults });
  const client = clientOf(magento);
  const withErrors: MagentoAnswer[] = [];
  const heard = async (answering: ReturnType<MagentoClient['change']>) => {
    const answer = await answering;
    if (answer.ok && answer.value.errors.length > 0) withErrors.push(answer.value);
    return answer;
  };
  const listening: MagentoClient = {
    ...client,
    read: (...call) => heard(client.read(...call)),
    readPrivate: (...call) => heard(client.readPrivate(...call)),
    change: (...call) => heard(client.change(...call)),
  };
  const gateway = namingProducts(createMagentoCartGateway(cartParts(listening)), store);
  const created = await gateway.create('nl-nl');
  const id = created.ok ? created.value : '';
  const items = SCARCE.map((sku) => ({ sku, quantity: 4 }));
  const added = await gateway.add('nl-nl', id, items, 'add');
  const read = async () => {
    const answer = await gateway.read('nl-nl', id);
    return answer.ok ? answer.value.cart : null;
  };
  /** What Magento itself tells of each line. */
  const availability = async () => {
    const { body } = await post(await magento, AVAILABILITY, { id });
    return (body as Availability).data.cart.itemsV2.items.map(({ is_available }) => is_available);
  };
  return { added, read, availability, withErrors };
}

const AVAILABILITY =
  'query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { is_available } } } }';

type Availability = {
  readonly data: {
    readonly cart: {
      readonly itemsV2: { readonly items: readonly { readonly is_available: boolean }[] };
    };
  };
};

describe.each(MAGENTO_RELEASES)('the lines of a cart at Magento %s', (release) => {
  it('C4 EC5 can be ordered as long as the stock lasts, whatever is_available says', async () => {
    const { added, read, availability } = await openCart({ release });
    expect(added).toMatchObject({ value: { cart: { errors: [] }, userErrors: [] } });
    expect(await availability()).toEqual([true, release !== '2.4.7', true]);
    left.stock = 3;
    expect(await availability()).toEqual([false, false, false]);
    expect((await read())?.errors.map(({ code, quantity }) => [code, quantity])).toEqual(
      SCARCE.map(() => ['INSUFFICIENT_STOCK', 3]),
    );
  });
});

describe('the stock of a cart line', () => {
  it('is not requested of a bundle: Magento fails to find it by a dynamic SKU', async () => {
    const { added, read, withErrors } = await openCart();
    expect(added).toMatchObject({ value: { cart: { totalQuantity: 12 } } });
    expect(await read()).toMatchObject({ totalQuantity: 12, errors: [] });
    expect(withErrors).toEqual([]);
  });
});
