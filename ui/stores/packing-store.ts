import { makeAutoObservable, observableRef } from 'mobx';
import type { Packings } from '#ports/product-catalog.ts';
import { type ModelFit, modelFit, wayOfQuery } from '#src/room/model-fit.ts';
import { type ListedBed, MAX_PACKED_MODELS, type PackedModel } from '#src/room/packed-model.ts';
import type { Locale } from '#src/shared/locale.ts';

type PackingDependencies = {
  readonly locale: Locale;
  readonly packings: Packings;
  /** Resolves once all cards of a page have been asked for. */
  readonly idle: () => Promise<void>;
};

/**
 * How the beds of the cards are packed, as far as a card has asked. Created once a way is known: no
 * page asks before.
 */
export class PackingStore {
  /** By SKU and size; `undefined` for what has no known packages. */
  known: ReadonlyMap<string, PackedModel | undefined> = new Map();
  readonly #wanted = new Map<string, ListedBed>();
  readonly #requested = new Set<string>();
  readonly #dependencies: PackingDependencies;

  constructor(dependencies: PackingDependencies) {
    this.#dependencies = dependencies;
    makeAutoObservable(this, { known: observableRef }, { autoBind: true });
  }

  /** Whether a bed gets up a way; `undefined` until it is known, and if nobody knows its packages. */
  fitOf(bed: ListedBed, way: string): ModelFit | undefined {
    const model = this.known.get(keyOf(bed));
    const parsed = wayOfQuery(way);
    return model && parsed && modelFit(model, parsed);
  }

  /** Asks for beds that are not known, together with all that are wanted until the page is idle. */
  async want(beds: readonly ListedBed[]): Promise<void> {
    const missing = beds.filter((bed) => !this.#requested.has(keyOf(bed)));
    if (missing.length === 0) return;
    const isFirst = this.#wanted.size === 0;
    for (const bed of missing) {
      this.#requested.add(keyOf(bed));
      this.#wanted.set(keyOf(bed), bed);
    }
    if (!isFirst) return;
    await this.#dependencies.idle();
    const wanted = [...this.#wanted.values()];
    this.#wanted.clear();
    await this.#ask(wanted);
  }

  /** What a failed request asked about is asked again with the next cards. */
  async #ask(beds: readonly ListedBed[]): Promise<void> {
    const { locale, packings } = this.#dependencies;
    for (let from = 0; from < beds.length; from += MAX_PACKED_MODELS) {
      const asked = beds.slice(from, from + MAX_PACKED_MODELS);
      // It rejects if the script of the port cannot be loaded.
      const answer = await packings.packings(locale, asked).catch(() => undefined);
      if (answer?.ok) this.addKnown(asked, answer.value);
      else asked.forEach((bed) => this.#requested.delete(keyOf(bed)));
    }
  }

  private addKnown(asked: readonly ListedBed[], found: readonly PackedModel[]): void {
    this.known = new Map([
      ...this.known,
      ...asked.map((bed) => [keyOf(bed), undefined] as const),
      ...found.map((model) => [keyOf(model), model] as const),
    ]);
  }
}

const keyOf = ({ sku, size }: ListedBed): string => `${sku} ${size}`;
