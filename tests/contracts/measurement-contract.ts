import { describe, expect, it } from 'vitest';
import type { Measurement } from '#ports/measurement.ts';
import { FULL_CONSENT, NO_CONSENT } from '#src/consent/consent.ts';
import type { MeasuredEvent } from '#src/measurement/measured-event.ts';
import { euroCents } from '#src/pricing/money.ts';

export type MeasurementUnderTest = {
  readonly measurement: Measurement;
  /** Number of events that the receiver got. */
  readonly count: () => number;
};

/** Contract for every {@link Measurement}. `hears`: false for one that ignores all events. */
export function measurementContract(
  name: string,
  create: () => MeasurementUnderTest,
  { hears } = { hears: true },
): void {
  describe(`Measurement: ${name}`, () => {
    const share = hears ? 1 : 0;

    it('H14a gets nothing before consent, nor later what happened before it', () => {
      const { measurement, count } = create();
      for (const event of EVENTS) measurement.track(event);
      expect(count()).toBe(0);
      measurement.setConsent(FULL_CONSENT);
      expect(count()).toBe(0);
    });

    it('H14a gets nothing after a refusal', () => {
      const { measurement, count } = create();
      measurement.setConsent(NO_CONSENT);
      for (const event of EVENTS) measurement.track(event);
      expect(count()).toBe(0);
    });

    it('H14 gets every event while any consent is given', () => {
      for (const purpose of ['statistics', 'marketing']) {
        const { measurement, count } = create();
        measurement.setConsent({ ...NO_CONSENT, [purpose]: true });
        for (const event of EVENTS) measurement.track(event);
        expect(count()).toBe(share * EVENTS.length);
      }
    });

    it('H14a gets nothing after consent is withdrawn, and events again after it is renewed', () => {
      const { measurement, count } = create();
      for (const consent of [FULL_CONSENT, NO_CONSENT, FULL_CONSENT]) {
        measurement.setConsent(consent);
        for (const event of EVENTS) measurement.track(event);
      }
      expect(count()).toBe(share * 2 * EVENTS.length);
    });
  });
}

const items = [{ sku: 'M1', name: 'Wolk', price: euroCents(29_995), quantity: 1 }];
const list = { id: '/matrassen', name: 'Matrassen' };

/** One event of each kind. */
export const EVENTS: readonly MeasuredEvent[] = [
  { kind: 'searched', text: 'topper' },
  { kind: 'list-viewed', list, items },
  { kind: 'item-selected', list, items },
  { kind: 'item-viewed', items },
  { kind: 'added-to-cart', items },
  { kind: 'removed-from-cart', items },
  { kind: 'cart-viewed', items },
];
