import type { FacetValue } from './facet.ts';
import { parseSize } from './facet-value-slug.ts';

/** A width with the lengths that it is sold in, both in centimetres, each with its size. */
export type SizesOfWidth = {
  readonly width: number;
  readonly lengths: readonly { readonly length: number; readonly size: FacetValue }[];
};

/**
 * Groups the sizes of a facet by width, then by length, as shoppers choose them (F2). Drops values
 * that are no size; of two spellings of one size the first counts.
 */
export function sizesByWidth(values: readonly FacetValue[]): readonly SizesOfWidth[] {
  const widths = new Map<number, Map<number, FacetValue>>();
  for (const size of values) {
    const [width, length] = parseSize(size.value)?.split('x').map(Number) ?? [];
    if (width === undefined || length === undefined) continue;
    const lengths = widths.get(width) ?? new Map<number, FacetValue>();
    if (!lengths.has(length)) lengths.set(length, size);
    widths.set(width, lengths);
  }
  return [...widths]
    .map(([width, lengths]) => ({ width, lengths: inOrder(lengths) }))
    .toSorted((a, b) => a.width - b.width);
}

const inOrder = (lengths: ReadonlyMap<number, FacetValue>): SizesOfWidth['lengths'] =>
  Array.from(lengths, ([length, size]) => ({ length, size })).toSorted(
    (a, b) => a.length - b.length,
  );
