import { makeAutoObservable, observableRef } from 'mobx';
import type { MeasuredStrip } from '#src/measurement/measured-strip.ts';

/** The rows of products that stand on the page, and which of them a shopper has had in view. */
export class StripStore {
  /** In the order in which they came into view. */
  seen: readonly MeasuredStrip[] = [];
  readonly #placed = new Map<string, MeasuredStrip>();

  constructor() {
    makeAutoObservable(this, { seen: observableRef }, { autoBind: true });
  }

  /** Takes up a row; answers how to take it off again, as it leaves the page or becomes another. */
  place(strip: MeasuredStrip): () => void {
    const { id } = strip.list;
    this.#placed.set(id, strip);
    return () => {
      // Another of the same name may have taken its place.
      if (this.#placed.get(id) === strip) this.#placed.delete(id);
      this.forget(strip);
    };
  }

  /** The row of this name is in view, or one of its products is opened, which is as good. */
  see(id: string): MeasuredStrip | undefined {
    const strip = this.#placed.get(id);
    if (strip && !this.seen.includes(strip)) this.seen = [...this.seen, strip];
    return strip;
  }

  private forget(strip: MeasuredStrip): void {
    this.seen = this.seen.filter((one) => one !== strip);
  }
}
