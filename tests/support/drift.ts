import type { SchemaDrift, DroppedItem } from '#ports/upstreams.ts';

/** Throws on any dropped item, for answers that must be read in full. */
export const noDrift: SchemaDrift = {
  report(item) {
    throw new Error(`dropped ${JSON.stringify(item)}`);
  },
};

/** Records dropped items. */
export function createRecordingDrift(): SchemaDrift & { readonly items: readonly DroppedItem[] } {
  const items: DroppedItem[] = [];
  return { items, report: (item) => void items.push(item) };
}
