/**
 * Packed lists of value numbers per holder: holder `h` (a product, or a variant's row) has
 * `ids[starts[h]]` up to `ids[starts[h + 1]]`.
 */
export type ValueLists = { readonly starts: Uint32Array; readonly ids: Uint32Array };

/** Packs one list per holder; a list has each value once. */
export function packValues(lists: readonly (readonly number[])[]): ValueLists {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, holder) => {
    starts[holder + 1] = (starts[holder] ?? 0) + list.length;
  });
  return { starts, ids: Uint32Array.from(lists.flat()) };
}

/** Whether `holder` has one of the values that `wanted` marks with 1. */
export function hasAny({ starts, ids }: ValueLists, holder: number, wanted: Uint8Array): boolean {
  const end = starts[holder + 1] ?? 0;
  for (let place = starts[holder] ?? 0; place < end; place += 1) {
    if (wanted[ids[place] ?? 0] === 1) return true;
  }
  return false;
}
