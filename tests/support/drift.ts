import type { Drift, DroppedItem } from '#ports/drift.ts';

/** For answers of which nothing may be lost. */
export const noDrift: Drift = {
  dropped(item) {
    throw new Error(`dropped ${JSON.stringify(item)}`);
  },
};

/** Remembers what was told. */
export function createKeptDrift(): Drift & { readonly items: readonly DroppedItem[] } {
  const items: DroppedItem[] = [];
  return { items, dropped: (item) => void items.push(item) };
}
