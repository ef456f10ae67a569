import { makeAutoObservable, observableRef } from 'mobx';
import { parsePostalCode } from '#src/address/postal-code.ts';
import type { Country } from '#src/shared/locale.ts';
import type { DeliverableLine } from '#src/use-cases/line-deliveries.ts';
import type { LineDelivery } from '#src/use-cases/page-model.ts';
import type { SessionStorage } from '../navigation/browser.ts';

/** Loads the delivery times of cart lines. */
export type FetchDeliveries = (
  lines: readonly DeliverableLine[],
) => Promise<readonly LineDelivery[]>;

type DeliveryDependencies = {
  /** Country of the shop, whose postal codes are kept. */
  readonly country: Country;
  readonly session: SessionStorage;
  readonly fetchDeliveries: FetchDeliveries;
};

/**
 * Delivery times of cart items by SKU: as loaded by the server with the page, else requested when a
 * line is shown.
 */
export class DeliveryStore {
  workingDaysBySku: ReadonlyMap<string, number>;
  /** Postal code that the shopper typed in this tab; empty without one, and until hydration. */
  postalCode = '';
  readonly #requested = new Set<string>();
  readonly #dependencies: DeliveryDependencies;

  constructor(workingDaysBySku: readonly LineDelivery[], dependencies: DeliveryDependencies) {
    this.workingDaysBySku = toWorkingDaysBySku(workingDaysBySku);
    this.#dependencies = dependencies;
    makeAutoObservable(this, { workingDaysBySku: observableRef }, { autoBind: true });
  }

  /** Restores the tab's postal code after a reload. */
  start(): void {
    const { country, session } = this.#dependencies;
    const stored = parsePostalCode(session.get(KEY) ?? '', country);
    if (stored.ok) this.postalCode = stored.value;
  }

  /**
   * Uses a postal code for all delivery days from now on. A valid one is kept until the tab is
   * closed; an invalid one is forgotten with the page.
   */
  setPostalCode(postalCode: string): void {
    const { country, session } = this.#dependencies;
    this.postalCode = postalCode.trim();
    const code = parsePostalCode(postalCode, country);
    if (code.ok) session.set(KEY, code.value);
    else session.remove(KEY);
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
    this.addKnown(await this.#dependencies.fetchDeliveries(missing));
    missing.forEach(({ product }) => this.#requested.delete(product.sku));
  }

  private addKnown(found: readonly LineDelivery[]): void {
    this.workingDaysBySku = new Map([...this.workingDaysBySku, ...toWorkingDaysBySku(found)]);
  }
}

const KEY = 'postcode';

const toWorkingDaysBySku = (found: readonly LineDelivery[]): ReadonlyMap<string, number> =>
  new Map(found.map(({ sku, workingDays }) => [sku, workingDays]));
