import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_WAITING, type Locks } from '#ports/shared-stores.ts';
import { ok } from '#src/shared/result.ts';
import { createBarrier } from '../support/barrier.ts';

type LocksOptions = {
  /** Maximum time that a caller waits, in milliseconds. */
  readonly maxWaitTime: number;
};

/**
 * Contract for all locks. `open` returns the locks of several servers of one shop; in a shop of one
 * server, the same locks twice.
 */
export function locksContract(
  name: string,
  open: (options: LocksOptions) => Promise<readonly [Locks, Locks]>,
): void {
  const options = { maxWaitTime: 5000 };

  describe(`Locks: ${name}`, () => {
    it('runs the work and returns its result', async () => {
      const [locks] = await open(options);
      expect(await locks.hold('cart', () => Promise.resolve('done'))).toEqual(ok('done'));
      expect(await locks.hold('cart', () => Promise.resolve('again'))).toEqual(ok('again'));
    });

    it('rejects with the error of the work, and lets the next caller in', async () => {
      const [locks, others] = await open(options);
      const failure = new Error('broken');
      await expect(locks.hold('cart', () => Promise.reject(failure))).rejects.toBe(failure);
      expect(await others.hold('cart', () => Promise.resolve('done'))).toEqual(ok('done'));
    });

    it('admits one caller per key at a time, and others at other keys meanwhile', async () => {
      const [locks, others] = await open(options);
      const barrier = createBarrier();
      const events: string[] = [];
      const first = locks.hold('cart-1', async () => {
        barrier.arrive();
        await barrier.opened;
        events.push('first');
      });
      await barrier.arrived;
      const second = others.hold('cart-1', async () => void events.push('second'));
      expect(await others.hold('cart-2', () => Promise.resolve('other'))).toEqual(ok('other'));
      expect(events).toEqual([]);
      barrier.open();
      await Promise.all([first, second]);
      expect(events).toEqual(['first', 'second']);
    });

    it('admits the waiting callers of one server in their order', async () => {
      const [locks] = await open(options);
      const started: number[] = [];
      await Promise.all(
        [1, 2, 3, 4].map((index) => locks.hold('cart', async () => void started.push(index))),
      );
      expect(started).toEqual([1, 2, 3, 4]);
    });

    it('gives every holder a higher fence', async () => {
      const [locks, others] = await open(options);
      const fences: number[] = [];
      for (const name of ['a', 'b', 'a', 'a']) {
        for (const server of [locks, others]) {
          await server.hold(name, async ({ fence }) => void fences.push(fence));
        }
      }
      expect(fences.every(Number.isSafeInteger)).toBe(true);
      expect(fences).toEqual([...new Set(fences)].sort((a, b) => a - b));
    });

    it('gives a lease that names its key and lasts as long as the work', async () => {
      const [locks] = await open(options);
      const seen = await locks.hold('cart', async (lease) => {
        await pause(50);
        return { name: lease.name, isHeld: lease.isHeld(), isLost: lease.signal.aborted };
      });
      expect(seen).toEqual(ok({ name: 'cart', isHeld: true, isLost: false }));
    });

    it('rejects if too many callers wait, without beginning the work', async () => {
      const [locks] = await open(options);
      const barrier = createBarrier();
      const holder = locks.hold('cart', () => {
        barrier.arrive();
        return barrier.opened;
      });
      await barrier.arrived;
      let started = 0;
      const waiting = Array.from({ length: MAX_WAITING }, () =>
        locks.hold('cart', async () => void (started += 1)),
      );
      expect(await locks.hold('cart', async () => void (started += 1))).toMatchObject({
        ok: false,
        error: { kind: 'busy' },
      });
      barrier.open();
      await Promise.all([holder, ...waiting]);
      expect(started).toBe(MAX_WAITING);
    });

    it('rejects after the timeout, without beginning the work', async () => {
      const [locks, others] = await open({ maxWaitTime: 60 });
      const barrier = createBarrier();
      const holder = locks.hold('cart', () => {
        barrier.arrive();
        return barrier.opened;
      });
      await barrier.arrived;
      let hasStarted = false;
      const refused = await others.hold('cart', async () => void (hasStarted = true));
      expect(refused).toMatchObject({ ok: false, error: { kind: 'busy' } });
      expect(refused.ok ? 0 : refused.error.retryAfter).toBeGreaterThan(0);
      barrier.open();
      await holder;
      expect(hasStarted).toBe(false);
      expect(await others.hold('cart', () => Promise.resolve('done'))).toEqual(ok('done'));
    });

    it('never admits two callers at one key, in any order of arrival', async () => {
      const [locks, others] = await open(options);
      const anyComer = fc.record({
        server: fc.constantFrom(locks, others),
        name: fc.constantFrom('a', 'b'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(anyComer, { maxLength: MAX_WAITING }), async (comers) => {
          const within = new Set<string>();
          const answers = await Promise.all(
            comers.map(({ server, name }) =>
              server.hold(name, async () => {
                expect(within.has(name)).toBe(false);
                within.add(name);
                await Promise.resolve();
                within.delete(name);
              }),
            ),
          );
          expect(answers.every((answer) => answer.ok)).toBe(true);
        }),
        { numRuns: 10 },
      );
    });
  });
}
