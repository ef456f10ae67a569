import { facetKind } from '#src/filters/facet.ts';
import { compareOptions } from '#src/listing/option-order.ts';
import type { Locale } from '#src/shared/locale.ts';

/**
 * One facet over all products of a category. Values are numbered in the order in which they are
 * shown; holder `h` (a product or a variant, by `level`) has the values
 * `ids[starts[h]]` up to `ids[starts[h + 1]]`.
 */
export type FacetColumn = {
  readonly name: string;
  readonly label: string;
  /** Attribute codes that a selection may call this facet by, its name first. */
  readonly names: readonly string[];
  readonly level: 'product' | 'variant';
  readonly values: readonly string[];
  readonly starts: Uint32Array;
  readonly ids: Uint32Array;
};

type ColumnInput = Pick<FacetColumn, 'label' | 'names' | 'level'> & {
  readonly locale: Locale;
  /** Per holder, its values as they are worded. */
  readonly values: readonly (readonly string[])[];
};

export function buildColumn({ locale, values, ...facet }: ColumnInput): FacetColumn {
  const name = facet.names[0] ?? '';
  const compare = facetKind(name) === 'price' ? byNumber : compareOptions(locale);
  const ordered = [...new Set(values.flat())].toSorted(compare);
  const idOf = new Map(ordered.map((value, id) => [value, id]));
  const idLists = values.map((list) =>
    [...new Set(list)].flatMap((value) => idOf.get(value) ?? []),
  );
  return { ...facet, name, values: ordered, ...packed(idLists) };
}

const byNumber = (a: string, b: string): number => Number(a) - Number(b);

function packed(lists: readonly (readonly number[])[]): Pick<FacetColumn, 'starts' | 'ids'> {
  const starts = new Uint32Array(lists.length + 1);
  lists.forEach((list, holder) => {
    starts[holder + 1] = (starts[holder] ?? 0) + list.length;
  });
  return { starts, ids: Uint32Array.from(lists.flat()) };
}
