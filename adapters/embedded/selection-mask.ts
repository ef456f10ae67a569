import type { SelectedFacet, Selection } from '#src/filters/selection.ts';
import { facetCalled } from '#src/filters/facet-called.ts';
import type { FacetColumn } from './facet-column.ts';

/** Per facet, which of its values are chosen: 1 at a chosen value's number. */
export type ChosenValues = readonly (Uint8Array | undefined)[];

/**
 * What a selection means for these facets; `undefined` when it names a facet that is not among
 * them, and so can match nothing.
 */
export function chosenValues(
  columns: readonly FacetColumn[],
  selection: Selection,
): ChosenValues | undefined {
  const chosen: (Uint8Array | undefined)[] = columns.map(() => undefined);
  for (const selected of selection) {
    const column = facetCalled(selected.name, columns);
    if (!column) return undefined;
    const place = columns.indexOf(column);
    chosen[place] = widened(chosen[place], column, selected);
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
    const wanted = new Set(selected.values);
    return (id) => wanted.has(values[id] ?? '');
  }
  const { minCents, maxCents } = selected;
  return (id) => {
    const price = cents?.[id] ?? Number.NaN;
    return price >= minCents && price <= maxCents;
  };
}
