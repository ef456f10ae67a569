import { makeAutoObservable, observableRef } from 'mobx';
import type { DeliveredLine } from '#src/use-cases/line-deliveries.ts';
import type { LineDelivery } from '#src/use-cases/page-model.ts';

/** Loads the delivery times of cart lines. */
export type AskDeliveries = (lines: readonly DeliveredLine[]) => Promise<readonly LineDelivery[]>;

/**
 * Delivery times of cart items by SKU: as loaded by the server with the page, else requested when a
 * line is shown.
 */
export class DeliveryStore {
  known: ReadonlyMap<string, number>;
  /** Postal code that the shopper typed in this tab; empty without one. */
  postalCode = '';
  readonly #asked = new Set<string>();
  readonly #ask: AskDeliveries;

  constructor(known: readonly LineDelivery[], ask: AskDeliveries) {
    this.known = byDelivery(known);
    this.#ask = ask;
    makeAutoObservable(this, { known: observableRef }, { autoBind: true });
  }

  /** Uses a postal code for all delivery days from now on. */
  goTo(postalCode: string): void {
    this.postalCode = postalCode.trim();
  }

  /** Delivery time in working days; `undefined` until it is known. */
  workingDays(sku: string): number | undefined {
    return this.known.get(sku);
  }

  /** Loads unknown delivery times; skips those with a request in flight. */
  async want(lines: readonly DeliveredLine[]): Promise<void> {
    const wanted = lines.filter(({ product: { sku } }) => {
      return !this.known.has(sku) && !this.#asked.has(sku);
    });
    if (wanted.length === 0) return;
    wanted.forEach(({ product }) => this.#asked.add(product.sku));
    this.learn(await this.#ask(wanted));
    wanted.forEach(({ product }) => this.#asked.delete(product.sku));
  }

  private learn(found: readonly LineDelivery[]): void {
    this.known = new Map([...this.known, ...byDelivery(found)]);
  }
}

const byDelivery = (found: readonly LineDelivery[]): ReadonlyMap<string, number> =>
  new Map(found.map(({ sku, workingDays }) => [sku, workingDays]));
