import { makeAutoObservable, observableRef } from 'mobx';
import { parsePostalCode } from '#src/address/postal-code.ts';
import type { GoodsTerms } from '#src/delivery/product-terms.ts';
import type { LightSource } from '#src/duties/fact-formats.ts';
import type { BedLine } from '#src/my-bed/bed-fit.ts';
import type { Country } from '#src/shared/locale.ts';
import type { DeliverableLine } from '#src/use-cases/line-deliveries.ts';
import type { LineDelivery } from '#src/use-cases/page-model.ts';
import type { SessionStorage } from '../navigation/browser.ts';

/** Loads what only their products tell of cart lines. */
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
 * Delivery times, energy classes, needs of a bed and terms of cart items by SKU: as loaded by the
 * server with the page, else requested when a line is shown.
 */
export class DeliveryStore {
  known: ReadonlyMap<string, LineDelivery>;
  /** Postal code that the shopper typed in this tab; empty without one, and until hydration. */
  postalCode = '';
  /** Query string of the way to the bedroom that the shopper measured in this tab; else empty. */
  way = '';
  readonly #requested = new Set<string>();
  readonly #dependencies: DeliveryDependencies;

  constructor(known: readonly LineDelivery[], dependencies: DeliveryDependencies) {
    this.known = bySku(known);
    this.#dependencies = dependencies;
    makeAutoObservable(this, { known: observableRef }, { autoBind: true });
  }

  /** Restores the tab's postal code and way after a reload. */
  start(): void {
    const { country, session } = this.#dependencies;
    const stored = parsePostalCode(session.get(KEY) ?? '', country);
    if (stored.ok) this.postalCode = stored.value;
    this.way = session.get(WAY_KEY) ?? '';
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

  /** Tries cart lines on this way from now on, until the tab is closed. */
  keepWay(query: string): void {
    this.way = query;
    this.#dependencies.session.set(WAY_KEY, query);
  }

  /** How a bed is packed; `undefined` for other goods, without packages, and until it is known. */
  roomOf(sku: string): LineDelivery['room'] {
    return this.known.get(sku)?.room;
  }

  /** Delivery time in working days; `undefined` until it is known. */
  workingDays(sku: string): number | undefined {
    return this.known.get(sku)?.workingDays;
  }

  /** Whether the shop's van brings a line; false until it is known. */
  isByVan(sku: string): boolean {
    return this.known.get(sku)?.isByVan === true;
  }

  /** Whether the van brings any of these lines, or may: of one of them it is not known yet. */
  mayBeByVan(lines: readonly DeliverableLine[]): boolean {
    return lines.some(({ product: { sku } }) => this.isByVan(sku) || !this.known.has(sku));
  }

  /** Energy class of a light source; `undefined` for other goods, and until it is known. */
  energyOf(sku: string): LightSource | undefined {
    return this.known.get(sku)?.energy;
  }

  /** What a line needs of a bed; `undefined` for goods that fit any, and until it is known. */
  bedLineOf(sku: string): BedLine | undefined {
    return this.known.get(sku)?.bed;
  }

  /** Whether a line has a trial, or may have one, as it is not known yet. */
  mayHaveTrial(sku: string): boolean {
    const line = this.known.get(sku);
    return line === undefined || line.terms?.hasTrial === true;
  }

  /** What the shop grants for a line; `undefined` if nothing, and until it is known. */
  termsOf(sku: string): GoodsTerms | undefined {
    return this.known.get(sku)?.terms;
  }

  /**
   * Loads unknown delivery times; skips those with a request in flight. What could not be loaded, its
   * script included, is asked for again by the next call.
   */
  async load(lines: readonly DeliverableLine[]): Promise<void> {
    const missing = lines.filter(({ product: { sku } }) => {
      return !this.known.has(sku) && !this.#requested.has(sku);
    });
    if (missing.length === 0) return;
    missing.forEach(({ product }) => this.#requested.add(product.sku));
    this.addKnown(await this.#dependencies.fetchDeliveries(missing).catch(() => []));
    missing.forEach(({ product }) => this.#requested.delete(product.sku));
  }

  private addKnown(found: readonly LineDelivery[]): void {
    this.known = new Map([...this.known, ...bySku(found)]);
  }
}

const KEY = 'postcode';
const WAY_KEY = 'way';

const bySku = (found: readonly LineDelivery[]): ReadonlyMap<string, LineDelivery> =>
  new Map(found.map((one) => [one.sku, one]));
