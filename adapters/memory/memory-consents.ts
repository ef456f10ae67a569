import type { Consents } from '#ports/consents.ts';
import type { Consent } from '#src/measurement/consent.ts';

/** What one browser keeps; its tabs share it. */
export function createMemoryConsents(kept?: Consent): Consents {
  let choice = kept;
  return {
    load: () => choice,
    save: (consent) => void (choice = consent),
  };
}
