import { makeAutoObservable, observableRef } from 'mobx';
import type { DeliverableLine } from '#src/use-cases/line-deliveries.ts';
import type { LineDelivery } from '#src/use-cases/page-model.ts';

/** Loads the delivery times of cart lines. */
export type FetchDeliveries = (
  lines: readonly DeliverableLine[],
) => Promise<readonly LineDelivery[]>;

/**
 * Delivery times of cart items by SKU: as loaded by the server with the page, else requested when a
 * line is shown.
 */
export class DeliveryStore {
  workingDaysBySku: ReadonlyMap<string, number>;
  /** Postal code that the shopper typed in this tab; empty without one. */
  postalCode = '';
  readonly #requested = new Set<string>();
  readonly #fetch: FetchDeliveries;

  constructor(workingDaysBySku: readonly LineDelivery[], fetchDeliveries: FetchDeliveries) {
    this.workingDaysBySku = toWorkingDaysBySku(workingDaysBySku);
    this.#fetch = fetchDeliveries;
    makeAutoObservable(this, { workingDaysBySku: observableRef }, { autoBind: true });
  }

  /** Uses a postal code for all delivery days from now on. */
  setPostalCode(postalCode: string): void {
    this.postalCode = postalCode.trim();
  }

  /** Delivery time in working days; `undefined` until it is known. */
  workingDays(sku: string): number | undefined {
    return this.workingDaysBySku.get(sku);
  }

  /** Loads unknown delivery times; skips those with a request in flight. */
  async load(lines: readonly DeliverableLine[]): Promise<void> {
    const missing = lines.filter(({ product: { sku } }) => {
      return !this.workingDaysBySku.has(sku) && !this.#requested.has(sku);
    });
    if (missing.length === 0) return;
    missing.forEach(({ product }) => this.#requested.add(product.sku));
    this.addKnown(await this.#fetch(missing));
    missing.forEach(({ product }) => this.#requested.delete(product.sku));
  }

  private addKnown(found: readonly LineDelivery[]): void {
    this.workingDaysBySku = new Map([...this.workingDaysBySku, ...toWorkingDaysBySku(found)]);
  }
}

const toWorkingDaysBySku = (found: readonly LineDelivery[]): ReadonlyMap<string, number> =>
  new Map(found.map(({ sku, workingDays }) => [sku, workingDays]));
