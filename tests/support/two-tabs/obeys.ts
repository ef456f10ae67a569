import { expect } from 'vitest';
import type { Cart } from '#src/cart/cart.ts';
import { TAB_NAMES, type TabsShop } from './tabs-shop.ts';

/** Comes to rest, each tab in view once and then reloaded, and looks whether the law is kept. */
export async function obeys(shop: TabsShop): Promise<void> {
  await shop.settle();
  await shop.audit();
  for (const name of TAB_NAMES) {
    shop.look(name);
    await shop.settle();
  }
  const { id, keptId, held } = await shop.sights();
  for (const name of TAB_NAMES) {
    const { cart } = shop.tabs[name];
    expect({ tab: name, ...shownBy(cart.cart) }).toEqual({ tab: name, ...shownBy(held) });
    expect({ tab: name, ...shownBy(cart.shown) }).toEqual({ tab: name, ...shownBy(held) });
  }
  expect(keptId).toBe(id);
  for (const name of TAB_NAMES) {
    shop.reload(name);
    await shop.settle();
    expect({ tab: name, ...shownBy(shop.tabs[name].cart.shown) }).toEqual({
      tab: name,
      ...shownBy(held),
    });
  }
  // Two tabs that called each other keep nothing of what they read; one that begins with it does.
  expect((await shop.sights()).keptQuantity).toBe(held?.totalQuantity ?? 0);
  await shop.audit();
}

/** No cart is shown as an empty one. */
const shownBy = (cart: Cart | null) => ({
  id: cart?.id ?? '',
  lines: (cart?.items ?? []).map(({ uid, product: { sku }, quantity }) => [uid, sku, quantity]),
  coupons: cart?.appliedCoupons ?? [],
  email: cart?.email ?? null,
  shipping: cart?.shippingAddresses[0]?.houseNumber,
  billing: cart?.billingAddress?.houseNumber,
});
