import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  admit,
  hasWaitedTooLong,
  MAX_QUEUE_WAIT,
  MAX_QUEUED_CHANGES,
} from '#src/cart/cart-rate-limits.ts';

describe('admit', () => {
  it('C7 starts a change of a cart with none in flight', () => {
    expect(admit({ isBusy: false, queued: 0 })).toBe('start');
  });

  it('C7 queues a change behind the one in flight', () => {
    expect(admit({ isBusy: true, queued: 0 })).toBe('queue');
    expect(admit({ isBusy: true, queued: MAX_QUEUED_CHANGES - 1 })).toBe('queue');
  });

  it('C7 lets no change pass queued ones', () => {
    expect(admit({ isBusy: false, queued: 1 })).toBe('queue');
  });

  it('C7 rejects the ninth queued change', () => {
    expect(MAX_QUEUED_CHANGES).toBe(8);
    expect(admit({ isBusy: true, queued: 8 })).toBe('busy');
    expect(admit({ isBusy: false, queued: 8 })).toBe('busy');
  });

  it('C7 never has two changes in flight, nor more than eight in the queue', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean()), (comings) => {
        let running = 0;
        let queued = 0;
        for (const isComing of comings) {
          const admission = isComing ? admit({ isBusy: running > 0, queued }) : 'done';
          if (admission === 'start') running += 1;
          if (admission === 'queue') queued += 1;
          if (admission === 'done')
            [running, queued] = [Math.min(queued, 1), Math.max(queued - 1, 0)];
          expect(running).toBeLessThanOrEqual(1);
          expect(queued).toBeLessThanOrEqual(8);
        }
      }),
    );
  });
});

describe('hasWaitedTooLong', () => {
  it('C7 gives up a turn after ten seconds', () => {
    expect(MAX_QUEUE_WAIT).toBe(10_000);
    expect(hasWaitedTooLong(500, 10_500)).toBe(false);
    expect(hasWaitedTooLong(500, 10_501)).toBe(true);
  });
});
