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
  /** Pairs of the uid of a right half's line and the SKU of the left half that was added after it. */
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
    return this.swapped.includes(pairOf(first.uid, second.product.sku));
  }

  /** Remembers a bed of which one half was changed: its line was added after that of the other. */
  keep(change: {
    /** The line of the other half. */
    readonly stays: CartItem;
    /** SKU of the changed half. */
    readonly sku: string;
    readonly isLeft: boolean;
  }): void {
    const { stays, sku, isLeft } = change;
    const others = this.swapped.filter((pair) => !pair.startsWith(pairOf(stays.uid, '')));
    this.swapped = [...others, ...(isLeft ? [pairOf(stays.uid, sku)] : [])].slice(-MAX_BEDS);
    this.#session.set(KEY, this.swapped.join('\n'));
  }
}

const KEY = 'bed-sides';

const pairOf = (uid: string, sku: string): string => `${uid} ${sku}`;
