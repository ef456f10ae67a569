import { makeAutoObservable, observableRef } from 'mobx';
import type { ConsentStorage } from '#ports/browser-storage.ts';
import type { Consent } from '#src/consent/consent.ts';
import type { TabFocus } from '../navigation/browser.ts';

/** The visitor's consent. Unknown until hydration: the server's pages always ask. */
export class ConsentStore {
  /** `undefined` before it is loaded, or if the visitor has made no choice. */
  choice: Consent | undefined = undefined;
  readonly #consents: ConsentStorage;
  readonly #tabFocus: TabFocus;

  constructor(consents: ConsentStorage, attention: TabFocus) {
    this.#consents = consents;
    this.#tabFocus = attention;
    makeAutoObservable(this, { choice: observableRef }, { autoBind: true });
  }

  /**
   * Loads the choice, and again on return to the tab, as another tab may have changed it. Returns a
   * function that stops this.
   */
  start(): () => void {
    this.load();
    return this.#tabFocus.onReturn(() => this.load());
  }

  /** Saves a choice, which applies at once. */
  choose(consent: Consent): void {
    this.#consents.save(consent);
    this.choice = consent;
  }

  private load(): void {
    this.choice = this.#consents.load();
  }
}
