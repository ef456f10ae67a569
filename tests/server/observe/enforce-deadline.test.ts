import { describe, expect, it } from 'vitest';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { enforceDeadline } from '#server/observe/enforce-deadline.ts';
import { createRequestScope } from '#server/observe/request-scope.ts';
import type { Budgets } from '#server/observe/route-kind.ts';
import type { ServerPorts } from '#server/server-ports.ts';
import { request } from 'node:http';
import { eventually } from '../../support/eventually.ts';
import { leastTime } from '../../support/least-time.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { blockEventLoop } from '../../support/worker-server.ts';
import { configOf, openShop, smallPorts } from '../small-shop.ts';

const BRIEF = { read: 60, write: 60 };
const budgets: Budgets = {
  page: BRIEF,
  preview: BRIEF,
  form: BRIEF,
  bff: BRIEF,
  navigation: BRIEF,
  image: BRIEF,
  file: BRIEF,
  sitemap: BRIEF,
  hook: BRIEF,
  health: BRIEF,
};

const silence = <T>() => new Promise<T>(() => {});

const openImpatient = (changes: (ports: ServerPorts) => Partial<ServerPorts>) => {
  const ports = smallPorts();
  return openShop({ ports: { ...ports, ...changes(ports) }, budgets });
};

describe('a page after its deadline (FT4)', () => {
  it('is shown without the products that were not found in time', async () => {
    const shop = await openImpatient(() => ({ search: { productsAndFilters: silence } }));
    const page = await shop.get('/matrassen');
    expect(page.status).toBe(503);
    expect(page.headers.get('server-timing')).toContain('search.productsAndFilters');
  });

  it('has the configured deadline', async () => {
    const ports = { ...smallPorts(), search: { productsAndFilters: silence } };
    const shop = await openShop({ ports, config: configOf({ PAGE_TIMEOUT_MS: '60' }) });
    const work = async () => expect((await shop.get('/matrassen')).status).toBe(503);
    expect(await leastTime(3000, work)).toBeLessThan(3000);
  });

  it('reports that the shop is unavailable while there is no menu', async () => {
    const shop = await openImpatient(({ content }) => ({
      content: { ...content, shell: silence },
    }));
    const page = await shop.get('/');
    expect(page.status).toBe(503);
    expect(await page.text()).toContain('<h1>Storing</h1>');
  });

  it('still shows what the server has cached', async () => {
    const shop = await openImpatient(({ content }) => ({
      content: { ...content, breadcrumbs: silence, filteredPages: silence },
    }));
    expect((await shop.get('/matrassen')).status).toBe(200);
  });
});

describe('a call of the BFF after its deadline', () => {
  it.each([
    ['/api/magento/cart', ['cart-1'], 504],
    ['/api/magento/createEmptyCart', [], 504],
  ])('%s is answered with 504', async (path, args, status) => {
    const shop = await openImpatient(({ carts }) => ({
      carts: { ...carts, read: silence, create: silence },
    }));
    expect((await shop.call(path, args)).status).toBe(status);
  });

  it('continues a change, and reports a later failure of it', async () => {
    const log = createMemoryLog();
    const failing: ((error: Error) => void)[] = [];
    const add = () => new Promise<never>((_resolve, reject) => failing.push(reject));
    const shop = await openImpatient(({ carts }) => ({ log, carts: { ...carts, add } }));
    const call = await shop.call('/api/magento/addProductsToCart', [
      { cartId: 'cart-1', cartItems: [{ sku: 'M1-160', quantity: 1 }] },
    ]);
    expect(call.status).toBe(504);
    failing[0]?.(new Error('broken'));
    await eventually(() =>
      expect(log.entries).toContainEqual(expect.objectContaining({ event: 'late-call-failed' })),
    );
  });
});

/** Records the signals passed to a read and a change of carts. */
function watchedPorts() {
  const scope = createRequestScope();
  const signals = new Map<string, AbortSignal | undefined>();
  const ports = smallPorts();
  const watch =
    (name: string) =>
    <T>(): Promise<T> => {
      signals.set(name, scope.current()?.signal);
      return silence();
    };
  const carts = { ...ports.carts, read: watch('read'), create: watch('create') };
  return { signals, input: { scope, ports: { ...ports, carts } } };
}

