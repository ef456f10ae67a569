import { describe, expect, it } from 'vitest';
import { createFakePorts } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { pageAt } from '../../support/visit.ts';

describe('showCart', () => {
  it('C1 shows the cart that the request names', async () => {
    const page = await pageAt('cart', '/winkelwagen', createFakePorts(SHOP), { cartId: 'cart-1' });
    expect(page.cart).toMatchObject({ id: 'cart-1', totalQuantity: 2 });
  });

  it('C3 leaves the cart to the browser where the request names none that is known', async () => {
    const ports = createFakePorts(SHOP);
    expect((await pageAt('cart', '/winkelwagen', ports)).cart).toBeNull();
    expect((await pageAt('cart', '/winkelwagen', ports, { cartId: 'cart-2' })).cart).toBeNull();
    expect(ports.logged).toEqual([]);
  });

  it('C3 asks the commerce side nothing for a visitor without a cart', async () => {
    const ports = createFakePorts(SHOP, 'carts');
    expect((await pageAt('cart', '/winkelwagen', ports)).cart).toBeNull();
    expect(ports.logged).toEqual([]);
  });

  it('C5 shows the page without the cart while the commerce side does not answer', async () => {
    const ports = createFakePorts(SHOP, 'carts');
    const page = await pageAt('cart', '/winkelwagen', ports, { cartId: 'cart-1' });
    expect([page.cart, page.isCartAway, page.head.status]).toEqual([null, true, 200]);
    expect(ports.logged).toEqual(['cart-unavailable']);
  });

  it('H2 keeps the cart out of search engines', async () => {
    const { head } = await pageAt('cart', '/winkelwagen');
    expect(head).toMatchObject({ robots: 'noindex,nofollow', alternates: [] });
  });
});
