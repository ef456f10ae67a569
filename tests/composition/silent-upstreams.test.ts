import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { composeServer } from '#composition/server.ts';
import { createApp } from '#server/app.ts';
import { BUDGETS, type Budgets } from '#server/observe/time-budgets.ts';
import { createHttpServer, drain, listen } from '#server/http-server.ts';
import { ask } from '../server/ask.ts';
import { configOf, plainRenderer } from '../server/small-shop.ts';
import { startFaultServer, type Fault } from '../support/fault-server.ts';

/** A shop whose Magento does so, its carts asked for a fifth of a second. */
async function openShopOver(fault: Fault) {
  const { port: upstream, requests } = await startFaultServer(fault);
  const composed = composeServer(
    configOf({
      DATA_DIR: ':memory:',
      LOG_LEVEL: 'silent',
      COMMERCE: 'magento',
      MAGENTO_URL: `http://127.0.0.1:${upstream}`,
    }),
  );
  const brief = { read: 200, write: 400 };
  const budgets: Budgets = { ...BUDGETS, page: brief, bff: brief };
  const config = configOf();
  const server = createHttpServer(
    createApp({ ...composed, config, budgets, renderer: plainRenderer }),
  );
  const port = await listen(server, 0, '127.0.0.1');
  onTestFinished(async () => {
    await drain(server);
    await composed.close();
  });
  const call = (method: string, args: unknown, headers: Readonly<Record<string, string>> = {}) =>
    ask(port, `/api/magento/${method}`, {
      method: 'POST',
      body: JSON.stringify(args),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  const figures = async () => (await (await ask(port, '/metrics')).text()).split('\n');
  return { call, figures, requests };
}

const CART = 'a'.repeat(32);

describe('a Magento that is silent (FT4)', () => {
  it('costs a read its time and no more: its socket is closed, nothing is left in flight', async () => {
    const open = new Set<unknown>();
    const { call, figures, requests } = await openShopOver((socket) => {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    });
    expect((await call('cart', [CART], { 'X-Request-Id': 'trace-4711' })).status).toBe(504);
    expect(requests[0]).toContain('x-request-id: trace-4711');
    await vi.waitFor(async () => {
      expect(open.size).toBe(0);
      expect(await figures()).toContain('shop_upstream_in_flight{upstream="magento"} 0');
    });
  });

  it('makes a change unknown, which goes on and is never cut', async () => {
    const closed: string[] = [];
    const { call, figures } = await openShopOver((socket, request) => {
      socket.once('close', () => closed.push(request));
    });
    const added = await call('addProductsToCart', [
      { cartId: CART, cartItems: [{ sku: 'wolk', quantity: 1 }] },
    ]);
    expect(added.status).toBe(504);
    expect(await figures()).toContain('shop_upstream_in_flight{upstream="magento"} 1');
    expect(closed).toEqual([]);
  });
});

describe('a Magento that fails (FT8)', () => {
  it('is left alone after twenty calls, but for carts', async () => {
    const { call, figures, requests } = await openShopOver((socket) => socket.destroy());
    await Promise.all(Array.from({ length: 30 }, () => call('getCategories', [{}])));
    const before = requests.length;
    const answer = await call('getCategories', [{}]);
    expect(answer.status).toBe(503);
    expect(requests).toHaveLength(before);
    await call('cart', [CART]);
    expect(requests.length).toBeGreaterThan(before);
    expect(await figures()).toContain('shop_upstream_breaker_state{upstream="magento"} 2');
  });
});
