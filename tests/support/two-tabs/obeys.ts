import { expect } from 'vitest';
import { formatCart } from '#src/cart/cart-document.ts';
import type { Cart } from '#src/cart/cart.ts';
import { TAB_NAMES, type TabsShop } from './tabs-shop.ts';

/** Comes to rest, each tab in view once, and looks whether the law is kept. */
export async function obeys(shop: TabsShop): Promise<void> {
  await shop.settle();
  await shop.audit();
  for (const name of TAB_NAMES) {
    shop.look(name);
    await shop.settle();
  }
  const { id, stored, held } = await shop.sights();
  for (const name of TAB_NAMES) {
    const { cart } = shop.tabs[name];
    expect({ tab: name, ...shownBy(cart.cart) }).toEqual({ tab: name, ...shownBy(held) });
    expect({ tab: name, ...shownBy(cart.shown) }).toEqual({ tab: name, ...shownBy(held) });
  }
  expect(stored?.id ?? '').toBe(id);
  if (held) expect(stored?.cart).toMatchObject(JSON.parse(JSON.stringify(linesKept(held))));
  await shop.audit();
}

const linesKept = (cart: Cart) => ({ items: formatCart(cart).items });

/** No cart is shown as an empty one. */
const shownBy = (cart: Cart | null) => ({
  id: cart?.id ?? '',
  lines: (cart?.items ?? []).map(({ uid, product: { sku }, quantity }) => [uid, sku, quantity]),
  coupons: cart?.appliedCoupons ?? [],
  email: cart?.email ?? null,
  shipping: cart?.shippingAddresses[0]?.houseNumber,
  billing: cart?.billingAddress?.houseNumber,
});
