import type { FacetColumn } from './facet-column.ts';

/** What is left of some ranked records when no more than a few of each group may stay. */
export type Deduplicated = {
  /** The records that stay, group by group in the order of their best. */
  readonly kept: Uint32Array;
  /** Where the records of each group begin among those kept, and at the end how many there are. */
  readonly groupStarts: Uint32Array;
};

/** `most` of each group stay; a record without a group is one by itself. */
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
  groups.forEach((group, place) => {
    groupStarts[place + 1] = (groupStarts[place] ?? 0) + group.length;
  });
  return { kept: Uint32Array.from(groups.flat()), groupStarts };
}

/** Every record is a group by itself. */
export const withoutGroups = (ranked: Uint32Array): Deduplicated => ({
  kept: ranked,
  groupStarts: Uint32Array.from({ length: ranked.length + 1 }, (_, place) => place),
});
