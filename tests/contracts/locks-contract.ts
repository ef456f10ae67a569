import { setTimeout as pause } from 'node:timers/promises';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_WAITING, type Locks } from '#ports/locks.ts';
import { ok } from '#src/shared/result.ts';
import { createDoor } from '../support/door.ts';

type LocksOptions = {
  /** For how long who waits does so, in milliseconds. */
  readonly longestWait: number;
};

/**
 * What holds for all locks. `open` answers the locks of several servers of one shop; in a shop of one
 * server, twice the same.
 */
export function locksContract(
  name: string,
  open: (options: LocksOptions) => Promise<readonly [Locks, Locks]>,
): void {
  const patient = { longestWait: 5000 };

  describe(`Locks: ${name}`, () => {
    it('does the work and answers what it answers', async () => {
      const [locks] = await open(patient);
      expect(await locks.hold('cart', () => Promise.resolve('done'))).toEqual(ok('done'));
      expect(await locks.hold('cart', () => Promise.resolve('again'))).toEqual(ok('again'));
    });

    it('rejects with what the work rejects with, and lets the next have their turn', async () => {
      const [locks, others] = await open(patient);
      const failure = new Error('broken');
      await expect(locks.hold('cart', () => Promise.reject(failure))).rejects.toBe(failure);
      expect(await others.hold('cart', () => Promise.resolve('done'))).toEqual(ok('done'));
    });

    it('lets one at a time at a thing, and others at other things meanwhile', async () => {
      const [locks, others] = await open(patient);
      const door = createDoor();
      const told: string[] = [];
      const first = locks.hold('cart-1', async () => {
        door.arrive();
        await door.opened;
        told.push('first');
      });
      await door.arrived;
      const second = others.hold('cart-1', async () => void told.push('second'));
      expect(await others.hold('cart-2', () => Promise.resolve('other'))).toEqual(ok('other'));
      expect(told).toEqual([]);
      door.open();
      await Promise.all([first, second]);
      expect(told).toEqual(['first', 'second']);
    });

    it('lets those who wait at one server begin in the order in which they came', async () => {
      const [locks] = await open(patient);
      const begun: number[] = [];
      await Promise.all(
        [1, 2, 3, 4].map((place) => locks.hold('cart', async () => void begun.push(place))),
      );
      expect(begun).toEqual([1, 2, 3, 4]);
    });

    it('gives every turn a higher fence', async () => {
      const [locks, others] = await open(patient);
      const fences: number[] = [];
      for (const name of ['a', 'b', 'a', 'a']) {
        for (const server of [locks, others]) {
          await server.hold(name, async ({ fence }) => void fences.push(fence));
        }
      }
      expect(fences.every(Number.isSafeInteger)).toBe(true);
      expect(fences).toEqual([...new Set(fences)].sort((a, b) => a - b));
    });

    it('gives a lease that names what is held and lasts as long as the work', async () => {
      const [locks] = await open(patient);
      const seen = await locks.hold('cart', async (lease) => {
        await pause(50);
        return { name: lease.name, isHeld: lease.isHeld(), isLost: lease.signal.aborted };
      });
      expect(seen).toEqual(ok({ name: 'cart', isHeld: true, isLost: false }));
    });

    it('refuses where too many wait, without beginning the work', async () => {
      const [locks] = await open(patient);
      const door = createDoor();
      const holder = locks.hold('cart', () => {
        door.arrive();
        return door.opened;
      });
      await door.arrived;
      let begun = 0;
      const waiting = Array.from({ length: MOST_WAITING }, () =>
        locks.hold('cart', async () => void (begun += 1)),
      );
      expect(await locks.hold('cart', async () => void (begun += 1))).toMatchObject({
        ok: false,
        error: { kind: 'busy' },
      });
      door.open();
      await Promise.all([holder, ...waiting]);
      expect(begun).toBe(MOST_WAITING);
    });

    it('refuses where the turn does not come in time, without beginning the work', async () => {
      const [locks, others] = await open({ longestWait: 60 });
      const door = createDoor();
      const holder = locks.hold('cart', () => {
        door.arrive();
        return door.opened;
      });
      await door.arrived;
      let isBegun = false;
      const refused = await others.hold('cart', async () => void (isBegun = true));
      expect(refused).toMatchObject({ ok: false, error: { kind: 'busy' } });
      expect(refused.ok ? 0 : refused.error.retryAfter).toBeGreaterThan(0);
      door.open();
      await holder;
      expect(isBegun).toBe(false);
      expect(await others.hold('cart', () => Promise.resolve('done'))).toEqual(ok('done'));
    });

    it('never lets two at one thing, whoever comes when', async () => {
      const [locks, others] = await open(patient);
      const anyComer = fc.record({
        server: fc.constantFrom(locks, others),
        name: fc.constantFrom('a', 'b'),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(anyComer, { maxLength: MOST_WAITING }), async (comers) => {
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
