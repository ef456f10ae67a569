import type { SelectedFacet, Selection } from '#src/filters/selection.ts';
import { findFacetByKeyOrLabel } from '#src/filters/merge-facets.ts';
import type { FacetColumn } from './facet-column.ts';

/** Per facet, its chosen values: 1 at the number of each chosen value. */
export type SelectionMask = readonly (Uint8Array | undefined)[];

/**
 * Converts a selection to its chosen values; `undefined` if it names another facet and so matches
 * nothing.
 */
export function selectionMask(
  columns: readonly FacetColumn[],
  selection: Selection,
): SelectionMask | undefined {
  const chosen: (Uint8Array | undefined)[] = columns.map(() => undefined);
  for (const selected of selection) {
    const column = findFacetByKeyOrLabel(selected.name, columns);
    if (!column) return undefined;
    const index = columns.indexOf(column);
    chosen[index] = widened(chosen[index], column, selected);
  }
  return chosen;
}

function widened(
  before: Uint8Array | undefined,
  column: FacetColumn,
  selected: SelectedFacet,
): Uint8Array {
  const isChosen = membership(column, selected);
  return Uint8Array.from(column.values, (_, id) => before?.[id] || (isChosen(id) ? 1 : 0));
}

function membership(
  { values, cents }: FacetColumn,
  selected: SelectedFacet,
): (id: number) => boolean {
  if (selected.kind === 'values') {
    const selectedValues = new Set(selected.values);
    return (id) => selectedValues.has(values[id] ?? '');
  }
  const { minCents, maxCents } = selected;
  return (id) => {
    const price = cents?.[id] ?? Number.NaN;
    return price >= minCents && price <= maxCents;
  };
}
