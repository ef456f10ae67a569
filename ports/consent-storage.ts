import type { Consent } from '#src/consent/consent.ts';
import { token } from './token.ts';

/** Stores a visitor's consent in the browser. */
export interface ConsentStorage {
  /** `undefined` if nothing was chosen yet, or under another version of the question. */
  load(): Consent | undefined;
  /** May store nothing where storage is forbidden; the visitor is then asked again. */
  save(consent: Consent): void;
}

export const ConsentStorage = token<ConsentStorage>('Consents');
