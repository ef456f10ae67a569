import fc from 'fast-check';
import type { Attribution } from '#src/measurement/attribution.ts';
import type { Consent } from '#src/consent/consent.ts';

export const anyConsent: fc.Arbitrary<Consent> = fc.record({
  statistics: fc.boolean(),
  marketing: fc.boolean(),
});

/** Few products, so that one is often viewed twice. */
export const anyAttribution: fc.Arbitrary<Attribution> = fc.record({
  sku: fc.constantFrom('M1', 'M2', 'T1'),
  queryId: fc.uuid(),
  at: fc.nat(),
});
