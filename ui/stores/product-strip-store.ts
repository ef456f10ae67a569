import { makeAutoObservable, observableRef } from 'mobx';
import type { MeasuredStrip } from '#src/measurement/measured-strip.ts';

/** Product rows on the page, and those that the shopper has seen. */
export class ProductStripStore {
  /** In the order in which they came into view. */
  seen: readonly MeasuredStrip[] = [];
  readonly #registered = new Map<string, MeasuredStrip>();

  constructor() {
    makeAutoObservable(this, { seen: observableRef }, { autoBind: true });
  }

  /** Registers a row. Returns a function that removes it, for when it unmounts or changes. */
  register(strip: MeasuredStrip): () => void {
    const { id } = strip.list;
    this.#registered.set(id, strip);
    return () => {
      // Another row of the same id may have replaced it.
      if (this.#registered.get(id) === strip) this.#registered.delete(id);
      this.removeFromSeen(strip);
    };
  }

  /** Marks a row as seen: it is in view, or one of its products is opened. */
  markSeen(id: string): MeasuredStrip | undefined {
    const strip = this.#registered.get(id);
    if (strip && !this.seen.includes(strip)) this.seen = [...this.seen, strip];
    return strip;
  }

  private removeFromSeen(strip: MeasuredStrip): void {
    this.seen = this.seen.filter((one) => one !== strip);
  }
}
