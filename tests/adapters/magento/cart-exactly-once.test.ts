import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMagentoCartGateway } from '#adapters/magento/magento-cart-gateway.ts';
import { LATE_EFFECT_WINDOW } from '#src/cart/retry/late-effect.ts';
import { cartParts, clientOf, smallMagento, namingProducts } from '../../support/magento-carts.ts';
import { CRASH, createFaultyMagento, type Fault } from '../../support/faulty-magento.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { createMemoryIdempotencyRecords } from '../../support/memory-idempotency-records.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { inScope } from '../../support/test-scope.ts';

/** Each has a dozen clicks and more. */
const RUNS = inScope(5, 1);

const SKUS = ['T2-160', 'X1-1', 'M1-90'] as const;

/** About two thirds of the sends meet a fault. */
const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  { weight: 8, arbitrary: fc.constant({ kind: 'none' } as const) },
  {
    weight: 8,
    arbitrary: fc.constantFrom<Fault>(
      { kind: 'after', failure: { kind: 'reset' } },
      { kind: 'after', failure: { kind: 'timeout' } },
      { kind: 'after', failure: { kind: 'http', status: 504 } },
      { kind: 'after', failure: { kind: 'http', status: 503 } },
      { kind: 'after', failure: { kind: 'bad-answer' } },
      { kind: 'after', failure: { kind: 'maintenance' } },
      { kind: 'before', failure: { kind: 'maintenance' } },
      { kind: 'before', failure: { kind: 'reset' } },
      { kind: 'before', failure: { kind: 'refused-connection' } },
      { kind: 'before', failure: { kind: 'http', status: 503, retryAfterSeconds: 1 } },
    ),
  },
  {
    weight: 2,
    arbitrary: fc
      .integer({ min: 100, max: 9000 })
      .map((after) => ({ kind: 'late', after }) as const),
  },
);

const anyCrash = fc.constantFrom<Fault>({ kind: 'crash-before' }, { kind: 'crash-after' });

const clicksWith = (
  faults: fc.Arbitrary<readonly Fault[]>,
  lostReads: fc.Arbitrary<number> = fc.constant(0),
) =>
  fc.array(
    fc.record({
      sku: fc.constantFrom(...SKUS),
      quantity: fc.integer({ min: 1, max: 2 }),
      faults,
      lostReads,
    }),
    { minLength: 12, maxLength: 16 },
  );

type Clicks = typeof clicksWith extends (...args: never) => fc.Arbitrary<infer C> ? C : never;

const NOT_SENT: Fault = { kind: 'before', failure: { kind: 'reset' } };

const singly = (fault: fc.Arbitrary<Fault>) => fc.array(fault, { maxLength: 4 });
const anyDelivery = fc.oneof(anyFault, fc.constant({ kind: 'twice' } as const));

/** At most one crash, before other faults. */
const withCrash = fc
  .tuple(
    fc.oneof(fc.constant<readonly Fault[]>([]), fc.tuple(anyCrash), fc.tuple(anyFault, anyCrash)),
    singly(anyFault),
  )
  .map((all) => all.flat());

/** An add that meets any fault, and then an outage of some changes. */
const beforeOutage = fc
  .tuple(anyDelivery, fc.array(fc.constant<Fault>(NOT_SENT), { maxLength: 5 }))
  .map((parts) => parts.flat());

/** Clicks in one cart, each reported as added, refused or unknown, or certainly not done. */
function createShopper(deliveries: number) {
  const clock = createFixedClock();
  const network = createFaultyMagento(clientOf(smallMagento({ clock })), clock);
  const records = createMemoryIdempotencyRecords(clock);
  const ids = createSequentialIds('cart');
  const start = () =>
    namingProducts(
      createMagentoCartGateway(
        cartParts(network.client, { clock, records, ids, deliveries, wait: network.pass }),
      ),
    );
  let gateway = start();

  /** A stopped server is restarted; the shopper then repeats the add under the same key. */
  async function add(id: string, click: Clicks[number], key: string) {
    const items = [{ sku: click.sku, quantity: click.quantity }];
    try {
      return await gateway.add('nl-nl', id, items, key);
    } catch (error) {
      if (error !== CRASH) throw error;
      // A restart takes time, and fences follow the clock.
      clock.advance(1);
      gateway = start();
      return gateway.add('nl-nl', id, items, key);
    }
  }

  return async (clicks: Clicks) => {
    network.meet([]);
    const created = await gateway.create('nl-nl');
    const id = created.ok ? created.value : '';
    const outcome = {
      added: new Map<string, number>(),
      open: new Map<string, number>(),
      unknown: 0,
    };
    for (const [index, click] of clicks.entries()) {
      network.meet(click.faults, click.lostReads);
      const answer = await add(id, click, `${id}-${index}`);
      const isUnknown = !answer.ok && answer.error.failure === 'unknown';
      const isAdded = answer.ok && answer.value.userErrors.length === 0;
      const isChanged = answer.ok && answer.value.userErrors[0]?.code === 'CART_CHANGED';
      const kind = isAdded ? outcome.added : outcome.open;
      if (isAdded || isUnknown || isChanged) {
        kind.set(click.sku, (kind.get(click.sku) ?? 0) + click.quantity);
      }
      if (isUnknown || isChanged) outcome.unknown += 1;
    }
    network.meet([]);
    await network.pass(LATE_EFFECT_WINDOW);
    const read = await gateway.read('nl-nl', id);
    const items = read.ok ? (read.value.cart?.items ?? []) : [];
    const held = new Map(items.map(({ product, quantity }) => [product.sku, quantity]));
    return { ...outcome, held };
  };
}

