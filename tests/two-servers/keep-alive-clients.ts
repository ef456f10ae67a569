import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';

const HEADERS = { Host: 'nl-nl.localhost', 'Content-Type': 'application/json' };
const PAGES = ['/', '/matrassen', '/boxsprings', '/bedden', '/dekbedden', '/healthz'];

/** Pauses of clients between an answer and their next request, in milliseconds. */
const PAUSES = [0, 0, 5, 20, 80, 400];

/** Result of a request: its status, or the error of its connection. */
type Fate = { readonly status: number; readonly text: string } | { readonly error: string };

export type ClientReport = {
  /** Number of requests written on an accepted connection. */
  readonly begun: number;
  /** Requests among them without a complete answer, as `<method> <path>: <error>`. */
  readonly lost: readonly string[];
  /** Answers with a status other than 200. */
  readonly refused: readonly string[];
  /** Quantity by cart that was confirmed to the clients. */
  readonly added: ReadonlyMap<string, number>;
};

/**
 * Clients with one kept connection each, which send requests until the server accepts no more
 * connections: pages, and every third time an add to their own cart.
 */
export async function startKeepAliveClients(port: number, sku: string, count: number) {
  const begunBy = { count: 0 };
  const lost: string[] = [];
  const refused: string[] = [];
  const added = new Map<string, number>();
  const over = new AbortController();

  /** False once the server accepts no more connections. */
  async function runStep(agent: Agent, cartId: string, step: number): Promise<boolean> {
    const question = step % 3 === 2 ? addTo(cartId, sku, step) : { path: pageAt(step), body: '' };
    const fate = await ask(port, agent, question);
    if ('error' in fate && fate.error === 'ECONNREFUSED') return false;
    begunBy.count += 1;
    if ('error' in fate) lost.push(`${question.path}: ${fate.error}`);
    else if (fate.status !== 200) refused.push(`${question.path}: ${fate.status} ${fate.text}`);
    else if (question.body !== '') added.set(cartId, (added.get(cartId) ?? 0) + 1);
    return true;
  }

  async function run(client: number, cartId: string): Promise<void> {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const wait = PAUSES[client % PAUSES.length] ?? 0;
    for (let step = client; !over.signal.aborted; step += 1) {
      if (!(await runStep(agent, cartId, step))) break;
      if (wait > 0) await pause(wait);
    }
    agent.destroy();
  }

  const cartIds = await Promise.all(Array.from({ length: count }, () => newCart(port)));
  const running = Promise.all(cartIds.map((cartId, client) => run(client, cartId)));
  return {
    /** Waits until this number of requests has begun. */
    until: (least: number) =>
      vi.waitUntil(() => begunBy.count >= least, { timeout: 60_000, interval: 5 }),
    /** Waits until the server accepts no more connections and every client has its last answer. */
    async ended(): Promise<ClientReport> {
      await running;
      return { begun: begunBy.count, lost, refused, added };
    },
    abort: () => over.abort(),
  };
}

export async function quantityIn(port: number, cartId: string): Promise<number> {
  const question = { path: '/api/magento/cart', body: JSON.stringify([cartId]) };
  const fate = await ask(port, undefined, question);
  if ('error' in fate) throw new Error(fate.error);
  const { cart } = JSON.parse(fate.text) as CartDocument;
  return cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
}

type CartDocument = {
  readonly cart: { readonly items: readonly { readonly quantity: number }[] };
};

async function newCart(port: number): Promise<string> {
  const fate = await ask(port, undefined, { path: '/api/magento/createEmptyCart', body: '[]' });
  if ('error' in fate) throw new Error(fate.error);
  return JSON.parse(fate.text) as string;
}

const pageAt = (step: number): string => PAGES[step % PAGES.length] ?? '/';

type Question = { readonly path: string; readonly body: string; readonly key?: string };

const addTo = (cartId: string, sku: string, step: number): Question => ({
  path: '/api/magento/addProductsToCart',
  body: JSON.stringify([{ cartId, cartItems: [{ sku, quantity: 1 }] }]),
  key: `${cartId}-${step}`,
});

const ask = (port: number, agent: Agent | undefined, { path, body, key }: Question) =>
  new Promise<Fate>((resolve) => {
    const method = body === '' ? 'GET' : 'POST';
    const headers = {
      ...HEADERS,
      ...(body !== '' && { 'Content-Length': `${Buffer.byteLength(body)}` }),
      ...(key !== undefined && { 'Idempotency-Key': key }),
    };
    const fail = (error: NodeJS.ErrnoException) => resolve({ error: error.code ?? error.message });
    const options = { host: '127.0.0.1', port, path, method, headers };
    request({ ...options, agent: agent ?? false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('error', fail);
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    })
      .on('error', fail)
      .end(body);
  });
