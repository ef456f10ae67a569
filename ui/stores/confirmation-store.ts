import { makeAutoObservable, observableRef } from 'mobx';

/** What was put into the cart last, to be shown until the shopper has seen it. */
export type Confirmation = {
  /** False where nobody can say whether it is in the cart: then no line is named. */
  readonly isSure: boolean;
  /** SKUs of the variants, as they were added. */
  readonly skus: readonly string[];
  /** The lines that came of it. */
  readonly uids: readonly string[];
};

/** What is confirmed of the cart in this tab, beside the page. */
export class ConfirmationStore {
  /** Of what was put in last, until it is dismissed or the cart is opened. */
  shown: Confirmation | undefined;

  constructor() {
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  /** What is added while a confirmation stands there joins it. */
  tell(added: Confirmation): void {
    this.shown = this.shown ? joined(this.shown, added) : added;
  }

  dismiss(): void {
    this.shown = undefined;
  }
}

const joined = (shown: Confirmation, added: Confirmation): Confirmation => ({
  isSure: shown.isSure && added.isSure,
  skus: [...shown.skus, ...added.skus],
  uids: [...new Set([...shown.uids, ...added.uids])],
});
