import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASS, type Fault } from '../support/fault-proxy/fault.ts';
import type { ForwardedRequest } from '../support/fault-proxy/carried-request.ts';
import { magentoLines } from '../support/fault-clicks/magento-lines.ts';
import { openMagentoShop, type MagentoShop } from '../support/magento-shop.ts';

/** Timeout in milliseconds, generous for a busy machine. */
const TIMEOUT = 60_000;

/** Factor by which all clocks are faster than the machine's. */
const PACE = 4;

const LOST: Fault = { kind: 'reset', effect: 'after' };

/** Faults for the calls of single carts, by cart id, from the first add on. */
function createCartFaults() {
  const left = new Map<string, Fault[]>();
  const begun = new Set<string>();
  return {
    meet: (cartId: string, faults: readonly Fault[]) => void left.set(cartId, [...faults]),
    /** Faults that have not occurred yet. */
    left: (cartId: string): readonly Fault[] => left.get(cartId) ?? [],
    plan({ body }: ForwardedRequest): Fault {
      const id = [...left.keys()].find((cartId) => body.includes(cartId));
      if (id === undefined) return PASS;
      if (body.includes('AddToCart')) begun.add(id);
      return (begun.has(id) && left.get(id)?.shift()) || PASS;
    },
  };
}

describe('an add to a Magento cart', { concurrent: true, timeout: TIMEOUT }, () => {
  const closing: (() => void)[] = [];
  const faults = createCartFaults();
  let shop: MagentoShop;
  beforeAll(async () => {
    shop = await openMagentoShop({
      plan: (request) => faults.plan(request),
      pace: PACE,
      deliveries: 2,
      whenDone: (stop) => closing.push(stop),
    });
  });
  afterAll(async () => {
    await shop.close();
    for (const close of closing) close();
  });

  /** Adds two of a product, and reads the cart once nothing can land any more. */
  async function addThrough(met: readonly Fault[]) {
    const cartId = (await (await shop.call('createEmptyCart', [])).json()) as string;
    faults.meet(cartId, met);
    const answer = await add(shop, cartId);
    await shop.proxy.landed();
    await shop.call('cart', [cartId]);
    expect(faults.left(cartId)).toEqual([]);
    const held = [...(await magentoLines(shop.magento, cartId)).values()];
    return { outcome: await outcomeOf(answer), held };
  }

  const ONCE = { outcome: { status: 200, quantities: [2], errors: [] }, held: [2] };

  it('FT20 is applied once and reported as added after three lost answers', async () => {
    expect(await addThrough([LOST, LOST, LOST])).toEqual(ONCE);
  });

  it.each<Fault>([
    { kind: 'late', after: 3000, answer: 'reset' },
    { kind: 'status', status: 504, effect: 'after' },
    { kind: 'cut', by: 'fin' },
    { kind: 'cut', by: 'rst' },
    { kind: 'bad-json' },
    { kind: 'html' },
  ])('FT21 is applied once and reported as added after %o', async (fault) => {
    expect(await addThrough([fault])).toEqual(ONCE);
  });

  it.each<Fault>([
    { kind: 'twice', gap: 0, answer: 'first' },
    { kind: 'twice', gap: 2000, answer: 'first' },
    { kind: 'twice', gap: 500, answer: 'second' },
  ])('FT23 ends with the requested quantity after %o', async (fault) => {
    const { outcome, held } = await addThrough([fault]);
    expect(outcome).toMatchObject({ status: 200, errors: [] });
    expect(held).toEqual([2]);
  });

  it('C7 is reported as unknown, not as failed, if the cart cannot be read after it', async () => {
    const { outcome, held } = await addThrough([
      { kind: 'twice', gap: 500, answer: 'second' },
      ...Array.from({ length: 6 }, (): Fault => ({ kind: 'html' })),
    ]);
    expect(outcome).toEqual({ status: 504, quantities: [], errors: [] });
    expect(held).toEqual([2]);
  });

  it('C7 is reported as unknown if it is repeated while the cart cannot be read', async () => {
    const cartId = (await (await shop.call('createEmptyCart', [])).json()) as string;
    faults.meet(cartId, []);
    expect(await outcomeOf(await add(shop, cartId))).toEqual(ONCE.outcome);
    faults.meet(cartId, [{ kind: 'html' }]);
    const repeated = await add(shop, cartId);
    expect(await outcomeOf(repeated)).toEqual({ status: 504, quantities: [], errors: [] });
    expect(await outcomeOf(await add(shop, cartId))).toEqual(ONCE.outcome);
  });
});

describe('the idempotency key of an add to a Magento cart', { timeout: TIMEOUT }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'cart-faults-'));
  const closing: (() => void)[] = [];
  let shop: MagentoShop;
  let cartId: string;
  beforeAll(async () => {
    shop = await openMagentoShop({
      plan: () => PASS,
      pace: PACE,
      deliveries: 1,
      settings: { DATA_DIR: folder },
      whenDone: (stop) => closing.push(stop),
    });
    cartId = (await (await shop.call('createEmptyCart', [])).json()) as string;
  });
  afterAll(async () => {
    await shop.close();
    for (const close of closing) close();
    rmSync(folder, { recursive: true });
  });

  it('FT22 adds once, and replays the answer to concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => add(shop, cartId)));
    const outcomes = await Promise.all(answers.map(outcomeOf));
    expect(outcomes).toEqual(outcomes.map(() => ({ status: 200, quantities: [2], errors: [] })));
    const replayed = answers.filter(({ headers }) => headers.has('idempotent-replayed'));
    expect(replayed).toHaveLength(9);
  });

  it('FT22 rejects a different add with 422', async () => {
    expect((await add(shop, cartId, { quantity: 3 })).status).toBe(422);
  });

  it('FT22 replays the answer after a restart', async () => {
    await shop.restart();
    const answer = await add(shop, cartId);
    expect(answer.headers.get('idempotent-replayed')).toBe('true');
    expect(await outcomeOf(answer)).toEqual({ status: 200, quantities: [2], errors: [] });
    expect([...(await magentoLines(shop.magento, cartId)).values()]).toEqual([2]);
  });
});

const add = (shop: MagentoShop, cartId: string, { quantity = 2, key = `add-${cartId}` } = {}) =>
  shop.call('addProductsToCart', [{ cartId, cartItems: [{ sku: 'X1-1', quantity }] }], {
    'idempotency-key': key,
  });

async function outcomeOf(response: Response) {
  const { cart, user_errors: errors = [] } = (await response.json()) as Answer;
  const quantities = (cart?.items ?? []).map(({ quantity }) => quantity);
  return { status: response.status, quantities, errors: errors.map(({ code }) => code) };
}

type Answer = {
  readonly cart?: { readonly items: readonly { readonly quantity: number }[] } | null;
  readonly user_errors?: readonly { readonly code: string }[];
};
