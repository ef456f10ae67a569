import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createSystemClock } from '#adapters/system/system-clock.ts';
import { composeServer } from '#composition/server.ts';
import { createApp } from '#server/app.ts';
import { createHttpServer, drain, listen } from '#server/http-server.ts';
import { ask } from '../server/ask.ts';
import { configOf, plainRenderer } from '../server/small-shop.ts';
import { plentyOf } from './fault-clicks/click-goods.ts';
import { startFaultProxy, type FaultProxyParts } from './fault-proxy/fault-proxy.ts';
import { MANY_CARTS } from './many-carts.ts';
import { startMagento } from './start-magento.ts';

type MagentoShopParts = Pick<FaultProxyParts, 'plan' | 'isTurnedAway'> & {
  /** How many times faster than the machine's clock all goes. */
  readonly pace: number;
  /** How often the shop is told that its network may deliver one request. */
  readonly deliveries: 1 | 2;
  /** What else its servers are told. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Hears how to stop what is not closed by `close`; where none is given, the test's end does. */
  readonly whenDone?: (stop: () => void) => void;
};

/**
 * The shop as it is composed for production, over HTTP, before a Magento with a proxy between that
 * makes faults.
 */
export async function openMagentoShop(parts: MagentoShopParts) {
  const { pace, deliveries, settings = {}, whenDone, ...faults } = parts;
  const store = createCatalogueStore(plentyOf());
  const magento = await startMagento({ store, clock: createSystemClock(pace) }, whenDone);
  const proxy = await startFaultProxy({ target: magento.origin, pace, ...faults }, whenDone);
  const config = configOf({
    COMMERCE: 'magento',
    MAGENTO_URL: proxy.origin,
    MAGENTO_DELIVERIES: `${deliveries}`,
    DATA_DIR: ':memory:',
    LOG_LEVEL: 'silent',
    ...MANY_CARTS,
    ...settings,
  });

  async function start() {
    const { ports, close } = composeServer(config, pace);
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
    /** Begins anew, with nothing but what it has kept on disk. */
    async restart() {
      await end();
      running = await start();
    },
    close: end,
  };
}

export type MagentoShop = Awaited<ReturnType<typeof openMagentoShop>>;
