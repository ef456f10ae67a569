import { makeAutoObservable, observableRef } from 'mobx';
import type { CartItem } from '#src/cart/cart.ts';

/** The latest additions to the cart, shown until the shopper dismisses them. */
export type AddedToCartConfirmation = {
  /** False if the result is unknown: then no line is named. */
  readonly isSure: boolean;
  /** SKUs of the added variants. */
  readonly skus: readonly string[];
  /** Uids of the resulting lines. */
  readonly uids: readonly string[];
};

/** Confirmation of additions to the cart in this tab. */
export class AddedToCartStore {
  /** Shown until it is dismissed or the cart is opened. */
  shown: AddedToCartConfirmation | undefined;

  constructor() {
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  /** Merges into a confirmation that is still shown. */
  add(added: AddedToCartConfirmation): void {
    this.shown = this.shown ? joined(this.shown, added) : added;
  }

  dismiss(): void {
    this.shown = undefined;
  }
}

const joined = (
  shown: AddedToCartConfirmation,
  added: AddedToCartConfirmation,
): AddedToCartConfirmation => ({
  isSure: shown.isSure && added.isSure,
  skus: [...shown.skus, ...added.skus],
  uids: [...new Set([...shown.uids, ...added.uids])],
});

/** Lines that a confirmation is about. */
export const addedLines = (
  { uids }: AddedToCartConfirmation,
  items: readonly CartItem[],
): readonly CartItem[] => items.filter(({ uid }) => uids.includes(uid));
