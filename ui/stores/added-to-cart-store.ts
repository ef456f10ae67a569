import { makeAutoObservable, observableRef } from 'mobx';
import type { CartItem } from '#src/cart/cart.ts';
import type { Timers } from '../navigation/browser.ts';

/** The latest additions to the cart, shown until the shopper dismisses them. */
export type AddedToCartConfirmation = {
  /** False if the result is unknown: then no line is named. */
  readonly isSure: boolean;
  /** SKUs of the added variants. */
  readonly skus: readonly string[];
  /** Uids of the resulting lines. */
  readonly uids: readonly string[];
  /** Number of pieces added. */
  readonly pieces: number;
};

/**
 * Time without a press after which adds are confirmed, in milliseconds. The confirmation may cover
 * the button, and the next of several quick presses would meet it instead.
 */
export const PRESS_PAUSE = 700;

/** Confirmation of additions to the cart in this tab. */
export class AddedToCartStore {
  /** Shown until it is dismissed or the cart is opened. */
  shown: AddedToCartConfirmation | undefined;
  readonly #timers: Timers;
  /** What is shown once the shopper pauses. */
  #pending: AddedToCartConfirmation | undefined;
  #cancelPause = (): void => {};
  #isPressing = false;

  constructor(timers: Timers) {
    this.#timers = timers;
    makeAutoObservable(this, { shown: observableRef }, { autoBind: true });
  }

  /** The shopper presses a button that adds: what is added is shown once the presses pause. */
  press(): void {
    this.#isPressing = true;
    this.#cancelPause();
    this.#cancelPause = this.#timers.after(PRESS_PAUSE, () => this.endPresses());
  }

  /**
   * Joins what is shown; while presses go on, waits for their pause ({@link PRESS_PAUSE}); else shows
   * it at once.
   */
  add(added: AddedToCartConfirmation): void {
    if (this.shown) this.shown = joined(this.shown, added);
    else if (this.#isPressing) this.#pending = this.#pending ? joined(this.#pending, added) : added;
    else this.shown = added;
  }

  dismiss(): void {
    this.shown = undefined;
    this.#pending = undefined;
  }

  private endPresses(): void {
    this.#isPressing = false;
    if (!this.#pending) return;
    this.shown = this.#pending;
    this.#pending = undefined;
  }
}

const joined = (
  shown: AddedToCartConfirmation,
  added: AddedToCartConfirmation,
): AddedToCartConfirmation => ({
  isSure: shown.isSure && added.isSure,
  skus: [...new Set([...shown.skus, ...added.skus])],
  uids: [...new Set([...shown.uids, ...added.uids])],
  pieces: shown.pieces + added.pieces,
});

/** Lines that a confirmation is about. */
export const addedLines = (
  { uids }: AddedToCartConfirmation,
  items: readonly CartItem[],
): readonly CartItem[] => items.filter(({ uid }) => uids.includes(uid));
