import type { Drift, DroppedItem } from '#ports/drift.ts';

/** Throws on any dropped item, for answers that must be read in full. */
export const noDrift: Drift = {
  dropped(item) {
    throw new Error(`dropped ${JSON.stringify(item)}`);
  },
};

/** Records dropped items. */
export function createKeptDrift(): Drift & { readonly items: readonly DroppedItem[] } {
  const items: DroppedItem[] = [];
  return { items, dropped: (item) => void items.push(item) };
}
