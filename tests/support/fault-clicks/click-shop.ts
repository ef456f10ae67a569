import { openMagentoShop } from '../magento-shop.ts';
import { CLICK_PRODUCTS } from './click-products.ts';
import { CLICK_HEADER, type ClickPlan } from './click-plan.ts';
import { magentoLines } from './magento-lines.ts';

const SCAN_COOKIE = 'scan';

/** Starts a shop at a Magento whose faults depend on the clicks. */
export async function openClickShop(
  faults: ClickPlan,
  { pace, deliveries }: { readonly pace: number; readonly deliveries: 1 | 2 },
) {
  const { call, proxy, magento, close } = await openMagentoShop({
    plan: (request) => faults.plan(request),
    isTurnedAway: (index) => faults.isTurnedAway(index),
    pace,
    deliveries,
    settings: { BODY_SCAN_HEADER: CLICK_HEADER, BODY_SCAN_COOKIE: SCAN_COOKIE },
  });
  return {
    call,
    proxy,
    magento,
    close,
    /** Sends a click under its key, and names it in a header. */
    add: (cartId: string, click: { id: string; product: number; quantity: number }) => {
      const item = { ...CLICK_PRODUCTS[click.product], quantity: click.quantity };
      return call('addProductsToCart', [{ cartId, cartItems: [item] }], {
        'idempotency-key': `click-${click.id}`,
        cookie: `${SCAN_COOKIE}=${click.id}`,
      });
    },
    /** Contents of a cart at Magento, by index in {@link CLICK_PRODUCTS}. */
    async held(cartId: string, names: readonly string[]): Promise<ReadonlyMap<number, number>> {
      const lines = await magentoLines(magento, cartId);
      return new Map([...lines].map(([name, quantity]) => [names.indexOf(name), quantity]));
    },
  };
}

export type ClickShop = Awaited<ReturnType<typeof openClickShop>>;
