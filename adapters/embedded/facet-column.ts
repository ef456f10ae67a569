import { facetKind } from '#src/filters/facet.ts';
import { createOptionComparator } from '#src/filters/option-comparator.ts';
import { orderByScale } from '#src/filters/option-scales.ts';
import type { Locale } from '#src/shared/locale.ts';

/** One facet over all products of a category, its values numbered in display order. */
export type FacetColumn = {
  readonly name: string;
  readonly label: string;
  /** Attribute codes by which a selection may name this facet, its own name first. */
  readonly names: readonly string[];
  readonly values: readonly string[];
  /** For a price facet: each value in cents. */
  readonly cents?: Float64Array;
  readonly ofProducts: ValueLists;
  /** For a facet that distinguishes the variants of a product: the values of each row. */
  readonly ofRows?: ValueLists;
};

type ColumnInput = Pick<FacetColumn, 'label' | 'names'> & {
  readonly locale: Locale;
  /** Displayed values per product and, within it, per row; one row if all variants agree. */
  readonly values: readonly (readonly (readonly string[])[])[];
  readonly isOfRows: boolean;
};

export function buildColumn({ locale, values, isOfRows, ...facet }: ColumnInput): FacetColumn {
  const name = facet.names[0] ?? '';
  const isPrice = facetKind(name) === 'price';
  const ordered = [...new Set(values.flat(2))].toSorted(
    isPrice ? byNumber : orderByScale(facet.names, createOptionComparator(locale)),
  );
  const idOf = new Map(ordered.map((value, id) => [value, id]));
  const idsOf = (list: readonly string[]) =>
    [...new Set(list)].flatMap((value) => idOf.get(value) ?? []);
  return {
    ...facet,
    name,
    values: ordered,
    ...(isPrice ? { cents: Float64Array.from(ordered, toCents) } : {}),
    ofProducts: packValues(values.map((rows) => idsOf(rows.flat()))),
    ...(isOfRows ? { ofRows: packValues(values.flat().map(idsOf)) } : {}),
  };
}

const byNumber = (a: string, b: string): number => Number(a) - Number(b);

const toCents = (euros: string): number => Math.round(Number(euros) * 100);

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

/** Whether `holder` has one of the values that `marked` marks with 1. */
export function hasAny({ starts, ids }: ValueLists, holder: number, marked: Uint8Array): boolean {
  const end = starts[holder + 1] ?? 0;
  for (let index = starts[holder] ?? 0; index < end; index += 1) {
    if (marked[ids[index] ?? 0] === 1) return true;
  }
  return false;
}
