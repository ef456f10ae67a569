/** Numeric values of an attribute: record `r` has `numbers` from `starts[r]` to `starts[r + 1]`. */
export type NumberColumn = {
  readonly starts: Uint32Array;
  readonly numbers: Float64Array;
};

/** Booleans count as 0 and 1; text is ignored, even if it looks numeric. */
export function buildNumberColumn(said: readonly (readonly unknown[])[]): NumberColumn {
  const lists = said.map((values) => values.flatMap(asNumber));
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, record) => {
    starts[record + 1] = (starts[record] ?? 0) + list.length;
  });
  return { starts, numbers: Float64Array.from(lists.flat()) };
}

const asNumber = (value: unknown): readonly number[] => {
  if (typeof value === 'boolean') return [Number(value)];
  return typeof value === 'number' ? [value] : [];
};
