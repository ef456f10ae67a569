import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Express } from 'express';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { offersOf } from '#adapters/embedded/cart-offer.ts';
import { createCatalogueStore } from '#adapters/embedded/catalogue-store.ts';
import { createEmbeddedIdempotencyRecords } from '#adapters/embedded/embedded-idempotency-records.ts';
import { createEmbeddedCartGateway } from '#adapters/embedded/embedded-cart-gateway.ts';
import { createMemoryLocks } from '#adapters/memory/memory-locks.ts';
import { createMemoryRateLimits } from '#adapters/memory/memory-rate-limits.ts';
import { createSystemClock } from '#adapters/system/clock-and-ids.ts';
import { createApp } from '#server/app.ts';
import { createHttpServer } from '#server/http-server.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import type { Cart } from '#src/cart/cart.ts';
import { configOf, plainRenderer, smallPorts } from '../../server/small-shop.ts';
import { UNLIMITED_CARTS } from '../many-carts.ts';
import { withAmpleStock } from '../fault-clicks/click-products.ts';
import { createMemoryLog } from '../memory-log.ts';
import { createSequentialIds } from '../sequential-ids.ts';

/** Both coupons are valid for any cart. */
const COUPONS: readonly Coupon[] = ['TEN', 'FIVE'].map((code) => ({
  code,
  discount: { kind: 'percent', percent: 5 },
}));

/** The constant dependencies of a server, shared by all of them. */
export function createServerFixtures() {
  const catalogue = withAmpleStock();
  return { ports: smallPorts(catalogue), store: createCatalogueStore(catalogue) };
}

export type ServerFixtures = ReturnType<typeof createServerFixtures>;

/**
 * The shop over HTTP, with its carts in a file that survives a restart; all state in memory is
 * lost.
 */
export async function startShopServer({ ports, store }: ServerFixtures) {
  const folder = mkdtempSync(join(FAST_FOLDER, 'tabs-'));
  const clock = createSystemClock();
  const ids = createSequentialIds('cart-');
  const offerOf = offersOf(store);
  let running = open();
  const server = createHttpServer((request, response) => void running.app(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  function open() {
    const database = openCartDatabase(join(folder, 'carts.db'));
    const carts = createEmbeddedCartGateway({ database, offerOf, coupons: COUPONS, ids, clock });
    const all: ServerPorts = {
      ...ports,
      carts,
      clock,
      ids,
      log: createMemoryLog(),
      locks: createMemoryLocks(clock),
      rateLimits: createMemoryRateLimits(clock),
      idempotencyRecords: createEmbeddedIdempotencyRecords({ database, clock }),
    };
    const app: Express = createApp({ config: CONFIG, ports: all, renderer: plainRenderer });
    return { database, carts, app };
  }

  return {
    port: (server.address() as AddressInfo).port,
    /** The current cart, regardless of its client. */
    async cart(id: string): Promise<Cart | null> {
      const answer = await running.carts.read('nl-nl', id);
      return answer.ok ? answer.value.cart : null;
    },
    restart(): void {
      server.closeAllConnections();
      running.database.close();
      running = open();
    },
    stop(): void {
      server.closeAllConnections();
      server.close();
      running.database.close();
      rmSync(folder, { recursive: true });
    },
  };
}

const CONFIG = configOf(UNLIMITED_CARTS);

/** In memory if possible: other tests cover the data on disk after a crash. */
const FAST_FOLDER = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();
