import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import type { CallFailure } from '#src/cart/retry/failure-class.ts';
import { err } from '#src/shared/result.ts';
import type { FixedClock } from './fixed-clock.ts';

/** Fate of one change on its way; `after` is when a `late` one lands, in milliseconds. */
export type Fault =
  | { readonly kind: 'none' | 'twice' | 'crash-before' | 'crash-after' }
  | { readonly kind: 'before' | 'after'; readonly failure: CallFailure }
  | { readonly kind: 'late'; readonly after: number };

/** Simulates a crash of the server during its work. */
export const CRASH = new Error('The server was stopped');

/**
 * A network before a Magento that loses, delays and repeats changes, and loses reads, with its own
 * clock: `pass` lets time pass and lands late changes.
 */
export function createFaultyMagento(client: MagentoClient, clock: FixedClock) {
  let faults: readonly Fault[] = [];
  let readsToLose = 0;
  let isChanging = false;
  let flying: readonly { readonly at: number; readonly land: () => Promise<unknown> }[] = [];

  async function advance(milliseconds: number): Promise<void> {
    clock.advance(milliseconds);
    const now = clock.now();
    const due = flying.filter(({ at }) => at <= now);
    flying = flying.filter(({ at }) => at > now);
    for (const { land } of due) await land();
  }

  const faulty: MagentoClient = {
    ...client,
    async readPrivate(...call) {
      if (!isChanging || readsToLose === 0) return client.readPrivate(...call);
      readsToLose -= 1;
      return err({ kind: 'reset' });
    },
    async change(...call) {
      const [fault = { kind: 'none' }, ...others] = faults;
      faults = others;
      isChanging = true;
      const deliverLate = () => client.change(...call);
      switch (fault.kind) {
        case 'none':
          return deliverLate();
        case 'twice':
          await deliverLate();
          return deliverLate();
        case 'before':
          return err(fault.failure);
        case 'after':
          await deliverLate();
          return err(fault.failure);
        case 'late':
          flying = [...flying, { at: clock.now() + fault.after, land: deliverLate }];
          return err({ kind: 'reset' });
        case 'crash-before':
          throw CRASH;
        case 'crash-after':
          await deliverLate();
          throw CRASH;
      }
    },
  };

  return {
    client: faulty,
    pass: advance,
    /** Sets the faults of the next changes, in order, and how many reads are lost after the first. */
    meet(next: readonly Fault[], lostReads = 0): void {
      faults = next;
      readsToLose = lostReads;
      isChanging = false;
    },
  };
}
