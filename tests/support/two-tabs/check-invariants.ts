import { expect } from 'vitest';
import type { Cart } from '#src/cart/cart.ts';
import { TAB_NAMES, type TabsShop } from './tabs-shop.ts';

/** Completes all work, focuses and then reloads each tab, and checks the law. */
export async function checkInvariants(shop: TabsShop): Promise<void> {
  await shop.settle();
  await shop.audit();
  for (const name of TAB_NAMES) {
    shop.comeBack(name);
    await shop.settle();
  }
  const { id, storedId, storedQuantity, held } = await shop.sights();
  for (const name of TAB_NAMES) {
    const { cart } = shop.tabs[name];
    expect([cart.isUnavailable, cart.isStale]).toEqual([false, false]);
    expect({ tab: name, ...shownBy(cart.cart) }).toEqual({ tab: name, ...shownBy(held) });
    expect({ tab: name, ...shownBy(cart.optimisticCart) }).toEqual({ tab: name, ...shownBy(held) });
  }
  expect({ id: storedId, quantity: storedQuantity }).toEqual({
    id,
    quantity: held?.totalQuantity ?? 0,
  });
  for (const name of TAB_NAMES) {
    shop.reload(name);
    await shop.settle();
    expect({ tab: name, ...shownBy(shop.tabs[name].cart.optimisticCart) }).toEqual({
      tab: name,
      ...shownBy(held),
    });
  }
  await shop.audit();
}

/** Represents a missing cart as an empty one. */
const shownBy = (cart: Cart | null) => ({
  id: cart?.id ?? '',
  lines: (cart?.items ?? []).map(({ uid, product: { sku }, quantity }) => [uid, sku, quantity]),
  coupons: cart?.appliedCoupons ?? [],
  email: cart?.email ?? null,
  shipping: cart?.shippingAddresses[0]?.houseNumber,
  billing: cart?.billingAddress?.houseNumber,
});
