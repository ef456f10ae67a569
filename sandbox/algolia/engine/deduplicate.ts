import type { FacetColumn } from './facet-column.ts';

/** Ranked records, reduced to a maximum number per group. */
export type Deduplicated = {
  /** The records kept, by group in the order of the groups' best. */
  readonly records: Uint32Array;
  /** Start of each group in `records`, and the length of `records` at the end. */
  readonly groupStarts: Uint32Array;
};

/** Keeps at most `most` records per group; a record without a value is its own group. */
export function deduplicate(
  ranked: Uint32Array,
  { values, ofRecords: { starts, ids } }: FacetColumn,
  most: number,
): Deduplicated {
  const groupOf = new Int32Array(values.length).fill(-1);
  const groups: number[][] = [];
  for (const record of ranked) {
    const start = starts[record] ?? 0;
    const value = start < (starts[record + 1] ?? 0) ? (ids[start] ?? 0) : undefined;
    const known = value === undefined ? undefined : groups[groupOf[value] ?? -1];
    if (known) {
      if (known.length < most) known.push(record);
    } else {
      if (value !== undefined) groupOf[value] = groups.length;
      groups.push([record]);
    }
  }
  const groupStarts = new Uint32Array(groups.length + 1);
  groups.forEach((group, index) => {
    groupStarts[index + 1] = (groupStarts[index] ?? 0) + group.length;
  });
  return { records: Uint32Array.from(groups.flat()), groupStarts };
}

/** Makes every record its own group. */
export const withoutGroups = (ranked: Uint32Array): Deduplicated => ({
  records: ranked,
  groupStarts: Uint32Array.from({ length: ranked.length + 1 }, (_, index) => index),
});
