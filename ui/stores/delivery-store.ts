import { makeAutoObservable, observableRef } from 'mobx';
import type { DeliveredLine } from '#src/use-cases/line-deliveries.ts';
import type { LineDelivery } from '#src/use-cases/page-model.ts';

/** Finds out when lines of a cart can be delivered. */
export type AskDeliveries = (lines: readonly DeliveredLine[]) => Promise<readonly LineDelivery[]>;

/**
 * When what lies in the cart can be delivered, by SKU: as the server found it of the page, else asked
 * for once a line is shown.
 */
export class DeliveryStore {
  known: ReadonlyMap<string, number>;
  /** Where it goes, as the shopper has typed it in this tab; empty as long as nobody has. */
  postalCode = '';
  readonly #asked = new Set<string>();
  readonly #ask: AskDeliveries;

  constructor(known: readonly LineDelivery[], ask: AskDeliveries) {
    this.known = byDelivery(known);
    this.#ask = ask;
    makeAutoObservable(this, { known: observableRef }, { autoBind: true });
  }

  /** Reckons with a postal code from now on, wherever a day of delivery is told. */
  goTo(postalCode: string): void {
    this.postalCode = postalCode.trim();
  }

  /** In how many working days; `undefined` as long as it is not known. */
  workingDays(sku: string): number | undefined {
    return this.known.get(sku);
  }

  /** Asks for those of which it is not known, each once at a time. */
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
