import { describe, expect, it } from 'vitest';
import { NOOP_MEASUREMENT } from '#adapters/memory/noop-measurement.ts';
import { FULL_CONSENT } from '#src/consent/consent.ts';
import { consentStorageContract } from '../../contracts/consent-storage-contract.ts';
import { EVENTS, measurementContract } from '../../contracts/measurement-contract.ts';
import { createMemoryConsents } from '../../support/memory-browser-storage.ts';
import { createMemoryMeasurement } from '../../support/memory-measurement.ts';

measurementContract('memory', () => {
  const measurement = createMemoryMeasurement();
  return { measurement, count: () => measurement.events.length };
});

measurementContract('silent', () => ({ measurement: NOOP_MEASUREMENT, count: () => 0 }), {
  hears: false,
});

consentStorageContract('memory', () => {
  const consents = createMemoryConsents();
  return { here: consents, elsewhere: consents };
});

describe('createMemoryMeasurement', () => {
  it('H14 stores all events, in order', () => {
    const measurement = createMemoryMeasurement();
    measurement.setConsent(FULL_CONSENT);
    for (const event of EVENTS) measurement.track(event);
    expect(measurement.events).toEqual(EVENTS);
  });
});
