import { describe, expect, it } from 'vitest';
import type { Measurement } from '#ports/measurement.ts';
import { FULL_CONSENT, NO_CONSENT } from '#src/measurement/consent.ts';
import type { MeasuredEvent } from '#src/measurement/measured-event.ts';
import { euros } from '#src/pricing/money.ts';

export type MeasuredSubject = {
  readonly measurement: Measurement;
  /** How many events whoever stands behind it has been told. */
  readonly count: () => number;
};

/** What everybody keeps to who is told what shoppers do. `hears`: false of one who listens to nothing. */
export function measurementContract(
  name: string,
  create: () => MeasuredSubject,
  { hears } = { hears: true },
): void {
  describe(`Measurement: ${name}`, () => {
    const share = hears ? 1 : 0;

    it('H14a is told nothing before anything is allowed, nor of that later', () => {
      const { measurement, count } = create();
      for (const event of EVENTS) measurement.tell(event);
      expect(count()).toBe(0);
      measurement.allow(FULL_CONSENT);
      expect(count()).toBe(0);
    });

    it('H14a is told nothing after a no', () => {
      const { measurement, count } = create();
      measurement.allow(NO_CONSENT);
      for (const event of EVENTS) measurement.tell(event);
      expect(count()).toBe(0);
    });

    it('H14 is told whatever happens while anything is allowed', () => {
      for (const purpose of ['statistics', 'marketing']) {
        const { measurement, count } = create();
        measurement.allow({ ...NO_CONSENT, [purpose]: true });
        for (const event of EVENTS) measurement.tell(event);
        expect(count()).toBe(share * EVENTS.length);
      }
    });

    it('H14a is told no more once it is taken back, and again after another yes', () => {
      const { measurement, count } = create();
      for (const consent of [FULL_CONSENT, NO_CONSENT, FULL_CONSENT]) {
        measurement.allow(consent);
        for (const event of EVENTS) measurement.tell(event);
      }
      expect(count()).toBe(share * 2 * EVENTS.length);
    });
  });
}

const items = [{ sku: 'M1', name: 'Wolk', price: euros(29_995), quantity: 1 }];
const list = { id: '/matrassen', name: 'Matrassen' };

/** One of each kind. */
export const EVENTS: readonly MeasuredEvent[] = [
  { kind: 'searched', text: 'topper' },
  { kind: 'list-viewed', list, items },
  { kind: 'item-selected', list, items },
  { kind: 'item-viewed', items },
  { kind: 'added-to-cart', items },
  { kind: 'removed-from-cart', items },
  { kind: 'cart-viewed', items },
];
