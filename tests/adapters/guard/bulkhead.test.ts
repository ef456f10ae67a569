import { describe, expect, it } from 'vitest';
import { createBulkhead } from '#adapters/guard/bulkhead.ts';

const RULES = { maxConcurrent: 2, maxWaiting: 1, maxWait: 60_000 };

describe('createBulkhead', () => {
  it('admits up to the limit, and the next when one of them leaves', async () => {
    const bulkhead = createBulkhead(RULES);
    expect(await Promise.all([bulkhead.enter(), bulkhead.enter()])).toEqual(['entered', 'entered']);
    const third = bulkhead.enter();
    expect([bulkhead.inFlight(), bulkhead.waiting()]).toEqual([2, 1]);
    bulkhead.leave();
    expect(await third).toBe('entered');
    bulkhead.leave();
    bulkhead.leave();
    expect([bulkhead.inFlight(), bulkhead.waiting()]).toEqual([0, 0]);
  });

  it('rejects a caller at once if the queue is full', async () => {
    const bulkhead = createBulkhead({ ...RULES, maxWaiting: 0 });
    await Promise.all([bulkhead.enter(), bulkhead.enter()]);
    expect(await bulkhead.enter()).toBe('full');
  });

  it('rejects a caller that has waited too long', async () => {
    const bulkhead = createBulkhead({ ...RULES, maxWait: 5 });
    await Promise.all([bulkhead.enter(), bulkhead.enter()]);
    expect(await bulkhead.enter()).toBe('full');
    expect(bulkhead.waiting()).toBe(0);
  });

  it('removes an aborted caller from the queue', async () => {
    const bulkhead = createBulkhead(RULES);
    await Promise.all([bulkhead.enter(), bulkhead.enter()]);
    const controller = new AbortController();
    const third = bulkhead.enter(controller.signal);
    controller.abort();
    expect(await third).toBe('given-up');
    expect(bulkhead.waiting()).toBe(0);
    expect(await bulkhead.enter(AbortSignal.abort())).toBe('given-up');
  });
});
