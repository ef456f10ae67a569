import { makeAutoObservable, observableRef } from 'mobx';
import type { CartItem } from '#src/cart/cart.ts';
import type { SessionStorage } from '../navigation/browser.ts';

/** The number of beds whose sides are remembered. */
const MAX_BEDS = 20;

/**
 * Sides of beds in this tab's cart that do not follow from the order of their lines: when the left
 * half is changed, its new line stands after the right one.
 */
export class BedSidesStore {
  /** Pairs of the SKUs of a right and a left half, in the order of their lines. */
  private swapped: readonly string[] = [];
  readonly #session: SessionStorage;

  constructor(session: SessionStorage) {
    this.#session = session;
    makeAutoObservable<this, 'swapped'>(this, { swapped: observableRef }, { autoBind: true });
  }

  /** Restores them after a reload. */
  start(): void {
    this.swapped = (this.#session.get(KEY) ?? '').split('\n').filter((pair) => pair !== '');
  }

  isSwapped(first: CartItem, second: CartItem): boolean {
    return this.swapped.includes(pairOf(first.product.sku, second.product.sku));
  }

  /** Remembers a bed whose halves were last added in this order. */
  keep(sides: { readonly first: string; readonly last: string; readonly left: string }): void {
    const { first, last, left } = sides;
    const others = this.swapped.filter(
      (pair) => pair !== pairOf(first, last) && pair !== pairOf(last, first),
    );
    this.swapped = [...others, ...(left === last ? [pairOf(first, last)] : [])].slice(-MAX_BEDS);
    this.#session.set(KEY, this.swapped.join('\n'));
  }
}

const KEY = 'bed-sides';

const pairOf = (first: string, second: string): string => `${first} ${second}`;
