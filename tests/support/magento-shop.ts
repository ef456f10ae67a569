import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createSystemClock } from '#adapters/system/clock-and-ids.ts';
import { composeServer } from '#composition/server.ts';
import { createApp } from '#server/app.ts';
import { createHttpServer, drain, listen } from '#server/http-server.ts';
import { ask } from '../server/ask.ts';
import { configOf, plainRenderer } from '../server/small-shop.ts';
import { withAmpleStock } from './fault-clicks/click-products.ts';
import { startFaultProxy, type FaultProxyParts } from './fault-proxy/fault-proxy.ts';
import { UNLIMITED_CARTS } from './many-carts.ts';
import { startMagento } from './start-magento.ts';

type MagentoShopParts = Pick<FaultProxyParts, 'plan' | 'isTurnedAway'> & {
  /** Factor by which the shop's clock is faster than the machine's. */
  readonly pace: number;
  /** Configured maximum number of deliveries of one request. */
  readonly deliveries: 1 | 2;
  /** Other settings of its servers. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Receives a function that stops what `close` does not; by default it runs after the test. */
  readonly whenDone?: (stop: () => void) => void;
};

/** The shop as composed for production, over HTTP, before a Magento behind a fault proxy. */
export async function openMagentoShop(parts: MagentoShopParts) {
  const { pace, deliveries, settings = {}, whenDone, ...faults } = parts;
  const store = createCatalogueStore(withAmpleStock());
  const magento = await startMagento({ store, clock: createSystemClock(pace) }, whenDone);
  const proxy = await startFaultProxy({ target: magento.origin, pace, ...faults }, whenDone);
  const config = configOf({
    COMMERCE: 'magento',
    // Its goods say nothing of their manufacturer.
    GOODS_WITHOUT_FACTS: 'sell',
    MAGENTO_URL: proxy.origin,
    MAGENTO_DELIVERIES: `${deliveries}`,
    DATA_DIR: ':memory:',
    LOG_LEVEL: 'silent',
    ...UNLIMITED_CARTS,
    ...settings,
  });

  async function start() {
    const { ports, close } = composeServer(config, { clockSpeed: pace });
    const server = createHttpServer(createApp({ config, ports, renderer: plainRenderer }));
    return { server, close, port: await listen(server, 0, '127.0.0.1') };
  }
  let running = await start();
  const end = async () => {
    await drain(running.server);
    await running.close();
  };

  return {
    proxy,
    magento,
    port: () => running.port,
    call: (method: string, args: unknown, headers: Readonly<Record<string, string>> = {}) =>
      ask(running.port, `/api/magento/${method}`, {
        method: 'POST',
        body: JSON.stringify(args),
        headers: { 'content-type': 'application/json', host: 'nl-nl.localhost', ...headers },
      }),
    /** Restarts with nothing but its data on disk. */
    async restart() {
      await end();
      running = await start();
    },
    close: end,
  };
}

export type MagentoShop = Awaited<ReturnType<typeof openMagentoShop>>;
