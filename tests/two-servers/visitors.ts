import { setTimeout as pause } from 'node:timers/promises';
import { vi } from 'vitest';
import { catalogue } from '#demo/catalogue/catalogue.ts';
import { ask } from '../server/ask.ts';
import { REQUEST_NAME } from './balancer.ts';

const HOST = 'nl-nl.localhost';
const PAGES = [
  '/',
  '/matrassen',
  '/boxsprings',
  '/bedden',
  '/matrassen/maat/160x200',
  '/dekbedden',
];
/** Number of visitors, each with one page at a time. */
export const VISITORS = 8;

export const readPage = (
  port: number,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => ask(port, path, { headers: { Host: HOST, ...headers } });

/** A page that a visitor did not get, by the name of its request. */
type Failure = { readonly name: string; readonly path: string; readonly status: number | 'cut' };

/** Visitors who read page after page, until they are stopped. */
export function startVisits(port: number) {
  const over = new AbortController();
  const failed: Failure[] = [];
  let answered = 0;
  const visit = async (visitor: number): Promise<void> => {
    for (let page = 0; !over.signal.aborted; page += 1) {
      const name = `page-${visitor}-${page}`;
      const path = PAGES[(visitor + page) % PAGES.length] ?? '/';
      const answer = await readPage(port, path, { [REQUEST_NAME]: name }).catch(() => undefined);
      if (answer?.status === 200) answered += 1;
      else failed.push({ name, path, status: answer?.status ?? 'cut' });
    }
  };
  const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
  return {
    /** Waits until this number of pages was read in total. */
    until: (count: number) =>
      vi.waitUntil(() => answered >= count, { timeout: 60_000, interval: 5 }),
    async stop(): Promise<readonly Failure[]> {
      over.abort();
      await Promise.all(visits);
      return failed;
    },
  };
}

/** Pause between two actions of a shopper, and before a retry, in milliseconds. */
const PAUSE = 50;
const MAX_TRIES = 400;

/** A shopper who adds one more of a product again and again, and retries without an answer. */
export async function startShopping(port: number) {
  const over = new AbortController();
  const cartId = (await call(port, 'createEmptyCart', [], 'create')) as string;
  const cartItems = [{ sku: PLENTIFUL?.sku, quantity: 1 }];
  let added = 0;
  const shop = async (): Promise<void> => {
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const answer = await call(port, 'addProductsToCart', [{ cartId, cartItems }], `add-${turn}`);
      if ((answer as CartDocument).user_errors.length === 0) added += 1;
      await pause(PAUSE);
    }
  };
  const shopping = shop();
  return {
    /** Stops; returns the number of confirmed adds and the quantity in the cart. */
    async stop() {
      over.abort();
      await shopping;
      const { cart } = (await call(port, 'cart', [cartId], 'read')) as CartDocument;
      return { added, inCart: cart.items.reduce((sum, { quantity }) => sum + quantity, 0) };
    },
  };
}

type CartDocument = {
  readonly cart: { readonly items: readonly { readonly quantity: number }[] };
  readonly user_errors: readonly unknown[];
};

/** Sends a request, which is one action under one key, however often it is sent. */
async function call(port: number, method: string, args: unknown, key: string): Promise<unknown> {
  const headers = { Host: HOST, 'Content-Type': 'application/json', 'Idempotency-Key': key };
  const question = { method: 'POST', body: JSON.stringify(args), headers };
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const answer = await ask(port, `/api/magento/${method}`, question).catch(() => undefined);
    if (answer?.status === 200) return (await answer.json()) as unknown;
    await pause(PAUSE);
  }
  throw new Error(`${method} was never answered.`);
}

/** The variant with the largest stock. */
const [PLENTIFUL] = catalogue.products
  .flatMap(({ variants }) => variants)
  .toSorted((one, other) => other.stock - one.stock);
