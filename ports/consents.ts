import type { Consent } from '#src/measurement/consent.ts';
import { token } from './token.ts';

/** Where a browser keeps what its visitor allows. */
export interface Consents {
  /** `undefined` where nothing was chosen yet, or not by the question of today. */
  load(): Consent | undefined;
  /** Keeping nothing, where that is forbidden, is allowed: then it is asked again. */
  save(consent: Consent): void;
}

export const Consents = token<Consents>('Consents');