async function addExactlyOnce(clicks: fc.Arbitrary<Clicks>, deliveries: number) {
  const shop = createShopper(deliveries);
  let [all, unknown] = [0, 0];
  await fc.assert(
    fc.asyncProperty(clicks, async (history) => {
      const outcome = await shop(history);
      for (const sku of SKUS) {
        const held = outcome.held.get(sku) ?? 0;
        const added = outcome.added.get(sku) ?? 0;
        expect(held).toBeGreaterThanOrEqual(added);
        expect(held).toBeLessThanOrEqual(added + (outcome.open.get(sku) ?? 0));
      }
      all += history.length;
      unknown += outcome.unknown;
    }),
    { numRuns: RUNS, seed: 20_261_121, endOnFailure: true, includeErrorInReport: true },
  );
  return { all, unknown };
}

describe('a Magento cart behind a faulty network', () => {
  it('C7 adds each click exactly once: none twice, and no acknowledged one is missing', async () => {
    const { all, unknown } = await addExactlyOnce(clicksWith(singly(anyFault)), 1);
    expect(all).toBeGreaterThanOrEqual(12 * RUNS);
    expect(unknown).toBeLessThanOrEqual(all / 100);
  });

  it('C7 corrects adds that a proxy delivers twice', async () => {
    const { all, unknown } = await addExactlyOnce(clicksWith(singly(anyDelivery)), 2);
    expect(all).toBeGreaterThanOrEqual(12 * RUNS);
    expect(unknown).toBeLessThanOrEqual(all / 100);
  });

  it('C7 reports an add as failed only if it is not in the cart, whatever cannot be read', async () => {
    const clicks = clicksWith(beforeOutage, fc.nat(12));
    const { unknown } = await addExactlyOnce(clicks, 2);
    expect(unknown).toBeGreaterThan(0);
  });

  it('C7 resumes after a restart, and answers a repeated idempotency key', async () => {
    const { all, unknown } = await addExactlyOnce(clicksWith(withCrash), 1);
    expect(all).toBeGreaterThanOrEqual(12 * RUNS);
    expect(unknown).toBeLessThanOrEqual(all / 100);
  });
});

describe('a coupon in place of another', () => {
  it('C7 is unknown if the old one was removed and Magento answers no more', async () => {
    const clock = createFixedClock();
    const discount = { kind: 'percent', percent: 10 } as const;
    const coupons = ['OLD', 'NEW'].map((code) => ({ code, discount }));
    const network = createFaultyMagento(clientOf(smallMagento({ clock, coupons })), clock);
    const gateway = createMagentoCartGateway(
      cartParts(network.client, { clock, wait: network.pass }),
    );
    const created = await gateway.create('nl-nl');
    const id = created.ok ? created.value : '';
    await gateway.add('nl-nl', id, [{ sku: 'X1-1', quantity: 1 }], 'add');
    expect(await gateway.applyCoupon('nl-nl', id, 'OLD')).toMatchObject({
      value: { cart: { appliedCoupons: ['OLD'] }, userErrors: [] },
    });
    const refused: Fault = { kind: 'before', failure: { kind: 'refused-connection' } };
    network.meet([{ kind: 'none' }, ...Array.from({ length: 8 }, () => refused)], 8);
    expect(await gateway.applyCoupon('nl-nl', id, 'NEW')).toMatchObject({
      error: { status: 504, failure: 'unknown' },
    });
    network.meet([]);
    expect(await gateway.read('nl-nl', id)).toMatchObject({
      value: { cart: { appliedCoupons: [] } },
    });
  });
});
