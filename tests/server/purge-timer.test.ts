import { describe, expect, it } from 'vitest';
import type { Retention } from '#ports/declarations.ts';
import { PURGE_PERIOD, startPurgeTimer } from '#server/purge-timer.ts';
import { err, ok } from '#src/shared/result.ts';
import { createMemoryLog } from '../support/memory-log.ts';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A timer with a test clock. */
function open(...purge: Retention['purge'][]) {
  const pauses: number[] = [];
  let next: (() => void) | undefined;
  const log = createMemoryLog();
  const timer = startPurgeTimer({
    retentions: purge.map((one) => ({ purge: one })),
    after(milliseconds, callback) {
      pauses.push(milliseconds);
      next = callback;
      return () => (next = undefined);
    },
    log,
  });
  return { timer, pauses, log, pass: () => next?.(), isWaiting: () => next !== undefined };
}

const failing: Retention['purge'] = () =>
  Promise.resolve(err({ kind: 'purge-failed', message: 'busy' }));

describe('startPurgeTimer', () => {
  it('deletes at once, and every hour after', async () => {
    let purged = 0;
    const { pauses, pass, log } = open(() => Promise.resolve(ok((purged += 1))));
    await settle();
    pass();
    await settle();
    expect(purged).toBe(2);
    expect(pauses).toEqual([PURGE_PERIOD, PURGE_PERIOD]);
    expect(log.entries[0]).toEqual({ level: 'info', event: 'purged', facts: { count: 1 } });
  });

  it('reports what could not be deleted, deletes the rest, and runs again', async () => {
    let purged = 0;
    const { log, pass, isWaiting } = open(failing, () => Promise.resolve(ok((purged += 1))));
    await settle();
    expect([purged, isWaiting()]).toEqual([1, true]);
    expect(log.entries[0]).toMatchObject({ level: 'error', event: 'purge-failed' });
    pass();
    await settle();
    expect(purged).toBe(2);
  });

  it('runs again after a bug', async () => {
    const { log, isWaiting } = open(() => Promise.reject(new Error('a mistake')));
    await settle();
    expect(log.entries).toMatchObject([{ level: 'error', event: 'purge-failed' }]);
    expect(isWaiting()).toBe(true);
  });

  it('begins nothing once it is stopped, and resolves when the last run is done', async () => {
    const waiting: (() => void)[] = [];
    const { timer, isWaiting } = open(
      () => new Promise((resolve) => waiting.push(() => resolve(ok(0)))),
    );
    const stopping = timer.stop();
    expect(stopping).toBeInstanceOf(Promise);
    for (const finish of waiting) finish();
    await stopping;
    expect(isWaiting()).toBe(false);
    expect(timer.stop()).toBeUndefined();
  });
});
