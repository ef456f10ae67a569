import type { Consents } from '#ports/consents.ts';
import type { Consent } from '#src/measurement/consent.ts';

/** Consents of one browser, shared by its tabs. */
export function createMemoryConsents(kept?: Consent): Consents {
  let choice = kept;
  return {
    load: () => choice,
    save: (consent) => void (choice = consent),
  };
}
