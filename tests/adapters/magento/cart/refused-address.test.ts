import { describe, expect, it } from 'vitest';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import { createMagentoCartGateway } from '#adapters/magento/magento-cart-gateway.ts';
import { createFixedClock } from '../../../support/fixed-clock.ts';
import { ok } from '#src/shared/result.ts';
import { HOME } from '../../../support/addresses.ts';
import { cartParts, clientOf, smallMagento } from '../../../support/magento-carts.ts';

/** The carts of a small Magento that refuses what sets this field, with a reason of its own. */
function cartsRefusing(field: string, path: readonly string[]) {
  const clock = createFixedClock();
  const magento = clientOf(smallMagento({ clock }), clock);
  const client: MagentoClient = {
    ...magento,
    change: (locale, operation, ...others) =>
      JSON.stringify(operation).includes(field)
        ? Promise.resolve(
            ok({
              data: null,
              errors: [{ message: '', category: 'graphql-input', code: '', path }],
            }),
          )
        : magento.change(locale, operation, ...others),
  };
  return createMagentoCartGateway(cartParts(client, { clock }));
}

describe('an address that Magento refuses', () => {
  it.each([
    ['setShippingAddressesOnCart', 'setShippingAddress', ['setShippingAddressesOnCart']],
    ['setBillingAddressOnCart', 'setBillingAddress', ['setBillingAddressOnCart']],
    // Magento 2.4.7-p7 tells a missing required field so.
    ['setBillingAddressOnCart', 'setBillingAddress', []],
  ] as const)('C9 is a user error of the cart: %s, %s, %j', async (field, method, path) => {
    const carts = cartsRefusing(field, path);
    const created = await carts.create('nl-nl');
    const id = created.ok ? created.value : '';
    expect(await carts[method]('nl-nl', id, HOME, 'key')).toMatchObject({
      ok: true,
      value: { cart: { id }, userErrors: [{ code: 'INVALID_ADDRESS' }] },
    });
  });
});
