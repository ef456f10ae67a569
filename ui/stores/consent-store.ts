import { makeAutoObservable, observableRef } from 'mobx';
import type { Consents } from '#ports/consents.ts';
import type { Consent } from '#src/measurement/consent.ts';
import type { Attention } from '../navigation/browser.ts';

/** The visitor's consent. Unknown until hydration: the server's pages always ask. */
export class ConsentStore {
  /** `undefined` before it is loaded, or if the visitor has made no choice. */
  choice: Consent | undefined = undefined;
  readonly #consents: Consents;
  readonly #attention: Attention;

  constructor(consents: Consents, attention: Attention) {
    this.#consents = consents;
    this.#attention = attention;
    makeAutoObservable(this, { choice: observableRef }, { autoBind: true });
  }

  /**
   * Loads the choice, and again on return to the tab, as another tab may have changed it. Returns a
   * function that stops this.
   */
  start(): () => void {
    this.look();
    return this.#attention.onReturn(() => this.look());
  }

  /** Saves a choice, which applies at once. */
  choose(consent: Consent): void {
    this.#consents.save(consent);
    this.choice = consent;
  }

  private look(): void {
    this.choice = this.#consents.load();
  }
}
