import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { composeServer } from '#composition/server.ts';
import { createApp } from '#server/app.ts';
import { createHttpServer, drain, listen } from '#server/http-server.ts';
import { ask } from '../../server/ask.ts';
import { configOf, plainRenderer } from '../../server/small-shop.ts';
import { startFaultProxy } from '../fault-proxy/fault-proxy.ts';
import { startMagento } from '../start-magento.ts';
import { CLICK_GOODS, plentyOf } from './click-goods.ts';
import { CLICK_HEADER, type ClickPlan } from './click-plan.ts';
import { magentoLines } from './magento-lines.ts';

const SCAN_COOKIE = 'scan';

/**
 * The shop as it is composed for production, over HTTP, before a Magento with a proxy between that
 * makes faults; `pace` times faster than the machine's clock.
 */
export async function openClickShop(
  faults: ClickPlan,
  { pace, deliveries }: { readonly pace: number; readonly deliveries: 1 | 2 },
) {
  const clock = createSystemClock(pace);
  const magento = await startMagento({ store: createCatalogueStore(plentyOf()), clock });
  const proxy = await startFaultProxy({
    target: magento.origin,
    plan: (request) => faults.plan(request),
    isTurnedAway: (place) => faults.isTurnedAway(place),
    pace,
  });
  const config = configOf({
    COMMERCE: 'magento',
    MAGENTO_URL: proxy.origin,
    MAGENTO_DELIVERIES: `${deliveries}`,
    BODY_SCAN_HEADER: CLICK_HEADER,
    BODY_SCAN_COOKIE: SCAN_COOKIE,
    DATA_DIR: ':memory:',
    LOG_LEVEL: 'silent',
  });
  const { ports, close } = composeServer(config, pace);
  const server = createHttpServer(createApp({ config, ports, renderer: plainRenderer }));
  const port = await listen(server, 0, '127.0.0.1');

  const call = (method: string, args: unknown, headers: Readonly<Record<string, string>> = {}) =>
    ask(port, `/api/magento/${method}`, {
      method: 'POST',
      body: JSON.stringify(args),
      headers: { 'content-type': 'application/json', host: 'nl-nl.localhost', ...headers },
    });

  return {
    call,
    proxy,
    magento,
    /** Asks for a click under its key, and names it on the way. */
    add: (cartId: string, click: { id: string; goods: number; quantity: number }) => {
      const item = { ...CLICK_GOODS[click.goods], quantity: click.quantity };
      return call('addProductsToCart', [{ cartId, cartItems: [item] }], {
        'idempotency-key': `click-${click.id}`,
        cookie: `${SCAN_COOKIE}=${click.id}`,
      });
    },
    /** What a cart holds at Magento, by {@link CLICK_GOODS}. */
    async held(cartId: string, names: readonly string[]): Promise<ReadonlyMap<number, number>> {
      const lines = await magentoLines(magento, cartId);
      return new Map([...lines].map(([name, quantity]) => [names.indexOf(name), quantity]));
    },
    async close() {
      await drain(server);
      await close();
    },
  };
}

export type ClickShop = Awaited<ReturnType<typeof openClickShop>>;
