import { describe, expect, it } from 'vitest';
import { createRestReasons } from '#adapters/magento/coupons/coupon-reasons.ts';
import type { MagentoRest, RestCall } from '#adapters/magento/http/rest-client.ts';
import type { MagentoReadClient } from '#adapters/magento/magento-client.ts';
import { toCouponDocument, toSalesRule } from '#sandbox/magento/coupons/sales-rule.ts';
import { EMPTY_CART } from '#src/cart/cart.ts';
import type { Coupon } from '#src/cart/coupon.ts';
import { err, ok } from '#src/shared/result.ts';
import { createFixedClock } from '../../../support/fixed-clock.ts';
import { createDroppedItemRecorder } from '../../../support/magento-carts.ts';
import { createMemoryLog } from '../../../support/memory-log.ts';

const NOW = Date.parse('2026-11-27T12:00:00+01:00');
const CART = { locale: 'nl-nl', cart: EMPTY_CART } as const;
const OLD: Coupon = {
  code: 'OLD',
  discount: { kind: 'percent', percent: 10 },
  until: '2026-11-26',
};
const ONCE: Coupon = { ...OLD, isForOneUse: true };

const EXPIRED = { kind: 'coupon', refusal: { kind: 'expired', until: '2026-11-26' } };
const UNKNOWN = { kind: 'coupon', refusal: { kind: 'unknown' } };
const REFUSED = { kind: 'refused-coupon' };

type Answer = ReturnType<MagentoRest['send']>;

const json = (body: unknown, status = 200): Answer =>
  Promise.resolve(ok({ status, body: JSON.stringify(body) }));

/** Answers as Magento does, for one coupon or none. */
const withCoupon =
  (coupon?: Coupon) =>
  ({ operation }: RestCall): Answer =>
    operation === 'coupons'
      ? json({ items: coupon ? [toCouponDocument(coupon, 7, 0)] : [] })
      : json(toSalesRule(coupon ?? OLD, 7, {}));

/** Never answers, but gives up with its signal. */
const silent = ({ signal }: Pick<RestCall, 'signal'>): Answer =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(err({ kind: 'timeout' })));
  });

const website: MagentoReadClient['read'] = () =>
  Promise.resolve(ok({ data: { storeConfig: { website_id: 1 } }, errors: [] }));

function open(
  answer: (call: RestCall) => Answer,
  { read = website, timeout = 30_000 }: { read?: MagentoReadClient['read']; timeout?: number } = {},
) {
  const calls: RestCall[] = [];
  const [clock, log, drift] = [
    createFixedClock(NOW),
    createMemoryLog(),
    createDroppedItemRecorder(),
  ];
  const send = (call: RestCall) => {
    calls.push(call);
    return answer(call);
  };
  const reasons = createRestReasons({
    rest: { send },
    client: { read },
    clock,
    drift,
    log,
    timeout,
  });
  return { reasons, calls, clock, log, drift };
}

describe('createRestReasons', () => {
  it('C2 searches the code exactly, and reads the rule of the coupon', async () => {
    const { reasons, calls } = open(withCoupon(OLD));
    expect(await reasons.find('OLD & 50%', CART)).toEqual(EXPIRED);
    const [search, rule] = calls.map(({ path }) => new URL(path, 'http://magento'));
    expect(search?.pathname).toBe('/V1/coupons/search');
    expect(search?.searchParams.get('searchCriteria[filter_groups][0][filters][0][value]')).toBe(
      'OLD & 50%',
    );
    expect(rule?.pathname).toBe('/V1/salesRules/7');
  });

  it('C2 reads no rule if no coupon has the code', async () => {
    const { reasons, calls } = open(withCoupon());
    expect(await reasons.find('NOBODYS', CART)).toEqual(UNKNOWN);
    expect(calls).toHaveLength(1);
  });

  it.each([
    [{ kind: 'http', status: 401 }, () => json({ message: 'not authorized' }, 401)],
    [{ kind: 'http', status: 404 }, () => json({ message: 'no route' }, 404)],
    [{ kind: 'http', status: 302 }, () => json('', 302)],
    [
      { kind: 'http', status: 503 },
      () => Promise.resolve(err({ kind: 'http', status: 503 } as const)),
    ],
    [{ kind: 'bad-answer' }, () => json('<h1>Back soon</h1>')],
    [{ kind: 'bad-answer' }, () => json({ items: [{ code: 'OLD' }] })],
  ])('C2 tells that the coupon is refused after %j, and logs it', async (failure, answer) => {
    const { reasons, log } = open(answer);
    expect(await reasons.find('OLD', CART)).toEqual(REFUSED);
    expect(log.entries).toEqual([
      { level: 'warn', event: 'coupon-reason-unavailable', facts: failure },
    ]);
  });

  it('C2 gives up in time, whatever does not answer', async () => {
    const { reasons, log } = open(silent, { timeout: 5 });
    expect(await reasons.find('OLD', CART)).toEqual(REFUSED);
    expect(log.entries).toMatchObject([{ facts: { kind: 'timeout' } }]);
    const slowWebsite = open(withCoupon(OLD), {
      timeout: 5,
      read: (_locale, _operation, _variables, signal) =>
        silent({ signal: signal ?? new AbortController().signal }).then(() =>
          err({ kind: 'timeout' } as const),
        ),
    });
    expect(await slowWebsite.reasons.find('OLD', CART)).toEqual(EXPIRED);
  });

  it('reports a rule that it cannot read, without its code', async () => {
    const { reasons, drift } = open(({ operation }) =>
      operation === 'coupons'
        ? json({ items: [toCouponDocument(OLD, 7, 0)] })
        : json({ rule_id: 7 }),
    );
    expect(await reasons.find('OLD', CART)).toEqual(REFUSED);
    expect(drift.heard).toEqual([{ upstream: 'magento', place: 'salesRules' }]);
  });

  it('asks once for callers at the same time, and again after half a minute', async () => {
    const { reasons, calls, clock } = open(withCoupon());
    await Promise.all([reasons.find('NOBODYS', CART), reasons.find('NOBODYS', CART)]);
    await reasons.find('NOBODYS', CART);
    expect(calls).toHaveLength(1);
    clock.advance(30_000);
    await reasons.find('NOBODYS', CART);
    expect(calls).toHaveLength(2);
  });

  it('asks each time for a coupon of limited use', async () => {
    const { reasons, calls } = open(withCoupon(ONCE));
    for (const _ of [1, 2]) expect(await reasons.find('ONCE', CART)).toEqual(EXPIRED);
    expect(calls).toHaveLength(4);
  });

  it('lets a cart be read without another wait after a failure, for half a minute', async () => {
    const { reasons, calls, clock } = open(silent, { timeout: 5 });
    for (const _ of [1, 2]) expect(await reasons.find('OLD', CART)).toEqual(REFUSED);
    expect(calls).toHaveLength(1);
    clock.advance(30_000);
    expect(await reasons.find('OLD', CART)).toEqual(REFUSED);
    expect(calls).toHaveLength(2);
  });
});

describe('createRestReasons, check', () => {
  it('tells whether Magento shows its coupons', async () => {
    expect(await open(withCoupon()).reasons.check()).toEqual(ok('allowed'));
    expect(await open(() => json('', 401)).reasons.check()).toEqual(
      err({ kind: 'http', status: 401 }),
    );
    expect(await open(silent, { timeout: 5 }).reasons.check()).toEqual(err({ kind: 'timeout' }));
  });
});
