import type { ConsentStorage } from '#ports/consent-storage.ts';
import type { Consent } from '#src/consent/consent.ts';

/** Consents of one browser, shared by its tabs. */
export function createMemoryConsents(kept?: Consent): ConsentStorage {
  let choice = kept;
  return {
    load: () => choice,
    save: (consent) => void (choice = consent),
  };
}