describe('the upstream call of a request', () => {
  it('is aborted at the deadline, if it is a read', async () => {
    const { signals, input } = watchedPorts();
    const shop = await openShop({ ...input, budgets });
    await shop.call('/api/magento/cart', ['cart-1']);
    await shop.call('/api/magento/createEmptyCart', []);
    expect(signals.get('read')?.aborted).toBe(true);
    expect(signals.get('create')).toBeUndefined();
    expect(signals.size).toBe(2);
  });

  it('is aborted when the client disconnects, if it is a read', async () => {
    const { signals, input } = watchedPorts();
    const { port } = await openShop(input);
    const headers = { 'Content-Type': 'application/json' };
    const sent = request({ port, path: '/api/magento/cart', method: 'POST', headers });
    sent.on('error', () => {}).end('["cart-1"]');
    await eventually(() => expect(signals.get('read')).toBeDefined());
    expect(signals.get('read')?.aborted).toBe(false);
    sent.destroy();
    await eventually(() => expect(signals.get('read')?.aborted).toBe(true));
  });

  it('is not aborted by one of many clients that wait for it', () => {
    const scope = createRequestScope();
    const request = {
      id: 'request-1',
      started: 0,
      budget: BRIEF,
      disconnectSignal: new AbortController().signal,
      signal: AbortSignal.abort(),
      calls: [],
    };
    const seen = scope.run(request, () => scope.shared(() => scope.current()));
    expect(seen).toMatchObject({ id: 'request-1' });
    expect(seen).not.toHaveProperty('signal');
  });
});

const openScope = () => {
  const scope = createRequestScope();
  const around = enforceDeadline({ scope, stopwatch: performance, log: createMemoryLog() });
  const asking = (invoke: () => Promise<unknown>) =>
    around({ port: 'pictures', method: 'read', args: [], invoke });
  return { scope, asking };
};
const slowly = () => pause(200, 'answered');

/** Reads for a client that disconnects by `disconnectSignal`, and returns whether the signal is aborted. */
const readFor = async (disconnectSignal: AbortSignal) => {
  const { scope, asking } = openScope();
  const signals: (AbortSignal | undefined)[] = [];
  const ask = () => Promise.resolve(signals.push(scope.current()?.signal));
  const started = performance.now();
  const active = { id: 'request-1', started, budget: BRIEF, disconnectSignal, calls: [] };
  await scope.run(active, () => asking(ask));
  return () => signals.map((signal) => signal?.aborted);
};

describe('the signal of a read', () => {
  it('is aborted from the start for a client that disconnected before', async () => {
    const isAborted = await readFor(AbortSignal.abort());
    expect(isAborted()).toEqual([true]);
  });

  it('is not aborted by a client that disconnects after the answer', async () => {
    const client = new AbortController();
    const isAborted = await readFor(client.signal);
    client.abort();
    expect(isAborted()).toEqual([false]);
  });
});

describe('FT31 a request while the process is blocked', () => {
  const TIME = 3000;
  const request = () => ({
    id: 'request-1',
    started: performance.now(),
    budget: { read: TIME, write: TIME },
    disconnectSignal: new AbortController().signal,
    calls: [],
  });
  it('gets that time back, for current calls and for later ones', async () => {
    const { scope, asking } = openScope();
    await scope.run(request(), async () => {
      const first = asking(slowly);
      await nextTurn();
      blockEventLoop(TIME);
      expect(await first).toBe('answered');
      expect(await asking(slowly)).toBe('answered');
    });
  });

  it('has no more time than initially without a blocked process', async () => {
    const { scope, asking } = openScope();
    const late = { ...request(), started: performance.now() - TIME };
    const answer = await scope.run(late, () => asking(() => pause(20_000, 'answered')));
    expect(answer).toEqual({ ok: false, error: 'unavailable' });
  });
});
