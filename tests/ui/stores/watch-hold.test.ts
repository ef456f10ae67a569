import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CartDeliveryAnswer } from '#ports/delivery-slots.ts';
import type { CartDelivery } from '#src/delivery/cart-delivery.ts';
import type { ChoiceState } from '#src/delivery/delivery-slots.ts';
import { err, ok } from '#src/shared/result.ts';
import { CartDeliveryStore } from '#ui/stores/cart-delivery-store.ts';
import { MIN_WAIT, watchHold } from '#ui/stores/watch-hold.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';

const NOW = Date.UTC(2026, 0, 1);

const withHold = (state: ChoiceState, heldUntil: number): CartDelivery => ({
  country: 'NL',
  postalCode: '1017 AB',
  isOfAddress: false,
  days: [],
  services: [],
  chosen: { day: '2026-01-06', window: '08-12', state, heldUntil, services: [] },
});

const notAsked = () => Promise.reject(new Error('not asked'));

/** A watched store, and how often it has read the delivery. */
function watch(first: CartDelivery, answer: () => CartDeliveryAnswer) {
  const read = vi.fn<() => Promise<CartDeliveryAnswer>>(() => Promise.resolve(answer()));
  const cartDeliveries = { read, choose: notAsked, release: notAsked, move: notAsked };
  const store = new CartDeliveryStore(first, { cartDeliveries, ids: createSequentialIds() });
  const stop = watchHold(store, 'c');
  onTestFinished(stop);
  return { read, store, stop };
}

describe('watchHold', () => {
  beforeEach(() => void vi.useFakeTimers({ now: NOW }));
  afterEach(() => void vi.useRealTimers());

  it('DS4 reads again when the hold has expired, until the server says so', async () => {
    const held = withHold('held', NOW + 60_000);
    let state: ChoiceState = 'held';
    const { read, store } = watch(held, () => ok(withHold(state, NOW + 60_000)));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(read).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(read).toHaveBeenCalledTimes(1);
    state = 'expired';
    await vi.advanceTimersByTimeAsync(MIN_WAIT - 1);
    expect(read).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect([read.mock.calls.length, store.delivery?.chosen?.state]).toEqual([2, 'expired']);
    await vi.advanceTimersByTimeAsync(10 * MIN_WAIT);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('DS4 asks again if the server did not answer, and not once it is no longer shown', async () => {
    const { read, stop } = watch(withHold('held', NOW), () => err('slots-unavailable'));
    await vi.advanceTimersByTimeAsync(2 * MIN_WAIT);
    expect(read).toHaveBeenCalledTimes(2);
    stop();
    await vi.advanceTimersByTimeAsync(10 * MIN_WAIT);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
