/** A place in a record in one number: attribute, word position, and whether it is a whole value. */
export type PackedPosition = number;

const POSITION_BITS = 16;
const MAX_POSITION = 65_535;

export const packPosition = (
  attribute: number,
  position: number,
  isWhole: boolean,
): PackedPosition =>
  ((attribute << (POSITION_BITS + 1)) |
    (Math.min(position, MAX_POSITION) << 1) |
    Number(isWhole)) >>>
  0;

export const attributeAt = (position: PackedPosition): number => position >>> (POSITION_BITS + 1);
export const positionAt = (position: PackedPosition): number => (position >>> 1) & MAX_POSITION;
export const isWholeValueAt = (position: PackedPosition): boolean => (position & 1) === 1;

/** Maximum distance of two words, also between elements of a list. */
export const MAX_DISTANCE = 8;

/** Distance of a word from the previous one in the query: 1 if directly behind it. */
export function distance(first: PackedPosition, second: PackedPosition): number {
  if (attributeAt(first) !== attributeAt(second)) return MAX_DISTANCE;
  const ahead = positionAt(second) - positionAt(first);
  return Math.min(MAX_DISTANCE, ahead > 0 ? ahead : 1 - ahead);
}

/**
 * Places of numbered words: those of word `w` are in the rows from `starts[w]` up to `starts[w +
 * 1]`, by record.
 */
export type Occurrences = {
  readonly starts: Uint32Array;
  readonly records: Uint32Array;
  readonly positions: Uint32Array;
};

/** Packs lists of alternating records and places, one per word. */
export function packOccurrences(lists: readonly (readonly number[])[]): Occurrences {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, word) => {
    starts[word + 1] = (starts[word] ?? 0) + list.length / 2;
  });
  const size = starts[lists.length] ?? 0;
  const [records, positions] = [new Uint32Array(size), new Uint32Array(size)];
  let row = 0;
  for (const list of lists) {
    for (let at = 0; at < list.length; at += 2) {
      records[row] = list[at] ?? 0;
      positions[row] = list[at + 1] ?? 0;
      row += 1;
    }
  }
  return { starts, records, positions };
}
