import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';
import { INITIAL_CART_STATE, type CartState } from '#src/cart/cart-state.ts';
import { createReplacedCart } from '#src/cart/replaced-cart.ts';
import {
  lastCartReadOf,
  retryFailedCartReads,
  type LastCartRead,
} from '#ui/stores/cart-read-retries.ts';
import { createMemoryBrowser } from '../../support/memory-browser.ts';

/** Scripted reads, and the number of automatic ones. */
function openReads() {
  const browser = createMemoryBrowser();
  const { timers, tabFocus } = browser;
  const state: { found: LastCartRead; retryAfterSeconds: number | undefined } = observable({
    found: 'loaded',
    retryAfterSeconds: undefined,
  });
  let reads = 0;
  const stop = retryFailedCartReads({
    timers,
    tabFocus,
    lastRead: () => state.found,
    retryAfterSeconds: () => state.retryAfterSeconds,
    refetch: () => void (reads += 1),
  });
  const become = (found: LastCartRead) => runInAction(() => (state.found = found));
  const fail = () => {
    become('in-flight');
    become('failed');
  };
  /** Fails this number of times in a row. */
  const failTimes = (times: number) => {
    for (let time = 0; time < times; time += 1) {
      fail();
      browser.pass(30_000);
    }
  };
  const name = (seconds: number) => runInAction(() => (state.retryAfterSeconds = seconds));
  const pass = (milliseconds: number) => browser.pass(milliseconds);
  const comeBack = () => browser.comeBack();
  return { become, fail, failTimes, name, pass, comeBack, stop, reads: () => reads };
}

describe('retryFailedCartReads', () => {
  it('B5 doubles the delay each time, and gives up after the third retry', () => {
    const { fail, pass, reads } = openReads();
    const seen = [1000, 2000, 4000].flatMap((wait) => {
      fail();
      pass(wait - 1);
      const before = reads();
      pass(1);
      return [[before, reads()]];
    });
    expect(seen).toEqual([
      [0, 1],
      [1, 2],
      [2, 3],
    ]);
    fail();
    pass(600_000);
    expect(reads()).toBe(3);
  });

  it.each(['loaded', 'changing'] as const)('resets the retries once the cart is %s', (found) => {
    const { become, failTimes, reads } = openReads();
    failTimes(4);
    become(found);
    failTimes(4);
    expect(reads()).toBe(6);
  });

  it('resets the retries when the shopper returns', () => {
    const { comeBack, failTimes, reads } = openReads();
    failTimes(4);
    comeBack();
    failTimes(4);
    expect(reads()).toBe(6);
  });

  it.each(['in-flight', 'changing', 'loaded'] as const)(
    'cancels the retry when the cart is %s',
    (found) => {
      const { become, fail, pass, reads } = openReads();
      fail();
      become(found);
      pass(600_000);
      expect(reads()).toBe(0);
    },
  );

  it('B5 retries after Retry-After, and not if that exceeds 30 seconds', () => {
    const { fail, name, pass, reads } = openReads();
    name(20);
    fail();
    pass(19_999);
    expect(reads()).toBe(0);
    pass(1);
    expect(reads()).toBe(1);
    name(31);
    fail();
    pass(600_000);
    expect(reads()).toBe(1);
  });

  it('does not retry after stop', () => {
    const { fail, pass, stop, reads } = openReads();
    fail();
    stop();
    pass(600_000);
    fail();
    pass(600_000);
    expect(reads()).toBe(0);
  });
});

describe('lastCartReadOf', () => {
  const failed: CartState = { ...INITIAL_CART_STATE, hasReadFailed: true };
  const load = { kind: 'load' } as const;
  const remove = { kind: 'remove', uid: 'u' } as const;

  it('returns failed after a failed read', () => {
    expect(lastCartReadOf(failed)).toBe('failed');
    expect(lastCartReadOf(INITIAL_CART_STATE)).toBe('loaded');
  });

  it('distinguishes reads and changes in flight or queued', () => {
    const requestInFlight = { kind: 'read', cartId: 'c' } as const;
    expect(lastCartReadOf({ ...failed, requestInFlight, commandInFlight: load })).toBe('in-flight');
    expect(lastCartReadOf({ ...failed, requestInFlight, commandInFlight: remove })).toBe(
      'changing',
    );
    expect(lastCartReadOf({ ...failed, queue: [load] })).toBe('in-flight');
  });

  it('C3 ignores a failed read while a replaced cart waits for its migration', () => {
    const replaced = createReplacedCart('c', []);
    expect(lastCartReadOf({ ...failed, replaced })).toBe('loaded');
  });
});
