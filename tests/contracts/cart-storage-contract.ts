import { describe, expect, it } from 'vitest';
import type { CartStorage } from '#ports/browser-storage.ts';
import { EMPTY_CART, type Cart } from '#src/cart/cart.ts';
import { euroCents } from '#src/pricing/money.ts';

/** Two tabs of one browser, with nothing stored yet. */
export type TwoTabs = { readonly here: CartStorage; readonly elsewhere: CartStorage };

/** Contract for every {@link CartStorage}. */
export function cartStorageContract(name: string, open: () => TwoTabs): void {
  describe(`CartStorage: ${name}`, () => {
    it('is empty before anything was kept', () => {
      expect(open().here.load()).toBeUndefined();
    });

    it('C1 returns the cart that was kept last, in every tab', () => {
      const { here, elsewhere } = open();
      for (const cart of [EMPTY_CART, FILLED_CART, { ...FILLED_CART, id: 'next' }]) {
        here.save(cart);
        expect(here.load()).toEqual(cart);
        expect(elsewhere.load()).toEqual(cart);
      }
    });

    it('is empty after it was cleared', () => {
      const { here } = open();
      here.save(FILLED_CART);
      here.clear();
      expect(here.load()).toBeUndefined();
    });

    it('C10 notifies of changes in another tab, and of no others', () => {
      const { here, elsewhere } = open();
      let notifications = 0;
      here.onChangeElsewhere(() => (notifications += 1));
      here.save(FILLED_CART);
      here.clear();
      expect(notifications).toBe(0);
      elsewhere.save(FILLED_CART);
      expect(notifications).toBe(1);
      elsewhere.clear();
      expect(notifications).toBe(2);
    });

    it('C10 notifies no listener that has unsubscribed', () => {
      const { here, elsewhere } = open();
      const notifications: string[] = [];
      const stop = here.onChangeElsewhere(() => notifications.push('stopped'));
      here.onChangeElsewhere(() => notifications.push('listening'));
      stop();
      stop();
      elsewhere.save(FILLED_CART);
      expect(notifications).toEqual(['listening']);
    });
  });
}

const FILLED_CART: Cart = {
  ...EMPTY_CART,
  id: 'c'.repeat(32),
  totalQuantity: 2,
  appliedCoupons: ['SLAAP10'],
  email: 'slaper@example.nl',
  items: [
    {
      uid: 'bGluZS8x',
      quantity: 2,
      product: {
        sku: 'M1-180',
        name: 'Matras „Wolk” 😴',
        url: '/matras-wolk?maat=180x200',
        image: { path: 'demo/M1.webp', width: 1600, height: 1200, alt: 'Matras' },
      },
      options: [{ label: 'Maat', value: '180 × 200 cm' }],
      price: euroCents(59_950),
      regularPrice: euroCents(69_900),
      rowTotal: euroCents(119_900),
    },
  ],
  prices: {
    grandTotal: euroCents(119_900),
    subtotal: euroCents(119_900),
    discount: euroCents(0),
    saved: euroCents(19_900),
    taxes: [{ percent: 21, amount: euroCents(20_809) }],
  },
};
