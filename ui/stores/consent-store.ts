import { makeAutoObservable, observableRef } from 'mobx';
import type { Consents } from '#ports/consents.ts';
import type { Consent } from '#src/measurement/consent.ts';
import type { Attention } from '../navigation/browser.ts';

/**
 * What the visitor allows. It knows nothing before the browser has taken over: the server's pages ask
 * everybody.
 */
export class ConsentStore {
  /** `undefined` while it is not known, or nothing was chosen. */
  choice: Consent | undefined = undefined;
  readonly #consents: Consents;
  readonly #attention: Attention;

  constructor(consents: Consents, attention: Attention) {
    this.#consents = consents;
    this.#attention = attention;
    makeAutoObservable(this, { choice: observableRef }, { autoBind: true });
  }

  /** Takes up what was chosen, anew when the visitor comes back: another tab may have changed it. */
  start(): () => void {
    this.look();
    return this.#attention.onReturn(() => this.look());
  }

  /** Holds from now on, until it is changed. */
  choose(consent: Consent): void {
    this.#consents.save(consent);
    this.choice = consent;
  }

  private look(): void {
    this.choice = this.#consents.load();
  }
}
